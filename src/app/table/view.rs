//! What the form shows, from its state: the description of every control.

use super::TableForm;
use super::board::map;
use crate::app::bars;
use crate::app::build::{BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, button, control, quiet};
use crate::app::early_end;
use crate::app::ending::apart;
use crate::app::games;
use crate::app::playing::{self, BAR, SCORE, STRIP, ScoreCard, SpokenLabel};
use crate::app::view::{
    Canvas, Column, Control, Form, FormId, Ground, Id, Item, Kind, List, Menu, Paint, Px, Rect, Size, Style,
};
use crate::board::Board;
use crate::play::r#match::Possible;
use crate::play::session::SPEEDS;
use crate::rules::{Rules, Side};
use crate::scene::Lens;
use crate::text::Texts;

const COLUMN: Px = 312;
/// Height of the card of a side, and the distance to the next one.
const CARD: Px = 62;
/// Height of the strip at the foot, with a line for what opponents think.
const FOOT: Px = STRIP + LINE + 2;
/// The smallest inner size.
const SMALLEST: Size = Size { w: 3 * MARGIN + 440 + COLUMN, h: BAR + 2 * GAP + 516 + FOOT };
/// The inner size when it was never opened before.
const USUAL: Size = Size { w: 3 * MARGIN + 596 + COLUMN, h: BAR + 2 * GAP + 596 + FOOT };

/// Where the parts of the form stand in a window of some size.
struct Layout {
    window: Size,
    board: Rect,
    /// Left edge of the column of controls.
    column: Px,
}

impl Layout {
    fn of(size: Size) -> Layout {
        let size = if size == Size::default() { USUAL } else { size };
        let window = Size { w: size.w.max(SMALLEST.w), h: size.h.max(SMALLEST.h) };
        let (wide, high) = (window.w - COLUMN - 3 * MARGIN, window.h - BAR - FOOT - 2 * GAP);
        Layout { window, board: Rect::new(MARGIN, BAR + GAP, wide, high), column: window.w - MARGIN - COLUMN }
    }

    fn strip(&self) -> Rect {
        Rect::new(0, self.window.h - FOOT, self.window.w, FOOT)
    }
}

impl TableForm {
    /// Width and height of the board in pixels.
    pub(super) fn board_room(&self) -> (f32, f32) {
        Canvas::room(Layout::of(self.size).board)
    }

    /// How far a point of the form is from the middle of the board.
    pub(super) fn off_middle(&self, x: f64, y: f64) -> (f32, f32) {
        let board = Layout::of(self.size).board;
        let (wide, high) = (board.w as f32, board.h as f32);
        (x as f32 - board.x as f32 - wide / 2.0, y as f32 - board.y as f32 - high / 2.0)
    }

    /// How many lines of the list of moves are seen.
    fn lines_seen(&self) -> usize {
        List::seen(self.list_place(&Layout::of(self.size)).h, true)
    }

    pub(super) fn show_end_of_list(&mut self) {
        self.first_line = self.current().played().len().saturating_sub(self.lines_seen());
    }

    /// The description of the form.
    ///
    /// `trouble` says what is wrong with the files, if anything is.
    pub(in crate::app) fn form(&self, player: &str, trouble: Option<&str>, texts: &Texts) -> Form {
        let layout = Layout::of(self.size);
        let mut controls = vec![self.bar(&layout, texts)];
        let scene = self.picture(texts);
        let (wide, high) = self.board_room();
        let lens = self.lens(&scene, wide, high);
        controls.push(self.board(layout.board, &scene, lens, texts));
        controls.extend(lens.and_then(|lens| map(layout.board, &scene, lens, texts)));
        self.column(&layout, player, texts, &mut controls);
        let strip = layout.strip();
        self.status(player, texts).strip(strip, self.news(texts), trouble, &mut controls);
        let place = Rect::new(MARGIN, strip.y + 46 + LINE, strip.w - 2 * MARGIN, LINE);
        let SpokenLabel { shown, spoken } = self.thought(texts);
        controls.push(Control { name: spoken, ..quiet(19, place, shown) });
        let ended = self.current().outcome().filter(|_| self.picture);
        controls.extend(ended.map(|outcome| {
            // The end shall be seen beside the picture.
            let lens = lens.unwrap_or_else(|| Lens::whole(&scene, wide, high));
            let (_, y) = lens.seen(self.latest(&scene));
            let last = layout.board.y + layout.board.h / 2 + y as Px;
            self.ending(outcome).picture(apart(layout.board, last), texts)
        }));
        Form {
            id: FormId::Table,
            title: games::name(self.game(), texts),
            size: layout.window,
            smallest: SMALLEST,
            resizable: true,
            modal: false,
            ground: Ground::Face,
            mirrored: false,
            controls,
            focus: Some(Id::Board),
        }
    }

