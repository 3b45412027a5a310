//! Which language is spoken, and that every form speaks it.
//!
//! That every language has the same messages with the same placeholders is
//! checked by `build.rs`, and that none is unused by the compiler.

use crate::driver::AppDriver;
use crate::starting::{folder, start, start_where_nothing_is_saved};
use crate::tour::{NAME, begin, forms};
use piskvorky::app::Msg;
use piskvorky::app::view::{Form, FormId, Id, Kind, List};
use piskvorky::games::tic_tac_toe::GAME;
use piskvorky::text::{Language, Texts};

/// All that a form says, to the eye or to the ear.
fn words(form: &Form) -> Vec<String> {
    let mut words = vec![form.title.clone()];
    for control in &form.controls {
        words.push(control.name.clone());
        match &control.kind {
            Kind::Label(label) => words.push(label.text.clone()),
            Kind::Button(button) => words.push(button.text.clone()),
            Kind::Radio { text, .. } | Kind::Check { text, .. } => words.push(text.clone()),
            Kind::Choice { items, .. } => words.extend(items.clone()),
            Kind::List(List { columns, rows, .. }) => {
                words.extend(columns.iter().map(|column| column.title.clone()));
                words.extend(rows.concat());
            }
            Kind::MenuBar(menus) => {
                let items = menus.iter().flat_map(|menu| &menu.items);
                words.extend(items.flat_map(|item| [item.text.clone(), item.keys.clone()]));
                words.extend(menus.iter().map(|menu| menu.text.clone()));
            }
            Kind::Input { .. } | Kind::Picture(_) | Kind::Area(_) | Kind::Board(_) => {}
        }
    }
    words
}

/// What is Latin in every script: keys, names of formats, cells, boards, the
/// languages' own names, and the player.
fn is_latin_everywhere(word: &str) -> bool {
    const KEYS: [&str; 9] = ["Ctrl", "Shift", "Enter", "Escape", "Esc", "Home", "End", "F1", "T"];
    const OTHER: [&str; 9] = ["OK", "MIT", "CSV", "Gomocup", "FLTK", "https", "www", "fltk", "org"];
    // A cell, with or without the mark that is drawn into it; q9 is what the tour
    // types although there is no such cell.
    let cell = |w: &str| {
        // On a board of several levels the level comes first.
        let name = w.trim_start_matches(['X', 'O', '1', '2', '3']);
        let digits = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
        let (column, row) = name.split_at(digits);
        // Columns go on with aa, ab … am on the largest board.
        let known = matches!(column.as_bytes(), [b'a'..=b'z'] | [b'a', b'a'..=b'm']);
        known && row.parse().is_ok_and(|row: u8| (1..=32).contains(&row))
    };
    let board = |w: &str| w.chars().all(|c| "XO".contains(c));
    KEYS.contains(&word)
        || OTHER.contains(&word)
        || word.len() == 1 && word.chars().all(|c| c.is_ascii_uppercase())
        // Where one piece takes another, a cross stands between the cells.
        || word.split('x').all(cell)
        || board(word)
        || word == NAME
        || Language::ALL.iter().any(|language| language.own_name() == word)
}

/// What is started, and what the system says of it.
fn is_from_outside(text: &str) -> bool {
    text.contains("/bin/sh")
}

/// A text that does not come from `src/text`, or that stayed in another
/// language, would be Latin here.
#[test]
fn forms_in_other_scripts_have_no_latin_words() {
    for language in [Language::Ukrainian, Language::Russian, Language::Chinese, Language::Arabic] {
        for form in forms(language) {
            let own = words(&form).into_iter().filter(|text| !is_from_outside(text));
            for text in own {
                let latin = |c: char| c.is_alphabetic() && c < '\u{250}' || c.is_ascii_digit();
                let found = text.split(|c: char| !latin(c)).filter(|w| w.contains(char::is_alphabetic));
                for word in found {
                    assert!(is_latin_everywhere(word), "{language:?}, {:?}: {word} in {text}", form.id);
                }
            }
        }
    }
}

