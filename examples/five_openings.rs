//! Openings of three marks after which neither side is ahead, for the opening
//! *swap2*: found by chance, and judged by the engine.
//!
//! `five_openings [OPENINGS] [NODES] [SEED]`
//!
//! An opening is a cross, a nought and a cross in a square of seven rows that lies on
//! the board of fifteen. It is judged from both sides: by what it is worth to the
//! noughts, which are to move, and by what it is worth to the crosses after the best
//! move of the noughts; half of the difference is what the noughts are ahead. It is
//! kept if that is no more than [`BOUND`] for either side, on every board and by both
//! rules, with a tenth of the nodes and with all of them. What is told is the most that
//! the longer searches have found on any board.

use piskvorky::bots::{Budget, Chance, chance};
use piskvorky::games::gomoku::engine::evaluation::Weights;
use piskvorky::games::gomoku::engine::search::SearchOptions;
use piskvorky::games::gomoku::engine::search_board::{Place, SearchBoard};
use piskvorky::games::gomoku::engine::table::Table;
use piskvorky::games::gomoku::engine::think::think;
use piskvorky::games::gomoku::rules::Rule;
use rand::RngExt;
use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Rows of the boards that swap2 is played on.
const SIDES: [usize; 3] = [15, 19, 20];
const RULES: [Rule; 2] = [Rule::Free, Rule::Exact];
/// What one side is ahead at most in an opening that is even.
const BOUND: i32 = 60;
/// Bytes of the transposition table.
const MEMORY: usize = 32 << 20;
/// Marks lie so far from the middle at most.
const FARTHEST: i16 = 7;
/// Rows of the square that holds them.
const SQUARE: i16 = 7;

/// Offsets from the middle.
type Opening = [(i16, i16); 3];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: u64| arguments.get(i).map_or(Some(usual), |text| text.parse().ok());
    let (Some(wanted), Some(nodes), Some(seed)) = (number(0, 8), number(1, 100_000), number(2, 1)) else {
        eprintln!("five_openings [OPENINGS] [NODES] [SEED]");
        return ExitCode::from(2);
    };
    let (mut dice, mut seen, mut found) = (chance(seed), BTreeSet::new(), 0);
    while found < wanted {
        let opening = draw(&mut dice);
        let [first, nought, last] = opening;
        if BTreeSet::from(opening).len() < 3 || !seen.insert(turned(opening)) {
            continue;
        }
        let worst = [nodes / 10, nodes].into_iter().try_fold(0, |_, nodes| worst(&opening, nodes));
        if let Some(worst) = worst {
            found += 1;
            println!("[{first:?}, {nought:?}, {last:?}] {worst}, of {} tried", seen.len());
        }
    }
    ExitCode::SUCCESS
}

fn draw(dice: &mut Chance) -> Opening {
    let corner = [(); 2].map(|()| dice.random_range(-FARTHEST..=FARTHEST + 1 - SQUARE));
    [(); 3].map(|()| {
        let [x, y] = corner.map(|from| from + dice.random_range(0..SQUARE));
        (x, y)
    })
}

/// The same for openings that are alike but for turning, mirroring and the order of
/// the crosses.
fn turned(opening: Opening) -> Opening {
    let turn = |(x, y): (i16, i16), n: u8| {
        let (x, y) = if n & 1 == 0 { (x, y) } else { (y, x) };
        (if n & 2 == 0 { x } else { -x }, if n & 4 == 0 { y } else { -y })
    };
    let all = (0..8).flat_map(|n| {
        let [first, nought, last] = opening.map(|at| turn(at, n));
        [[first, nought, last], [last, nought, first]]
    });
    all.min().expect("there are sixteen")
}

/// The most that a side is ahead on any board; `None` if that is more than [`BOUND`].
fn worst(opening: &Opening, nodes: u64) -> Option<i32> {
    let boards = SIDES.into_iter().flat_map(|side| RULES.map(|rule| (side, rule)));
    boards.into_iter().try_fold(0, |worst: i32, (side, rule)| {
        let mut field = SearchBoard::new(side, side, rule, Arc::clone(Weights::standard()));
        for (x, y) in opening {
            let middle = i16::try_from(side / 2).expect("boards are small");
            let [column, row] = [middle + x, middle + y].map(|n| usize::try_from(n).expect("on the board"));
            field.play(field.place(column, row));
        }
        let (noughts, best) = judge(&field, nodes);
        field.play(best);
        let (crosses, _) = judge(&field, nodes);
        let ahead = ((noughts - crosses) / 2).abs();
        (ahead <= BOUND).then(|| worst.max(ahead))
    })
}

/// What a position is worth to the side to move, and its best move.
fn judge(field: &SearchBoard, nodes: u64) -> (i32, Place) {
    let (table, never) = (Table::new(MEMORY), AtomicBool::new(false));
    let found = think(field, SearchOptions::FULL, &table, Budget::Nodes(nodes), &never, &mut |_| {});
    (found.value, found.line[0])
}
