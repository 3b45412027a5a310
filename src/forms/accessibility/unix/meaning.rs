//! What a request of assistive technology comes to: the same messages that the
//! pointer and the keyboard send.

use super::Request;
use super::numbers::{Numbers, Part};
use crate::app::Msg;
use crate::app::view::{Control, Form, Id, Kind};
use crate::forms::popup::Owner;
use crate::forms::routing::focusable;
use accesskit::NodeId;
use unicode_segmentation::UnicodeSegmentation;

/// What a request comes to.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Meant {
    /// A message for the program.
    Tell(Msg),
    /// The keyboard goes to this control.
    Focus(Id),
    /// This list opens.
    Open(Owner),
    /// The open list closes.
    Close,
    /// The other end of the selection and the caret go to these bytes.
    Caret(Id, usize, usize),
}

/// What a request comes to; nothing if the control is gone or cannot be used.
/// `caret` says which bytes of a text box are selected.
pub(super) fn meant(
    form: &Form,
    numbers: &Numbers,
    caret: impl Fn(Id) -> Option<(usize, usize)>,
    request: Request,
) -> Option<Meant> {
    let target = |node: NodeId| {
        let (id, part) = numbers.find(node)?;
        let control = form.control(id)?;
        Some((control, part))
    };
    match request {
        // What is told at the end of the turn is the whole tree.
        Request::Tree => None,
        Request::Click(node) => target(node).and_then(|(control, part)| click(form, control, part)),
        Request::Focus(node) => {
            let control = target(node)?.0;
            focusable(control).then_some(Meant::Focus(control.id))
        }
        Request::Expand(node, true) => match target(node)? {
            (control, Part::Whole) if control.enabled => Some(Meant::Open(Owner::Choice(control.id))),
            (control, Part::Menu(menu)) => Some(Meant::Open(Owner::Menu(control.id, menu))),
            _ => None,
        },
        Request::Expand(_, false) => Some(Meant::Close),
        Request::SetValue(node, text) => {
            let (control, _) = text_of(target(node)?.0)?;
            Some(Meant::Tell(Msg::Type(form.id, control.id, text)))
        }
        Request::Replace(node, new) => {
            let (control, text) = text_of(target(node)?.0)?;
            let (mark, position) = caret(control.id)?;
            let (before, after) = (text.get(..mark.min(position))?, text.get(mark.max(position)..)?);
            Some(Meant::Tell(Msg::Type(form.id, control.id, format!("{before}{new}{after}"))))
        }
        Request::Select(node, anchor, focus) => {
            let (control, text) = text_of(target(node)?.0)?;
            Some(Meant::Caret(control.id, byte(text, anchor), byte(text, focus)))
        }
    }
}

/// A text box that can be used, and its text.
fn text_of(control: &Control) -> Option<(&Control, &str)> {
    match &control.kind {
        Kind::Input { text } if control.enabled => Some((control, text)),
        _ => None,
    }
}

fn click(form: &Form, control: &Control, part: Part) -> Option<Meant> {
    if !control.enabled {
        return None;
    }
    match (&control.kind, part) {
        (Kind::Button(_) | Kind::Radio { .. } | Kind::Check { .. }, Part::Whole) => {
            Some(Meant::Tell(Msg::Press(form.id, control.id)))
        }
        (Kind::Choice { .. }, Part::Whole) => Some(Meant::Open(Owner::Choice(control.id))),
        (Kind::Choice { items, .. }, Part::Option(n)) if n < items.len() => {
            Some(Meant::Tell(Msg::Choose(form.id, control.id, n)))
        }
        (Kind::MenuBar(menus), Part::Menu(menu)) if menu < menus.len() => {
            Some(Meant::Open(Owner::Menu(control.id, menu)))
        }
        (Kind::MenuBar(menus), Part::Item(menu, item)) => {
            let item = menus.get(menu)?.items.get(item).filter(|item| item.enabled)?;
            Some(Meant::Tell(Msg::Press(form.id, item.id)))
        }
        (Kind::List(list), Part::Option(line)) if line < list.total => {
            Some(Meant::Tell(Msg::Choose(form.id, control.id, line)))
        }
        (Kind::List(list), Part::Title(column)) if column < list.columns.len() => {
            Some(Meant::Tell(Msg::Sort(form.id, control.id, column)))
        }
        (Kind::Board(canvas), Part::Option(n)) => {
            let (spot, _) = canvas.spoken.get(n)?;
            Some(Meant::Tell(Msg::Spot(form.id, control.id, *spot)))
        }
        (Kind::Input { .. } | Kind::List(_) | Kind::Board(_), Part::Whole) => Some(Meant::Focus(control.id)),
        (Kind::Input { .. }, _) => Some(Meant::Focus(control.id)),
        _ => None,
    }
}

/// The characters of a text, as people see them, each with the byte at which it
/// begins. AccessKit counts the bytes of a character with eight bits: longer ones
/// come in pieces.
pub(super) fn characters(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.grapheme_indices(true).flat_map(|(start, character)| {
        let mut at = 0;
        std::iter::from_fn(move || {
            let rest = &character[at..];
            let end =
                rest.char_indices().map(|(i, c)| i + c.len_utf8()).take_while(|&end| end <= 255).last()?;
            let piece = (start + at, &rest[..end]);
            at += end;
            Some(piece)
        })
    })
}

/// The byte at which a character begins; the end if there are fewer.
fn byte(text: &str, character: usize) -> usize {
    characters(text).nth(character).map_or(text.len(), |(at, _)| at)
}

/// The character that begins at a byte, or around it.
pub(super) fn character(text: &str, byte: usize) -> usize {
    characters(text).take_while(|(at, _)| *at < byte).count()
}

#[cfg(test)]
#[path = "meaning_tests.rs"]
mod tests;
