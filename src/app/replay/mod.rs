//! The form in which a game is looked at move by move; [`players`] says who played it and
//! who won, [`mod@lines`] where its moves stand in the list.

mod lines;
mod players;

use super::build::{BUTTON, LINE, MARGIN, NEAR, button, control, fixed_form, heading, layer, quiet};
use super::keys::{Chord, Key};
use super::playing::move_name;
use super::view::{
    Button, Canvas, Column, Control, Form, FormId, Id, Kind, List, Picture, Rect, Size, Style, Tone,
};
use crate::board::{Board, Look};
use crate::games::GameSetup;
use crate::play::history::last_turn;
use crate::record::{Record, tag};
use crate::rules::{Move, Outcome, Side};
use crate::store::{self, GameId, Opponent};
use crate::text::Texts;
use lines::{Line, lines};
use players::{computer, tags_of};

const SIZE: Size = Size { w: 680, h: 552 };
const SHEET: Rect = Rect::new(MARGIN, 96, 344, 344);
const LIST: Rect = Rect::new(MARGIN + 344 + MARGIN, 96, 264, 14 * List::LINE + 2 + 6);
/// How many cells anybody wants to hear one by one.
const CELLS_SAID: usize = 9;

/// A game, and how far it is shown.
pub(super) struct Replay {
    positions: Vec<Box<dyn Board>>,
    moves: Vec<Move>,
    lines: Vec<Line>,
    /// How many moves have been made in the position that is shown.
    at: usize,
    first: usize,
    /// The game as the store knows it, to go on with.
    game: store::Game,
    /// The record that it was read from, if from one.
    record: Option<Record>,
    /// Whether somebody who sits here has played it.
    own: bool,
    /// Its number in the store, if it is there.
    id: Option<GameId>,
}

impl Replay {
    /// Shows a game from its end.
    pub(super) fn new(record: &crate::record::Game, game: store::Game) -> Replay {
        let positions: Vec<_> = record.positions().collect();
        let moves = record.moves().to_vec();
        let lines = lines(&positions, moves.len());
        let mut replay =
            Replay { at: 0, first: 0, positions, moves, lines, game, record: None, own: true, id: None };
        replay.go(replay.moves.len());
        replay
    }

    /// Shows a game that the store has under a number, to this player.
    pub(super) fn of_store(record: &crate::record::Game, kept: store::Kept, player: &str) -> Replay {
        let own = kept.game.player == player;
        Replay { id: Some(kept.id), own, ..Replay::new(record, kept.game) }
    }

    /// The number of the game, if it is one of this player's that has not ended, and is
    /// shown as far as it has come.
    pub(super) fn unfinished(&self, player: &str) -> Option<GameId> {
        let goes_on = self.game.outcome.is_none() && self.at == self.moves.len();
        self.id.filter(|_| goes_on && self.game.player == player)
    }

    /// Shows a game that was read from this record, which is what is saved.
    pub(super) fn of(record: Record, game: &crate::record::Game, player: &str) -> Replay {
        let kept = to_store(&record, game, player);
        let own = record.tag(tags_of(kept.own).0) == Some(player);
        Replay { record: Some(record), own, ..Replay::new(game, kept) }
    }

    /// The whole game as a record: the one that was read, or a new one.
    pub(super) fn record(&self, date: impl FnOnce(store::Moment) -> String) -> Option<Record> {
        let made = || record(&self.game, date(self.game.at), false);
        self.record.clone().or_else(made)
    }

