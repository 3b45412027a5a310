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
use super::early_end::EarlyEnd;
use super::kept::{Kept, Session};
use super::playing::{Blink, effects};
use super::view::{FormId, Id};
use crate::board::Board;
use crate::bots::{Chance, known};
use crate::games::BotLevel;
use crate::games::tic_tac_toe::{Mark, TicTacToe, setup};
use crate::play::r#match::Request;
use crate::play::question::Answer;
use crate::play::score::Score;
use crate::play::session::{Pairing, Player, Step};
use crate::rules::Side;
use crate::scene::Spot;
use crate::store::settings::Settings;
use rand::RngExt;
use std::time::Duration;

/// A line of the combo box: two people, or an opponent of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct GameType(usize);

impl GameType {
    fn all() -> impl Iterator<Item = GameType> {
        (0..=GAME.usual().bots().count()).map(GameType)
    }

    /// The opponent, or `None` when two people play.
    fn bot(self) -> Option<BotLevel> {
        GAME.usual().bots().nth(self.0.checked_sub(1)?)
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

/// A game of some type.
struct Game {
    kind: GameType,
    session: Session,
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
            Id::Undo => self.play(Session::undo),
            Id::Redo => self.play(Session::redo),
            Id::Go => self.play(Session::go),
            Id::Hint => self.ask(|session, _| session.ask_advice()),
            Id::Weights => self.toggle_weights(),
            Id::Confirm => self.toggle_confirm(),
            Id::Begins(n) => self.set(n, |field| &mut field.begins),
            Id::Mark(n) => self.set(n, |field| &mut field.mark),
            _ => Vec::new(),
        }
    }

    /// The form is shown again: somebody else may have been asked in the meantime.
    pub(super) fn enter(&mut self) -> Vec<Effect> {
        self.ask(Session::ask_again)
    }

    /// An opponent has answered.
    pub(super) fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        self.play(|session, chance| session.answer(answer, chance))
    }

    /// A side resigns, or both agree on a draw.
    pub(super) fn end_early(&mut self, end: EarlyEnd) -> Vec<Effect> {
        self.play(|session, _| end.carry_out(session))
    }

    /// The games that are played here, if a type was chosen.
    pub(super) fn session(&self) -> Option<&Session> {
        self.game.as_ref().map(|game| &game.session)
    }

    /// The time between two changes of the blinking cell is over.
    pub(super) fn timer(&mut self, hint: u64) -> Vec<Effect> {
        self.blink.tick(hint)
    }

    fn begin(&mut self, kind: GameType) -> Vec<Effect> {
        let own = if self.begins.is_first(&mut self.chance) { Side::First } else { Side::Second };
        let mark = if self.mark.is_first(&mut self.chance) { Mark::Cross } else { Mark::Nought };
        let mut players = [Player::Person, Player::Person];
        if let Some(bot) = kind.bot() {
            players[own.other().index()] = Player::Bot(bot);
        }
        let setup = setup(if own == Side::First { mark } else { mark.other() });
        self.sit_down(kind, Pairing { own: Some(own), ..Pairing::new(setup, players) })
    }

    /// Puts a game on the table in place of the one before.
    fn sit_down(&mut self, kind: GameType, mut pairing: Pairing) -> Vec<Effect> {
        // The game that is left counts, if it has ended.
        if let Some(game) = &self.game {
            self.banked[game.kind.0] = game.score();
        }
        let first = first_rival(kind, pairing.own, &**pairing.history.position());
        pairing.banked = self.banked[kind.0].of([first, first.other()]);
        self.kept.leave();
        self.picture = false;
        let step = match &mut self.game {
            Some(game) => {
                game.kind = kind;
                game.session.sit_down(pairing, &mut self.chance)
            }
            None => {
                let mut session = Session::new(pairing, 0, self.delay);
                let mut step = session.begin(&mut self.chance);
                step.requests.extend(session.want_opinions(self.weights));
                self.game = Some(Game { kind, session });
                step
            }
        };
        self.after(step)
    }

    fn click(&mut self, cell: u8) -> Vec<Effect> {
        self.cursor = cell;
        let confirm = self.confirm;
        self.play(|session, chance| session.click(Spot(u32::from(cell)), confirm, chance))
    }

    /// Lets the session do something, if there is a game.
    fn play(&mut self, what: impl FnOnce(&mut Session, &mut Chance) -> Step) -> Vec<Effect> {
        let Some(game) = &mut self.game else { return Vec::new() };
        let step = what(&mut game.session, &mut self.chance);
        self.after(step)
    }

    /// What the form itself does when the session has done something.
    fn after(&mut self, step: Step) -> Vec<Effect> {
        if step.changed {
            self.later = false;
            self.blink.stop();
        }
        self.picture |= step.ended;
        let mut effects = effects(step.requests);
        if step.advised {
            effects.extend(self.blink.start());
        }
        effects
    }

    /// Lets the session ask something, if there is a game.
    fn ask(&mut self, what: impl FnOnce(&mut Session, &mut Chance) -> Vec<Request>) -> Vec<Effect> {
        let requests = self.game.as_mut().map(|game| what(&mut game.session, &mut self.chance));
        effects(requests.unwrap_or_default())
    }

    fn toggle_weights(&mut self) -> Vec<Effect> {
        self.weights = !self.weights;
        let wanted = self.weights;
        self.ask(|session, _| session.want_opinions(wanted))
    }

    /// A move that was only meant does not become a move by unchecking.
    fn toggle_confirm(&mut self) -> Vec<Effect> {
        self.confirm = !self.confirm;
        self.play(Session::drop_pending)
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
    /// The position that is shown.
    fn position(&self) -> &TicTacToe {
        known(&**self.session.current().position())
    }

    /// Whether no person has played yet, nor taken back what was played.
    fn is_fresh(&self) -> bool {
        let current = self.session.current();
        !current.can_undo() && !current.can_redo() && current.outcome().is_none()
    }

    /// The side of the first of the two in the score.
    fn first_rival(&self) -> Side {
        first_rival(self.kind, self.session.own(), &**self.session.current().position())
    }

    /// The score of this sitting in games of this type, this one included.
    fn score(&self) -> Score {
        let first = self.first_rival();
        self.session.score().of([first, first.other()])
    }
}

/// The side of the first of the two in the score: the player and the computer, or the
/// crosses and the noughts when two people play.
fn first_rival(kind: GameType, own: Option<Side>, position: &dyn Board) -> Side {
    match (kind.bot(), own) {
        (Some(_), Some(own)) => own,
        _ => {
            let crosses = |side: &Side| known::<TicTacToe>(position).mark_of(*side) == Mark::Cross;
            Side::BOTH.into_iter().find(crosses).expect("one side has the crosses")
        }
    }
}

fn focus(cell: u8) -> Vec<Effect> {
    vec![Effect::Focus(FormId::Field, Id::Panel(cell))]
}
