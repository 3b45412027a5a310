//! The login dialog and the way from it through the forms.

use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::{NameError, PlayerName};
use piskvorky::app::view::{Form, FormId, Id, Kind, Style};

fn log_in(name: &str) -> AppDriver {
    let mut sitting = AppDriver::start();
    sitting.send(Msg::Type(FormId::Login, Id::Name, name.to_owned()));
    sitting.press(Id::Ok);
    sitting
}

#[test]
fn the_program_begins_with_the_login_dialog() {
    let form = AppDriver::start().top();
    assert_eq!((form.id, form.title.as_str(), form.focus), (FormId::Login, "Prihlásenie", Some(Id::Name)));
}

#[test]
fn a_name_opens_the_main_menu_which_greets() {
    let menu = log_in("  Jana ").top();
    assert_eq!(menu.title, "Piškvorky");
    assert_eq!(menu.control(Id::Show(1)).map(|c| c.name.as_str()), Some("Vitajte, Jana!"));
}

#[test]
fn enter_agrees_and_escape_ends_the_program() {
    let mut sitting = AppDriver::start();
    sitting.send(Msg::Type(FormId::Login, Id::Name, "Jana".to_owned()));
    sitting.key_on(Some(Id::Name), Chord::plain(Key::Enter));
    assert_eq!(sitting.top().id, FormId::Menu);

    for end in [Msg::Key(FormId::Login, None, Chord::plain(Key::Escape)), Msg::Close(FormId::Login)] {
        let mut sitting = AppDriver::start();
        sitting.send(end);
        assert!(sitting.over);
    }
}

#[test]
fn an_empty_name_gives_a_message_and_the_dialog_stays() {
    for name in ["", "   ", "\t \u{a0}", "\u{200b}\u{feff}", "\u{2800}\u{3164}\u{e0041}"] {
        let mut sitting = log_in(name);
        assert!(sitting.message().is_some_and(|m| m.contains("Zadajte meno")), "{name:?}");
        sitting.press(Id::Ok);
        assert_eq!(sitting.top().id, FormId::Login, "{name:?}");
    }
}

#[test]
fn a_name_has_at_most_32_characters_as_people_see_them() {
    let family = "👨‍👩‍👧‍👦";
    let accented = "e\u{301}";
    for letter in ["a", "č", "Я", "أ", "井", family, accented] {
        assert!(PlayerName::parse(&letter.repeat(32)).is_ok(), "{letter}");
        assert_eq!(PlayerName::parse(&letter.repeat(33)), Err(NameError::TooLong(33)), "{letter}");
    }
    assert!(log_in(&"x".repeat(40)).message().is_some_and(|m| m.contains("32") && m.contains("40")));
}

#[test]
fn any_script_and_any_sign_is_kept_as_typed() {
    for name in
        ["Ľudovít Čučoriedkový", "Ґанна Їжак", "سارة", "王小明", "@Tom & @circle/\"x\"|'y'", "🦊", "<b>%s\\n"]
    {
        let mut sitting = log_in(name);
        assert_eq!(
            sitting.top().control(Id::Show(1)).map(|c| c.name.clone()),
            Some(format!("Vitajte, {name}!"))
        );
        sitting.press(Id::Play);
        sitting.choose("1. úroveň s počítačom");
        assert!(sitting.score().contains(&format!("Skóre: {name} 0 : 0 Počítač")), "{}", sitting.score());
    }
}

#[test]
fn a_name_stands_on_one_line() {
    let name = PlayerName::parse("Ján\nII.").expect("a name");
    assert_eq!(name.as_str(), "Ján II.");
}

#[test]
fn a_name_has_something_in_it_that_can_be_seen() {
    for unseen in [
        "\u{61c}",
        "\u{ffa0}",
        "\u{180e}",
        "\u{180b}",
        "\u{17b4}",
        "\u{1d173}",
        "\u{e0100}",
        "\u{301}",
        "\u{2800}",
        "\u{3164}\u{115f}\u{1160}",
        "\u{200b}\u{202e}",
        "\u{fdd0}",
        "\u{e000}",
        " \t\u{a0}",
    ] {
        assert_eq!(PlayerName::parse(unseen), Err(NameError::Empty), "{}", unseen.escape_unicode());
    }
    for seen in ["Jana", "李", "أ", "?", "7", "👨‍👩‍👧", "♥", "\u{61c}a"] {
        assert_eq!(PlayerName::parse(seen).map(|n| n.as_str().to_owned()).as_deref(), Ok(seen));
    }
}

#[test]
fn a_name_is_bounded_in_code_points_and_the_same_however_it_was_typed() {
    let zalgo = format!("a{}", "\u{301}".repeat(5000));
    assert_eq!(PlayerName::parse(&zalgo), Err(NameError::TooManyMarks));
    let flags = "🏴󠁧󠁢󠁥󠁮󠁧󠁿".repeat(PlayerName::LONGEST);
    assert!(PlayerName::parse(&flags).is_ok());
    assert_eq!(PlayerName::parse("Ju\u{301}lia"), PlayerName::parse("Júlia"));
    let mut sitting = AppDriver::start();
    sitting.send(Msg::Type(FormId::Login, Id::Name, zalgo));
    sitting.press(Id::Ok);
    assert!(sitting.message().is_some_and(|m| m.contains("znamienok")));
}