    /// The game as far as it is shown, with a picture of the position.
    pub(super) fn record_here(&self, date: impl FnOnce(store::Moment) -> String) -> Option<Record> {
        let position = &self.positions[self.at];
        match &self.record {
            Some(read) => {
                // At the end the result may be one that was agreed upon.
                let whole = self.at == self.moves.len();
                let result = if whole { read.result() } else { position.outcome() };
                let mut part = read.up_to(self.at, result);
                part.show(&**position);
                Some(part)
            }
            None => record(&self.here(), date(self.game.at), true),
        }
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.moves.len());
        let seen = List::seen(LIST.h, true);
        let line = self.line().map_or(0, |line| line + 1);
        self.first = self.first.clamp(line.saturating_sub(seen), line.saturating_sub(1));
    }

    /// One of the four steps: to the start, back, on, to the end.
    pub(super) fn step(&mut self, step: u8) {
        match step {
            0 => self.go(0),
            1 => self.go(self.at.saturating_sub(1)),
            2 => self.go(self.at + 1),
            _ => self.go(self.moves.len()),
        }
    }

    /// A line of the list was chosen: shows the position after it.
    pub(super) fn choose(&mut self, line: usize) {
        let last = self.lines.get(line).and_then(|line| line.last());
        self.go(last.map_or(self.moves.len(), |ply| ply + 1));
    }

    /// The line of the move that led to the position that is shown.
    fn line(&self) -> Option<usize> {
        let ply = self.at.checked_sub(1)?;
        self.lines.iter().position(|line| line.plies.contains(&Some(ply)))
    }

    pub(super) fn scroll(&mut self, first: usize) {
        self.first = first;
    }

    /// Which step a key takes; where one reads from the right to the left, the
    /// game goes on to the left.
    pub(super) fn key(chord: Chord, to_left: bool) -> Option<Id> {
        let Chord { key, ctrl: false, alt: false, .. } = chord else { return None };
        let (back, on) = if to_left { (Key::Right, Key::Left) } else { (Key::Left, Key::Right) };
        match key {
            Key::Home => Some(Id::Step(0)),
            Key::Up => Some(Id::Step(1)),
            Key::Down => Some(Id::Step(2)),
            Key::End => Some(Id::Step(3)),
            key if key == back => Some(Id::Step(1)),
            key if key == on => Some(Id::Step(2)),
            _ => None,
        }
    }

    /// The game as far as it is shown.
    pub(super) fn here(&self) -> store::Game {
        let moves = self.game.moves[..self.at].to_vec();
        let outcome = self.positions[self.at].outcome();
        store::Game { moves, outcome, ..self.game.clone() }
    }

    /// What the form shows; `playing`: whether somebody is there to go on with it.
    pub(super) fn form(&self, playing: bool, texts: &Texts) -> Form {
        Form {
            controls: self.controls(playing, texts),
            focus: Some(Id::Step(1)),
            ..fixed_form(FormId::Replay, texts.replay_title(), SIZE)
        }
    }

    fn controls(&self, playing: bool, texts: &Texts) -> Vec<Control> {
        let wide = SIZE.w - 2 * MARGIN;
        let line = self.moves.get(self.at.wrapping_sub(1)).map_or_else(
            || texts.replay_start(),
            |_| texts.replay_ply(self.move_name(self.at - 1, texts), self.moves.len(), self.at),
        );
        let said = texts.replay_picture(self.said(&line));
        let board = control(Id::Show(3), SHEET, said, Kind::Board(Box::new(self.picture())));
        let mut controls = vec![
            heading(0, Rect::new(MARGIN, 10, wide, 46), self.title(texts), 16, Tone::Ink),
            quiet(1, Rect::new(MARGIN, 58, wide, LINE), self.ending(texts)),
            Control { enabled: false, ..board },
            control(Id::List, LIST, texts.replay_moves(), Kind::List(self.list(texts))),
            quiet(4, Rect::new(SHEET.x, SHEET.y + SHEET.h + 4, SHEET.w, LINE), line),
        ];
        controls.extend(self.steps(texts));
        controls.extend(self.buttons(playing, texts));
        controls
    }

    /// What is said of the position that is shown: the whole of it where that is
    /// short, and otherwise the last move, which is also `line`.
    fn said(&self, line: &str) -> String {
        let text = self.positions[self.at].text();
        let cells = text.chars().filter(|c| !c.is_whitespace()).count();
        if cells <= CELLS_SAID { text } else { line.to_owned() }
    }

    fn picture(&self) -> Canvas {
        let last = last_turn(&self.positions, &self.moves[..self.at]).to_vec();
        let position = &self.positions[self.at];
        let lost = position.outcome() == Some(Outcome::Win(self.game.own.other()))
            && matches!(self.game.opponent, Opponent::Computer(_));
        Canvas::still(position.scene(&Look { last, ..Look::default() }), lost)
    }

    fn list(&self, texts: &Texts) -> List {
        let column = |title, width, number| Column { title, width, number };
        let row = |line: &Line| {
            let number = line.number.map(|n| n.to_string()).unwrap_or_default();
            let [first, second] =
                line.plies.map(|ply| ply.map_or_else(String::new, |n| self.move_name(n, texts)));
            vec![number, first, second]
        };
        let lines = self.lines.iter().skip(self.first).take(List::seen(LIST.h, true));
        List {
            columns: vec![
                column(texts.replay_number(), 48, true),
                column(texts.side("first").unwrap_or_default(), 94, false),
                column(texts.side("second").unwrap_or_default(), 94, false),
            ],
            rows: lines.map(row).collect(),
            first: self.first,
            total: self.lines.len(),
            chosen: self.line(),
            sorted: None,
        }
    }

    /// What a move is called, counted from zero.
    fn move_name(&self, ply: usize, texts: &Texts) -> String {
        move_name(&*self.positions[ply], self.moves[ply], texts)
    }

    fn steps(&self, texts: &Texts) -> Vec<Control> {
        let (y, w) = (LIST.y + LIST.h + NEAR, (LIST.w - 3 * NEAR) / 4);
        let names = [texts.step_start(), texts.step_back(), texts.step_on(), texts.step_end()];
        let possible = [self.at > 0, self.at > 0, self.at < self.moves.len(), self.at < self.moves.len()];
        (0..4)
            .map(|n| {
                let place = Rect::new(LIST.x + n as i32 * (w + NEAR), y, w, BUTTON);
                let (text, layers) = (String::new(), vec![layer(Picture::Svg(sign(n)))]);
                let kind = Kind::Button(Button { text, style: Style::Plain, layers });
                let step = control(Id::Step(n as u8), place, names[n].clone(), kind);
                Control { enabled: possible[n], ..step }
            })
            .collect()
    }

    fn buttons(&self, playing: bool, texts: &Texts) -> Vec<Control> {
        let y = SIZE.h - MARGIN - BUTTON;
        let over = self.positions[self.at].outcome().is_some();
        let go_on =
            button(Id::Continue, Rect::new(MARGIN, y, 136, BUTTON), texts.replay_continue(), Style::Plain);
        let right = SIZE.w - MARGIN - 104;
        vec![
            Control { enabled: playing && !over, ..go_on },
            button(Id::Save, Rect::new(MARGIN + 144, y, 128, BUTTON), texts.replay_save(), Style::Plain),
            button(Id::Copy, Rect::new(MARGIN + 280, y, 128, BUTTON), texts.replay_copy(), Style::Plain),
            button(Id::Ok, Rect::new(right, y, 104, BUTTON), texts.close(), Style::Default),
        ]
    }
}

