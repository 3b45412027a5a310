//! What tells two sides apart, in every game alike.

use super::ending::Ending;
use super::view::Tone;
use crate::rules::Side;
use crate::scene::Ink;
use crate::text::Texts;

/// The mark that a side draws, or its number where the marks are nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Cross,
    Nought,
    First,
    Second,
}

impl Token {
    /// That of a side which draws this mark alone, if it does.
    pub(super) fn of(mark: Option<Ink>, side: Side) -> Token {
        match (mark, side) {
            (Some(Ink::Cross), _) => Token::Cross,
            (Some(Ink::Nought), _) => Token::Nought,
            (_, Side::First) => Token::First,
            (_, Side::Second) => Token::Second,
        }
    }

    /// In a column of its own.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Token::Cross => "×",
            Token::Nought => "○",
            Token::First => "1",
            Token::Second => "2",
        }
    }

    /// Before a name, which may begin with a number itself.
    pub(super) fn before_name(self) -> &'static str {
        match self {
            Token::First => "①",
            Token::Second => "②",
            mark => mark.sign(),
        }
    }

    /// In words.
    pub(super) fn word(self, texts: &Texts) -> String {
        match self {
            Token::Cross => texts.panel_cross(),
            Token::Nought => texts.panel_nought(),
            Token::First => texts.replay_first(),
            Token::Second => texts.replay_second(),
        }
    }

    /// The colour in which it is written.
    pub(super) fn tone(self) -> Tone {
        match self {
            Token::Cross | Token::First => Tone::Cross,
            Token::Nought | Token::Second => Tone::Nought,
        }
    }

    /// How a game has ended that this side has won, for whoever sits on neither.
    pub(super) fn won(self) -> Ending {
        match self {
            Token::Cross => Ending::CrossesWon,
            Token::Nought => Ending::NoughtsWon,
            Token::First => Ending::FirstWon,
            Token::Second => Ending::SecondWon,
        }
    }
}
