//! The name of a player, as it may be typed and as it is shown.

use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
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
    /// It has more code points than [`PlayerName::MOST_CODE_POINTS`].
    TooManyMarks,
}

impl PlayerName {
    /// How many characters a name may have, counted as people see them
    /// (extended grapheme clusters of Unicode Standard Annex 29).
    pub const LONGEST: usize = 32;

    /// How many code points a name may have: eight for each character that people
    /// see. A flag of a region takes seven, a family of four as well, a letter
    /// with its marks hardly more than three.
    pub const MOST_CODE_POINTS: usize = 8 * PlayerName::LONGEST;

    /// Trims a text and makes it a name, in Normalization Form C: the same name
    /// is the same text, however it was typed.
    ///
    /// Tabs, line ends and other control characters become spaces, since a name
    /// stands on one line everywhere.
    ///
    /// # Errors
    /// If nothing is left that can be seen, or too much.
    pub fn parse(text: &str) -> Result<PlayerName, NameError> {
        let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let name: String = line.trim().nfc().collect();
        if !name.chars().any(is_seen) {
            return Err(NameError::Empty);
        }
        match (name.graphemes(true).count(), name.chars().count()) {
            (length, _) if length > PlayerName::LONGEST => Err(NameError::TooLong(length)),
            (_, points) if points > PlayerName::MOST_CODE_POINTS => Err(NameError::TooManyMarks),
            _ => Ok(PlayerName(name)),
        }
    }

    /// The name exactly as it is shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a character shows something by itself. Marks need a letter; what
/// separates, joins or directs others shows nothing, and neither do characters
/// that Unicode does not know.
fn is_seen(c: char) -> bool {
    use GeneralCategoryGroup::{Letter, Number, Punctuation, Symbol};
    let shows = matches!(c.general_category_group(), Letter | Number | Punctuation | Symbol);
    shows && !is_blank(c)
}

/// The letters and symbols that are blank all the same: the fillers of Hangul
/// and the empty pattern of Braille.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}')
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
            NameError::TooManyMarks => write!(
                f,
                "the player's name has more than {} code points, marks included",
                PlayerName::MOST_CODE_POINTS
            ),
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
