//! A process of its own that does what a test tells it: the test binary, started
//! once more.

use super::*;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

/// The environment variable that holds the order.
const ORDER: &str = "PISKVORKY_STORE_ORDER";

/// What a helper says begins like this; the rest is the test harness talking.
const SAYS: &str = "> ";

/// Tells the test that started this process.
pub(super) fn say(text: &str) {
    println!("{SAYS}{text}");
}

#[test]
#[ignore = "a process that other tests start"]
fn helper() {
    let Ok(order) = std::env::var(ORDER) else { return };
    // The harness has written the beginning of a line.
    println!();
    let order: Vec<&str> = order.split('\n').collect();
    match order[..] {
        ["play", folder, player, games] => play(Path::new(folder), player, games.parse().expect("a number")),
        ["open", folder, player] => open_and_keep(Path::new(folder), player),
        ["limits", what, folder] => limits::in_own_process(what, Path::new(folder)),
        _ => panic!("unknown order {order:?}"),
    }
}

/// Plays games to their ends, move by move, and says what has been saved. The
/// seed of a game is its number.
fn play(folder: &Path, player: &str, games: u64) {
    let mut store = open(folder);
    for seed in 0..games {
        let of_player = |game: Game| Game { player: player.to_owned(), seed, ..game };
        let mut id = None;
        for plies in 1..=4 {
            id = store.save(id, &of_player(begun(plies)));
            say(&format!("moved {seed} {plies}"));
        }
        store.save(id, &of_player(won()));
        say(&format!("finished {seed}"));
    }
    assert_eq!(store.take_notices(), []);
    assert!(store.is_saving());
}

/// Opens the store, whatever stands there, and keeps a game in it.
fn open_and_keep(folder: &Path, player: &str) {
    let (mut store, notices) = open_with_notices(folder);
    for notice in notices {
        say(&notice.to_string());
    }
    assert!(store.is_saving());
    keep(&mut store, &Game { player: player.to_owned(), ..won() });
    assert_eq!(store.take_notices(), []);
}

/// The command that starts a helper; `wrapper` is a command that starts others,
/// with all its arguments, or nothing.
pub(super) fn command(wrapper: &[&str], order: &[&str]) -> Command {
    let own = std::env::current_exe().expect("the test binary");
    let arguments = ["--ignored", "--exact", "store::process::helper", "--nocapture"];
    let mut command = match wrapper {
        [] => Command::new(own),
        [first, rest @ ..] => {
            let mut command = Command::new(first);
            command.args(rest).arg(own);
            command
        }
    };
    command.args(arguments).env(ORDER, order.join("\n")).stdin(Stdio::null());
    command
}

/// A helper at work.
pub(super) struct Helper {
    child: Child,
    lines: std::io::Lines<BufReader<ChildStdout>>,
}

impl Helper {
    pub(super) fn start(order: &[&str]) -> Helper {
        let mut child = command(&[], order).stdout(Stdio::piped()).spawn().expect("the test binary starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Helper { child, lines }
    }

    /// What it says next; `None` when it has ended.
    pub(super) fn hear(&mut self) -> Option<String> {
        let said = |line: std::io::Result<String>| line.ok()?.strip_prefix(SAYS).map(String::from);
        self.lines.by_ref().find_map(said)
    }

    /// Ends it at once, wherever it is (SIGKILL).
    pub(super) fn kill(&mut self) {
        self.child.kill().expect("it is a child of this process");
    }

    /// Waits for its end, and what it has said until then.
    pub(super) fn end(mut self) -> (Vec<String>, bool) {
        let said = std::iter::from_fn(|| self.hear()).collect();
        (said, self.child.wait().expect("it ends").success())
    }
}

/// Runs a helper to its end. Panics with all that it wrote if it fails.
pub(super) fn run(wrapper: &[&str], order: &[&str]) -> Vec<String> {
    let output = command(wrapper, order).output().expect("the command starts");
    let Output { status, stdout, stderr } = &output;
    let (stdout, stderr) = (String::from_utf8_lossy(stdout), String::from_utf8_lossy(stderr));
    assert!(status.success(), "{wrapper:?} {order:?}: {status}\n{stdout}\n{stderr}");
    assert!(stdout.contains("1 passed"), "{wrapper:?} {order:?} ran nothing:\n{stdout}\n{stderr}");
    stdout.lines().filter_map(|line| line.strip_prefix(SAYS)).map(String::from).collect()
}
