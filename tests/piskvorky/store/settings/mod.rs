//! Settings, written by the program and by people.

mod file;

use super::*;
use piskvorky::store::Kind;
use piskvorky::store::settings::{Begins, Choice, MarkChoice, Place, Program, Settings, SettingsFile, Theme};
use std::fs;

fn file(folder: &Path) -> PathBuf {
    folders(folder).settings().expect("a folder was named")
}

/// A folder with this text as its settings.
fn with(text: impl AsRef<[u8]>) -> TempDir {
    let folder = folder();
    fs::write(file(folder.path()), text).expect("a file");
    folder
}

fn text(folder: &Path) -> String {
    fs::read_to_string(file(folder)).expect("a file")
}

/// Reads settings in which nothing is wrong.
fn read(folder: &Path) -> SettingsFile {
    let mut opened = SettingsFile::open(&folders(folder));
    assert_eq!(opened.take_notices(), []);
    opened
}

fn change(opened: &mut SettingsFile, change: impl FnOnce(&mut Settings)) {
    let mut settings = opened.settings().clone();
    change(&mut settings);
    opened.change(settings);
}

fn other() -> Settings {
    let windows =
        [("field", Place { x: -5, y: 80, w: 760, h: 560 }), ("a b.č", Place { x: 0, y: 0, w: 1, h: 1 })];
    Settings {
        language: Some("sk".to_owned()),
        delay: Duration::ZERO,
        confirm: true,
        begins: Begins::Chance,
        mark: MarkChoice::Nought,
        theme: Theme::Contrast,
        windows: windows.map(|(name, place)| (name.to_owned(), place)).into(),
        programs: vec![program("Rapfi"), program("a \"b\" č")],
    }
}

fn program(name: &str) -> Program {
    Program { name: name.to_owned(), path: "/opt/pbrain".to_owned(), arguments: vec!["-x".to_owned()] }
}

#[test]
fn of_the_programs_only_what_was_meant_changes() {
    let before = "[[programs]]\nname = \"Rapfi\" # mine\npath = \"/opt/pbrain\"\narguments = [\"-x\"]\nlevel = 3\n\n\
        [[programs]]\nname = 5\n";
    let folder = with(before);
    let mut opened = SettingsFile::open(&folders(folder.path()));
    assert_eq!(opened.take_notices().len(), 1, "one entry is wrong");
    assert_eq!(opened.settings().programs, [program("Rapfi")]);
    // Another window adds a program in the meantime.
    let mut other = SettingsFile::open(&folders(folder.path()));
    change(&mut other, |settings| settings.programs.push(program("Pela")));
    change(&mut opened, |settings| settings.programs.push(program("Wine")));
    let after = text(folder.path());
    assert!(after.starts_with(before), "{after}");
    change(&mut opened, |settings| drop(settings.programs.remove(0)));
    let after = text(folder.path());
    assert!(!after.contains("Rapfi") && after.contains("name = 5"), "{after}");
    let read = SettingsFile::open(&folders(folder.path()));
    assert_eq!(read.settings().programs, [program("Pela"), program("Wine")]);
}

#[test]
fn programs_may_be_written_on_one_line() {
    let folder = with("programs = [{ name = \"Pela\", path = \"/opt/pbrain\" }]\n");
    let mut opened = read(folder.path());
    let pela = Program { arguments: Vec::new(), ..program("Pela") };
    assert_eq!(opened.settings().programs, std::slice::from_ref(&pela));
    change(&mut opened, |settings| settings.programs.push(program("Wine")));
    assert_eq!(read(folder.path()).settings().programs, [pela, program("Wine")]);
}

#[test]
fn settings_read_back_as_they_were_written() {
    let folder = folder();
    let deep = folder.path().join("not").join("there yet");
    assert_eq!(read(&deep).settings(), &Settings::default());
    assert!(!deep.exists(), "nothing is written before something changes");
    read(&deep).change(Settings::default());
    assert!(!deep.exists(), "nothing has changed");
    let mut opened = read(&deep);
    opened.change(other());
    assert_eq!(opened.take_notices(), []);
    assert_eq!(opened.settings(), &other());
    assert_eq!(read(&deep).settings(), &other());
    assert_eq!(files(&deep), ["settings.toml"], "no draft is left");
    // Each value of each choice, and back to what it was at first.
    for &(_, begins) in Begins::ALL {
        for &(_, mark) in MarkChoice::ALL {
            for &(_, theme) in Theme::ALL {
                let settings = Settings { begins, mark, theme, ..other() };
                opened.change(settings.clone());
                assert_eq!(read(&deep).settings(), &settings);
            }
        }
    }
    opened.change(Settings::default());
    let kept = Settings { windows: other().windows, ..Settings::default() };
    assert_eq!(read(&deep).settings(), &kept, "places of windows are not forgotten");
}

