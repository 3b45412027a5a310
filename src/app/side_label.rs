//! What tells two sides apart, in every game alike.

use super::ending::Ending;
use super::view::{Area, Tone};
use crate::board::SideLook;
use crate::rules::Side;
use crate::scene::{Glyph, Ink};
use crate::text::Texts;

/// How a side is called and coloured: by its mark, or by its number where it has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SideLabel {
    pub(super) side: Side,
    pub(super) look: SideLook,
}

impl SideLabel {
    /// Its mark as a sign of text.
    fn mark(self) -> Option<&'static str> {
        match (self.look.emblem?, self.look.ink) {
            (Glyph::Cross, _) => Some("×"),
            (Glyph::Nought, _) | (Glyph::Ball | Glyph::Dot | Glyph::Piece(_), Ink::Light) => Some("○"),
            (Glyph::Ball | Glyph::Dot | Glyph::Piece(_), Ink::Dark) => Some("●"),
            (Glyph::Square, _) => Some("□"),
            // Two balls or pieces that differ in their colours alone.
            (Glyph::Ball | Glyph::Dot | Glyph::Piece(_), _) => None,
        }
    }

    /// In a column of its own.
    pub(super) fn sign(self) -> &'static str {
        self.mark().unwrap_or(["1", "2"][self.side.index()])
    }

    /// Before a name, which may begin with a number itself.
    pub(super) fn before_name(self) -> &'static str {
        self.mark().unwrap_or(["①", "②"][self.side.index()])
    }

    /// In words.
    pub(super) fn word(self, texts: &Texts) -> String {
        texts.side(self.look.name).unwrap_or_default()
    }

    /// The colour in which it is written.
    pub(super) fn tone(self) -> Tone {
        match self.look.ink {
            Ink::First => Tone::First,
            Ink::Second => Tone::Second,
            _ => Tone::Ink,
        }
    }

    /// The card that says that it is to move.
    pub(super) fn card(self) -> Area {
        match self.tone() {
            Tone::First => Area::FirstCard,
            Tone::Second => Area::SecondCard,
            _ => Area::TurnCard,
        }
    }

    /// How a game has ended that this side has won, for whoever sits on neither.
    pub(super) fn won(self) -> Ending {
        Ending::Won(self.look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(emblem: Option<Glyph>, ink: Ink) -> SideLabel {
        SideLabel { side: Side::Second, look: SideLook { name: "second", ink, emblem } }
    }

    #[test]
    fn a_side_has_the_sign_of_its_mark_or_its_number() {
        let signs = [
            (Some(Glyph::Cross), Ink::First, "×", "×"),
            (Some(Glyph::Nought), Ink::First, "○", "○"),
            (Some(Glyph::Ball), Ink::Light, "○", "○"),
            (Some(Glyph::Ball), Ink::Dark, "●", "●"),
            (Some(Glyph::Dot), Ink::Second, "2", "②"),
            (Some(Glyph::Square), Ink::Second, "□", "□"),
            (None, Ink::Second, "2", "②"),
        ];
        for (emblem, ink, sign, before_name) in signs {
            let label = label(emblem, ink);
            assert_eq!((label.sign(), label.before_name()), (sign, before_name), "{emblem:?} {ink:?}");
        }
    }

    #[test]
    fn a_side_without_a_colour_of_its_own_has_a_card_all_the_same() {
        let [first, second, white] = [Ink::First, Ink::Second, Ink::Light].map(|ink| label(None, ink));
        assert_eq!([first.tone(), second.tone(), white.tone()], [Tone::First, Tone::Second, Tone::Ink]);
        assert_eq!(
            [first.card(), second.card(), white.card()],
            [Area::FirstCard, Area::SecondCard, Area::TurnCard]
        );
    }
}
