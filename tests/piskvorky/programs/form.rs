//! How programs are added and removed, and which games offer them.

use super::{BRAIN, add, add_program, at_the_board, opponents, play, seat, status, table};
use crate::driver::AppDriver;
use crate::setups::drawn;
use crate::starting::folder;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::app::{FileWish, Msg};

/// It is offered there all the same, so that it has to be said.
#[test]
fn the_trial_tells_whether_a_program_knows_swap2() {
    for (answer, knows) in [("7,6", false), ("5,5 6,6 7,7", true)] {
        let folder = folder();
        let mut sitting = at_the_board(folder.path());
        let said = add(&mut sitting, BRAIN, &[answer]);
        assert!(said.contains("Robo"), "{said}");
        assert_eq!(!said.contains("swap2 nepozná"), knows, "{answer}: {said}");
    }
}

#[test]
fn a_removed_program_stays_only_where_it_sits() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &["7,6"]);
    add(&mut sitting, BRAIN, &["7,6"]);
    let known =
        |sitting: &AppDriver| opponents(sitting).iter().filter(|name| name.starts_with("Robo")).count();
    assert_eq!(known(&sitting), 2);
    assert!(opponents(&sitting).contains(&"Robo 2".to_owned()));
    seat(&mut sitting);
    for _ in 0..2 {
        sitting.press(Id::Programs);
        sitting.send(Msg::Choose(FormId::Programs, Id::List, 0));
        sitting.press(Id::Remove);
        sitting.plain_key(Key::Escape);
    }
    assert_eq!(known(&sitting), 1, "{:?}", opponents(&sitting));
    play(&mut sitting, "h8");
    sitting.let_answer();
    assert!(status(&sitting).contains("Váš ťah"), "{}", status(&sitting));
    // It sits there whatever the board, and is gone once the game is another.
    sitting.sit_at("gomoku:board=19x19");
    assert_eq!(known(&sitting), 1, "{:?}", opponents(&sitting));
    sitting.sit_at("wild");
    assert_eq!(known(&sitting), 0);
    sitting.sit_at("gomoku:board=20x20");
    assert_eq!(known(&sitting), 0);
}

/// Nobody can play on the endless sheet but the opponents of the program, and people.
#[test]
fn a_program_gives_its_seat_to_a_person_where_no_program_can_play() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &["7,6", "0,0"]);
    seat(&mut sitting);
    play(&mut sitting, "h8");
    sitting.let_answer();
    play(&mut sitting, "a1");
    sitting.asked.clear();
    let robo = || "Robo".to_owned();
    let chosen = |sitting: &AppDriver| match &table(sitting).control(Id::Side(1)).expect("it is there").kind {
        Kind::Choice { items, chosen } => items[chosen.expect("somebody plays")].clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(chosen(&sitting), robo());
    sitting.sit_at("gomoku:board=endless");
    assert_eq!(chosen(&sitting), "Človek");
    // The game that was left can come back with the program, but it cannot play here.
    assert!(!opponents(&sitting).contains(&robo()), "{:?}", opponents(&sitting));
    for item in 0..=opponents(&sitting).len() {
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), item));
    }
    sitting.asked.clear();
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
    sitting.press(Id::Undo);
    assert_eq!(chosen(&sitting), robo());
    // And with every opening and on every board with edges it stays.
    for name in ["gomoku:opening=swap2", "gomoku:board=12x7", "gomoku:board=5x5,rule=exact"] {
        sitting.sit_at(name);
        assert_eq!(chosen(&sitting), robo(), "{name}");
    }
}

#[test]
fn only_games_that_programs_can_play_offer_them() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &[]);
    for game in drawn() {
        sitting.sit_at(&game.to_string());
        let offered = opponents(&sitting).contains(&"Robo".to_owned());
        assert_eq!(offered, game.protocol().is_some(), "{game}");
    }
}

#[test]
fn a_program_that_will_not_do_is_not_added_and_the_form_says_why() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    let before = opponents(&sitting);
    assert_eq!(add_program(&mut sitting, " ", ""), "Najprv vyberte program.");
    assert_eq!(add_program(&mut sitting, "/bin/sh", "'"), "V argumentoch chýba úvodzovka.");
    let said = add_program(&mut sitting, "/no/such/brain", "");
    assert!(said.starts_with("Program sa nepodarilo spustiť: "), "{said}");
    // The system has no words in the player's language.
    let said = add_program(&mut sitting, folder.path().to_str().expect("a plain name"), "");
    assert_eq!(said, "Program sa nepodarilo spustiť: je to priečinok, nie súbor");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = folder.path().join("no-program");
        std::fs::write(&file, "\x7fELF nonsense").expect("written");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
        let said = add_program(&mut sitting, file.to_str().expect("a plain name"), "");
        assert_eq!(said, "Program sa nepodarilo spustiť: systém ho nevie spustiť ako program");
        assert_eq!(add(&mut sitting, "kill -6 $$", &[]), "Program sám skončil: signál 6");
    }
    assert_eq!(add(&mut sitting, "exit 7", &[]), "Program sám skončil: kód 7");
    let said = add(&mut sitting, "echo ERROR too small; sleep 9", &[]);
    assert_eq!(said, "Odpovedi programu sa nedá rozumieť: ERROR too small");
    let said = add(&mut sitting, "echo farewell >&2; exit 3", &[]);
    assert!(said.starts_with("Program sám skončil: ") && said.contains("farewell"), "{said}");
    assert_eq!(opponents(&sitting), before);
}

#[test]
fn a_program_is_found_by_the_form_for_files() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    sitting.press(Id::Programs);
    sitting.press(Id::Browse);
    let wish = sitting.picked.take().expect("a file is asked for");
    assert_eq!((wish.wish, wish.extension), (FileWish::Program, ""));
    sitting.send(Msg::File(FileWish::Program, "/opt/pbrain-x".into()));
    match &sitting.top().control(Id::Path).expect("it is there").kind {
        Kind::Input { text } => assert_eq!(text, "/opt/pbrain-x"),
        other => panic!("{other:?}"),
    }
}
