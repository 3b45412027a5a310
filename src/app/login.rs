//! The form „Prihlásenie“: asks for the player's name, and lists the players
//! that are known.

use super::build::{
    BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, area, button, control, fixed_form, heading, image, label, quiet,
};
use super::player::{NameError, PlayerName};
use super::view::{Area, Column, Control, Form, FormId, Ground, Id, Kind, List, Rect, Size, Style, Tone};
use crate::images::Image;
use crate::store::{RemovedPlayer, Store};
use crate::text::Texts;

const SIZE: Size = Size { w: 400, h: 432 };
const HEAD: i32 = 64;
const LIST: Rect = Rect::new(MARGIN, 160, SIZE.w - 2 * MARGIN, 5 * List::LINE + 2);

/// What is in the text box, and which players are shown under it.
#[derive(Default)]
pub(super) struct Login {
    typed: String,
    /// What the list is narrowed by: what was typed, not what was chosen.
    wanted: String,
    /// All known players, the one that played last first.
    known: Vec<String>,
    /// The line of the list that is chosen.
    chosen: Option<usize>,
    first: usize,
    removed: Option<RemovedPlayer>,
}

impl Login {
    /// The player that played last is chosen at first.
    pub(super) fn new(store: &mut Store) -> Login {
        let mut login = Login::default();
        login.read(store);
        login.choose(0);
        login
    }

    fn read(&mut self, store: &mut Store) {
        self.known = store.players().into_iter().map(|player| player.name).collect();
    }

    pub(super) fn typed(&mut self, text: String) {
        self.wanted = text.trim().to_lowercase();
        self.typed = text;
        self.first = 0;
        self.chosen = self.shown().iter().position(|name| **name == self.typed);
    }

    /// Players whose name contains what was typed.
    fn shown(&self) -> Vec<&String> {
        self.known.iter().filter(|name| name.to_lowercase().contains(&self.wanted)).collect()
    }

    pub(super) fn choose(&mut self, line: usize) {
        let name = self.shown().get(line).map(|name| (*name).clone());
        if let Some(name) = name {
            self.typed = name;
            self.chosen = Some(line);
        }
    }

    pub(super) fn scroll(&mut self, first: usize) {
        self.first = first;
    }

    /// The known player that is chosen.
    pub(super) fn chosen(&self) -> Option<&str> {
        self.known.iter().find(|name| **name == self.typed).map(String::as_str)
    }

    /// Removes a player, for the time being.
    pub(super) fn remove(&mut self, name: &str, store: &mut Store) {
        self.removed = store.remove_player(name);
        self.typed.clear();
        self.wanted.clear();
        self.chosen = None;
        self.read(store);
    }

    /// Brings back the player that was removed last.
    pub(super) fn restore(&mut self, store: &mut Store) {
        if let Some(removed) = self.removed.take() {
            store.restore_player(&removed);
            self.read(store);
            let line = self.shown().iter().position(|name| **name == removed.player().name);
            line.into_iter().for_each(|line| self.choose(line));
        }
    }

    /// The name, or a message that says why it cannot be one.
    pub(super) fn name(&self, texts: &Texts) -> Result<PlayerName, String> {
        PlayerName::parse(&self.typed).map_err(|e| match e {
            NameError::Empty => texts.login_empty(),
            NameError::TooManyMarks => texts.login_marks(),
            NameError::TooLong(length) => texts.login_long(length, PlayerName::LONGEST),
        })
    }

    pub(super) fn form(&self, texts: &Texts) -> Form {
        Form {
            modal: false,
            ground: Ground::Paper { margin: SIZE.w - MARGIN },
            controls: self.controls(texts),
            focus: Some(Id::Name),
            ..fixed_form(FormId::Login, texts.login_title(), SIZE)
        }
    }

    fn controls(&self, texts: &Texts) -> Vec<Control> {
        let (w, wide) = (SIZE.w, SIZE.w - 2 * MARGIN);
        let box_y = HEAD + GAP + LINE + NEAR / 2;
        let (button_y, button_w) = (SIZE.h - MARGIN - BUTTON, 96);
        let right = w - MARGIN - button_w;
        let name = Kind::Input { text: self.typed.clone() };
        let below = LIST.y + LIST.h + NEAR;
        let mut controls = vec![
            area(0, Rect::new(0, HEAD, w, SIZE.h - HEAD), Area::Face),
            image(1, Rect::new(MARGIN - NEAR, NEAR, 48, 48), "", Image::Cross(0)),
            image(2, Rect::new(MARGIN + 40, NEAR, 48, 48), "", Image::Nought(1)),
            heading(3, Rect::new(MARGIN + 104, NEAR, 240, 48), texts.login_title(), 22, Tone::Ink),
            label(4, Rect::new(MARGIN, HEAD + GAP, wide, LINE), texts.login_name()),
            control(Id::Name, Rect::new(MARGIN, box_y, wide, FIELD), texts.login_name(), name),
            label(6, Rect::new(MARGIN, LIST.y - LINE - 4, wide, LINE), texts.login_known()),
            control(Id::Players, LIST, texts.login_known(), Kind::List(self.list())),
        ];
        let half = (wide - NEAR) / 2;
        let remove =
            button(Id::Remove, Rect::new(MARGIN, below, half, BUTTON), texts.login_remove(), Style::Plain);
        controls.push(Control { enabled: self.chosen().is_some(), ..remove });
        let place = Rect::new(MARGIN + half + NEAR, below, half, BUTTON);
        let restore = button(Id::Restore, place, texts.login_restore(), Style::Plain);
        controls.push(Control { enabled: self.removed.is_some(), ..restore });
        controls.extend([
            quiet(5, Rect::new(MARGIN, below + BUTTON + NEAR, wide, LINE), texts.login_note()),
            button(
                Id::Ok,
                Rect::new(right - NEAR - button_w, button_y, button_w, BUTTON),
                texts.ok(),
                Style::Default,
            ),
            button(Id::Cancel, Rect::new(right, button_y, button_w, BUTTON), texts.cancel(), Style::Plain),
        ]);
        controls
    }

    fn list(&self) -> List {
        let shown = self.shown();
        let seen = List::seen(LIST.h, false);
        List {
            columns: vec![Column { title: String::new(), width: LIST.w - 24, number: false }],
            rows: shown.iter().skip(self.first).take(seen).map(|name| vec![(*name).clone()]).collect(),
            first: self.first,
            total: shown.len(),
            chosen: self.chosen,
            sorted: None,
        }
    }
}
