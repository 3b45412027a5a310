//! The hint: the best move by the solution of the game, and a reason that names the
//! lines it is about.

use super::lines::{CENTRE, Kind, Line, members};
use super::perfect::choices;
use super::rules::Cube;
use super::search::{Judged, Sight, Until, after};
use super::think::{judge, verdict};
use crate::bots::{Advice, Reason, Thinking, Verdict};
use crate::rules::{Move, Rules};

/// Completes a line within a level.
pub const WIN_LEVEL: Reason = Reason("win-level");
/// Completes a line straight up through the levels.
pub const WIN_PILLAR: Reason = Reason("win-pillar");
/// Completes the diagonal of an upright slice.
pub const WIN_WALL: Reason = Reason("win-wall");
/// Completes a diagonal through the space.
pub const WIN_SPACE: Reason = Reason("win-space");
/// The opponent would complete a line within a level here.
pub const BLOCK_LEVEL: Reason = Reason("block-level");
/// The opponent would complete a line straight up through the levels here.
pub const BLOCK_PILLAR: Reason = Reason("block-pillar");
/// The opponent would complete the diagonal of an upright slice here.
pub const BLOCK_WALL: Reason = Reason("block-wall");
/// The opponent would complete a diagonal through the space here.
pub const BLOCK_SPACE: Reason = Reason("block-space");
/// Makes two threats at once, of which only one can be met.
pub const FORK: Reason = Reason("fork");
/// The centre: 13 lines run through it, more than through any other cell.
pub const CENTRE_CELL: Reason = Reason("cube-centre");
/// Wins by force, however the opponent answers.
pub const FORCE: Reason = Reason("force");
/// Every move loses; this one loses last.
pub const DELAY: Reason = Reason("delay");
/// Keeps the most lines open. Said only when there was no time to think to the end.
pub const OPEN: Reason = Reason("open-lines");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] = &[
    WIN_LEVEL,
    WIN_PILLAR,
    WIN_WALL,
    WIN_SPACE,
    BLOCK_LEVEL,
    BLOCK_PILLAR,
    BLOCK_WALL,
    BLOCK_SPACE,
    FORK,
    CENTRE_CELL,
    FORCE,
    DELAY,
    OPEN,
];
/// Those that may come with the number of moves to the win.
pub const COUNTED: &[Reason] = &[CENTRE_CELL, FORCE];

/// The best move and why.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(position: &Cube, thinking: &mut Thinking) -> Advice {
    let judged = judge(position, Sight::Decisions, Until::Best, thinking);
    let best = choices(position, &judged);
    let centre = best.iter().copied().find(|m| m.0 as usize == CENTRE);
    let best = centre.or(best.first().copied()).expect("the game is not over");
    explain(position, &judged, best)
}

/// What speaks for this move, which is one of the best.
fn explain(position: &Cube, judged: &Judged, best: Move) -> Advice {
    let (me, cell) = (position.turn(), best.0 as usize);
    let verdict = verdict(position, judged.value());
    let hint = |reason, count, lines: Vec<&Line>| {
        let shows = lines.iter().flat_map(|line| line.cells).filter(|&other| other != cell);
        Advice { best, reason, count, shows: shows.map(|cell| Move(cell as u32)).collect() }
    };
    if let Some(line) = position.completed_by(me, cell).next() {
        return hint(of_kind(line, [WIN_LEVEL, WIN_PILLAR, WIN_WALL, WIN_SPACE]), None, vec![line]);
    }
    let stopped = position.completed_by(me.other(), cell).next();
    if let (Some(line), 1) = (stopped, position.gaps(me.other()).count_ones()) {
        let reason = of_kind(line, [BLOCK_LEVEL, BLOCK_PILLAR, BLOCK_WALL, BLOCK_SPACE]);
        return hint(reason, None, vec![line]);
    }
    let moves = match verdict {
        Verdict::Wins(moves) => Some(moves),
        _ => None,
    };
    let next = after(position, best);
    match verdict {
        Verdict::Wins(2) => {
            let lines = members(next.gaps(me)).flat_map(|gap| next.completed_by(me, gap));
            hint(FORK, None, lines.collect())
        }
        Verdict::Loses(_) => hint(DELAY, None, Vec::new()),
        _ if cell == CENTRE => hint(CENTRE_CELL, moves, Vec::new()),
        Verdict::Wins(_) => hint(FORCE, moves, Vec::new()),
        Verdict::Worth(_) => hint(OPEN, None, Vec::new()),
    }
}

/// The reason that goes with how a line lies: within a level, pillar, wall, space.
fn of_kind(line: &Line, [level, pillar, wall, space]: [Reason; 4]) -> Reason {
    match line.kind {
        Kind::Level => level,
        Kind::Pillar => pillar,
        Kind::Wall => wall,
        Kind::Space => space,
    }
}
