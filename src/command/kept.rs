//! The games of `piskvorky duel` as files, one for each: as records, or in a format of
//! other programs.

use super::Failure;
use crate::bots::outside::EngineFailure;
use crate::formats::{Forfeit, Format, Played};
use crate::games::GameSetup;
use crate::play::duel::Record;
use crate::play::game::Game;
use crate::record::{self, EXTENSION, tag};
use crate::rules::{EndReason, Outcome, Rules, Side};
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Whether the games are written, and how.
#[derive(Args, Debug)]
pub(super) struct Saving {
    /// A folder into which every game is written
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// The format of these files, by the ending of their names; what there is beside records depends on the game
    #[arg(long, value_name = "ENDING", default_value = EXTENSION)]
    save_as: String,
    /// The same as --save DIR --save-as psq
    #[arg(long, value_name = "DIR", conflicts_with_all = ["save", "save_as"])]
    psq: Option<PathBuf>,
}

impl Saving {
    /// The folder, the ending of names, and the option that says so, if games are
    /// written.
    fn wanted(&self) -> Option<(&Path, &str, &'static str)> {
        let psq = self.psq.as_deref().map(|folder| (folder, "psq", "--psq"));
        psq.or_else(|| self.save.as_deref().map(|folder| (folder, self.save_as.as_str(), "--save-as")))
    }
}

/// Where games are written, how, and by whom they are played.
pub(super) struct Keeper {
    folder: PathBuf,
    ending: String,
    /// The format; `None` for records.
    format: Option<&'static Format>,
    game: GameSetup,
    names: [String; 2],
}

impl Keeper {
    /// Makes the folder for the games of players whom the command line names like this;
    /// `None` if no games are to be written.
    pub(super) fn new(
        saving: &Saving,
        game: &GameSetup,
        names: [&str; 2],
    ) -> Result<Option<Keeper>, Failure> {
        let Some((folder, ending, option)) = saving.wanted() else { return Ok(None) };
        let format = match ending == EXTENSION {
            true => None,
            false => Some(format(game, ending, option)?),
        };
        let keeper = Keeper {
            folder: folder.to_owned(),
            ending: ending.to_owned(),
            format,
            game: game.clone(),
            names: names.map(short),
        };
        std::fs::create_dir_all(folder).map_err(|error| Failure::File(folder.to_owned(), error))?;
        Ok(Some(keeper))
    }

    /// Writes a game, which has this number.
    pub(super) fn keep(&self, number: u64, record: &Record) -> Result<(), Failure> {
        let bytes = self.written(record)?;
        let path = self.folder.join(format!("{number:05}.{}", self.ending));
        std::fs::write(&path, bytes).map_err(|error| Failure::File(path, error))
    }

    fn written(&self, record: &Record) -> Result<Vec<u8>, Failure> {
        let mut game = Game::new(self.game.clone());
        record.moves.iter().for_each(|&m| game.play(m));
        let by = record.failure.as_ref().map(|_| EndReason::Forfeit);
        game.settle(record.outcome, by).expect("the match and the rules agree how it ended");
        let first = usize::from(record.begins != Side::First);
        let names = [first, 1 - first].map(|player| self.names[player].clone());
        let Some(format) = self.format else {
            let mut text = record::Record::of_moves(&game);
            for (name, value) in [tag::FIRST, tag::SECOND].into_iter().zip(names) {
                // A value that a record cannot hold is left out.
                let _ = text.set_tag(name, value);
            }
            return Ok(text.to_string().into_bytes());
        };
        let took: Vec<Duration> = record.took().collect();
        let forfeit = record.failure.as_ref().map(|(_, failure)| match failure {
            EngineFailure::Late { .. } => Forfeit::Late,
            _ => Forfeit::Fault,
        });
        let position = game.position().boxed();
        let (moves, outcome) = (record.moves.as_slice(), Some(record.outcome));
        let date = String::new();
        let played = Played { position: &*position, moves, took: &took, names, date, outcome, forfeit };
        (format.write)(&played).map_err(|why| Failure::Argument(why.to_string()))
    }
}

/// The format in which files with this ending hold the game.
fn format(game: &GameSetup, ending: &str, option: &str) -> Result<&'static Format, Failure> {
    let formats = game.spec().formats;
    let unknown = || Failure::Unknown {
        what: format!("format of {} for {option}", game.spec().key),
        name: ending.to_owned(),
        right: formats.iter().map(|format| format.extension).chain([EXTENSION]).map(str::to_owned).collect(),
    };
    let format = formats.iter().find(|format| format.extension == ending).ok_or_else(unknown)?;
    // Whether it holds this board: a game that was lost before it began.
    let start = game.start().boxed();
    let outcome = Some(Outcome::Win(start.turn().other()));
    let (names, date, forfeit) = (Default::default(), String::new(), Some(Forfeit::Fault));
    let lost = Played { position: &*start, moves: &[], took: &[], names, date, outcome, forfeit };
    match (format.write)(&lost) {
        Ok(_) => Ok(format),
        Err(why) => Err(Failure::Argument(format!("{option}: {game} cannot be saved as {ending}: {why}"))),
    }
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
