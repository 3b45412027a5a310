//! Who played the game that is looked at, and who won it.

use super::Replay;
use crate::app::side_label::SideLabel;
use crate::app::{ended, games};
use crate::board::Board;
use crate::play::game::{Game, Participant};
use crate::record::{Record, tag};
use crate::rules::{End, EndReason, Outcome, Side};
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
        let own = self.own;
        texts.replay_players(games::name(self.game.setup(), texts), called(own.other()), called(own))
    }

    /// How the game ended. Only who played against the computer has won or lost it; of
    /// two others it is said who has won.
    pub(super) fn ending(&self, texts: &Texts) -> String {
        let people = self.game.side(self.own.other()).is_person();
        let reader = Some(self.own).filter(|_| self.mine && !people);
        let end = self.game.end();
        let ending = match end {
            None => texts.ending_none(),
            Some(End { outcome: Outcome::Draw, by: EndReason::Agreed }) => texts.ending_agreed(),
            Some(End { outcome: Outcome::Draw, .. }) => texts.ending_draw(),
            Some(End { outcome: Outcome::Win(side), .. }) => match reader {
                None => self.winner(side, texts),
                Some(own) if own == side => texts.ending_win(),
                Some(_) => texts.ending_loss(),
            },
        };
        let ending = ended::with_points(ending, self.game.points(), self.own, texts);
        match end {
            Some(end) => ended::with_reason(ending, end, reader, texts),
            None => ending,
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

    /// What a side is called; `None` where nobody named it.
    fn named(&self, side: Side, texts: &Texts) -> Option<String> {
        match self.game.side(side) {
            Participant::Bot(bot) => Some(games::bot_name(*bot, texts)),
            Participant::Person(name) | Participant::Program(name) => {
                Some(name.clone()).filter(|name| !name.is_empty())
            }
        }
    }
}

/// Whoever bears the name of an opponent in any language is that opponent, unless the
/// record says that it is a person.
pub(super) fn recognise(game: &mut Game, record: &Record) {
    for side in Side::BOTH {
        let (_, kind) = tag::of_side(side);
        let is_person = record.tag(kind).is_some_and(|kind| kind != tag::PROGRAM);
        let name = game.side(side).name();
        if is_person || name.is_empty() || matches!(game.side(side), Participant::Bot(_)) {
            continue;
        }
        let setup = game.setup();
        let bot = Language::ALL.into_iter().find_map(|language| {
            let texts = Texts::new(language);
            setup.bots().find(|&bot| games::bot_name(bot, &texts) == name)
        });
        if let Some(bot) = bot {
            game.sides[side.index()] = Participant::Bot(bot);
        }
    }
}

/// The side from which a game is looked at: that of the first person, or the first where
/// no person played.
pub(super) fn own_side(game: &Game) -> Side {
    Side::BOTH.into_iter().find(|&side| game.side(side).is_person()).unwrap_or(Side::First)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GameSpec, gomoku, scored, tic_tac_toe};

    /// What is said of a game of Jana's, who begins, after these moves.
    fn told(spec: &'static GameSpec, second: Participant, end: Option<End>, names: &[&str]) -> [String; 2] {
        let mut game = Game::new(spec.usual());
        game.sides = [Participant::Person("Jana".to_owned()), second];
        names.iter().for_each(|name| game.play_notation(name).expect("it is legal"));
        if let Some(End { outcome, by }) = end {
            game.settle(outcome, Some(by)).expect("nobody has won");
        }
        let replay = Replay::new(game, Side::First);
        let texts = Texts::new(Language::Slovak);
        [replay.title(&texts), replay.ending(&texts)]
    }

    #[test]
    fn it_is_told_why_a_game_ended_before_its_rules_did() {
        let level = Participant::Bot(tic_tac_toe::GAME.usual().best_bot());
        let eva = Participant::Person("Eva".to_owned());
        let robo = Participant::Program("Robo".to_owned());
        for (second, end, said) in [
            (&level, None, "nedohraná"),
            (&level, Some(End::resigned(Side::First)), "prehra – vzdali ste sa"),
            (&level, Some(End::resigned(Side::Second)), "výhra – vzdal sa súper"),
            (&level, Some(End::AGREED), "dohodnutá remíza"),
            (&robo, Some(End::forfeit(Side::Second)), "výhra – program súpera zlyhal"),
            (&eva, Some(End::resigned(Side::First)), "Víťaz: Eva – vzdal sa súper"),
        ] {
            let told = told(&tic_tac_toe::GAME, second.clone(), end, &["b2", "a1"]);
            assert_eq!(told[1], said, "{second:?}, {end:?}");
        }
        let won = ["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"];
        assert_eq!(told(&gomoku::GAME, robo, None, &won)[1], "výhra");
    }

    #[test]
    fn the_points_stand_in_the_order_of_the_names() {
        let eva = || Participant::Person("Eva".to_owned());
        let [title, ending] = told(&scored::GAME, eva(), None, &["Xb2", "Oa1", "Xc3"]);
        assert!(title.ends_with("Jana – Eva"), "{title}");
        assert_eq!(ending, "nedohraná 4 : 2");
        let [_, ending] = told(&scored::GAME, eva(), Some(End::resigned(Side::Second)), &["Xb2", "Oa1"]);
        assert_eq!(ending, "Víťaz: Jana 1 : 2 – vzdal sa súper");
    }
}
