//! A game being played: who sits where, whose answer is awaited, what is meant
//! but not yet decided.
//!
//! The table serves every game. It draws nothing and speaks to nobody: what it
//! wants from outside it gives back as [`Request`]es.

mod asking;
mod ending;

use super::history::History;
use super::question::{Question, Thinker};
use crate::board::{Board, Picked, Picker};
use crate::bots::outside::EngineFailure;
use crate::bots::{Advice, Chance, MoveEval};
use crate::games::GameSpec;
use crate::rules::{End, Move, Side};
use crate::scene::Spot;
use std::time::Duration;

/// Who moves for a side.
#[derive(Clone)]
pub enum Seat {
    /// Somebody in front of the screen.
    Person,
    /// An opponent of the program, or a program of somebody else.
    Computer(Thinker),
}

/// What can be done just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible {
    /// There is something to take back.
    pub undo: bool,
    /// There is something to make again.
    pub redo: bool,
    /// A person is to move, and may be advised.
    pub hint: bool,
    /// The game is under way, and this side may resign: that of the one person who plays
    /// against the computer, or of two people the one to move.
    pub resign: Option<Side>,
    /// The game is under way, and two people may agree on a draw.
    pub agree_draw: bool,
}

/// Something that the table wants from outside.
pub enum Request {
    /// Put this question to another thread.
    Ask(Question),
    /// What was asked before is no longer wanted.
    Stop,
}

/// One game between two seats.
pub struct Match<P> {
    game: &'static GameSpec,
    seats: [Seat; 2],
    history: History<P>,
    picker: Picker,
    /// A person's move that waits for its confirmation.
    pending_move: Option<Move>,
    /// Grows whenever the position changes, so that an answer about an earlier
    /// one can be told apart.
    ticket: u64,
    pause: Duration,
    /// Whether the computer waits until it is told to move.
    held: bool,
    /// What was found out about this position.
    opinions: Vec<(Move, MoveEval)>,
    advice: Option<Advice>,
    /// How the game ended in this position, where its rules have not ended it.
    settled: Option<End>,
    /// What the program that is to move has done wrong: it has lost.
    failure: Option<EngineFailure>,
}

impl<P: Board + Clone> Match<P> {
    /// A game that has come as far as its history; [`begin`](Match::begin) sets it
    /// going.
    ///
    /// `first_ticket` is the last ticket of the game before, or 0, and
    /// `pause` is how long the computer waits before its move is shown.
    #[must_use]
    pub fn new(
        game: &'static GameSpec,
        history: History<P>,
        seats: [Seat; 2],
        first_ticket: u64,
        pause: Duration,
    ) -> Match<P> {
        Match {
            game,
            seats,
            history,
            picker: Picker::default(),
            pending_move: None,
            ticket: first_ticket,
            pause,
            held: false,
            opinions: Vec::new(),
            advice: None,
            settled: None,
            failure: None,
        }
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &P {
        self.history.position()
    }

    /// All that was played, and what was taken back.
    #[must_use]
    pub fn history(&self) -> &History<P> {
        &self.history
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &P {
        self.history.start()
    }

    /// The moves that led to it.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        self.history.played()
    }

    /// Whether a move has been made and the game has not ended.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        !self.played().is_empty() && self.outcome().is_none()
    }

    /// Who moves for a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// Others move for the sides from now on.
    pub fn set_seats(&mut self, seats: [Seat; 2]) {
        self.seats = seats;
    }

