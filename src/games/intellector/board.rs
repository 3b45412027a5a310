//! The position on the board: its picture, what is clicked, and what each place is called.

use super::drawings::drawing;
use super::hex::{self, CELLS, is_dark};
use super::piece::{Kind, Piece};
use super::position::parts;
use super::rules::Intellector;
use super::scene::View;
use crate::board::{Board, Look, Picked, Place, PlaceKind, SideLook};
use crate::rules::{Move, Outcome, Rules, Side};
use crate::scene::{Glyph, Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// Size of a piece on the board, in sides of a cell, and of a captured one.
const PIECE: f32 = 1.32;
const CAPTURED: f32 = 0.95;
/// Thickness of the lines between cells.
const RULE: f32 = 0.04;
/// Height of the letters and numbers beside the board.
const NAME: f32 = 0.38;
/// Radius of the dot on a cell to which the chosen piece may go.
const DOT: f32 = 0.2;
/// How far within a cell its frame lies, and how thick that is.
const WITHIN: f32 = 0.12;
const FRAME: f32 = 0.09;
/// Thickness of the frame of the cell on which the game was won.
const DECIDED: f32 = 0.16;
/// Thickness of the frame of the last move.
const LAST: f32 = 0.05;
/// The dashes of the frame around what can be captured: parts of a side.
const DASHES: [(f32, f32); 2] = [(0.0, 0.3), (0.7, 1.0)];

/// The spots of the pieces to choose from: those of the cells come before.
const CHOICES: u32 = 64;

/// Why a click came to nothing.
mod refusal {
    /// There is no piece of one's own.
    pub(super) const EMPTY: &str = "no-piece";
    /// The piece belongs to the other side.
    pub(super) const NOT_YOURS: &str = "not-yours";
    /// The piece has no move.
    pub(super) const STUCK: &str = "piece-stuck";
    /// The chosen piece does not go there.
    pub(super) const OUT_OF_REACH: &str = "out-of-reach";
}

impl Board for Intellector {
    fn scene(&self, look: &Look) -> Scene {
        let view = view(look);
        let (width, height) = View::size();
        let paper = rectangle(0.0, 0.0, width, height);
        let mut shapes = vec![Shape::Polygon { points: paper, ink: Ink::Paper }];
        shapes.extend((0..CELLS).map(|cell| {
            let ink = if is_dark(cell) { Ink::DarkCell } else { Ink::LightCell };
            Shape::Polygon { points: view.corners(cell, 0.0), ink }
        }));
        shapes.extend(self.tints(view, look));
        shapes.extend((0..CELLS).flat_map(|cell| frame(&view.corners(cell, 0.0), RULE, Ink::Grid)));
        shapes.extend(last_cells(look).flat_map(|cell| frame(&view.corners(cell, WITHIN), LAST, Ink::Text)));
        let names = view.names().into_iter();
        shapes.extend(names.map(|(at, text)| Shape::Label { at, size: NAME, text, ink: Ink::Text }));
        let pieces = (0..CELLS).filter_map(|cell| Some((cell, self.position().piece(cell)?)));
        shapes.extend(pieces.map(|(cell, piece)| mark(view, piece, view.middle(cell), PIECE)));
        shapes.extend(self.signs(view, look));
        if let Some(Outcome::Win(_)) = self.outcome() {
            let decided = last_cells(look).last();
            shapes.extend(
                decided.into_iter().flat_map(|cell| frame(&view.corners(cell, 0.0), DECIDED, Ink::Win)),
            );
        }
        shapes.extend(self.shelves(view));
        let cells = (0..CELLS).map(|cell| Hit { area: view.corners(cell, 0.0), spot: Spot(cell as u32) });
        let mut hits: Vec<Hit> = cells.collect();
        for (card, kind) in self.cards(view, look) {
            let piece = Piece { side: self.turn(), kind };
            let at = Point::new((card[0].x + card[2].x) / 2.0, (card[0].y + card[2].y) / 2.0);
            shapes.push(Shape::Polygon { points: card.clone(), ink: Ink::Paper });
            shapes.extend(frame(&card, FRAME, Ink::Text));
            shapes.push(mark(view, piece, at, PIECE));
            hits.push(Hit { area: card, spot: choice(kind) });
        }
        Scene { width, height, shapes, hits, ..Scene::default() }
    }

    /// From, to, and where that can be chosen the piece that stands there afterwards.
    fn clicks(&self, m: Move) -> Vec<Spot> {
        let (from, to, _) = parts(m);
        let cells = [from, to].map(|cell| Spot(cell as u32));
        cells.into_iter().chain(self.chosen(m).map(choice)).collect()
    }

    /// As by a list of all moves, but without one.
    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        let spots = |cells| hex::each(cells).map(|cell| Spot(cell as u32)).collect::<Vec<_>>();
        let wait = |spots: Vec<Spot>| if spots.is_empty() { Picked::Nothing } else { Picked::Wait(spots) };
        match clicks {
            [] => wait(spots(self.movable())),
            &[from] => wait(cell_of(from).map_or_else(Vec::new, |from| spots(self.reach(from)))),
            &[from, to, ref choices @ ..] => {
                let (Some(from), Some(to)) = (cell_of(from), cell_of(to)) else { return Picked::Nothing };
                let moves = self.between(from, to);
                match (choices, &moves[..]) {
                    ([], &[m]) => Picked::Move(m),
                    ([], moves) => {
                        let mut next: Vec<Spot> =
                            moves.iter().filter_map(|&m| self.chosen(m)).map(choice).collect();
                        next.sort_unstable();
                        wait(next)
                    }
                    (&[chosen], moves) => {
                        let found = moves.iter().find(|&&m| self.chosen(m).map(choice) == Some(chosen));
                        found.map_or(Picked::Nothing, |&m| Picked::Move(m))
                    }
                    _ => Picked::Nothing,
                }
            }
        }
    }

    fn preview(&self, look: &Look, spot: Spot) -> Vec<Shape> {
        let view = view(look);
        let clicks = [&look.picked[..], &[spot]].concat();
        let (&[from, to], true) = (&clicks[..], self.resolve_clicks(&clicks) != Picked::Nothing) else {
            return Vec::new();
        };
        let piece = self.position().piece(from.0 as usize);
        piece.map(|piece| mark(view, piece, view.middle(to.0 as usize), PIECE)).into_iter().collect()
    }

    fn place(&self, spot: Spot) -> Place {
        if let Some(kind) = chosen_kind(spot) {
            return Place::new(kind.letter().to_string(), PlaceKind::Choice(key(kind)));
        }
        let cell = spot.0 as usize;
        let piece = self.position().piece(cell);
        Place {
            owner: piece.map(|piece| piece.side),
            piece: piece.map(|piece| PIECES[piece.side.index()][piece.kind.index()]),
            ..Place::cell(hex::name(cell))
        }
    }

    fn side_look(&self, side: Side) -> SideLook {
        let (name, ink) = [("white", Ink::Light), ("black", Ink::Dark)][side.index()];
        SideLook { name, ink, emblem: Some(Glyph::Piece(drawing(Kind::Intellector, true))) }
    }

    fn task(&self) -> Option<&'static str> {
        Some("intellector")
    }

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let &last = clicks.last().filter(|_| self.resolve_clicks(clicks) == Picked::Nothing)?;
        let there = cell_of(last).and_then(|cell| self.position().piece(cell));
        Some(match there {
            _ if clicks.len() > 1 => refusal::OUT_OF_REACH,
            None => refusal::EMPTY,
            Some(piece) if piece.side != self.turn() => refusal::NOT_YOURS,
            Some(_) => refusal::STUCK,
        })
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

