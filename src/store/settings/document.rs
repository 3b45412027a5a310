//! The settings as a document of TOML: how they are read, and how what has changed is
//! written into it without touching anything else.

use super::Place;
use super::values::{Choice, Program, Settings};
use std::collections::BTreeMap;
use std::time::Duration;
use toml_edit::{ArrayOfTables, DocumentMut, InlineTable, Item, Table, TableLike, Value};

/// A value in the file that is none.
pub(super) struct Wrong {
    pub(super) key: String,
    /// What stands there, and what may stand there.
    pub(super) cause: String,
}

const LANGUAGE: &str = "language";
const DELAY: &str = "delay";
const CONFIRM: &str = "confirm";
const BEGINS: &str = "begins";
const MARK: &str = "mark";
const THEME: &str = "theme";
const WINDOWS: &str = "windows";
const PROGRAMS: &str = "programs";

/// Reads a document; each value that is wrong becomes that of the default.
pub(super) fn read(document: &DocumentMut) -> (Settings, Vec<Wrong>) {
    let mut reader = Reader { document, wrong: Vec::new() };
    let default = Settings::default();
    let most = Settings::LONGEST_DELAY.as_millis();
    let settings = Settings {
        language: reader.value(LANGUAGE, "the tag of a language, such as \"sk\"", language),
        delay: reader.value(DELAY, &format!("milliseconds from 0 to {most}"), delay).unwrap_or(default.delay),
        confirm: reader.value(CONFIRM, "true or false", Item::as_bool).unwrap_or(default.confirm),
        begins: reader.choice(BEGINS),
        mark: reader.choice(MARK),
        theme: reader.choice(THEME),
        windows: reader.windows(),
        programs: reader.programs(),
    };
    (settings, reader.wrong)
}

struct Reader<'a> {
    document: &'a DocumentMut,
    wrong: Vec<Wrong>,
}

impl Reader<'_> {
    fn value<T>(&mut self, key: &str, wanted: &str, read: impl Fn(&Item) -> Option<T>) -> Option<T> {
        let item = self.document.get(key)?;
        let value = read(item);
        if value.is_none() {
            self.complain(key.to_owned(), item, wanted);
        }
        value
    }

    fn choice<T: Choice + Default>(&mut self, key: &str) -> T {
        let words: Vec<String> = T::ALL.iter().map(|(word, _)| format!("{word:?}")).collect();
        let read = |item: &Item| item.as_str().and_then(T::from_word);
        self.value(key, &format!("one of {}", words.join(", ")), read).unwrap_or_default()
    }

    fn windows(&mut self) -> BTreeMap<String, Place> {
        let Some(item) = self.document.get(WINDOWS) else { return BTreeMap::new() };
        let Some(table) = item.as_table_like() else {
            self.complain(WINDOWS.to_owned(), item, "a table of windows");
            return BTreeMap::new();
        };
        let mut windows = BTreeMap::new();
        for (name, item) in table.iter() {
            match item.as_table_like().and_then(place) {
                Some(place) => drop(windows.insert(name.to_owned(), place)),
                None => self.complain(format!("{WINDOWS}.{name}"), item, "x, y, w and h on a screen"),
            }
        }
        windows
    }

    fn programs(&mut self) -> Vec<Program> {
        let Some(item) = self.document.get(PROGRAMS) else { return Vec::new() };
        let Some(tables) = tables(item) else {
            self.complain(PROGRAMS.to_owned(), item, "a list of programs");
            return Vec::new();
        };
        let mut programs = Vec::new();
        for table in tables {
            match program(&table) {
                Some(program) => programs.push(program),
                None => {
                    self.complain(PROGRAMS.to_owned(), &Item::Table(table), "a name, a path and arguments")
                }
            }
        }
        programs
    }

    fn complain(&mut self, key: String, found: &Item, wanted: &str) {
        let found: String = found.to_string().trim().chars().take(40).collect();
        self.wrong.push(Wrong { key, cause: format!("it is {found} and may be {wanted}") });
    }
}

/// Only the form of a tag is checked: which languages there are is for others
/// to know.
fn language(item: &Item) -> Option<String> {
    let tag = item.as_str()?;
    let parts = |tag: &str| tag.split('-').all(|part| (1..=8).contains(&part.len()));
    let right = tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') && parts(tag) && tag.len() <= 35;
    right.then(|| tag.to_owned())
}

fn delay(item: &Item) -> Option<Duration> {
    let delay = Duration::from_millis(item.as_integer()?.try_into().ok()?);
    (delay <= Settings::LONGEST_DELAY).then_some(delay)
}

