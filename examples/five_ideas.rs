//! What an idea of the five-in-a-row engine is worth, or a number on which its search
//! depends: the whole engine plays the engine without the idea, or with another number, in pairs of games from the same opening, until a
//! sequential test knows or the pairs are used up.
//!
//! `five_ideas IDEA|MARGIN=NUMBER [NODES] [PAIRS] [SEED]`; the margins stand in
//! `src/games/gomoku/engine/search/margins.rs`

use piskvorky::bots::{Budget, Chance, chance};
use piskvorky::games::gomoku::engine::class::Level;
use piskvorky::games::gomoku::engine::evaluation::Weights;
use piskvorky::games::gomoku::engine::search::SearchOptions;
use piskvorky::games::gomoku::engine::search_board::{Place, SearchBoard};
use piskvorky::games::gomoku::engine::table::Table;
use piskvorky::games::gomoku::engine::think::{Finding, think};
use piskvorky::games::gomoku::rules::Rule;
use piskvorky::play::pairs::Score;
use rand::RngExt;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const SIDE: usize = 15;
/// Bytes of each player's transposition table.
const MEMORY: usize = 4 << 20;
/// The sequential test asks for so many Elo.
const BETTER: f64 = 20.0;

const USAGE: &str = "five_ideas IDEA|MARGIN=NUMBER [NODES] [PAIRS] [SEED]
ideas: fours threes null-move reductions pruning futility
margins: futility futility-plies hopeless hopeless-plies null-plies reduction reduction-divisor window late";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: u64| arguments.get(i).map_or(Some(usual), |text| text.parse().ok());
    let idea = arguments.first().and_then(|name| without(name));
    let (Some(options), Some(nodes), Some(pairs), Some(seed)) =
        (idea, number(1, 3000), number(2, 200), number(3, 1))
    else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut score = Score::default();
    let mut dice = chance(seed);
    for pair in 1..=pairs {
        let opening = opening(&mut dice);
        for began in 0..2 {
            let sights =
                if began == 0 { [SearchOptions::FULL, options] } else { [options, SearchOptions::FULL] };
            score.add(game(sights, &opening, nodes).map(|side| side ^ began));
        }
        let likelihood = score.likelihood(BETTER);
        if pair % 25 == 0 || pair == pairs || likelihood.abs() > 2.94 {
            let Score { wins, draws, losses, .. } = score;
            // There is none if one of both has won everything.
            let elo =
                score.elo().map_or(String::new(), |(elo, error)| format!(" {elo:+.0} ± {error:.0} Elo,"));
            println!("+{wins} ={draws} -{losses}:{elo} likelihood {likelihood:.2}");
        }
        if pair > 20 && likelihood.abs() > 2.94 {
            break;
        }
    }
    ExitCode::SUCCESS
}

/// Everything but one idea, or with another number.
fn without(idea: &str) -> Option<SearchOptions> {
    let full = SearchOptions::FULL;
    if let Some((name, number)) = idea.split_once('=') {
        return Some(SearchOptions { margins: full.margins.with(name, number)?, ..full });
    }
    Some(match idea {
        "fours" => SearchOptions { fours: 0, ..full },
        "threes" => SearchOptions { threes: 0, ..full },
        "null-move" => SearchOptions { null_move: false, ..full },
        "reductions" => SearchOptions { reductions: false, ..full },
        "pruning" => SearchOptions { pruning: false, ..full },
        "futility" => SearchOptions { futility: false, ..full },
        _ => return None,
    })
}

fn decide(field: &SearchBoard, options: SearchOptions, table: &Table, nodes: u64) -> Finding {
    think(field, options, table, Budget::Nodes(nodes), &AtomicBool::new(false), &mut |_| {})
}

fn fives(field: &SearchBoard, side: usize) -> u16 {
    field.count_of(side, Level::Five)
}

/// Three to eight marks by chance close to each other, about as good for both.
fn opening(dice: &mut Chance) -> Vec<Place> {
    let table = Table::new(MEMORY);
    loop {
        let mut field = SearchBoard::new(SIDE, SIDE, Rule::Free, Arc::clone(Weights::standard()));
        let (x, y) = (dice.random_range(3..SIDE - 3), dice.random_range(3..SIDE - 3));
        let (count, mut moves) = (dice.random_range(3..=8), Vec::new());
        while moves.len() < count {
            let place = field.place(x + dice.random_range(0..7) - 3, y + dice.random_range(0..7) - 3);
            if field.is_free(place) {
                field.play(place);
                moves.push(place);
            }
        }
        let quiet = fives(&field, 0) + fives(&field, 1) == 0;
        if quiet && decide(&field, SearchOptions::FULL, &table, 6000).value.abs() < 100 {
            return moves;
        }
    }
}

/// The side that wins, 0 or 1.
fn game(sights: [SearchOptions; 2], opening: &[Place], nodes: u64) -> Option<usize> {
    let tables = [(); 2].map(|()| Table::new(MEMORY));
    let mut field = SearchBoard::new(SIDE, SIDE, Rule::Free, Arc::clone(Weights::standard()));
    opening.iter().for_each(|&place| field.play(place));
    while field.free() > 0 {
        let turn = field.turn();
        if fives(&field, turn) > 0 {
            return Some(turn);
        }
        let found = decide(&field, sights[turn], &tables[turn], nodes);
        field.play(found.line[0]);
    }
    None
}
