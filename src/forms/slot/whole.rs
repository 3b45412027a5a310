//! The tooltip that shows a text whole which does not fit in its control: the name of a
//! player may be longer than any place for it.

use super::Shown;
use crate::app::theme::Theme;
use crate::app::view::Kind;
use crate::forms::draw::shape::color;
use crate::forms::draw::{cut_while, text};
use fltk::enums::Event;
use fltk::misc::Tooltip;
use fltk::prelude::*;
use fltk::widget::Widget;

/// Broader ones are set in several lines.
const WIDEST: i32 = 640;

/// Draws a control, and takes note of what does not fit in it.
pub(super) fn noting(shown: &Shown, draw: impl FnOnce()) {
    match shown.control.borrow().kind {
        // Many texts that are cut would be no help.
        Kind::List(_) | Kind::Board(_) | Kind::MenuBar(_) => draw(),
        _ => {
            let cut = cut_while(draw).join("\n");
            if *shown.cut.borrow() != cut {
                shown.cut.replace(cut);
            }
        }
    }
}

/// The pointer comes to a control or goes: whether it shall be told of a tooltip.
///
/// Only now is the text handed over: while the pointer is there, the toolkit may be
/// showing the one before.
pub(super) fn pointed(widget: &mut Widget, event: Event, shown: &Shown) -> bool {
    let cut = shown.cut.borrow();
    if event == Event::Enter && (!cut.is_empty() || widget.tooltip().is_some()) {
        // To the toolkit, `@` begins a symbol.
        widget.set_tooltip(&cut.replace('@', "@@"));
    }
    !cut.is_empty() && matches!(event, Event::Enter | Event::Move | Event::Leave)
}

/// Puts on the colours of the theme.
pub(in crate::forms) fn apply_theme(theme: &Theme) {
    Tooltip::set_color(color(theme.field));
    Tooltip::set_text_color(color(theme.ink));
    Tooltip::set_font(text::PLAIN);
    Tooltip::set_font_size(text::TEXT);
    Tooltip::set_margin_width(6);
    Tooltip::set_margin_height(4);
    Tooltip::set_wrap_width(WIDEST);
}
