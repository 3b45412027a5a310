//! Games as comma-separated values.

use super::*;
use piskvorky::store::Export;
use serde_json::{Value, json};

fn exported(store: &Store, filter: &Filter) -> String {
    exported_as(Export::Csv, store, filter)
}

fn exported_as(form: Export, store: &Store, filter: &Filter) -> String {
    let mut bytes = Vec::new();
    store.export_to(filter, form, &mut bytes).expect("memory takes it");
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn a_file_has_a_line_for_each_game() {
    let folder = folder();
    let mut store = Store::in_memory();
    let eva = Game {
        player: "Eva".to_owned(),
        opponent: Opponent::Person("Žofia, \"Zo\"".into()),
        ..later(begun(2), 1)
    };
    keep(&mut store, &eva);
    keep(&mut store, &won());
    let file = folder.path().join("games.csv");
    std::fs::write(&file, "what was there before").expect("a file");
    assert_eq!(store.export(&Filter::default(), &file), Ok(2));
    let text = std::fs::read_to_string(&file).expect("a file");
    let head = "time,player,game,setup,opponent,second_person,began,mark,result,moves,seconds,seed,notation,finished,program,state,reason,points";
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        text,
        format!(
            "\u{feff}{head}\r\n\
             2023-11-14T22:13:20Z,Jana,tic-tac-toe,,level-1,,player,cross,win,5,4.000,18446744073709551614,\
             b2 a1 a2 b1 c2,yes,{version},finished,rules,\r\n\
             2023-11-14T22:14:20Z,Eva,tic-tac-toe,,person,\"Žofia, \"\"Zo\"\"\",player,cross,,2,2.000,\
             18446744073709551614,b2 a1,no,{version},open,,\r\n"
        )
    );
    let jana = Filter { player: Some("Jana".to_owned()), finished: Some(true), ..Filter::default() };
    assert_eq!(exported(&store, &jana).lines().count(), 2);
    let nobody = Filter { player: Some("nobody".to_owned()), ..Filter::default() };
    assert_eq!(exported(&store, &nobody), format!("\u{feff}{head}\r\n"));
    assert_eq!(files(folder.path()), ["games.csv"], "no draft is left");
}

/// Jana resigned a game for points, Eva left one, and both played something else.
fn some_ends(store: &mut Store) {
    let points = Game { points: Some([8, 28]), setup: "size=4x4".to_owned(), ..lost() };
    let left = keep(store, &later(points, 0));
    store.leave(left);
    let eva = |game: Game| Game { player: "=Eva".to_owned(), ..game };
    let begun = keep(store, &eva(later(begun(1), 1)));
    store.leave(begun);
    keep(store, &later(drawn(), 2));
}

#[test]
fn the_last_columns_tell_state_reason_and_points() {
    let mut store = Store::in_memory();
    some_ends(&mut store);
    let text = exported(&store, &Filter::default());
    let ends: Vec<&str> = text.lines().skip(1).map(|line| line.rsplit_once("0.1.0").expect(line).1).collect();
    assert_eq!(ends, [",finished,resigned,8-28", ",left,,", ",finished,agreed,"]);
}

#[test]
fn json_is_an_array_of_objects_with_the_same_columns_and_the_texts_as_they_are() {
    let mut store = Store::in_memory();
    let nothing = exported_as(Export::Json, &store, &Filter::default());
    assert_eq!(serde_json::from_str::<Value>(&nothing).expect("JSON"), json!([]));
    some_ends(&mut store);
    let text = exported_as(Export::Json, &store, &Filter::default());
    let games: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let head = exported(&store, &Filter::default()).lines().next().expect("a head").to_owned();
    let mut columns: Vec<&str> = head.trim_start_matches('\u{feff}').split(',').collect();
    columns.sort_unstable();
    for game in &games {
        let names: Vec<&String> = game.as_object().expect("an object").keys().collect();
        assert_eq!(names, columns);
    }
    let member = |name: &str| games.iter().map(|game| game[name].clone()).collect::<Vec<_>>();
    assert_eq!(member("player"), [json!("Jana"), json!("=Eva"), json!("Jana")]);
    assert_eq!(member("setup"), [json!("size=4x4"), json!(""), json!("")]);
    assert_eq!(member("state"), [json!("finished"), json!("left"), json!("finished")]);
    assert_eq!(member("result"), [json!("loss"), Value::Null, json!("draw")]);
    assert_eq!(member("reason"), [json!("resigned"), Value::Null, json!("agreed")]);
    assert_eq!(member("points"), [json!("8-28"), Value::Null, Value::Null]);
    assert_eq!(member("moves"), [json!(6), json!(1), json!(7)]);
    assert_eq!(member("seconds"), [json!(6.0), json!(1.0), json!(7.0)]);
    assert_eq!(games[0]["seed"], json!("18446744073709551614"));
}

#[test]
fn no_name_becomes_a_formula_and_every_name_can_be_read_back() {
    let names = [
        "=HYPERLINK(\"http://example.org\",\"Jana\")",
        "+1",
        "-1",
        "@SUM(A1)",
        "'quoted",
        "''twice",
        "Jana",
        "a=b",
        "with, comma; and \"quotes\"",
        "李雷",
    ];
    let mut store = Store::in_memory();
    for name in names {
        keep(
            &mut store,
            &Game { player: name.to_owned(), opponent: Opponent::Person(name.to_owned()), ..won() },
        );
    }
    let text = exported(&store, &Filter::default());
    let mut csv = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let head = csv.headers().expect("a line of names").clone();
    let [player, person] =
        ["player", "second_person"].map(|name| head.iter().position(|h| h == name).expect(name));
    let mut read = Vec::new();
    for record in csv.records() {
        let record = record.expect("a record");
        for cell in &record {
            assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']), "{cell}");
        }
        assert_eq!(record[player], record[person]);
        read.push(record[player].strip_prefix('\'').unwrap_or(&record[player]).to_owned());
    }
    assert_eq!(read, names);
}

#[test]
fn an_export_that_fails_says_so_and_changes_nothing() {
    let folder = folder();
    let mut store = Store::in_memory();
    keep(&mut store, &won());
    let missing = folder.path().join("missing").join("games.csv");
    let notice = store.export(&Filter::default(), &missing).expect_err("there is no such folder");
    assert_eq!(notice.file, missing);
    let taken = folder.path().join("taken");
    std::fs::create_dir(&taken).expect("a folder");
    assert!(store.export(&Filter::default(), &taken).is_err(), "a folder is not replaced");
    assert_eq!(files(folder.path()), ["taken"]);
}
