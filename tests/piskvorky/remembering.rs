//! What the program remembers: players, games, results, and games that were
//! not finished.

use crate::sitting::Sitting;
use crate::starting::{folder, start, start_where_nothing_is_saved};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::PlayerName;
use piskvorky::app::view::{FormId, Id, Kind, List};
use piskvorky::app::{FileWish, Memory, Msg, Options};
use piskvorky::store::Folders;
use std::path::Path;

const FIRST_FREE: &str = "Prvá voľná bunka";

fn list(sitting: &Sitting, id: Id) -> List {
    match sitting.top().control(id).map(|c| c.kind.clone()) {
        Some(Kind::List(list)) => list,
        other => panic!("{other:?}"),
    }
}

/// The player wins against the first free cell.
fn win(sitting: &mut Sitting) {
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1, 5, 9]);
    sitting.plain_key(Key::Escape);
}

fn wins(sitting: &mut Sitting) -> Vec<Vec<String>> {
    sitting.press(Id::Results);
    let rows = list(sitting, Id::Table).rows;
    sitting.plain_key(Key::Escape);
    rows
}

#[test]
fn what_is_kept_is_there_when_the_folders_are_opened_again() {
    let folder = folder();
    let start = || {
        let memory = Memory::opening(Folders::from(Some(folder.path().to_owned())));
        let player = Some(PlayerName::parse("Jana").expect("a name"));
        let options = Options { player, ..Options::default() };
        Sitting::remembering(options, |clock| Memory { clock, ..memory() })
    };
    assert_eq!(wins(&mut start()).len(), 0);
    win(&mut start());
    assert_eq!(wins(&mut start()).len(), 1);
}

#[test]
fn known_players_are_listed_and_the_last_one_is_chosen() {
    let folder = folder();
    for name in ["Jana", "Ľudo", "Jana & @Ivan"] {
        let sitting = start(folder.path(), Some(name), None);
        sitting.pass(60);
    }
    let mut sitting = start(folder.path(), None, None);
    sitting.pass(100);
    let names: Vec<String> = list(&sitting, Id::Players).rows.concat();
    assert_eq!(names.len(), 3);
    assert!(matches!(&sitting.top().control(Id::Name).map(|c| c.kind.clone()),
        Some(Kind::Input { text }) if *text == names[0]));
    sitting.key_on(Some(Id::Name), Chord::plain(Key::Enter));
    assert_eq!(sitting.top().id, FormId::Menu);
}

#[test]
fn typing_narrows_the_list_of_players() {
    let folder = folder();
    for name in ["Jana", "Ľudo", "Jano"] {
        drop(start(folder.path(), Some(name), None));
    }
    let mut sitting = start(folder.path(), None, None);
    sitting.send(Msg::Type(FormId::Login, Id::Name, "jan".to_owned()));
    let mut names = list(&sitting, Id::Players).rows.concat();
    names.sort();
    assert_eq!(names, ["Jana", "Jano"]);
    sitting.send(Msg::Open(FormId::Login, Id::Players, 0));
    assert_eq!(sitting.top().id, FormId::Menu);
}

#[test]
fn a_player_is_removed_after_asking_and_can_be_brought_back() {
    let folder = folder();
    win(&mut start(folder.path(), Some("Jana"), None));
    let mut sitting = start(folder.path(), None, None);
    sitting.key_on(Some(Id::Players), Chord::plain(Key::Delete));
    assert!(sitting.message().is_some_and(|m| m.contains("Jana")));
    sitting.plain_key(Key::Escape);
    assert_eq!(list(&sitting, Id::Players).total, 1);

    sitting.press(Id::Remove);
    sitting.press(Id::Ok);
    assert_eq!(list(&sitting, Id::Players).total, 0);
    sitting.press(Id::Restore);
    assert_eq!(list(&sitting, Id::Players).rows, [["Jana"]]);
    sitting.press(Id::Ok);
    assert_eq!(wins(&mut sitting)[0][3], "1");
}

#[test]
fn a_finished_game_counts_once_and_undo_takes_it_back() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1, 5, 9]);
    sitting.press(Id::Result);
    let count = |sitting: &mut Sitting| {
        sitting.press(Id::Results);
        let wins = list(sitting, Id::Table).rows.first().map(|row| row[3].clone());
        sitting.plain_key(Key::Escape);
        wins
    };
    assert_eq!(count(&mut sitting).as_deref(), Some("1"));
    sitting.key(Chord::ctrl('z'));
    assert_ne!(count(&mut sitting).as_deref(), Some("1"));
    sitting.key(Chord::ctrl('y'));
    assert_eq!(count(&mut sitting).as_deref(), Some("1"));
}

