//! The forms that a sitting comes by only where something is unusual.

use super::see_the_results;
use crate::driver::AppDriver;
use crate::starting::{folder, start};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Form, FormId, Id};
use piskvorky::app::{FileWish, Msg};
use piskvorky::games::tic_tac_toe::GAME;
use piskvorky::text::Language;
use std::path::Path;

/// The forms that are seen where something is unusual: other endings, files with
/// which something is wrong, games that come as text, and whatever this player's
/// name does to a form.
pub(crate) fn unusual_forms(language: Language, player: &str) -> Vec<Form> {
    let mut seen = Vec::new();
    let mut see = |sitting: &AppDriver| seen.push(sitting.top());
    let folder = folder();
    see_the_endings(&mut start(folder.path(), Some(player), Some(language)), &mut see);
    let mut sitting = start(folder.path(), None, Some(language));
    see(&sitting);
    sitting.press(Id::Remove);
    see(&sitting);
    see_the_files(&mut start(folder.path(), Some(player), Some(language)), folder.path(), &mut see);
    let mut sitting = start(folder.path(), Some(player), Some(language));
    sitting.press(Id::Ok);
    sitting.press(Id::Settings);
    let item = Language::ALL.iter().position(|&l| l == language).expect("it is one of them");
    sitting.send(Msg::Choose(FormId::Settings, Id::Language, item));
    sitting.send(Msg::NoLetters(Language::ALL.to_vec()));
    see(&sitting);
    // The folder for all that is kept is a file.
    let blocked = folder.path().join("file");
    std::fs::write(&blocked, "").expect("written");
    let mut sitting = start(&blocked, Some(player), Some(language));
    see(&sitting);
    sitting.press(Id::Ok);
    see_the_endings(&mut sitting, &mut see);
    for (file, content) in
        [("piskvorky.sqlite3", "nonsense"), ("settings.toml", "no toml"), ("settings.toml", "delay = -1\n")]
    {
        std::fs::write(folder.path().join(file), content).expect("written");
        see(&start(folder.path(), Some(player), Some(language)));
    }
    seen
}

/// A game of each type is won, lost and drawn where that can be, each position
/// on the way with a hint and, for the longest status line, the need to confirm.
fn see_the_endings(sitting: &mut AppDriver, see: &mut impl FnMut(&AppDriver)) {
    sitting.press(Id::Play);
    let first_free = GAME.usual().bots().count();
    let games: [(usize, &[u8]); 6] = [
        (0, &[1, 4, 2, 5, 3]),
        (0, &[1, 3, 2, 5, 9, 7]),
        (0, &[1, 2, 3, 5, 4, 6, 8, 7, 9]),
        // The last move closes two lines.
        (0, &[1, 4, 2, 5, 3 + 6, 8, 7, 6]),
        (first_free, &[4, 5, 9]),
        (first_free, &[1, 5, 9]),
    ];
    for (kind, panels) in games {
        sitting.send(Msg::Choose(FormId::Field, Id::GameType, kind));
        for panel in panels {
            sitting.panels(&[*panel]);
            see(sitting);
            sitting.press(Id::Hint);
            sitting.let_answer();
            see(sitting);
        }
        sitting.press(Id::NewGame);
    }
    for kind in [0, first_free] {
        sitting.press(Id::Confirm);
        sitting.send(Msg::Choose(FormId::Field, Id::GameType, kind));
        see(sitting);
        sitting.press(Id::Confirm);
        see(sitting);
    }
    sitting.press(Id::MainMenu);
    see(sitting);
    see_the_results(sitting, see);
}

/// Games come as text, and not all of it is a game.
fn see_the_files(sitting: &mut AppDriver, folder: &Path, see: &mut impl FnMut(&AppDriver)) {
    sitting.send(Msg::Pasted("nonsense".to_owned()));
    see(sitting);
    sitting.plain_key(Key::Enter);
    sitting.press(Id::Play);
    sitting.key(Chord::ctrl('s'));
    see(sitting);
    sitting.plain_key(Key::Enter);
    sitting.send(Msg::File(FileWish::Load, folder.join("nothing.txt")));
    see(sitting);
}
