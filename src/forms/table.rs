//! A list of lines in columns: where its parts stand, and what keys and the
//! pointer do in it.
//!
//! Only the lines that are seen are known; which other ones are to be seen is
//! decided by whoever describes the list. Nothing here draws.

use super::draw::shape::Frame;
use crate::app::keys::Key;
use crate::app::view::{List, Px};

/// Width of the bar that scrolls.
const BAR: f64 = 14.0;
/// The shortest thumb.
const THUMB: f64 = 20.0;
/// How many lines a notch of the wheel scrolls.
const NOTCH: i32 = 3;
const LINE: f64 = List::LINE as f64;

/// A list in its place.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    list: &'a List,
    frame: Frame,
    mirrored: bool,
}

/// What is at some point of a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Spot {
    /// The title of a column.
    Title(usize),
    /// A line, counted from the first of all.
    Line(usize),
    /// The thumb of the bar, this far below its upper end.
    Thumb(f64),
    /// The bar above the thumb, or below it.
    Track {
        /// Which of both.
        below: bool,
    },
}

/// What the pointer holds down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Held {
    /// The title of a column.
    Title(usize),
    /// The thumb, this far below its upper end.
    Thumb(f64),
}

/// What was done to a list. What it means depends on the lines that are seen
/// when it is heard of: several things may be done before the list answers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Touch {
    /// This line was clicked.
    Line(usize),
    /// It was clicked twice.
    Open(usize),
    /// The title of a column was pressed.
    Title(usize),
    /// The wheel was turned by so many notches.
    Wheel(i32),
    /// The bar was pressed beside its thumb.
    Page {
        /// On which side.
        down: bool,
    },
    /// The thumb was dragged.
    Thumb,
}

/// What a list wants to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Request {
    /// This line shall be the first that is seen.
    pub(super) scroll: Option<usize>,
    /// This line shall be chosen.
    pub(super) choose: Option<usize>,
    /// This line shall be opened.
    pub(super) open: Option<usize>,
}

impl<'a> Table<'a> {
    /// A list that stands here, in a form that may be read from the right.
    pub(super) fn new(list: &'a List, frame: Frame, mirrored: bool) -> Table<'a> {
        Table { list, frame, mirrored }
    }

    /// Whether a list has titles.
    pub(super) fn has_head(list: &List) -> bool {
        list.columns.iter().any(|column| !column.title.is_empty())
    }

    /// How many lines are seen if there are enough.
    pub(super) fn seen(&self) -> usize {
        List::seen(self.frame.h as Px, Table::has_head(self.list))
    }

    /// The furthest that it can be scrolled.
    fn furthest(&self) -> usize {
        self.list.total.saturating_sub(self.seen())
    }

    /// What lies within the border.
    fn inside(&self) -> Frame {
        self.frame.inset(1.0)
    }

    /// The head, if there are titles.
    pub(super) fn head(&self) -> Option<Frame> {
        Table::has_head(self.list).then(|| Frame { h: LINE, ..self.inside() })
    }

    /// Where the titles stand; nowhere if there are none.
    pub(super) fn titles(&self) -> Vec<Frame> {
        let line = |head: Frame| Frame { y: head.y, ..self.line(0) };
        self.head().map_or_else(Vec::new, |head| self.columns(line(head)))
    }

    /// Everything below the head.
    fn body(&self) -> Frame {
        let head = self.head().map_or(0.0, |head| head.h);
        self.inside().down(head).shorter(head)
    }

    /// The bar that scrolls, if not all lines are seen.
    pub(super) fn bar(&self) -> Option<Frame> {
        let body = self.body();
        let x = if self.mirrored { body.x } else { body.x + body.w - BAR };
        (self.furthest() > 0).then_some(Frame { x, w: BAR, ..body })
    }

    /// The part of the bar that shows which lines are seen.
    pub(super) fn thumb(&self) -> Option<Frame> {
        let bar = self.bar()?.inset(2.0);
        let part = self.seen() as f64 / self.list.total as f64;
        let h = (bar.h * part).max(THUMB).min(bar.h);
        let at = self.list.first.min(self.furthest()) as f64 / self.furthest() as f64;
        Some(Frame { y: bar.y + (bar.h - h) * at, h, ..bar })
    }

    /// The first line that is seen when the thumb begins here.
    pub(super) fn first_at(&self, y: f64) -> usize {
        let (Some(bar), Some(thumb)) = (self.bar(), self.thumb()) else {
            return self.list.first;
        };
        let way = (bar.h - 4.0 - thumb.h).max(1.0);
        let part = ((y - bar.y - 2.0) / way).clamp(0.0, 1.0);
        (part * self.furthest() as f64).round() as usize
    }

    /// Where a line stands, counted from the first that is seen.
    pub(super) fn line(&self, row: usize) -> Frame {
        let body = self.body();
        let bar = if self.bar().is_some() { BAR } else { 0.0 };
        let x = if self.mirrored { body.x + bar } else { body.x };
        Frame { x, y: body.y + row as f64 * LINE, w: body.w - bar, h: LINE }
    }

    /// Where the columns stand within a line or the head; what does not fit is
    /// cut off, and the last takes what is left.
    pub(super) fn columns(&self, line: Frame) -> Vec<Frame> {
        let mut used = 0.0;
        let last = self.list.columns.len().saturating_sub(1);
        let columns = self.list.columns.iter().enumerate();
        columns
            .map(|(n, column)| {
                let rest = line.w - used;
                let w = if n == last && !column.number { rest } else { f64::from(column.width).min(rest) };
                let x = if self.mirrored { line.x + rest - w } else { line.x + used };
                used += w;
                Frame { x, w, ..line }
            })
            .collect()
    }

    /// The lines that are seen, with their numbers.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, Frame, &'a [String])> + '_ {
        let rows = self.list.rows.iter().take(self.seen()).enumerate();
        rows.map(|(n, cells)| (self.list.first + n, self.line(n), cells.as_slice()))
    }

