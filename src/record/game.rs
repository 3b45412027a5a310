//! A game that was played by the rules: where it started, and every move.

use super::error::quote;
use super::{Breach, Fault, Place, Places, Ply, Record, RecordError, Tag, VERSION, result_text, tag};
use crate::board::Board;
use crate::games::{BadSetup, GameSetup, GameSpec};
use crate::rules::{Move, Outcome, Rules};
use std::fmt::{self, Debug, Display, Formatter};

/// A game that was played by the rules, to its end or not.
///
/// It keeps two positions only, the first and the last, however long it is.
pub struct Game {
    setup: GameSetup,
    start: Box<dyn Board>,
    moves: Vec<Move>,
    position: Box<dyn Board>,
    agreed: Option<Outcome>,
}

/// Shows the record, which tells all of it.
impl Debug for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.record(), f)
    }
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(setup: GameSetup) -> Game {
        let start = setup.start();
        Game { setup, position: start.copy(), start, moves: Vec::new(), agreed: None }
    }

    /// Makes a legal move.
    ///
    /// # Panics
    /// As [`Rules::play`].
    pub fn play(&mut self, m: Move) {
        self.position.play(m);
        self.moves.push(m);
    }

    /// Makes the legal move that has this notation.
    ///
    /// # Errors
    /// When there is none.
    pub fn play_notation(&mut self, notation: &str) -> Result<(), Breach> {
        let number = self.moves.len() + 1;
        if let Some(outcome) = self.position.outcome() {
            return Err(Breach::AfterEnd(number, outcome));
        }
        let m = self.position.parse(notation).ok_or_else(|| Breach::Move(number, quote(notation)))?;
        self.play(m);
        Ok(())
    }

    /// Settles a game that the rules have not decided: somebody has resigned,
    /// or both have agreed.
    ///
    /// # Errors
    /// When the position is decided otherwise.
    pub fn settle(&mut self, outcome: Outcome) -> Result<(), Breach> {
        match self.position.outcome() {
            Some(is) if is != outcome => Err(Breach::Result(outcome, is)),
            _ => {
                self.agreed = Some(outcome);
                Ok(())
            }
        }
    }

    /// Which game it is.
    #[must_use]
    pub fn spec(&self) -> &'static GameSpec {
        self.setup.spec()
    }

    /// The game and its options.
    #[must_use]
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The moves from the start.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &dyn Board {
        &*self.position
    }

    /// How the game ended, by its rules or by agreement.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or(self.agreed)
    }

    /// The position before every move, and the last one.
    pub fn positions(&self) -> impl Iterator<Item = Box<dyn Board>> {
        let mut next = Some(self.start.copy());
        let mut moves = self.moves.iter();
        std::iter::from_fn(move || {
            let position = next.take()?;
            next = moves.next().map(|&m| {
                let mut after = position.copy();
                after.play(m);
                after
            });
            Some(position)
        })
    }

    /// The game as a record, with the tags that follow from it.
    #[must_use]
    pub fn record(&self) -> Record {
        let result = self.outcome();
        let options = self.setup.options().to_string();
        let setup = (!options.is_empty()).then_some((tag::SETUP, options));
        let tags = [(tag::GAME, self.spec().key.to_owned()), (tag::VERSION, VERSION.to_string())]
            .into_iter()
            .chain(setup)
            .chain([(tag::RESULT, result_text(result).to_owned())])
            .map(|(name, value)| Tag { name: name.to_owned(), value })
            .collect();
        let plies = self.positions().zip(&self.moves);
        let moves =
            plies.map(|(position, &m)| Ply { notation: position.notation(m), comment: String::new() });
        let moves = moves.collect();
        Record { tags, opening: String::new(), moves, result, places: Places::default() }
    }

    /// The game as a record whose last comment shows the position: a text to
    /// copy, for people and programs alike.
    #[must_use]
    pub fn with_picture(&self) -> Record {
        let mut record = self.record();
        record.show(&*self.position);
        record
    }
}

impl Record {
    /// Adds a comment after the last move that shows this position.
    pub(crate) fn show(&mut self, position: &dyn Board) {
        let picture = format!("\n{}\n", position.text());
        let last = self.moves.len();
        let said = last.checked_sub(1).map_or(&self.opening, |n| &self.moves[n].comment);
        let comment = if said.ends_with(&picture) { said.clone() } else { format!("{said}{picture}") };
        self.set_comment(last, comment);
    }

    /// Plays the moves by the rules of the game.
    ///
    /// # Errors
    /// Says what the game does not allow, and where it stands in the text that
    /// the record was read from.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let mut game = self.replay_first(self.moves.len())?;
        if let Some(outcome) = self.result {
            game.settle(outcome).map_err(at(self.places.result))?;
        }
        Ok(game)
    }

    /// Plays so many of the moves, or all if there are fewer, and does not ask
    /// for the result.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_first(&self, moves: usize) -> Result<Game, RecordError> {
        let places = &self.places;
        let key = self.tag(tag::GAME).unwrap_or_default();
        let options = self.tag(tag::SETUP).unwrap_or_default();
        let setup = GameSetup::of_parts(key, options).map_err(|bad| match bad {
            BadSetup::Game(key) => at(places.game)(Breach::Game(quote(&key))),
            BadSetup::Option(spec, bad) => at(places.setup)(Breach::Setup(quote(options), spec.key, bad)),
        })?;
        let mut game = Game::new(setup);
        for (i, ply) in self.moves.iter().take(moves).enumerate() {
            // A record that no text was read from was written by its game.
            let place = places.moves.get(i).copied().unwrap_or_default();
            game.play_notation(&ply.notation).map_err(at(place))?;
        }
        Ok(game)
    }
}

fn at(place: Place) -> impl Fn(Breach) -> RecordError {
    move |breach| RecordError { place, fault: Fault::Breach(breach) }
}
