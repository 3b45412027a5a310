//! What no game of the registry needs yet, tried with a small one that does: edges, extra
//! turns and moves that belong to no place.

use super::spoken::spoken;
use super::*;
use crate::app::view::{Kind, Paint, Style};
use crate::board::{Look, Place, PlaceKind};
use crate::bots::anywhere::Anywhere;
use crate::bots::{Advice, Reason};
use crate::games::{BotSpec, GameSpec};
use crate::play::question::Found;
use crate::rules::{Move, Outcome, Rules, Side};
use crate::scene::{Glyph, Hit, Ink, Point, Scene, Shape, rectangle};
use crate::text::{Language, Texts};

/// Four points in a row and three edges between them. Whoever draws the middle one moves
/// again, whoever draws the last one wins, and a side that does not want to move passes.
#[derive(Clone, Default)]
struct Row {
    owners: [Option<Side>; 3],
    turns: u32,
    passed: bool,
}

const PASS: Move = Move(3);
const NAMES: [&str; 4] = ["a", "b", "c", "d"];

impl Rules for Row {
    fn turn(&self) -> Side {
        Side::BOTH[self.turns as usize % 2]
    }
    fn moves(&self, out: &mut Vec<Move>) {
        if self.outcome().is_none() {
            out.extend((0..3).filter(|&n| self.owners[n as usize].is_none()).map(Move));
            out.extend((!self.passed).then_some(PASS));
        }
    }
    fn play(&mut self, m: Move) {
        self.passed = m == PASS;
        let side = self.turn();
        if let Some(edge) = self.owners.get_mut(m.0 as usize) {
            *edge = Some(side);
        }
        self.turns += u32::from(m != Move(1));
    }
    fn outcome(&self) -> Option<Outcome> {
        // The middle edge leaves the turn with the side that drew it.
        self.owners.iter().all(Option::is_some).then(|| Outcome::Win(self.turn().other()))
    }
    fn key(&self) -> u64 {
        let owners = self.owners.iter().map(|owner| owner.map_or(0, |side| 1 + side.index() as u64));
        owners.fold(u64::from(self.turns) * 2 + u64::from(self.passed), |key, owner| key * 3 + owner)
    }
    fn notation(&self, m: Move) -> String {
        if m == PASS { "pass".to_owned() } else { self.place(Spot(m.0)).name }
    }
    fn text(&self) -> String {
        format!("{:?}", self.owners)
    }
    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}

