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
use crate::play::game::{Game, Participant};
use crate::play::history::last_turn;
use crate::record::Record;
use crate::rules::{Move, Outcome, Rules, Side};
use crate::store::settings::Program;
use crate::store::{self, GameId};
use crate::text::Texts;
use lines::{Line, lines};
use players::{own_side, recognise};

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
    game: Game,
    /// The record that it was read from, if from one.
    record: Option<Record>,
    /// The side from which it is looked at.
    own: Side,
    /// Whether somebody who sits here has played that side.
    mine: bool,
    /// Its number in the store, if it is there.
    id: Option<GameId>,
}

impl Replay {
    /// Shows a game from its end.
    fn new(game: Game, own: Side) -> Replay {
        let positions: Vec<_> = game.positions().collect();
        let moves = game.moves().to_vec();
        let lines = lines(&positions, moves.len());
        let mut replay = Replay {
            at: 0,
            first: 0,
            positions,
            moves,
            lines,
            game,
            own,
            record: None,
            mine: true,
            id: None,
        };
        replay.go(replay.moves.len());
        replay
    }

    /// Shows a game that the store has as `kept`, to this player.
    pub(super) fn of_store(game: Game, kept: &store::Kept, player: &str) -> Replay {
        let mine = kept.game.player == player;
        Replay { id: Some(kept.id), mine, ..Replay::new(game, kept.game.own) }
    }

    /// Shows a game that was read from this record, which is what is saved, to this
    /// player.
    pub(super) fn of(record: Record, mut game: Game, player: &str) -> Replay {
        recognise(&mut game, &record);
        let own = own_side(&game);
        // A file that does not name who played is not thereby the player's own game.
        let mine = !player.is_empty() && *game.side(own) == Participant::Person(player.to_owned());
        Replay { record: Some(record), mine, ..Replay::new(game, own) }
    }

    /// The number of the game, if it is one of this player's that has not ended, and is
    /// shown as far as it has come.
    pub(super) fn unfinished(&self) -> Option<GameId> {
        let goes_on = self.game.end().is_none() && self.at == self.moves.len();
        self.id.filter(|_| goes_on && self.mine)
    }

    /// The whole game.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The whole game as a record: the one that was read, or a new one.
    pub(super) fn record(&self) -> Record {
        self.record.clone().unwrap_or_else(|| Record::of(&self.game))
    }

    /// The game as far as it is shown, with a picture of the position.
    pub(super) fn record_here(&self) -> Record {
        let here = self.game.up_to(self.at);
        let mut record = match &self.record {
            Some(read) => read.up_to(&here),
            None => Record::of(&here),
        };
        record.show(here.position());
        record
    }

    /// The game as far as it is shown, and the side that goes on with it. Where no person
    /// has played, it goes on between people, and so does one that a record tells of a
    /// program that is not among these.
    pub(super) fn here(&self, programs: &[Program]) -> (Game, Side) {
        let (own, mut game) = (self.own, self.game.up_to(self.at));
        let watched = !game.sides.iter().any(Participant::is_person);
        let opponent = &mut game.sides[own.other().index()];
        let missing = |name: &str| !programs.iter().any(|program| program.name == name);
        let replaced = match opponent {
            Participant::Person(_) => false,
            Participant::Bot(_) => watched,
            Participant::Program(name) => watched || (self.record.is_some() && missing(name)),
        };
        if replaced {
            *opponent = Participant::Person(opponent.name());
        }
        (game, own)
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
        let lost = position.outcome() == Some(Outcome::Win(self.own.other()))
            && matches!(self.game.side(self.own.other()), Participant::Bot(_));
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
