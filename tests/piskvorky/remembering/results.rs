//! The form „Výsledky“: what it adds up, lists and exports.

use super::*;

/// Jana has won twice, and Peter, who looks at the results, once.
fn results_of_two(folder: &Path) -> AppDriver {
    let mut sitting = start(folder, Some("Jana"), None);
    win(&mut sitting);
    win(&mut sitting);
    drop(sitting);
    let mut sitting = start(folder, Some("Peter"), None);
    win(&mut sitting);
    sitting.press(Id::Results);
    sitting
}

#[test]
fn results_are_filtered_sorted_and_listed() {
    let folder = folder();
    let mut sitting = results_of_two(folder.path());
    assert_eq!(list(&sitting, Id::List).total, 1);
    sitting.send(Msg::Choose(FormId::Results, Id::Filter(0), 0));
    assert_eq!(list(&sitting, Id::List).total, 3);
    let players = |sitting: &AppDriver| {
        list(sitting, Id::Table).rows.iter().map(|row| row[0].clone()).collect::<Vec<_>>()
    };
    assert_eq!(players(&sitting), ["Jana", "Peter"]);
    sitting.send(Msg::Sort(FormId::Results, Id::Table, 0));
    assert_eq!(players(&sitting), ["Peter", "Jana"]);
    sitting.send(Msg::Choose(FormId::Results, Id::Filter(2), 1));
    assert_eq!(list(&sitting, Id::List).rows[0][3], FIRST_FREE);
}

#[test]
fn a_line_of_the_results_shows_its_games_alone() {
    let folder = folder();
    let mut sitting = results_of_two(folder.path());
    sitting.send(Msg::Choose(FormId::Results, Id::Filter(0), 0));
    let seen = |sitting: &AppDriver| (list(sitting, Id::Table).chosen, list(sitting, Id::List).total);
    assert_eq!(seen(&sitting), (None, 3));
    let choose = |line| Msg::Choose(FormId::Results, Id::Table, line);
    sitting.send(choose(0));
    assert_eq!(seen(&sitting), (Some(0), 2));
    let chart = |sitting: &AppDriver| sitting.top().control(Id::Show(11)).map(|c| c.name.clone());
    assert!(chart(&sitting).is_some_and(|said| said.contains("2 výhry")), "{:?}", chart(&sitting));
    // It stays chosen wherever it comes to stand.
    sitting.send(Msg::Sort(FormId::Results, Id::Table, 0));
    assert_eq!(seen(&sitting), (Some(1), 2));
    // What is exported is what is listed.
    let file = folder.path().join("jana.csv");
    sitting.send(Msg::File(FileWish::Export, file.clone()));
    assert!(!std::fs::read_to_string(file).expect("it was written").contains("Peter"));
    sitting.send(choose(0));
    assert_eq!(seen(&sitting), (Some(0), 1));
    for widen in [choose(0), Msg::Key(FormId::Results, Some(Id::Table), Chord::plain(Key::Space))] {
        sitting.send(widen);
        assert_eq!(seen(&sitting), (None, 3));
        sitting.send(Msg::Open(FormId::Results, Id::Table, 0));
        assert_eq!(seen(&sitting), (Some(0), 1));
        assert_eq!(sitting.effects.pop().as_deref(), Some("focus List"));
    }
    sitting.send(Msg::Choose(FormId::Results, Id::Filter(0), 1));
    assert_eq!(list(&sitting, Id::Table).chosen, None);
}

/// Games that were only begun add up to nothing, and stand in the list to be looked at
/// and gone on with.
#[test]
fn games_that_were_only_begun_are_listed_and_can_be_gone_on_with() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose("X proti 0");
    sitting.panels(&[5, 1]);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[9]);
    sitting.press(Id::MainMenu);
    sitting.press(Id::Results);
    assert_eq!(list(&sitting, Id::Table).rows, Vec::<Vec<String>>::new());
    let endings = |sitting: &AppDriver| -> Vec<[String; 2]> {
        let rows = list(sitting, Id::List).rows;
        rows.into_iter().map(|row| [row[3].clone(), row[4].clone()]).collect()
    };
    let begun = |opponent: &str| [opponent.to_owned(), "nedohraná".to_owned()];
    assert_eq!(endings(&sitting).len(), 2);
    assert!(endings(&sitting).contains(&begun("X proti 0")), "{:?}", endings(&sitting));
    let open = |sitting: &mut AppDriver, opponent: &str| {
        let line = endings(sitting).iter().position(|row| *row == begun(opponent)).expect("it is listed");
        sitting.send(Msg::Open(FormId::Results, Id::List, line));
        assert_eq!(ending(sitting), "nedohraná");
        sitting.press(Id::Continue);
    };
    open(&mut sitting, "X proti 0");
    assert_eq!((sitting.top().id, sitting.drawn().as_str()), (FormId::Field, "o...x...."));
    // It has gone on, and is no second game.
    sitting.panels(&[2, 3, 8]);
    sitting.press(Id::Result);
    sitting.press(Id::Results);
    assert_eq!(list(&sitting, Id::Table).rows.len(), 1);
    assert_eq!(endings(&sitting).len(), 2, "{:?}", endings(&sitting));
    // The one that lies on the form is shown there.
    sitting.plain_key(Key::Escape);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[7]);
    let before = sitting.drawn();
    sitting.press(Id::MainMenu);
    sitting.press(Id::Results);
    let count = endings(&sitting).len();
    open(&mut sitting, FIRST_FREE);
    assert_eq!((sitting.top().id, sitting.drawn()), (FormId::Field, before));
    sitting.press(Id::Results);
    assert_eq!(endings(&sitting).len(), count);
}

/// The time of a game runs from its first move to its last, while the form is shown.
#[test]
fn a_game_lasts_from_its_first_move_to_its_end_while_it_is_seen() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.pass(3600);
    sitting.panels(&[1]);
    sitting.pass(20);
    sitting.press(Id::MainMenu);
    sitting.pass(3600);
    sitting.press(Id::Play);
    sitting.pass(5);
    sitting.panels(&[5]);
    sitting.pass(40);
    sitting.panels(&[9]);
    sitting.pass(3600);
    sitting.press(Id::Undo);
    sitting.pass(10);
    sitting.panels(&[9]);
    sitting.press(Id::Result);
    sitting.press(Id::Results);
    let games = list(&sitting, Id::List);
    let column = games.columns.iter().position(|column| column.title == "Trvanie").expect("it is there");
    assert_eq!(games.rows[0][column], "1:15");
}

/// A game that was only begun is nothing to be exported.
#[test]
fn the_results_are_exported() {
    let folder = folder();
    let file = folder.path().join("výsledky.csv");
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose("X proti 0");
    sitting.panels(&[1]);
    sitting.plain_key(Key::Escape);
    sitting.press(Id::Results);
    assert_eq!(list(&sitting, Id::List).rows.len(), 1);
    assert!(!sitting.top().control(Id::Export).expect("the button is there").enabled);
    sitting.plain_key(Key::Escape);
    win(&mut sitting);
    sitting.press(Id::Results);
    sitting.press(Id::Export);
    sitting.send(Msg::File(FileWish::Export, file.clone()));
    let text = std::fs::read_to_string(file).expect("the file was written");
    assert!(text.contains("Jana") && text.contains("first-free"), "{text}");
}
