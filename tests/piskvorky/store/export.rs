//! Games as comma-separated values.

use super::*;

fn exported(store: &Store, filter: &Filter) -> String {
    let mut bytes = Vec::new();
    store.export_to(filter, &mut bytes).expect("memory takes it");
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
    let head = "time,player,game,setup,opponent,second_person,began,mark,result,moves,seconds,seed,notation,finished,program";
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        text,
        format!(
            "\u{feff}{head}\r\n\
             2023-11-14T22:13:20Z,Jana,tic-tac-toe,,level-1,,player,cross,win,5,4.000,18446744073709551614,\
             b2 a1 a2 b1 c2,yes,{version}\r\n\
             2023-11-14T22:14:20Z,Eva,tic-tac-toe,,person,\"Žofia, \"\"Zo\"\"\",player,cross,,2,2.000,\
             18446744073709551614,b2 a1,no,{version}\r\n"
        )
    );
    let jana = Filter { player: Some("Jana".to_owned()), finished: Some(true), ..Filter::default() };
    assert_eq!(exported(&store, &jana).lines().count(), 2);
    let nobody = Filter { player: Some("nobody".to_owned()), ..Filter::default() };
    assert_eq!(exported(&store, &nobody), format!("\u{feff}{head}\r\n"));
    assert_eq!(files(folder.path()), ["games.csv"], "no draft is left");
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
