//! Whole games without any form: what is asked is answered here at once.

use super::*;
use crate::bots::chance;
use crate::games::{tic_tac_toe, wild};
use crate::play::question::{Answer, Found, Kind, Question};
use crate::rules::{End, EndReason, Move};
use crate::scene::Spot;
use std::sync::atomic::AtomicBool;

/// What the tests keep about a game that was left.
type Sitting = Session<&'static str>;

/// The questions of a step.
fn questions(step: Step) -> Vec<Question> {
    let asked = step.requests.into_iter().filter_map(|request| match request {
        Request::Ask(question) => Some(question),
        Request::Stop => None,
    });
    asked.collect()
}

fn reply(question: &Question) -> Answer {
    question.answer(&AtomicBool::new(false), &mut |_| {})
}

/// A step with all that follows when every question has its answer.
fn answered(session: &mut Sitting, chance: &mut Chance, step: Step) -> bool {
    let (mut ended, mut waiting) = (step.ended, questions(step));
    while let Some(question) = waiting.pop() {
        let step = session.answer(reply(&question), chance);
        ended |= step.ended;
        waiting.extend(questions(step));
    }
    ended
}

fn bot() -> Player {
    Player::Bot(tic_tac_toe::GAME.usual().best_bot())
}

/// A session that has begun, and its chance.
fn sitting(players: [Player; 2]) -> (Sitting, Chance, Step) {
    let mut chance = chance(7);
    let pairing = Pairing::new(tic_tac_toe::GAME.usual(), players);
    let mut session = Session::new(pairing, 0, Duration::ZERO);
    let step = session.begin(&mut chance);
    (session, chance, step)
}

/// The person makes this move, and the opponent answers; whether that has ended the game.
fn make(session: &mut Sitting, chance: &mut Chance, name: &str) -> bool {
    let position = session.current().position();
    let m = position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
    let step = session.make(m, chance);
    assert!(step.changed, "{name} was not made");
    answered(session, chance, step)
}

#[test]
fn two_computers_play_to_the_end_and_the_next_game_counts_it() {
    let (mut session, mut chance, step) = sitting([bot(), bot()]);
    assert!(session.is_duel() && session.own().is_none());
    assert!(answered(&mut session, &mut chance, step), "{}", session.current().position().text());
    assert_eq!(session.current().outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(session.score(), Score { wins: [1, 0], ..Score::default() });
    let (number, next) = (session.number(), session.next_game());
    assert!(session.sit_down(next, &mut chance).changed);
    assert_eq!((session.plies(), session.score().wins), (0, [1, 0]));
    assert!(session.number() > number);
}

#[test]
fn two_computers_are_held_and_move_one_by_one() {
    let (mut session, mut chance, step) = sitting([bot(), bot()]);
    let first = questions(step).remove(0);
    assert_eq!(first.pause, SPEEDS[1]);
    let step = session.single(&mut chance);
    answered(&mut session, &mut chance, step);
    assert_eq!((session.plies(), session.current().held()), (1, true));
    session.set_speed(9);
    assert_eq!(session.speed(), 2);
    let asked = questions(session.run(&mut chance));
    assert_eq!(asked[0].pause, SPEEDS[2]);
    assert!(questions(session.undo(&mut chance)).is_empty(), "whoever steps back holds them");
    assert_eq!((session.plies(), session.current().held()), (0, true));
}

#[test]
fn a_person_plays_a_whole_game_against_the_computer() {
    let (mut session, mut chance, step) = sitting([bot(), Player::Person]);
    assert_eq!((session.own(), session.lone_person()), (Some(Side::Second), Some(Side::Second)));
    answered(&mut session, &mut chance, step);
    assert_eq!(session.plies(), 1);
    loop {
        let m = session.current().position().legal()[0];
        let step = session.click(Spot(m.0), false, &mut chance);
        if answered(&mut session, &mut chance, step) {
            break;
        }
    }
    let game = session.game_up_to(session.plies(), "Jana");
    assert_eq!(game.end(), session.current().end());
    assert_eq!(game.side(Side::Second), &Participant::Person("Jana".to_owned()));
    assert_eq!(game.side(Side::First), &Participant::Bot(tic_tac_toe::GAME.usual().best_bot()));
}

#[test]
fn an_answer_to_a_question_of_an_earlier_position_is_thrown_away() {
    let (mut session, mut chance, _) = sitting([Player::Person, bot()]);
    let late = questions(session.make(Move(4), &mut chance)).remove(0);
    let _ = session.undo(&mut chance);
    let step = session.answer(reply(&late), &mut chance);
    assert!(!step.changed && step.requests.is_empty());
    assert_eq!(session.plies(), 0);
    let advice = session.ask_advice();
    make(&mut session, &mut chance, "b2");
    for asked in questions(Step { requests: advice, ..Step::default() }) {
        assert!(!session.answer(reply(&asked), &mut chance).advised, "that was before the move");
    }
}

#[test]
fn a_move_can_only_be_meant() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    assert!(!session.click(Spot(4), true, &mut chance).changed);
    assert_eq!(session.current().pending_move(), Some(Move(4)));
    let _ = session.drop_pending(&mut chance);
    assert_eq!((session.current().pending_move(), session.plies()), (None, 0));
    let _ = session.click(Spot(4), true, &mut chance);
    assert!(session.go(&mut chance).changed);
    assert_eq!(session.plies(), 1);
}

