//! Games that differ only in their rules are played on one form: a combo box over
//! the players tells which of them it is.

use crate::at_table::{against, click, people_at, played, spot, status, table};
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::games::{GAMES, game};
use piskvorky::scene::Spot;

/// The lines of the combo box, and the number of the chosen one.
fn offered(sitting: &AppDriver) -> Option<(Vec<String>, Option<usize>)> {
    match table(sitting).control(Id::Variant)?.kind.clone() {
        Kind::Choice { items, chosen } => Some((items, chosen)),
        other => panic!("{other:?}"),
    }
}

fn choose(sitting: &mut AppDriver, variant: usize) {
    sitting.send(Msg::Choose(FormId::Table, Id::Variant, variant));
}

#[test]
fn every_board_offers_its_rules_and_a_game_without_others_offers_none() {
    for (key, lines) in [
        ("five", &["5 a viac", "presne 5"][..]),
        ("five-15", &["5 a viac", "presne 5", "swap2", "presne 5, swap2"]),
        ("five-19", &["5 a viac", "presne 5", "swap2", "presne 5, swap2"]),
        ("five-20", &["5 a viac", "presne 5", "swap2", "presne 5, swap2"]),
    ] {
        let (items, chosen) = offered(&people_at(key)).expect(key);
        let lines: Vec<String> = lines.iter().map(|line| format!("Pravidlá: {line}")).collect();
        assert_eq!((items, chosen), (lines, Some(0)), "{key}");
    }
    assert_eq!(offered(&people_at("wild")), None);
}

#[test]
fn choosing_other_rules_begins_a_game_between_the_same_two() {
    let mut sitting = against("five-19", 2);
    let players = |sitting: &AppDriver| {
        [0, 1].map(|side| format!("{:?}", table(sitting).control(Id::Side(side)).expect("a side").kind))
    };
    let before = players(&sitting);
    for (variant, title) in [
        (1, "Piškvorky 19 × 19, presne 5"),
        (3, "Piškvorky 19 × 19, presne 5, swap2"),
        (2, "Piškvorky 19 × 19, swap2"),
        (0, "Piškvorky 19 × 19"),
    ] {
        choose(&mut sitting, variant);
        let form = table(&sitting);
        assert_eq!(form.title, title);
        assert_eq!(offered(&sitting).expect("they are offered").1, Some(variant));
        assert_eq!(players(&sitting), before, "{title}");
    }
}

#[test]
fn six_in_a_row_win_only_where_more_than_five_do() {
    // Two and three crosses with a gap, which the last one fills; noughts far below.
    let moves = |row: u32, column: u32| Spot(15 * row + column);
    let crosses = [3, 4, 5, 7, 8, 6].map(|column| moves(2, column));
    let noughts = [1, 3, 5, 7, 9].map(|column| moves(10, column));
    for (variant, ends) in [(0, true), (1, false)] {
        let mut sitting = people_at("five-15");
        choose(&mut sitting, variant);
        let longer = moves(2, 9);
        click(&mut sitting, &[longer, moves(12, 1)]);
        for n in 0..crosses.len() {
            click(&mut sitting, &crosses[n..=n]);
            click(&mut sitting, noughts.get(n..=n).unwrap_or_default());
        }
        let over = sitting.top().control(Id::Result).is_some();
        assert_eq!(over, ends, "variant {variant}: {:?}", played(&sitting));
    }
}

#[test]
fn a_game_left_for_other_rules_comes_back_by_one_step_back() {
    let mut sitting = people_at("five-15");
    click(&mut sitting, &[spot("h8"), spot("i8"), spot("j8")]);
    choose(&mut sitting, 2);
    assert_eq!(played(&sitting), [""; 0]);
    let said = status(&sitting);
    assert!(said.contains("Položte tri značky") && said.contains("Krok späť"), "{said}");
    sitting.press(Id::Undo);
    assert_eq!(table(&sitting).title, "Piškvorky 15 × 15");
    assert_eq!(played(&sitting).len(), 3);
}

#[test]
fn the_tile_of_a_board_leads_back_to_the_game_on_it_whatever_its_rules() {
    let mut sitting = people_at("five-15");
    choose(&mut sitting, 1);
    click(&mut sitting, &[spot("h8"), spot("i8")]);
    let tile = GAMES.iter().position(|game| game.key == "five-15").expect("it is known") as u8;
    for other in [tile, 1] {
        sitting.press(Id::Games);
        sitting.press(Id::Game(other));
        sitting.press(Id::Games);
        sitting.press(Id::Game(tile));
        assert_eq!(table(&sitting).title, "Piškvorky 15 × 15, presne 5", "by way of game {other}");
        assert_eq!(played(&sitting).len(), 2);
    }
}

#[test]
fn variants_are_named_by_their_board_and_have_its_opponents() {
    for game in GAMES {
        let board = piskvorky::games::game(game.listed_as()).expect("it is in the registry");
        assert_eq!(board.listed_as(), board.key, "{} stands for others by itself", board.key);
        let keys =
            |game: &piskvorky::games::GameSpec| game.bots.iter().map(|bot| bot.key).collect::<Vec<_>>();
        assert_eq!(keys(game), keys(board), "{}", game.key);
        assert_eq!(game.protocol.is_some(), board.protocol.is_some(), "{}", game.key);
        assert!(game.key.starts_with(board.key), "{}", game.key);
        assert!(game.variants().any(|other| other.key == game.key), "{}", game.key);
    }
    assert_eq!(game("five-20-exact-swap2").map(|game| game.variants().count()), Some(4));
}
