//! The settings themselves, and the word in the file for each choice.

use super::Place;
use std::collections::BTreeMap;
use std::time::Duration;

/// What the player has chosen for all games to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The tag of a language, such as `sk`; `None` for that of the system.
    pub language: Option<String>,
    /// How long the computer waits before its move is shown; whole
    /// milliseconds, at most [`Settings::LONGEST_DELAY`].
    pub delay: Duration,
    /// Whether a move has to be confirmed.
    pub confirm: bool,
    /// Who begins.
    pub begins: Begins,
    /// The player's mark in tic-tac-toe.
    pub mark: MarkChoice,
    /// The look of the forms.
    pub theme: Theme,
    /// Where the windows stood, by the key of the form.
    pub windows: BTreeMap<String, Place>,
    /// Programs of others that may be opponents, in the order of their arrival.
    pub programs: Vec<Program>,
}

/// A program that may be an opponent.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// What the player calls it.
    pub name: String,
    /// Where it is.
    pub path: String,
    /// What it is started with.
    pub arguments: Vec<String>,
}

impl Settings {
    /// The longest delay.
    pub const LONGEST_DELAY: Duration = Duration::from_secs(10);
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            delay: Duration::from_millis(400),
            confirm: false,
            begins: Begins::default(),
            mark: MarkChoice::default(),
            theme: Theme::default(),
            windows: BTreeMap::new(),
            programs: Vec::new(),
        }
    }
}

/// Who begins a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Begins {
    /// The player.
    #[default]
    Player,
    /// The opponent.
    Opponent,
    /// One of the two, by chance.
    Chance,
}

/// Which mark the player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MarkChoice {
    /// The cross.
    #[default]
    Cross,
    /// The nought.
    Nought,
    /// One of the two, by chance.
    Chance,
}

/// The look of the forms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// A page of an exercise book.
    #[default]
    Paper,
    /// Plain Windows Forms.
    Grey,
    /// Light on dark.
    Dark,
    /// As much contrast as there is.
    Contrast,
}

/// A choice that has one word in the file for each of its values.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value with its word, in the order in which forms offer them.
    const ALL: &'static [(&'static str, Self)];

    /// The word for this value.
    ///
    /// # Panics
    /// If [`ALL`](Choice::ALL) lacks the value.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(_, value)| *value == self).expect("every value has its word").0
    }

    /// The value with this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(w, _)| *w == word).map(|(_, value)| *value)
    }
}

impl Choice for Begins {
    const ALL: &'static [(&'static str, Self)] =
        &[("player", Begins::Player), ("opponent", Begins::Opponent), ("chance", Begins::Chance)];
}

impl Choice for MarkChoice {
    const ALL: &'static [(&'static str, Self)] =
        &[("cross", MarkChoice::Cross), ("nought", MarkChoice::Nought), ("chance", MarkChoice::Chance)];
}

impl Choice for Theme {
    const ALL: &'static [(&'static str, Self)] = &[
        ("paper", Theme::Paper),
        ("grey", Theme::Grey),
        ("dark", Theme::Dark),
        ("contrast", Theme::Contrast),
    ];
}