#[test]
fn a_step_back_leads_to_the_game_that_was_left() {
    let (mut session, mut chance, _) = sitting([Player::Person, bot()]);
    make(&mut session, &mut chance, "b2");
    session.at(Duration::from_secs(1));
    session.at(Duration::from_secs(5));
    let played = session.current().played().to_vec();
    session.suspend("the first");
    let other = session.with_player(Side::Second, Player::Person);
    let _ = session.sit_down(other, &mut chance);
    assert!(session.returns() && session.possible().undo);
    assert_eq!((session.suspended(), session.suspended_players()[1].clone()), (Some(&"the first"), bot()));
    make(&mut session, &mut chance, "a1");
    assert!(!session.returns(), "there is something to take back here");
    let _ = session.undo(&mut chance);
    let Some((step, tag)) = session.come_back(&mut chance) else { panic!("a game was left") };
    assert!(step.changed);
    assert_eq!((tag, session.current().played()), ("the first", &played[..]));
    assert_eq!(session.players(), &[Player::Person, bot()]);
    assert_eq!(session.clock().spent(Side::First), Duration::from_secs(4));
    assert!(session.come_back(&mut chance).is_none());
}

#[test]
fn a_game_that_has_hardly_begun_or_has_ended_is_not_worth_coming_back_to() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    make(&mut session, &mut chance, "b2");
    session.suspend("one move");
    assert_eq!(session.suspended(), None);
    make(&mut session, &mut chance, "a1");
    session.suspend("two moves");
    assert_eq!(session.suspended(), Some(&"two moves"));
    let _ = session.resign(Side::First);
    session.suspend("ended");
    assert_eq!(session.suspended(), None);
}

#[test]
fn a_session_takes_over_the_game_of_another_one_of_the_same_game_only() {
    for (game, left) in [(tic_tac_toe::GAME.usual(), Some(&"left")), (wild::GAME.usual(), None)] {
        let (mut before, mut chance, _) = sitting([Player::Person, bot()]);
        make(&mut before, &mut chance, "b2");
        let pairing = Pairing::new(game, [Player::Person, Player::Person]);
        let mut session = Session::new(pairing, before.ticket() + 1, Duration::ZERO);
        session.succeed(before, "left");
        assert_eq!(session.suspended(), left);
    }
}

#[test]
fn whoever_resigns_against_the_computer_is_the_person() {
    let (mut session, mut chance, _) = sitting([Player::Person, bot()]);
    assert_eq!(session.possible().resign, None, "nothing has been played");
    assert!(!session.resign(Side::First).ended);
    let asked = questions(session.make(Move(4), &mut chance));
    assert_eq!(session.possible().resign, Some(Side::First), "although the computer is to move");
    assert!(!session.possible().agree_draw && !session.agree_draw().ended);
    assert!(session.resign(Side::First).ended);
    assert!(!session.answer(reply(&asked[0]), &mut chance).changed, "its answer is void");
    assert_eq!(session.current().end(), Some(End::resigned(Side::First)));
    assert_eq!(session.score().wins, [0, 1]);
    assert_eq!(session.possible().resign, None, "it is over");
    let step = session.undo(&mut chance);
    assert!(!answered(&mut session, &mut chance, step));
    assert_eq!((session.plies(), session.score().wins), (2, [0, 0]), "the computer has moved");
}

