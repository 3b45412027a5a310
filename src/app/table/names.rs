//! What the two sides are called: people by their names, the one opponent of a person
//! *Počítač*, and two opponents that play each other by what they are, with the mark
//! where both are the same.

use super::TableForm;
use crate::app::games;
use crate::app::playing::SpokenLabel;
use crate::play::session::Player;
use crate::rules::Side;
use crate::text::Texts;

impl TableForm {
    /// Who plays a side, with all there is to say; in words, so that it is read and
    /// spoken alike.
    pub(super) fn name(&self, side: Side, player: &str, texts: &Texts) -> String {
        match self.session.player(side) {
            Player::Bot(bot) => self.told_apart(side, games::bot_name(*bot, texts), texts).spoken,
            Player::Program(program) => self.told_apart(side, program.name.clone(), texts).spoken,
            Player::Person if self.session.own() == Some(side) => player.to_owned(),
            Player::Person => texts.table_other(),
        }
    }

    /// The same in a word or two, for the score.
    pub(super) fn short_name(&self, side: Side, player: &str, texts: &Texts) -> SpokenLabel {
        if self.session.is_person(side) {
            self.name(side, player, texts).into()
        } else {
            self.computer(side, texts)
        }
    }

    /// The opponent on a side in a word or two.
    pub(super) fn computer(&self, side: Side, texts: &Texts) -> SpokenLabel {
        match self.session.player(side) {
            _ if !self.session.is_duel() => texts.score_computer().into(),
            Player::Person => SpokenLabel::default(),
            Player::Bot(bot) => self.told_apart(side, games::short_bot_name(*bot, texts), texts),
            Player::Program(program) => self.told_apart(side, program.name.clone(), texts),
        }
    }

    /// A name with the mark of the side where both sides have the same name. The mark
    /// stands first: what follows may be cut.
    fn told_apart(&self, side: Side, name: String, texts: &Texts) -> SpokenLabel {
        if !self.session.is_duel() || self.session.player(Side::First) != self.session.player(Side::Second) {
            return name.into();
        }
        let label = self.label(self.plies(), side);
        let shown = texts.twin(label.before_name(), name.as_str());
        SpokenLabel { shown, spoken: texts.twin_spoken(label.word(texts), name) }
    }
}
