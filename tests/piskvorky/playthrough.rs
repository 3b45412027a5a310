//! One game of each kind in full, as text: what changes in it has changed in
//! the rules.

use crate::golden;
use crate::random::{self, Place};
use crate::setups::{file_name, setups};
use piskvorky::board::Board;
use piskvorky::rules::Rules;
use std::fmt::Write;

#[test]
fn every_game_goes_as_its_file_tells() {
    let mut names = Vec::new();
    for game in setups() {
        let name = format!("{}.txt", file_name(&game));
        golden::compare(&format!("playthroughs/{name}"), &tell(&random::game(&game, 1)));
        names.push(name);
    }
    golden::no_others("playthroughs", &names);
}

/// A position with more moves is told in one line.
const MANY: usize = 120;

fn tell(places: &[Place]) -> String {
    let mut out = String::new();
    for pair in places.windows(2) {
        let (here, last) = (&pair[0].position, *pair[1].last.last().expect("a move led here"));
        let legal = here.legal();
        if legal.len() > MANY {
            let name = here.notation(last);
            writeln!(out, "ply {}: one of {} moves, {name}", pair[0].ply, legal.len())
                .expect("a string takes all");
            continue;
        }
        let moves = legal.into_iter().map(|m| format!("{}{:?}", here.notation(m), spots(&**here, m)));
        let moves = moves.collect::<Vec<_>>().join(" ");
        let (turn, points) = (here.turn(), here.points());
        write!(out, "ply {}: {turn:?}, points {points:?}\n{}\n", pair[0].ply, here.text())
            .and_then(|()| write!(out, "moves: {moves}\nplays {}\n\n", here.notation(last)))
            .expect("a string takes all");
    }
    let end = &places.last().expect("there is a start").position;
    let outcome = end.outcome().map_or("goes on".to_owned(), |outcome| format!("{outcome:?}"));
    out + &format!("end: {outcome}, points {:?}\n{}\n", end.points(), end.text())
}

fn spots(board: &dyn Board, m: piskvorky::rules::Move) -> Vec<u32> {
    board.clicks(m).into_iter().map(|spot| spot.0).collect()
}
