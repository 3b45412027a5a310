//! The games of `piskvorky duel` as files: `.psq`, one for each.

use super::Failure;
use crate::bots::known_as;
use crate::bots::outside::EngineFailure;
use crate::games::GameSetup;
use crate::games::gomoku::files::{self, Code, Ply, psq};
use crate::games::gomoku::rules::Five;
use crate::games::gomoku::sheet::Sheet;
use crate::games::gomoku::swap::{Stage, Swap2, is_choice};
use crate::play::duel::Record;
use crate::rules::{Outcome, Rules, Side};
use std::path::{Path, PathBuf};

/// Where games are written, and by whom they are played.
pub(super) struct Keeper {
    folder: PathBuf,
    game: GameSetup,
    names: [String; 2],
}

impl Keeper {
    /// Makes the folder for the games of players whom the command line names like this.
    pub(super) fn new(folder: &Path, game: &GameSetup, names: [&str; 2]) -> Result<Keeper, Failure> {
        if board(&*game.start().boxed()).is_none() {
            let what = format!("--psq is for five in a row with edges, not for {game}");
            return Err(Failure::Argument(what));
        }
        std::fs::create_dir_all(folder).map_err(|error| Failure::File(folder.to_owned(), error))?;
        Ok(Keeper { folder: folder.to_owned(), game: game.clone(), names: names.map(short) })
    }

    /// Writes a game, which has this number.
    pub(super) fn keep(&self, number: u64, record: &Record) -> Result<(), Failure> {
        let written = psq::write(&self.file(record));
        let bytes = written.map_err(|why| Failure::Argument(why.to_string()))?;
        let path = self.folder.join(format!("{number:05}.psq"));
        std::fs::write(&path, bytes).map_err(|error| Failure::File(path, error))
    }

    /// The side that draws the crosses comes first. What is chosen under *swap2* has no
    /// place in a file.
    fn file(&self, record: &Record) -> files::Game {
        let mut position = self.game.start();
        record.moves.iter().for_each(|&m| position.play(m));
        let position = position.boxed();
        let (five, crosses) = board(&*position).expect("it was one when the series began");
        let small = |n: i16| u8::try_from(n).expect("boards with edges are small");
        let marks = record.moves.iter().zip(record.took()).filter(|&(&m, _)| !is_choice(m));
        let ply = |(&m, took): (_, std::time::Duration)| {
            let cell = five.to_cell(m);
            let millis = u32::try_from(took.as_millis()).unwrap_or(u32::MAX);
            Ply { x: small(cell.x), y: small(cell.y), millis }
        };
        let first = usize::from(crosses != record.begins);
        let mark = |side| if side == crosses { Side::First } else { Side::Second };
        files::Game {
            width: small(five.width()),
            height: small(five.height()),
            names: [first, 1 - first].map(|player| self.names[player].clone()),
            moves: marks.map(ply).collect(),
            result: Some(match record.outcome {
                Outcome::Draw => Outcome::Draw,
                Outcome::Win(side) => Outcome::Win(mark(side)),
            }),
            code: Some(match record.failure {
                None => Code::Normal,
                Some((_, EngineFailure::Late { .. })) => Code::Late,
                Some(_) => Code::Fault,
            }),
            ..files::Game::default()
        }
    }
}

/// The board of five in a row with edges, and who draws the crosses: the side that
/// begins, unless they are chosen under *swap2*.
pub(super) fn board(position: &dyn Rules) -> Option<(&Five, Side)> {
    if let Some(five) = known_as::<Five>(position) {
        return Some((five, Side::First));
    }
    let swap = known_as::<Swap2>(position)?;
    let crosses = if let Stage::Play(crosses) = swap.stage() { crosses } else { Side::First };
    Some((swap.board(), crosses))
}

/// A player as files name it: a program by its file, without its arguments.
fn short(name: &str) -> String {
    let program = name.strip_prefix("brain:").map(|line| match Path::new(line).is_file() {
        true => line.to_owned(),
        false => shlex::split(line).and_then(|words| words.into_iter().next()).unwrap_or_default(),
    });
    let file = program.as_deref().and_then(|path| Path::new(path).file_name()?.to_str());
    let bare: String = file.unwrap_or(name).chars().filter(|c| !c.is_control()).collect();
    bare.trim().to_owned()
}
