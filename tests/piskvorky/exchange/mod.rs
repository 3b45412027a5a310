//! Games in the files of other programs.

mod command;
mod formats;
mod forms;
mod hostile;
mod swap2;

use crate::driver::AppDriver;
use crate::setups::setup;
use crate::starting::{folder, start};
use piskvorky::app::{FileWish, Msg};
use piskvorky::play::game::{Game, Participant};
use piskvorky::record::Record;
use tempfile::TempDir;

/// A game of this name with these moves.
fn played(name: &str, moves: &str) -> Game {
    let mut game = Game::new(setup(name));
    moves.split_whitespace().for_each(|m| game.play_notation(m).expect("it is legal"));
    game.sides[0] = Participant::Person("Jana".to_owned());
    game
}

/// A game of five in a row that the first side wins.
const WON: &str = "h8 a1 i8 b1 j8 c1 k8 d1 l8";

fn notations(record: &Record) -> Vec<&str> {
    record.moves().iter().map(|ply| ply.notation()).collect()
}

/// Jana opens a file with this name and these bytes.
fn load(name: &str, bytes: &[u8]) -> (AppDriver, TempDir) {
    let folder = folder();
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).expect("written");
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.send(Msg::File(FileWish::Load, path));
    (sitting, folder)
}
