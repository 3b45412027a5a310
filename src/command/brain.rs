//! `piskvorky brain`: plays for another program that asks for moves.

use super::Failure;
use crate::bots::outside::Server;
use crate::games::GAMES;
use clap::Args;
use std::ffi::OsStr;
use std::io::{BufReader, Write, stdin};
use std::path::Path;

/// Plays as a brain, an engine that another program asks for moves: commands on
/// the standard input, answers on the standard output. It speaks the protocol of the first
/// game that has one
#[derive(Args, Debug)]
pub(super) struct Brain {
    /// Where all chance comes from
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// With how many threads it thinks; as many as there are processors, but at most two, if not named
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Brain {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let none =
            || Failure::Argument("no game has a protocol in which this program could answer".to_owned());
        let server = servers().next().ok_or_else(none)?;
        let threads = self.threads.unwrap_or_else(server.usual_threads);
        if !(1..=server.most_threads).contains(&threads) {
            let what = format!("--threads {threads}: choose a number from 1 to {}", server.most_threads);
            return Err(Failure::Argument(what));
        }
        let (input, seed) = (Box::new(BufReader::new(stdin())), self.seed.unwrap_or_else(rand::random));
        Ok((server.serve)(input, out, seed, threads)?)
    }
}

/// The protocols in which this program answers.
fn servers() -> impl Iterator<Item = &'static Server> {
    GAMES.iter().flat_map(|game| game.protocols).filter_map(|protocol| protocol.server.as_ref())
}

/// Whether the program was started under a name by which others know brains.
pub(super) fn named(program: Option<&OsStr>) -> bool {
    let name = program.and_then(|path| Path::new(path).file_name()?.to_str()).map(str::to_ascii_lowercase);
    name.is_some_and(|name| servers().any(|server| name.starts_with(server.prefix)))
}
