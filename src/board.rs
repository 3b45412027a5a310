//! How a position is shown, and how clicks spell a move.
//!
//! No game owns mouse code: a game only says which spots a move consists of,
//! and the [`Picker`] does the rest, for the mouse and the keyboard alike.

use crate::rules::{Move, Rules, Side};
use crate::scene::{Direction, Glyph, Ink, Scene, Shape, Spot};
use std::collections::BTreeSet;

/// What the player is doing right now, and what should catch the eye.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Look {
    /// The spots clicked so far.
    pub picked: Vec<Spot>,
    /// The spots where the next click may go.
    pub targets: Vec<Spot>,
    /// The moves of the last turn, which led to this position: see
    /// [`crate::play::history::last_turn`].
    pub last: Vec<Move>,
    /// Which of the game's ways to be seen is chosen, by its number in
    /// [`crate::games::GameSpec::views`]; 0 where there is only one.
    pub view: usize,
}

/// How a side is told from the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SideLook {
    /// The key of its name in [`crate::text`]: `side-KEY`, and `won-KEY` for its victory.
    pub name: &'static str,
    /// What its marks are drawn with.
    pub ink: Ink,
    /// Its mark, if it draws only one and it is settled by now.
    pub emblem: Option<Glyph>,
}

impl SideLook {
    /// A side that is called by its number: whose marks are not settled, or are nobody's.
    #[must_use]
    pub const fn numbered(side: Side) -> SideLook {
        match side {
            Side::First => SideLook { name: "first", ink: Ink::First, emblem: None },
            Side::Second => SideLook { name: "second", ink: Ink::Second, emblem: None },
        }
    }

    /// The side that draws crosses.
    pub const CROSSES: SideLook = SideLook { name: "crosses", ink: Ink::First, emblem: Some(Glyph::Cross) };
    /// The side that draws noughts.
    pub const NOUGHTS: SideLook = SideLook { name: "noughts", ink: Ink::Second, emblem: Some(Glyph::Nought) };
}

/// What a spot is, for somebody who does not see the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its coordinates, or the sign of a symbol; never words.
    pub name: String,
    /// What kind of place it is.
    pub kind: PlaceKind,
    /// The side that it belongs to, if to one.
    pub owner: Option<Side>,
    /// What stands on it: the key of its name in [`crate::text`], `piece-KEY`.
    pub piece: Option<&'static str>,
}

/// The kinds of places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A field of the board.
    Cell,
    /// A line to draw between two points or fields with these names.
    Edge {
        /// One end.
        from: String,
        /// The other end.
        to: String,
    },
    /// A crossing of lines.
    Point,
    /// Something to choose that stands beside the board: the key of its name in
    /// [`crate::text`], `choice-KEY`.
    Choice(&'static str),
}

impl Place {
    /// A place of this name and kind with nothing on it.
    #[must_use]
    pub fn new(name: impl Into<String>, kind: PlaceKind) -> Place {
        Place { name: name.into(), kind, owner: None, piece: None }
    }

    /// The cell of this name with nothing on it.
    #[must_use]
    pub fn cell(name: impl Into<String>) -> Place {
        Place::new(name, PlaceKind::Cell)
    }

    /// Whether it belongs to somebody, or something stands on it.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.owner.is_some() || self.piece.is_some()
    }
}

/// Why one side stands better.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation {
    /// The key of what is to be seen, in [`crate::text`]: `explanation-KEY`.
    pub key: &'static str,
    /// What is drawn over the picture of the position.
    pub shapes: Vec<Shape>,
}

/// A game that can be shown and clicked.
pub trait Board: Rules {
    /// The picture of the position.
    fn scene(&self, look: &Look) -> Scene;

    /// The clicks that spell a legal move: `[cell]`, `[from, to]`,
    /// `[symbol, cell]` … Empty for [`actions`](Board::actions) alone, and no other
    /// move's clicks begin with all the clicks of another.
    fn clicks(&self, m: Move) -> Vec<Spot>;

