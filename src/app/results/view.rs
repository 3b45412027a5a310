//! What the form „Výsledky“ shows.

use super::{GAME_COLUMNS, Results, chart};
use crate::app::build::{
    BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, area, button, control, fixed_form, label, quiet,
};
use crate::app::date::{day_and_time, minutes};
use crate::app::view::{Area, Column, Control, Form, FormId, Id, Kind, List, Picture, Px, Rect, Size, Style};
use crate::app::{ended, games};
use crate::games::{self as registry, GameSetup};
use crate::store::{Ending, Line, Opponent, Row, Tally};
use crate::text::Texts;

const SIZE: Size = Size { w: 1016, h: 664 };
const WIDE: Px = SIZE.w - 2 * MARGIN;
const TABLE: Rect = Rect::new(MARGIN, 96, WIDE, 6 * List::LINE + 2);
const CHART: Rect = Rect::new(MARGIN, TABLE.y + TABLE.h + GAP, WIDE, 104);
/// Widths of the names of games and of opponents in both lists.
const GAME: Px = 284;
const OPPONENT: Px = 203;
/// The list of games.
pub(super) const GAMES: Rect =
    Rect::new(MARGIN, CHART.y + CHART.h + GAP + LINE + 4, WIDE, 8 * List::LINE + 2);

impl Results {
    pub(in crate::app) fn form(&self, texts: &Texts) -> Form {
        let mut controls = self.filters(texts);
        controls.push(control(Id::Table, TABLE, texts.results_table(), Kind::List(self.table(texts))));
        controls.extend(self.chart(texts));
        let title = Rect::new(MARGIN, GAMES.y - LINE - 4, WIDE, LINE);
        controls.push(label(20, title, texts.results_games()));
        controls.push(control(Id::List, GAMES, texts.results_games(), Kind::List(self.games(texts))));
        controls.extend(self.buttons(texts));
        Form { controls, focus: Some(Id::List), ..fixed_form(FormId::Results, texts.results_title(), SIZE) }
    }

    fn filters(&self, texts: &Texts) -> Vec<Control> {
        // The names of games are the longest.
        let game_wide = GAME + 2 * NEAR + FIELD;
        let side = (WIDE - 2 * GAP - game_wide) / 2;
        let places =
            [(MARGIN, side), (MARGIN + side + GAP, game_wide), (MARGIN + side + GAP + game_wide + GAP, side)];
        let index = |at: Option<usize>| Some(at.map_or(0, |i| i + 1));
        let (filter, all) = (&self.filter, texts.results_all());
        let choices = [
            (
                texts.results_player(),
                self.players.clone(),
                self.players.iter().position(|p| Some(p) == filter.player.as_ref()),
            ),
            (
                texts.results_game(),
                self.games.iter().map(|(key, variant)| game(key, variant, texts)).collect(),
                self.games.iter().position(|(key, variant)| {
                    (Some(key), Some(variant)) == (filter.game.as_ref(), filter.variant.as_ref())
                }),
            ),
            (
                texts.results_opponent(),
                self.opponents.iter().map(|o| opponent(o, texts)).collect(),
                self.opponents.iter().position(|o| Some(o) == filter.opponent.as_ref()),
            ),
        ];
        let mut controls = Vec::new();
        for ((n, (title, names, chosen)), (x, width)) in (0..).zip(choices).zip(places) {
            let items = std::iter::once(all.clone()).chain(names).collect();
            let kind = Kind::Choice { items, chosen: index(chosen) };
            controls.push(label(n, Rect::new(x, MARGIN - 4, width, LINE), title.clone()));
            let id = Id::Filter(n as u8);
            controls.push(control(id, Rect::new(x, MARGIN + LINE, width, FIELD), title, kind));
        }
        controls
    }

    fn table(&self, texts: &Texts) -> List {
        let column = |title, width, number| Column { title, width, number };
        let columns = vec![
            column(texts.results_player(), 105, false),
            column(texts.results_game(), GAME, false),
            column(texts.results_opponent(), OPPONENT, false),
            column(texts.results_wins(), 80, true),
            column(texts.results_draws(), 60, true),
            column(texts.results_losses(), 70, true),
            column(texts.results_percent(), 40, true),
            column(texts.results_series(), 56, true),
            column(texts.results_plies(), 54, true),
        ];
        let seen = List::seen(TABLE.h, true);
        let rows = self.lines.iter().skip(self.first_line).take(seen);
        List {
            columns,
            rows: rows.map(|line| line_of(line, texts)).collect(),
            first: self.first_line,
            total: self.lines.len(),
            chosen: self.line(),
            sorted: Some(self.sorted),
        }
    }