    /// The ticket of the position that is shown.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.ticket
    }

    /// A person's move that waits for its confirmation.
    #[must_use]
    pub fn pending_move(&self) -> Option<Move> {
        self.pending_move
    }

    /// What was last found out about the moves of this position.
    #[must_use]
    pub fn opinions(&self) -> &[(Move, MoveEval)] {
        &self.opinions
    }

    /// The advice given in this position.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Whether the game goes on and a person is to move.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        self.outcome().is_none() && matches!(self.seat(self.position().turn()), Seat::Person)
    }

    /// The sides that are asked before moves are taken back or made again: the
    /// people, or both sides where nobody is one.
    fn people(&self) -> [bool; 2] {
        let people = self.seats.each_ref().map(|s| matches!(s, Seat::Person));
        if people.contains(&true) { people } else { [true; 2] }
    }

    /// All positions from the start to the one that is shown.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        self.history.positions()
    }

    /// The spots clicked so far, which do not yet spell a move.
    #[must_use]
    pub fn picked(&self) -> &[Spot] {
        self.picker.picked()
    }

    /// Whether a click on this spot would take back the last one.
    #[must_use]
    pub fn takes_back(&self, spot: Spot) -> bool {
        self.picker.takes_back(self.position(), spot)
    }

    /// Where the next click may go once one has been made.
    #[must_use]
    pub fn targets(&self) -> Vec<Spot> {
        if self.picker.picked().is_empty() { Vec::new() } else { self.picker.targets(self.position()) }
    }

    /// How long the computer waits before its move is shown, from now on.
    pub fn set_pause(&mut self, pause: Duration) {
        self.pause = pause;
    }

    /// Whether *Krok späť* has something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.pending_move.is_some() || self.is_called_off() || self.history.can_undo(self.people())
    }

    /// Whether *Krok vpred* has something to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.is_called_off() && self.history.can_redo(self.people())
    }

    /// What can be done just now.
    #[must_use]
    pub fn possible(&self) -> Possible {
        Possible {
            undo: self.can_undo(),
            redo: self.can_redo(),
            hint: self.awaits_person() && self.game.advise.is_some(),
            resign: self.resigner(),
            agree_draw: self.is_under_way() && self.is_between_people(),
        }
    }

    /// Sets the game going: asks the computer if it is to move.
    pub fn begin(&mut self, chance: &mut Chance) -> Vec<Request> {
        self.changed(chance)
    }

    /// A person clicks a spot. With `confirm`, a move is only meant until
    /// [`go`](Match::go); clicking it once more takes it back.
    pub fn click(&mut self, spot: Spot, confirm: bool, chance: &mut Chance) -> Vec<Request> {
        if !self.awaits_person() {
            return Vec::new();
        }
        let position = self.history.position();
        let Picked::Move(m) = self.picker.click(position, spot) else {
            return Vec::new();
        };
        if !confirm {
            return self.play(m, chance);
        }
        self.pending_move = if self.pending_move == Some(m) { None } else { Some(m) };
        Vec::new()
    }

    /// A person makes a move without clicking.
    pub fn make(&mut self, m: Move, chance: &mut Chance) -> Vec<Request> {
        if self.awaits_person() { self.play(m, chance) } else { Vec::new() }
    }

    /// The person confirms the move that is meant.
    pub fn go(&mut self, chance: &mut Chance) -> Vec<Request> {
        match self.pending_move {
            Some(m) => self.play(m, chance),
            None => Vec::new(),
        }
    }

    /// Takes back a move that is only meant, or that a side has given up or both have
    /// agreed, or else the last move of a person with all that came after it.
    pub fn undo(&mut self, chance: &mut Chance) -> Vec<Request> {
        if self.pending_move.take().is_some() {
            return Vec::new();
        }
        if self.is_called_off() || self.history.undo(self.people()) {
            self.changed(chance)
        } else {
            Vec::new()
        }
    }

    /// Makes again what was taken back.
    pub fn redo(&mut self, chance: &mut Chance) -> Vec<Request> {
        if self.can_redo() && self.history.redo(self.people()) { self.changed(chance) } else { Vec::new() }
    }

    fn play(&mut self, m: Move, chance: &mut Chance) -> Vec<Request> {
        self.history.play(m);
        self.changed(chance)
    }

    fn changed(&mut self, chance: &mut Chance) -> Vec<Request> {
        self.void();
        let mut requests = vec![Request::Stop];
        requests.extend(self.ask_again(chance));
        requests
    }

    /// Whatever was known or asked about the position before is void now.
    fn void(&mut self) {
        self.picker.clear();
        self.pending_move = None;
        self.opinions.clear();
        self.advice = None;
        self.settled = None;
        self.failure = None;
        self.ticket += 1;
    }
}
