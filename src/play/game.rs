//! A game as it is kept: what was played, by whom, and how it ended.
//!
//! Records, files of other programs, the store and a match all give and take this one
//! value. Its moves have been understood: nobody reads their names again.

use super::history::History;
use crate::board::Board;
use crate::games::{BotLevel, GameSetup, GameSpec};
use crate::rules::{End, EndReason, Move, Outcome, Rules, Side};
use std::fmt;
use std::time::Duration;

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Participant {
    /// A person; the name is empty where nobody has told it.
    Person(String),
    /// An opponent of this program.
    Bot(BotLevel),
    /// A program of somebody else, by the name that it has here.
    Program(String),
}

/// Somebody of whom nothing is known.
impl Default for Participant {
    fn default() -> Self {
        Participant::Person(String::new())
    }
}

impl Participant {
    /// Whether it is a person.
    #[must_use]
    pub fn is_person(&self) -> bool {
        matches!(self, Participant::Person(_))
    }

    /// Its name in records and files: that of a person or a program, the key of an
    /// opponent; empty where nobody has told it.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Participant::Person(name) | Participant::Program(name) => name.clone(),
            Participant::Bot(bot) => bot.key(),
        }
    }
}

/// A game that was played by the rules, to its end or not.
///
/// It keeps two positions only, the first and the last, however long it is.
#[derive(Clone)]
pub struct Game {
    setup: GameSetup,
    start: Box<dyn Board>,
    moves: Vec<Move>,
    position: Box<dyn Board>,
    /// How it ended, where its rules have not ended it.
    settled: Option<End>,
    /// Who plays the first and the second side.
    pub sides: [Participant; 2],
    /// The day on which it was played, as in `2026-05-17`; empty if that is not known.
    pub date: String,
    /// The seed of all chance in it, if that is known.
    pub seed: Option<u64>,
    /// How long it was played.
    pub duration: Duration,
}

/// Why a move cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadMove {
    /// No legal move has this name.
    Illegal,
    /// The game was over, with this outcome.
    Over(Outcome),
}

impl Game {
    /// A game that has not begun, between two people without names.
    #[must_use]
    pub fn new(setup: GameSetup) -> Game {
        let start = setup.start();
        Game {
            position: start.copy(),
            start,
            moves: Vec::new(),
            settled: None,
            sides: Default::default(),
            date: String::new(),
            seed: None,
            duration: Duration::ZERO,
            setup,
        }
    }

    /// The game of a match up to so many moves; `end` is how it ended after all of them.
    ///
    /// # Panics
    /// If fewer moves were played.
    #[must_use]
    pub fn of_match<P: Board + Clone>(
        setup: GameSetup,
        history: &History<P>,
        plies: usize,
        end: Option<End>,
    ) -> Game {
        let whole = plies == history.played().len();
        Game {
            start: history.start().copy(),
            moves: history.played()[..plies].to_vec(),
            position: history.positions()[plies].copy(),
            settled: end.filter(|end| whole && end.by != EndReason::Rules),
            ..Game::new(setup)
        }
    }

    /// Makes a legal move.
    ///
    /// # Panics
    /// As [`Rules::play`].
    pub fn play(&mut self, m: Move) {
        self.position.play(m);
        self.moves.push(m);
        self.settled = None;
    }

    /// Makes the legal move that has this notation.
    ///
    /// # Errors
    /// When there is none.
    pub fn play_notation(&mut self, notation: &str) -> Result<(), BadMove> {
        if let Some(outcome) = self.position.outcome() {
            return Err(BadMove::Over(outcome));
        }
        self.play(self.position.parse(notation).ok_or(BadMove::Illegal)?);
        Ok(())
    }

    /// Ends a game that the rules have not decided. Where no reason is known, or one
    /// that does not go with the outcome, it is taken to be the likely one: a draw was
    /// agreed on, a program that lost has failed, a person has resigned.
    ///
    /// # Errors
    /// The outcome by the rules, if that is another one.
    pub fn settle(&mut self, outcome: Outcome, by: Option<EndReason>) -> Result<(), Outcome> {
        if let Some(decided) = self.position.outcome() {
            return if decided == outcome { Ok(()) } else { Err(decided) };
        }
        let by = by.filter(|by| *by != EndReason::Rules && by.allows(outcome));
        let by = by.unwrap_or_else(|| self.likely_reason(outcome));
        self.settled = Some(End { outcome, by });
        Ok(())
    }