    fn chart(&self, texts: &Texts) -> Vec<Control> {
        let total = self.course.iter().fold([0; 3], |[w, d, l], s| {
            let Tally { wins, draws, losses, .. } = s.tally;
            [w + wins, d + draws, l + losses]
        });
        let spoken = texts.results_chart(total[1], total[2], total[0]);
        let inside = Rect::new(CHART.x + 12, CHART.y + 26, CHART.w - 24, 72);
        let picture = Kind::Picture(Picture::Svg(chart::svg(&self.course)));
        vec![
            area(10, CHART, Area::Card),
            quiet(11, Rect::new(CHART.x + 12, CHART.y + 5, CHART.w - 24, LINE), spoken.clone()),
            Control { name: String::new(), ..control(Id::Show(12), inside, spoken, picture) },
        ]
    }

    fn games(&self, texts: &Texts) -> List {
        let column = |title, width, number| Column { title, width, number };
        let columns = vec![
            column(texts.results_when(), 132, false),
            column(texts.results_player(), 79, false),
            column(texts.results_game(), GAME, false),
            column(texts.results_opponent(), OPPONENT, false),
            column(texts.results_ending(), 140, false),
            column(texts.results_plies(), 54, true),
            column(texts.results_duration(), 60, true),
        ];
        let at = GAME_COLUMNS.iter().position(|&c| c == self.order.column).unwrap_or(0);
        List {
            columns,
            rows: self.page.rows.iter().map(|row| row_of(row, texts)).collect(),
            first: self.first,
            total: usize::try_from(self.page.total).unwrap_or(usize::MAX),
            chosen: self.chosen,
            sorted: Some((at, self.order.descending)),
        }
    }

    fn buttons(&self, texts: &Texts) -> Vec<Control> {
        let y = SIZE.h - MARGIN - BUTTON;
        let right = SIZE.w - MARGIN - 104;
        let open = button(Id::Open, Rect::new(MARGIN, y, 136, BUTTON), texts.results_open(), Style::Plain);
        let place = Rect::new(MARGIN + 136 + NEAR, y, 136, BUTTON);
        let export = button(Id::Export, place, texts.results_export(), Style::Plain);
        vec![
            Control { enabled: self.game(None).is_some(), ..open },
            Control { enabled: !self.lines.is_empty(), ..export },
            button(Id::Ok, Rect::new(right, y, 104, BUTTON), texts.close(), Style::Default),
        ]
    }
}

fn line_of(line: &Line, texts: &Texts) -> Vec<String> {
    let tally = &line.tally;
    let whole = |number: Option<f64>| number.map_or(String::new(), |n| format!("{n:.0}"));
    vec![
        line.player.clone(),
        game(&line.game, &line.variant, texts),
        opponent(&line.opponent, texts),
        tally.wins.to_string(),
        tally.draws.to_string(),
        tally.losses.to_string(),
        whole(tally.percent(Ending::Win)),
        tally.longest_series.to_string(),
        tally
            .average_plies()
            .map_or(String::new(), |n| format!("{n:.1}").replace('.', &texts.decimal_mark())),
    ]
}

fn row_of(row: &Row, texts: &Texts) -> Vec<String> {
    vec![
        day_and_time(row.at, texts),
        row.player.clone(),
        game(&row.game, &row.variant, texts),
        opponent(&row.opponent, texts),
        ended::in_list(row, texts),
        row.plies.to_string(),
        minutes(row.duration),
    ]
}

/// The name of a game; its key where the game is not known (any more).
pub(in crate::app) fn game(key: &str, options: &str, texts: &Texts) -> String {
    GameSetup::of_parts(key, options).map_or_else(|_| key.to_owned(), |setup| games::name(&setup, texts))
}

/// The name of an opponent, in whatever game it plays.
pub(in crate::app) fn opponent(opponent: &Opponent, texts: &Texts) -> String {
    match opponent {
        Opponent::Computer(key) => {
            let bot = registry::GAMES.iter().find_map(|game| game.bot(key));
            bot.map_or_else(|| key.clone(), |bot| games::bot_name(bot, texts))
        }
        Opponent::Program(name) => name.clone(),
        Opponent::Person(name) if name.is_empty() => texts.type_two_people(),
        Opponent::Person(name) => name.clone(),
    }
}
