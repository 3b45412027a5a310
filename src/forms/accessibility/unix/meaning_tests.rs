//! Tests of what requests come to.

use super::*;
use crate::app::view::{Button, Column, FormId, Item, List, Menu, Rect, Style};

fn control(id: Id, enabled: bool, kind: Kind) -> Control {
    Control { id, place: Rect::default(), name: "name".into(), enabled, kind }
}

fn item(id: Id, enabled: bool) -> Item {
    Item { id, text: "item".into(), keys: String::new(), enabled, on: None, line_below: false }
}

fn form() -> Form {
    let button = || Kind::Button(Button { text: "b".into(), style: Style::Plain, layers: Vec::new() });
    let menus = vec![Menu { text: "m".into(), items: vec![item(Id::Undo, false), item(Id::NewGame, true)] }];
    let items = vec!["first".into(), "second".into()];
    let columns = vec![Column { title: "title".into(), width: 50, number: false }];
    let rows = vec![vec!["line".into()]; 3];
    let list = List { columns, rows, first: 40, total: 50, chosen: None, sorted: None };
    let controls = vec![
        control(Id::MenuBar, true, Kind::MenuBar(menus)),
        control(Id::Ok, true, button()),
        control(Id::Undo, false, button()),
        control(Id::GameType, true, Kind::Choice { items, chosen: None }),
        control(Id::List, true, Kind::List(list)),
        control(Id::Name, true, Kind::Input { text: "Žofia".into() }),
    ];
    Form { title: "form".into(), ..crate::forms::form_with(controls) }
}

/// What a request to this part of a control comes to, while „of“ is selected.
fn asked(id: Id, part: Part, request: impl Fn(NodeId) -> Request) -> Option<Meant> {
    let mut numbers = Numbers::default();
    let node = numbers.part(id, part);
    meant(&form(), &numbers, |_| Some((2, 4)), request(node))
}

#[test]
fn clicks_are_presses_and_choices() {
    let press = |id| Some(Meant::Tell(Msg::Press(FormId::Field, id)));
    assert_eq!(asked(Id::Ok, Part::Whole, Request::Click), press(Id::Ok));
    assert_eq!(asked(Id::MenuBar, Part::Item(0, 1), Request::Click), press(Id::NewGame));
    let second = Some(Meant::Tell(Msg::Choose(FormId::Field, Id::GameType, 1)));
    assert_eq!(asked(Id::GameType, Part::Option(1), Request::Click), second);
    assert_eq!(
        asked(Id::GameType, Part::Whole, Request::Click),
        Some(Meant::Open(Owner::Choice(Id::GameType)))
    );
    assert_eq!(
        asked(Id::MenuBar, Part::Menu(0), Request::Click),
        Some(Meant::Open(Owner::Menu(Id::MenuBar, 0)))
    );
}

#[test]
fn lines_are_chosen_and_titles_sort() {
    let of = |part| asked(Id::List, part, Request::Click);
    let tell = |msg| Some(Meant::Tell(msg));
    assert_eq!(of(Part::Option(42)), tell(Msg::Choose(FormId::Field, Id::List, 42)));
    assert_eq!(of(Part::Title(0)), tell(Msg::Sort(FormId::Field, Id::List, 0)));
    assert_eq!((of(Part::Option(50)), of(Part::Title(1))), (None, None));
    assert_eq!(of(Part::Whole), Some(Meant::Focus(Id::List)));
}

#[test]
fn nothing_comes_of_what_cannot_be_used_or_is_gone() {
    for (id, part) in [
        (Id::Undo, Part::Whole),
        (Id::MenuBar, Part::Item(0, 0)),
        (Id::MenuBar, Part::Item(0, 7)),
        (Id::MenuBar, Part::Menu(3)),
        (Id::GameType, Part::Option(2)),
        (Id::Hint, Part::Whole),
    ] {
        assert_eq!(asked(id, part, Request::Click), None, "{id:?} {part:?}");
    }
    assert_eq!(asked(Id::Undo, Part::Whole, Request::Focus), None);
    assert_eq!(asked(Id::Ok, Part::Whole, |n| Request::SetValue(n, "x".into())), None);
}

#[test]
fn text_is_typed_and_replaced() {
    let typed = |text: &str| Some(Meant::Tell(Msg::Type(FormId::Field, Id::Name, text.into())));
    assert_eq!(asked(Id::Name, Part::Whole, |n| Request::SetValue(n, "Ján".into())), typed("Ján"));
    assert_eq!(asked(Id::Name, Part::Whole, |n| Request::Replace(n, "--".into())), typed("Ž--ia"));
    let caret = asked(Id::Name, Part::Whole, |n| Request::Select(n, 1, 9));
    assert_eq!(caret, Some(Meant::Caret(Id::Name, 2, 6)));
}

#[test]
fn characters_are_what_people_see() {
    let text = "a👨‍👩‍👧b";
    assert_eq!((byte(text, 0), byte(text, 1), byte(text, 2), byte(text, 3)), (0, 1, 19, 20));
    assert_eq!(
        (character(text, 0), character(text, 1), character(text, 19), character(text, 20)),
        (0, 1, 2, 3)
    );
}
