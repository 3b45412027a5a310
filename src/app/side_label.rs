//! What tells two sides apart, in every game alike.

use super::ending::Ending;
use super::view::Tone;
use crate::rules::Side;
use crate::scene::Ink;
use crate::text::Texts;

/// The mark that a side draws, or its number where the marks are nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SideLabel {
    Cross,
    Nought,
    First,
    Second,
}

impl SideLabel {
    /// That of a side which draws this mark alone, if it does.
    pub(super) fn of(mark: Option<Ink>, side: Side) -> SideLabel {
        match (mark, side) {
            (Some(Ink::First), _) => SideLabel::Cross,
            (Some(Ink::Second), _) => SideLabel::Nought,
            (_, Side::First) => SideLabel::First,
            (_, Side::Second) => SideLabel::Second,
        }
    }

    /// In a column of its own.
    pub(super) fn sign(self) -> &'static str {
        match self {
            SideLabel::Cross => "×",
            SideLabel::Nought => "○",
            SideLabel::First => "1",
            SideLabel::Second => "2",
        }
    }

    /// Before a name, which may begin with a number itself.
    pub(super) fn before_name(self) -> &'static str {
        match self {
            SideLabel::First => "①",
            SideLabel::Second => "②",
            mark => mark.sign(),
        }
    }

    /// In words.
    pub(super) fn word(self, texts: &Texts) -> String {
        match self {
            SideLabel::Cross => texts.panel_cross(),
            SideLabel::Nought => texts.panel_nought(),
            SideLabel::First => texts.replay_first(),
            SideLabel::Second => texts.replay_second(),
        }
    }

    /// The colour in which it is written.
    pub(super) fn tone(self) -> Tone {
        match self {
            SideLabel::Cross | SideLabel::First => Tone::First,
            SideLabel::Nought | SideLabel::Second => Tone::Second,
        }
    }

    /// How a game has ended that this side has won, for whoever sits on neither.
    pub(super) fn won(self) -> Ending {
        match self {
            SideLabel::Cross => Ending::CrossesWon,
            SideLabel::Nought => Ending::NoughtsWon,
            SideLabel::First => Ending::FirstWon,
            SideLabel::Second => Ending::SecondWon,
        }
    }
}
