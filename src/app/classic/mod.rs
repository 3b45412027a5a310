//! The form „Hra“: nine panels, a combo box of game types, and a running score.
//!
//! Here is what its buttons mean; [`view`] says what it shows and [`keys`]
//! what its keys do.

mod keeping;
mod keys;
mod panels;
mod status;
mod view;

pub(super) use crate::games::tic_tac_toe::GAME;
pub(super) use keeping::mark_of;

use super::Effect;
use super::kept::Kept;
use super::playing::{Blink, effects};
use super::view::{FormId, Id};
use crate::bots::Chance;
use crate::games::tic_tac_toe::{Mark, TicTacToe};
use crate::games::{BotLevel, GameSpec};
use crate::play::history::History;
use crate::play::r#match::{Match, Request, Seat};
use crate::play::question::{Answer, Found};
use crate::play::score::Score;
use crate::rules::{Outcome, Side};
use crate::scene::Spot;
use crate::store::settings::Settings;
use rand::RngExt;
use std::time::Duration;

/// A line of the combo box: two people, or an opponent of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct GameType(usize);

impl GameType {
    fn all() -> impl Iterator<Item = GameType> {
        (0..=GAME.all_bots().count()).map(GameType)
    }

    /// The opponent, or `None` when two people play.
    fn bot(self) -> Option<BotLevel> {
        GAME.all_bots().nth(self.0.checked_sub(1)?)
    }
}

/// A choice of three: one's own, the other's, or by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pick {
    First,
    Second,
    Chance,
}

impl Pick {
    fn of(n: usize) -> Pick {
        Pick::ALL.get(n).copied().unwrap_or(Pick::First)
    }

    const ALL: [Pick; 3] = [Pick::First, Pick::Second, Pick::Chance];

    /// Whether it is the first; chance decides if chance was chosen.
    fn is_first(self, chance: &mut Chance) -> bool {
        match self {
            Pick::First => true,
            Pick::Second => false,
            Pick::Chance => chance.random(),
        }
    }
}

/// A game of some type, and who sits where in it.
struct Game {
    kind: GameType,
    table: Match<TicTacToe>,
    /// The side of the player whose name is known.
    own: Side,
}

/// The state of the form.
pub(super) struct ClassicForm {
    game: Option<Game>,
    begins: Pick,
    mark: Pick,
    /// Whether one of these was changed at this point of a game, which goes on as
    /// it began.
    later: bool,
    confirm: bool,
    weights: bool,
    /// The panel that has, or last had, the keyboard.
    cursor: u8,
    blink: Blink,
    /// Whether the result picture lies over the field.
    picture: bool,
    /// Games of each type that ended and were left for another.
    banked: Vec<Score>,
    chance: Chance,
    delay: Duration,
    kept: Kept,
}

impl ClassicForm {
    pub(super) fn new(chance: Chance, settings: &Settings, delay: Duration) -> ClassicForm {
        ClassicForm {
            game: None,
            begins: Pick::of(settings.begins as usize),
            mark: Pick::of(settings.mark as usize),
            later: false,
            confirm: settings.confirm,
            weights: false,
            cursor: 4,
            blink: Blink::default(),
            picture: false,
            banked: GameType::all().map(|_| Score::default()).collect(),
            chance,
            delay,
            kept: Kept::default(),
        }
    }

    /// Whether pressing this makes no sense before a type is chosen.
    pub(super) fn lacks_type(&self, id: Id) -> bool {
        self.game.is_none() && matches!(id, Id::Panel(_) | Id::NewGame)
    }

    /// Closes the result picture. False if there was none.
    pub(super) fn close_picture(&mut self) -> bool {
        std::mem::take(&mut self.picture)
    }

    /// A type was chosen: a game of that type begins at once.
    pub(super) fn choose(&mut self, item: usize) -> Vec<Effect> {
        match GameType::all().nth(item) {
            Some(kind) => self.begin(kind),
            None => Vec::new(),
        }
    }

    /// A button, panel, check box, radio button or menu item was pressed.
    pub(super) fn press(&mut self, id: Id) -> Vec<Effect> {
        if self.close_picture() && matches!(id, Id::Result | Id::Panel(_)) {
            return Vec::new();
        }
        match id {
            Id::Panel(cell) => self.click(cell),
            Id::NewGame => self.game.as_ref().map(|g| g.kind).map_or_else(Vec::new, |kind| self.begin(kind)),
            Id::Undo => self.step(|table, chance| table.undo(chance)),
            Id::Redo => self.step(|table, chance| table.redo(chance)),
            Id::Go => self.decide(|table, chance| table.go(chance)),
            Id::Hint => self.step(|table, _| table.ask_advice()),
            Id::Weights => self.toggle_weights(),
            Id::Confirm => self.toggle_confirm(),
            Id::Begins(n) => self.set(n, |field| &mut field.begins),
            Id::Mark(n) => self.set(n, |field| &mut field.mark),
            _ => Vec::new(),
        }
    }

    /// The form is shown again: somebody else may have been asked in the meantime.
    pub(super) fn enter(&mut self) -> Vec<Effect> {
        let mut all =
            self.game.as_ref().map_or_else(Vec::new, |game| effects(game.table.ask_again(&mut self.chance)));
        all.extend(self.ask_opinions());
        all
    }