/// The language that the program speaks, by the title of its first form.
fn spoken(sitting: &AppDriver) -> String {
    sitting.app.forms()[0].title.clone()
}

const LOGIN: [(Language, &str); 6] = [
    (Language::Slovak, "Prihlásenie"),
    (Language::English, "Log in"),
    (Language::Ukrainian, "Вхід"),
    (Language::Russian, "Вход"),
    (Language::Chinese, "登录"),
    (Language::Arabic, "تسجيل الدخول"),
];

#[test]
fn the_setting_goes_before_the_session_and_slovak_comes_last() {
    for (set, title) in LOGIN {
        let folder = folder();
        assert_eq!(spoken(&start(folder.path(), None, Some(set))), title);
        std::fs::write(folder.path().join("settings.toml"), format!("language = \"{}\"\n", set.tag()))
            .expect("written");
        for session in Language::ALL.into_iter().map(Some).chain([None]) {
            assert_eq!(spoken(&start(folder.path(), None, session)), title, "{set:?} in {session:?}");
        }
    }
    assert_eq!(spoken(&start(folder().path(), None, None)), "Prihlásenie");
}

#[test]
fn the_language_of_the_session_is_not_spoken_where_its_letters_are_missing() {
    let folder = folder();
    let mut sitting = start(folder.path(), None, Some(Language::Chinese));
    sitting.send(Msg::NoLetters(vec![Language::Arabic]));
    assert_eq!(spoken(&sitting), "登录");
    sitting.send(Msg::NoLetters(vec![Language::Chinese]));
    assert_eq!(spoken(&sitting), "Prihlásenie");
    // Whoever has set it shall have it.
    std::fs::write(folder.path().join("settings.toml"), "language = \"zh\"\n").expect("written");
    let mut sitting = start(folder.path(), None, None);
    sitting.send(Msg::NoLetters(vec![Language::Chinese]));
    assert_eq!(spoken(&sitting), "登录");
}

#[test]
fn a_set_language_that_the_program_does_not_speak_is_as_if_not_set() {
    let folder = folder();
    std::fs::write(folder.path().join("settings.toml"), "language = \"de\"\n").expect("written");
    assert_eq!(spoken(&start(folder.path(), None, Some(Language::Ukrainian))), "Вхід");
    assert_eq!(spoken(&start(folder.path(), None, None)), "Prihlásenie");
}

/// In the middle of a game, above which the settings are open, with nothing
/// being saved.
fn amidst(session: Language) -> AppDriver {
    let folder = folder();
    let mut sitting = start_where_nothing_is_saved(folder.path(), NAME, Some(session));
    sitting.press(Id::Ok);
    begin(&mut sitting);
    sitting.panels(&[1, 5]);
    sitting.press(Id::Rules);
    sitting.press(Id::Settings);
    sitting
}

#[test]
fn every_open_form_changes_its_language_at_once() {
    for from in [Language::Slovak, Language::Arabic] {
        for (item, to) in Language::ALL.into_iter().enumerate() {
            let mut changed = amidst(from);
            let board = changed.drawn();
            changed.send(Msg::Choose(FormId::Settings, Id::Language, item));
            let mut born = amidst(to);
            born.send(Msg::Choose(FormId::Settings, Id::Language, item));
            assert_eq!(changed.app.forms(), born.app.forms(), "{from:?} to {to:?}");
            assert_eq!(changed.drawn(), board, "the game goes on");
        }
    }
}

