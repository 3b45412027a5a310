//! The engine of five in a row: what it keeps up to date, what it proves, and
//! how much it visits.

use crate::five_solver::{Plain, verify};
use crate::golden;
use crate::setups::setups_of;
use piskvorky::bots::{Budget, Chance, Thinking, chance};
use piskvorky::games::GameSetup;
use piskvorky::games::gomoku::GAME;
use piskvorky::games::gomoku::engine::class::{Class, Level};
use piskvorky::games::gomoku::engine::clock::Clock;
use piskvorky::games::gomoku::engine::evaluation::Weights;
use piskvorky::games::gomoku::engine::fours::Fours;
use piskvorky::games::gomoku::engine::search::{PROVED, SearchOptions};
use piskvorky::games::gomoku::engine::search_board::SearchBoard;
use piskvorky::games::gomoku::engine::table::Table;
use piskvorky::games::gomoku::engine::think::{Finding, think};
use piskvorky::games::gomoku::engine::threes::Threes;
use piskvorky::games::gomoku::rules::Rule;
use piskvorky::rules::{Outcome, Rules, Side};
use rand::RngExt;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

fn empty(width: usize, height: usize, rule: Rule) -> SearchBoard {
    SearchBoard::new(width, height, rule, Arc::clone(Weights::standard()))
}

/// Positions of a file: a line is the cells marked so far.
pub(crate) fn positions(name: &str) -> Vec<Vec<(usize, usize)>> {
    let text = std::fs::read_to_string(golden::data().join(name)).expect("the file stands with the tests");
    let cell = |text: &str| {
        let (x, y) = text.split_once(',').expect("a comma");
        (x.parse().expect("a column"), y.parse().expect("a row"))
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_whitespace().map(cell).collect()).collect()
}

pub(crate) fn field_of(cells: &[(usize, usize)]) -> SearchBoard {
    let mut field = empty(15, 15, Rule::Free);
    for &(x, y) in cells {
        field.play(field.place(x, y));
    }
    field
}

/// A field with marks by chance, thicker in the middle.
fn by_chance(dice: &mut Chance, rule: Rule) -> SearchBoard {
    let (width, height) = (dice.random_range(5..20), dice.random_range(5..20));
    let mut field = empty(width, height, rule);
    for _ in 0..dice.random_range(0..width * height) {
        let place = field.place(dice.random_range(0..width), dice.random_range(0..height));
        if field.is_free(place) {
            field.play(place);
        }
    }
    field
}

#[test]
fn a_field_that_was_played_on_is_the_same_as_one_filled_anew() {
    let mut dice = chance(1);
    for round in 0..60 {
        let rule = [Rule::Free, Rule::Exact][round % 2];
        let mut field = by_chance(&mut dice, rule);
        let mut marks = Vec::new();
        for _ in 0..100 {
            let place =
                field.place(dice.random_range(0..field.width()), dice.random_range(0..field.height()));
            if dice.random_bool(0.6) && field.is_free(place) {
                field.play(place);
                marks.push(place);
            } else if marks.pop().is_some() {
                field.undo();
            }
        }
        assert!(field.same(&field.anew()), "round {round}, {rule:?}");
        marks.iter().for_each(|_| field.undo());
        assert!(field.same(&field.anew()), "round {round}, {rule:?}, all taken back");
    }
}

#[test]
fn fives_and_fours_are_what_plain_counting_finds() {
    let mut dice = chance(2);
    for round in 0..60 {
        let rule = [Rule::Free, Rule::Exact][round % 2];
        let field = by_chance(&mut dice, rule);
        let plain = Plain::of(&field);
        for place in field.places().filter(|&place| field.is_free(place)) {
            let cell = field.coordinates(place);
            for side in 0..2 {
                let class = field.class(side, place);
                let makes_five = plain.makes_five(cell, side);
                assert_eq!(class == Class::Five, makes_five, "{cell:?} of {side}, {rule:?}\n{plain}");
                if makes_five {
                    continue;
                }
                let fives = plain.new_fives(cell, side);
                let expected = match fives {
                    0 => class.level() < Level::Four,
                    1 => class.level() == Level::Four,
                    _ => class == Class::OpenFour,
                };
                assert!(expected, "{class:?}, {fives} fives at {cell:?} of {side}, {rule:?}\n{plain}");
            }
        }
    }
}

