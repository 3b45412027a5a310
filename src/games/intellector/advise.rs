//! The hint: the best move of the search, and what it does.

use super::evaluation::WORTH;
use super::hex;
use super::master::{SHOWN, think};
use super::piece::Kind;
use super::position::{Position, pack, parts};
use super::rules::Intellector;
use crate::bots::search::deepening::Plan;
use crate::bots::search::verdict;
use crate::bots::{Advice, Reason, Thinking, Verdict};
use crate::rules::{Move, Outcome, Rules, Side};

/// Captures the Intellector.
pub const CAPTURE_INTELLECTOR: Reason = Reason("capture-intellector");
/// The own Intellector reaches the last row, where that wins.
pub const BREAKTHROUGH: Reason = Reason("breakthrough");
/// Wins by force, however the opponent answers.
pub const FORCE: Reason = Reason("force");
/// Every move loses; this one loses last.
pub const DELAY: Reason = Reason("delay");
/// The own Intellector is attacked, and is not any more.
pub const SAVES_INTELLECTOR: Reason = Reason("saves-intellector");
/// A piece turns into what it captures.
pub const TURNS: Reason = Reason("turns");
/// A Progressor turns into another piece.
pub const PROMOTES: Reason = Reason("promotes");
/// Captures a piece of each kind.
pub const TAKES: [Reason; 5] = [
    Reason("takes-defensor"),
    Reason("takes-liberator"),
    Reason("takes-aggressor"),
    Reason("takes-dominator"),
    Reason("takes-progressor"),
];
/// A piece that would be lost goes where it is safe.
pub const SAVES_PIECE: Reason = Reason("saves-piece");
/// Attacks the other side's Intellector.
pub const ATTACKS: Reason = Reason("attacks-intellector");
/// The best move as far as was seen.
pub const SEARCH: Reason = Reason("search");
/// There was no time to think at all.
pub const GUESS: Reason = Reason("guess");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] = &[
    CAPTURE_INTELLECTOR,
    BREAKTHROUGH,
    FORCE,
    DELAY,
    SAVES_INTELLECTOR,
    TURNS,
    PROMOTES,
    TAKES[0],
    TAKES[1],
    TAKES[2],
    TAKES[3],
    TAKES[4],
    SAVES_PIECE,
    ATTACKS,
    SEARCH,
    GUESS,
];
/// Those that come with the number of moves to the win.
pub const COUNTED: &[Reason] = &[FORCE];

/// The best move and why.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(game: &Intellector, thinking: &mut Thinking) -> Advice {
    let Some(found) = think(game, Plan::FULL, thinking) else {
        return Advice::new(*game.legal().first().expect("the game is not over"), GUESS);
    };
    explain(game, found.line[0], verdict(found.value, SHOWN))
}

/// What speaks for a move in a position of which the search has found this.
#[must_use]
pub fn explain(game: &Intellector, best: Move, verdict: Verdict) -> Advice {
    let side = game.turn();
    if game.capture(best) == Some(Kind::Intellector) {
        return Advice::new(best, CAPTURE_INTELLECTOR);
    }
    let mut next = game.clone();
    next.play(best);
    let through = next.position().winner() == Some(side);
    match verdict {
        _ if through => return Advice::new(best, BREAKTHROUGH),
        _ if next.outcome() == Some(Outcome::Win(side)) => {
            return Advice { count: Some(1), ..Advice::new(best, FORCE) };
        }
        Verdict::Wins(moves) => return Advice { count: Some(moves.max(1)), ..Advice::new(best, FORCE) },
        Verdict::Loses(_) => return Advice::new(best, DELAY),
        Verdict::Worth(_) => {}
    }
    let threats = threats(game.position(), side);
    if !threats.is_empty() {
        return Advice { shows: threats, ..Advice::new(best, SAVES_INTELLECTOR) };
    }
    Advice::new(best, deed(game, next.position(), best))
}

/// The moves with which the other side would capture the Intellector of this one.
fn threats(position: &Position, side: Side) -> Vec<Move> {
    let own = hex::each(position.of(side, Kind::Intellector));
    let to = |cell| hex::each(position.attackers(cell, side.other())).map(move |from| pack(from, cell, None));
    own.flat_map(to).collect()
}

/// What a move does that decides nothing.
fn deed(game: &Intellector, next: &Position, m: Move) -> Reason {
    let (from, to, into) = parts(m);
    let (position, side) = (game.position(), game.turn());
    let Some(moved) = position.piece(from) else { return SEARCH };
    let captured = game.capture(m);
    match (moved.kind, into, captured.map(Kind::index).and_then(|n| TAKES.get(n))) {
        (Kind::Progressor, Some(_), _) => PROMOTES,
        (_, Some(_), _) => TURNS,
        (_, None, Some(&takes)) => takes,
        _ if hangs(position, from, side) && !hangs(next, to, side) => SAVES_PIECE,
        _ => {
            let after = next.piece(to).unwrap_or(moved);
            let aim = next.of(side.other(), Kind::Intellector);
            if next.attacks(to, after) & aim == 0 { SEARCH } else { ATTACKS }
        }
    }
}

/// Whether a piece would be lost if its side did nothing: it is attacked, and is not
/// defended or costs more than its attacker.
fn hangs(position: &Position, cell: usize, side: Side) -> bool {
    let worth = |cell: usize| position.piece(cell).map_or(0, |piece| WORTH[piece.kind.index()]);
    let attackers = position.attackers(cell, side.other());
    let cheapest = hex::each(attackers).map(worth).min();
    cheapest.is_some_and(|cheapest| position.attackers(cell, side) == 0 || cheapest < worth(cell))
}
