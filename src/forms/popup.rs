//! The list that drops from a combo box or a menu bar: its rows, where they
//! stand, and what keys and the pointer do in it.
//!
//! It lies within its form and belongs to the one event loop, so that the game
//! goes on while it is open. Nothing here draws.

use super::draw::shape::Frame;
use super::draw::text::Accelerated;
use super::keys::Stroke;
use crate::app::keys::Key;
use crate::app::view::{Id, Item, Size};

/// Height of a row.
const ROW: f64 = 26.0;
/// Height that a line between two rows takes.
const GAP: f64 = 9.0;
/// Space above the first and below the last row.
const PAD: f64 = 4.0;
/// How near to the edges of its form a list may come.
const EDGE: f64 = 4.0;

/// What a list dropped from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// A combo box.
    Choice(Id),
    /// A menu of a menu bar.
    Menu(Id, usize),
}

/// A row of a list.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    /// What it says.
    pub(super) text: Accelerated,
    /// The keys that do the same.
    pub(super) keys: String,
    /// Whether it can be chosen.
    pub(super) enabled: bool,
    /// For what is on or off: which.
    pub(super) on: Option<bool>,
    /// Whether a line separates it from the row below.
    pub(super) line_below: bool,
}

/// What the pointer did, at a point of the form.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Pointer {
    Move(f64, f64),
    Push(f64, f64),
    Release(f64, f64),
    Wheel(i32),
}

/// What came of a key or of the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Outcome {
    /// The list stays as it is.
    Same,
    /// Another row would be chosen.
    Changed,
    /// This row was chosen.
    Picked(usize),
    /// The list closes, and nothing was chosen.
    Closed,
    /// The menu beside it opens: this many further.
    Sideways(i32),
    /// The pointer is outside, at this point.
    Outside(f64, f64),
    /// The pointer was pressed outside, at this point.
    PushedOutside(f64, f64),
}

/// An open list.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Popup {
    pub(super) owner: Owner,
    pub(super) rows: Vec<Row>,
    /// Where it stands in its form.
    pub(super) frame: Frame,
    /// The row that Enter would choose.
    pub(super) current: Option<usize>,
    /// The first row that is seen.
    first: usize,
    /// Whether the form is read from the right to the left.
    mirrored: bool,
}

impl Row {
    /// A row of a combo box, exactly as it is to be read.
    pub(super) fn verbatim(text: &str) -> Row {
        let text = Accelerated { text: text.to_owned(), at: None };
        Row { text, keys: String::new(), enabled: true, on: None, line_below: false }
    }

    /// A row of a menu.
    pub(super) fn of(item: &Item) -> Row {
        Row {
            text: Accelerated::parse(&item.text),
            keys: item.keys.clone(),
            enabled: item.enabled,
            on: item.on,
            line_below: item.line_below,
        }
    }

    fn height(&self) -> f64 {
        if self.line_below { ROW + GAP } else { ROW }
    }
}

impl Popup {
    /// A list of this width that drops from `anchor` in a form of this size:
    /// below it, or above it if there is more room, and shorter than its rows
    /// if they do not fit.
    pub(super) fn new(
        owner: Owner,
        rows: Vec<Row>,
        anchor: Frame,
        width: f64,
        form: Size,
        mirrored: bool,
    ) -> Popup {
        let wanted = rows.iter().map(Row::height).sum::<f64>() + 2.0 * PAD;
        let below = f64::from(form.h) - EDGE - (anchor.y + anchor.h);
        let above = anchor.y - EDGE;
        let downwards = wanted <= below || below >= above;
        let h = wanted.min(if downwards { below } else { above });
        let y = if downwards { anchor.y + anchor.h } else { anchor.y - h };
        let start = if mirrored { anchor.x + anchor.w - width } else { anchor.x };
        let x = start.min(f64::from(form.w) - EDGE - width).max(EDGE.min(anchor.x));
        Popup { owner, rows, frame: Frame { x, y, w: width, h }, current: None, first: 0, mirrored }
    }

    /// Makes a row the current one and brings it into view.
    pub(super) fn select(&mut self, row: Option<usize>) {
        self.current = row.filter(|&n| n < self.rows.len());
        let Some(current) = self.current else {
            return;
        };
        self.first = self.first.min(current);
        while self.first < current && !self.visible().any(|(n, _)| n == current) {
            self.first += 1;
        }
    }

