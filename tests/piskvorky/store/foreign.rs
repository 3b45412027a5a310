//! Something else under the name of the database: it makes room unharmed, or is left
//! where it is.

use super::*;
use piskvorky::store::Kind;
use piskvorky::store::settings::SettingsFile;
use std::fs;

#[test]
fn an_empty_file_is_moved_aside() {
    let folder = with(b"");
    let (_, notice) = replaced(folder.path(), b"", "empty");
    assert_eq!((notice.kind, notice.rescued), (Kind::Empty, 0));
    assert_eq!(notice.aside, Some(notice.file.with_file_name(ASIDE)));
}

#[test]
fn a_file_of_something_else_is_moved_aside() {
    let long = "Milý denníček, ".repeat(10_000);
    for text in ["x", "Milý denníček, dnes som hrala piškvorky.\n", &long, "SQLite format 4\0 or so"] {
        let folder = with(text.as_bytes());
        let (_, notice) = replaced(folder.path(), text.as_bytes(), text.get(..9).unwrap_or(text));
        assert_eq!(notice.kind, Kind::Foreign);
    }
}

#[test]
fn the_database_of_another_program_is_moved_aside_with_its_log() {
    for (application, log) in [(0, false), (0x0105_2342, false), (0, true)] {
        let case = format!("{application:x}, with a log: {log}");
        let source = folder();
        let other = source.path().join("other");
        let connection = rusqlite::Connection::open(&other).expect("a database");
        let sql =
            format!("PRAGMA journal_mode = WAL; PRAGMA application_id = {application}; CREATE TABLE t (x)");
        connection.execute_batch(&sql).expect("a table");
        // With the connection still open the log holds everything.
        if !log {
            connection.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(())).expect("no log");
        }
        let bytes = fs::read(&other).expect("the file");
        let folder = with(&bytes);
        let wal = fs::read(source.path().join("other-wal")).ok();
        assert_eq!(wal.is_some(), log, "{case}");
        if let Some(wal) = &wal {
            fs::write(folder.path().join("piskvorky.sqlite3-wal"), wal).expect("a file");
        }
        let (_, notice) = replaced(folder.path(), &bytes, &case);
        assert!(matches!(notice.kind, Kind::Foreign | Kind::Empty), "{case}: {notice:?}");
        let aside = folder.path().join(ASIDE);
        assert_eq!(fs::read(folder.path().join(format!("{ASIDE}-wal"))).ok(), wal, "{case}");
        let other = rusqlite::Connection::open(aside).expect("a database");
        let tables = other.query_row("SELECT count(*) FROM t", [], |row| row.get::<_, i64>(0));
        assert_eq!(tables, Ok(0), "{case}: the other program can read it as before");
    }
}

#[test]
fn a_folder_under_the_name_is_moved_aside() {
    let folder = folder();
    fs::create_dir(database(folder.path())).expect("a folder");
    fs::write(database(folder.path()).join("inside"), "it").expect("a file");
    let (store, notices) = open_with_notices(folder.path());
    assert!(store.is_saving() && notices[0].kind == Kind::Foreign, "{notices:?}");
    assert_eq!(fs::read(folder.path().join(ASIDE).join("inside")).ok(), Some(b"it".to_vec()));
}

#[test]
fn what_was_moved_aside_before_stays() {
    let folder = folder();
    let name = |n: u32| format!("piskvorky.damaged-{n}.sqlite3");
    fs::write(folder.path().join(name(2)), "somebody's").expect("a file");
    fs::write(folder.path().join(name(3) + "-wal"), "somebody's, too").expect("a file");
    for (round, n) in [1, 4, 5].into_iter().enumerate() {
        let text = format!("round {round}");
        fs::write(database(folder.path()), &text).expect("a file");
        let (_, notice) = replaced(folder.path(), text.as_bytes(), &text);
        assert_eq!(notice.aside, Some(notice.file.with_file_name(name(n))));
    }
    assert_eq!(fs::read(folder.path().join(name(2))).ok(), Some(b"somebody's".to_vec()));
}

#[cfg(unix)]
mod links {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn a_link_to_the_database_stays_a_link() {
        let [here, there] = [folder(), folder()];
        symlink(there.path().join("real"), database(here.path())).expect("a link");
        let (store, notices) = open_with_notices(here.path());
        assert!(!store.is_saving() && notices[0].kind == Kind::DeadLink, "it leads nowhere yet: {notices:?}");
        assert_eq!(files(here.path()), ["piskvorky.sqlite3"]);
        assert_eq!(files(there.path()), [] as [&str; 0]);

        fs::write(there.path().join("real"), "no database").expect("a file");
        let (mut store, notices) = open_with_notices(here.path());
        assert!(store.is_saving() && notices[0].kind == Kind::Foreign, "{notices:?}");
        keep(&mut store, &won());
        drop(store);
        assert_eq!(counts(&mut open(here.path())), [1, 0, 0, 0]);
        assert!(fs::read_link(database(here.path())).is_ok(), "still a link");
        assert_eq!(files(there.path()), ["real", "real.damaged-1"]);
    }

    #[test]
    fn what_is_no_file_is_left_where_it_is() {
        let folder = folder();
        symlink("/dev/null", database(folder.path())).expect("a link");
        let (mut store, notices) = open_with_notices(folder.path());
        assert!(!store.is_saving() && notices[0].kind == Kind::NotFile, "{notices:?}");
        assert!(notices[0].aside.is_none() && Path::new("/dev/null").exists());
        keep(&mut store, &won());
        assert_eq!(counts(&mut store), [1, 0, 0, 0], "the game goes on");
    }

    /// Whoever opens a pipe waits for the other end.
    #[test]
    fn a_pipe_is_refused_at_once() {
        let folder = folder();
        let files = ["piskvorky.sqlite3", "settings.toml", "piskvorky.lock"].map(|n| folder.path().join(n));
        let made = std::process::Command::new("mkfifo").args(&files).status().expect("mkfifo");
        assert!(made.success());
        let (store, notices) = open_with_notices(folder.path());
        assert!(!store.is_saving() && notices[0].kind == Kind::NotFile, "{notices:?}");
        let mut settings = SettingsFile::open(&folders(folder.path()));
        assert_eq!(settings.take_notices()[0].kind, Kind::NotFile);
        fs::remove_file(&files[0]).expect("it is ours");
        let (store, notices) = open_with_notices(folder.path());
        assert!(!store.is_saving() && !notices.is_empty(), "the lock of the folder is a pipe");
    }
}