fn place(table: &dyn TableLike) -> Option<Place> {
    let number = |key: &str| {
        let number = i32::try_from(table.get(key)?.as_integer()?).ok()?;
        (-Place::FURTHEST..=Place::FURTHEST).contains(&number).then_some(number)
    };
    let length = |key: &str| number(key).filter(|&length| length > 0);
    Some(Place { x: number("x")?, y: number("y")?, w: length("w")?, h: length("h")? })
}

/// The tables of a list, whichever way it is written.
fn tables(item: &Item) -> Option<Vec<Table>> {
    match item {
        Item::ArrayOfTables(tables) => Some(tables.iter().cloned().collect()),
        Item::Value(Value::Array(array)) => {
            array.iter().map(|value| value.as_inline_table().cloned().map(InlineTable::into_table)).collect()
        }
        _ => None,
    }
}

fn program(table: &Table) -> Option<Program> {
    let text = |key: &str| table.get(key)?.as_str().filter(|text| !text.trim().is_empty());
    let arguments = match table.get("arguments") {
        None => Vec::new(),
        Some(item) => {
            item.as_array()?.iter().map(|a| a.as_str().map(str::to_owned)).collect::<Option<_>>()?
        }
    };
    Some(Program { name: text("name")?.to_owned(), path: text("path")?.to_owned(), arguments })
}

/// Writes into a document what has changed from `old` to `new`. Everything else
/// in it stays as it is, comments included.
pub(super) fn write(document: &mut DocumentMut, old: &Settings, new: &Settings) {
    let root = document.as_table_mut();
    if new.language != old.language {
        match &new.language {
            Some(tag) => set(root, LANGUAGE, tag.as_str()),
            None => drop(root.remove(LANGUAGE)),
        }
    }
    if new.delay != old.delay {
        let delay = new.delay.min(Settings::LONGEST_DELAY).as_millis();
        set(root, DELAY, i64::try_from(delay).unwrap_or_default());
    }
    if new.confirm != old.confirm {
        set(root, CONFIRM, new.confirm);
    }
    if new.begins != old.begins {
        set(root, BEGINS, new.begins.word());
    }
    if new.mark != old.mark {
        set(root, MARK, new.mark.word());
    }
    if new.theme != old.theme {
        set(root, THEME, new.theme.word());
    }
    if new.programs != old.programs {
        write_programs(root, &old.programs, &new.programs);
    }
    let moved = new.windows.iter().filter(|(name, place)| old.windows.get(*name) != Some(*place));
    for (name, place) in moved {
        write_place(root, name, *place);
    }
}

/// Comments before the key and behind the value stay.
fn set(table: &mut dyn TableLike, key: &str, value: impl Into<Value>) {
    let mut value = value.into();
    let Some(item) = table.get_mut(key) else {
        table.insert(key, Item::Value(value));
        return;
    };
    if let Some(before) = item.as_value() {
        *value.decor_mut() = before.decor().clone();
    }
    *item = Item::Value(value);
}

fn write_place(root: &mut Table, name: &str, place: Place) {
    if root.get(WINDOWS).is_none_or(|item| !item.is_table_like()) {
        root.insert(WINDOWS, Item::Table(Table::new()));
    }
    let Some(windows) = root.get_mut(WINDOWS).and_then(Item::as_table_like_mut) else { return };
    if windows.get(name).is_none_or(|item| !item.is_table_like()) {
        windows.insert(name, Item::Value(InlineTable::new().into()));
    }
    let Some(window) = windows.get_mut(name).and_then(Item::as_table_like_mut) else { return };
    for (key, number) in [("x", place.x), ("y", place.y), ("w", place.w), ("h", place.h)] {
        set(window, key, i64::from(number));
    }
}

/// What the list has beyond these programs stays: entries that cannot be read,
/// keys that nobody knows here, and programs that another window has added.
fn write_programs(root: &mut Table, old: &[Program], new: &[Program]) {
    let before = root.get(PROGRAMS).and_then(tables).unwrap_or_default();
    let known: Vec<_> = before.iter().map(program).collect();
    let added = new.iter().filter(|program| !known.iter().flatten().any(|known| known == *program));
    let stays = |found: &Option<Program>| match found {
        Some(program) => new.contains(program) || !old.contains(program),
        None => true,
    };
    let mut list = ArrayOfTables::new();
    let kept = before.into_iter().zip(&known).filter(|(_, found)| stays(found));
    kept.for_each(|(table, _)| list.push(table));
    for Program { name, path, arguments } in added {
        let mut table = Table::new();
        set(&mut table, "name", name.as_str());
        set(&mut table, "path", path.as_str());
        set(&mut table, "arguments", arguments.iter().map(String::as_str).collect::<Value>());
        list.push(table);
    }
    root.insert(PROGRAMS, Item::ArrayOfTables(list));
}
