//! The cards of the two sides: the mark of each, who plays it, its time and its points.

use super::TableForm;
use crate::app::build::{FIELD, LINE, area, control, heading, quiet};
use crate::app::playing::{centred, silent};
use crate::app::view::{Area, Control, Id, Kind, Picture, Rect};
use crate::images::Image;
use crate::rules::{Rules, Side};
use crate::scene::{Glyph, Ink, Point, Scene, Shape};
use crate::svg;
use crate::text::Texts;
use std::time::Duration;

impl TableForm {
    /// The card of a side: its mark, who plays it, its time and its points.
    pub(super) fn side(
        &self,
        side: Side,
        place: Rect,
        player: &str,
        texts: &Texts,
        controls: &mut Vec<Control>,
    ) {
        let on = self.current().outcome().is_none() && self.current().position().turn() == side;
        let n = 20 + 10 * side.index() as u16;
        let frame = if on { self.label(self.plies(), side).card() } else { Area::Card };
        controls.push(area(n, place, frame));
        controls.push(self.badge(n + 1, side, Rect::new(place.x + 10, place.y + 11, 40, 40)));
        let (x, wide) = (place.x + 58, place.w - 68);
        controls.push(self.who(side, Rect::new(x, place.y + 6, wide, FIELD), player, texts));
        let time = minutes(self.session.clock().spent(side));
        let text = match self.current().position().points() {
            [0, 0] => texts.table_time(time),
            points => texts.table_time_points(points[side.index()], time),
        };
        controls.push(quiet(n + 2, Rect::new(x + 2, place.y + 38, wide - 2, LINE), text));
    }

    /// The mark that a side draws, or its number where that is not settled.
    fn badge(&self, n: u16, side: Side, place: Rect) -> Control {
        let label = self.label(self.plies(), side);
        let Some(glyph) = label.look.emblem else {
            return centred(silent(heading(n, place, label.sign(), 22, label.tone())));
        };
        let picture = match (glyph, label.look.ink) {
            (Glyph::Cross, Ink::First) => Picture::Image(Image::Cross(1)),
            (Glyph::Nought, Ink::Second) => Picture::Image(Image::Nought(0)),
            (glyph, ink) => Picture::Svg(emblem(glyph, ink)),
        };
        control(Id::Show(n), place, "", Kind::Picture(picture))
    }

    /// The combo box with whoever may play a side.
    fn who(&self, side: Side, place: Rect, player: &str, texts: &Texts) -> Control {
        let title = if side == Side::First { texts.table_first() } else { texts.table_second() };
        let person = if self.session.own() == Some(side) { player.to_owned() } else { texts.table_person() };
        let choice = Kind::Choice { items: self.choices(&person, texts), chosen: self.line(side) };
        control(Id::Side(side.index() as u8), place, title, choice)
    }
}

/// Minutes and seconds.
fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A mark by itself.
fn emblem(glyph: Glyph, ink: Ink) -> String {
    let (at, size) = (Point::new(20.0, 20.0), 32.0);
    let shapes = vec![Shape::Mark { at, size, glyph, ink }];
    svg::picture(&Scene { width: 40.0, height: 40.0, shapes, ..Scene::default() })
}
