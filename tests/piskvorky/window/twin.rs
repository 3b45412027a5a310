//! The real program beside a twin without windows, which tells what its forms
//! are called and say in any language.

use crate::desk::{Desk, Form, Role};
use crate::driver::AppDriver;
use crate::starting;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Control, Id, Kind};
use piskvorky::text::Language;
use std::path::Path;

/// Whether it shows how long a side has thought: only the real program knows.
fn tells_time(control: &Control) -> bool {
    matches!(control.id, Id::Show(22 | 32))
}

/// Both, at the same point.
pub(super) struct Twin {
    pub(super) desk: Desk,
    pub(super) sitting: AppDriver,
}

impl Twin {
    /// Starts both in this language on two folders with the same content, with
    /// this home folder.
    pub(super) fn start(folders: [&Path; 2], home: &Path, player: Option<&str>, language: Language) -> Twin {
        let [real, twin] = folders.map(|folder| folder.to_str().expect("a plain name"));
        let mut arguments = vec!["--lang", language.tag(), "--data", real, "--seed", "0", "--delay", "0"];
        arguments.extend(player.iter().flat_map(|name| ["--player", name]));
        let home = home.to_str().expect("a plain name");
        let desk = Desk::start_in(&arguments, &[("HOME", home)]);
        Twin { desk, sitting: starting::start(Path::new(twin), player, Some(language)) }
    }

    /// The topmost form of the real program, once it says what the twin says.
    pub(super) fn top(&self) -> Form<'_> {
        let form = self.sitting.top();
        let real = self.desk.window(&form.title);
        for control in form.controls.iter().filter(|control| !control.name.is_empty() && !tells_time(control))
        {
            real.wait_until_says(&control.name);
        }
        real
    }

    /// Presses a control of the topmost form, or an item of its menus.
    pub(super) fn press(&mut self, id: Id) {
        let form = self.sitting.top();
        let real = self.top();
        let item = form.controls.iter().find_map(|control| match &control.kind {
            Kind::MenuBar(menus) => menus.iter().flat_map(|menu| &menu.items).find(|item| item.id == id),
            _ => None,
        });
        match (form.control(id), item) {
            (Some(control), _) => real.button(&control.name).click(),
            (None, Some(item)) => {
                real.widget(Role::MenuItem, &piskvorky::app::view::plain(&item.text)).act();
            }
            (None, None) => panic!("{id:?} is not on {:?}", form.id),
        }
        self.sitting.press(id);
        self.sitting.let_answer();
    }

    /// Chooses an item of a combo box of the topmost form.
    pub(super) fn choose(&mut self, id: Id, item: usize) {
        let form = self.sitting.top();
        let control = form.control(id).expect("it is there");
        let Kind::Choice { items, .. } = &control.kind else { panic!("{id:?} is no combo box") };
        let real = self.top();
        real.widget(Role::ComboBox, &control.name).click();
        real.widget(Role::ListItem, &items[item]).click();
        // An open list swallows the next click.
        real.catch_up();
        self.sitting.send(Msg::Choose(form.id, id, item));
        self.sitting.let_answer();
    }

    /// Types a move on a drawn board.
    pub(super) fn type_move(&mut self, notation: &str) {
        self.top().widget(Role::Table, "…").focus();
        self.top().write(notation);
        for c in notation.chars() {
            self.sitting.key_on(Some(Id::Board), Chord::plain(Key::Char(c)));
        }
    }

    /// Presses panels; 1 is at the top left.
    pub(super) fn panels(&mut self, panels: &[u8]) {
        panels.iter().for_each(|panel| self.press(Id::Panel(panel - 1)));
    }

    /// Closes the topmost form, which is not the only one.
    pub(super) fn close(&mut self) {
        let form = self.sitting.top();
        self.top().press("Escape");
        self.sitting.send(Msg::Close(form.id));
        if form.title != self.sitting.top().title {
            self.desk.wait_gone(&form.title);
        }
    }
}
