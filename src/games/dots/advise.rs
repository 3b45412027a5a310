//! The hint: a best move, and how many dots it is about.

use super::field::Point;
use super::monte_carlo::best;
use super::rules::Dots;
use super::trial::{Trial, candidates, to_move};
use crate::bots::{Advice, Reason, Thinking};
use crate::rules::{Move, Side};

/// Surrounds so many dots.
pub const SURROUND: Reason = Reason("surround-dots");
/// Keeps the other side from surrounding so many dots.
pub const SAVE: Reason = Reason("save-dots");
/// Threatens to surround dots in two ways, of which only one can be met: so many at least.
pub const TRAP: Reason = Reason("trap-dots");
/// Threatens to surround so many dots.
pub const THREATEN: Reason = Reason("threaten-dots");
/// Closes an area in which the other side has no dot.
pub const BASE: Reason = Reason("empty-base");
/// Links chains of one's own.
pub const LINK: Reason = Reason("link-chains");
/// Came out best in games by chance.
pub const CHANCE: Reason = Reason("games-by-chance");
/// No point is open: only to stop remains.
pub const NOTHING_OPEN: Reason = Reason("nothing-open");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] = &[SURROUND, SAVE, TRAP, THREATEN, BASE, LINK, CHANCE, NOTHING_OPEN];
/// Those that come with a number of dots.
pub const COUNTED: &[Reason] = &[SURROUND, SAVE, TRAP, THREATEN];

/// The best move and why.
#[must_use]
pub fn advise(position: &Dots, thinking: &mut Thinking) -> Advice {
    let chosen = best(position, u64::MAX, thinking).or_else(|| candidates(position).first().copied());
    match chosen {
        Some(cell) => explain(position, cell),
        None => Advice::new(position.stop(), NOTHING_OPEN),
    }
}

/// What speaks for a dot in this cell.
#[must_use]
pub fn explain(position: &Dots, cell: u16) -> Advice {
    let mut trial = Trial::of(position);
    let m = to_move(position, Some(cell));
    let counted = |reason, count: i32, shows| Advice {
        count: Some(count.unsigned_abs()),
        shows,
        ..Advice::new(m, reason)
    };
    let me = trial.turn();
    let (gain, saved) = (trial.gain(cell), trial.gain_of_other(cell));
    if gain > 0 {
        return counted(SURROUND, gain, Vec::new());
    }
    let base = trial.field().ring(cell).into_iter().any(|beside| trial.field().may_be_base(beside, me));
    trial.put(cell);
    if saved > 0 {
        return counted(SAVE, saved, Vec::new());
    }
    let threats = threats(position, &mut trial, me);
    let most = threats.iter().map(|&(_, gain)| gain).max();
    let shows = threats.iter().map(|&(m, _)| m).collect();
    match (most, threats.len()) {
        (Some(most), 2..) => counted(TRAP, most, shows),
        (Some(most), _) => counted(THREATEN, most, shows),
        (None, _) => {
            let closes =
                trial.field().ring(cell).into_iter().any(|beside| trial.field().may_be_base(beside, me));
            let links = chains_beside(&trial, cell, me) > 1;
            Advice::new(
                m,
                if closes && !base {
                    BASE
                } else if links {
                    LINK
                } else {
                    CHANCE
                },
            )
        }
    }
}

/// Where this side, which is not to move, could surround dots next that it could not
/// before, with how many.
fn threats(position: &Dots, trial: &mut Trial, side: Side) -> Vec<(Move, i32)> {
    let mut before = Trial::of(position);
    debug_assert!(trial.turn() == side.other() && before.turn() == side);
    let free = candidates(position).into_iter();
    let mut found = Vec::new();
    for cell in free {
        if !trial.field().is_free(cell) {
            continue;
        }
        let gain = trial.gain_of_other(cell);
        if gain > before.gain(cell).max(0) {
            found.push((to_move(position, Some(cell)), gain));
        }
    }
    found
}

/// How many groups of own dots that do not touch stand around a cell.
fn chains_beside(trial: &Trial, cell: u16, side: Side) -> usize {
    let ring = trial.field().ring(cell).map(|beside| trial.field().at(beside) == Point::Live(side));
    (0..8).filter(|&at| ring[at] && !ring[(at + 1) % 8]).count()
}
