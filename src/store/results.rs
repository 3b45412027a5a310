//! What the finished games add up to.

use super::Store;
use super::game::{Ending, Moment, Opponent};
use super::listing::{Condition, Filter};
use rusqlite::{Connection, Result, params_from_iter};
use std::collections::BTreeMap;

/// Finished games, added up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Games that the player has won.
    pub wins: u32,
    /// Games that nobody has won.
    pub draws: u32,
    /// Games that the opponent has won.
    pub losses: u32,
    /// The most wins one after the other; a draw ends a series, too.
    pub longest_series: u32,
    /// Moves of both sides in all games together.
    pub plies: u64,
    /// Wins since the last game that was not won.
    series: u32,
}

impl Tally {
    /// Adds the next game in order of time.
    fn add(&mut self, ending: Ending, plies: u32) {
        match ending {
            Ending::Win => self.wins += 1,
            Ending::Draw => self.draws += 1,
            Ending::Loss => self.losses += 1,
        }
        self.series = if ending == Ending::Win { self.series + 1 } else { 0 };
        self.longest_series = self.longest_series.max(self.series);
        self.plies += u64::from(plies);
    }

    /// How many games ended like this.
    #[must_use]
    pub fn count(&self, ending: Ending) -> u32 {
        match ending {
            Ending::Win => self.wins,
            Ending::Draw => self.draws,
            Ending::Loss => self.losses,
        }
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// How many of a hundred games ended like this; `None` without games.
    #[must_use]
    pub fn percent(&self, ending: Ending) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| 100.0 * f64::from(self.count(ending)) / f64::from(games))
    }

    /// How many moves of both sides a game takes; `None` without games.
    #[must_use]
    pub fn average_plies(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| self.plies as f64 / f64::from(games))
    }
}

/// What one player has reached in one variant of a game against one opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The player's name.
    pub player: String,
    /// The key of the game.
    pub game: String,
    /// The options that tell games apart.
    pub variant: String,
    /// The opponent.
    pub opponent: Opponent,
    /// What the finished games add up to.
    pub tally: Tally,
    /// How many games are not finished.
    pub unfinished: u32,
}

impl Line {
    /// What tells a line from the others: whose it is, which game it is about, and
    /// against whom.
    #[must_use]
    pub fn key(&self) -> (&str, &str, &str, &Opponent) {
        (&self.player, &self.game, &self.variant, &self.opponent)
    }
}

/// What the games of one stretch of time add up to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stretch {
    /// When its first game ended.
    pub from: Moment,
    /// When its last game ended.
    pub to: Moment,
    /// Its games. A series that goes on beyond it counts only as far as it
    /// lies within.
    pub tally: Tally,
}

/// What the games of a filter add up to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// By player, game, variant and opponent, in this order.
    pub lines: Vec<Line>,
    /// All finished games together, in the order in which they ended.
    pub total: Tally,
    /// The finished games in order of time, divided into stretches of equally
    /// many games (up to one), for a chart.
    pub course: Vec<Stretch>,
}

impl Store {
    /// What the games of a filter add up to, with a course of at most
    /// `stretches` stretches. [`Filter::finished`] makes no difference.
    pub fn results(&mut self, filter: &Filter, stretches: usize) -> Results {
        let filter = Filter { finished: None, ..filter.clone() };
        self.work(|connection| {
            // Another window that writes must not come between the two readings.
            let connection = &connection.unchecked_transaction()?;
            let Some(condition) = filter.condition(connection)? else { return Ok(Results::default()) };
            let (groups, games) = read(connection, condition)?;
            let mut total = Tally::default();
            games.iter().for_each(|&(_, ending, plies)| total.add(ending, plies));
            Ok(Results { lines: groups.lines(connection)?, total, course: course(&games, stretches) })
        })
    }
}

/// A finished game, as far as it is added up.
type Game = (Moment, Ending, u32);

/// Reads the index alone, once.
fn read(connection: &Connection, Condition { sql, values }: Condition) -> Result<(Groups, Vec<Game>)> {
    let sql = format!(
        "SELECT at, result, plies, player, game, variant, opponent FROM games INDEXED BY games_listed {sql} \
         ORDER BY at, id"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query(params_from_iter(values))?;
    let (mut groups, mut games) = (Groups::default(), Vec::new());
    while let Some(row) = rows.next()? {
        let text = |column| Ok::<_, rusqlite::Error>(row.get_ref(column)?.as_str()?);
        let line = groups.line(row.get(3)?, [text(4)?, text(5)?, text(6)?]);
        match row.get::<_, Option<i64>>(1)?.map(Ending::from_number) {
            Some(ending) => {
                let plies = row.get(2)?;
                line.tally.add(ending, plies);
                games.push((Moment(row.get(0)?), ending, plies));
            }
            None => line.unfinished += 1,
        }
    }
    Ok((groups, games))
}

fn course(games: &[Game], most: usize) -> Vec<Stretch> {
    let stretches = most.min(games.len());
    let border = |n: usize| n * games.len() / stretches;
    (0..stretches).map(|n| stretch(&games[border(n)..border(n + 1)])).collect()
}

/// What a stretch of at least one game adds up to.
fn stretch(games: &[Game]) -> Stretch {
    let mut tally = Tally::default();
    for &(_, ending, plies) in games {
        tally.add(ending, plies);
    }
    Stretch { from: games[0].0, to: games[games.len() - 1].0, tally }
}

/// Lines by the number of their player. There are few of them and many games,
/// so that finding the line of a game must not make a text of its own.
#[derive(Default)]
struct Groups(BTreeMap<i64, Vec<Group>>);

struct Group {
    /// Game, variant and opponent.
    key: [String; 3],
    tally: Tally,
    unfinished: u32,
}

impl Groups {
    fn line(&mut self, player: i64, key: [&str; 3]) -> &mut Group {
        let groups = self.0.entry(player).or_default();
        let place = groups.iter().position(|group| group.key == key);
        let place = place.unwrap_or_else(|| {
            let key = key.map(str::to_owned);
            groups.push(Group { key, tally: Tally::default(), unfinished: 0 });
            groups.len() - 1
        });
        &mut groups[place]
    }

    fn lines(self, connection: &Connection) -> Result<Vec<Line>> {
        let mut select = connection.prepare_cached("SELECT name FROM players WHERE id = ?1")?;
        let mut lines = Vec::new();
        for (player, groups) in self.0 {
            let player: String = select.query_row([player], |row| row.get(0))?;
            lines.extend(groups.into_iter().map(
                |Group { key: [game, variant, opponent], tally, unfinished }| {
                    let opponent = Opponent::from_text(&opponent);
                    Line { player: player.clone(), game, variant, opponent, tally, unfinished }
                },
            ));
        }
        lines.sort_by(|a, b| a.key().cmp(&b.key()));
        Ok(lines)
    }
}