#[test]
fn an_unfinished_game_is_offered_at_the_next_start() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose("2. úroveň s počítačom");
    sitting.panels(&[1]);
    let before = sitting.drawn();
    drop(sitting);

    let mut sitting = start(folder.path(), Some("Jana"), None);
    let asked = sitting.message().expect("it is offered");
    let game = "Pokračovať v rozohratej hre? Piškvorky 3 × 3, súper: ";
    let opponent = asked.strip_prefix(game).unwrap_or_else(|| panic!("{asked}"));
    assert_eq!(opponent, "2. úroveň s počítačom");
    sitting.plain_key(Key::Enter);
    assert_eq!((sitting.top().id, sitting.drawn()), (FormId::Field, before));
    assert_eq!(sitting.status(), "Váš ťah");
}

#[test]
fn a_game_taken_up_while_the_computer_was_to_move_asks_it_again() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.press(Id::Panel(4));
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Ok);
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "o...x....");
}

#[test]
fn a_game_that_is_not_wanted_is_not_offered_again() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1]);
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Cancel);
    drop(sitting);
    assert_eq!(start(folder.path(), Some("Jana"), None).message(), None);
}

#[test]
fn a_finished_game_is_not_offered_and_another_player_has_games_of_its_own() {
    let folder = folder();
    win(&mut start(folder.path(), Some("Jana"), None));
    assert_eq!(start(folder.path(), Some("Jana"), None).message(), None);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1]);
    drop(sitting);
    assert_eq!(start(folder.path(), Some("Peter"), None).message(), None);
}

/// Jana has won twice, and Peter, who looks at the results, once.
fn results_of_two(folder: &Path) -> Sitting {
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
    let players = |sitting: &Sitting| {
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
    let seen = |sitting: &Sitting| (list(sitting, Id::Table).chosen, list(sitting, Id::List).total);
    assert_eq!(seen(&sitting), (None, 3));
    let choose = |line| Msg::Choose(FormId::Results, Id::Table, line);
    sitting.send(choose(0));
    assert_eq!(seen(&sitting), (Some(0), 2));
    let chart = |sitting: &Sitting| sitting.top().control(Id::Show(11)).map(|c| c.name.clone());
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

#[test]
fn a_game_of_the_list_is_replayed_and_played_on_from_any_position() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    win(&mut sitting);
    sitting.press(Id::Results);
    sitting.send(Msg::Open(FormId::Results, Id::List, 0));
    assert_eq!(sitting.top().id, FormId::Replay);
    let shown = |sitting: &Sitting| sitting.top().control(Id::Show(3)).map(|c| c.name.replace('\n', ""));
    assert_eq!(shown(&sitting).as_deref(), Some("Pozícia: XOO.X...X"));
    for (key, board) in [
        (Key::Home, "........."),
        (Key::Right, "X........"),
        (Key::Right, "XO......."),
        (Key::End, "XOO.X...X"),
        (Key::Left, "XOO.X...."),
    ] {
        sitting.plain_key(key);
        assert_eq!(shown(&sitting), Some(format!("Pozícia: {board}")), "{key:?}");
    }
    sitting.press(Id::Continue);
    assert_eq!((sitting.top().id, sitting.drawn().as_str()), (FormId::Field, "xoo.x...."));
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
    let endings = |sitting: &Sitting| -> Vec<[String; 2]> {
        let rows = list(sitting, Id::List).rows;
        rows.into_iter().map(|row| [row[3].clone(), row[4].clone()]).collect()
    };
    let begun = |opponent: &str| [opponent.to_owned(), "nedohraná".to_owned()];
    assert_eq!(endings(&sitting).len(), 2);
    assert!(endings(&sitting).contains(&begun("X proti 0")), "{:?}", endings(&sitting));
    let open = |sitting: &mut Sitting, opponent: &str| {
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

/// How the game ended by the form in which it is looked at.
fn ending(sitting: &Sitting) -> String {
    let form = sitting.top();
    assert_eq!(form.id, FormId::Replay);
    form.control(Id::Show(1)).expect("it says so").name.clone()
}

#[test]
fn of_two_people_it_is_said_who_has_won_and_against_the_computer_whether_the_player_has() {
    for (kind, panels, expected) in [
        ("X proti 0", &[1, 4, 2, 5, 3][..], "Víťaz: Jana"),
        ("X proti 0", &[1, 4, 2, 5, 9, 6], "Vyhrali krúžky!"),
        ("X proti 0", &[1, 2, 3, 5, 4, 6, 8, 7, 9], "remíza"),
        (FIRST_FREE, &[1, 5, 9], "výhra"),
        (FIRST_FREE, &[4, 5, 9], "prehra"),
    ] {
        let folder = folder();
        let mut sitting = start(folder.path(), Some("Jana"), None);
        sitting.press(Id::Play);
        sitting.choose(kind);
        sitting.panels(panels);
        sitting.press(Id::Result);
        sitting.press(Id::Results);
        sitting.send(Msg::Open(FormId::Results, Id::List, 0));
        assert_eq!(ending(&sitting), expected, "{kind} {panels:?}");
    }
}

#[test]
fn a_record_says_who_has_won_and_the_player_s_own_game_whether_the_player_has() {
    let of = |tags: &str, moves: &str| format!("[Game \"tic-tac-toe\"]\n{tags}{moves}");
    let won = "\n1. b2 a1 2. a3 b1 3. c1 1-0\n";
    let people = "[First \"Eva\"]\n[Second \"Adam\"]\n";
    let computer = |name| format!("[First \"{name}\"]\n[Second \"level-1\"]\n");
    let programs = |first, second| {
        let tags =
            [("First", first), ("FirstType", "program"), ("Second", second), ("SecondType", "program")];
        tags.map(|(tag, value)| format!("[{tag} \"{value}\"]\n")).concat()
    };
    for (tags, expected) in [
        ("", "Vyhrali krížiky!"),
        (people, "Víťaz: Eva"),
        (&computer("Eva"), "Víťaz: Eva"),
        (&computer("Jana"), "výhra"),
        (&programs("level-1", "level-2"), "Víťaz: 1. úroveň s počítačom"),
        (&programs("level-1", "level-1"), "Víťaz: 1. úroveň s počítačom (krížik)"),
    ] {
        let mut sitting = Sitting::at_the_field(1);
        sitting.send(Msg::Pasted(of(tags, won)));
        assert_eq!(sitting.message(), None, "{tags}");
        assert_eq!(ending(&sitting), expected, "{tags}");
    }
}

#[test]
fn what_was_copied_can_be_pasted() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 5]);
    sitting.key(Chord::ctrl('c'));
    let text = sitting.copied.clone().expect("something was copied");
    sitting.send(Msg::Pasted(text));
    assert_eq!(sitting.top().id, FormId::Replay);
    sitting.press(Id::Continue);
    assert_eq!(sitting.drawn(), "x...o....");
}

