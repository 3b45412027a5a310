//! The file of settings, written by the program and by people.

use super::*;
use piskvorky::bots::chance;
use piskvorky::store::Kind;
use piskvorky::store::settings::{Begins, Choice, MarkChoice, Place, Program, Settings, SettingsFile, Theme};
use rand::RngExt;
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

#[test]
fn a_broken_file_is_moved_aside_and_said() {
    let long = "# long\n".repeat(200_000);
    let deep = format!("x = {}1{}", "[".repeat(10_000), "]".repeat(10_000));
    let broken: [&[u8]; 6] = [
        b"theme = \"dark\"\ndelay 400\n",
        b"a = 1\na = 2",
        b"\xff\xfe",
        b"\0",
        long.as_bytes(),
        deep.as_bytes(),
    ];
    for (case, bytes) in broken.into_iter().enumerate() {
        let folder = with(bytes);
        let mut opened = SettingsFile::open(&folders(folder.path()));
        let notices = opened.take_notices();
        let aside = folder.path().join("settings.damaged-1.toml");
        assert_eq!(notices.len(), 1, "case {case}");
        assert_eq!(
            (&notices[0].kind, &notices[0].aside),
            (&Kind::Damaged, &Some(aside.clone())),
            "case {case}"
        );
        assert!(notices[0].saving, "case {case}");
        if case == 0 {
            assert!(notices[0].cause.contains("line 2"), "{}", notices[0]);
        }
        assert_eq!(opened.settings(), &Settings::default(), "case {case}");
        opened.change(other());
        assert_eq!(read(folder.path()).settings(), &other(), "case {case}");
        assert_eq!(fs::read(aside).expect("it was moved"), bytes, "case {case}: unharmed");
        assert_eq!(files(folder.path()), ["settings.damaged-1.toml", "settings.toml"], "case {case}");
    }
}

#[test]
fn an_empty_file_is_as_good_as_none() {
    for empty in ["", "\n", "\u{feff}", "# nothing but a comment"] {
        assert_eq!(read(with(empty).path()).settings(), &Settings::default(), "{empty:?}");
    }
}

#[test]
fn any_bytes_are_settings_or_moved_aside() {
    let good = "language = \"sk\"\ndelay = 400\n[windows]\nfield = { x = 1, y = 2, w = 3, h = 4 }\n";
    let mut moved = 0;
    for seed in 0..300 {
        let mut chance = chance(seed);
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..chance.random_range(1..6) {
            let place = chance.random_range(0..bytes.len());
            match chance.random_range(0..3) {
                0 => bytes[place] = chance.random(),
                1 => drop(bytes.remove(place)),
                _ => bytes.insert(place, b"\"=[]{}\n.#0a\\"[chance.random_range(0..12)]),
            }
        }
        let folder = with(&bytes);
        let mut opened = SettingsFile::open(&folders(folder.path()));
        let notices = opened.take_notices();
        assert!(notices.iter().all(|notice| notice.saving), "seed {seed}: {notices:?}");
        moved += notices.iter().filter(|notice| notice.aside.is_some()).count();
        opened.change(other());
        assert_eq!(opened.take_notices(), [], "seed {seed}: {:?}", String::from_utf8_lossy(&bytes));
        let mut again = SettingsFile::open(&folders(folder.path()));
        let left = again.take_notices();
        // Windows that the program does not know are none of its business.
        let named =
            |notice: &Notice| matches!(&notice.kind, Kind::BadValue(key) if key.starts_with("windows."));
        assert!(left.iter().all(named), "seed {seed}: {left:?}");
        let settings = Settings { windows: other().windows, ..again.settings().clone() };
        assert_eq!(settings, other(), "seed {seed}: {:?}", String::from_utf8_lossy(&bytes));
    }
    assert!((100..300).contains(&moved), "{moved} of 300");
}

#[test]
fn two_windows_change_different_things() {
    let folder = folder();
    let [mut here, mut there] = [(); 2].map(|()| read(folder.path()));
    change(&mut here, |settings| settings.theme = Theme::Dark);
    change(&mut there, |settings| settings.windows.extend([("menu".to_owned(), other().windows["field"])]));
    change(&mut here, |settings| settings.confirm = true);
    let both = read(folder.path());
    assert_eq!((both.settings().theme, both.settings().confirm), (Theme::Dark, true));
    assert_eq!(both.settings().windows["menu"], other().windows["field"]);
}

/// Each reads the file, changes something of its own, and writes the file.
#[test]
fn of_windows_that_change_things_at_once_none_loses_what_another_has_changed() {
    const CHANGES: i32 = 30;
    let folder = folder();
    let start = std::sync::Barrier::new(3);
    std::thread::scope(|scope| {
        for window in ["a", "b", "c"] {
            let mut opened = read(folder.path());
            let start = &start;
            scope.spawn(move || {
                start.wait();
                for x in 0..CHANGES {
                    let place = Place { x, y: 0, w: 1, h: 1 };
                    change(&mut opened, |s| s.windows.extend([(format!("{window}{x}"), place)]));
                }
                assert_eq!(opened.take_notices(), [], "{window}");
            });
        }
    });
    let windows = read(folder.path()).settings().windows.clone();
    let all = ["a", "b", "c"].into_iter().flat_map(|w| (0..CHANGES).map(move |x| format!("{w}{x}")));
    let lost: Vec<String> = all.filter(|name| !windows.contains_key(name)).collect();
    assert_eq!(lost, [] as [&str; 0]);
}

#[test]
fn a_file_broken_while_the_program_runs_is_moved_aside_then() {
    let folder = folder();
    let mut opened = read(folder.path());
    fs::write(file(folder.path()), "not = = toml").expect("a file");
    change(&mut opened, |settings| settings.theme = Theme::Dark);
    assert_eq!(opened.take_notices().iter().filter(|notice| notice.aside.is_some()).count(), 1);
    assert_eq!(read(folder.path()).settings().theme, Theme::Dark);
}

#[test]
fn settings_that_cannot_be_saved_are_in_force_all_the_same() {
    let folder = folder();
    let taken = folder.path().join("file");
    fs::write(&taken, "not a folder").expect("a file");
    let mut opened = SettingsFile::open(&folders(&taken));
    opened.change(other());
    assert_eq!(opened.settings(), &other());
    let notices = opened.take_notices();
    assert!(
        !notices.is_empty() && notices.iter().all(|n| n.kind == Kind::NoFolder && !n.saving),
        "{notices:?}"
    );
    // Once there is a folder, the next change saves everything.
    let mut opened = SettingsFile::open(&folders(folder.path()));
    fs::create_dir(file(folder.path())).expect("a folder");
    opened.change(other());
    assert_eq!(opened.settings(), &other());
    assert!(opened.take_notices().iter().all(|notice| !notice.saving));
    assert!(file(folder.path()).is_dir(), "it is not replaced");
}

#[cfg(unix)]
#[test]
fn a_link_to_the_settings_stays_a_link() {
    let [here, there] = [folder(), with("confirm = true\n")];
    std::os::unix::fs::symlink(file(there.path()), file(here.path())).expect("a link");
    change(&mut read(here.path()), |settings| settings.theme = Theme::Dark);
    assert_eq!(text(there.path()), "confirm = true\ntheme = \"dark\"\n");
    assert!(fs::read_link(file(here.path())).is_ok());
}
