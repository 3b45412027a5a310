//! Lists of lines in columns, with their heads and their bars.

use super::State;
use super::edge::Depth;
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::theme::{Card, Manner, Rgb};
use crate::app::view::{Align, List};
use crate::forms::table::{Held, Spot, Table};

const RADIUS: f64 = 2.0;
/// Space on both sides of a cell.
const PAD: f64 = 6.0;

/// A list.
pub(super) fn table(brush: Brush, list: &List, frame: Frame, state: State, enabled: bool) {
    let theme = brush.theme;
    let table = Table::new(list, frame, brush.mirrored);
    let under = state.pointer.and_then(|(x, y)| table.at(x, y));
    let edge = if enabled { theme.outline } else { theme.lines };
    brush.card(frame, RADIUS, 1.0, Card { ground: theme.list.ground, edge });
    for (line, place, cells) in table.rows() {
        let chosen = list.chosen == Some(line);
        let ground = match (chosen, state.focus, under == Some(Spot::Line(line))) {
            (true, true, _) => Some(theme.selected),
            (true, false, _) => Some(theme.selected_aside),
            (false, _, true) => Some(theme.hover),
            _ => (line % 2 == 1).then_some(theme.stripe),
        };
        if let Some(ground) = ground {
            brush.fill(place, 0.0, ground);
        }
        let ink = match (enabled, chosen && state.focus) {
            (false, _) => theme.faded,
            (true, true) => theme.on_selected,
            (true, false) => theme.ink,
        };
        row(brush, list, &table.columns(place), cells, ink);
        if chosen && state.focus {
            brush.dotted(place.inset(2.0), ink);
        } else if chosen && theme.manner == Manner::Thick {
            brush.ring(place, 0.0, 1, ink);
        }
    }
    head(brush, list, &table, state, under, enabled);
    bar(brush, &table, state, under);
    brush.edge(frame, RADIUS, edge, Depth::Sunken);
    if state.focus && theme.manner != Manner::Bevel {
        brush.ring(frame, RADIUS, 2, theme.focus);
    } else if state.focus && list.chosen.is_none() {
        brush.dotted(frame.inset(3.0), theme.focus);
    }
}

fn row(brush: Brush, list: &List, places: &[Frame], cells: &[String], ink: Rgb) {
    for ((column, place), text) in list.columns.iter().zip(places).zip(cells) {
        let place = place.inset_sides(PAD);
        if column.number {
            brush.line_at_end(text, place, Face::PLAIN, ink);
        } else {
            brush.line(text, place, Align::Start, Face::PLAIN, ink);
        }
    }
}

fn head(brush: Brush, list: &List, table: &Table, state: State, under: Option<Spot>, enabled: bool) {
    let theme = brush.theme;
    let Some(frame) = table.head() else {
        return;
    };
    let hair = brush.hair(1.0);
    brush.fill(frame, 0.0, theme.button.face);
    brush.fill(frame.shorter((frame.h / 2.0).round()), 0.0, theme.button.light);
    for (n, (column, place)) in list.columns.iter().zip(table.titles()).enumerate() {
        let held = state.held == Some(Held::Title(n)) && state.pressed;
        let ground = match (held, under == Some(Spot::Title(n)) && state.held.is_none()) {
            (true, _) => Some(theme.selected_aside),
            (false, true) => Some(theme.hover),
            (false, false) => None,
        };
        if let Some(ground) = ground {
            brush.fill(place, 0.0, ground);
        }
        if theme.manner == Manner::Bevel {
            brush.edge(place, 0.0, theme.lines, Depth::of_button(held));
        } else {
            let x = brush.at_start(place, place.w - hair, hair);
            brush.fill(Frame { x, w: hair, ..place }, 0.0, theme.lines);
        }
        let ink = if enabled { theme.ink } else { theme.faded };
        let text = place.inset_sides(PAD).down(1.0);
        if column.number {
            brush.line_at_end(&column.title, text, Face::PLAIN, ink);
        } else {
            brush.line(&column.title, text, Align::Start, Face::PLAIN, ink);
        }
        if let Some((_, falling)) = list.sorted.filter(|&(by, _)| by == n) {
            arrow(brush, place, falling);
        }
    }
    brush.fill(Frame { y: frame.y + frame.h - hair, h: hair, ..frame }, 0.0, theme.outline);
}

/// Points to where the smaller ones are, above the title so that it takes no
/// room from it.
fn arrow(brush: Brush, title: Frame, falling: bool) {
    let (x, top) = (title.x + title.w / 2.0, title.y + 1.5);
    let (tip, base) = if falling { (top + 4.0, top) } else { (top, top + 4.0) };
    brush.polygon(&[(x - 4.5, base), (x + 4.5, base), (x, tip)], brush.theme.focus);
}

fn bar(brush: Brush, table: &Table, state: State, under: Option<Spot>) {
    let theme = brush.theme;
    let (Some(bar), Some(thumb)) = (table.bar(), table.thumb()) else {
        return;
    };
    brush.fill(bar, 0.0, theme.button.face);
    let near = matches!(state.held, Some(Held::Thumb(_))) || matches!(under, Some(Spot::Thumb(_)));
    let colour = match (theme.manner, near) {
        (Manner::Bevel, _) => theme.face,
        (_, true) => theme.focus,
        (_, false) => theme.outline,
    };
    brush.solid(thumb.inset_sides(1.0), 3.0, 1.0, Card { ground: colour, edge: colour }, Depth::Raised);
}
