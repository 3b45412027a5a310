//! Full disks, media that cannot be written, missing rights.
//!
//! Such disks are mounted for a helper process alone, so that nothing is left
//! behind. Where that is not allowed the test says so and is skipped.

use super::process::{command, run, say};
use super::*;
use piskvorky::store::Kind;
use std::fs;
use std::io::Write;
use std::process::Command;

/// What a helper does on the disk that was made for it.
pub(super) fn in_own_process(what: &str, folder: &Path) {
    match what {
        "full while playing" => full_while_playing(folder),
        "full at the first start" => full_at_the_first_start(folder),
        "full at a later start" => full_at_a_later_start(folder),
        "read-only" => read_only(folder),
        "no rights" => no_rights(folder),
        "folders" => say(&format!("{:?}", Folders::from(None))),
        _ => panic!("unknown limit {what:?}"),
    }
}

/// Runs a helper in a file system of its own, of this size, mounted at a new
/// folder.
#[cfg(target_os = "linux")]
fn on_own_disk(size: &str, what: &str) {
    let folder = folder();
    let path = folder.path().to_str().expect("a path in UTF-8");
    let mount = format!("mount -t tmpfs -o size={size} tmpfs '{path}' && exec \"$@\"");
    for unshare in ["-m", "-Urm"] {
        let wrapper = ["unshare", unshare, "sh", "-c", &mount, "sh"];
        let trial = Command::new(wrapper[0]).args(&wrapper[1..]).arg("true").output();
        if trial.is_ok_and(|output| output.status.success()) {
            assert_eq!(run(&wrapper, &["limits", what, path]), ["done"]);
            return;
        }
    }
    eprintln!("skipped „{what}“: a file system cannot be mounted here");
}

#[test]
#[cfg(target_os = "linux")]
fn a_disk_that_fills_up_while_playing_stops_the_saving_not_the_game() {
    on_own_disk("600k", "full while playing");
}

#[test]
#[cfg(target_os = "linux")]
fn on_a_full_disk_the_first_start_goes_on_without_saving() {
    on_own_disk("600k", "full at the first start");
}

#[test]
#[cfg(target_os = "linux")]
fn on_a_full_disk_a_later_start_shows_what_was_saved() {
    on_own_disk("600k", "full at a later start");
}

#[test]
#[cfg(target_os = "linux")]
fn a_medium_that_cannot_be_written_is_read() {
    on_own_disk("2m", "read-only");
}

/// Fills the disk to the last byte.
fn fill(folder: &Path) {
    let mut ballast = fs::File::create(folder.join("ballast")).expect("a file");
    while ballast.write_all(&[0; 512]).is_ok() {}
}

fn free(folder: &Path) {
    fs::remove_file(folder.join("ballast")).expect("the ballast");
}

fn win_three(folder: &Path) {
    for _ in 0..3 {
        keep(&mut open(folder), &won());
    }
}

fn kinds(notices: &[Notice]) -> Vec<&Kind> {
    notices.iter().map(|notice| &notice.kind).collect()
}

/// Opens what cannot be used, with one notice of this kind, and plays on.
fn play_without_saving(folder: &Path, kind: &Kind, saved: u32) {
    let (mut store, notices) = open_with_notices(folder);
    assert_eq!(kinds(&notices), [kind], "{notices:?}");
    assert!(!store.is_saving() && !notices[0].saving && notices[0].aside.is_none(), "{notices:?}");
    assert_eq!(counts(&mut store), [saved, 0, 0, 0], "what was saved before is shown");
    let id = store.save(None, &begun(3));
    store.save(id, &lost());
    store.log_in("Eva", Moment(1));
    assert_eq!(counts(&mut store), [saved, 0, 1, 0], "the game goes on");
    assert_eq!(store.take_notices(), [], "and it is said once");
}

fn full_while_playing(folder: &Path) {
    let mut store = open(folder);
    let mut saved = 0;
    while store.is_saving() {
        if saved == 20 {
            fill(folder);
        }
        keep(&mut store, &won());
        saved += u32::from(store.is_saving());
        assert!(saved < 10_000, "the disk never fills up");
    }
    let notices = store.take_notices();
    assert_eq!(kinds(&notices), [&Kind::DiskFull], "{notices:?}");
    assert!(notices[0].file.ends_with("piskvorky.sqlite3") && !notices[0].saving, "{notices:?}");
    keep(&mut store, &drawn());
    assert_eq!(counts(&mut store), [saved + 1, 1, 0, 0], "the game goes on");
    assert_eq!(store.take_notices(), []);
    drop(store);
    free(folder);
    let mut store = open(folder);
    assert_eq!(counts(&mut store), [saved, 0, 0, 0], "what was saved is there");
    keep(&mut store, &won());
    say("done");
}

fn full_at_the_first_start(folder: &Path) {
    fill(folder);
    play_without_saving(folder, &Kind::DiskFull, 0);
    free(folder);
    keep(&mut open(folder), &won());
    assert_eq!(files(folder), ["piskvorky.sqlite3"]);
    say("done");
}

