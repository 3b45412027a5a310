//! A tour through every form of the program in some language.

use crate::sitting::Sitting;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::PlayerName;
use piskvorky::app::view::{Form, FormId, Id};
use piskvorky::app::{Memory, Msg, Options};
use piskvorky::games::GAMES;
use piskvorky::games::tic_tac_toe::GAME;
use piskvorky::store::settings::SettingsFile;
use piskvorky::store::{Folders, Store};
use piskvorky::text::Language;
use std::collections::BTreeSet;
use std::path::Path;
use tempfile::TempDir;

pub(crate) const NAME: &str = "Ľudo";

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// The program on what is in a folder, in a session of some language.
pub(crate) fn start(folder: &Path, player: Option<&str>, session: Option<Language>) -> Sitting {
    let folders = Folders::from(Some(folder.to_owned()));
    let player = player.map(|name| PlayerName::parse(name).expect("a name"));
    let options = Options { player, language: session, ..Options::default() };
    Sitting::remembering(options, |clock| Memory {
        store: Store::open(&folders),
        settings: SettingsFile::open(&folders),
        clock,
        delay: None,
    })
}

/// A game against the computer begins: against the first free cell, which is
/// the last in the combo box.
pub(crate) fn begin(sitting: &mut Sitting) {
    sitting.press(Id::Play);
    sitting.send(Msg::Choose(FormId::Field, Id::GameType, GAME.bots.len()));
}

/// Every form in this language, in all the states in which it shows other
/// words, as a sitting comes upon them.
pub(crate) fn forms(language: Language) -> Vec<Form> {
    let folder = folder();
    let mut seen = Vec::new();
    let mut sitting = start(folder.path(), None, Some(language));
    let mut see = |sitting: &Sitting| seen.push(sitting.top());
    see(&sitting);
    sitting.press(Id::Ok);
    see(&sitting);
    sitting.plain_key(Key::Enter);
    sitting.send(Msg::Type(FormId::Login, Id::Name, NAME.to_owned()));
    sitting.press(Id::Ok);
    see(&sitting);
    for id in [Id::Rules, Id::Settings] {
        sitting.press(id);
        see(&sitting);
        sitting.plain_key(Key::Escape);
    }
    see_the_field(&mut sitting, &mut see);
    sitting.press(Id::MainMenu);
    see_the_tables(&mut sitting, &mut see);
    see_the_results(&mut sitting, &mut see);
    begin(&mut sitting);
    sitting.press(Id::NewGame);
    sitting.panels(&[1]);
    drop(sitting);
    see(&start(folder.path(), Some(NAME), Some(language)));
    let mut sitting = start(folder.path(), None, Some(language));
    sitting.press(Id::Remove);
    see(&sitting);
    sitting.press(Id::Ok);
    see(&sitting);
    seen
}

fn see_the_field(sitting: &mut Sitting, see: &mut impl FnMut(&Sitting)) {
    sitting.press(Id::Play);
    see(sitting);
    for id in [Id::NewGame, Id::Keys, Id::About] {
        sitting.press(id);
        see(sitting);
        sitting.plain_key(Key::Escape);
    }
    for item in 0..=GAME.bots.len() {
        sitting.send(Msg::Choose(FormId::Field, Id::GameType, item));
        see(sitting);
        sitting.press(Id::Weights);
        sitting.press(Id::Panel(4));
        see(sitting);
        sitting.let_answer();
        sitting.press(Id::Hint);
        sitting.let_answer();
        see(sitting);
        sitting.press(Id::Weights);
    }
    sitting.press(Id::NewGame);
    sitting.panels(&[1, 5, 9]);
    see(sitting);
    sitting.press(Id::Result);
    sitting.press(Id::Confirm);
    sitting.press(Id::NewGame);
    sitting.press(Id::Panel(4));
    see(sitting);
}

/// The list of games, and each of them: begun, advised, typed into, looked back
/// at, and watched.
fn see_the_tables(sitting: &mut Sitting, see: &mut impl FnMut(&Sitting)) {
    for number in 1..GAMES.len() as u8 {
        sitting.press(Id::Games);
        see(sitting);
        sitting.press(Id::Game(number));
        see(sitting);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 1));
        for key in [Key::Char('q'), Key::Char('9')] {
            sitting.key_on(Some(Id::Board), Chord::plain(key));
        }
        see(sitting);
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
        see(sitting);
        sitting.press(Id::Hint);
        sitting.let_answer();
        see(sitting);
        for _ in 0..3 {
            sitting.press(Id::Help);
            sitting.let_answer();
            sitting.let_answer();
        }
        sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
        see(sitting);
        for side in 0..2 {
            sitting.send(Msg::Choose(FormId::Table, Id::Side(side), 1));
        }
        see(sitting);
        sitting.press(Id::Run);
        see(sitting);
        sitting.press(Id::MainMenu);
    }
}

fn see_the_results(sitting: &mut Sitting, see: &mut impl FnMut(&Sitting)) {
    sitting.press(Id::Results);
    see(sitting);
    sitting.send(Msg::Open(FormId::Results, Id::List, 0));
    see(sitting);
    sitting.plain_key(Key::Home);
    see(sitting);
    sitting.plain_key(Key::Escape);
    sitting.plain_key(Key::Escape);
}

#[test]
fn every_form_is_tried() {
    let tried: BTreeSet<FormId> = forms(Language::Slovak).iter().map(|form| form.id).collect();
    use FormId::{About, Field, Games, Help, Keys, Login, Menu, Message, Replay, Results, Settings, Table};
    let all = [Table, Games, Login, Menu, Field, Help, Keys, About, Message, Results, Replay, Settings];
    assert_eq!(tried, BTreeSet::from(all));
}
