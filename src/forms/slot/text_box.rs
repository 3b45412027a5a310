//! A text box: the toolkit edits in a frame that is drawn here, and the program
//! hears of every change.

use super::{Shared, Shown};
use crate::app::Msg;
use crate::app::keys::Key;
use crate::app::theme::Theme;
use crate::app::view::Rect;
use crate::forms::draw::shape::color;
use crate::forms::draw::text::{PLAIN, TEXT};
use crate::forms::draw::{self, State};
use crate::forms::keys::{self, Stroke};
use crate::forms::post::Signal;
use fltk::app;
use fltk::enums::{CallbackTrigger, Event, FrameType};
use fltk::input::Input;
use fltk::prelude::*;
use std::rc::Rc;

/// The most characters that a text box takes. The toolkit draws at most 1020
/// bytes of a line, and where it has to cut one within a character, it writes
/// beyond its memory (FLTK 1.4.5, `Fl_Input_::expand` and `clean_utf8`).
const LONGEST: i32 = 250;

/// As much of a text as a text box takes.
fn short(text: &str) -> &str {
    let end = text.char_indices().nth(LONGEST as usize).map_or(text.len(), |(at, _)| at);
    &text[..end]
}

/// The widget of a text box.
pub(super) fn text_box(
    Rect { x, y, w, h }: Rect,
    text: &str,
    shown: &Rc<Shown>,
    shared: &Rc<Shared>,
) -> Input {
    let mut input = Input::new(x, y, w, h, None);
    apply_theme(&mut input, shared.theme.get());
    input.set_frame(padding());
    input.set_text_font(PLAIN);
    input.set_text_size(TEXT);
    input.set_maximum_size(LONGEST);
    input.set_value(short(text));
    input.set_trigger(CallbackTrigger::Changed);
    let (look, common) = (shown.clone(), shared.clone());
    input.super_draw_first(false);
    input.draw(move |input| {
        let state = State { focus: input.has_focus(), ..look.state.get() };
        draw::control(common.brush(), &common.pictures, &look.control.borrow(), state);
    });
    let (look, common) = (shown.clone(), shared.clone());
    input.set_callback(move |input| {
        look.untold.update(|n| n + 1);
        common.send(Msg::Type(common.form, look.control.borrow().id, input.value()));
    });
    input.super_handle_first(false);
    let (shown, shared) = (shown.clone(), shared.clone());
    input.handle(move |input, event| handle(input, event, &shown, &shared));
    input
}

/// Puts on the colours of a theme.
pub(super) fn apply_theme(input: &mut Input, theme: &Theme) {
    input.set_color(color(theme.field));
    input.set_text_color(color(theme.ink));
    input.set_cursor_color(color(theme.ink));
    input.set_selection_color(color(theme.selected));
}

/// A frame that draws nothing and keeps the text off the border.
fn padding() -> FrameType {
    const SPARE: FrameType = FrameType::OShadowBox;
    app::set_frame_type_cb(SPARE, |_, _, _, _, _| {}, 6, 2, 12, 4);
    SPARE
}

/// Shows a text that the program has chosen. Whoever is typing keeps the caret
/// where it is; otherwise all is selected, so that typing replaces it.
pub(super) fn set_text(input: &mut Input, text: &str) {
    let text = short(text);
    if input.value() == text {
        return;
    }
    let caret = usize::try_from(input.position()).unwrap_or(0);
    input.set_value(text);
    if input.has_focus() {
        let caret = (0..=caret.min(text.len())).rev().find(|&n| text.is_char_boundary(n));
        select(input, caret.unwrap_or(0), caret.unwrap_or(0));
    } else {
        select_all(input);
    }
}

/// Selects everything, with the caret at the end.
pub(super) fn select_all(input: &mut Input) {
    select(input, 0, input.value().len());
}

/// Selects from one byte to another, where the caret then is.
pub(super) fn select(input: &mut Input, mark: usize, position: usize) {
    let byte = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    // Fails only for places outside of the text.
    let _ = input.set_position(byte(position));
    let _ = input.set_mark(byte(mark));
}

/// What the pointer and the keyboard do to a text box before the toolkit sees
/// it; whether they are used up.
fn handle(input: &mut Input, event: Event, shown: &Shown, shared: &Shared) -> bool {
    let mut state = shown.state.get();
    match event {
        Event::Enter => state.pointer = Some((f64::from(app::event_x()), f64::from(app::event_y()))),
        Event::Leave => state.pointer = None,
        Event::Focus => {
            shared.post.send(Signal::Focused(shared.form, shown.control.borrow().id));
            input.redraw();
        }
        Event::Unfocus => input.redraw(),
        // The toolkit would open a menu of its own, in its own language, and
        // wait until it closes.
        Event::Push if app::event_mouse_button() == app::MouseButton::Right => {
            let _ = input.take_focus();
            return true;
        }
        Event::KeyDown => {
            if !keeps(shared) {
                return shared.key();
            }
            shared.keyboard.repeat();
            shared.post.send(Signal::Look);
            return foreign(input, shared);
        }
        Event::Released => shared.post.send(Signal::Look),
        _ => {}
    }
    if shown.state.replace(state) != state {
        input.redraw();
    }
    false
}

/// Whether a text box keeps the key that goes down for itself.
fn keeps(shared: &Shared) -> bool {
    let stroke = match keys::typed() {
        Some(Stroke::Chord(chord)) if chord.ctrl => shared.keyboard.pressed(),
        // What is merely typed needs no Latin letter.
        stroke => stroke,
    };
    match stroke {
        Some(Stroke::Chord(chord)) => !shared.captured.get() && keys::edits(chord),
        Some(_) => false,
        None => true,
    }
}

/// Does what Ctrl with a letter does while another script is being typed: then
/// the toolkit does not know the letter. Whether there was something to do.
fn foreign(input: &mut Input, shared: &Shared) -> bool {
    if !app::is_event_command() {
        return false;
    }
    let Some(Stroke::Chord(chord)) = shared.keyboard.pressed() else {
        return false;
    };
    let Key::Char(letter) = chord.latin().key else {
        return false;
    };
    if app::event_key() == fltk::enums::Key::from_char(letter) {
        return false;
    }
    let (from, to) = (input.mark().min(input.position()), input.mark().max(input.position()));
    // They fail where there is nothing to do, and the first where the caret
    // already is in its place.
    match letter {
        'a' => select_all(input),
        'c' => drop(input.copy()),
        'x' => {
            let _ = input.copy();
            let _ = input.replace(from, to, "");
        }
        'z' => drop(input.undo()),
        _ => app::paste_text(input),
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_text_box_takes_is_drawn_whole() {
        for letter in ["x", "é", "井", "🦊", "e\u{301}"] {
            let long = letter.repeat(600);
            let text = short(&long);
            assert!(long.starts_with(text) && text.len() <= 1000, "{letter}: {} bytes", text.len());
        }
        assert_eq!(short("Ľudovít"), "Ľudovít");
    }
}
