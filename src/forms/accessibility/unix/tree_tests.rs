//! Tests of what assistive technology is told of controls.

use super::*;
use crate::app::view::{Align, Item, Menu, Size, Tone};
use crate::forms::draw::shape::Frame;
use crate::forms::popup::Row;

fn control(id: Id, kind: Kind) -> Control {
    Control { id, place: Rect::default(), name: format!("{id:?}"), enabled: true, kind }
}

fn label(text: &str, live: bool) -> Kind {
    let (tone, align) = (Tone::Ink, Align::Start);
    Kind::Label(Label { text: text.into(), size: 13, bold: false, tone, align, live })
}

fn item(text: &str, on: Option<bool>, enabled: bool) -> Item {
    Item { id: Id::Quit, text: text.into(), keys: "Ctrl+Q".into(), enabled, on, line_below: false }
}

fn form() -> Form {
    let items = vec![item("&Koniec", None, true), item("Váhy", Some(true), true), item("Späť", None, false)];
    let choice = Kind::Choice { items: vec!["one".into(), "two".into()], chosen: Some(1) };
    let controls = vec![
        control(Id::MenuBar, Kind::MenuBar(vec![Menu { text: "&Hra".into(), items }])),
        control(Id::GameType, choice),
        control(Id::Begins(0), Kind::Radio { text: "r".into(), on: true }),
        control(Id::Begins(1), Kind::Radio { text: "r".into(), on: false }),
        control(Id::Confirm, Kind::Check { text: "c".into(), on: true }),
        Control { enabled: false, ..control(Id::Mark(0), Kind::Check { text: "c".into(), on: false }) },
        control(Id::Name, Kind::Input { text: "Žofia".into() }),
        control(Id::Status, label("shown", true)),
        control(Id::Score, label("shown", false)),
        Control { name: String::new(), ..control(Id::Show(1), label("mere decoration", false)) },
    ];
    Form { title: "form".into(), ..crate::forms::form_with(controls) }
}

/// What is told while this list is open and this control has the keyboard.
struct Told {
    numbers: Numbers,
    update: TreeUpdate,
}

impl Told {
    fn of(list: Option<&Popup>, focused: Option<Id>) -> Told {
        let mut numbers = Numbers::default();
        let caret = |id| (id == Id::Name).then_some((2, 4));
        let mut planter =
            Planter { numbers: &mut numbers, nodes: Vec::new(), scale: 1.0, list, caret: &caret };
        let update = planter.plant(&form(), Rect::new(7, 7, 300, 200), focused);
        Told { numbers, update }
    }

    fn part(&mut self, id: Id, part: Part) -> &Node {
        let number = self.numbers.part(id, part);
        let found = self.update.nodes.iter().find(|(known, _)| *known == number);
        &found.unwrap_or_else(|| panic!("{id:?} {part:?} is not told of")).1
    }

    fn whole(&mut self, id: Id) -> &Node {
        self.part(id, Part::Whole)
    }
}

/// An open list of this owner, with this row ready to be chosen.
fn list(owner: Owner, rows: &[&str], current: usize) -> Popup {
    let rows = rows.iter().map(|row| Row::verbatim(row)).collect();
    let anchor = Frame { x: 10.0, y: 10.0, w: 100.0, h: 20.0 };
    let mut list = Popup::new(owner, rows, anchor, 100.0, Size { w: 300, h: 200 }, false);
    list.select(Some(current));
    list
}

#[test]
fn a_change_of_a_live_text_is_spoken_and_of_another_is_not() {
    let mut told = Told::of(None, None);
    let status = told.whole(Id::Status);
    assert_eq!(
        (status.role(), status.live(), status.label()),
        (Role::Status, Some(Live::Polite), Some("Status"))
    );
    let score = told.whole(Id::Score);
    assert_eq!((score.role(), score.live(), score.value()), (Role::Label, None, Some("Score")));
}

#[test]
fn decoration_is_not_told_of() {
    let mut told = Told::of(None, None);
    let number = told.numbers.number(Id::Show(1));
    assert!(told.update.nodes.iter().all(|(known, _)| *known != number));
}

