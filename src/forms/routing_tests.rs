//! Tests of which key does what.

use super::*;
use crate::app::view::{FormId, Item, Menu, Rect, Sheet};

fn control(id: Id, kind: Kind) -> Control {
    Control { id, place: Rect::default(), name: String::new(), enabled: true, kind }
}

fn button(id: Id, text: &str, style: Style) -> Control {
    control(id, Kind::Button(Button { text: text.into(), style, layers: Vec::new() }))
}

fn radio(id: Id, on: bool) -> Control {
    control(id, Kind::Radio { text: "radio".into(), on })
}

fn disabled(control: Control) -> Control {
    Control { enabled: false, ..control }
}

/// A menu bar, three panels (the second one taken), a combo box, two groups of
/// radio buttons side by side, a text box, and two buttons, the first disabled.
fn form() -> Form {
    let item = Item {
        id: Id::Quit,
        text: "item".into(),
        keys: String::new(),
        enabled: true,
        on: None,
        line_below: false,
    };
    let menu = |text: &str| Menu { text: text.into(), items: vec![item.clone()] };
    let panel = |n| button(Id::Panel(n), "", Style::Panel(Sheet::Plain));
    let controls = vec![
        control(Id::MenuBar, Kind::MenuBar(vec![menu("&Hra"), menu("&Zobraziť")])),
        panel(0),
        disabled(panel(1)),
        panel(2),
        control(Id::GameType, Kind::Choice { items: vec!["one".into()], chosen: None }),
        radio(Id::Begins(0), false),
        radio(Id::Begins(1), true),
        radio(Id::Mark(0), true),
        radio(Id::Mark(1), false),
        control(Id::Name, Kind::Input { text: String::new() }),
        disabled(button(Id::Undo, "Krok &späť", Style::Plain)),
        button(Id::NewGame, "&Nová hra", Style::Plain),
    ];
    Form { focus: Some(Id::GameType), ..crate::forms::form_with(controls) }
}

fn pressed(focused: Id, key: Key) -> Step {
    route(&form(), Some(focused), None, Stroke::Chord(Chord::plain(key)))
}

fn alt(key: Key) -> Stroke {
    Stroke::Chord(Chord { alt: true, ..Chord::plain(key) })
}

fn press(id: Id) -> Step {
    Step::Tell(vec![Msg::Press(FormId::Field, id)])
}

/// Whether it is a key that nobody but the program wants.
fn is_key(step: &Step) -> bool {
    matches!(step, Step::Tell(msgs) if matches!(msgs[..], [Msg::Key(..)]))
}

fn passed_on(focused: Id, key: Key) -> Step {
    Step::Tell(vec![Msg::Key(FormId::Field, Some(focused), Chord::plain(key))])
}

/// Where Tab stops, from the first stop on.
fn walk(panel: Option<Id>, back: bool) -> Vec<Id> {
    let form = form();
    let mut walk: Vec<Id> = Vec::new();
    let mut at = next(&form, None, panel, back);
    while let Some(id) = at.filter(|id| !walk.contains(id)) {
        walk.push(id);
        at = next(&form, Some(id), panel, back);
    }
    walk
}

#[test]
fn tab_stops_once_at_the_panels_and_at_each_group() {
    let stops = [Id::Panel(0), Id::GameType, Id::Begins(1), Id::Mark(0), Id::Name, Id::NewGame];
    assert_eq!(walk(None, false), stops);
    let mut backwards = walk(None, true);
    backwards.reverse();
    assert_eq!(backwards, stops);
}

#[test]
fn tab_returns_to_the_panel_that_had_the_keyboard_last() {
    assert_eq!(walk(Some(Id::Panel(1)), false)[0], Id::Panel(1), "even if it is taken");
    let form = form();
    assert_eq!(next(&form, Some(Id::Panel(2)), Some(Id::Panel(2)), false), Some(Id::GameType));
    assert_eq!(next(&form, Some(Id::Begins(0)), None, true), Some(Id::GameType));
}

#[test]
fn tab_does_nothing_where_nothing_can_have_the_keyboard() {
    let empty = Form { controls: Vec::new(), ..form() };
    for back in [false, true] {
        assert_eq!(next(&empty, None, None, back), None);
        assert_eq!(route(&empty, None, None, Stroke::Tab { back }), Step::Nothing);
    }
    assert_eq!(next_focus(&empty, None), None);
}

#[test]
fn controls_keep_the_keys_they_need() {
    for id in [Id::NewGame, Id::Panel(0), Id::Begins(0)] {
        assert_eq!(pressed(id, Key::Space), Step::Hold(id));
    }
    for key in [Key::Space, Key::Enter, Key::Up, Key::Down, Key::F(4)] {
        assert_eq!(pressed(Id::GameType, key), Step::Open(Id::GameType), "{key:?}");
    }
    assert_eq!(route(&form(), Some(Id::GameType), None, alt(Key::Down)), Step::Open(Id::GameType));
}

