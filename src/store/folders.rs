//! Where the files of the program lie.

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
use std::path::PathBuf;

/// The folders for results and settings. They need not exist yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    data: Option<PathBuf>,
    config: Option<PathBuf>,
}

impl Folders {
    /// The database of players and results; `None` if the user has no home.
    #[must_use]
    pub fn database(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("piskvorky.sqlite3"))
    }

    /// The file of settings; `None` if the user has no home.
    #[must_use]
    pub fn settings(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|folder| folder.join("settings.toml"))
    }
}

/// One folder for everything, as `--data` names it, or else the platform's: on
/// Linux `~/.local/share/piskvorky` and `~/.config/piskvorky`, unless
/// `XDG_DATA_HOME` and `XDG_CONFIG_HOME` say otherwise.
impl From<Option<PathBuf>> for Folders {
    fn from(folder: Option<PathBuf>) -> Folders {
        if let Some(folder) = folder {
            return Folders { data: Some(folder.clone()), config: Some(folder) };
        }
        let names = AppStrategyArgs {
            top_level_domain: "sk".to_owned(),
            author: "Piskvorky".to_owned(),
            app_name: "Piskvorky".to_owned(),
        };
        let home = choose_native_strategy(names).ok();
        Folders {
            data: home.as_ref().map(AppStrategy::data_dir),
            config: home.as_ref().map(AppStrategy::config_dir),
        }
    }
}
