//! The record of a game: what is written reads back the same, what is wrong is
//! found where it stands, and nothing that can be read does harm.

mod check;
mod corpus;
mod ends;
mod faults;
mod hostile;
mod memory;
mod same;

use piskvorky::bots::chance;
use piskvorky::games::GameSetup;
use piskvorky::play::game::Game;
use piskvorky::record::{MOST_BYTES, Place, Record};
use piskvorky::rules::Rules;
use rand::RngExt;

/// Reads any bytes and checks whatever can be said of any of them.
pub(crate) fn read_anything(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let record = match Record::parse(bytes) {
        Ok(record) => record,
        Err(error) => {
            assert!(is_within(error.place, &text), "{error}\nlies outside of {text:?}");
            return;
        }
    };
    // What is added in writing, spaces and numbers, could break the limit.
    if bytes.len() < MOST_BYTES / 2 {
        let written = record.to_string();
        let again = Record::parse(&written).unwrap_or_else(|e| panic!("{e}\nin {written}\nfrom {text:?}"));
        assert_eq!(again, record, "read from {text:?}");
        assert_eq!(again.to_string(), written, "read from {text:?}");
    }
    match record.replay() {
        Ok(game) => {
            let notation: Vec<_> = record.moves().iter().map(|ply| ply.notation()).collect();
            assert_eq!(notations(&game), notation, "read from {text:?}");
        }
        Err(error) => assert!(is_within(error.place, &text), "{error}\nlies outside of {text:?}"),
    }
}

/// Whether the text has this place, or ends right before it.
fn is_within(place: Place, text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let line = text.split('\n').nth(place.line as usize - 1);
    line.is_some_and(|line| (1..=line.chars().count() + 1).contains(&(place.column as usize)))
}

/// A list of all moves that is longer than this is worth keeping for some moves: an
/// endless sheet comes to have hundreds of thousands of cells.
const LONG: usize = 1000;
/// For how many moves it is kept; cells that are new meanwhile have to wait.
const KEPT: usize = 64;

/// A game of random moves, at most so many.
fn random_game(setup: &GameSetup, seed: u64, most: usize) -> Game {
    let mut chance = chance(seed);
    let mut game = Game::new(setup.clone());
    let (mut legal, mut age) = (Vec::new(), KEPT);
    while game.moves().len() < most && game.outcome().is_none() {
        if legal.len() <= LONG || age >= KEPT {
            (legal, age) = (game.position().legal(), 0);
        }
        let m = legal[chance.random_range(0..legal.len())];
        // What was legal some moves ago need not be so now.
        if age == 0 || game.position().parse(&game.position().notation(m)) == Some(m) {
            game.play(m);
            age += 1;
        } else {
            age = KEPT;
        }
    }
    game
}

/// The moves of a game in its notation.
fn notations(game: &Game) -> Vec<String> {
    game.positions().zip(game.moves()).map(|(position, &m)| position.notation(m)).collect()
}
