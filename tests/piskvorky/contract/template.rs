//! A game to copy: everything that a game needs, and no more. Some matches lie in a row; who
//! is to move takes one, two or three of them, and whoever takes the last one wins.
//!
//! It is in no list, but all laws are tried on it.

use piskvorky::board::{Board, Look, Place};
use piskvorky::bots::anywhere::Anywhere;
use piskvorky::bots::{Advice, Engine, MoveEval, Reason, Thinking, known, typed};
use piskvorky::games::{BotSpec, GameSpec};
use piskvorky::options::{OptionKind, OptionSpec};
use piskvorky::rules::{Move, Outcome, Rules, Side};
use piskvorky::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};
use rand::seq::IndexedRandom;

/// The line for the registry. What is not named here is as in most games.
pub(super) static GAME: GameSpec = GameSpec {
    key: "matches",
    options: &[OptionSpec {
        key: "count",
        kind: OptionKind::Number { default: 15, min: 3, max: 21 },
        tells_apart: true,
    }],
    start: |options| Ok(Box::new(Matches { left: options.number("count").into(), turn: Side::First })),
    rules: |_| "matches",
    sample: |_| "-1",
    trials: &["count=3", "count=21"],
    bots: &[BotSpec::quick("random", |_| Box::new(Anywhere)), BotSpec::quick("fours", |_| typed(Fours))],
    evaluators: &["fours"],
    advise: Some(|position, thinking| {
        let best = Fours.think(known(position), thinking);
        Advice::new(best, if winning(known(position)).is_some() { FOURS } else { ANY })
    }),
    reasons: &[FOURS, ANY],
    ..GameSpec::BASE
};

/// Leaves a multiple of four.
const FOURS: Reason = Reason("fours");
/// Every move loses against best play.
const ANY: Reason = Reason("any");

/// The rules: a position is a plain value.
#[derive(Clone)]
struct Matches {
    left: u32,
    turn: Side,
}

impl Rules for Matches {
    fn turn(&self) -> Side {
        self.turn
    }
    /// A move is the number of matches that are taken.
    fn moves(&self, out: &mut Vec<Move>) {
        out.extend((1..=self.left.min(3)).map(Move));
    }
    fn play(&mut self, m: Move) {
        debug_assert!((1..=self.left.min(3)).contains(&m.0), "{m:?} of {}", self.left);
        (self.left, self.turn) = (self.left - m.0, self.turn.other());
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then(|| Outcome::Win(self.turn.other()))
    }
    fn key(&self) -> u64 {
        u64::from(2 * self.left) + self.turn.index() as u64
    }
    fn notation(&self, m: Move) -> String {
        format!("-{}", m.0)
    }
    fn text(&self) -> String {
        "|".repeat(self.left as usize)
    }
    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}

/// The picture, and what a click means: to take this match and all on its right.
impl Board for Matches {
    fn scene(&self, look: &Look) -> Scene {
        let (width, height) = (self.left.max(8) as f32, 3.0);
        let place = |n: u32| rectangle(n as f32, 0.5, 1.0, 2.0);
        let mut shapes = vec![Shape::Polygon { points: rectangle(0.0, 0.0, width, height), ink: Ink::Paper }];
        let meant = look.picked.iter().chain(&look.targets);
        shapes.extend(meant.map(|spot| Shape::Polygon { points: place(spot.0), ink: Ink::Target }));
        shapes.extend((0..self.left).map(|n| {
            let x = n as f32 + 0.5;
            Shape::Line { from: Point::new(x, 0.8), to: Point::new(x, 2.2), width: 0.2, ink: Ink::Text }
        }));
        let hits = (0..self.left).map(|n| Hit { area: place(n), spot: Spot(n) }).collect();
        Scene { width, height, shapes, hits, ..Scene::default() }
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(self.left - m.0)]
    }
    fn place(&self, spot: Spot) -> Place {
        Place::cell((spot.0 + 1).to_string())
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

/// An opponent: it leaves a multiple of four if it can (C. Bouton: *Nim, a game with a
/// complete mathematical theory*, 1901), else any number.
struct Fours;

impl Engine<Matches> for Fours {
    fn think(&mut self, position: &Matches, thinking: &mut Thinking) -> Move {
        let legal = position.legal();
        winning(position).or_else(|| legal.choose(thinking.chance).copied()).expect("the game is not over")
    }
    fn opinions(&mut self, position: &Matches, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let worth = |m| MoveEval::Number(if winning(position) == Some(m) { 1 } else { -1 });
        position.legal().into_iter().map(|m| (m, worth(m))).collect()
    }
}

fn winning(position: &Matches) -> Option<Move> {
    Some(Move(position.left % 4)).filter(|m| m.0 > 0)
}