fn full_at_a_later_start(folder: &Path) {
    win_three(folder);
    fill(folder);
    let mut store = Store::open(&folders(folder));
    assert_eq!(counts(&mut store), [3, 0, 0, 0], "what was saved before is shown");
    let id = store.save(None, &begun(3));
    store.save(id, &lost());
    assert_eq!(counts(&mut store), [3, 0, 1, 0], "the game goes on");
    let notices = store.take_notices();
    assert_eq!(kinds(&notices), [&Kind::DiskFull], "{notices:?}");
    assert!(!store.is_saving());
    drop(store);
    free(folder);
    let mut store = open(folder);
    assert_eq!(counts(&mut store), [3, 0, 0, 0]);
    keep(&mut store, &won());
    say("done");
}

fn read_only(folder: &Path) {
    let [closed, crashed] = ["closed", "crashed"].map(|name| folder.join(name));
    win_three(&closed);
    // As a crash leaves it: the last games are in the log alone.
    win_three(&crashed);
    let mut store = open(&crashed);
    keep(&mut store, &won());
    let copy = folder.join("copy");
    fs::create_dir(&copy).expect("a folder");
    for name in ["piskvorky.sqlite3", "piskvorky.sqlite3-wal"] {
        fs::copy(crashed.join(name), copy.join(name)).expect("a copy");
    }
    drop(store);
    let remount = Command::new("mount").args(["-o", "remount,ro"]).arg(folder).status();
    assert!(remount.expect("mount starts").success());

    let bytes = fs::read(database(&closed)).expect("the file");
    play_without_saving(&closed, &Kind::ReadOnly, 3);
    assert_eq!(fs::read(database(&closed)).ok(), Some(bytes));
    // Without a log of its own SQLite sees what the last session has left.
    play_without_saving(&copy, &Kind::ReadOnly, 3);
    play_without_saving(&folder.join("no folder yet"), &Kind::ReadOnly, 0);
    say("done");
}

/// Root obeys rights only after giving up its capabilities.
#[test]
#[cfg(unix)]
fn without_the_right_to_write_what_was_saved_is_read() {
    let folder = folder();
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let wrapper: &[&str] = if root { &["setpriv", "--bounding-set=-all"] } else { &[] };
    if root
        && !Command::new("setpriv").args(["--bounding-set=-all", "true"]).status().is_ok_and(|s| s.success())
    {
        eprintln!("skipped: root has all rights and cannot give them up here");
        return;
    }
    assert_eq!(run(wrapper, &["limits", "no rights", folder.path().to_str().expect("UTF-8")]), ["done"]);
}

#[cfg(not(unix))]
fn no_rights(_: &Path) {}

#[cfg(unix)]
fn no_rights(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let allow =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("own file");
    // Rights of the file, of its folder, and how many games can be read.
    for (file, around, saved) in
        [(0o444, 0o700, 3), (0o444, 0o555, 3), (0o644, 0o555, 3), (0, 0o700, 0), (0o644, 0, 0)]
    {
        let folder = folder.join(format!("{file:o} in {around:o}"));
        win_three(&folder);
        let bytes = fs::read(database(&folder)).expect("the file");
        allow(&database(&folder), file);
        allow(&folder, around);
        play_without_saving(&folder, &Kind::NoRights, saved);
        allow(&folder, 0o700);
        allow(&database(&folder), 0o600);
        assert_eq!(fs::read(database(&folder)).ok(), Some(bytes), "{folder:?}");
        keep(&mut open(&folder), &won());
    }
    let closed = folder.join("closed");
    fs::create_dir(&closed).expect("a folder");
    allow(&closed, 0o555);
    play_without_saving(&closed, &Kind::NoRights, 0);
    play_without_saving(&closed.join("new"), &Kind::NoRights, 0);
    say("done");
}

#[test]
fn a_file_in_place_of_the_folder_stops_the_saving_not_the_game() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").expect("a file");
    play_without_saving(&file, &Kind::NoFolder, 0);
    play_without_saving(&file.join("deeper"), &Kind::NoFolder, 0);
    assert_eq!(fs::read(&file).ok(), Some(b"not a folder".to_vec()));
}

#[test]
fn missing_folders_are_made() {
    let folder = folder();
    let deep = folder.path().join("a").join("b c#d?e%f").join("ž");
    keep(&mut open(&deep), &won());
    assert_eq!(counts(&mut open(&deep)), [1, 0, 0, 0]);
}

#[test]
#[cfg(target_os = "linux")]
fn without_data_the_folders_are_those_of_the_platform() {
    let output = command(&[], &["limits", "folders", ""])
        .env("HOME", "/home/jana")
        .env("XDG_DATA_HOME", "/elsewhere/data")
        .env_remove("XDG_CONFIG_HOME")
        .output()
        .expect("the test binary starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("/elsewhere/data/piskvorky\""), "{said}");
    assert!(said.contains("/home/jana/.config/piskvorky\""), "{said}");
}