    /// What these clicks, one after the other, come to. Where there are very many
    /// moves and one click spells each, a game knows without looking at them all.
    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        let legal = self.legal();
        let paths = legal.into_iter().map(|m| (m, self.clicks(m)));
        let fits = |(_, path): &(Move, Vec<Spot>)| !path.is_empty() && path.starts_with(clicks);
        let fits: Vec<_> = paths.filter(fits).collect();
        match fits.iter().find(|(_, path)| path.len() == clicks.len()) {
            Some(&(m, _)) => Picked::Move(m),
            None if fits.is_empty() => Picked::Nothing,
            None => {
                let next = fits.iter().filter_map(|(_, path)| path.get(clicks.len()).copied());
                Picked::Wait(next.collect::<BTreeSet<_>>().into_iter().collect())
            }
        }
    }

    /// What a click on this spot would draw, to be seen while the pointer is there. A
    /// frame shows the area of the spot in any case.
    fn preview(&self, _look: &Look, _spot: Spot) -> Vec<Shape> {
        Vec::new()
    }

    /// What a spot of the picture is.
    fn place(&self, spot: Spot) -> Place;

    /// How a side is told from the other: by its mark, or by its number.
    fn side_look(&self, side: Side) -> SideLook {
        SideLook::numbered(side)
    }

    /// What the side to move has to do, where it is not simply a click on a free
    /// place: the key of a sentence in [`crate::text`].
    fn task(&self) -> Option<&'static str> {
        None
    }

    /// What has happened to the other side that no move tells, such as a turn that it lost
    /// because it had no move: the key of a sentence in [`crate::text`], `news-KEY`.
    fn news(&self) -> Option<&'static str> {
        None
    }

    /// Why these clicks, the last of which was made just now, fit no move: the key of a
    /// sentence in [`crate::text`], `refusal-KEY`, which may name the place. `None`
    /// where they do fit.
    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        usual_refusal(self, clicks)
    }

    /// The legal moves that belong to no place, such as to pass, and the keys of their
    /// names in [`crate::text`], `action-KEY`. They have no [`clicks`](Board::clicks).
    fn actions(&self) -> Vec<(Move, &'static str)> {
        Vec::new()
    }

    /// The spot that an arrow key leads to from this one in the picture of the position:
    /// the nearest in that direction, unless the places of the game are not reached so.
    fn beside(&self, scene: &Scene, spot: Spot, direction: Direction) -> Option<Spot> {
        scene.beside(spot, direction)
    }

    /// Why one side stands better, if the game can tell and draw it: shown together with
    /// what an opponent thinks of the moves.
    fn explanation(&self) -> Option<Explanation> {
        None
    }

    /// The legal move that a person means by this text. Unlike [`Rules::parse`], which reads
    /// records, a game may be generous here.
    fn parse_typed(&self, text: &str) -> Option<Move> {
        self.parse(text)
    }

    /// A copy whose kind has been forgotten, but which can still be shown.
    fn copy(&self) -> Box<dyn Board>;
}

/// The key of the refusal of a place that is taken already.
pub const TAKEN: &str = "taken";

/// What a board says of clicks that fit no move where it knows nothing better: that the
/// place clicked last is [`TAKEN`], or that nothing begins there.
pub fn usual_refusal<B: Board + ?Sized>(board: &B, clicks: &[Spot]) -> Option<&'static str> {
    let &last = clicks.last().filter(|_| board.resolve_clicks(clicks) == Picked::Nothing)?;
    Some(if board.place(last).is_taken() { TAKEN } else { "not-here" })
}

impl Clone for Box<dyn Board> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

impl Board for Box<dyn Board> {
    fn scene(&self, look: &Look) -> Scene {
        (**self).scene(look)
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        (**self).clicks(m)
    }
    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        (**self).resolve_clicks(clicks)
    }
    fn preview(&self, look: &Look, spot: Spot) -> Vec<Shape> {
        (**self).preview(look, spot)
    }
    fn place(&self, spot: Spot) -> Place {
        (**self).place(spot)
    }
    fn side_look(&self, side: Side) -> SideLook {
        (**self).side_look(side)
    }
    fn task(&self) -> Option<&'static str> {
        (**self).task()
    }
    fn news(&self) -> Option<&'static str> {
        (**self).news()
    }
    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        (**self).refusal(clicks)
    }
    fn actions(&self) -> Vec<(Move, &'static str)> {
        (**self).actions()
    }
    fn beside(&self, scene: &Scene, spot: Spot, direction: Direction) -> Option<Spot> {
        (**self).beside(scene, spot, direction)
    }
    fn explanation(&self) -> Option<Explanation> {
        (**self).explanation()
    }
    fn parse_typed(&self, text: &str) -> Option<Move> {
        (**self).parse_typed(text)
    }
    fn copy(&self) -> Box<dyn Board> {
        (**self).copy()
    }
}

/// What a click came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// It completed this move.
    Move(Move),
    /// Several moves still begin with these clicks; these spots come next.
    Wait(Vec<Spot>),
    /// No move begins with this spot.
    Nothing,
}

/// Collects clicks until they spell one legal move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picker {
    picked: Vec<Spot>,
}

impl Picker {
    /// The spots clicked so far.
    #[must_use]
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// Forgets the clicks so far.
    pub fn clear(&mut self) {
        self.picked.clear();
    }

    /// Whether a click on this spot would take back the last one: it was made there, and
    /// no move goes on there.
    #[must_use]
    pub fn takes_back(&self, board: &dyn Board, spot: Spot) -> bool {
        let again = self.picked.last() == Some(&spot);
        again && board.resolve_clicks(&[&self.picked[..], &[spot]].concat()) == Picked::Nothing
    }

    /// The spots where the next click may go: ascending, without doubles.
    #[must_use]
    pub fn targets(&self, board: &dyn Board) -> Vec<Spot> {
        match board.resolve_clicks(&self.picked) {
            Picked::Wait(next) => next,
            Picked::Move(_) | Picked::Nothing => Vec::new(),
        }
    }

    /// Takes one more click. A click that fits no move begun before starts
    /// again from itself; one on the spot clicked last takes that click back.
    pub fn click(&mut self, board: &dyn Board, spot: Spot) -> Picked {
        if self.takes_back(board, spot) {
            self.picked.pop();
            return if self.picked.is_empty() { Picked::Nothing } else { board.resolve_clicks(&self.picked) };
        }
        self.picked.push(spot);
        let picked = board.resolve_clicks(&self.picked);
        match picked {
            Picked::Move(_) => self.clear(),
            Picked::Wait(_) => {}
            Picked::Nothing => {
                let had_begun = self.picked.len() > 1;
                self.clear();
                if had_begun {
                    return self.click(board, spot);
                }
            }
        }
        picked
    }
}