#[test]
fn known_wins_by_fours_are_found_and_every_one_is_right() {
    let all = positions("five-fours.txt");
    let mut found = 0;
    for cells in &all {
        let mut field = field_of(cells);
        let line = Fours::new(1 << 14).win(&mut field, 30, 50_000);
        found += usize::from(line.is_some());
        if let Some(line) = line {
            let cells: Vec<_> = line.iter().map(|&place| field.coordinates(place)).collect();
            Plain::of(&field).check_fours(&cells);
        }
    }
    assert!(found * 100 >= all.len() * 95, "{found} of {}", all.len());
}

#[test]
fn wins_are_not_claimed_in_positions_by_chance_unless_they_are_right() {
    let stop = AtomicBool::new(false);
    let clock = Clock::start(Budget::Nodes(u64::MAX), &stop);
    let mut dice = chance(9);
    let mut claims = 0;
    for _ in 0..400 {
        let mut field = empty(15, 15, Rule::Free);
        while field.marks() < 24 {
            let place = field.place(dice.random_range(4..11), dice.random_range(4..11));
            let fives = |f: &SearchBoard| f.count_of(0, Level::Five) + f.count_of(1, Level::Five);
            if field.is_free(place) && fives(&field) == 0 {
                field.play(place);
            } else if fives(&field) > 0 {
                break;
            }
        }
        let claimed = |field: &mut SearchBoard| Threes::new(1 << 12, &clock).win(field, 1, 3000);
        if claimed(&mut field).is_some() {
            claims += 1;
            verify(&mut field, &claimed);
        }
    }
    assert!(claims > 20, "{claims} claims are too few to tell");
}

pub(crate) fn search(field: &SearchBoard, options: SearchOptions, budget: Budget) -> Finding {
    think(field, options, &Table::new(1 << 20), budget, &AtomicBool::new(false), &mut |_| {})
}

#[test]
fn so_many_positions_are_visited() {
    let mut text =
        String::from("# Positions of five-fours.txt without their last four marks, searched to depth 5:\n");
    text.push_str(
        "# number, nodes, value, move. A change that should not change the search must not change this.\n",
    );
    for (number, cells) in positions("five-fours.txt").iter().enumerate().step_by(6) {
        let field = field_of(&cells[..cells.len() - 4]);
        let found =
            search(&field, SearchOptions { depth: 5, ..SearchOptions::FULL }, Budget::Nodes(10_000_000));
        let (x, y) = field.coordinates(found.line[0]);
        writeln!(text, "{number} {} {} {x},{y}", found.nodes, found.value).expect("a string takes all");
    }
    golden::compare("five-nodes.txt", &text);
}

#[test]
fn a_budget_of_nodes_is_kept_and_gives_the_same_answer_twice() {
    for cells in positions("five-fours.txt").iter().step_by(15) {
        let field = field_of(&cells[..8]);
        for nodes in [0, 1, 100, 5000] {
            let found = [(); 2].map(|()| search(&field, SearchOptions::FULL, Budget::Nodes(nodes)));
            assert_eq!(found[0], found[1], "{nodes} nodes");
            assert!(found[0].nodes <= nodes, "{} of {nodes}", found[0].nodes);
            assert!(field.is_free(found[0].line[0]));
        }
    }
}