#[test]
fn all_other_keys_are_passed_on() {
    let keys = [
        (Id::NewGame, Key::Enter),
        (Id::Panel(0), Key::Left),
        (Id::Begins(1), Key::Down),
        (Id::GameType, Key::Char('5')),
        (Id::Name, Key::Escape),
        // What cannot be used keeps nothing.
        (Id::Panel(1), Key::Space),
        (Id::Undo, Key::Space),
    ];
    for (focused, key) in keys {
        assert_eq!(pressed(focused, key), passed_on(focused, key));
    }
    let ctrl_space = Chord { ctrl: true, ..Chord::plain(Key::Space) };
    let step = route(&form(), Some(Id::NewGame), None, Stroke::Chord(ctrl_space));
    assert_eq!(step, Step::Tell(vec![Msg::Key(FormId::Field, Some(Id::NewGame), ctrl_space)]));
}

#[test]
fn while_a_card_lies_over_the_form_the_keys_are_its_own() {
    let mut form = form();
    form.controls.push(button(Id::Result, "won", Style::Card));
    let plain = |key| Stroke::Chord(Chord::plain(key));
    for focused in [Id::NewGame, Id::Begins(0), Id::GameType, Id::Result] {
        for key in [Key::Space, Key::Enter, Key::Down, Key::F(10), Key::F(4)] {
            assert_eq!(route(&form, Some(focused), None, plain(key)), passed_on(focused, key));
        }
        for stroke in [
            Stroke::Tab { back: false },
            Stroke::Tab { back: true },
            Stroke::Page { down: false },
            Stroke::Page { down: true },
            alt(Key::Char('n')),
            alt(Key::Char('h')),
        ] {
            let step = route(&form, Some(focused), None, stroke);
            assert!(is_key(&step), "{stroke:?}: {step:?}");
        }
    }
}

#[test]
fn while_a_card_lies_over_the_form_a_click_that_presses_nothing_is_the_cards() {
    let mut form = form();
    for (n, control) in (0..).zip(&mut form.controls) {
        control.place = Rect::new(0, 20 * n, 100, 20);
    }
    let at = |form: &Form, id| f64::from(form.control(id).expect("it is there").place.y + 10);
    let beside = (200.0, 10.0);
    assert_eq!(stray(&form, beside.0, beside.1, true), None, "there is no card");
    let card = Control { place: Rect::new(40, 0, 20, 300), ..button(Id::Result, "won", Style::Card) };
    form.controls.push(card);
    let press = Some(Msg::Press(FormId::Field, Id::Result));
    assert_eq!(stray(&form, beside.0, beside.1, true), press);
    for id in [Id::Panel(1), Id::Undo, Id::GameType, Id::MenuBar, Id::Name] {
        assert_eq!(stray(&form, 5.0, at(&form, id), true), press, "{id:?}");
    }
    for id in [Id::Panel(0), Id::NewGame, Id::Begins(0)] {
        assert_eq!(stray(&form, 5.0, at(&form, id), true), None, "{id:?} is pressed itself");
        assert_eq!(stray(&form, 5.0, at(&form, id), false), press, "{id:?}, with another button");
    }
    assert_eq!(stray(&form, 50.0, at(&form, Id::Undo), true), None, "the card is pressed itself");
}

#[test]
fn alt_with_a_letter_presses_and_opens() {
    let step = |c| route(&form(), Some(Id::Name), None, alt(Key::Char(c)));
    assert_eq!(step('n'), press(Id::NewGame));
    let under_cyrillic = Chord { alt: true, latin: Some('n'), ..Chord::plain(Key::Char('т')) };
    assert_eq!(route(&form(), Some(Id::Name), None, Stroke::Chord(under_cyrillic)), press(Id::NewGame));
    assert_eq!(step('h'), Step::Menu(Id::MenuBar, 0));
    assert_eq!(step('z'), Step::Menu(Id::MenuBar, 1));
    assert!(is_key(&step('s')), "that button is disabled");
    assert_eq!(pressed(Id::Name, Key::F(10)), Step::Menu(Id::MenuBar, 0));
}

#[test]
fn the_keyboard_is_left_to_the_last_panel_then_to_whom_the_form_names() {
    let form = form();
    assert_eq!(next_focus(&form, Some(Id::Panel(1))), Some(Id::Panel(1)));
    assert_eq!(next_focus(&form, Some(Id::Panel(7))), Some(Id::GameType), "there is no such panel");
    assert_eq!(next_focus(&form, None), Some(Id::GameType));
    let unnamed = Form { focus: Some(Id::Undo), ..form };
    assert_eq!(next_focus(&unnamed, None), Some(Id::Panel(0)), "a disabled button cannot have it");
}
