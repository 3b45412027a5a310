//! The program as it starts, on what is kept in a folder.

use crate::driver::AppDriver;
use piskvorky::app::player::PlayerName;
use piskvorky::app::{Memory, Options};
use piskvorky::store::settings::SettingsFile;
use piskvorky::store::{Folders, Store};
use piskvorky::text::Language;
use std::path::Path;
use tempfile::TempDir;

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// The program on what is in a folder, in a session of some language.
pub(crate) fn start(folder: &Path, player: Option<&str>, session: Option<Language>) -> AppDriver {
    start_on(folder, folder, options(player, session))
}

/// The same where a file stands in the way of the folder for what is kept.
pub(crate) fn start_where_nothing_is_saved(
    folder: &Path,
    player: &str,
    session: Option<Language>,
) -> AppDriver {
    let blocked = folder.join("file");
    std::fs::write(&blocked, "").expect("written");
    sitting(options(Some(player), session), &blocked, SettingsFile::in_memory())
}

/// The program with its games in one folder and its settings in another.
pub(crate) fn start_on(data: &Path, settings: &Path, options: Options) -> AppDriver {
    sitting(options, data, SettingsFile::open(&Folders::from(Some(settings.to_owned()))))
}

fn options(player: Option<&str>, session: Option<Language>) -> Options {
    let player = player.map(|name| PlayerName::parse(name).expect("a name"));
    Options { player, language: session, ..Options::default() }
}

fn sitting(options: Options, data: &Path, settings: SettingsFile) -> AppDriver {
    let store = Store::open(&Folders::from(Some(data.to_owned())));
    AppDriver::remembering(options, |clock| Memory { store, settings, clock, delay: None })
}