#[test]
fn comments_unknown_keys_and_the_order_of_lines_stay() {
    let before = "# mine\ntheme = \"dark\"   # for the eyes\nfuture = [1, { x = 2 }]\n\ndelay = 0x0A # quick\n\n\
        [windows]\n# the main one\nfield = { x = 1, y = 2, w = 300, h = 400, screen = 2 }\n\n\
        [windows.menu]\nx = 5\ny = 6 # low\nw = 7\nh = 8\n\n[plugins]\na.b = true\n";
    let folder = with(before);
    let mut opened = read(folder.path());
    assert_eq!((opened.settings().theme, opened.settings().delay), (Theme::Dark, Duration::from_millis(10)));
    change(&mut opened, |settings| {
        settings.theme = Theme::Grey;
        settings.confirm = true;
        settings.windows.insert("field".to_owned(), Place { x: 9, y: 2, w: 300, h: 400 });
        settings.windows.insert("menu".to_owned(), Place { x: 5, y: 60, w: 7, h: 8 });
    });
    assert_eq!(opened.take_notices(), []);
    let after = before
        .replace("\"dark\"", "\"grey\"")
        .replace("# quick\n", "# quick\nconfirm = true\n")
        .replace("x = 1,", "x = 9,")
        .replace("y = 6 ", "y = 60 ");
    assert_eq!(text(folder.path()), after);
}

#[test]
fn wrong_values_are_said_and_stay_until_they_are_chosen_anew() {
    let wrong = [
        ("language", "5"),
        ("language", "\"a/../b\""),
        ("language", "\"\""),
        ("delay", "-1"),
        ("delay", "10001"),
        ("delay", "0.4"),
        ("delay", "9223372036854775807"),
        ("confirm", "\"yes\""),
        ("begins", "\"me\""),
        ("mark", "1979-05-27"),
        ("theme", "[\"dark\"]"),
        ("windows", "5"),
        ("windows.field", "{ x = 1, y = 2, w = 3 }"),
        ("windows.field", "{ x = 1, y = 2, w = 0, h = 4 }"),
        ("windows.field", "{ x = 100001, y = 2, w = 3, h = 4 }"),
        ("windows.field", "\"left\""),
        ("programs", "5"),
    ];
    for (key, value) in wrong {
        let line = format!("{key} = {value}\n");
        let folder = with(&line);
        let mut opened = SettingsFile::open(&folders(folder.path()));
        let notices = opened.take_notices();
        assert_eq!(notices.len(), 1, "{line}");
        assert_eq!(notices[0].kind, Kind::BadValue(key.to_owned()), "{line}");
        assert!(notices[0].saving && notices[0].aside.is_none(), "{line}");
        assert!(notices[0].to_string().contains(value), "{line}: {}", notices[0]);
        assert_eq!(opened.settings(), &Settings::default(), "{line}");
        change(&mut opened, |settings| settings.confirm = true);
        if key != "confirm" {
            assert!(text(folder.path()).contains(line.trim_end()), "{line}: {}", text(folder.path()));
        }
        opened.change(other());
        assert_eq!(opened.take_notices(), [], "{line}");
        assert_eq!(read(folder.path()).settings(), &other(), "{line}: {}", text(folder.path()));
    }
}

#[test]
fn one_wrong_value_does_not_spoil_the_others() {
    let folder =
        with("delay = \"long\"\ntheme = \"dark\"\n[windows]\na = 1\nb = { x = 1, y = 2, w = 3, h = 4 }\n");
    let mut opened = SettingsFile::open(&folders(folder.path()));
    assert_eq!(opened.take_notices().len(), 2);
    let settings = opened.settings();
    assert_eq!((settings.theme, settings.delay), (Theme::Dark, Settings::default().delay));
    assert_eq!(settings.windows.keys().collect::<Vec<_>>(), ["b"]);
}
