//! What every game is: whose turn, which moves, how it ends.
//!
//! Rules know nothing of drawing, clocks, chance, settings or words. How a
//! position looks is [`crate::board`]'s business; who plays is [`crate::bots`]'.

use std::any::Any;

/// One of the two players, named by the order in which they began.
///
/// Which mark a side draws is a matter of the game: in tic-tac-toe the first
/// side may well play with noughts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side that makes the first move.
    First,
    /// The side that answers.
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: an index into a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A move, packed by the game it belongs to. Opaque to everybody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(pub u32);

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// Nobody has won.
    Draw,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// Its rules ended it.
    Rules,
    /// One side gave up.
    Resigned,
    /// Both sides agreed on a draw.
    Agreed,
    /// A program beside this one did not move as it should, and lost.
    Forfeit,
}

impl EndReason {
    /// Every reason.
    pub const ALL: [EndReason; 4] =
        [EndReason::Rules, EndReason::Resigned, EndReason::Agreed, EndReason::Forfeit];

    /// Its name in records, in the store and as a key of texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            EndReason::Rules => "rules",
            EndReason::Resigned => "resigned",
            EndReason::Agreed => "agreed",
            EndReason::Forfeit => "forfeit",
        }
    }

    /// The reason of this name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<EndReason> {
        EndReason::ALL.into_iter().find(|reason| reason.key() == key)
    }

    /// Whether a game can have this outcome for this reason: nobody resigns a draw, and
    /// nobody agrees on a loss.
    #[must_use]
    pub const fn allows(self, outcome: Outcome) -> bool {
        match self {
            EndReason::Rules => true,
            EndReason::Agreed => matches!(outcome, Outcome::Draw),
            EndReason::Resigned | EndReason::Forfeit => matches!(outcome, Outcome::Win(_)),
        }
    }
}

/// How a game ended, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Who has won.
    pub outcome: Outcome,
    /// Why it is over.
    pub by: EndReason,
}

impl End {
    /// Nobody has won, as both sides agreed.
    pub const AGREED: End = End { outcome: Outcome::Draw, by: EndReason::Agreed };

    /// The rules of the game decided it.
    #[must_use]
    pub const fn by_rules(outcome: Outcome) -> End {
        End { outcome, by: EndReason::Rules }
    }

    /// This side gave up.
    #[must_use]
    pub const fn resigned(loser: Side) -> End {
        End { outcome: Outcome::Win(loser.other()), by: EndReason::Resigned }
    }

    /// The program that plays this side did not move as it should.
    #[must_use]
    pub const fn forfeit(loser: Side) -> End {
        End { outcome: Outcome::Win(loser.other()), by: EndReason::Forfeit }
    }
}

/// The rules of a game, seen from one of its positions.
pub trait Rules: Any + Send {
    /// The side that has to move. The same side may move twice in a row, so
    /// never assume that players alternate.
    fn turn(&self) -> Side;

    /// Appends every legal move to `out`: ascending, without doubles, and none
    /// exactly when the game is over.
    fn moves(&self, out: &mut Vec<Move>);

    /// Makes a move that [`moves`](Rules::moves) offers.
    ///
    /// # Panics
    /// Debug builds panic on an illegal move; in a release build the position
    /// is then meaningless.
    fn play(&mut self, m: Move);

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Boxes, captured dots … of each side; zeros where a game has none.
    fn points(&self) -> [u32; 2] {
        [0, 0]
    }

    /// Equal for equal positions, and practically never equal for others.
    fn key(&self) -> u64;

    /// The name of a move as records write it; unique among the legal moves.
    /// One word of visible characters: [`crate::record`] reads it back.
    fn notation(&self, m: Move) -> String;

    /// The board as a few lines of plain text, for records of playthroughs and
    /// for tests that fail.
    fn text(&self) -> String;

    /// The board as one line of ASCII, a character for each of its places in the order of
    /// their numbers, as any other program can write it that knows the game. Only
    /// [`crate::play::playout`] takes a digest of it.
    fn digest_text(&self) -> String {
        self.text().lines().collect()
    }

    /// A copy whose kind has been forgotten.
    fn boxed(&self) -> Box<dyn Rules>;

    /// The legal moves as a list of their own.
    fn legal(&self) -> Vec<Move> {
        let mut out = Vec::new();
        self.moves(&mut out);
        out
    }

    /// The legal move with this notation. A game whose boards may be large finds
    /// it without a list of all moves: records come from outside.
    fn parse(&self, text: &str) -> Option<Move> {
        self.legal().into_iter().find(|&m| self.notation(m) == text)
    }
}

impl Clone for Box<dyn Rules> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

/// So that one generic algorithm serves known and forgotten kinds of game.
impl<T: Rules + ?Sized> Rules for Box<T> {
    fn turn(&self) -> Side {
        (**self).turn()
    }
    fn moves(&self, out: &mut Vec<Move>) {
        (**self).moves(out);
    }
    fn play(&mut self, m: Move) {
        (**self).play(m);
    }
    fn outcome(&self) -> Option<Outcome> {
        (**self).outcome()
    }
    fn points(&self) -> [u32; 2] {
        (**self).points()
    }
    fn key(&self) -> u64 {
        (**self).key()
    }
    fn notation(&self, m: Move) -> String {
        (**self).notation(m)
    }
    fn text(&self) -> String {
        (**self).text()
    }
    fn digest_text(&self) -> String {
        (**self).digest_text()
    }
    fn boxed(&self) -> Box<dyn Rules> {
        (**self).boxed()
    }
    fn parse(&self, text: &str) -> Option<Move> {
        (**self).parse(text)
    }
}

/// Counts the sequences of exactly `depth` moves from this position.
///
/// A finished game is counted at the move that ends it and not expanded
/// (<https://www.chessprogramming.org/Perft>). The count of depth 0 is 1.
#[must_use]
pub fn perft<P: Rules + Clone>(position: &P, depth: u32) -> u64 {
    perft_table(position, depth).pop().unwrap_or(0)
}

/// Like [`perft`], for every depth from 0 to `depth` in one walk.
#[must_use]
pub fn perft_table<P: Rules + Clone>(position: &P, depth: u32) -> Vec<u64> {
    let mut counts = vec![0; depth as usize + 1];
    counts[0] = 1;
    count(position.clone(), &mut counts[1..], &mut Vec::new());
    counts
}

/// Makes every move and counts the positions reached, `reached[0]` after one
/// move, `reached[1]` after two …
///
/// One list serves as the stack of moves for the whole walk, so that no node
/// asks for memory.
fn count<P: Rules + Clone>(position: P, reached: &mut [u64], stack: &mut Vec<Move>) {
    let Some((here, deeper)) = reached.split_first_mut() else {
        return;
    };
    let base = stack.len();
    position.moves(stack);
    for i in base..stack.len() {
        let mut next = position.clone();
        next.play(stack[i]);
        *here += 1;
        if !deeper.is_empty() {
            count(next, deeper, stack);
        }
    }
    stack.truncate(base);
}
