//! How a game ends, by its rules or before.

use super::{Match, Request, Seat};
use crate::board::Board;
use crate::bots::outside::EngineFailure;
use crate::rules::{End, EndReason, Outcome, Side};

impl<P: Board + Clone> Match<P> {
    /// How the game ended, and why: by its rules, by a side or both, or because a
    /// program has not moved as it should. `None` while it goes on.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.position().outcome().map(End::by_rules).or(self.settled)
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| end.outcome)
    }

    /// What the program that is to move has done wrong.
    #[must_use]
    pub fn failure(&self) -> Option<&EngineFailure> {
        self.failure.as_ref()
    }

    /// A side gives up. A game that is over stays as it is.
    pub fn resign(&mut self, side: Side) -> Vec<Request> {
        self.settle(End::resigned(side))
    }

    /// Both sides agree on a draw. A game that is over stays as it is.
    pub fn agree_draw(&mut self) -> Vec<Request> {
        self.settle(End::AGREED)
    }

    /// The side that may resign.
    pub(super) fn resigner(&self) -> Option<Side> {
        let turn = self.position().turn();
        let person = |side: &Side| matches!(self.seat(*side), Seat::Person);
        [turn, turn.other()].into_iter().find(person).filter(|_| self.is_under_way())
    }

    pub(super) fn is_between_people(&self) -> bool {
        Side::BOTH.iter().all(|&side| matches!(self.seat(side), Seat::Person))
    }

    pub(super) fn settle(&mut self, end: End) -> Vec<Request> {
        if self.end().is_some() {
            return Vec::new();
        }
        self.void();
        self.settled = Some(end);
        vec![Request::Stop]
    }

    /// Whether a side has given up, or both have agreed.
    pub(super) fn is_called_off(&self) -> bool {
        self.settled.is_some_and(|end| matches!(end.by, EndReason::Resigned | EndReason::Agreed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Chance, chance};
    use crate::games::tic_tac_toe::GAME;
    use crate::play::history::History;
    use crate::rules::{Move, Rules};
    use crate::scene::Spot;
    use std::time::Duration;

    type Play = Match<Box<dyn Board>>;

    /// A person plays crosses against an opponent; both have moved once.
    fn begun() -> (Play, Chance) {
        let start = GAME.usual().start();
        let moves = ["b2", "a1"].map(|name| named(&start, name));
        let bot = GAME.usual().best_bot();
        let seats = [Seat::Person, Seat::Computer(bot.into())];
        let mut play = Match::new(&GAME, History::of(start, &moves), seats, 0, Duration::ZERO);
        let mut chance = chance(1);
        play.begin(&mut chance);
        (play, chance)
    }

    fn named(position: &dyn Rules, name: &str) -> Move {
        position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()))
    }

    fn asks(requests: &[Request]) -> bool {
        requests.iter().any(|request| matches!(request, Request::Ask(_)))
    }

    #[test]
    fn a_game_that_was_given_up_is_over_until_that_is_taken_back() {
        let resigned = End { outcome: Outcome::Win(Side::Second), by: EndReason::Resigned };
        let agreed = End { outcome: Outcome::Draw, by: EndReason::Agreed };
        for end in [resigned, agreed] {
            let (mut play, mut chance) = begun();
            let ticket = play.ticket();
            let requests = if end == agreed { play.agree_draw() } else { play.resign(Side::First) };
            assert!(matches!(requests[..], [Request::Stop]), "nobody thinks on about {end:?}");
            assert!(play.ticket() > ticket, "an answer that comes late is void");
            assert_eq!((play.end(), play.outcome()), (Some(end), Some(end.outcome)));
            assert!(!play.awaits_person() && !play.is_under_way() && !play.possible().hint);
            assert!(play.thinker().is_none() && !asks(&play.ask_advice()));
            assert!(!asks(&play.ask_once(Some(GAME.usual().best_bot()), &mut chance)));
            assert!(!asks(&play.ask_opinions(GAME.usual().best_bot())));
            play.click(Spot(8), false, &mut chance);
            play.make(Move(8), &mut chance);
            play.redo(&mut chance);
            assert_eq!(play.played().len(), 2, "no move is made after {end:?}");

            assert!(play.can_undo());
            play.undo(&mut chance);
            assert_eq!((play.end(), play.played().len()), (None, 2), "only {end:?} is taken back");
            assert!(play.awaits_person());
        }
    }

    #[test]
    fn the_opponent_thinks_on_when_a_resignation_is_taken_back() {
        let (mut play, mut chance) = begun();
        assert!(asks(&play.make(Move(8), &mut chance)));
        play.resign(Side::First);
        assert!(asks(&play.undo(&mut chance)), "it is to move again");
    }

    #[test]
    fn moves_that_were_taken_back_can_be_made_again_only_while_the_game_goes_on() {
        let (mut play, mut chance) = begun();
        play.undo(&mut chance);
        assert!(play.can_redo());
        play.resign(Side::Second);
        assert!(!play.can_redo());
        play.undo(&mut chance);
        play.redo(&mut chance);
        assert_eq!((play.end(), play.played().len()), (None, 2));
    }

    #[test]
    fn what_the_rules_have_decided_nobody_can_give_up() {
        let (mut play, mut chance) = begun();
        play.set_seats([Seat::Person, Seat::Person]);
        for name in ["c2", "b1", "a2"] {
            let m = named(play.position(), name);
            play.make(m, &mut chance);
        }
        let won = End::by_rules(Outcome::Win(Side::First));
        assert_eq!(play.end(), Some(won));
        play.resign(Side::First);
        play.agree_draw();
        assert_eq!(play.end(), Some(won));
    }
}
