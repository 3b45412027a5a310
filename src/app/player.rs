//! The name of a player, as it may be typed and as it is shown.

use std::fmt;
use unicode_segmentation::UnicodeSegmentation;

/// A name that can be shown: not empty, on one line, not too long.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayerName(String);

/// Why a text cannot be a player's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// Nothing in it can be seen.
    Empty,
    /// It has this many characters, as people see them.
    TooLong(usize),
}

impl PlayerName {
    /// How many characters a name may have, counted as people see them
    /// (extended grapheme clusters of Unicode Standard Annex 29).
    pub const LONGEST: usize = 32;

    /// Trims a text and makes it a name.
    ///
    /// Tabs, line ends and other control characters become spaces, since a name
    /// stands on one line everywhere.
    ///
    /// # Errors
    /// If nothing is left that can be seen, or too much.
    pub fn parse(text: &str) -> Result<PlayerName, NameError> {
        let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let name = line.trim();
        if name.chars().all(|c| c.is_whitespace() || unseen(c)) {
            return Err(NameError::Empty);
        }
        match name.graphemes(true).count() {
            length if length > PlayerName::LONGEST => Err(NameError::TooLong(length)),
            _ => Ok(PlayerName(name.to_owned())),
        }
    }

    /// The name exactly as it is shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters that join, separate or direct others but show nothing themselves.
fn unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{e0000}'..='\u{e007f}')
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// For the command line, where no window can say it.
impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NameError::Empty => write!(f, "the player's name has nothing in it that can be seen"),
            NameError::TooLong(length) => {
                write!(
                    f,
                    "the player's name has {length} characters, at most {} are shown",
                    PlayerName::LONGEST
                )
            }
        }
    }
}

impl std::error::Error for NameError {}