    /// An opponent has answered.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        let hint = matches!(answer.found, Found::Advice(_));
        let effects = self.decide(|table, chance| table.answer(answer, chance));
        let advised = self.game.as_ref().is_some_and(|g| g.table.advice().is_some());
        if hint && advised { self.blink.start() } else { effects }
    }

    /// The time between two changes of the blinking cell is over.
    pub(super) fn timer(&mut self, hint: u64) -> Vec<Effect> {
        self.blink.tick(hint)
    }

    fn begin(&mut self, kind: GameType) -> Vec<Effect> {
        let own = if self.begins.is_first(&mut self.chance) { Side::First } else { Side::Second };
        let mark = if self.mark.is_first(&mut self.chance) { Mark::Cross } else { Mark::Nought };
        let start = TicTacToe::begun_by(if own == Side::First { mark } else { mark.other() });
        self.sit_down(kind, own, History::new(start))
    }

    /// Puts a game on the table in place of the one before.
    fn sit_down(&mut self, kind: GameType, own: Side, history: History<TicTacToe>) -> Vec<Effect> {
        let first_ticket = self.game.as_ref().map_or(0, |g| g.table.ticket());
        self.bank();
        self.kept.leave();
        self.picture = false;
        let mut seats = [Seat::Person, Seat::Person];
        if let Some(bot) = kind.bot() {
            seats[own.other().index()] = Seat::Computer(bot.into());
        }
        let game: &'static GameSpec = &GAME;
        let table = Match::new(game, history, seats, first_ticket, self.delay);
        self.game = Some(Game { kind, table, own });
        self.step(|table, chance| table.begin(chance))
    }

    /// The game that is left counts, if it has ended.
    fn bank(&mut self) {
        if let Some(game) = &self.game {
            self.banked[game.kind.0] = self.score(game);
        }
    }

    /// The score of this sitting in games of this type, this one included.
    fn score(&self, game: &Game) -> Score {
        let banked = self.banked[game.kind.0];
        let Some(outcome) = game.table.outcome() else {
            return banked;
        };
        banked.with(match outcome {
            Outcome::Win(side) => Some(game.player(side)),
            Outcome::Draw => None,
        })
    }

    fn click(&mut self, cell: u8) -> Vec<Effect> {
        self.cursor = cell;
        let confirm = self.confirm;
        self.decide(|table, chance| table.click(Spot(u32::from(cell)), confirm, chance))
    }

    /// Something that may end the game, and then shows the result picture.
    fn decide(
        &mut self,
        what: impl FnOnce(&mut Match<TicTacToe>, &mut Chance) -> Vec<Request>,
    ) -> Vec<Effect> {
        let over = |field: &ClassicForm| field.game.as_ref().is_some_and(|g| g.table.outcome().is_some());
        let before = over(self);
        let effects = self.step(what);
        if !before && over(self) {
            self.picture = true;
        }
        effects
    }

    /// Lets the table do something, and asks for new opinions if the position
    /// has changed.
    fn step(&mut self, what: impl FnOnce(&mut Match<TicTacToe>, &mut Chance) -> Vec<Request>) -> Vec<Effect> {
        let Some(game) = &mut self.game else {
            return Vec::new();
        };
        let before = game.table.ticket();
        let requests = what(&mut game.table, &mut self.chance);
        let mut effects = effects(requests);
        if game.table.ticket() != before {
            self.later = false;
            self.blink.stop();
            effects.extend(self.ask_opinions());
        }
        effects
    }

    fn ask_opinions(&self) -> Vec<Effect> {
        match &self.game {
            Some(game) if self.weights => effects(game.table.ask_opinions(game.judge())),
            _ => Vec::new(),
        }
    }

    fn toggle_weights(&mut self) -> Vec<Effect> {
        self.weights = !self.weights;
        self.ask_opinions()
    }

    /// A move that was only meant does not become a move by unchecking.
    fn toggle_confirm(&mut self) -> Vec<Effect> {
        self.confirm = !self.confirm;
        let meant = self.game.as_ref().is_some_and(|g| g.table.pending_move().is_some());
        if meant { self.step(|table, chance| table.undo(chance)) } else { Vec::new() }
    }

    /// Changes who begins or who has which mark: at once while nothing has been
    /// played by a person, else from the next game on.
    fn set(&mut self, n: u8, which: fn(&mut ClassicForm) -> &mut Pick) -> Vec<Effect> {
        let Some(&pick) = Pick::ALL.get(usize::from(n)) else {
            return Vec::new();
        };
        if std::mem::replace(which(self), pick) == pick {
            return Vec::new();
        }
        match &self.game {
            Some(game) if game.is_fresh() => self.begin(game.kind),
            Some(_) => {
                self.later = true;
                Vec::new()
            }
            None => Vec::new(),
        }
    }
}

impl Game {
    /// Whether no person has played yet, nor taken back what was played.
    fn is_fresh(&self) -> bool {
        !self.table.can_undo() && !self.table.can_redo() && self.table.outcome().is_none()
    }

    /// Which of the two in the score a side is: the player and the computer, or
    /// the crosses and the noughts when two people play.
    fn player(&self, side: Side) -> usize {
        match self.kind.bot() {
            Some(_) => usize::from(side != self.own),
            None => usize::from(self.table.position().mark_of(side) == Mark::Nought),
        }
    }

    /// Who is asked for the weights of the cells: the opponent, or the best one
    /// when two people play.
    fn judge(&self) -> BotLevel {
        self.kind.bot().unwrap_or_else(|| GAME.evaluator())
    }
}

fn focus(cell: u8) -> Vec<Effect> {
    vec![Effect::Focus(FormId::Field, Id::Panel(cell))]
}