#[test]
fn a_budget_of_time_is_not_overstepped() {
    let cells = &positions("five-fours.txt")[0];
    let field = field_of(&cells[..8]);
    let time = Duration::from_millis(150);
    let took = |_| {
        let started = Instant::now();
        search(&field, SearchOptions::FULL, Budget::Time(time));
        started.elapsed()
    };
    // Other programs may take the processor away now and then, but not always.
    let fastest = (0..5).map(took).min().expect("five searches");
    assert!(fastest <= time + Duration::from_millis(20), "{fastest:?}");
}

#[test]
fn a_search_sees_the_win_and_the_defence() {
    for cells in positions("five-fours.txt").iter().step_by(5) {
        let field = field_of(cells);
        let found = search(&field, SearchOptions::FULL, Budget::Nodes(20_000));
        assert!(found.value >= PROVED, "{found:?}");
        // The loser's last chance: one ply earlier every move but a few loses.
        let mut after = field.clone();
        after.play(found.line[0]);
        let answer = search(&after, SearchOptions::FULL, Budget::Nodes(20_000));
        assert!(answer.value <= -PROVED || after.count_of(after.turn(), Level::Five) == 0, "{answer:?}");
    }
}

/// Plays a game of two opponents of the registry on the usual board.
fn game(first: &str, second: &str, seed: u64, nodes: u64) -> Option<Side> {
    match game_of(&GAME.usual(), [first, second], seed, nodes) {
        Some(Outcome::Win(side)) => Some(side),
        _ => None,
    }
}

/// Plays a game of two opponents of the registry, in which every move is legal.
fn game_of(setup: &GameSetup, players: [&str; 2], seed: u64, nodes: u64) -> Option<Outcome> {
    let mut bots = players.map(|key| GAME.bot(key).expect("it is in the registry").make());
    let mut board = setup.start().boxed();
    let (mut dice, stop) = (chance(seed), AtomicBool::new(false));
    while board.outcome().is_none() {
        let bot = &mut bots[board.turn().index()];
        let budget = Budget::Nodes(nodes);
        let mut thinking = Thinking { chance: &mut dice, budget, stop: &stop, report: &mut |_| {} };
        let m = bot.choose(&*board, &mut thinking);
        assert!(board.legal().contains(&m), "{setup}, {players:?}, seed {seed}: {m:?} in\n{}", board.text());
        board.play(m);
    }
    board.outcome()
}

/// Some boards are too small for a win; on all others the master finds one.
#[test]
fn the_engine_plays_whole_games_on_every_board() {
    for setup in setups_of(&GAME) {
        for weak in ["random", "neighbour"] {
            let won = [0, 1].map(|side| {
                let mut players = ["engine:6", weak];
                players.rotate_left(side);
                let outcome = game_of(&setup, players, 7, 300).expect("every game ends");
                outcome == Outcome::Win(Side::BOTH[side])
            });
            let small = setup.options().size("board").is_some_and(|(width, height)| width.min(height) < 9);
            assert!(small || won == [true; 2], "{setup} against {weak}: {won:?}");
        }
    }
}

#[test]
fn the_master_beats_the_simple_opponents() {
    for (seed, weak) in (0..).zip(["random", "neighbour", "attacks", "engine:1"]) {
        assert_eq!(game("engine:6", weak, seed, 2000), Some(Side::First), "{weak}");
        assert_eq!(game(weak, "engine:6", seed, 2000), Some(Side::Second), "{weak}");
    }
}

/// The long form stands in `games::gomoku::levels`; few games cannot tell 70 % from
/// 60 %, but they tell a level that has lost its strength.
#[test]
fn a_level_is_stronger_than_the_one_below() {
    for level in 2..=5 {
        let [strong, weak] = [level, level - 1].map(|n| format!("engine:{n}"));
        let wins = |seed: u64| {
            let first = game(&strong, &weak, seed, 20_000) == Some(Side::First);
            let second = game(&weak, &strong, seed, 20_000) == Some(Side::Second);
            u32::from(first) + u32::from(second)
        };
        let won: u32 = (0..6).map(wins).sum();
        assert!(won >= 7, "{strong} wins {won} of 12 against {weak}");
    }
}