#[test]
fn two_people_resign_when_they_are_to_move_and_agree_on_a_draw() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    make(&mut session, &mut chance, "b2");
    assert_eq!(session.possible().resign, Some(Side::Second));
    assert!(session.possible().agree_draw && session.agree_draw().ended);
    let game = session.game_up_to(1, "Jana");
    assert_eq!(game.end().map(|end| end.by), Some(EndReason::Agreed));
    assert_eq!(session.score().draws, 1);
    assert!(!session.redo(&mut chance).ended && session.undo(&mut chance).changed);
    assert_eq!((session.current().end(), session.plies()), (None, 1));
}

#[test]
fn two_computers_do_not_resign() {
    let (mut session, mut chance, step) = sitting([bot(), bot()]);
    let first = questions(step).remove(0);
    let _ = session.answer(reply(&first), &mut chance);
    assert!(session.current().is_under_way());
    assert_eq!((session.possible().resign, session.possible().agree_draw), (None, false));
}

#[test]
fn the_best_opponent_moves_for_the_person_until_the_person_moves_on() {
    let (mut session, mut chance, _) = sitting([Player::Person, bot()]);
    let best = tic_tac_toe::GAME.usual().best_bot();
    let stopped = questions(session.move_for_person(&mut chance)).remove(0);
    assert_eq!(session.helping(), Some(best));
    let _ = session.ask_again(&mut chance);
    assert!(!session.answer(reply(&stopped), &mut chance).changed, "it was stopped");
    let step = session.move_for_person(&mut chance);
    answered(&mut session, &mut chance, step);
    assert_eq!((session.helping(), session.helped()), (None, Some((best, 1))), "the opponent has answered");
    let m = session.current().position().legal()[0];
    let _ = session.make(m, &mut chance);
    assert_eq!(session.helped(), None);
}

#[test]
fn nobodys_time_runs_before_the_first_move_and_while_it_rests() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    let seconds = Duration::from_secs;
    session.at(seconds(10));
    session.at(seconds(20));
    make(&mut session, &mut chance, "b2");
    session.at(seconds(30));
    session.at(seconds(33));
    session.rest();
    session.at(seconds(50));
    assert_eq!(Side::BOTH.map(|side| session.clock().spent(side)), [seconds(0), seconds(3)]);
}

#[test]
fn an_earlier_position_is_looked_at_until_something_is_played() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    for name in ["b2", "a1", "c3"] {
        make(&mut session, &mut chance, name);
    }
    session.look_at(3);
    assert_eq!(session.looked_at(), None, "that is the present one");
    session.look_at(1);
    assert_eq!((session.shown().1, session.looked_at()), (1, Some(1)));
    assert!(session.look_at_present() && !session.look_at_present());
    session.look_at(1);
    make(&mut session, &mut chance, "a3");
    assert_eq!((session.shown().1, session.looked_at()), (4, None));
}

#[test]
fn what_is_thought_of_the_moves_is_asked_anew_for_each_position() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    let asks = |requests: &[Request]| {
        let wanted = |request: &Request| matches!(request, Request::Ask(question) if question.want.kind() == Kind::Opinions);
        requests.iter().any(wanted)
    };
    assert!(asks(&session.want_opinions(true)));
    let step = session.make(Move(4), &mut chance);
    assert!(asks(&step.requests));
    answered(&mut session, &mut chance, step);
    assert_eq!(session.current().opinions().len(), 8);
    assert!(!asks(&session.want_opinions(false)));
}

#[test]
fn a_hint_is_told_apart_from_other_answers() {
    let (mut session, mut chance, _) = sitting([Player::Person, Player::Person]);
    let step = Step { requests: session.ask_advice(), ..Step::default() };
    let asked = questions(step).remove(0);
    let answer = reply(&asked);
    assert!(matches!(answer.found, Found::Advice(_)));
    let step = session.answer(answer, &mut chance);
    assert!(step.advised && !step.changed && session.current().advice().is_some());
}
