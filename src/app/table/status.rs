//! What the form says about the state of the game, in words.

use super::TableForm;
use crate::app::ended;
use crate::app::ending::Ending;
use crate::app::games;
use crate::app::playing::{Status, move_name};
use crate::app::programs::failure;
use crate::app::side_label::SideLabel;
use crate::app::view::Tone;
use crate::board::{Board, PlaceKind};
use crate::play::session::Player;
use crate::rules::{Outcome, Rules, Side};
use crate::scene::Spot;
use crate::text::Texts;

impl TableForm {
    pub(super) fn status(&self, player: &str, texts: &Texts) -> Status {
        let status = Status::new;
        if let Some(why) = &self.refusal {
            return self.refused(why, texts);
        }
        if !self.typed.text.is_empty() {
            return status(texts.table_typed(self.typed.text.as_str()), Tone::Ink, texts.table_typed_more());
        }
        if let Some(at) = self.session.looked_at() {
            let (moves, name) = (self.current().played().len(), self.move_name(at, texts));
            return status(texts.replay_ply(name, moves, at), Tone::Ink, texts.table_looking_more());
        }
        if let Some(outcome) = self.current().outcome() {
            return self.end(outcome, player, texts);
        }
        if let Some(advice) = self.current().advice() {
            let best = texts.status_hint(move_name(&**self.current().position(), advice.best, texts));
            let why = texts.reason(advice.reason.0, advice.count.unwrap_or(0));
            return status(best, Tone::Win, why.unwrap_or_default());
        }
        let mut turn = self.turn(player, texts);
        if let Some(news) = self.current().position().news().and_then(|key| texts.news(key)) {
            turn.more = format!("{news} {}", turn.more);
        }
        let news = if self.session.returns() {
            Some(texts.table_left_more())
        } else {
            self.helped(texts).filter(|_| self.current().picked().is_empty())
        };
        if news.is_none() {
            return turn;
        }
        // What is to be done must not be missed for it.
        let person = self.current().awaits_person();
        let task = self.current().position().task().filter(|_| person).and_then(|key| texts.task(key));
        Status { more: task.into_iter().chain(news).collect::<Vec<_>>().join(" "), ..turn }
    }

    fn turn(&self, player: &str, texts: &Texts) -> Status {
        let side = self.current().position().turn();
        if let Some(bot) = self.session.helping() {
            let plan = games::bot_plan(bot, texts);
            let more = texts.table_plan(games::bot_name(bot, texts), plan);
            return Status::new(texts.status_thinking(), Tone::Ink, more);
        }
        let heading = || if self.current().held() { texts.table_held() } else { texts.status_thinking() };
        match self.session.player(side) {
            Player::Program(_) => {
                let more = texts.table_plan(self.name(side, player, texts), texts.programs_plan());
                Status { heading: heading(), tone: Tone::Ink, more }
            }
            Player::Bot(bot) => {
                let opponent = self.name(side, player, texts);
                let plan = games::bot_plan(*bot, texts);
                Status { heading: heading(), tone: Tone::Ink, more: texts.table_plan(opponent, plan) }
            }
            Player::Person => {
                let heading = if self.session.lone_person().is_some() {
                    texts.status_your_turn()
                } else {
                    texts.table_turn(self.name(side, player, texts))
                };
                let task = || texts.task(self.current().position().task()?);
                let more = match self.current().picked() {
                    [] => task().unwrap_or_else(|| texts.table_your_turn_more()),
                    _ if self.chooses() => texts.table_choose_more(),
                    _ => texts.table_picked_more(),
                };
                Status { heading, tone: self.tone(side), more }
            }
        }
    }

    /// Whether the next click chooses something that stands beside the board.
    fn chooses(&self) -> bool {
        let position = self.current().position();
        let choice = |spot: &Spot| matches!(position.place(*spot).kind, PlaceKind::Choice(_));
        let targets = self.current().targets();
        !targets.is_empty() && targets.iter().all(choice)
    }

    fn end(&self, outcome: Outcome, player: &str, texts: &Texts) -> Status {
        let loser = self.current().position().turn();
        let more = match self.current().failure() {
            Some(wrong) => texts.table_failure(self.name(loser, player, texts), failure(wrong, texts)),
            None => {
                let over = texts.table_over_more(self.current().played().len());
                let end = self.current().end();
                let why = end.and_then(|end| ended::sentence(end, self.session.lone_person(), texts));
                why.into_iter().chain(self.helped(texts)).chain([over]).collect::<Vec<_>>().join(" ")
            }
        };
        let (heading, tone) = match (self.ending(outcome), outcome) {
            (ending @ Ending::YouLost, _) => (ending.text(texts), Tone::Loss),
            (ending @ Ending::YouWon, _) => (ending.text(texts), Tone::Win),
            (_, Outcome::Win(side)) => (texts.table_won(self.name(side, player, texts)), Tone::Win),
            (ending, Outcome::Draw) => (ending.text(texts), Tone::Draw),
        };
        Status { heading, tone, more }
    }

    /// Who has moved for the person, in words.
    fn helped(&self, texts: &Texts) -> Option<String> {
        let (bot, plies) = self.session.helped()?;
        let name = self.move_name(plies, texts);
        Some(texts.table_moved_for_you(name, games::short_bot_name(bot, texts)))
    }

    /// How the game ended, as whoever sits here sees it.
    pub(super) fn ending(&self, outcome: Outcome) -> Ending {
        let Outcome::Win(side) = outcome else { return Ending::Draw };
        match self.session.lone_person() {
            Some(person) if person == side => Ending::YouWon,
            Some(_) => Ending::YouLost,
            None => self.label(self.plies(), side).won(),
        }
    }

    /// The moves of the last turn, if a person has not made them and may not have seen
    /// them.
    pub(super) fn news(&self, texts: &Texts) -> Option<String> {
        let plies = self.plies();
        let side = self.current().positions()[plies.checked_sub(1)?].turn();
        if self.session.is_person(side) || self.session.looked_at().is_some() {
            return None;
        }
        let first = plies - self.current().history().last_turn().len();
        let names: Vec<String> = (first..plies).map(|n| self.move_name(n + 1, texts)).collect();
        Some(names.join(", "))
    }

    /// What the move is called that led to the position after so many moves.
    pub(super) fn move_name(&self, plies: usize, texts: &Texts) -> String {
        let Some(before) = plies.checked_sub(1) else { return String::new() };
        move_name(&*self.current().positions()[before], self.current().played()[before], texts)
    }

    /// What tells a side from the other in the position after so many moves.
    pub(super) fn label(&self, plies: usize, side: Side) -> SideLabel {
        SideLabel { side, look: self.current().positions()[plies].side_look(side) }
    }

    /// The colour in which a side is written.
    pub(super) fn tone(&self, side: Side) -> Tone {
        self.label(self.plies(), side).tone()
    }
}
