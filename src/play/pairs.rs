//! What a series of games tells of two players. Mostly they play in pairs: the two
//! games of a pair begin alike, and the players change sides. Where they keep their
//! sides there are no pairs, and every game stands for itself.
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
    /// Pairs by the first player's half points in them, 0 to 4; none of single games.
    pub pairs: [u32; 5],
    /// Whether games stand for themselves.
    single: bool,
    half_points: Option<u32>,
}

impl Score {
    /// That of no game yet, for players who keep their sides; the default is that of
    /// players who change them after every game.
    #[must_use]
    pub fn of_single_games() -> Score {
        Score { single: true, ..Score::default() }
    }

    /// Enters a game; every second one closes a pair, if there are pairs.
    pub fn add(&mut self, winner: Option<usize>) {
        let half_points = match winner {
            Some(0) => 2,
            None => 1,
            Some(_) => 0,
        };
        *[&mut self.losses, &mut self.draws, &mut self.wins][half_points as usize] += 1;
        match self.half_points.take() {
            _ if self.single => {}
            None => self.half_points = Some(half_points),
            Some(before) => self.pairs[(before + half_points) as usize] += 1,
        }
    }

    /// Elo difference and half the width of its 95 % interval, from the pairs
    /// (two games of a pair share their opening, so that single games would
    /// promise too much); from single games if there are no pairs or all came out
    /// alike. `None` before the first pair or single game, and if one player has won everything: the numbers
    /// then have no end, see [`Score::least`].
    #[must_use]
    pub fn elo(&self) -> Option<(f64, f64)> {
        let (mean, variance) = self.mean()?;
        let variance = match variance > 0.0 || self.single {
            true => variance,
            false => variance_of(&self.games()) / 2.0,
        };
        let error = 1.96 * (variance / self.trials()).sqrt();
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
        self.trials() * (ahead - even) * (2.0 * mean - even - ahead) / (2.0 * variance)
    }

    /// How often the first player had which share of the points of a game.
    fn games(&self) -> Vec<(f64, u32)> {
        vec![(0.0, self.losses), (0.5, self.draws), (1.0, self.wins)]
    }

    /// The same of what stands for itself: pairs, or single games.
    fn shares(&self) -> Vec<(f64, u32)> {
        let pairs = self.pairs.iter().enumerate();
        if self.single { self.games() } else { pairs.map(|(i, &n)| (i as f64 / 4.0, n)).collect() }
    }

    /// How many pairs there were, or single games.
    fn trials(&self) -> f64 {
        count(&self.shares())
    }

    /// Mean and variance of what stands for itself.
    fn mean(&self) -> Option<(f64, f64)> {
        let shares = self.shares();
        (count(&shares) > 0.0).then(|| (mean_of(&shares, |share| share), variance_of(&shares)))
    }
}

fn count(shares: &[(f64, u32)]) -> f64 {
    shares.iter().map(|&(_, n)| f64::from(n)).sum()
}

fn mean_of(shares: &[(f64, u32)], value: impl Fn(f64) -> f64) -> f64 {
    shares.iter().map(|&(share, n)| value(share) * f64::from(n)).sum::<f64>() / count(shares)
}

fn variance_of(shares: &[(f64, u32)]) -> f64 {
    let mean = mean_of(shares, |share| share);
    mean_of(shares, |share| (share - mean).powi(2))
}
