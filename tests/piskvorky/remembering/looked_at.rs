//! Games that are looked at, whether they were kept, copied or read from a file.

use super::*;

#[test]
fn a_game_of_the_list_is_replayed_and_played_on_from_any_position() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    win(&mut sitting);
    sitting.press(Id::Results);
    sitting.send(Msg::Open(FormId::Results, Id::List, 0));
    assert_eq!(sitting.top().id, FormId::Replay);
    let shown = |sitting: &AppDriver| sitting.top().control(Id::Show(3)).map(|c| c.name.replace('\n', ""));
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
        let mut sitting = AppDriver::at_the_field(1);
        sitting.send(Msg::Pasted(of(tags, won)));
        assert_eq!(sitting.message(), None, "{tags}");
        assert_eq!(ending(&sitting), expected, "{tags}");
    }
}

#[test]
fn what_was_copied_can_be_pasted() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
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
    let mut sitting = AppDriver::playing(FIRST_FREE, 1);
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
    let mut sitting = AppDriver::at_the_field(1);
    sitting.send(Msg::Pasted("1. b2 nonsense".to_owned()));
    assert!(sitting.message().is_some_and(|m| m.contains("Schránka")), "{:?}", sitting.message());
    sitting.plain_key(Key::Enter);
    sitting.send(Msg::File(FileWish::Load, "/nowhere/hra.piskvorky".into()));
    assert!(sitting.message().is_some_and(|m| m.contains("/nowhere/hra.piskvorky")));
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
