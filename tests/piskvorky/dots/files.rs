//! Files of other programs.

use crate::setups::setup;
use piskvorky::exchange;

use piskvorky::play::game::Game;
use piskvorky::rules::{Outcome, Side};
use std::path::Path;

fn read(text: &str) -> Result<Game, String> {
    let format = exchange::of(Path::new("game.sgf"), text.as_bytes()).expect("it is an SGF");
    format.read(text.as_bytes()).map(|imported| imported.game).map_err(|error| format!("{error:?}"))
}

/// As a program writes it whose red side is `W`: with the chains of what was captured.
const WITH_CHAINS: &str = "(;FF[4]GM[40]CA[UTF-8]AP[program:1]SZ[5:5]RU[russian]PW[Eva]PB[Ján \\] Malý]
;W[cb];B[cc];W[bc];B[aa];W[dc];B[ee];W[cd.cbdccdbccb])";

#[test]
fn captured_chains_are_passed_over_since_the_rules_know_them() {
    let game = read(WITH_CHAINS).expect("it is a game");
    assert_eq!(game.setup().to_string(), "dots:size=5x5");
    assert_eq!(game.position().points(), [1, 0]);
    assert_eq!(game.sides.each_ref().map(|side| side.name().to_owned()), ["Eva", "Ján ] Malý"]);
}

#[test]
fn whoever_moves_first_is_the_first_side() {
    let swapped = WITH_CHAINS.replace(";W[", ";w[").replace(";B[", ";W[").replace(";w[", ";B[");
    let game = read(&swapped).expect("it is a game");
    assert_eq!(game.position().points(), [1, 0]);
    assert_eq!(game.sides.each_ref().map(|side| side.name().to_owned()), ["Ján ] Malý", "Eva"]);
}

#[test]
fn every_game_comes_back_as_it_was_written() {
    for (options, moves) in [
        ("size=5x5", "c2 c3 b3 a1 d3 e5 c4 stop"),
        ("size=8x8,start=cross", "d3 e6 a1"),
        ("", "m13 aa20 am32 a1"),
        ("zone=no", "a1 am32 z5"),
        ("size=6x9,stop=grounded", "c5 a1 b4 stop"),
    ] {
        let mut game = Game::new(setup(&format!("dots:{options}")));
        for name in moves.split(' ') {
            game.play_notation(name).expect("it is legal");
        }
        let format = exchange::by_name(Path::new("game.sgf")).expect("there is one");
        let bytes = format.write(&game).expect("it can be written");
        let again = read(std::str::from_utf8(&bytes).expect("it is text")).expect("it is a game");
        assert_eq!((again.moves(), again.outcome()), (game.moves(), game.outcome()), "{options}");
        assert_eq!(again.position().text(), game.position().text(), "{options}");
    }
}

#[test]
fn a_game_that_was_given_up_has_the_result_of_the_file() {
    let game = read("(;GM[40]SZ[8:8]RE[B+R];W[aa];B[bb])").expect("it is a game");
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::Second)));
}

#[test]
fn a_cross_is_read_and_other_dots_of_a_start_are_not() {
    let game = read("(;GM[40]SZ[39:32]AW[up][tq]AB[tp][uq];W[aa])");
    assert_eq!(game.expect("it is a game").setup().to_string(), "dots:start=cross");
    for other in ["AW[up][tr]AB[tp][uq]", "AW[tp][uq]AB[up][tq]", "AW[up][tq]", "AW[aa]AB[bb]"] {
        let game = read(&format!("(;GM[40]SZ[39:32]{other};W[aa])"));
        assert!(game.is_err_and(|error| error.contains("SetUp")), "{other}");
    }
}

#[test]
fn what_is_no_game_of_dots_is_refused_with_what_is_wrong() {
    for (text, wrong) in [
        ("(;GM[40]SZ[40:40];W[aa])", "Size"),
        ("(;GM[40]SZ[2:2];W[aa])", "Size"),
        ("(;GM[40]SZ[8:8];W[ii])", "Outside"),
        ("(;GM[40]SZ[8:8];W[aa];B[aa])", "Taken(1)"),
        ("(;GM[40]SZ[8:8];W[aa];W[bb])", "Turn"),
        ("(;GM[40]SZ[8:8];W[];B[bb])", "More"),
        ("(;GM[40]SZ[8:8];W[a])", "two letters"),
        ("(;GM[40]SZ[8:8];W[aa]", "Cut"),
        ("(;GM[1]SZ[19];B[aa])", "OtherGame"),
        ("(;GM[40]SZ[8:8]GM[4];W[aa])", "OtherGame"),
        ("(;GM[40]SZ[5:5];W[cb];B[aa];W[bc];B[ab];W[dc];B[ac];W[cd];B[cc];W[cc])", "Taken(8)"),
    ] {
        let error = read(text).expect_err(text);
        assert!(error.contains(wrong), "{text}: {error}");
    }
}
