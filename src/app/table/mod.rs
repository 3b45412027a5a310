//! The form for every game whose board is drawn: it knows no game but by what
//! the registry says of it.
//!
//! Here is its state, and how games follow each other on it; [`controls`] says what its
//! controls do, [`keys`] what its keys do, [`refusal`] why they do nothing, [`view`]
//! what it shows, [`mod@board`] what of the game, [`cards`] what of the two sides, [`status`] what in words,
//! [`mod@spoken`] what is called how, [`names`] what the two sides, [`thoughts`] what
//! its opponents think, [`viewport`] which part of a large sheet is seen, [`clock`] how
//! long each side has thought, [`after`] what follows a game, [`helping`] who moves for
//! a person, [`options`] which game it is, [`keeping`] how it is kept, [`suspended`] how one that was left comes back,
//! [`players`] who plays, and [`watching`] how that is watched if nobody does.

mod after;
mod board;
mod cards;
mod clock;
mod controls;
mod helping;
mod keeping;
mod keys;
mod names;
mod options;
mod players;
mod refusal;
mod spoken;
mod status;
mod suspended;
mod thoughts;
mod view;
mod viewport;
mod watching;

use super::kept::Kept;
use super::playing::{self, Blink, effects};
use super::view::{FormId, Id, Size};
use super::{Effect, Timer};
use crate::board::Board;
use crate::bots::{Chance, Progress};
use crate::games::{BotLevel, GameSetup};
use crate::play::history::History;
use crate::play::r#match::{Match, Request};
use crate::play::question::{Answer, Found};
use crate::play::score::Score;
use crate::rules::Rules;
use crate::scene::Spot;
use crate::store::Moment;
use crate::store::settings::Program;
use clock::Clock;
use helping::Helper;
use keys::Typed;
use players::{Player, seats};
use refusal::Refusal;
use spoken::{Previewed, Spoken};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use suspended::SuspendedGame;
use viewport::Viewport;

/// The tickets of this form begin here: the form „Hra“ has those below, and an
/// answer that comes late must not be taken for one of the other form.
pub(super) const TICKETS: u64 = 1 << 32;

const SECOND: Duration = Duration::from_secs(1);

