//! The position on the board: its picture, the clicks, and what each cell is called.

use super::cells::Cells;
use super::position::{Cell, STEPS, VirusWar};
use super::rules::name;
use super::scene::{
    DOT, EATEN, EDIBLE_FRAME, FORTRESS_FRAME, FRAME, HATCH_WIDTH, LABEL, LAST_EDGE, LINE, LIVE, Layout,
};
use crate::board::{Board, Look, Picked, Place, SideLook, usual_refusal};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Glyph, Ink, Scene, Shape, Spot, rectangle};

/// Why a click came to nothing.
mod refusal {
    /// A side enters the board in its corner.
    pub(super) const CORNER: &str = "corner";
    /// A fortress stays for the rest of the game.
    pub(super) const FORTRESS: &str = "fortress";
    /// There is a live virus of one's own.
    pub(super) const OWN_VIRUS: &str = "own-virus";
    /// Nothing from which one could go there touches the cell.
    pub(super) const FAR: &str = "not-near";
}

impl Board for VirusWar {
    fn scene(&self, look: &Look) -> Scene {
        let layout = self.layout();
        let (width, height) = layout.extent();
        let mut shapes = vec![polygon(rectangle(0.0, 0.0, width, height), Ink::Paper)];
        shapes.extend(self.each().flat_map(|(number, cell)| self.ground(number, cell)));
        let steps = || look.last.iter().map(|m| m.0).filter(|&number| number < self.cells());
        shapes.extend(steps().map(|number| polygon(layout.tint(number), Ink::Last)));
        let meant = look.picked.iter().chain(&look.targets).filter_map(|&spot| layout.cell(spot));
        shapes.extend(meant.map(|number| polygon(layout.tint(number), Ink::Target)));
        shapes.extend(self.lines());
        shapes.extend(self.each().flat_map(|(number, cell)| self.contents(number, cell)));
        shapes.extend(steps().flat_map(|number| strokes(layout.last(number), LAST_EDGE, Ink::Text)));
        shapes.extend(self.within_reach());
        shapes.extend(self.coordinates());
        Scene { width, height, shapes, lattice: Some(layout.lattice()), ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        if m == self.pass() { Vec::new() } else { vec![self.layout().spot(m.0)] }
    }

    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        let reach = self.reach();
        match clicks {
            [] if reach.is_empty() => Picked::Nothing,
            [] => {
                let mut spots: Vec<Spot> = self.numbers(reach).map(|n| self.layout().spot(n)).collect();
                spots.sort_unstable();
                Picked::Wait(spots)
            }
            &[spot] => match self.layout().cell(spot) {
                Some(number) if reach.has(self.bit(number)) => Picked::Move(Move(number)),
                _ => Picked::Nothing,
            },
            _ => Picked::Nothing,
        }
    }

    /// The virus that a step sets, or the fortress that it makes.
    fn preview(&self, _look: &Look, spot: Spot) -> Vec<Shape> {
        let Picked::Move(m) = self.resolve_clicks(&[spot]) else { return Vec::new() };
        let after = if self.free().has(self.bit(m.0)) {
            Cell::Live(self.turn())
        } else {
            Cell::Fortress(self.turn())
        };
        self.contents(m.0, after)
    }

    fn place(&self, spot: Spot) -> Place {
        let Some(number) = self.layout().cell(spot) else { return Place::cell("") };
        let (owner, piece) = match self.cell(number) {
            Cell::Free => (None, None),
            Cell::Live(side) => (Some(side), Some(["cross", "nought"][side.index()])),
            Cell::Fortress(side) => (Some(side), Some(["cross-fortress", "nought-fortress"][side.index()])),
        };
        Place { owner, piece, ..Place::cell(name(number, self.size())) }
    }

    fn side_look(&self, side: Side) -> SideLook {
        match side {
            Side::First => SideLook::CROSSES,
            Side::Second => SideLook::NOUGHTS,
        }
    }

