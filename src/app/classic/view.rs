//! What the form „Hra“ shows, from its state: the description of every control.

use super::status::{ending, rivals, status};
use super::{ClassicForm, Game, GameType, Pick};
use crate::app::build::{BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, area, button, control, image, label};
use crate::app::ending::amidst;
use crate::app::kept::Session;
use crate::app::playing::{self, BAR, SCORE, STRIP, ScoreCard, SpokenLabel};
use crate::app::view::{
    Area, Control, Form, FormId, Ground, Id, Item, Kind, Menu, Paint, Px, Rect, Size, Style,
};
use crate::app::{bars, early_end, games};
use crate::games::tic_tac_toe::Mark;
use crate::images::Image;
use crate::play::r#match::Possible;
use crate::text::Texts;

/// The smallest inner size: nine panels of 150 units and all that belongs to them.
const SIZE: Size = Size { w: 24 + 466 + 24 + 264 + 24, h: 28 + 16 + 466 + 16 + 76 };
const COLUMN: Px = 264;
/// Width of the button that confirms a move.
const GO: Px = 76;

/// Where the parts of the form stand in a window of some size.
pub(super) struct Layout {
    window: Size,
    sheet: Rect,
    /// Side of a panel.
    pub(super) panel: Px,
    /// Left edge of the column of controls.
    column: Px,
}

impl Layout {
    /// The field is as large as fits; the column keeps its width.
    fn of(size: Size) -> Layout {
        let window = Size { w: size.w.max(SIZE.w), h: size.h.max(SIZE.h) };
        let wide = window.w - COLUMN - 3 * MARGIN;
        let high = window.h - BAR - STRIP - 2 * GAP;
        let panel = (wide.min(high) - 2 * NEAR) / 3;
        let side = 3 * panel + 2 * NEAR;
        let sheet = Rect::new(MARGIN + (wide - side) / 2, BAR + GAP + (high - side) / 2, side, side);
        Layout { window, sheet, panel, column: window.w - MARGIN - COLUMN }
    }

    pub(super) fn panel(&self, cell: u8) -> Rect {
        let (column, row) = (Px::from(cell % 3), Px::from(cell / 3));
        let (x, y) = (self.sheet.x + NEAR + column * self.panel, self.sheet.y + NEAR + row * self.panel);
        Rect::new(x, y, self.panel, self.panel)
    }

    fn strip(&self) -> Rect {
        Rect::new(0, self.window.h - STRIP, self.window.w, STRIP)
    }
}

impl ClassicForm {
    /// The description of the form in a window of this inner size.
    ///
    /// `trouble` says what is wrong with the files, if anything is.
    pub(in crate::app) fn form(
        &self,
        size: Size,
        player: &str,
        trouble: Option<&str>,
        texts: &Texts,
    ) -> Form {
        let layout = Layout::of(size);
        let mut controls = vec![self.bar(&layout, texts), area(0, layout.sheet, Area::Sheet)];
        controls.extend((0..9).map(|cell| self.panel(&layout, cell, texts)));
        controls.extend(self.strokes(&layout));
        self.column(&layout, player, texts, &mut controls);
        status(self, texts).strip(layout.strip(), None, trouble, &mut controls);
        controls.extend(self.result(&layout, texts));
        Form {
            id: FormId::Field,
            title: texts.field_title(),
            size: layout.window,
            smallest: SIZE,
            resizable: true,
            modal: false,
            ground: Ground::Face,
            mirrored: false,
            controls,
            focus: Some(Id::GameType),
        }
    }

    fn bar(&self, layout: &Layout, texts: &Texts) -> Control {
        let possible = self.possible();
        let [resign, agree_draw] = early_end::items(possible, texts);
        let game = playing::moves(possible, texts).into_iter().chain([resign, bars::below(agree_draw)]);
        let game = game.chain(bars::files(self.game.is_some(), texts));
        let weights =
            Item { on: Some(self.weights), ..bars::item(Id::Weights, texts.bar_weights(), "T", true) };
        let menus = vec![
            Menu { text: texts.bar_game(), items: game.collect() },
            Menu { text: texts.bar_view(), items: vec![weights] },
            bars::help(texts),
        ];
        control(Id::MenuBar, Rect::new(0, 0, layout.window.w, BAR), texts.bar(), Kind::MenuBar(menus))
    }

    /// What can be done just now.
    fn possible(&self) -> Possible {
        self.session().map_or_else(Possible::default, Session::possible)
    }

    fn column(&self, layout: &Layout, player: &str, texts: &Texts, controls: &mut Vec<Control>) {
        let (x, mut y) = (layout.column, BAR + GAP);
        let items = GameType::all().map(|t| match t.bot() {
            Some(bot) => games::bot_name(bot, texts),
            None => texts.type_two_people(),
        });
        let chosen = self.game.as_ref().map(|g| g.kind.0);
        let choice = Kind::Choice { items: items.collect(), chosen };
        controls.push(label(1, Rect::new(x, y, COLUMN, LINE), texts.field_type()));
        y += LINE + NEAR / 2;
        controls.push(control(Id::GameType, Rect::new(x, y, COLUMN, FIELD), texts.field_type(), choice));
        y += FIELD + 12;
        self.settings(x, y, texts, controls);
        y += 124;
        turn(self.game.as_ref(), x, y, texts, controls);
        y += 64 + 12;
        self.buttons(x, y, texts, controls);
        self.score_card(x, layout.sheet.y.max(BAR + GAP) + 466 - 56, player, texts, controls);
    }

