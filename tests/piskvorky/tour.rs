//! A tour through every form of the program in some language.

mod unusual;

pub(crate) use unusual::unusual_forms;

use crate::driver::AppDriver;
use crate::setups::drawn;
use crate::starting::{folder, start};
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Form, FormId, Id};
use piskvorky::board::Board;
use piskvorky::bots::{Progress, Verdict};
use piskvorky::games::GameSetup;
use piskvorky::games::tic_tac_toe::GAME;
use piskvorky::play::question::{Answer, Found};
use piskvorky::rules::Rules;
use piskvorky::scene::Spot;
use piskvorky::text::Language;
use std::collections::BTreeSet;

pub(crate) const NAME: &str = "Ľudo";

/// A game against the computer begins: against the first free cell, which is
/// the last in the combo box.
pub(crate) fn begin(sitting: &mut AppDriver) {
    sitting.press(Id::Play);
    sitting.send(Msg::Choose(FormId::Field, Id::GameType, GAME.usual().bots().count()));
}

/// Every form in this language, in all the states in which it shows other
/// words, as a sitting comes upon them.
pub(crate) fn forms(language: Language) -> Vec<Form> {
    let folder = folder();
    let mut seen = Vec::new();
    let mut sitting = start(folder.path(), None, Some(language));
    let mut see = |sitting: &AppDriver| seen.push(sitting.top());
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
    see_the_programs(&mut sitting, &mut see);
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

fn see_the_field(sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    sitting.press(Id::Play);
    see(sitting);
    for id in [Id::NewGame, Id::Keys, Id::About] {
        sitting.press(id);
        see(sitting);
        sitting.plain_key(Key::Escape);
    }
    for item in 0..=GAME.usual().bots().count() {
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
    see_early_ends(sitting, see);
    sitting.press(Id::NewGame);
    sitting.panels(&[1, 5, 9]);
    see(sitting);
    sitting.press(Id::Result);
    sitting.press(Id::Confirm);
    sitting.press(Id::NewGame);
    sitting.press(Id::Panel(4));
    see(sitting);
}

/// What two people are asked before a game ends early.
fn see_early_ends(sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    let chosen = sitting.types().len() - 1;
    sitting.send(Msg::Choose(FormId::Field, Id::GameType, 0));
    sitting.press(Id::Panel(4));
    for id in [Id::Resign, Id::AgreeDraw] {
        sitting.press(id);
        see(sitting);
        sitting.plain_key(Key::Escape);
    }
    sitting.press(Id::Resign);
    sitting.press(Id::Ok);
    see(sitting);
    sitting.send(Msg::Choose(FormId::Field, Id::GameType, chosen));
}

/// The list of games, and each of them; the first with its rules also advised, typed
/// into, looked back at, and watched.
fn see_the_tables(sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    sitting.press(Id::Games);
    see(sitting);
    sitting.plain_key(Key::Escape);
    let mut known = BTreeSet::new();
    for game in &drawn().collect::<Vec<_>>() {
        sitting.sit_at(&game.to_string());
        see(sitting);
        if !known.insert(game.rules()) {
            continue;
        }
        sitting.press(Id::Rules);
        see(sitting);
        sitting.plain_key(Key::Escape);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
        see(sitting);
        see_two_people(game, sitting, see);
        see_thoughts(game, sitting, see);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 1));
        for key in [Key::Char('q'), Key::Char('9')] {
            sitting.key_on(Some(Id::Board), Chord::plain(key));
        }
        see(sitting);
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
        see(sitting);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
        see_help(game, sitting, see);
        // The engines think for seconds, and their reasons are seen elsewhere.
        if game.spec().key == "wild" {
            sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 1));
            sitting.press(Id::Hint);
            sitting.let_answer();
            see(sitting);
            for _ in 0..3 {
                sitting.press(Id::MoveForMe);
                sitting.let_answer();
                sitting.let_answer();
            }
            sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
            see(sitting);
        }
        // Two of the same have the longest names: their marks tell them apart.
        for bot in (1..=game.bots().count()).rev() {
            for side in 0..2 {
                sitting.send(Msg::Choose(FormId::Table, Id::Side(side), bot));
            }
            see(sitting);
        }
        sitting.press(Id::Run);
        see(sitting);
        sitting.press(Id::MainMenu);
    }
}

