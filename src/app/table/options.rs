//! The options of the game, chosen in combo boxes over the players: a new game with the
//! other options begins at once.

use super::TableForm;
use crate::app::Effect;
use crate::app::build::{FIELD, NEAR, control};
use crate::app::games::value_text;
use crate::app::view::{Control, Id, Kind, Px, Rect};
use crate::games::GameSetup;
use crate::options::{OptionKind, OptionSpec, Value};
use crate::text::Texts;
use std::ops::RangeInclusive;

/// Options in a row.
const COLUMNS: usize = 2;

/// What stands in a row.
enum Row {
    /// Options beside each other.
    Options(Vec<usize>),
    /// A size that is none of the usual ones: its two numbers stand beside it.
    Size(usize),
}

impl TableForm {
    /// The combo boxes, from this point downwards.
    pub(super) fn option_boxes(&self, x: Px, y: Px, wide: Px, texts: &Texts) -> Vec<Control> {
        let mut controls = Vec::new();
        for (row, at) in self.option_rows().iter().zip(0..) {
            let y = y + at * (FIELD + NEAR);
            match row {
                Row::Options(options) => {
                    let count = options.len() as Px;
                    let each = (wide - (count - 1) * NEAR) / count;
                    for (&option, n) in options.iter().zip(0..) {
                        let place = Rect::new(x + n * (each + NEAR), y, each, FIELD);
                        controls.push(self.option_box(option, place, texts));
                    }
                }
                Row::Size(option) => {
                    let number = (wide - 2 * NEAR) / 4;
                    let first = wide - 2 * (number + NEAR);
                    controls.push(self.option_box(*option, Rect::new(x, y, first, FIELD), texts));
                    for part in 0..2 {
                        let left = x + first + NEAR + Px::from(part) * (number + NEAR);
                        let place = Rect::new(left, y, number, FIELD);
                        controls.push(self.number_box(*option, part, place, texts));
                    }
                }
            }
        }
        controls
    }

    /// How high all of them are, with the gap below.
    pub(super) fn options_height(&self) -> Px {
        self.option_rows().len() as Px * (FIELD + NEAR)
    }

