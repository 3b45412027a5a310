//! Programs of others as opponents: how they are added, how they play, and how
//! they lose when they misbehave.

mod form;
mod games;

use crate::driver::AppDriver;
use crate::setups::setup;
use crate::starting::start;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Form, FormId, Id, Kind};
use std::path::Path;

/// A brain that says who it is, and answers each move with the next of these lines.
const BRAIN: &str = r#"while read -r a; do case $a in
START*) echo OK;;
ABOUT*) echo 'name="Robo", version="1.0"';;
BEGIN*|TURN*|DONE*) echo "$1"; shift;;
END*) exit;;
esac; done"#;

/// Jana at five in a row on the board of fifteen.
fn at_the_board(folder: &Path) -> AppDriver {
    let mut sitting = start(folder, Some("Jana"), None);
    sitting.sit_at("gomoku");
    sitting
}

/// Adds a script with its arguments; what the form then says.
fn add(sitting: &mut AppDriver, script: &str, rest: &[&str]) -> String {
    let words = ["-c", script, "brain"].into_iter().chain(rest.iter().copied());
    add_program(sitting, "/bin/sh", &shlex::try_join(words).expect("no zeros"))
}

fn add_program(sitting: &mut AppDriver, path: &str, arguments: &str) -> String {
    sitting.press(Id::Programs);
    sitting.send(Msg::Type(FormId::Programs, Id::Path, path.to_owned()));
    sitting.send(Msg::Type(FormId::Programs, Id::Arguments, arguments.to_owned()));
    sitting.plain_key(Key::Enter);
    sitting.let_try();
    let said = sitting.top().control(Id::Status).expect("the form says something").name.clone();
    sitting.plain_key(Key::Escape);
    said
}

fn table(sitting: &AppDriver) -> Form {
    sitting.app.forms().into_iter().find(|form| form.id == FormId::Table).expect("the table is open")
}

fn status(sitting: &AppDriver) -> String {
    table(sitting).control(Id::Status).expect("it is there").name.clone()
}

/// The lines of the combo box of the second side.
fn opponents(sitting: &AppDriver) -> Vec<String> {
    match &table(sitting).control(Id::Side(1)).expect("it is there").kind {
        Kind::Choice { items, .. } => items.clone(),
        other => panic!("{other:?}"),
    }
}

/// The first program takes the second side.
fn seat(sitting: &mut AppDriver) {
    let item = 1 + setup("gomoku").spec().all_bots().count();
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), item));
}

fn play(sitting: &mut AppDriver, name: &str) {
    for c in name.chars() {
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Char(c)));
    }
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
}
