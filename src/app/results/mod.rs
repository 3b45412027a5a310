//! The form „Výsledky“: what the players have reached, and their last games, those that
//! have not ended among them.

mod chart;
mod view;

pub(super) use chart::turned;
pub(super) use view::opponent;

use super::view::{Id, List};
use crate::store::{Column, Filter, GameId, Line, Opponent, Order, Page, Store, Stretch, Tally};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The columns by which the list of games can be sorted, as they stand there.
const GAME_COLUMNS: [Column; 7] = [
    Column::At,
    Column::Player,
    Column::Game,
    Column::Opponent,
    Column::Ending,
    Column::Plies,
    Column::Duration,
];

/// What the form shows: read from the store whenever something changes, since a
/// description may not touch files.
pub(super) struct Results {
    filter: Filter,
    order: Order,
    players: Vec<String>,
    /// Games with their variants.
    games: Vec<(String, String)>,
    opponents: Vec<Opponent>,
    lines: Vec<Line>,
    /// The line of the table to which the games and the chart are narrowed, by what it
    /// lists.
    chosen_line: Option<Filter>,
    sorted: (usize, bool),
    first_line: usize,
    page: Page,
    first: usize,
    chosen: Option<usize>,
    course: Vec<Stretch>,
}

impl Results {
    /// The results of this player, the newest games first.
    pub(super) fn of(player: Option<&str>, store: &mut Store) -> Results {
        let filter = Filter { player: player.map(str::to_owned), ..Filter::default() };
        let mut results = Results {
            filter,
            order: Order::default(),
            players: Vec::new(),
            games: Vec::new(),
            opponents: Vec::new(),
            lines: Vec::new(),
            chosen_line: None,
            sorted: (0, false),
            first_line: 0,
            page: Page::default(),
            first: 0,
            chosen: None,
            course: Vec::new(),
        };
        results.read(store);
        results
    }

    /// Which games are listed: those that the filters let through, or those of
    /// the chosen line alone.
    pub(super) fn filter(&self) -> Filter {
        self.chosen_line.as_ref().unwrap_or(&self.filter).clone()
    }

    /// The number of the line that is chosen in the table.
    fn line(&self) -> Option<usize> {
        let chosen = self.chosen_line.as_ref()?;
        self.lines.iter().position(|line| games_of(line) == *chosen)
    }

    /// A line of the table was chosen: the games below are those of that line.
    pub(super) fn narrow(&mut self, line: usize, store: &mut Store) {
        self.chosen_line = self.lines.get(line).map(games_of);
        self.read_games(store);
    }

    /// No line of the table is chosen any more.
    pub(super) fn widen(&mut self, store: &mut Store) {
        self.chosen_line = None;
        self.read_games(store);
    }

    /// Reads everything anew: something has been filtered or played.
    pub(super) fn read(&mut self, store: &mut Store) {
        self.players = store.players().into_iter().map(|p| p.name).collect();
        // What the player has played at all is what the other filters offer.
        let played = Filter { player: self.filter.player.clone(), ..Filter::default() };
        let played = store.results(&played, 0).lines;
        self.games = distinct(played.iter().map(|line| (line.game.clone(), line.variant.clone())));
        self.opponents = distinct(played.iter().map(|line| line.opponent.clone()));
        let results = store.results(&self.filter, chart::MOST);
        // Games that were only begun have nothing to add up: they stand in the list.
        let finished = |line: &Line| line.tally.games() > 0;
        (self.lines, self.course) = (results.lines.into_iter().filter(finished).collect(), results.course);
        self.sort_lines();
        (self.first, self.first_line, self.chosen, self.chosen_line) = (0, 0, None, None);
        self.read_page(store);
    }

    /// Reads what stands below the table: another line of it was chosen.
    fn read_games(&mut self, store: &mut Store) {
        self.course = store.results(&self.filter(), chart::MOST).course;
        (self.first, self.chosen) = (0, None);
        self.read_page(store);
    }