    fn bar(&self, layout: &Layout, texts: &Texts) -> Control {
        let item = bars::item;
        let possible = self.session.possible();
        let mut game = playing::moves(possible, texts);
        game.push(item(Id::MoveForMe, texts.bar_move_for_me(), "D", self.current().awaits_person()));
        let [resign, agree_draw] = early_end::items(possible, texts);
        game.extend([resign, bars::below(agree_draw)]);
        let programs = self.admits_programs().then(|| item(Id::Programs, texts.bar_programs(), "", true));
        let game = game.into_iter().chain(programs.map(bars::below));
        let game = game.chain(bars::files(self.has_game(), texts));
        let weights = Item {
            on: Some(self.session.wants_opinions()),
            ..item(Id::Weights, texts.bar_opinions(), "T", true)
        };
        let mut view = vec![bars::below(weights)];
        view.extend(self.views(texts));
        view.push(item(Id::Whole, texts.bar_whole(), "Home", true));
        view.push(item(Id::Latest, texts.bar_latest(), "End", true));
        let menus = vec![
            Menu { text: texts.bar_game(), items: game.collect() },
            Menu { text: texts.bar_view(), items: view },
            bars::help(texts),
        ];
        control(Id::MenuBar, Rect::new(0, 0, layout.window.w, BAR), texts.bar(), Kind::MenuBar(menus))
    }

    /// The ways in which the board can be seen, if there are several.
    fn views(&self, texts: &Texts) -> Vec<Item> {
        let keys = self.game().spec().views.iter().zip(0u8..);
        let view = |(key, n): (&&str, u8)| {
            let text = texts.view(key).unwrap_or_default();
            Item { on: Some(self.view == usize::from(n)), ..bars::item(Id::View(n), text, "", true) }
        };
        let mut items: Vec<Item> = keys.map(view).collect();
        let last = items.pop().map(bars::below);
        items.extend(last);
        items
    }

    fn column(&self, layout: &Layout, player: &str, texts: &Texts, controls: &mut Vec<Control>) {
        controls.extend(self.option_boxes(layout.column, BAR + GAP, COLUMN, texts));
        let mut y = self.below_options();
        for side in Side::BOTH {
            self.side(side, Rect::new(layout.column, y, COLUMN, CARD), player, texts, controls);
            y += CARD + NEAR;
        }
        self.buttons(layout.column, y + NEAR / 2, texts, controls);
        let place = self.list_place(layout);
        controls.push(control(Id::List, place, texts.replay_moves(), Kind::List(self.moves(texts))));
        let below = place.y + place.h + NEAR;
        let again = Kind::Check { text: texts.table_again(), on: self.again };
        controls.push(control(
            Id::Again,
            Rect::new(layout.column, below, COLUMN, 24),
            texts.table_again(),
            again,
        ));
        self.score_card(layout.column, below + 24 + NEAR, player, texts, controls);
    }

    /// Where the card of the first side begins.
    fn below_options(&self) -> Px {
        BAR + GAP + self.options_height()
    }

    /// Where the list of moves stands: between the buttons and the score.
    fn list_place(&self, layout: &Layout) -> Rect {
        let actions = self.current().position().actions().len().div_ceil(2);
        let rows = if self.session.is_duel() { 4 } else { 3 } + actions as Px;
        let top = self.below_options()
            + 2 * (CARD + NEAR)
            + NEAR / 2
            + 44
            + NEAR
            + (rows - 1) * (BUTTON + NEAR)
            + NEAR / 2;
        let bottom = layout.window.h - FOOT - GAP - SCORE - NEAR - 24 - NEAR;
        Rect::new(layout.column, top, COLUMN, (bottom - top).max(3 * List::LINE))
    }