    fn task(&self) -> Option<&'static str> {
        Some(match self.left() {
            _ if !self.has_entered(self.turn()) => "virus-war-enter",
            STEPS.. => "virus-war-three",
            2 => "virus-war-two",
            _ => "virus-war-one",
        })
    }

    fn news(&self) -> Option<&'static str> {
        let other = self.turn().other();
        let stuck = self.outcome().is_none() && self.has_entered(other) && self.reach_of(other).is_empty();
        stuck.then_some(if self.has_lost_turn() { "turn-lost" } else { "stuck" })
    }

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let usual = usual_refusal(self, clicks)?;
        let number = clicks.last().and_then(|&spot| self.layout().cell(spot));
        Some(match number.map(|number| self.cell(number)) {
            None => usual,
            Some(Cell::Fortress(_)) => refusal::FORTRESS,
            Some(Cell::Live(side)) if side == self.turn() => refusal::OWN_VIRUS,
            Some(_) if !self.has_entered(self.turn()) => refusal::CORNER,
            Some(_) => refusal::FAR,
        })
    }

    fn actions(&self) -> Vec<(Move, &'static str)> {
        if self.may_pass() { vec![(self.pass(), "pass")] } else { Vec::new() }
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

impl VirusWar {
    fn layout(&self) -> Layout {
        Layout::new(self.size())
    }

    fn each(&self) -> impl Iterator<Item = (u32, Cell)> {
        (0..self.cells()).map(|number| (number, self.cell(number)))
    }

    /// The numbers of the cells of a set.
    fn numbers<const W: usize>(&self, cells: Cells<W>) -> impl Iterator<Item = u32> {
        cells.bits().map(|bit| self.cell_at(bit))
    }

    fn ink(&self, side: Side) -> Ink {
        self.side_look(side).ink
    }

    /// The tint of a fortress that works: one that touches no live virus has only its hatch.
    fn ground(&self, number: u32, cell: Cell) -> Option<Shape> {
        let Cell::Fortress(side) = cell else { return None };
        let works = self.bases(side).has(self.bit(number));
        let ink = if side == Side::First { Ink::FirstArea } else { Ink::SecondArea };
        works.then(|| polygon(self.layout().tint(number), ink))
    }

    /// A live virus; or a fortress with the virus that was eaten in it.
    fn contents(&self, number: u32, cell: Cell) -> Vec<Shape> {
        let layout = self.layout();
        let mark = |side, size| Shape::Mark {
            at: layout.middle(number),
            size,
            glyph: [Glyph::Cross, Glyph::Nought][Side::index(side)],
            ink: self.ink(side),
        };
        match cell {
            Cell::Free => Vec::new(),
            Cell::Live(side) => vec![mark(side, LIVE)],
            Cell::Fortress(side) => {
                let ink = self.ink(side);
                let mut shapes = strokes(layout.hatch(number, side), HATCH_WIDTH, ink);
                shapes.extend(strokes(layout.fortress(number), FORTRESS_FRAME, ink));
                shapes.push(mark(side.other(), EATEN));
                shapes
            }
        }
    }

    /// A dot in each free cell within reach of the side to move, and dashes around each
    /// virus that it can eat.
    fn within_reach(&self) -> Vec<Shape> {
        let (layout, ink, free) = (self.layout(), self.ink(self.turn()), self.free());
        let dots = self.numbers(self.reach() & free).map(|number| Shape::Disc {
            at: layout.middle(number),
            radius: DOT,
            ink,
        });
        let edible = self.numbers(self.reach() - free);
        dots.chain(edible.flat_map(|number| strokes(layout.dashes(number), EDIBLE_FRAME, ink))).collect()
    }

    /// The lines between cells, and the frame of the board.
    fn lines(&self) -> Vec<Shape> {
        let layout = self.layout();
        let mut shapes: Vec<Shape> =
            layout.rules().into_iter().map(|ends| stroke(ends, LINE, Ink::Faint)).collect();
        shapes.extend(strokes(layout.frame(), FRAME, Ink::Grid));
        shapes
    }

    fn coordinates(&self) -> impl Iterator<Item = Shape> {
        let layout = self.layout();
        let label = |at, text| Shape::Label { at, size: LABEL, text, ink: Ink::Text };
        (0..self.size()).flat_map(move |n| {
            let letter = char::from(b'a' + n as u8);
            [label(layout.column_name(n), letter.to_string()), label(layout.row_name(n), (n + 1).to_string())]
        })
    }
}

fn polygon(points: Vec<crate::scene::Point>, ink: Ink) -> Shape {
    Shape::Polygon { points, ink }
}

fn stroke([from, to]: super::scene::Stroke, width: f32, ink: Ink) -> Shape {
    Shape::Line { from, to, width, ink }
}

fn strokes(ends: impl IntoIterator<Item = super::scene::Stroke>, width: f32, ink: Ink) -> Vec<Shape> {
    ends.into_iter().map(|ends| stroke(ends, width, ink)).collect()
}