    fn option_rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for (at, (spec, value)) in self.game().options().iter().enumerate() {
            if self.offered(at).len() < 2 {
                continue;
            }
            match rows.last_mut() {
                _ if self.own_size(at, spec, value) => rows.push(Row::Size(at)),
                Some(Row::Options(options)) if options.len() < COLUMNS => options.push(at),
                _ => rows.push(Row::Options(vec![at])),
            }
        }
        rows
    }

    /// Whether the numbers of a size can be chosen one by one.
    fn own_size(&self, at: usize, spec: &OptionSpec, value: Value) -> bool {
        let size = matches!(value, Value::Size(..));
        size && (self.own_sizes.contains(&at) || !spec.offered().contains(&value))
    }

    /// The values that the combo box of an option offers: those with which the game is
    /// still played on this form.
    fn offered(&self, at: usize) -> Vec<Value> {
        let here = |&value: &Value| self.with_option(at, value).form() == self.game().form();
        self.option(at).0.offered().into_iter().filter(here).collect()
    }

    fn option_box(&self, at: usize, place: Rect, texts: &Texts) -> Control {
        let (spec, value) = self.option(at);
        let game = self.game().spec();
        let offered = self.offered(at);
        let mut items: Vec<String> = offered.iter().map(|&v| value_text(game, spec, v, texts)).collect();
        let mut chosen = offered.iter().position(|&v| v == value);
        if let OptionKind::Size { .. } = spec.kind {
            if self.own_size(at, spec, value) {
                chosen = Some(items.len());
            }
            items.push(texts.size_other());
        }
        let choice = Kind::Choice { items, chosen };
        control(Id::Option(at as u8), place, self.option_name(spec, texts), choice)
    }

    /// The first or the second number of a size.
    fn number_box(&self, at: usize, part: u8, place: Rect, texts: &Texts) -> Control {
        let (spec, value) = self.option(at);
        let numbers: Vec<u8> = part_of(spec, part).into_iter().flatten().collect();
        let items = numbers.iter().map(u8::to_string).collect();
        let chosen = match value {
            Value::Size(first, second) => {
                let is = if part == 0 { first } else { second };
                numbers.iter().position(|&n| n == is)
            }
            _ => None,
        };
        let name = texts.size_part(self.option_name(spec, texts), u32::from(part) + 1);
        control(Id::OptionPart(at as u8, part), place, name, Kind::Choice { items, chosen })
    }

    fn option(&self, at: usize) -> (&'static OptionSpec, Value) {
        self.game().options().iter().nth(at).expect("the game has this option")
    }

    fn option_name(&self, spec: &OptionSpec, texts: &Texts) -> String {
        texts.option(&format!("{}-{}", self.game().spec().key, spec.key)).unwrap_or_default()
    }

    /// An item of the combo box of an option was chosen.
    pub(super) fn choose_option(&mut self, at: usize, item: usize) -> Vec<Effect> {
        let Some((spec, value)) = self.game().options().iter().nth(at) else { return Vec::new() };
        let offered = self.offered(at);
        match (offered.get(item), spec.kind) {
            (Some(&value), _) => {
                self.own_sizes.remove(&at);
                self.begin_with(at, value)
            }
            // The line below the usual sizes: from now on it is chosen by two numbers.
            (None, OptionKind::Size { .. }) if item == offered.len() => {
                self.own_sizes.insert(at);
                match value {
                    Value::Size(..) => Vec::new(),
                    _ => self.begin_with(at, spec.default()),
                }
            }
            _ => Vec::new(),
        }
    }

    /// A number of a size was chosen.
    pub(super) fn choose_number(&mut self, at: usize, part: u8, item: usize) -> Vec<Effect> {
        let Some((spec, Value::Size(first, second))) = self.game().options().iter().nth(at) else {
            return Vec::new();
        };
        let Some(n) = part_of(spec, part).and_then(|mut numbers| numbers.nth(item)) else {
            return Vec::new();
        };
        self.own_sizes.insert(at);
        self.begin_with(at, if part == 0 { Value::Size(n, second) } else { Value::Size(first, n) })
    }

    /// Begins the game with this option. A size that becomes usual for its sake is one of
    /// the player's own no longer.
    fn begin_with(&mut self, at: usize, value: Value) -> Vec<Effect> {
        let game = self.with_option(at, value);
        let before = self.session.game().options();
        let kept = |other| game.options().iter().nth(other) == before.iter().nth(other);
        self.own_sizes.retain(|&other| other == at || kept(other));
        self.change(game)
    }

    /// The game with this option; others that do not go with it become usual again.
    fn with_option(&self, at: usize, value: Value) -> GameSetup {
        let (spec, wanted) = (self.game().spec(), self.game().options().with(at, value));
        let others = || (0..wanted.specs().len()).filter(|&other| other != at);
        let usual = |other: usize| wanted.with(other, wanted.specs()[other].default());
        let one = std::iter::once(wanted.clone()).chain(others().map(usual));
        let all = others()
            .fold(wanted.clone(), |options, other| options.with(other, options.specs()[other].default()));
        let fitting = one.chain([all]).find_map(|options| spec.setup(options).ok());
        fitting.unwrap_or_else(|| self.game().clone())
    }
}

/// The numbers that the first or the second of a size may be; nothing else has two.
fn part_of(spec: &OptionSpec, part: u8) -> Option<RangeInclusive<u8>> {
    match (spec.kind, part) {
        (OptionKind::Size { min, max, .. }, 0) => Some(min.0..=max.0),
        (OptionKind::Size { min, max, .. }, 1) => Some(min.1..=max.1),
        _ => None,
    }
}