#[test]
fn a_combo_box_says_what_is_chosen_and_whether_it_is_open() {
    let mut told = Told::of(None, None);
    let closed = told.whole(Id::GameType);
    assert_eq!((closed.is_expanded(), closed.value()), (Some(false), Some("two")));
    assert!(closed.supports_action(Action::Expand) && !closed.supports_action(Action::Collapse));
    let selected = [0, 1].map(|n| told.part(Id::GameType, Part::Option(n)).is_selected());
    assert_eq!(selected, [Some(false), Some(true)]);
    assert_eq!(told.part(Id::GameType, Part::Option(0)).bounds(), None, "it is not on the screen");

    let list = list(Owner::Choice(Id::GameType), &["one", "two"], 0);
    let mut told = Told::of(Some(&list), Some(Id::GameType));
    let open = told.whole(Id::GameType);
    assert_eq!(open.is_expanded(), Some(true));
    assert!(open.supports_action(Action::Collapse) && !open.supports_action(Action::Expand));
    let first = told.part(Id::GameType, Part::Option(0));
    assert!(first.bounds().is_some() && first.is_selected() == Some(false), "it is not chosen yet");
    assert_eq!(told.update.focus, told.numbers.part(Id::GameType, Part::Option(0)));
}

#[test]
fn a_menu_says_whether_it_is_open_and_an_item_whether_it_is_on() {
    let mut told = Told::of(None, None);
    let menu = told.part(Id::MenuBar, Part::Menu(0));
    assert_eq!((menu.is_expanded(), menu.label()), (Some(false), Some("Hra")));
    let quit = told.part(Id::MenuBar, Part::Item(0, 0));
    assert_eq!((quit.role(), quit.toggled(), quit.label()), (Role::MenuItem, None, Some("Koniec")));
    assert_eq!(quit.keyboard_shortcut(), Some("Ctrl+Q"));
    let weights = told.part(Id::MenuBar, Part::Item(0, 1));
    assert_eq!((weights.role(), weights.toggled()), (Role::MenuItemCheckBox, Some(Toggled::True)));
    let undo = told.part(Id::MenuBar, Part::Item(0, 2));
    assert!(undo.is_disabled() && undo.supports_action(Action::Click), "clients ask only once");

    let list = list(Owner::Menu(Id::MenuBar, 0), &["Koniec", "Váhy", "Späť"], 1);
    let mut told = Told::of(Some(&list), Some(Id::GameType));
    assert_eq!(told.part(Id::MenuBar, Part::Menu(0)).is_expanded(), Some(true));
    assert_eq!(told.update.focus, told.numbers.part(Id::MenuBar, Part::Item(0, 1)));
    assert_eq!(told.whole(Id::GameType).is_expanded(), Some(false), "that is another list");
}

#[test]
fn radio_buttons_and_check_boxes_say_whether_they_are_on() {
    let mut told = Told::of(None, None);
    let on = [Id::Begins(0), Id::Begins(1), Id::Confirm, Id::Mark(0)].map(|id| told.whole(id).toggled());
    assert_eq!(on, [Toggled::True, Toggled::False, Toggled::True, Toggled::False].map(Some));
    assert!(!told.whole(Id::Confirm).is_disabled());
    let disabled = told.whole(Id::Mark(0));
    assert!(disabled.is_disabled() && disabled.supports_action(Action::Click));
}

#[test]
fn a_text_box_tells_its_text_letter_by_letter_and_what_is_selected() {
    let mut told = Told::of(None, Some(Id::Name));
    let run = told.numbers.part(Id::Name, Part::Text);
    assert_eq!(told.part(Id::Name, Part::Text).character_lengths(), [2, 1, 1, 1, 1]);
    let name = told.whole(Id::Name);
    assert_eq!(name.value(), Some("Žofia"));
    let at = |character_index| TextPosition { node: run, character_index };
    assert_eq!(name.text_selection(), Some(&TextSelection { anchor: at(1), focus: at(3) }));
    assert_eq!(told.update.focus, told.numbers.number(Id::Name));
}

#[test]
fn a_focus_that_nobody_is_told_of_is_the_windows() {
    for focused in [None, Some(Id::Show(1)), Some(Id::Hint)] {
        assert_eq!(Told::of(None, focused).update.focus, ROOT, "{focused:?}");
    }
}
