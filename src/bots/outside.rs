//! Programs beside this one that play a game, and how they are asked.
//!
//! Unlike an opponent of this program, a program of somebody else may fail: it
//! crashes, hangs, talks nonsense or plays illegally. It then loses, and what it
//! did wrong is told with what it said last. How such programs are spoken to is
//! the matter of the game that they play.

use super::{Budget, Thinking};
use crate::rules::{Move, Rules};
use std::fmt;
use std::io::{self, BufRead, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitStatus;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

/// A program that can be started.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// The executable.
    pub path: PathBuf,
    /// What it is started with.
    pub arguments: Vec<String>,
}

/// How a program has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// With this exit code.
    Code(i32),
    /// By this signal.
    Signal(i32),
    /// It had closed its output, and was ended.
    Closed,
    /// Nobody can tell.
    Unknown,
}

impl From<ExitStatus> for End {
    fn from(status: ExitStatus) -> End {
        #[cfg(unix)]
        let signal = std::os::unix::process::ExitStatusExt::signal(&status);
        #[cfg(not(unix))]
        let signal = None;
        status.code().map(End::Code).or(signal.map(End::Signal)).unwrap_or(End::Unknown)
    }
}

/// For the command line; forms say it in the player's language.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            End::Code(code) => write!(f, "exit status: {code}"),
            End::Signal(signal) => write!(f, "signal: {signal}"),
            End::Closed => f.write_str("it had closed its output"),
            End::Unknown => f.write_str("nobody knows how"),
        }
    }
}

/// What a program did wrong, with the last thing that it said.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum EngineFailure {
    /// It cannot be started.
    NotStarted {
        /// Of which kind the reason is.
        kind: ErrorKind,
        /// The reason in the words of the system.
        why: String,
    },
    /// It has ended, or says and reads no more.
    Gone {
        /// How it has ended.
        how: End,
        /// What it said last; empty if it said nothing.
        said: String,
    },
    /// It has not answered in time.
    Late {
        /// What it said last; empty if it said nothing.
        said: String,
    },
    /// Its answer is none.
    Nonsense {
        /// The answer.
        said: String,
    },
    /// Its move is not legal.
    Illegal {
        /// The answer.
        said: String,
    },
}

/// For the command line; forms say it in the player's language.
impl fmt::Display for EngineFailure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            EngineFailure::NotStarted { why, .. } => write!(f, "cannot be started: {why}"),
            EngineFailure::Gone { how, said } => write!(f, "has ended ({how}); its last words: {said:?}"),
            EngineFailure::Late { said } => write!(f, "has not answered in time; its last words: {said:?}"),
            EngineFailure::Nonsense { said } => write!(f, "has answered nonsense: {said:?}"),
            EngineFailure::Illegal { said } => write!(f, "has played where it may not: {said:?}"),
        }
    }
}

impl std::error::Error for EngineFailure {}

/// Why there is no answer to a question that may be taken back.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Interrupted {
    /// The answer is no longer wanted. The program did nothing wrong.
    Stopped,
    /// The program has failed.
    Failed(EngineFailure),
}

/// Asks something that nobody takes back: the flag stays false.
///
/// # Errors
/// What the program did wrong.
///
/// # Panics
/// If the answer is that the flag has become true.
pub fn always<T>(ask: impl FnOnce(&AtomicBool) -> Result<T, Interrupted>) -> Result<T, EngineFailure> {
    ask(&AtomicBool::new(false)).map_err(|why| match why {
        Interrupted::Failed(failure) => failure,
        Interrupted::Stopped => unreachable!("nobody has stopped it"),
    })
}

impl From<EngineFailure> for Interrupted {
    fn from(failure: EngineFailure) -> Interrupted {
        Interrupted::Failed(failure)
    }
}

/// How programs that play a game are spoken to.
#[derive(Debug)]
pub struct Protocol {
    /// Its name, and the key of the text which says that a program does not know it.
    pub key: &'static str,
    /// One that is to play a game; it is started when it is first asked.
    pub open: fn(Program) -> Box<dyn ExternalEngine>,
    /// Starts one to see whether it will do, and gives back what it says of
    /// itself. Once the flag is true the answer is no longer wanted.
    pub greet: fn(&Program, &AtomicBool) -> Result<String, Interrupted>,
    /// How this program plays for others by it; `None` where it does not.
    pub server: Option<Server>,
}

/// This program as one that others ask for moves.
#[derive(Debug)]
pub struct Server {
    /// Others start programs by their names: under one that begins like this, in any
    /// case of the letters, this program plays for them.
    pub prefix: &'static str,
    /// With how many threads it may think at most.
    pub most_threads: usize,
    /// With how many it thinks where nobody says so.
    pub usual_threads: fn() -> usize,
    /// Plays until the input ends, or what comes says so.
    pub serve: Serve,
}

/// Answers what comes: where questions come from, where answers go, the seed of all chance,
/// the number of threads. Fails when an answer cannot be written.
pub type Serve = fn(Box<dyn BufRead + Send>, &mut dyn Write, u64, usize) -> io::Result<()>;

/// A program that plays a game. Its process is gone within a second after this
/// was dropped, if this program goes on for so long; see [`ExternalEngine::leave`].
pub trait ExternalEngine: Send {
    /// Makes it ready to play from this position, so that starting it takes no time of
    /// its first move. It is made ready when it is asked, too; but here every process of
    /// it before is waited for, so that no two run beside each other.
    ///
    /// # Errors
    /// What it did wrong.
    fn prepare(&mut self, position: &dyn Rules, budget: Budget) -> Result<(), EngineFailure>;

    /// Makes it ready to play from this position, and asks it in the same process for
    /// what the game wants and not every program knows.
    ///
    /// # Errors
    /// What it did wrong: it cannot play this game.
    fn try_out(&mut self, position: &dyn Rules, budget: Budget) -> Result<(), EngineFailure> {
        self.prepare(position, budget)
    }

    /// Its move in a position that is not over and that these moves have led to.
    ///
    /// # Errors
    /// What it did wrong instead.
    fn choose(
        &mut self,
        position: &dyn Rules,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, EngineFailure>;

    /// Ends its process, if one runs, and waits until it is gone, and until those are
    /// that were sent home before because they had failed; the most memory that it has
    /// used, in bytes, 0 where that cannot be told. It is started again when it is asked.
    fn leave(&mut self) -> u64;
}

/// A program at a table. Copies are the same program; it goes with the last one.
#[derive(Clone)]
pub struct EngineHandle(Arc<Mutex<Box<dyn ExternalEngine>>>);

impl EngineHandle {
    /// Lets a program take its seat.
    #[must_use]
    pub fn new(outsider: Box<dyn ExternalEngine>) -> EngineHandle {
        EngineHandle(Arc::new(Mutex::new(outsider)))
    }

    /// See [`ExternalEngine::choose`]; waits until an earlier question is over.
    ///
    /// # Errors
    /// What the program did wrong.
    pub fn choose(
        &self,
        position: &dyn Rules,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, EngineFailure> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).choose(position, moves, thinking)
    }
}
