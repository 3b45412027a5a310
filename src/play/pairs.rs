//! What a series of games in pairs tells of two players: the two games of a pair
//! begin alike, and the players change sides.
//!
//! Must know neither games nor players.

/// Wins, draws and losses of the first player, and the points of each pair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games that the first player won.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that the first player lost.
    pub losses: u32,
    /// Pairs by the first player's half points in them, 0 to 4.
    pub pairs: [u32; 5],
    half_points: Option<u32>,
}

impl Score {
    /// Enters a game; every second one closes a pair.
    pub fn add(&mut self, winner: Option<usize>) {
        let half_points = match winner {
            Some(0) => 2,
            None => 1,
            Some(_) => 0,
        };
        *[&mut self.losses, &mut self.draws, &mut self.wins][half_points as usize] += 1;
        match self.half_points.take() {
            None => self.half_points = Some(half_points),
            Some(before) => self.pairs[(before + half_points) as usize] += 1,
        }
    }

    /// Elo difference and half the width of its 95 % interval, from the pairs
    /// (two games of a pair share their opening, so that single games would
    /// promise too much); from single games if all pairs came out alike. `None`
    /// before the first pair, and if one player has won everything: the numbers
    /// then have no end, see [`Score::least`].
    #[must_use]
    pub fn elo(&self) -> Option<(f64, f64)> {
        let (mean, variance) = self.mean()?;
        let variance = if variance > 0.0 { variance } else { self.variance_of_games() / 2.0 };
        let error = 1.96 * (variance / f64::from(self.pairs.iter().sum::<u32>())).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        (error > 0.0).then(|| (elo(mean), (elo(mean + error) - elo(mean - error)) / 2.0))
    }

    /// If one player has won every game, more than six of them: how many Elo
    /// it is ahead at least, with 95 % certainty (the „rule of three“: what has
    /// not happened in n games has a probability below 3 / n). Negative if it is
    /// the second player.
    #[must_use]
    pub fn least(&self) -> Option<f64> {
        let ahead = |games: u32| (games > 6).then(|| 400.0 * (f64::from(games - 3) / 3.0).log10());
        match *self {
            Score { wins, draws: 0, losses: 0, .. } => ahead(wins),
            Score { wins: 0, draws: 0, losses, .. } => ahead(losses).map(|elo| -elo),
            _ => None,
        }
    }

    fn variance_of_games(&self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses);
        let mean = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let part = |count: u32, score: f64| f64::from(count) / games * (score - mean).powi(2);
        part(self.wins, 1.0) + part(self.draws, 0.5) + part(self.losses, 0.0)
    }

    /// Logarithm of the likelihood ratio of „`better` Elo stronger“ against
    /// „not stronger“: above 2.94 the former is accepted and below -2.94 the
    /// latter, each wrongly once in twenty times (sequential probability ratio
    /// test, Wald 1945; the normal approximation of the generalised test).
    #[must_use]
    pub fn likelihood(&self, better: f64) -> f64 {
        let Some((mean, variance)) = self.mean().filter(|&(_, variance)| variance > 0.0) else {
            return 0.0;
        };
        let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let (even, ahead) = (expected(0.0), expected(better));
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        pairs * (ahead - even) * (2.0 * mean - even - ahead) / (2.0 * variance)
    }

    fn mean(&self) -> Option<(f64, f64)> {
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        let of = |value: &dyn Fn(f64) -> f64| {
            let share = |(i, &n): (usize, &u32)| value(i as f64 / 4.0) * f64::from(n) / pairs;
            self.pairs.iter().enumerate().map(share).sum::<f64>()
        };
        let mean = of(&|score| score);
        (pairs > 0.0).then(|| (mean, of(&|score| (score - mean).powi(2))))
    }
}