#[test]
fn a_game_is_saved_and_opened() {
    let folder = folder();
    let file = folder.path().join("hra.piskvorky");
    let mut sitting = Sitting::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    sitting.press(Id::Result);
    sitting.key(Chord::ctrl('s'));
    assert_eq!(sitting.picked.as_ref().map(|p| p.wish), Some(FileWish::Save));
    sitting.send(Msg::File(FileWish::Save, file.clone()));
    sitting.key(Chord::ctrl('o'));
    assert_eq!(sitting.picked.as_ref().map(|p| p.wish), Some(FileWish::Load));
    sitting.send(Msg::File(FileWish::Load, file));
    let title = sitting.top().control(Id::Show(0)).map(|c| c.name.clone());
    assert_eq!(title.as_deref(), Some("Piškvorky 3 × 3: Jana – Prvá voľná bunka"));
}

#[test]
fn a_text_that_is_no_game_says_where_and_why() {
    let mut sitting = Sitting::at_the_field(1);
    sitting.send(Msg::Pasted("1. b2 nonsense".to_owned()));
    assert!(sitting.message().is_some_and(|m| m.contains("Schránka")), "{:?}", sitting.message());
    sitting.plain_key(Key::Enter);
    sitting.send(Msg::File(FileWish::Load, "/nowhere/hra.piskvorky".into()));
    assert!(sitting.message().is_some_and(|m| m.contains("/nowhere/hra.piskvorky")));
}

#[test]
fn choices_are_remembered() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    for id in [Id::Begins(1), Id::Mark(2), Id::Confirm] {
        sitting.press(id);
    }
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    let on = |id| match sitting.control(id).kind {
        Kind::Radio { on, .. } | Kind::Check { on, .. } => on,
        ref other => panic!("{other:?}"),
    };
    assert!(on(Id::Begins(1)) && on(Id::Mark(2)) && on(Id::Confirm));
}

/// The game of another player is not thereby won by whoever looks at it.
#[test]
fn of_another_player_s_game_it_is_said_who_has_won() {
    let folder = folder();
    win(&mut start(folder.path(), Some("Peter"), None));
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Results);
    sitting.send(Msg::Choose(FormId::Results, Id::Filter(0), 0));
    sitting.send(Msg::Open(FormId::Results, Id::List, 0));
    assert_eq!(ending(&sitting), "Víťaz: Peter");
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

#[test]
fn a_damaged_database_is_said_once_and_the_game_goes_on() {
    let folder = folder();
    std::fs::write(folder.path().join("piskvorky.sqlite3"), "not a database").expect("written");
    let mut sitting = start(folder.path(), Some("Jana"), None);
    assert!(sitting.message().is_some_and(|m| m.contains("piskvorky.sqlite3")), "{:?}", sitting.message());
    sitting.press(Id::Ok);
    win(&mut sitting);
    assert_eq!(wins(&mut sitting)[0][3], "1");
}

#[test]
fn where_nothing_can_be_saved_the_status_line_says_so() {
    let folder = folder();
    let mut sitting = start_where_nothing_is_saved(folder.path(), "Jana", None);
    assert!(sitting.message().is_some());
    sitting.press(Id::Ok);
    sitting.press(Id::Play);
    assert!(sitting.control(Id::Status).name.contains("Výsledky sa neukladajú."));
}