/// The sign of a step: `|◀`, `◀`, `▶`, `▶|`.
fn sign(step: usize) -> String {
    let shape =
        ["M7 5h3v14h-3zM20 5v14L11 12z", "M17 5v14L6 12z", "M7 5v14L18 12z", "M4 5v14L13 12zM14 5h3v14h-3z"];
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">\
         <path d=\"{}\" fill=\"#24323F\"/></svg>",
        shape[step]
    )
}

/// A game of the store as one that can be replayed; `None` if the registry does
/// not know it, or if its moves are not legal.
pub(super) fn from_store(game: &store::Game) -> Option<crate::record::Game> {
    let setup = GameSetup::of_parts(&game.game, &game.setup).ok()?;
    let mut replayed = crate::record::Game::new(setup);
    game.moves.iter().try_for_each(|m| replayed.play_notation(m)).ok()?;
    if let Some(outcome) = game.outcome {
        replayed.settle(outcome).ok()?;
    }
    Some(replayed)
}

/// A record that was read as a game of the store: one side may belong to the
/// computer, the other is the player's.
pub(super) fn to_store(record: &Record, replayed: &crate::record::Game, player: &str) -> store::Game {
    let spec = replayed.spec();
    let names = [tag::FIRST, tag::SECOND].map(|name| record.tag(name).unwrap_or_default());
    let computer = Side::BOTH.map(|side| computer(record, side, spec));
    let (own, opponent) = match computer {
        [None, Some(bot)] => (Side::First, Opponent::Computer(bot.key())),
        [Some(bot), None] => (Side::Second, Opponent::Computer(bot.key())),
        _ => (Side::First, Opponent::Person(names[1].to_owned())),
    };
    let named = names[own.index()];
    let start = replayed.positions().next();
    store::Game {
        player: if named.is_empty() { player } else { named }.to_owned(),
        game: spec.key.to_owned(),
        setup: replayed.setup().options().to_string(),
        opponent,
        own,
        mark: start.and_then(|start| super::classic::mark_of(&*start, own)).unwrap_or_default().to_owned(),
        outcome: replayed.outcome(),
        moves: record.moves().iter().map(|ply| ply.notation().to_owned()).collect(),
        duration: std::time::Duration::ZERO,
        at: store::Moment::default(),
        seed: record.tag(tag::SEED).and_then(|seed| seed.parse().ok()).unwrap_or_default(),
    }
}

/// A game of the store as a record, to be saved or copied.
pub(super) fn record(game: &store::Game, date: String, with_picture: bool) -> Option<Record> {
    let (opponent, its_kind) = match &game.opponent {
        Opponent::Computer(key) => (key.as_str(), tag::PROGRAM),
        Opponent::Program(name) => (name.as_str(), tag::PROGRAM),
        Opponent::Person(name) => (name.as_str(), tag::HUMAN),
    };
    let own = (game.player.as_str(), tag::HUMAN);
    let sides = match game.own {
        Side::First => [own, (opponent, its_kind)],
        Side::Second => [(opponent, its_kind), own],
    };
    signed(&from_store(game)?, sides, date, game.seed, with_picture)
}

/// A game as a record that says who played it: the name of each side, and what
/// plays it.
pub(super) fn signed(
    game: &crate::record::Game,
    sides: [(&str, &str); 2],
    date: String,
    seed: u64,
    with_picture: bool,
) -> Option<Record> {
    let mut record = if with_picture { game.with_picture() } else { game.record() };
    for (side, (name, kind)) in Side::BOTH.into_iter().zip(sides) {
        let (name_tag, kind_tag) = tags_of(side);
        if !name.is_empty() {
            record.set_tag(name_tag, name).ok()?;
        }
        record.set_tag(kind_tag, kind).ok()?;
    }
    record.set_tag(tag::DATE, date).ok()?;
    record.set_tag(tag::SEED, seed.to_string()).ok()?;
    Some(record)
}
