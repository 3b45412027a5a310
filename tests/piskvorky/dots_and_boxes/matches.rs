//! How strong the opponents are: games on the usual board, each side beginning in turn.

use super::{start, thinking};
use piskvorky::bots::anywhere::Anywhere;
use piskvorky::bots::{Bot, Budget, typed};
use piskvorky::games::dots_and_boxes::Border;
use piskvorky::games::dots_and_boxes::chains::Chains;
use piskvorky::games::dots_and_boxes::exact::Exact;
use piskvorky::games::dots_and_boxes::greedy::Greedy;
use piskvorky::rules::{Outcome, Rules, Side};
use std::fmt;

/// How many games were won, drawn and lost by the one that is named first.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.won, self.drawn, self.lost)
    }
}

fn play(mut players: [Box<dyn Bot>; 2], games: u64, budget: Budget) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games {
        let mut position = start(6, 6, Border::Open);
        let begins = Side::BOTH[game as usize % 2];
        let won = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            let player = &mut players[usize::from(position.turn() != begins)];
            let seed = game * 1000 + position.free().len() as u64;
            let m = thinking(budget, seed, |thinking| player.choose(&position, thinking));
            position.play(m);
        };
        match won {
            Outcome::Win(side) if side == begins => tally.won += 1,
            Outcome::Win(_) => tally.lost += 1,
            Outcome::Draw => tally.drawn += 1,
        }
    }
    tally
}

#[test]
fn the_greedy_one_beats_chance() {
    let tally = play([typed(Greedy), Box::new(Anywhere)], 20, Budget::Nodes(10_000));
    assert!(tally.won >= 19, "{tally}");
}

#[test]
fn who_counts_chains_beats_the_greedy_one() {
    let tally = play([typed(Chains), typed(Greedy)], 40, Budget::Nodes(10_000));
    assert!(tally.won >= 36, "{tally}");
}

#[test]
fn the_exact_one_beats_who_counts_chains() {
    let tally = play([typed(Exact), typed(Chains)], 6, Budget::Nodes(5_000));
    assert!(tally.won >= 4, "{tally}");
}

/// `cargo test --release --no-default-features long_matches -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn long_matches() {
    let budget = Budget::Nodes(50_000);
    let random = play([typed(Greedy), Box::new(Anywhere)], 100, budget);
    let greedy = play([typed(Chains), typed(Greedy)], 1000, budget);
    let chains = play([typed(Exact), typed(Chains)], 100, budget);
    println!("greedy - random {random}, chains - greedy {greedy}, exact - chains {chains}");
    assert!(random.won >= 95 && greedy.won >= 950 && chains.won >= 60);
}
