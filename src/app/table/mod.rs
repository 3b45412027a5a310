//! The form for every game whose board is drawn: it knows no game but by what
//! the registry says of it.
//!
//! Here is its state, and how games follow each other on it; [`controls`] says what its
//! controls do, [`keys`] what its keys do, [`refusal`] why they do nothing, [`view`]
//! what it shows, [`mod@board`] what of the game, [`cards`] what of the two sides, [`status`] what in words,
//! [`mod@spoken`] what is called how, [`names`] what the two sides, [`thoughts`] what
//! its opponents think, [`viewport`] which part of a large sheet is seen, [`after`] what
//! follows a game, [`options`] which game it is, [`keeping`] how it is kept, and
//! [`players`] who can play. What is done to the game is written in
//! [`crate::play::session`], as for the form „Hra“.

mod after;
mod board;
mod cards;
mod controls;
mod keeping;
mod keys;
mod names;
mod options;
mod players;
mod refusal;
mod spoken;
mod status;
mod thoughts;
mod view;
mod viewport;

use super::early_end::EarlyEnd;
use super::kept::{Kept, Session};
use super::playing::{self, Blink, effects};
use super::view::{FormId, Id, Size};
use super::{Effect, Timer};
use crate::board::Board;
use crate::bots::Chance;
use crate::games::{BotLevel, GameSetup};
use crate::play::question::Answer;
use crate::play::session::{NamedProgram, Pairing, Play, Player, Step};
use crate::scene::Spot;
use crate::store::Moment;
use keys::Typed;
use refusal::Refusal;
use spoken::{Previewed, Spoken};
use std::collections::BTreeSet;
use std::time::Duration;
use viewport::Viewport;

/// The tickets of this form begin here: the form „Hra“ has those below, and an
/// answer that comes late must not be taken for one of the other form.
pub(super) const TICKETS: u64 = 1 << 32;

const SECOND: Duration = Duration::from_secs(1);

/// The state of the form.
pub(super) struct TableForm {
    session: Session,
    /// Programs of others that may play in games that admit them.
    programs: Vec<NamedProgram>,
    /// The first move of the list that is seen.
    first_line: usize,
    cursor: Option<Spot>,
    viewport: Viewport,
    /// Which of the ways to see the board is chosen.
    view: usize,
    blink: Blink,
    typed: Typed,
    /// Why what was typed or clicked last came to nothing.
    refusal: Option<Refusal>,
    spoken: Spoken,
    previewed: Previewed,
    /// Whether the result picture lies over the board.
    picture: bool,
    /// Whether the next game begins by itself.
    again: bool,
    /// The options whose sizes are chosen number by number.
    own_sizes: BTreeSet<usize>,
    /// The time when it was told last.
    now: Moment,
    /// Tells the timer of the clock from earlier ones.
    tick: u64,
    size: Size,
    chance: Chance,
    kept: Kept,
}

impl TableForm {
    /// The form with a new game: a person against an opponent of middling
    /// strength. `ticket` is the last one of the form before, or [`TICKETS`]: an
    /// answer to a question of another game must not be taken for a move of this.
    pub(super) fn new(
        game: GameSetup,
        ticket: u64,
        chance: Chance,
        delay: Duration,
        size: Size,
    ) -> TableForm {
        let bots: Vec<BotLevel> = game.bots().collect();
        let players = [Player::Person, Player::Bot(bots[bots.len() / 2])];
        TableForm {
            session: Session::new(Pairing::new(game, players), ticket + 1, delay),
            programs: Vec::new(),
            first_line: 0,
            cursor: None,
            viewport: Viewport::default(),
            view: 0,
            // Those of the form „Hra“ are below.
            blink: Blink::after(ticket),
            typed: Typed::default(),
            refusal: None,
            spoken: Spoken::default(),
            previewed: Previewed::default(),
            picture: false,
            again: false,
            own_sizes: BTreeSet::new(),
            now: Moment(0),
            tick: 0,
            size,
            chance,
            kept: Kept::default(),
        }
    }

    /// The last ticket that this form has given.
    pub(super) fn ticket(&self) -> u64 {
        self.session.ticket()
    }

    /// The games that are played here.
    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// The game that is played here.
    pub(super) fn game(&self) -> &GameSetup {
        self.session.game()
    }

    /// The game as far as it has come.
    fn current(&self) -> &Play {
        self.session.current()
    }