    fn likely_reason(&self, outcome: Outcome) -> EndReason {
        match outcome {
            Outcome::Draw => EndReason::Agreed,
            Outcome::Win(side) => match self.sides[side.other().index()] {
                Participant::Program(_) => EndReason::Forfeit,
                Participant::Person(_) | Participant::Bot(_) => EndReason::Resigned,
            },
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

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &dyn Board {
        &*self.start
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &dyn Board {
        &*self.position
    }

    /// Who plays a side.
    #[must_use]
    pub fn side(&self, side: Side) -> &Participant {
        &self.sides[side.index()]
    }

    /// How the game ended, and why; `None` while it goes on.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.position.outcome().map(End::by_rules).or(self.settled)
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| end.outcome)
    }

    /// The points of each side, where the game has points.
    #[must_use]
    pub fn points(&self) -> Option<[u32; 2]> {
        self.spec().scored.then(|| self.position.points())
    }

    /// The game up to so many moves, or all of it if there are fewer; its end only if
    /// it is all of it.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> Game {
        if plies >= self.moves.len() {
            return self.clone();
        }
        let position = self.positions().nth(plies).expect("there are more moves");
        let moves = self.moves[..plies].to_vec();
        Game { moves, position, settled: None, ..self.clone() }
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

    /// The moves by their names, as records write them.
    pub fn notations(&self) -> impl Iterator<Item = String> {
        let mut position = self.start.copy();
        self.moves.iter().map(move |&m| {
            let notation = position.notation(m);
            position.play(m);
            notation
        })
    }

    /// What a match begins with that goes on with this game.
    #[must_use]
    pub fn history(&self) -> History<Box<dyn Board>> {
        History::of(self.start.copy(), &self.moves)
    }
}

/// Games are equal if the same was played by the same, and is known of it.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        let known = |game: &Game| (game.settled, game.seed, game.duration);
        self.setup == other.setup
            && self.moves == other.moves
            && self.sides == other.sides
            && self.date == other.date
            && known(self) == known(other)
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Game")
            .field("setup", &self.setup)
            .field("sides", &self.sides)
            .field("moves", &self.notations().collect::<Vec<_>>().join(" "))
            .field("end", &self.end())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GAMES, tic_tac_toe};

    fn played(names: &[&str]) -> Game {
        let mut game = Game::new(tic_tac_toe::GAME.usual());
        for name in names {
            assert_eq!(game.play_notation(name), Ok(()), "{name}");
        }
        game
    }

    #[test]
    fn an_illegal_move_and_a_move_after_the_end_are_refused() {
        let mut game = played(&["b2", "a1", "a2", "b1"]);
        assert_eq!(game.play_notation("b2"), Err(BadMove::Illegal));
        assert_eq!(game.play_notation("c2"), Ok(()));
        let won = Outcome::Win(Side::First);
        assert_eq!(game.play_notation("c1"), Err(BadMove::Over(won)));
        assert_eq!(game.end(), Some(End::by_rules(won)));
        assert_eq!(game.settle(Outcome::Draw, None), Err(won));
        assert_eq!(game.settle(won, Some(EndReason::Resigned)), Ok(()));
        assert_eq!(game.end(), Some(End::by_rules(won)), "the rules go before");
    }

    #[test]
    fn where_no_reason_is_known_the_likely_one_is_taken() {
        let robo = || Participant::Program("Robo".to_owned());
        let person = Participant::default;
        let first = Outcome::Win(Side::First);
        for (second, outcome, by, expected) in [
            (person(), first, None, EndReason::Resigned),
            (robo(), first, None, EndReason::Forfeit),
            (robo(), Outcome::Win(Side::Second), None, EndReason::Resigned),
            (robo(), Outcome::Draw, None, EndReason::Agreed),
            (robo(), first, Some(EndReason::Resigned), EndReason::Resigned),
            (person(), first, Some(EndReason::Rules), EndReason::Resigned),
            (person(), first, Some(EndReason::Agreed), EndReason::Resigned),
            (person(), Outcome::Draw, Some(EndReason::Forfeit), EndReason::Agreed),
        ] {
            let mut game = played(&["b2", "a1"]);
            game.sides[1] = second;
            assert_eq!(game.settle(outcome, by), Ok(()));
            assert_eq!(game.end(), Some(End { outcome, by: expected }), "{game:?}, {by:?}");
        }
    }

    #[test]
    fn a_part_of_a_game_has_not_ended_and_the_whole_has() {
        let mut game = played(&["b2", "a1", "c3"]);
        game.settle(Outcome::Draw, None).expect("nobody has won");
        assert_eq!(game.up_to(3), game);
        assert_eq!(game.up_to(9), game);
        let part = game.up_to(2);
        assert_eq!((part.moves(), part.end()), (&game.moves()[..2], None));
        assert_eq!(part.position().text(), played(&["b2", "a1"]).position().text());
        assert_eq!(part.history().played(), part.moves());
        let mut on = game.clone();
        on.play_notation("a3").expect("it is free");
        assert_eq!(on.end(), None, "who moves goes on");
    }

    #[test]
    fn a_game_of_a_match_is_the_game_that_was_played() {
        for spec in GAMES {
            let mut game = Game::new(spec.usual());
            for _ in 0..5 {
                let next = game.position().legal();
                game.play(next[next.len() / 2]);
            }
            let history = game.history();
            let agreed = Some(End::AGREED);
            for plies in 0..5 {
                assert_eq!(Game::of_match(spec.usual(), &history, plies, agreed), game.up_to(plies));
            }
            let whole = Game::of_match(spec.usual(), &history, 5, agreed);
            assert_eq!((whole.moves(), whole.end()), (game.moves(), agreed), "{}", spec.key);
            assert_eq!(whole.position().key(), game.position().key(), "{}", spec.key);
        }
    }
}