/// The kinds in the order of their worth.
const PRECIOUS: [Kind; 6] =
    [Kind::Intellector, Kind::Dominator, Kind::Aggressor, Kind::Defensor, Kind::Progressor, Kind::Liberator];

/// The keys of the names of kinds, in their order.
const KEYS: [&str; 6] = ["defensor", "liberator", "aggressor", "dominator", "progressor", "intellector"];

/// The keys of the names of pieces of each side.
const PIECES: [[&str; 6]; 2] = [
    [
        "white-defensor",
        "white-liberator",
        "white-aggressor",
        "white-dominator",
        "white-progressor",
        "white-intellector",
    ],
    [
        "black-defensor",
        "black-liberator",
        "black-aggressor",
        "black-dominator",
        "black-progressor",
        "black-intellector",
    ],
];

/// The key of the name of a kind.
const fn key(kind: Kind) -> &'static str {
    KEYS[kind as usize]
}

/// The spot of a piece to choose.
const fn choice(kind: Kind) -> Spot {
    Spot(CHOICES + kind as u32)
}

fn chosen_kind(spot: Spot) -> Option<Kind> {
    Kind::ALL.get(spot.0.checked_sub(CHOICES)? as usize).copied()
}

fn view(look: &Look) -> View {
    View { turned: look.view == 1 }
}