    /// What is at this point.
    pub(super) fn at(&self, x: f64, y: f64) -> Option<Spot> {
        if self.head().filter(|head| head.contains(x, y)).is_some() {
            let column = self.titles().iter().position(|column| column.contains(x, y));
            return column.filter(|&n| !self.list.columns[n].title.is_empty()).map(Spot::Title);
        }
        if self.bar().is_some_and(|bar| bar.contains(x, y)) {
            let thumb = self.thumb()?;
            let below = y >= thumb.y + thumb.h;
            return Some(if below || y < thumb.y { Spot::Track { below } } else { Spot::Thumb(y - thumb.y) });
        }
        self.rows().find(|(_, place, _)| place.contains(x, y)).map(|(line, ..)| Spot::Line(line))
    }

    fn scroll(&self, by: i64) -> Request {
        let first = i64::try_from(self.list.first).unwrap_or(i64::MAX).saturating_add(by);
        let first = usize::try_from(first).unwrap_or(0).min(self.furthest());
        Request { scroll: (first != self.list.first).then_some(first), ..Request::default() }
    }

    fn page(&self) -> i64 {
        i64::try_from(self.seen()).unwrap_or(1).max(1)
    }

    /// What is done to it comes to this; `first` is where a dragged thumb asks
    /// for.
    pub(super) fn touched(&self, touch: Touch, first: Option<usize>) -> Request {
        match touch {
            Touch::Line(line) => Request { choose: self.known(line), ..Request::default() },
            Touch::Open(line) => Request { open: self.known(line), ..Request::default() },
            Touch::Wheel(notches) => self.scroll(i64::from(notches) * i64::from(NOTCH)),
            Touch::Page { down } => self.scroll(if down { self.page() } else { -self.page() }),
            Touch::Thumb => Request { scroll: first.filter(|&n| n != self.list.first), ..Request::default() },
            Touch::Title(_) => Request::default(),
        }
    }

    fn known(&self, line: usize) -> Option<usize> {
        (line < self.list.total).then_some(line)
    }

    /// What a key wants; `None` if the list has no use for it.
    pub(super) fn key(&self, key: Key) -> Option<Request> {
        let last = self.list.total.checked_sub(1)?;
        let here = self.list.chosen.filter(|&line| line <= last);
        // Where nothing is chosen yet, the first line that is seen is next.
        let next = |line: Option<usize>| line.unwrap_or(self.list.first.min(last));
        match key {
            Key::Up => Some(self.go(next(here.map(|line| line.saturating_sub(1))))),
            Key::Down => Some(self.go(next(here.map(|line| (line + 1).min(last))))),
            Key::Home => Some(self.go(0)),
            Key::End => Some(self.go(last)),
            Key::Enter => here.map(|line| Request { open: Some(line), ..Request::default() }),
            _ => None,
        }
    }

    /// What the keys for whole pages want: what is chosen moves along.
    pub(super) fn turn(&self, down: bool) -> Request {
        let by = if down { self.page() } else { -self.page() };
        let scroll = self.scroll(by);
        let last = self.list.total.saturating_sub(1);
        match self.list.chosen {
            Some(line) => {
                let line = usize::try_from(line as i64 + by).unwrap_or(0).min(last);
                let first = scroll.scroll.unwrap_or(self.list.first);
                Request { choose: self.other(line), ..self.reveal(line, first) }
            }
            None => scroll,
        }
    }

    /// Chooses a line and brings it into view.
    fn go(&self, line: usize) -> Request {
        Request { choose: self.other(line), ..self.reveal(line, self.list.first) }
    }

    fn other(&self, line: usize) -> Option<usize> {
        (self.list.chosen != Some(line)).then_some(line)
    }

    /// Scrolls from `first` as little as is needed to see a line.
    fn reveal(&self, line: usize, first: usize) -> Request {
        let first = first.clamp((line + 1).saturating_sub(self.seen()), line);
        Request { scroll: (first != self.list.first).then_some(first), ..Request::default() }
    }
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
