//! What can go wrong on the command line, said so that it can be mended.

pub use super::spelling::{Instead, Why};
use crate::bots::outside::EngineFailure;
use crate::exchange::{NotRead, NotWritten};
use crate::record::RecordError;
use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Why a command was not carried out.
#[derive(Debug)]
pub enum Failure {
    /// A name that nothing bears.
    Unknown {
        /// What should bear it: „game“, „opponent of tic-tac-toe“.
        what: String,
        /// The name.
        name: String,
        /// The names that would do.
        right: Vec<String>,
    },
    /// A move that cannot be made.
    Illegal {
        /// Which move of the list, from 1.
        number: usize,
        /// As it was written.
        notation: String,
        /// What could be played there.
        instead: Instead,
    },
    /// An argument that makes no sense, and what to do.
    Argument(String),
    /// A line of a file, from 1, that is wrong, and why.
    Line(PathBuf, usize, String),
    /// A file that cannot be written.
    File(PathBuf, io::Error),
    /// A file that cannot be read.
    Read(PathBuf, io::Error),
    /// A file that is no record of a game, what is wrong with it, and the board
    /// before the move that is wrong, if it is a move, with what could be played there.
    Record(PathBuf, Box<RecordError>, Option<Box<(String, Instead)>>),
    /// A file of another program that gives no game.
    Import(PathBuf, Box<NotRead>),
    /// A game that a format of other programs does not hold.
    Export(PathBuf, Box<NotWritten>),
    /// Another program that cannot play.
    Program {
        /// The option that names it.
        option: &'static str,
        /// The value of that option.
        name: String,
        /// The key of the protocol that it should speak.
        protocol: &'static str,
        /// What it did when it was tried.
        failure: EngineFailure,
    },
    /// The database of players and games, of which nothing can be read, and why.
    Database(String),
    /// Output that cannot be written.
    Output(io::Error),
    /// The windows cannot open, for this reason.
    Window(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Failure::Unknown { what, name, right } => {
                write!(f, "there is no {what} called {name:?}; choose one of: {}", right.join(", "))
            }
            Failure::Illegal { number, notation, instead } => {
                write!(f, "move {number}, {notation:?}, {instead}")
            }
            Failure::Argument(what) => f.write_str(what),
            Failure::Line(path, line, why) => write!(f, "{}:{line}: {why}", path.display()),
            Failure::File(path, error) => write!(f, "cannot write the file {}: {error}", path.display()),
            Failure::Read(path, error) => write!(f, "cannot read the file {}: {error}", path.display()),
            Failure::Record(path, error, board) => {
                let RecordError { place, fault } = &**error;
                write!(f, "{}:{}:{}: {fault}", path.display(), place.line, place.column)?;
                let Some((board, instead)) = board.as_deref() else { return Ok(()) };
                if *instead != Instead::Nothing {
                    write!(f, "\nthe move {instead}")?;
                }
                write!(f, "\nthe position before it:\n{board}")
            }
            Failure::Import(path, error) => write!(f, "{}: {error}", path.display()),
            Failure::Export(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            Failure::Program {
                option, name, failure: failure @ EngineFailure::NotStarted { .. }, ..
            } => write!(
                f,
                "{option} {name}: the program {failure}; write brain:PATH ARGUMENTS with the path of a program that can be run"
            ),
            Failure::Program { option, name, protocol, failure } => write!(
                f,
                "{option} {name}: the program {failure}; choose one that speaks the protocol {protocol} and plays this game"
            ),
            Failure::Database(why) => f.write_str(why),
            Failure::Output(error) => write!(f, "cannot write the output: {error}"),
            Failure::Window(reason) => write!(f, "cannot open the windows: {reason}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// Says what went wrong, and gives the code to exit with. A reader who went
    /// away before the end (`piskvorky … | head`) is no failure.
    pub(super) fn end(&self) -> ExitCode {
        if let Failure::Output(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            return ExitCode::SUCCESS;
        }
        // Nothing can be done if not even this can be written.
        let _ = writeln!(io::stderr(), "error: {self}");
        match self {
            Failure::Unknown { .. } | Failure::Illegal { .. } | Failure::Argument(_) => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}