    fn read_page(&mut self, store: &mut Store) {
        let filter = self.filter();
        let most = List::seen(view::GAMES.h, true);
        self.page = store.list(&filter, self.order, self.first as u64, most as u32);
    }

    /// An item of a filter was chosen, where the first item means all, or a line;
    /// a line of the table that is chosen again is so no more.
    pub(super) fn choose(&mut self, id: Id, item: usize, store: &mut Store) {
        let nth = item.checked_sub(1);
        match id {
            Id::Filter(0) => self.filter.player = nth.and_then(|i| self.players.get(i).cloned()),
            Id::Filter(1) => {
                (self.filter.game, self.filter.variant) =
                    nth.and_then(|i| self.games.get(i).cloned()).unzip();
            }
            Id::Filter(2) => self.filter.opponent = nth.and_then(|i| self.opponents.get(i).cloned()),
            Id::List => {
                self.chosen = Some(item);
                return;
            }
            Id::Table if self.line() == Some(item) => return self.widen(store),
            Id::Table => return self.narrow(item, store),
            _ => return,
        }
        self.read(store);
    }

    /// The title of a column was pressed: sorts by it, or turns the order round.
    pub(super) fn sort(&mut self, id: Id, column: usize, store: &mut Store) {
        match id {
            Id::Table => {
                self.sorted = (column, self.sorted == (column, false));
                self.sort_lines();
            }
            Id::List => {
                let Some(&by) = GAME_COLUMNS.get(column) else { return };
                let descending =
                    if by == self.order.column { !self.order.descending } else { by == Column::At };
                self.order = Order { column: by, descending };
                (self.first, self.chosen) = (0, None);
                self.read_page(store);
            }
            _ => {}
        }
    }

    pub(super) fn scroll(&mut self, id: Id, first: usize, store: &mut Store) {
        match id {
            Id::Table => self.first_line = first,
            Id::List => {
                self.first = first;
                self.read_page(store);
            }
            _ => {}
        }
    }

    /// The game in this line of the list, or in the chosen one.
    pub(super) fn game(&self, line: Option<usize>) -> Option<GameId> {
        let line = line.or(self.chosen)?.checked_sub(self.first)?;
        self.page.rows.get(line).map(|row| row.id)
    }

    fn sort_lines(&mut self) {
        let (column, descending) = self.sorted;
        self.lines.sort_by(|a, b| {
            let order = compare(a, b, column);
            if descending { order.reverse() } else { order }
        });
    }
}

/// The games that a line adds up, and those that are not finished.
fn games_of(line: &Line) -> Filter {
    Filter {
        player: Some(line.player.clone()),
        game: Some(line.game.clone()),
        variant: Some(line.variant.clone()),
        opponent: Some(line.opponent.clone()),
        finished: None,
    }
}

fn distinct<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    all.collect::<BTreeSet<T>>().into_iter().collect()
}

/// By one column of the table, as it stands there.
fn compare(a: &Line, b: &Line, column: usize) -> Ordering {
    let percent = |tally: &Tally| tally.percent(crate::store::Ending::Win).unwrap_or_default();
    let plies = |tally: &Tally| tally.average_plies().unwrap_or_default();
    let (x, y) = (&a.tally, &b.tally);
    match column {
        0 => a.player.to_lowercase().cmp(&b.player.to_lowercase()),
        1 => (&a.game, &a.variant).cmp(&(&b.game, &b.variant)),
        2 => a.opponent.cmp(&b.opponent),
        3 => x.wins.cmp(&y.wins),
        4 => x.draws.cmp(&y.draws),
        5 => x.losses.cmp(&y.losses),
        6 => percent(x).total_cmp(&percent(y)),
        7 => x.longest_series.cmp(&y.longest_series),
        _ => plies(x).total_cmp(&plies(y)),
    }
}