/// What two people see who click where they cannot, leave a game, and end one.
fn see_two_people(game: &GameSetup, sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    let mut position = game.start();
    let last = |position: &dyn Board| {
        let clicked = position.legal().into_iter().rev().map(|m| (m, position.clicks(m)));
        clicked.into_iter().find(|(_, path)| !path.is_empty())
    };
    let mut click = |sitting: &mut AppDriver, path: &[Spot]| {
        path.iter().for_each(|&spot| sitting.send(Msg::Spot(FormId::Table, Id::Board, spot)));
        see(sitting);
    };
    for ply in 0..9 {
        let Some((m, path)) = last(&*position) else { break };
        // A second click alone, the move, and the same once more.
        if ply < 2 {
            click(sitting, &path[path.len() - 1..]);
        } else if position.task().is_some() {
            click(sitting, &[Spot(0)]);
        }
        if path.len() > 1 || ply >= 2 {
            click(sitting, &path);
        }
        click(sitting, &path[path.len() - 1..]);
        position.play(m);
    }
    // The next game is begun where the last one has ended, or is left.
    for _ in 0..2 {
        sitting.press(Id::NewGame);
        see(sitting);
    }
}

/// The computer moves for a person, and then again, whatever it would think of.
fn see_help(game: &GameSetup, sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    let mut position = game.start();
    for _ in 0..5 {
        sitting.asked.clear();
        sitting.press(Id::MoveForMe);
        see(sitting);
        let (Some(asked), Some(&m)) = (sitting.asked.last(), position.legal().last()) else { break };
        sitting.send(Msg::Answer(Answer { ticket: asked.ticket, found: Found::Move(m) }));
        position.play(m);
        see(sitting);
    }
    sitting.asked.clear();
}

/// What an engine may think while it thinks.
fn see_thoughts(game: &GameSetup, sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    sitting.asked.clear();
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), game.bots().count()));
    let ticket = sitting.asked.last().expect("it is asked").ticket;
    let mut position = game.start();
    let mut line = Vec::new();
    while let Some(&m) = position.legal().last().filter(|_| line.len() < 9) {
        line.push(m);
        position.play(m);
    }
    for (verdict, nodes) in [
        (Verdict::Worth(-28_999), 9_999),
        (Verdict::Worth(12_345), 9_999_999),
        (Verdict::Wins(111), 3_999_000_000),
        (Verdict::Loses(111), 3_999_000_000),
    ] {
        let line = line.clone();
        sitting.send(Msg::Progress(ticket, Progress { line, depth: 111, verdict, nodes }));
        see(sitting);
    }
    sitting.asked.clear();
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 0));
}

/// Programs of others: one that cannot be started, one that talks nonsense, and
/// one that will do, which then plays illegally.
fn see_the_programs(sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    let game = drawn().find(|game| game.protocol().is_some()).expect("some game admits them");
    sitting.sit_at(&game.to_string());
    sitting.press(Id::Programs);
    see(sitting);
    for (path, arguments) in
        [("", ""), ("/bin/sh", "\""), ("/no/such/brain", ""), ("/bin/sh", "-c 'echo 12345'")]
    {
        sitting.send(Msg::Type(FormId::Programs, Id::Path, path.to_owned()));
        sitting.send(Msg::Type(FormId::Programs, Id::Arguments, arguments.to_owned()));
        sitting.press(Id::Add);
        see(sitting);
        sitting.let_try();
        see(sitting);
    }
    let script = "-c 'read a; echo OK; while read a; do case $a in ABOUT*) echo 12345;; TURN*) echo 01234567890123456789012345678901234567890123456789012345678901234567890123456789;; esac; done'";
    sitting.send(Msg::Type(FormId::Programs, Id::Arguments, script.to_owned()));
    sitting.send(Msg::Type(FormId::Programs, Id::Name, "1".to_owned()));
    sitting.press(Id::Add);
    sitting.let_try();
    see(sitting);
    sitting.plain_key(Key::Escape);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 0));
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 1 + game.bots().count()));
    for key in [Key::Char('h'), Key::Char('8'), Key::Enter] {
        sitting.key_on(Some(Id::Board), Chord::plain(key));
    }
    see(sitting);
    sitting.let_answer();
    see(sitting);
    sitting.press(Id::MainMenu);
}

fn see_the_results(sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
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
    use FormId::{
        About, Field, Games, Help, Keys, Login, Menu, Message, Programs, Replay, Results, Settings, Table,
    };
    let all =
        [Programs, Table, Games, Login, Menu, Field, Help, Keys, About, Message, Results, Replay, Settings];
    assert_eq!(tried, BTreeSet::from(all));
}
