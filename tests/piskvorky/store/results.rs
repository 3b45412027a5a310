//! Adding games up.

use super::*;
use piskvorky::bots::chance;
use piskvorky::store::{Ending, Line, Tally};
use rand::RngExt;

/// Wins, draws, losses, longest series.
fn short(tally: Tally) -> [u32; 4] {
    [tally.wins, tally.draws, tally.losses, tally.longest_series]
}

#[test]
fn wins_draws_losses_and_series_of_one_opponent() {
    let mut store = Store::in_memory();
    // Won twice, drawn, won three times, lost, won once; the clock decides.
    let order = [won(), won(), drawn(), won(), won(), won(), lost(), won()];
    for (minute, game) in order.into_iter().enumerate().rev() {
        keep(&mut store, &later(game, minute as i64));
    }
    keep(&mut store, &later(begun(2), 4));
    let results = store.results(&Filter::default(), 0);
    let [line] = &results.lines[..] else { panic!("{:?}", results.lines) };
    assert_eq!((line.player.as_str(), line.game.as_str()), ("Jana", "tic-tac-toe"));
    assert_eq!((&line.opponent, line.unfinished), (&computer("level-1"), 1));
    assert_eq!(short(line.tally), [6, 1, 1, 3]);
    assert_eq!(Ending::ALL.map(|ending| line.tally.percent(ending)), [Some(75.0), Some(12.5), Some(12.5)]);
    assert_eq!(line.tally.average_plies(), Some(f64::from(6 * 5 + 7 + 6) / 8.0));
    assert_eq!(results.total, line.tally);
}

#[test]
fn nobody_has_results_without_games() {
    let mut store = Store::in_memory();
    let nobody = Filter { player: Some("Nobody".to_owned()), ..Filter::default() };
    for filter in [Filter::default(), nobody] {
        let results = store.results(&filter, 10);
        assert_eq!((results.lines, results.total, results.course), (vec![], Tally::default(), vec![]));
    }
    assert_eq!(Tally::default().percent(Ending::Win), None);
    assert_eq!(Tally::default().average_plies(), None);
}

#[test]
fn the_course_has_stretches_of_equally_many_games() {
    let mut store = Store::in_memory();
    for minute in 0..10 {
        keep(&mut store, &later(if minute < 5 { lost() } else { won() }, minute));
    }
    let mut course = |most| {
        let results = store.results(&Filter::default(), most);
        let minute = |at: Moment| (at.0 - won().at.0) / 60_000;
        results.course.iter().map(|s| (minute(s.from), minute(s.to), short(s.tally))).collect::<Vec<_>>()
    };
    assert_eq!(course(0), []);
    assert_eq!(course(1), [(0, 9, [5, 0, 5, 5])]);
    assert_eq!(course(3), [(0, 2, [0, 0, 3, 0]), (3, 5, [1, 0, 2, 1]), (6, 9, [4, 0, 0, 4])]);
    assert_eq!(course(100).len(), 10);
}

/// Random games, added up once by the store and once here, game by game.
#[test]
fn random_games_add_up() {
    for seed in 0..20 {
        let mut chance = chance(seed);
        let mut store = Store::in_memory();
        let mut games = Vec::new();
        for _ in 0..200 {
            let choice = |n: u32, chance: &mut _| RngExt::random_range(chance, 0..n);
            let game = [won(), lost(), drawn(), begun(2)][choice(4, &mut chance) as usize].clone();
            let game = Game {
                player: ["Jana", "Eva"][choice(2, &mut chance) as usize].to_owned(),
                game: ["dots", "five"][choice(2, &mut chance) as usize].to_owned(),
                variant: ["", "size=9x9"][choice(2, &mut chance) as usize].to_owned(),
                opponent: [computer("low"), Opponent::Person("Eva".into())][choice(2, &mut chance) as usize]
                    .clone(),
                own: Side::BOTH[choice(2, &mut chance) as usize],
                ..later(game, i64::from(choice(500, &mut chance)))
            };
            keep(&mut store, &game);
            games.push(game);
        }
        // Games of the same minute stay in the order in which they were saved.
        games.sort_by_key(|game| game.at);
        let all = [None, Some("Jana"), Some("Eva"), Some("Nobody")];
        for player in all.map(|name| name.map(String::from)) {
            for (game, variant) in [(None, None), (Some("five"), None), (Some("five"), Some("size=9x9"))] {
                let filter = Filter {
                    player: player.clone(),
                    game: game.map(String::from),
                    variant: variant.map(String::from),
                    ..Filter::default()
                };
                let lines = store.results(&filter, 0).lines;
                assert_eq!(
                    lines.iter().map(plain).collect::<Vec<_>>(),
                    by_hand(&games, &filter),
                    "seed {seed}, {filter:?}"
                );
            }
        }
    }
}

type Plain = (String, [String; 2], Opponent, [u32; 4], u64, u32);

fn plain(line: &Line) -> Plain {
    let Line { player, game, variant, opponent, tally, unfinished } = line.clone();
    (player, [game, variant], opponent, short(tally), tally.plies, unfinished)
}

fn by_hand(games: &[Game], filter: &Filter) -> Vec<Plain> {
    let through = |game: &&Game| {
        filter.player.as_ref().is_none_or(|name| *name == game.player)
            && filter.game.as_ref().is_none_or(|key| *key == game.game)
            && filter.variant.as_ref().is_none_or(|options| *options == game.variant)
    };
    let key =
        |game: &Game| (game.player.clone(), [game.game.clone(), game.variant.clone()], game.opponent.clone());
    let games: Vec<&Game> = games.iter().filter(through).collect();
    let mut groups: Vec<_> = games.iter().map(|game| key(game)).collect();
    groups.sort();
    groups.dedup();
    let line = |group: (String, [String; 2], Opponent)| {
        let own: Vec<&&Game> = games.iter().filter(|game| key(game) == group).collect();
        let ended = |ending| own.iter().filter(|g| g.ending() == ending).count() as u32;
        let finished = own.iter().filter(|g| g.outcome.is_some());
        let marks: String =
            finished.clone().map(|g| if g.ending() == Some(Ending::Win) { 'w' } else { '.' }).collect();
        let longest = marks.split('.').map(str::len).max().unwrap_or(0) as u32;
        let tally = [Some(Ending::Win), Some(Ending::Draw), Some(Ending::Loss)].map(ended);
        let plies = finished.map(|g| g.moves.len() as u64).sum();
        let (player, game, opponent) = group;
        let short = [tally[0], tally[1], tally[2], longest];
        (player, game, opponent, short, plies, ended(None))
    };
    groups.into_iter().map(line).collect()
}
