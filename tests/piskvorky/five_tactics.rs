//! Forced wins: 200 positions that the project has found by itself, how many of
//! them the engine solves, and whether the simple solver agrees.
//!
//! `cargo test --release --no-default-features five_tactics -- --ignored --nocapture`
//! makes the set anew (and compares it, or writes it with `PISKVORKY_BLESS=1`)
//! and prints the figures.

use crate::five_engine::{field_of, positions, search};
use crate::five_solver::verify;
use crate::golden;
use piskvorky::bots::{Budget, Chance, chance};
use piskvorky::games::gomoku::engine::class::Level;
use piskvorky::games::gomoku::engine::clock::Clock;
use piskvorky::games::gomoku::engine::search::{PROVED, SearchOptions};
use piskvorky::games::gomoku::engine::search_board::{Place, SearchBoard};
use piskvorky::games::gomoku::engine::think::Finding;
use piskvorky::games::gomoku::engine::threes::Threes;
use rand::RngExt;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const FILE: &str = "five-wins.txt";
/// Positions in the set.
const SIZE: usize = 200;
/// Plies of the shortest line that is worth a place in it.
const SHORTEST: usize = 9;
/// Positions that the search for the set may visit: about half a second.
const LONG: u64 = 400_000;
/// What a search may take to be quick.
const QUICK: Duration = Duration::from_millis(200);

/// The winning line of a long search for threats.
fn threats(field: &mut SearchBoard) -> Option<Vec<Place>> {
    let stop = AtomicBool::new(false);
    let clock = Clock::start(Budget::Nodes(u64::MAX), &stop);
    Threes::new(1 << 16, &clock).win(field, 12, LONG)
}

/// A claim for the simple solver: `first` in the position with so many marks,
/// later whatever a long search finds.
fn claim<'a>(marks: usize, first: &'a [Place]) -> impl Fn(&mut SearchBoard) -> Option<Vec<Place>> + 'a {
    move |field| {
        if field.marks() == marks {
            return Some(first.to_vec());
        }
        let proved = |found: Finding| (found.value >= PROVED).then_some(found.line);
        threats(field).or_else(|| proved(search(field, SearchOptions::FULL, Budget::Nodes(5 * LONG))))
    }
}

/// Lets the simple solver try to refute the first move of a line.
fn prove(field: &SearchBoard, line: &[Place]) {
    verify(&mut field.clone(), &claim(field.marks(), line));
}

fn solved(found: &Finding) -> bool {
    found.value >= PROVED
}

#[test]
fn some_forced_wins_are_found_in_few_nodes_and_are_right() {
    let set = positions(FILE);
    assert_eq!(set.len(), SIZE);
    let (mut count, mut missed) = (0, Vec::new());
    for (number, cells) in set.iter().enumerate().step_by(8) {
        let field = field_of(cells);
        let found = search(&field, SearchOptions::FULL, Budget::Nodes(4 * LONG));
        count += 1;
        match solved(&found) {
            true if number % 40 == 0 => prove(&field, &found.line),
            true => {}
            false => missed.push(number),
        }
    }
    assert!(missed.len() * 20 <= count, "{missed:?} of {count} are not solved");
}

#[test]
#[ignore = "takes minutes, and the figures count in a release build on a machine that is free"]
fn nearly_all_forced_wins_are_found_within_a_fifth_of_a_second() {
    let (mut slowest, mut sum, mut missed) = (Duration::ZERO, Duration::ZERO, Vec::new());
    let set = positions(FILE);
    for (number, cells) in set.iter().enumerate() {
        let (field, started) = (field_of(cells), Instant::now());
        let found = search(&field, SearchOptions::FULL, Budget::Time(QUICK));
        let took = started.elapsed();
        if !solved(&found) {
            missed.push(number);
            continue;
        }
        (slowest, sum) = (slowest.max(took), sum + took);
        prove(&field, &found.line);
    }
    let count = set.len() - missed.len();
    println!("{count} of {} solved within {QUICK:?}, none refuted; not solved: {missed:?}", set.len());
    println!("mean {:?}, slowest {slowest:?}", sum / u32::try_from(count.max(1)).expect("few"));
    assert!(count * 20 >= set.len() * 19, "{missed:?}");
}

#[test]
#[ignore = "takes many minutes; the set changes with the engine that plays for it"]
fn the_set_is_found_by_a_long_search_and_proved_by_the_simple_solver() {
    let mut text = String::from(
        "# Forced wins for the side to move, from games of the engine against itself, found by a long\n\
         # search and proved by a simple solver: the cells marked so far, x,y from the top left.\n",
    );
    let mut dice = chance(4);
    let mut found = 0;
    while found < SIZE {
        let game = played(&mut dice);
        if let Some(field) = earliest_win(&game) {
            let cells = game[..field.marks()].iter().map(|&place| field.coordinates(place));
            let cells = cells.map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
            writeln!(text, "{cells}").expect("a string takes all");
            found += 1;
        }
    }
    golden::compare(FILE, &text);
}

/// The moves of a quick game that begins with a few marks by chance.
fn played(dice: &mut Chance) -> Vec<Place> {
    let mut field = field_of(&[]);
    let mut moves = Vec::new();
    for _ in 0..dice.random_range(3..=8) {
        let place = field.place(dice.random_range(4..11), dice.random_range(4..11));
        if field.is_free(place) {
            field.play(place);
            moves.push(place);
        }
    }
    while field.free() > 0 && field.count_of(field.turn(), Level::Five) == 0 {
        let found =
            search(&field, SearchOptions { depth: 4, threes: 0, ..SearchOptions::FULL }, Budget::Nodes(2000));
        field.play(found.line[0]);
        moves.push(found.line[0]);
    }
    moves
}

/// The earliest position of the winner's last ones in which the win could be
/// forced, if the way to it is long.
fn earliest_win(game: &[Place]) -> Option<SearchBoard> {
    let at = |marks: usize| {
        let mut field = field_of(&[]);
        game[..marks].iter().for_each(|&place| field.play(place));
        field
    };
    // Who is to move after the last move of the game makes five.
    let winning = (6..=game.len()).rev().filter(|marks| marks % 2 == game.len() % 2);
    let lines = winning.map_while(|marks| threats(&mut at(marks)).map(|line| (marks, line)));
    let (marks, line) = lines.last()?;
    (line.len() >= SHORTEST).then(|| {
        let field = at(marks);
        prove(&field, &line);
        field
    })
}
