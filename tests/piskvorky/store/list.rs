//! Lists of games: filters, orders, pages.

use super::*;
use piskvorky::bots::chance;
use piskvorky::store::{Column, Order, Row};
use rand::RngExt;
use std::cmp::Reverse;

const COLUMNS: [Column; 9] = [
    Column::At,
    Column::Player,
    Column::Game,
    Column::Opponent,
    Column::Ending,
    Column::Plies,
    Column::Duration,
    Column::Began,
    Column::Mark,
];

/// Six hundred games of every kind, many of them equal in most columns.
fn some_games(store: &mut Store) -> Vec<Row> {
    let mut chance = chance(8);
    let mut pick = |n: usize| chance.random_range(0..n);
    let rows = (0..600).map(|_| {
        let game = [won(), lost(), drawn(), begun(3)][pick(4)].clone();
        let game = Game {
            player: ["Jana", "Eva", "Žofia"][pick(3)].to_owned(),
            game: ["dots", "five"][pick(2)].to_owned(),
            variant: ["", "size=9x9"][pick(2)].to_owned(),
            points: [None, Some([2, 3])][pick(2)],
            opponent: [computer("low"), computer("high"), Opponent::Person("Eva".into())][pick(3)].clone(),
            own: Side::BOTH[pick(2)],
            mark: ["cross", "nought", ""][pick(3)].to_owned(),
            duration: Duration::from_secs(pick(4) as u64),
            ..later(game, pick(10) as i64)
        };
        let id = keep(store, &game);
        row(id, &game)
    });
    rows.collect()
}

fn row(id: GameId, game: &Game) -> Row {
    Row {
        id,
        at: game.at,
        player: game.player.clone(),
        game: game.game.clone(),
        variant: game.variant.clone(),
        opponent: game.opponent.clone(),
        own: game.own,
        mark: game.mark.clone(),
        ending: game.ending(),
        ended: game.ended,
        points: game.points,
        plies: game.moves.len() as u32,
        duration: game.duration,
    }
}

/// The key of a column such that rows sort by it as they should.
fn key(row: &Row, column: Column) -> String {
    match column {
        Column::At => format!("{:020}", row.at.0),
        Column::Player => row.player.clone(),
        Column::Game => format!("{} {}", row.game, row.variant),
        Column::Opponent => match &row.opponent {
            Opponent::Person(name) => format!("@{name}"),
            Opponent::Program(name) => format!("program:{name}"),
            Opponent::Computer(key) => key.clone(),
        },
        Column::Ending => format!("{:?}", row.ending.map_or(0, |ending| 1 + ending as u8)),
        Column::Plies => format!("{:09}", row.plies),
        Column::Duration => format!("{:09}", row.duration.as_millis()),
        Column::Began => row.own.index().to_string(),
        Column::Mark => row.mark.clone(),
    }
}

/// The list as it should be: equal rows stand with the newest first.
fn sorted(mut rows: Vec<Row>, order: Order) -> Vec<Row> {
    rows.sort_by_key(|row| Reverse((row.at, row.id)));
    rows.sort_by(|a, b| {
        let ascending = key(a, order.column).cmp(&key(b, order.column));
        if order.descending { ascending.reverse() } else { ascending }
    });
    rows
}

#[test]
fn every_order_and_page_by_page() {
    let mut store = Store::in_memory();
    let rows = some_games(&mut store);
    for column in COLUMNS {
        for descending in [false, true] {
            let order = Order { column, descending };
            let wanted = sorted(rows.clone(), order);
            for length in [7, 77, 600, 1000] {
                let mut found = Vec::new();
                while found.len() < 600 {
                    let page = store.list(&Filter::default(), order, found.len() as u64, length);
                    assert_eq!(page.total, 600, "{order:?}");
                    assert!(!page.rows.is_empty() && page.rows.len() <= length as usize, "{order:?}");
                    found.extend(page.rows);
                }
                assert_eq!(found, wanted, "{order:?}, pages of {length}");
            }
        }
    }
}

#[test]
fn pages_that_do_not_exist_are_empty() {
    let mut store = Store::in_memory();
    some_games(&mut store);
    for (offset, length) in [(600, 10), (601, 1), (u64::MAX, u32::MAX), (0, 0), (599, 0)] {
        let page = store.list(&Filter::default(), Order::default(), offset, length);
        assert_eq!((page.rows.len(), page.total), (0, 600), "{offset}, {length}");
    }
}

#[test]
fn every_filter() {
    let mut store = Store::in_memory();
    let rows = some_games(&mut store);
    let mut filters = 0;
    for player in [None, Some("Eva"), Some("nobody")] {
        for (game, variant) in [(None, None), (Some("dots"), None), (Some("dots"), Some("size=9x9"))] {
            for opponent in [None, Some(computer("low")), Some(Opponent::Person("Eva".into()))] {
                for finished in [None, Some(true), Some(false)] {
                    let filter = Filter {
                        player: player.map(String::from),
                        game: game.map(String::from),
                        variant: variant.map(String::from),
                        opponent: opponent.clone(),
                        finished,
                    };
                    let through = |row: &&Row| {
                        player.is_none_or(|name| row.player == name)
                            && game.is_none_or(|key| row.game == key)
                            && variant.is_none_or(|options| row.variant == options)
                            && opponent.as_ref().is_none_or(|o| row.opponent == *o)
                            && finished.is_none_or(|f| row.ending.is_some() == f)
                    };
                    let wanted: Vec<Row> = rows.iter().filter(through).cloned().collect();
                    let page = store.list(&filter, Order::default(), 0, 1000);
                    assert_eq!(page.total, wanted.len() as u64, "{filter:?}");
                    assert_eq!(page.rows, sorted(wanted, Order::default()), "{filter:?}");
                    filters += usize::from(page.total > 0);
                }
            }
        }
    }
    assert_eq!(filters, 2 * 3 * 3 * 3, "each filter lets something through");
}