#[test]
fn a_language_without_letters_is_named_in_the_language_that_is_spoken() {
    for (n, spoken) in Language::ALL.into_iter().enumerate() {
        let mut sitting = start(folder().path(), Some(NAME), Some(spoken));
        sitting.press(Id::Settings);
        sitting.send(Msg::Choose(FormId::Settings, Id::Language, n));
        assert_eq!(sitting.effects.first().map(String::as_str), Some("try letters"));
        let offered = |sitting: &AppDriver| match &sitting.top().control(Id::Language).expect("a box").kind {
            Kind::Choice { items, .. } => items.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(offered(&sitting), Language::ALL.map(Language::own_name));
        sitting.send(Msg::NoLetters(Language::ALL[2..].to_vec()));
        for (item, language) in offered(&sitting).into_iter().zip(Language::ALL) {
            let name = Texts::new(spoken).language(language.tag());
            match name {
                Some(name) => assert!(item.contains(&name) && item.len() > name.len() + 3, "{item}"),
                None => assert_eq!(item, language.own_name()),
            }
        }
    }
}

#[test]
fn signs_of_steps_point_the_other_way_where_one_reads_the_other_way() {
    let replay = |language| forms(language).into_iter().find(|form| form.id == FormId::Replay);
    let (left, right) = (replay(Language::English), replay(Language::Arabic));
    let sign =
        |form: &Option<Form>, n| form.as_ref().and_then(|f| f.control(Id::Step(n))).map(|c| c.kind.clone());
    for n in 0..4 {
        assert!(sign(&left, n).is_some() && sign(&left, n) == sign(&right, 3 - n), "{n}");
    }
}

#[test]
fn a_language_that_was_chosen_is_remembered() {
    for (item, (_, title)) in LOGIN.into_iter().enumerate() {
        let folder = folder();
        let mut sitting = start(folder.path(), Some(NAME), None);
        sitting.press(Id::Settings);
        sitting.send(Msg::Choose(FormId::Settings, Id::Language, item));
        drop(sitting);
        assert_eq!(spoken(&start(folder.path(), None, Some(Language::English))), title);
    }
}

#[test]
fn results_are_the_same_under_every_language() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some(NAME), None);
    begin(&mut sitting);
    sitting.panels(&[1, 5, 9]);
    drop(sitting);
    for language in Language::ALL {
        let mut sitting = start(folder.path(), Some(NAME), Some(language));
        sitting.press(Id::Results);
        let Some(Kind::List(list)) = sitting.top().control(Id::Table).map(|c| c.kind.clone()) else {
            panic!("{language:?}: there is no table");
        };
        let texts = Texts::new(language);
        let (game, bot) =
            (texts.game(GAME.key).unwrap_or_default(), texts.bot("first-free", 1, 1).unwrap_or_default());
        assert_eq!(list.rows[0][..7], [NAME, &game, &bot, "1", "0", "0", "100"], "{language:?}");
    }
}

#[test]
fn arabic_forms_are_mirrored_but_boards_are_not() {
    for (left, right) in forms(Language::English).into_iter().zip(forms(Language::Arabic)) {
        assert!(!left.mirrored && right.mirrored, "{:?}", left.id);
        assert_eq!((left.id, left.controls.len()), (right.id, right.controls.len()));
        let width = left.size.w;
        for (a, b) in left.controls.iter().zip(&right.controls) {
            let mirrored = match (a.id, &a.kind) {
                (Id::Panel(n), _) => left.control(Id::Panel(n / 3 * 3 + 2 - n % 3)).expect("a panel").place,
                _ => a.place,
            };
            assert_eq!(b.place.x, width - mirrored.x - mirrored.w, "{:?}: {:?}", left.id, a.id);
        }
    }
}

/// In Arabic the player's name stands at the right, and so does the number of games that
/// the player has won.
#[test]
fn the_numbers_of_a_score_stand_beside_their_names() {
    for (language, numbers) in [(Language::Slovak, "1 : 0"), (Language::Arabic, "0 : 1")] {
        let folder = folder();
        let mut sitting = start(folder.path(), Some("Jana"), Some(language));
        begin(&mut sitting);
        sitting.panels(&[1, 5, 9]);
        match sitting.control(Id::Score).kind {
            Kind::Label(label) => assert_eq!(label.text, numbers, "{language:?}"),
            other => panic!("{other:?}"),
        }
    }
}