impl Intellector {
    /// The grounds of cells that catch the eye: of the last move, of the chosen piece, of
    /// what it may capture, and of what is shown before anything is chosen.
    fn tints(&self, view: View, look: &Look) -> Vec<Shape> {
        let tint = |cell, ink| Shape::Polygon { points: view.corners(cell, RULE), ink };
        let last = last_cells(look).map(|cell| tint(cell, Ink::Last));
        let shown = look.targets.iter().filter(|&&spot| look.picked.is_empty() || self.is_taken(spot));
        let marked = look.picked.iter().chain(shown).filter_map(|&spot| cell_of(spot));
        last.chain(marked.map(|cell| tint(cell, Ink::Target))).collect()
    }

    /// What is drawn over the pieces: the frame of the chosen one, dots where it may go, and
    /// dashed frames around what it may capture.
    fn signs(&self, view: View, look: &Look) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for cell in look.picked.iter().filter_map(|&spot| cell_of(spot)) {
            shapes.extend(frame(&view.corners(cell, WITHIN), FRAME, Ink::Text));
        }
        for &spot in &look.targets {
            let Some(cell) = cell_of(spot) else { continue };
            match self.is_taken(spot) {
                _ if look.picked.is_empty() => {
                    shapes.extend(frame(&view.corners(cell, WITHIN), FRAME, Ink::Text));
                }
                true => shapes.extend(dashes(&view.corners(cell, WITHIN))),
                false => shapes.push(Shape::Disc { at: view.middle(cell), radius: DOT, ink: Ink::Text }),
            }
        }
        shapes
    }

    fn is_taken(&self, spot: Spot) -> bool {
        cell_of(spot).is_some_and(|cell| self.position().piece(cell).is_some())
    }

    /// The captured pieces, those of each side beside whoever has captured them.
    fn shelves(&self, view: View) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for by in Side::BOTH {
            let upper = (by == Side::Second) != view.turned;
            let counts = self.captured(by);
            let captured = PRECIOUS.into_iter();
            let captured = captured.flat_map(|kind| std::iter::repeat_n(kind, counts[kind.index()].into()));
            shapes.extend(captured.enumerate().map(|(n, kind)| {
                mark(view, Piece { side: by.other(), kind }, View::captured(n, upper), CAPTURED)
            }));
        }
        shapes
    }

    /// The cards to choose from once two cells are chosen, and what they show.
    fn cards(&self, view: View, look: &Look) -> Vec<(Vec<Point>, Kind)> {
        let &[from, to] = &look.picked[..] else { return Vec::new() };
        let (Some(from), Some(to)) = (cell_of(from), cell_of(to)) else { return Vec::new() };
        let moves = self.between(from, to);
        let kinds: Vec<Kind> = moves.into_iter().filter_map(|m| self.chosen(m)).collect();
        view.cards(to, kinds.len()).into_iter().zip(kinds).collect()
    }
}

fn cell_of(spot: Spot) -> Option<usize> {
    Some(spot.0 as usize).filter(|&cell| cell < CELLS)
}

/// The cells of the last move, from where and to where.
fn last_cells(look: &Look) -> impl Iterator<Item = usize> {
    look.last.iter().flat_map(|&m| {
        let (from, to, _) = parts(m);
        [from, to]
    })
}

fn mark(view: View, Piece { side, kind }: Piece, at: Point, size: f32) -> Shape {
    let up = (side == Side::First) != view.turned;
    let ink = if side == Side::First { Ink::Light } else { Ink::Dark };
    Shape::Mark { at, size, glyph: Glyph::Piece(drawing(kind, up)), ink }
}

/// The sides of an area as lines.
fn frame(corners: &[Point], width: f32, ink: Ink) -> Vec<Shape> {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(&from, &to)| Shape::Line { from, to, width, ink }).collect()
}

/// A dashed frame: its corners alone.
fn dashes(corners: &[Point]) -> Vec<Shape> {
    let next = corners.iter().cycle().skip(1);
    let part = |a: Point, b: Point, t: f32| Point::new(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
    let sides = corners.iter().zip(next);
    let dash = |(&a, &b): (&Point, &Point)| {
        DASHES.map(|(from, to)| Shape::Line {
            from: part(a, b, from),
            to: part(a, b, to),
            width: FRAME,
            ink: Ink::Text,
        })
    };
    sides.flat_map(dash).collect()
}