#[test]
fn the_menu_leads_to_the_field_and_to_the_rules_and_ends_the_program() {
    let mut sitting = log_in("Jana");
    sitting.press(Id::Rules);
    assert_eq!(sitting.top().title, "Pravidlá hry");
    sitting.plain_key(Key::Escape);
    sitting.press(Id::Play);
    assert_eq!(sitting.top().title, "Hra");
    sitting.press(Id::MainMenu);
    assert_eq!(sitting.top().id, FormId::Menu);
    assert!(!sitting.over);
    sitting.press(Id::Quit);
    assert!(sitting.over);
}

#[test]
fn ctrl_q_ends_the_program_from_every_form_and_escape_from_none_but_the_login() {
    for open in [Id::Play, Id::Rules] {
        let mut sitting = log_in("Jana");
        sitting.press(open);
        for _ in 0..5 {
            sitting.plain_key(Key::Escape);
        }
        assert!(!sitting.over, "{open:?}");
        sitting.press(open);
        sitting.key(Chord::ctrl('q'));
        assert!(sitting.over, "{open:?}");
    }
}

#[test]
fn the_menu_is_walked_with_arrows() {
    let mut sitting = log_in("Jana");
    sitting.key_on(Some(Id::Play), Chord::plain(Key::Down));
    sitting.key_on(Some(Id::Play), Chord::plain(Key::Up));
    assert_eq!(sitting.effects, ["focus Games", "focus Quit"]);
}

#[test]
fn a_dialog_opened_twice_is_open_once() {
    let mut sitting = AppDriver::at_the_field(1);
    for id in [Id::Rules, Id::About, Id::Rules, Id::Keys] {
        sitting.send(Msg::Press(FormId::Field, id));
    }
    let open: Vec<FormId> = sitting.app.forms().iter().map(|f| f.id).collect();
    assert_eq!(open, [FormId::Field, FormId::About, FormId::Help, FormId::Keys]);
}

#[test]
fn f1_opens_nothing_behind_a_form_that_waits_for_its_answer() {
    for id in [Id::About, Id::Keys, Id::NewGame] {
        let mut sitting = AppDriver::at_the_field(1);
        sitting.send(Msg::Press(FormId::Field, id));
        let open = sitting.app.forms().len();
        sitting.plain_key(Key::F(1));
        assert_eq!(sitting.app.forms().len(), open, "{id:?}");
    }
}

/// The letters that work with Alt on a form, and in each of its menus.
fn accelerators(form: &Form) -> Vec<Vec<char>> {
    let letter = |text: &str| {
        let after = text.replace("&&", "").split_once('&').and_then(|(_, rest)| rest.chars().next());
        after.map(|c| c.to_lowercase().next().unwrap_or(c))
    };
    let mut groups = vec![Vec::new()];
    for control in &form.controls {
        match &control.kind {
            Kind::Button(button) if !matches!(button.style, Style::Panel(_)) => {
                groups[0].extend(letter(&button.text))
            }
            Kind::MenuBar(menus) => {
                groups[0].extend(menus.iter().filter_map(|menu| letter(&menu.text)));
                let items =
                    menus.iter().map(|menu| menu.items.iter().filter_map(|i| letter(&i.text)).collect());
                groups.extend(items.collect::<Vec<_>>());
            }
            _ => {}
        }
    }
    groups
}

#[test]
fn no_letter_works_for_two_things_at_once() {
    let mut sitting = AppDriver::at_the_field(1);
    sitting.choose("Váhová matica");
    sitting.press(Id::Confirm);
    let mut forms = sitting.app.forms();
    forms.extend([AppDriver::start().top(), log_in("Jana").top()]);
    for form in forms {
        for mut letters in accelerators(&form) {
            letters.sort_unstable();
            assert!(letters.windows(2).all(|w| w[0] != w[1]), "{:?}: {letters:?}", form.id);
        }
    }
}

#[test]
fn no_control_leaves_its_form_and_no_name_is_used_twice() {
    let mut sitting = AppDriver::at_the_field(1);
    sitting.choose("Váhová matica");
    for id in [Id::Rules, Id::About, Id::Keys] {
        sitting.send(Msg::Press(FormId::Field, id));
    }
    let mut forms = sitting.app.forms();
    forms.extend([AppDriver::start().top(), log_in("").top(), log_in("Jana").top()]);
    for form in forms {
        let mut ids: Vec<Id> = form.controls.iter().map(|c| c.id).collect();
        ids.sort_unstable();
        assert!(ids.windows(2).all(|w| w[0] != w[1]), "{:?}: {ids:?}", form.id);
        for control in &form.controls {
            let place = control.place;
            let inside = place.x >= 0 && place.y >= 0;
            let fits = place.x + place.w <= form.size.w && place.y + place.h <= form.size.h;
            assert!(inside && fits, "{:?} {:?} {place:?}", form.id, control.id);
        }
        assert!(form.focus.is_some_and(|id| form.control(id).is_some()), "{:?}", form.id);
    }
}

#[test]
fn everything_that_can_be_used_has_a_name_for_the_ear() {
    let mut sitting = AppDriver::at_the_field(1);
    sitting.choose("X proti 0");
    sitting.press(Id::Rules);
    for form in sitting.app.forms() {
        for control in form.controls {
            let decoration = matches!(control.kind, Kind::Area(_) | Kind::Label(_) | Kind::Picture(_));
            assert!(decoration || !control.name.is_empty(), "{:?}", control.id);
            assert!(!control.name.contains('&'), "{}", control.name);
        }
    }
}
