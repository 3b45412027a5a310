//! The menus that several forms have.

use super::view::{Id, Item, Menu};
use crate::text::Texts;

/// An item that presses this control.
pub(super) fn item(id: Id, text: String, keys: &str, enabled: bool) -> Item {
    Item { id, text, keys: keys.to_owned(), enabled, on: None, line_below: false }
}

/// The same item with a line below it.
pub(super) fn below(item: Item) -> Item {
    Item { line_below: true, ..item }
}

/// The items for games as files and texts, and the ways out of the form;
/// `game`: whether there is one to save.
pub(super) fn files(game: bool, texts: &Texts) -> Vec<Item> {
    vec![
        item(Id::Load, texts.bar_load(), "Ctrl+O", true),
        item(Id::Save, texts.bar_save(), "Ctrl+S", game),
        item(Id::Copy, texts.bar_copy(), "Ctrl+C", game),
        below(item(Id::Paste, texts.bar_paste(), "Ctrl+V", true)),
        item(Id::Games, texts.bar_games(), "", true),
        item(Id::Results, texts.bar_results(), "", true),
        below(item(Id::Settings, texts.bar_settings(), "", true)),
        item(Id::MainMenu, texts.bar_main_menu(), "Esc", true),
        item(Id::Quit, texts.bar_quit(), "Ctrl+Q", true),
    ]
}

/// *Pomocník*.
pub(super) fn help(texts: &Texts) -> Menu {
    let items = vec![
        item(Id::Rules, texts.bar_rules(), "F1", true),
        below(item(Id::Keys, texts.bar_keys(), "", true)),
        item(Id::About, texts.bar_about(), "", true),
    ];
    Menu { text: texts.bar_help(), items }
}
