//! Opponents that look ahead turn by turn, in levels.
//!
//! A weaker level sees fewer turns and slips more often: it then makes any step. How
//! strong the strongest is depends on how long it may think. Games won, drawn and lost
//! by each opponent against the one before it on 10 × 10 cells, where the sides change:
//!
//! | opponent | won | drawn | lost |
//! |---|---|---|---|
//! | greedy against random | 99 | 0 | 1 |
//! | level 1 against greedy | 75 | 0 | 25 |
//! | level 2 against level 1 | 71 | 12 | 17 |
//! | level 3 against level 2 | 66 | 27 | 7 |
//! | level 4, with a tenth of a second, against level 3 | 65 | 33 | 2 |
//! | level 4, with 20 000 positions, against greedy | 100 | 0 | 0 |

use super::cells::{MAX_WORDS, words};
use super::position::{Position, VirusWar};
use super::search::{Found, Search, SearchOptions};
use super::value::{Value, shown};
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Progress, Thinking, Verdict};
use crate::rules::{Move, Rules};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

/// What a level sees and how often it slips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// What its search sees.
    pub options: SearchOptions,
    /// How many steps in a hundred are slips.
    pub slips: u32,
}

/// What the strongest level and the hint see.
pub const WIDE: SearchOptions = SearchOptions { turns: 30, root: 20, inner: 10, beam: 12 };

const fn near(turns: u32) -> SearchOptions {
    SearchOptions { turns, root: 12, inner: 6, beam: 8 }
}

/// The levels, weakest first.
pub const LEVELS: [Level; 4] = [
    Level { options: near(1), slips: 5 },
    Level { options: near(2), slips: 36 },
    Level { options: near(2), slips: 7 },
    Level { options: WIDE, slips: 0 },
];

/// An opponent of one of the [`LEVELS`].
pub struct Ahead {
    level: Level,
}

impl Ahead {
    /// An opponent of this level, from 1 on.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn new(level: u8) -> Ahead {
        Ahead { level: LEVELS[usize::from(level) - 1] }
    }
}

impl Engine<VirusWar> for Ahead {
    fn think(&mut self, position: &VirusWar, thinking: &mut Thinking) -> Move {
        let slips = thinking.chance.random_range(0..100) < self.level.slips;
        let found = if slips { None } else { find(position, self.level.options, thinking) };
        let any = || *position.legal().choose(thinking.chance).expect("the game is not over");
        found.map_or_else(any, |found| found.best)
    }

    /// What the best turn that begins with the step leads to, as [`shown`].
    fn opinions(&mut self, position: &VirusWar, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let mut limit = Limit::of(thinking);
        let mut search = Search::new(self.level.options, &mut limit);
        let moves: Vec<(Move, Value)> = match words(position.variant().size) {
            1 | 2 => search.moves(&position.resized::<2>()),
            3 | 4 => search.moves(&position.resized::<4>()),
            _ => search.moves(&position.resized::<MAX_WORDS>()),
        };
        moves.into_iter().map(|(m, value)| (m, MoveEval::Number(shown(value)))).collect()
    }
}

/// The best turn with this options, or `None` if there is no time to look at any. Reports
/// each round.
pub fn find(position: &VirusWar, options: SearchOptions, thinking: &mut Thinking) -> Option<Found> {
    match words(position.variant().size) {
        1 | 2 => find_in(&position.resized::<2>(), options, thinking),
        3 | 4 => find_in(&position.resized::<4>(), options, thinking),
        _ => find_in(&position.resized::<MAX_WORDS>(), options, thinking),
    }
}

fn find_in<const W: usize>(
    position: &Position<W>,
    options: SearchOptions,
    thinking: &mut Thinking,
) -> Option<Found> {
    let mut limit = Limit::of(thinking);
    let Thinking { chance, report, .. } = thinking;
    let tell = |found: Found, nodes| {
        let verdict = found.wins_in().map_or(Verdict::Worth(found.value), Verdict::Wins);
        report(Progress { line: vec![found.best], depth: found.depth, verdict, nodes });
    };
    Search::new(options, &mut limit).best(position, |turns| turns.shuffle(chance), tell)
}
