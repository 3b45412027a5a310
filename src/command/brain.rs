//! `piskvorky brain`: plays five in a row for a manager of the Gomocup protocol.

use super::Failure;
use crate::games::gomoku::engine::think::{MOST_THREADS, usual_threads};
use crate::games::gomoku::gomocup::brain;
use clap::Args;
use std::ffi::OsStr;
use std::io::{BufReader, Write, stdin};
use std::path::Path;

/// Plays five in a row as a brain: commands of the Gomocup protocol on the
/// standard input, answers on the standard output
#[derive(Args, Debug)]
pub(super) struct Brain {
    /// Where all chance comes from
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// With how many threads it thinks; as many as there are processors, but at most two, if not named
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS as u64))]
    threads: Option<u64>,
}

impl Brain {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let threads = self.threads.map_or_else(usual_threads, |n| n as usize);
        Ok(brain::run(BufReader::new(stdin()), out, self.seed.unwrap_or_else(rand::random), threads)?)
    }
}

/// Managers know brains by their names: whether the program was started under one.
pub(super) fn named(program: Option<&OsStr>) -> bool {
    let name = program.and_then(|path| Path::new(path).file_name()?.to_str());
    name.is_some_and(|name| name.to_ascii_lowercase().starts_with("pbrain-"))
}
