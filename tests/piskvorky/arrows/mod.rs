//! Modules know only those that the table in `src/lib.rs` allows, and outside the folder
//! of a game nobody names it.

mod paths;
mod table;

use crate::tokens::{Kind, Token, tokens};
use paths::paths;
use piskvorky::games::GAMES;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::{Exception, Row};

/// A file of the library.
struct Source {
    /// From the folder `src`.
    name: String,
    /// The path of the module that it is.
    module: Vec<String>,
    tokens: Vec<Token>,
}

impl Source {
    fn new(name: &str, text: &str) -> Source {
        let stem = name.strip_suffix(".rs").expect("it is Rust");
        let stem = stem.strip_suffix("/mod").unwrap_or(stem);
        // Unit tests, which stand at the ends of files, may try what they like.
        let text = text.split("\n#[cfg(test)]\nmod tests {").next().expect("a text has a beginning");
        Source {
            name: name.to_owned(),
            module: stem.split('/').map(str::to_owned).collect(),
            tokens: tokens(text),
        }
    }

    fn module(&self) -> Vec<&str> {
        self.module.iter().map(String::as_str).collect()
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn lib() -> String {
    std::fs::read_to_string(folder().join("lib.rs")).expect("the library has a root")
}

/// Every file of the library but its root and the program.
fn sources() -> Vec<Source> {
    let (mut open, mut found) = (vec![folder()], Vec::new());
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.strip_prefix(folder()).expect("it is below").to_str().expect("plain names");
            match path.extension().and_then(|e| e.to_str()) {
                None if path.is_dir() => open.push(path),
                // What is compiled for tests alone may name any game.
                Some("rs")
                    if !["lib.rs", "main.rs", "games/scored.rs"].contains(&name)
                        && !name.ends_with("/tests.rs") =>
                {
                    found.push(Source::new(name, &std::fs::read_to_string(&path).expect("text")));
                }
                _ => {}
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// The arrows of a file that the table does not allow.
fn forbidden_arrows(source: &Source, rows: &[Row]) -> Vec<String> {
    let from = &source.module[0];
    let row = rows.iter().find(|row| row.module == *from);
    let known = row.map_or(&[][..], |row| &row.may_know);
    let outside = |to: &String| to != from && !known.contains(to);
    let named = paths(&source.tokens, &source.module());
    let forbidden = named.iter().filter_map(|named| {
        let to = named.path.first().filter(|to| outside(to))?;
        Some(format!("src/{}:{}: {from} must not know {to}", source.name, named.line))
    });
    forbidden.collect()
}

/// A game: its module, and every name that it has or had.
struct Room {
    module: String,
    keys: Vec<&'static str>,
}

/// The games of the registry, in its order.
fn rooms() -> Vec<Room> {
    let registry = std::fs::read_to_string(folder().join("games/mod.rs")).expect("the registry");
    let list = registry.split_once("GAMES: &[&GameSpec] =").expect("a list of games").1;
    let list = list.split_once("];").expect("an end of the list").0;
    let modules: Vec<&str> =
        list.split('&').filter_map(|entry| entry.trim().split_once("::GAME").map(|(name, _)| name)).collect();
    assert_eq!(modules.len(), GAMES.len(), "each game of the registry is the GAME of a module: {modules:?}");
    let room = |(module, game): (&&str, &&'static piskvorky::games::GameSpec)| Room {
        module: (*module).to_owned(),
        keys: game.former.iter().map(|former| former.key).chain([game.key]).collect(),
    };
    modules.iter().zip(GAMES).map(room).collect()
}

/// Names of games where they do not belong: their modules as parts of paths, and their
/// keys as strings.
fn misplaced_games(source: &Source, rooms: &[Room], exceptions: &[Exception]) -> Vec<String> {
    let registry = source.name == "games/mod.rs";
    let own = |room: &Room| source.module[0] == "games" && source.module.get(1) == Some(&room.module);
    let allowed = |room: &Room| {
        exceptions.iter().any(|other| other.game == room.module && source.module.starts_with(&other.module))
    };
    let named = paths(&source.tokens, &source.module());
    let mut found = BTreeSet::new();
    for room in rooms.iter().filter(|room| !own(room) && !allowed(room)) {
        let module = &room.module;
        if !registry {
            let in_groups =
                named.iter().filter(|named| named.path.starts_with(&["games".into(), module.clone()]));
            found.extend(in_groups.map(|named| (named.line, format!("the module {module}"))));
            let words = in_paths(&source.tokens).filter(|(_, word)| *word == module);
            found.extend(words.map(|(line, _)| (line, format!("the module {module}"))));
        }
        let texts = source.tokens.iter().filter_map(|token| match &token.kind {
            Kind::Text(text) => room.keys.contains(&text.split(':').next()?).then_some((token.line, text)),
            _ => None,
        });
        found.extend(texts.map(|(line, text)| (line, format!("the game {text:?}"))));
    }
    found.into_iter().map(|(line, what)| format!("src/{}:{line}: {what}", source.name)).collect()
}

/// The words beside a `::`, with their lines.
fn in_paths(tokens: &[Token]) -> impl Iterator<Item = (usize, &String)> {
    let joint = |at: usize| tokens.get(at).is_some_and(|token| token.kind == Kind::Path);
    (0..tokens.len()).filter_map(move |at| match &tokens[at].kind {
        Kind::Word(word) if joint(at + 1) || at > 0 && joint(at - 1) => Some((tokens[at].line, word)),
        _ => None,
    })
}

#[test]
fn modules_know_only_those_that_the_table_allows() {
    let rows = table::modules(&lib());
    let wrong: Vec<String> = sources().iter().flat_map(|source| forbidden_arrows(source, &rows)).collect();
    assert!(wrong.is_empty(), "the table of src/lib.rs has no such arrows:\n{}", wrong.join("\n"));
}

#[test]
fn arrows_point_upwards_and_every_module_has_a_row() {
    let lib = lib();
    let rows = table::modules(&lib);
    for (at, row) in rows.iter().enumerate() {
        for known in &row.may_know {
            let above = rows[..at].iter().any(|other| other.module == *known);
            assert!(above, "{} may know {known}, which does not stand above it", row.module);
        }
    }
    let mut listed: Vec<String> = rows.into_iter().map(|row| row.module).collect();
    let declared = lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let mut declared: Vec<String> = declared.map(str::to_owned).collect();
    listed.sort();
    declared.sort();
    assert_eq!(listed, declared, "the table of src/lib.rs and its modules");
}

#[test]
fn nobody_names_a_game_outside_its_folder() {
    let (rooms, exceptions) = (rooms(), table::exceptions(&lib()));
    let sources = sources();
    let wrong: Vec<String> =
        sources.iter().flat_map(|source| misplaced_games(source, &rooms, &exceptions)).collect();
    assert!(wrong.is_empty(), "games are named outside their folders:\n{}", wrong.join("\n"));
    for exception in &exceptions {
        let inside = sources.iter().filter(|source| source.module.starts_with(&exception.module));
        let used = inside.flat_map(|source| misplaced_games(source, &rooms, &[])).next().is_some();
        assert!(used, "nobody needs the exception {exception:?} of src/lib.rs any more");
    }
}

mod checker {
    //! What the checks above find in a made-up source.

    use super::*;

    const TABLE: &str = "//! | module | what it is | may know | must not know |\n//! |---|---|---|---|\n\
        //! | [`rules`] | … | – | all |\n//! | [`games`] | … | `rules` | forms |\n\
        //! | `app` | … | `rules`, `games` | forms |\n\n\
        //! | module | game | why |\n//! |---|---|---|\n//! | `app::classic` | `chess` | … |\n";

    fn arrows(name: &str, text: &str) -> Vec<String> {
        forbidden_arrows(&Source::new(name, text), &table::modules(TABLE))
    }

    fn games(name: &str, text: &str) -> Vec<String> {
        let room = |module: &str, keys: &[&'static str]| Room { module: module.into(), keys: keys.to_vec() };
        let rooms = [room("chess", &["chess", "old-chess"]), room("go_game", &["go"])];
        misplaced_games(&Source::new(name, text), &rooms, &table::exceptions(TABLE))
    }

    #[test]
    fn an_arrow_that_the_table_lacks_is_found_with_its_line() {
        let said = ["src/rules.rs:2: rules must not know app"];
        assert_eq!(arrows("rules.rs", "//! Rules.\nuse crate::app::App;\n"), said);
        assert_eq!(arrows("rules.rs", "\nuse crate::{app::{self, App}};\n"), [said[0], said[0]]);
        assert_eq!(arrows("rules.rs", "\nfn f() -> crate::app::App { todo() }"), said);
        assert_eq!(arrows("rules.rs", "\nuse super::app as other;"), said);
        assert_eq!(arrows("rules.rs", "mod tests {\n use super::super::app::App; }"), said);
        let deep = arrows("games/chess/engine/mod.rs", "use super::super::super::app::App;");
        assert_eq!(deep, ["src/games/chess/engine/mod.rs:1: games must not know app"]);
        assert_eq!(arrows("unlisted.rs", "use crate::rules::Side;").len(), 1);
    }

    #[test]
    fn what_the_table_allows_and_what_is_no_arrow_is_not_found() {
        for (name, text) in [
            ("games/mod.rs", "use crate::rules::{Move, Rules};"),
            ("app/mod.rs", "use crate::app::view;\nuse crate::{games, rules::Side};"),
            ("rules.rs", "// use crate::app::App;\n/* crate::app /* nested */ crate::app */"),
            ("rules.rs", "const A: &str = \"crate::app\"; const B: &str = r#\"crate::app \"x\" \"#;"),
            ("rules.rs", "pub(crate) fn f<'a>(x: &'a str) -> char { '\"' } mod t { use super::Side; }"),
            ("rules.rs", "fn f() -> u8 { b'\\'' } // ' crate::app"),
        ] {
            assert_eq!(arrows(name, text), [""; 0], "{text}");
        }
    }

    #[test]
    fn a_game_that_is_named_elsewhere_is_found() {
        let said = |what: &str| [format!("src/app/help.rs:1: {what}")];
        let module = said("the module chess");
        assert_eq!(games("app/help.rs", "let a = games::chess::GAME;"), module);
        assert_eq!(games("app/help.rs", "use crate::games::{GameSpec, chess};"), module);
        assert_eq!(games("app/help.rs", "if key == \"chess\" {}"), said("the game \"chess\""));
        assert_eq!(games("app/help.rs", "f(\"old-chess:size=8\")"), said("the game \"old-chess:size=8\""));
        assert_eq!(games("games/go_game.rs", "use super::chess::GAME;").len(), 1);
        assert_eq!(games("games/mod.rs", "game(\"go\")").len(), 1, "the registry knows no keys");
    }

    #[test]
    fn a_game_may_be_named_in_its_folder_by_the_registry_and_where_the_table_says_so() {
        for (name, text) in [
            ("games/chess/mod.rs", "pub static GAME: GameSpec = GameSpec { key: \"chess\" }; use chess::a;"),
            ("games/mod.rs", "pub mod chess; static GAMES: &[&GameSpec] = &[&chess::GAME];"),
            ("app/classic/mod.rs", "use crate::games::chess::GAME;"),
            ("app/help.rs", "// chess::GAME\nlet chess = 1; chess.max(\"chessboard\");"),
        ] {
            assert_eq!(games(name, text), [""; 0], "{text}");
        }
        assert_eq!(games("app/classic/mod.rs", "use crate::games::go_game;").len(), 1);
    }
}