    fn settings(&self, x: Px, y: Px, texts: &Texts, controls: &mut Vec<Control>) {
        let against_people = self.game.as_ref().is_some_and(|g| g.kind.bot().is_none());
        let other = if against_people { texts.field_begins_other() } else { texts.field_begins_computer() };
        let begins = [texts.field_begins_me(), other, texts.field_begins_chance()];
        let marks = [texts.field_mark_cross(), texts.field_mark_nought(), texts.field_mark_chance()];
        let (left, right) = (148, x + 152);
        controls.push(label(2, Rect::new(x, y, left, LINE), texts.field_begins()));
        radios(
            Id::Begins,
            Rect::new(x, y + LINE + 2, left, 22),
            begins,
            self.begins,
            &texts.field_begins(),
            controls,
        );
        controls.push(label(3, Rect::new(right, y, COLUMN - 152, LINE), texts.field_mark()));
        radios(
            Id::Mark,
            Rect::new(right, y + LINE + 2, COLUMN - 152, 22),
            marks,
            self.mark,
            &texts.field_mark(),
            controls,
        );
        let confirm = Kind::Check { text: texts.field_confirm(), on: self.confirm };
        let below = y + LINE + 2 + 66 + 6;
        let place = Rect::new(x, below, COLUMN - GO - 4, 24);
        controls.push(control(Id::Confirm, place, texts.field_confirm(), confirm));
        if self.confirm {
            let meant = self.game.as_ref().is_some_and(|g| g.session.current().pending_move().is_some());
            let go =
                button(Id::Go, Rect::new(x + COLUMN - GO, below - 2, GO, 28), texts.field_go(), Style::Plain);
            controls.push(Control { enabled: meant, ..go });
        }
    }

    fn buttons(&self, x: Px, y: Px, texts: &Texts, controls: &mut Vec<Control>) {
        let half = (COLUMN - NEAR) / 2;
        let Possible { undo, redo, hint, .. } = self.possible();
        let mut push = |id, place, text, style, enabled| {
            controls.push(Control { enabled, ..button(id, place, text, style) });
        };
        push(Id::NewGame, Rect::new(x, y, COLUMN, 44), texts.field_new(), Style::Bright(Paint::Green), true);
        let y = y + 44 + 12;
        push(Id::Undo, Rect::new(x, y, half, BUTTON), texts.field_undo(), Style::Plain, undo);
        push(Id::Redo, Rect::new(x + half + NEAR, y, half, BUTTON), texts.field_redo(), Style::Plain, redo);
        let y = y + BUTTON + NEAR;
        push(Id::Hint, Rect::new(x, y, half, BUTTON), texts.field_hint(), Style::Plain, hint);
        push(
            Id::MainMenu,
            Rect::new(x + half + NEAR, y, half, BUTTON),
            texts.field_main_menu(),
            Style::Plain,
            true,
        );
    }

    fn score_card(&self, x: Px, y: Px, player: &str, texts: &Texts, controls: &mut Vec<Control>) {
        if let Some(game) = &self.game {
            let (names, score) = (rivals(game, player, texts), game.score());
            let place = Rect::new(x, y, COLUMN, SCORE);
            ScoreCard { names: names.map(SpokenLabel::from), score }.push(place, texts, controls);
        }
    }

    /// The result picture over the middle of the field.
    fn result(&self, layout: &Layout, texts: &Texts) -> Option<Control> {
        let game = self.game.as_ref().filter(|_| self.picture)?;
        Some(ending(game, game.session.current().outcome()?).picture(amidst(layout.sheet), texts))
    }
}

fn radios(
    id: fn(u8) -> Id,
    first: Rect,
    texts: [String; 3],
    picked: Pick,
    group: &str,
    controls: &mut Vec<Control>,
) {
    for ((n, text), pick) in (0..).zip(texts).zip(Pick::ALL) {
        let place = Rect { y: first.y + Px::from(n) * first.h, ..first };
        let name = format!("{group}: {text}");
        controls.push(control(id(n), place, name, Kind::Radio { text, on: pick == picked }));
    }
}

/// The card that shows whose turn it is: that mark in a coloured frame, the
/// other one faint.
fn turn(game: Option<&Game>, x: Px, y: Px, texts: &Texts, controls: &mut Vec<Control>) {
    let next = game.filter(|g| g.session.current().outcome().is_none()).map(|g| g.position().mark_to_move());
    let name = match next {
        Some(Mark::Cross) => texts.field_turn_cross(),
        Some(Mark::Nought) => texts.field_turn_nought(),
        None => texts.field_turn_nobody(),
    };
    controls.push(area(9, Rect::new(x, y, COLUMN, 64), Area::Card));
    controls.push(label(10, Rect::new(x + 12, y + 8, COLUMN - 156, 48), texts.field_turn()));
    let marks =
        [(Mark::Cross, Image::Cross(1), Area::FirstCard), (Mark::Nought, Image::Nought(0), Area::SecondCard)];
    for ((n, (mark, picture, frame)), x) in (0..).zip(marks).zip([x + COLUMN - 132, x + COLUMN - 68]) {
        let place = Rect::new(x, y + 6, 52, 52);
        let on = next == Some(mark);
        controls.push(area(11 + n, place, if on { frame } else { Area::Card }));
        let inner = Rect::new(place.x + 6, place.y + 6, 40, 40);
        let spoken = if n == 0 { name.clone() } else { String::new() };
        let shown = image(13 + n, inner, spoken, picture);
        controls.push(if on { shown } else { faint(shown) });
    }
}

fn faint(mut control: Control) -> Control {
    control.enabled = false;
    control
}