impl Board for Row {
    fn scene(&self, look: &Look) -> Scene {
        let dot = |n| Shape::Mark {
            at: Point::new(n as f32 + 0.5, 0.5),
            size: 0.2,
            glyph: Glyph::Dot,
            ink: Ink::Text,
        };
        let line = |n: u32, ink| Shape::Line {
            from: Point::new(n as f32 + 0.5, 0.5),
            to: Point::new(n as f32 + 1.5, 0.5),
            width: 0.1,
            ink,
        };
        let drawn = |n: &u32| self.owners[*n as usize].is_some();
        let ink = |n: u32| if look.last.contains(&Move(n)) { Ink::Last } else { Ink::Grid };
        let shapes = (0..3).filter(drawn).map(|n| line(n, ink(n))).chain((0..4).map(dot)).collect();
        let area = |n: u32| rectangle(n as f32 + 0.5, 0.0, 1.0, 1.0);
        let hits = (0..3).map(|n| Hit { area: area(n), spot: Spot(n) }).collect();
        Scene { width: 4.0, height: 1.0, shapes, hits, ..Scene::default() }
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        if m == PASS { Vec::new() } else { vec![Spot(m.0)] }
    }
    fn actions(&self) -> Vec<(Move, &'static str)> {
        if self.legal().contains(&PASS) { vec![(PASS, "pass")] } else { Vec::new() }
    }
    fn place(&self, spot: Spot) -> Place {
        let n = spot.0 as usize;
        let [from, to] = [NAMES[n], NAMES[n + 1]].map(str::to_owned);
        let name = format!("{from}-{to}");
        Place { owner: self.owners[n], ..Place::new(name, PlaceKind::Edge { from, to }) }
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

static ROW: GameSpec = GameSpec {
    key: "row",
    start: |_| Ok(Box::new(Row::default())),
    rules: |_| "row",
    sample: |_| "a-b",
    bots: &[BotSpec::single("random", |_| Box::new(Anywhere))],
    advise: Some(|position, _| Advice::new(position.legal()[0], Reason("even"))),
    ..GameSpec::BASE
};

/// The form on which a person plays the second side, and these moves of the first are
/// made.
fn after(moves: &[Move]) -> TableForm {
    let chance = crate::bots::chance(1);
    let mut form = TableForm::new(ROW.usual(), TICKETS, chance, Duration::ZERO, Size::default());
    form.choose(Id::Side(0), 1);
    form.choose(Id::Side(1), 0);
    for &m in moves {
        form.answer(Answer { ticket: form.ticket(), found: Found::Move(m) });
    }
    form
}

fn slovak() -> Texts {
    Texts::new(Language::Slovak)
}

fn status(form: &TableForm) -> String {
    let form = form.form("Jana", None, &slovak());
    form.control(Id::Status).expect("it is always there").name.clone()
}

#[test]
fn an_edge_is_called_by_its_ends_in_every_language() {
    let mut row = Row::default();
    row.play(Move(1));
    let said = |n| spoken(&row, Spot(n), &slovak());
    assert_eq!(said(0), "hrana medzi a a b, voľná");
    assert_eq!(said(1), "hrana medzi b a c, nakreslená");
    for language in Language::ALL {
        let [free, drawn] = [0, 1].map(|n| spoken(&row, Spot(n), &Texts::new(language)));
        assert!(free.contains('a') && free.contains('b'), "{free}");
        assert!(drawn.contains('b') && drawn.contains('c'), "{drawn}");
        let end = |said: &str| said.rsplit([' ', '，']).next().map(str::to_owned);
        assert_ne!(end(&free), end(&drawn), "{language:?}");
    }
}

#[test]
fn all_moves_of_the_last_turn_are_marked_and_told() {
    let form = after(&[Move(1), Move(0)]);
    assert_eq!(form.look().last, [Move(1), Move(0)]);
    assert!(status(&form).starts_with("b-c, a-b. Váš ťah"), "{}", status(&form));
    assert_eq!(form.scene().drawn_in(Ink::Last).len(), 2);
    assert_eq!(after(&[Move(0)]).look().last, [Move(0)]);
}

#[test]
fn a_move_without_a_place_has_a_button_that_the_keyboard_reaches() {
    let mut form = after(&[Move(0)]);
    let shown = form.form("Jana", None, &slovak());
    let button = shown.control(Id::Action(0)).expect("one may pass");
    assert_eq!((button.name.as_str(), button.enabled), ("Vynechať ťah", true));
    let board = shown.control(Id::Board).expect("there is a board").place;
    assert!(button.place.x >= board.x + board.w, "{:?} beside {board:?}", button.place);
    let list = shown.control(Id::List).expect("there is a list").place;
    assert!(button.place.y + button.place.h <= list.y, "{:?} above {list:?}", button.place);
    let enter = crate::app::keys::Chord::plain(crate::app::keys::Key::Enter);
    let meaning = form.key(Some(Id::Action(0)), enter);
    assert!(matches!(meaning, crate::app::keyboard::Meaning::Press(Id::Action(0))));
    form.press(Id::Action(0));
    assert_eq!(form.current().played(), [Move(0), PASS]);
    let shown = form.form("Jana", None, &slovak());
    assert!(shown.control(Id::Action(0)).is_none(), "nobody passes after a pass");
    let Some(crate::app::view::Kind::List(list)) = shown.control(Id::List).map(|list| &list.kind) else {
        panic!("there is a list of moves");
    };
    assert_eq!(list.rows[1][2], "Vynechať ťah");
}

#[test]
fn a_move_without_a_place_can_be_typed_and_is_told_by_its_words() {
    let mut form = after(&[PASS]);
    assert!(status(&form).starts_with("Vynechať ťah. Váš ťah"), "{}", status(&form));
    for c in "a-b".chars() {
        form.key(Some(Id::Board), crate::app::keys::Chord::plain(crate::app::keys::Key::Char(c)));
    }
    assert_eq!(form.current().played(), [PASS, Move(0)]);
}

#[test]
fn the_button_of_a_move_without_a_place_blinks_when_it_is_advised() {
    let mut form = after(&[Move(0)]);
    let style = |form: &TableForm| {
        let form = form.form("Jana", None, &slovak());
        match form.control(Id::Action(0)).map(|button| &button.kind) {
            Some(Kind::Button(button)) => button.style,
            other => panic!("no button but {other:?}"),
        }
    };
    assert_eq!(style(&form), Style::Plain);
    form.press(Id::Hint);
    let answer = |form: &TableForm, best| {
        let found = Found::Advice(Advice::new(best, Reason("even")));
        Answer { ticket: form.ticket(), found }
    };
    let mut effects = form.answer(answer(&form, PASS));
    let mut seen = Vec::new();
    while let Some(hint) = effects.iter().find_map(|effect| match effect {
        Effect::After(_, Timer::Blink(hint)) => Some(*hint),
        _ => None,
    }) {
        seen.push(style(&form) == Style::Bright(Paint::Yellow));
        effects = form.timer(Timer::Blink(hint));
    }
    seen.push(style(&form) == Style::Bright(Paint::Yellow));
    assert_eq!(seen, [true, false, true, false, true, false, true, true], "it blinks, and stays");
}

#[test]
fn a_button_cannot_be_pressed_while_somebody_else_moves_or_an_earlier_move_is_seen() {
    let enabled = |form: &TableForm| {
        form.form("Jana", None, &slovak()).control(Id::Action(0)).map(|button| button.enabled)
    };
    assert_eq!(enabled(&after(&[])), Some(false), "the opponent is to move");
    let mut form = after(&[Move(1), Move(0)]);
    assert_eq!(enabled(&form), Some(true));
    form.choose(Id::List, 0);
    assert_eq!(enabled(&form), Some(false));
}

#[test]
fn a_place_that_is_taken_is_refused() {
    let mut form = after(&[Move(0)]);
    form.click(Spot(0));
    assert!(status(&form).contains("Pole a-b je obsadené"), "{}", status(&form));
}

/// The names and the previews are made anew when there may be others.
#[test]
fn names_and_previews_are_made_once_for_a_position() {
    let mut form = after(&[Move(1)]);
    let before = form.preview();
    assert_eq!(form.preview(), before);
    form.answer(Answer { ticket: form.ticket(), found: Found::Move(Move(0)) });
    assert_ne!(form.preview(), before);
}
