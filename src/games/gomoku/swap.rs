//! Five in a row with the opening *swap2*, which takes the advantage from the side
//! that begins.
//!
//! The first side places three marks: a cross, a nought, a cross. The second side
//! then takes the crosses, or the noughts (which are to move), or places a nought
//! and a cross more and lets the first side choose. Rules of Gomoku World Cups
//! since 2009 (<https://en.wikipedia.org/wiki/Gomoku#Swap2>).
//!
//! The marks on the board take turns throughout, so that [`Five`] knows all about
//! them; here stands only whose they are. What opponents do in the opening is in
//! `swap_bots.rs`.

use super::rules::{Five, Rule, mix};
use super::sheet::Sheet;
use crate::rules::{Move, Outcome, Rules, Side};

/// The moves that choose, behind those that mark a cell of any board: takes the
/// crosses.
pub const CROSSES: Move = Move(1 << 16);
/// Takes the noughts.
pub const NOUGHTS: Move = Move(CROSSES.0 + 1);
/// Places two more marks.
pub const MORE: Move = Move(CROSSES.0 + 2);

/// The moves that choose, and their names in records.
pub(super) const CHOICES: [(Move, &str); 3] = [(CROSSES, "X"), (NOUGHTS, "O"), (MORE, "2")];

/// How far the opening has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The first side places three marks.
    Opening,
    /// The second side chooses among three ways.
    Choice,
    /// The second side places two more marks.
    More,
    /// The first side chooses its mark.
    LastChoice,
    /// The game goes on, and this side draws the crosses.
    Play(Side),
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swap2 {
    board: Five,
    stage: Stage,
}

impl Swap2 {
    /// An empty board of so many rows and columns.
    ///
    /// # Panics
    /// When there are fewer than five: three marks would fill it, or nearly so.
    #[must_use]
    pub fn new(side: u8, rule: Rule) -> Swap2 {
        Swap2::on(Five::with(side, side, 5, rule))
    }

    /// The same on a board on which there is no mark yet.
    ///
    /// # Panics
    /// If its sides are shorter than five, or there are marks.
    #[must_use]
    pub fn on(board: Five) -> Swap2 {
        assert!(board.width().min(board.height()) >= 5, "the opening needs room");
        assert!(board.marked().is_empty(), "the opening places the first marks");
        Swap2 { board, stage: Stage::Opening }
    }

    /// The marks; its sides are crosses and noughts, whoever draws them.
    #[must_use]
    pub fn board(&self) -> &Five {
        &self.board
    }

    /// How far the opening has come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who draws a mark where that is settled: [`Side::First`] of the board are the crosses.
    pub(super) fn owner(&self, mark: Side) -> Option<Side> {
        match self.stage {
            Stage::Play(crosses) => Some(if mark == Side::First { crosses } else { crosses.other() }),
            Stage::Opening | Stage::Choice | Stage::More | Stage::LastChoice => None,
        }
    }

    /// The moves among these that mark a cell of the board, without the choices.
    pub fn marks(moves: &[Move]) -> impl Iterator<Item = Move> {
        moves.iter().copied().filter(|&m| !is_choice(m))
    }

    /// What may be chosen now, and its names in records; nothing while marks are placed.
    pub(super) fn choices(&self) -> &'static [(Move, &'static str)] {
        match self.stage {
            Stage::Choice => &CHOICES,
            Stage::LastChoice => &CHOICES[..2],
            Stage::Opening | Stage::More | Stage::Play(_) => &[],
        }
    }

    /// Whether this may be chosen now.
    pub(super) fn offers(&self, choice: Move) -> bool {
        self.choices().iter().any(|&(m, _)| m == choice)
    }
}

/// Whether a move chooses, and marks no cell.
#[must_use]
pub fn is_choice(m: Move) -> bool {
    m >= CROSSES
}

impl Rules for Swap2 {
    fn turn(&self) -> Side {
        match self.stage {
            Stage::Opening | Stage::LastChoice => Side::First,
            Stage::Choice | Stage::More => Side::Second,
            Stage::Play(crosses) if self.board.turn() == Side::First => crosses,
            Stage::Play(crosses) => crosses.other(),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        match self.choices() {
            [] => self.board.moves(out),
            choices => out.extend(choices.iter().map(|&(m, _)| m)),
        }
    }

    fn play(&mut self, m: Move) {
        let legal = if self.choices().is_empty() { !is_choice(m) } else { self.offers(m) };
        debug_assert!(legal, "{m:?} in {:?}", self.stage);
        if !is_choice(m) {
            self.board.play(m);
        }
        let marks = self.board.marked().len();
        self.stage = match (self.stage, m) {
            (Stage::Choice, MORE) => Stage::More,
            (Stage::Choice | Stage::LastChoice, CROSSES) => Stage::Play(self.turn()),
            (Stage::Choice | Stage::LastChoice, NOUGHTS) => Stage::Play(self.turn().other()),
            (Stage::Choice | Stage::LastChoice, _) => unreachable!("one of the choices is legal there"),
            (Stage::Opening, _) if marks == 3 => Stage::Choice,
            (Stage::More, _) if marks == 5 => Stage::LastChoice,
            (stage @ (Stage::Opening | Stage::More | Stage::Play(_)), _) => stage,
        };
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.board.outcome()? {
            // Five marks of the opening make no row.
            Outcome::Win(mark) => self.owner(mark).map(Outcome::Win),
            Outcome::Draw => Some(Outcome::Draw),
        }
    }

    fn key(&self) -> u64 {
        let stage = match self.stage {
            Stage::Opening => 1,
            Stage::Choice => 2,
            Stage::More => 3,
            Stage::LastChoice => 4,
            Stage::Play(crosses) => 5 + crosses.index() as u64,
        };
        self.board.key() ^ mix(stage << 32)
    }

    fn notation(&self, m: Move) -> String {
        match CHOICES.iter().find(|(choice, _)| *choice == m) {
            Some((_, name)) => (*name).to_owned(),
            None => self.board.notation(m),
        }
    }

    fn parse(&self, text: &str) -> Option<Move> {
        match self.choices() {
            [] => self.board.parse(text),
            choices => choices.iter().find(|(_, name)| *name == text).map(|&(m, _)| m),
        }
    }

    /// The board, and below it what may be chosen, or which side draws crosses.
    fn text(&self) -> String {
        let below = match self.stage {
            Stage::Opening | Stage::More => "...".to_owned(),
            Stage::Choice | Stage::LastChoice => {
                self.choices().iter().map(|(_, name)| *name).collect::<Vec<_>>().join(" ")
            }
            Stage::Play(crosses) => format!("X = {}", crosses.index() + 1),
        };
        format!("{}\n{below}", self.board.text())
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}