/// The state of the form.
pub(super) struct TableForm {
    game: GameSetup,
    players: [Player; 2],
    /// Programs of others that may play: none in a game that admits none.
    programs: Vec<Program>,
    table: Match<Box<dyn Board>>,
    /// The earlier position that is looked at, by the number of moves before it.
    looked: Option<usize>,
    /// The first move of the list that is seen.
    first_line: usize,
    cursor: Option<Spot>,
    viewport: Viewport,
    weights: bool,
    /// Which of the ways to see the board is chosen.
    view: usize,
    blink: Blink,
    typed: Typed,
    /// Why what was typed or clicked last came to nothing.
    refusal: Option<Refusal>,
    spoken: Spoken,
    previewed: Previewed,
    helper: Option<Helper>,
    /// What opponents have told of positions, by the keys of these.
    thoughts: HashMap<u64, Progress>,
    /// Whether the result picture lies over the board.
    picture: bool,
    /// The game that was left for this one.
    left: Option<SuspendedGame>,
    /// Whether the next game begins by itself.
    again: bool,
    /// The options whose sizes are chosen number by number.
    own_sizes: BTreeSet<usize>,
    speed: usize,
    clock: Clock,
    /// The time when it was told last.
    now: Moment,
    /// Tells the timer of the clock from earlier ones.
    tick: u64,
    /// Games between these players that ended and were left for another.
    banked: Score,
    size: Size,
    chance: Chance,
    delay: Duration,
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
        let bots: Vec<BotLevel> = game.spec().all_bots().collect();
        let players = [Player::Person, Player::Bot(bots[bots.len() / 2])];
        let (history, seats) = (History::new(game.start()), seats(&game, &players));
        let table = Match::new(game.spec(), history, seats, ticket + 1, delay);
        TableForm {
            game,
            players,
            programs: Vec::new(),
            table,
            looked: None,
            first_line: 0,
            cursor: None,
            viewport: Viewport::default(),
            weights: false,
            view: 0,
            // Those of the form „Hra“ are below.
            blink: Blink::after(ticket),
            typed: Typed::default(),
            refusal: None,
            spoken: Spoken::default(),
            previewed: Previewed::default(),
            helper: None,
            thoughts: HashMap::new(),
            picture: false,
            left: None,
            again: false,
            own_sizes: BTreeSet::new(),
            speed: 1,
            clock: Clock::default(),
            now: Moment(0),
            tick: 0,
            banked: Score::default(),
            size,
            chance,
            delay,
            kept: Kept::default(),
        }
    }

    /// The last ticket that this form has given.
    pub(super) fn ticket(&self) -> u64 {
        self.table.ticket()
    }

    /// The game that is played here.
    pub(super) fn game(&self) -> &GameSetup {
        &self.game
    }

    /// Begins, or goes on after another form was shown: what waited for something to
    /// come waits in vain by now.
    pub(super) fn enter(&mut self) -> Vec<Effect> {
        (self.picture, self.refusal) = (false, None);
        self.typed.text.clear();
        self.stop_helper();
        let mut effects = vec![Effect::Stop];
        effects.extend(playing::effects(self.table.ask_again(&mut self.chance)));
        effects.extend(self.ask_opinions());
        effects.push(self.tick());
        effects.push(Effect::Focus(FormId::Table, Id::Board));
        effects
    }

    /// In a second the clock shows another time. An earlier request is void.
    fn tick(&mut self) -> Effect {
        self.tick += 1;
        Effect::After(SECOND, Timer::Clock(self.tick))
    }

    /// The time is this; the side to move has been thinking since the last call, but
    /// for the first move, before which nobody's time runs.
    pub(super) fn at(&mut self, now: Moment) {
        let on = self.table.is_under_way() && !self.table.held();
        self.now = now;
        self.clock.at(now, on.then(|| self.table.position().turn()));
    }

    /// Another form is shown: nobody's time runs.
    pub(super) fn leave(&mut self) {
        self.clock.rest();
    }

    /// Changes how long the computer waits, from the next game on.
    pub(super) fn set_delay(&mut self, delay: Duration) {
        self.delay = delay;
    }

    /// The window has another size.
    pub(super) fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// An opponent has answered.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        let hint = matches!(answer.found, Found::Advice(_));
        let effects = self.take(answer);
        let Some(advice) = self.table.advice().filter(|_| hint) else { return effects };
        if let Some(&spot) = self.table.position().clicks(advice.best).last() {
            self.bring_into_sight(spot);
        }
        self.blink.start()
    }

    /// A time that was asked for is over.
    pub(super) fn timer(&mut self, timer: Timer) -> Vec<Effect> {
        match timer {
            Timer::Blink(hint) => self.blink.tick(hint),
            Timer::Clock(tick) if tick == self.tick && self.table.outcome().is_none() => vec![self.tick()],
            Timer::Again(ticket) if ticket == self.table.ticket() && self.again && self.looked.is_none() => {
                self.begin()
            }
            Timer::Typed(number) => self.typed_out(number),
            Timer::Clock(_) | Timer::Again(_) => Vec::new(),
        }
    }

    /// The game with other options, between the same two.
    fn change(&mut self, game: GameSetup) -> Vec<Effect> {
        if game == self.game {
            return Vec::new();
        }
        self.set_aside();
        self.players = self.players.each_ref().map(|player| player.in_game(&game));
        self.game = game;
        self.banked = Score::default();
        self.sit_down(History::new(self.game.start()))
    }

    /// A new game between the same two.
    fn begin(&mut self) -> Vec<Effect> {
        self.set_aside();
        self.banked = self.score();
        self.sit_down(History::new(self.game.start()))
    }

    /// Puts a game on the table in place of the one before.
    fn sit_down(&mut self, history: History<Box<dyn Board>>) -> Vec<Effect> {
        self.kept.leave();
        (self.looked, self.first_line, self.cursor) = (None, 0, None);
        self.viewport = Viewport::default();
        self.clock = Clock::default();
        self.typed = Typed::default();
        self.thoughts.clear();
        self.picture = false;
        let ticket = self.table.ticket();
        let seats = seats(&self.game, &self.players);
        self.table = Match::new(self.game.spec(), history, seats, ticket, self.pause());
        self.step(|table, chance| table.begin(chance))
    }

    /// Something that may end the game, and then shows the result picture. Two
    /// opponents go on without it: perhaps nobody is there to close it.
    fn decide(&mut self, what: impl FnOnce(&mut Play, &mut Chance) -> Vec<Request>) -> Vec<Effect> {
        let before = self.table.outcome().is_some();
        let mut effects = self.step(what);
        let over = self.table.outcome().is_some();
        if before || !over {
            return effects;
        }
        self.picture = !self.is_duel();
        if self.is_duel() && !self.table.held() {
            effects.extend(self.next_game(3 * SECOND));
        }
        effects
    }

    /// Lets the table do something, and asks for new opinions if the position has
    /// changed.
    fn step(&mut self, what: impl FnOnce(&mut Play, &mut Chance) -> Vec<Request>) -> Vec<Effect> {
        let before = self.table.ticket();
        let mut effects = effects(what(&mut self.table, &mut self.chance));
        if self.table.ticket() != before {
            self.blink.stop();
            (self.looked, self.refusal, self.helper) = (None, None, None);
            self.follow();
            effects.extend(self.ask_opinions());
            effects.push(self.tick());
        }
        effects
    }

    /// The position that is shown: the present one, or an earlier one.
    fn shown(&self) -> (&dyn Board, usize) {
        let positions = self.table.positions();
        let at = self.looked.unwrap_or(positions.len() - 1).min(positions.len() - 1);
        (&*positions[at], at)
    }

    /// How many moves have been made.
    pub(super) fn plies(&self) -> usize {
        self.table.played().len()
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

/// A table of this form.
type Play = Match<Box<dyn Board>>;

#[cfg(test)]
mod tests;