    /// Begins, or goes on after another form was shown: what waited for something to
    /// come waits in vain by now.
    pub(super) fn enter(&mut self) -> Vec<Effect> {
        (self.picture, self.refusal) = (false, None);
        self.typed.text.clear();
        let mut effects = vec![Effect::Stop];
        effects.extend(playing::effects(self.session.ask_again(&mut self.chance)));
        effects.push(self.tick());
        effects.push(Effect::Focus(FormId::Table, Id::Board));
        effects
    }

    /// In a second the clock shows another time. An earlier request is void.
    fn tick(&mut self) -> Effect {
        self.tick += 1;
        Effect::After(SECOND, Timer::Clock(self.tick))
    }

    /// The time is this: the clock of the side to move runs.
    pub(super) fn at(&mut self, now: Moment) {
        self.now = now;
        self.session.at(Duration::from_millis(u64::try_from(now.0).unwrap_or(0)));
    }

    /// Another form is shown: nobody's time runs.
    pub(super) fn leave(&mut self) {
        self.session.rest();
    }

    /// Changes how long the computer waits, from the next game on.
    pub(super) fn set_delay(&mut self, delay: Duration) {
        self.session.set_delay(delay);
    }

    /// The window has another size.
    pub(super) fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// An opponent has answered.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        let step = self.session.answer(answer, &mut self.chance);
        self.after(step)
    }

    /// A side resigns, or both agree on a draw.
    pub(super) fn end_early(&mut self, end: EarlyEnd) -> Vec<Effect> {
        let step = end.carry_out(&mut self.session);
        self.after(step)
    }

    /// A time that was asked for is over.
    pub(super) fn timer(&mut self, timer: Timer) -> Vec<Effect> {
        match timer {
            Timer::Blink(hint) => self.blink.tick(hint),
            Timer::Clock(tick) if tick == self.tick && self.current().outcome().is_none() => {
                vec![self.tick()]
            }
            Timer::Again(ticket) if ticket == self.ticket() && self.is_next_awaited() => self.begin(),
            Timer::Typed(number) => self.typed_out(number),
            Timer::Clock(_) | Timer::Again(_) => Vec::new(),
        }
    }

    /// The game with other options, between the same two.
    fn change(&mut self, game: GameSetup) -> Vec<Effect> {
        if game == *self.game() {
            return Vec::new();
        }
        self.sit_down(self.session.with_game(game))
    }

    /// A new game between the same two.
    fn begin(&mut self) -> Vec<Effect> {
        self.sit_down(self.session.next_game())
    }

    /// The game on the table is left for another one.
    fn sit_down(&mut self, pairing: Pairing) -> Vec<Effect> {
        self.session.suspend(self.kept.copy(self.now));
        let step = self.session.sit_down(pairing, &mut self.chance);
        self.sat_down(step)
    }

    /// Another game has come on the table.
    fn sat_down(&mut self, step: Step) -> Vec<Effect> {
        self.kept.leave();
        (self.first_line, self.cursor) = (0, None);
        self.viewport = Viewport::default();
        self.typed = Typed::default();
        self.picture = false;
        self.after(step)
    }

    /// What the form itself does when the session has done something. Two opponents go
    /// on without a result picture: perhaps nobody is there to close it.
    fn after(&mut self, step: Step) -> Vec<Effect> {
        let mut effects = effects(step.requests);
        if step.changed {
            self.blink.stop();
            self.refusal = None;
            self.follow();
            effects.push(self.tick());
        }
        if step.ended {
            self.picture = !self.session.is_duel();
            if self.session.is_duel() && !self.current().held() {
                effects.extend(self.next_game(3 * SECOND));
            }
        }
        if step.advised {
            self.show_advice();
            effects.extend(self.blink.start());
        }
        effects
    }

    /// Brings the best move into sight.
    fn show_advice(&mut self) {
        let current = self.session.current();
        let spot = current.advice().and_then(|advice| current.position().clicks(advice.best).last().copied());
        if let Some(spot) = spot {
            self.bring_into_sight(spot);
        }
    }

    /// The position that is shown: the present one, or an earlier one.
    fn shown(&self) -> (&dyn Board, usize) {
        self.session.shown()
    }

    /// How many moves have been made.
    pub(super) fn plies(&self) -> usize {
        self.session.plies()
    }

    /// How many of them lead to the position that is shown.
    pub(super) fn shown_plies(&self) -> usize {
        self.shown().1
    }

    /// Brings the end of the list and the last move into view.
    fn follow(&mut self) {
        self.show_end_of_list();
        self.keep_in_sight();
    }
}

#[cfg(test)]
mod tests;