    fn buttons(&self, x: Px, mut y: Px, texts: &Texts, controls: &mut Vec<Control>) {
        let half = (COLUMN - NEAR) / 2;
        let Possible { undo, redo, hint, .. } = self.session.possible();
        let mut push = |id, place, text, style, enabled| {
            controls.push(Control { enabled, ..button(id, place, text, style) });
        };
        push(Id::NewGame, Rect::new(x, y, COLUMN, 44), texts.field_new(), Style::Bright(Paint::Green), true);
        y += 44 + NEAR;
        push(Id::Undo, Rect::new(x, y, half, BUTTON), texts.field_undo(), Style::Plain, undo);
        push(Id::Redo, Rect::new(x + half + NEAR, y, half, BUTTON), texts.field_redo(), Style::Plain, redo);
        y += BUTTON + NEAR;
        push(Id::Hint, Rect::new(x, y, half, BUTTON), texts.field_hint(), Style::Plain, hint);
        let menu = Rect::new(x + half + NEAR, y, half, BUTTON);
        push(Id::MainMenu, menu, texts.field_main_menu(), Style::Plain, true);
        y += BUTTON + NEAR;
        if self.session.is_duel() {
            self.duel(x, y, texts, controls);
            y += BUTTON + NEAR;
        }
        let enabled = self.current().awaits_person() && self.session.looked_at().is_none();
        let best = self.lit_advice();
        for (n, (m, key)) in (0..).zip(self.current().position().actions()) {
            let (column, row) = (i32::from(n % 2), i32::from(n / 2));
            let place = Rect::new(x + column * (half + NEAR), y + row * (BUTTON + NEAR), half, BUTTON);
            let text = texts.action(key).unwrap_or_default();
            let style = if best == Some(m) { Style::Bright(Paint::Yellow) } else { Style::Plain };
            controls.push(Control { enabled, ..button(Id::Action(n), place, text, style) });
        }
    }

    /// What steers two opponents of the program that play against each other.
    fn duel(&self, x: Px, y: Px, texts: &Texts, controls: &mut Vec<Control>) {
        let speed_wide = 116;
        let half = (COLUMN - speed_wide - 2 * NEAR) / 2;
        let over = self.current().outcome().is_some();
        let run = if self.current().held() { texts.table_run() } else { texts.table_pause() };
        let run = button(Id::Run, Rect::new(x, y, half, BUTTON), run, Style::Plain);
        controls.push(Control { enabled: !over, ..run });
        let single = Rect::new(x + half + NEAR, y, half, BUTTON);
        let single = button(Id::Single, single, texts.table_single(), Style::Plain);
        controls.push(Control { enabled: !over, ..single });
        let items = vec![texts.speed_slow(), texts.speed_medium(), texts.speed_fast()];
        debug_assert_eq!(items.len(), SPEEDS.len());
        let speed = Kind::Choice { items, chosen: Some(self.session.speed()) };
        let place = Rect::new(x + 2 * (half + NEAR), y + 1, speed_wide, FIELD);
        controls.push(control(Id::Speed, place, texts.table_speed(), speed));
    }

    fn moves(&self, texts: &Texts) -> List {
        let column = |title, width, number| Column { title, width, number };
        let total = self.current().played().len();
        let lines = (self.first_line..total).take(self.lines_seen());
        let rows = lines.map(|n| {
            let side = self.current().positions()[n].turn();
            vec![format!("{}.", n + 1), self.label(n, side).sign().to_owned(), self.move_name(n + 1, texts)]
        });
        List {
            columns: vec![
                column(texts.replay_number(), 48, true),
                column(String::new(), 28, false),
                column(texts.table_move(), 100, false),
            ],
            rows: rows.collect(),
            first: self.first_line,
            total,
            chosen: self.session.looked_at().unwrap_or(total).checked_sub(1),
            sorted: None,
        }
    }

    fn score_card(&self, x: Px, y: Px, player: &str, texts: &Texts, controls: &mut Vec<Control>) {
        // Against the computer its number stands first, as on the classic page.
        let order = self.session.lone_person().map_or(Side::BOTH, |own| [own.other(), own]);
        let names = order.map(|side| self.short_name(side, player, texts));
        let card = ScoreCard { names, score: self.session.score().of(order) };
        card.push(Rect::new(x, y, COLUMN, SCORE), texts, controls);
    }
}
