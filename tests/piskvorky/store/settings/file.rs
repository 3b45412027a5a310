//! The file of the settings: broken, shared by several windows, or not to be written.

use super::*;
use piskvorky::bots::chance;
use rand::RngExt;

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
