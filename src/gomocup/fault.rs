//! What a brain can do wrong.

use crate::bots::outside::End;
use std::fmt;

/// What a brain did wrong, with the last thing that it said.
#[derive(Debug)]
pub enum Fault {
    /// It could not be started.
    Start(std::io::Error),
    /// It has ended, or says and reads no more: how, and its last words.
    Gone(End, String),
    /// It has not answered in time.
    Late(String),
    /// Its answer is none.
    Nonsense(String),
    /// It has named a square that is not free.
    Illegal(String),
    /// It did nothing wrong: its answer is no longer wanted.
    Stopped,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Start(error) => write!(f, "cannot be started: {error}"),
            Fault::Gone(how, said) => write!(f, "has ended ({how}); its last words: {said:?}"),
            Fault::Late(said) => write!(f, "has not answered in time; its last words: {said:?}"),
            Fault::Nonsense(said) => write!(f, "has answered nonsense: {said:?}"),
            Fault::Illegal(said) => write!(f, "has played on a square that is not free: {said:?}"),
            Fault::Stopped => write!(f, "is no longer asked"),
        }
    }
}

impl std::error::Error for Fault {}
