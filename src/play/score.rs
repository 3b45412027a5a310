//! How many games each of two players has won.

use crate::rules::Side;

/// Games won by one player, by the other, and by nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Games that each of the two has won.
    pub wins: [u32; 2],
    /// Games that nobody has won.
    pub draws: u32,
}

impl Score {
    /// The score with one more game, won by this player or by nobody.
    #[must_use]
    pub fn with(mut self, winner: Option<usize>) -> Score {
        match winner {
            Some(player) => self.wins[player] += 1,
            None => self.draws += 1,
        }
        self
    }

    /// The score with the numbers of these two in this order: what is told of sides
    /// becomes what is told of players, and the other way round.
    #[must_use]
    pub fn of(self, order: [Side; 2]) -> Score {
        Score { wins: order.map(|side| self.wins[side.index()]), ..self }
    }
}
