//! Who played the game that is looked at, and who won it.

use super::Replay;
use crate::app::games;
use crate::app::results::{game, opponent};
use crate::app::side_label::SideLabel;
use crate::board::Board;
use crate::games::{BotLevel, GameSetup, GameSpec};
use crate::record::{Record, tag};
use crate::rules::{Outcome, Side};
use crate::store::{self, Opponent};
use crate::text::{Language, Texts};

impl Replay {
    /// The game and its players.
    pub(super) fn title(&self, texts: &Texts) -> String {
        let called = |side| {
            self.named(side, texts).unwrap_or_else(|| match side {
                Side::First => texts.table_first(),
                Side::Second => texts.table_second(),
            })
        };
        let own = self.game.own;
        texts.replay_players(game(&self.game.game, &self.game.setup, texts), called(own.other()), called(own))
    }

    /// How the game ended. Only who played against the computer has won or lost it; of
    /// two others it is said who has won.
    pub(super) fn ending(&self, texts: &Texts) -> String {
        let people = matches!(self.game.opponent, Opponent::Person(_));
        match (self.game.ending(), self.game.outcome) {
            (None, _) => texts.ending_none(),
            (Some(store::Ending::Win), _) if self.own && !people => texts.ending_win(),
            (Some(store::Ending::Loss), _) if self.own && !people => texts.ending_loss(),
            (Some(_), Some(Outcome::Win(side))) => self.winner(side, texts),
            (Some(_), _) => texts.ending_draw(),
        }
    }

    /// That this side has won: whoever has no name is called by the mark, and of two
    /// with the same name it is told which.
    fn winner(&self, side: Side, texts: &Texts) -> String {
        let position = &self.positions[self.moves.len()];
        let label = SideLabel { side, look: position.side_look(side) };
        match self.named(side, texts) {
            Some(name) if self.named(side.other(), texts).as_ref() == Some(&name) => {
                texts.replay_winner(texts.twin_spoken(label.word(texts), name))
            }
            Some(name) => texts.replay_winner(name),
            None => label.won().text(texts),
        }
    }

    fn spec(&self) -> Option<&'static GameSpec> {
        GameSetup::of_parts(&self.game.game, &self.game.setup).ok().map(|setup| setup.spec())
    }

    /// What a side is called; `None` where nobody named it.
    fn named(&self, side: Side, texts: &Texts) -> Option<String> {
        let own = side == self.game.own;
        if let Some(record) = &self.record {
            // A file that does not name who played is not thereby the player's own game.
            let name = record.tag(tags_of(side).0).filter(|name| !name.is_empty())?;
            let bot = self
                .spec()
                .and_then(|spec| computer(record, side, spec))
                .map(|bot| games::bot_name(bot, texts));
            return Some(bot.unwrap_or_else(|| name.to_owned()));
        }
        match &self.game.opponent {
            _ if own => Some(self.game.player.clone()),
            Opponent::Person(name) if name.is_empty() => None,
            known => Some(opponent(known, texts)),
        }
    }
}

/// The tags of a side: its name, and what plays it.
pub(super) fn tags_of(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::First => (tag::FIRST, tag::FIRST_TYPE),
        Side::Second => (tag::SECOND, tag::SECOND_TYPE),
    }
}

/// The opponent that plays a side: it bears the key or the name, in
/// any language, and the record does not say that this is a person.
pub(super) fn computer(record: &Record, side: Side, spec: &GameSpec) -> Option<BotLevel> {
    let (name, kind) = tags_of(side);
    let name = record.tag(name)?;
    if record.tag(kind).is_some_and(|kind| kind != tag::PROGRAM) {
        return None;
    }
    spec.bot(name).or_else(|| {
        Language::ALL.into_iter().find_map(|language| {
            let texts = Texts::new(language);
            spec.all_bots().find(|&bot| games::bot_name(bot, &texts) == name)
        })
    })
}