    /// The rows that are seen, with their places.
    pub(super) fn visible(&self) -> impl Iterator<Item = (usize, Frame)> + '_ {
        let bottom = self.frame.y + self.frame.h - PAD;
        let mut y = self.frame.y + PAD;
        self.rows.iter().enumerate().skip(self.first).map_while(move |(n, row)| {
            let place = Frame { y, h: ROW, ..self.frame }.inset_sides(PAD);
            y += row.height();
            (place.y + place.h <= bottom + 0.5).then_some((n, place))
        })
    }

    fn row_at(&self, x: f64, y: f64) -> Option<usize> {
        self.visible().find(|(_, place)| place.contains(x, y)).map(|(n, _)| n)
    }

    /// What the pointer does.
    pub(super) fn pointer(&mut self, pointer: Pointer) -> Outcome {
        match pointer {
            Pointer::Move(x, y) if self.frame.contains(x, y) => match self.row_at(x, y) {
                Some(row) if self.current != Some(row) => {
                    self.current = Some(row);
                    Outcome::Changed
                }
                _ => Outcome::Same,
            },
            Pointer::Move(x, y) => Outcome::Outside(x, y),
            Pointer::Push(x, y) if !self.frame.contains(x, y) => Outcome::PushedOutside(x, y),
            Pointer::Push(..) => Outcome::Same,
            Pointer::Release(x, y) => match self.row_at(x, y) {
                Some(row) => self.pick(row),
                None => Outcome::Same,
            },
            Pointer::Wheel(by) => self.scroll(by),
        }
    }

    fn scroll(&mut self, by: i32) -> Outcome {
        let seen = self.visible().count();
        let last = self.rows.len().saturating_sub(seen);
        let first = self.first.saturating_add_signed(by as isize).min(last);
        let changed = first != self.first;
        self.first = first;
        if changed { Outcome::Changed } else { Outcome::Same }
    }

    /// What a key does.
    pub(super) fn key(&mut self, stroke: Stroke) -> Outcome {
        let chord = match stroke {
            Stroke::Tab { .. } => return Outcome::Closed,
            Stroke::Page { down } => return self.step(if down { 5 } else { -5 }),
            Stroke::Chord(chord) => chord,
        };
        match chord.key {
            Key::Escape | Key::F(10) => Outcome::Closed,
            Key::Up | Key::Down if chord.alt => Outcome::Closed,
            Key::Up => self.step(-1),
            Key::Down => self.step(1),
            Key::Home => self.end(false),
            Key::End => self.end(true),
            Key::Left | Key::Right if self.is_menu() => {
                let onward = (chord.key == Key::Right) != self.mirrored;
                Outcome::Sideways(if onward { 1 } else { -1 })
            }
            Key::Enter | Key::Space => self.current.map_or(Outcome::Same, |row| self.pick(row)),
            Key::Char(c) if !chord.ctrl => match chord.latin().key {
                Key::Char(latin) => self.typed(c, latin),
                _ => Outcome::Same,
            },
            Key::Pad(n) => self.typed(char::from(b'0' + n), char::from(b'0' + n)),
            _ => Outcome::Same,
        }
    }

    fn is_menu(&self) -> bool {
        matches!(self.owner, Owner::Menu(..))
    }

    fn pick(&self, row: usize) -> Outcome {
        if self.rows[row].enabled { Outcome::Picked(row) } else { Outcome::Same }
    }

    /// Goes over this many rows, past those that cannot be chosen. A menu goes
    /// round; a combo box stops at its ends.
    fn step(&mut self, by: i32) -> Outcome {
        let (count, one) = (self.rows.len() as i32, by.signum());
        let before = self.current.map_or(if one > 0 { -1 } else { count }, |n| n as i32);
        let around = self.is_menu() && by.abs() == 1;
        let mut at = before + by;
        for _ in 0..count {
            at = if around { at.rem_euclid(count) } else { at.clamp(0, count - 1) };
            if self.rows[at as usize].enabled {
                self.select(Some(at as usize));
                return Outcome::Changed;
            }
            at += one;
        }
        Outcome::Same
    }

    fn end(&mut self, last: bool) -> Outcome {
        let mut enabled = (0..self.rows.len()).filter(|&n| self.rows[n].enabled);
        let row = if last { enabled.next_back() } else { enabled.next() };
        self.select(row);
        Outcome::Changed
    }

    /// A letter chooses a row of a menu; in a combo box it only goes to the
    /// next row that begins with it.
    fn typed(&mut self, c: char, latin: char) -> Outcome {
        if self.is_menu() {
            let fits = |letter| self.rows.iter().position(|row| row.text.letter() == Some(letter));
            return fits(c).or_else(|| fits(latin)).map_or(Outcome::Same, |row| self.pick(row));
        }
        let begins = |n: &usize| self.rows[*n].text.text.to_lowercase().starts_with([c, latin]);
        let (count, from) = (self.rows.len(), self.current.map_or(0, |n| n + 1));
        let found = (0..count).map(|n| (from + n) % count).find(begins);
        match found {
            Some(row) => {
                self.select(Some(row));
                Outcome::Changed
            }
            None => Outcome::Same,
        }
    }
}

#[cfg(test)]
#[path = "popup_tests.rs"]
mod tests;
