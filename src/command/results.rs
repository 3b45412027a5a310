//! `piskvorky results`: the games that are kept, for spreadsheets and programs.

use super::Failure;
use crate::store::{Export, Filter, Folders, Store};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::path::PathBuf;

/// Lists the games that are kept, the oldest first
#[derive(Args, Debug)]
pub(super) struct Results {
    /// The folder for players, results and settings
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Only the games of this player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// How they are written
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Format,
}

/// How the games are written.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum Format {
    /// Comma-separated values, with the names of the columns in the first line
    Csv,
    /// An array of objects with the same names
    Json,
}

impl Results {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut store = self.store()?;
        if let Some(name) = &self.player {
            let right: Vec<String> = store.players().into_iter().map(|player| player.name).collect();
            if !right.contains(name) {
                return Err(Failure::Unknown { what: "player".to_owned(), name: name.clone(), right });
            }
        }
        let filter = Filter { player: self.player.clone(), ..Filter::default() };
        let form = match self.format {
            Format::Csv => Export::Csv,
            Format::Json => Export::Json,
        };
        store.export_to(&filter, form, out)?;
        Ok(())
    }

    /// What is kept in the folder. What is wrong with it is said, and ends the command if
    /// nothing can be read.
    fn store(&self) -> Result<Store, Failure> {
        let folders = Folders::from(self.data.clone());
        // Whoever only looks makes no database.
        if folders.database().is_none_or(|file| file.symlink_metadata().is_err()) {
            return Ok(Store::in_memory());
        }
        let mut store = Store::open(&folders);
        let notices = store.take_notices();
        if let Some(notice) = notices.last().filter(|_| store.players().is_empty()) {
            return Err(Failure::Database(notice.to_string()));
        }
        for notice in notices {
            // What can be read is listed even if this cannot be said.
            let _ = writeln!(io::stderr(), "warning: {notice}");
        }
        Ok(store)
    }
}
