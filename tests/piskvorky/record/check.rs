//! `piskvorky record check`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A file that is deleted when the test is over.
struct Scrap(PathBuf);

impl Scrap {
    fn new(name: &str, text: impl AsRef<[u8]>) -> Scrap {
        let path = std::env::temp_dir().join(format!("piskvorky-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("there is room for a small file");
        Scrap(path)
    }
}

impl Drop for Scrap {
    fn drop(&mut self) {
        // If it stays, it does no harm.
        let _ = std::fs::remove_file(&self.0);
    }
}

fn check(path: &Path) -> Output {
    let program = env!("CARGO_BIN_EXE_piskvorky");
    Command::new(program).args(["record", "check"]).arg(path).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program writes UTF-8")
}

#[test]
fn a_good_record_is_summed_up() {
    let file = Scrap::new(
        "good",
        "[Game \"tic-tac-toe\"]\n[Setup \"noughts begin\"]\n[First \"Jana\"]\n[Second \"\\u{1b}[31mEva\"]\nb2 a1 c2 1-0\n",
    );
    let output = check(&file.0);
    let expected = "game    tic-tac-toe:begin=noughts\nfirst   Jana\nsecond  \\u{1b}[31mEva\n\
                    moves   3\nresult  1-0, resigned\n\n...\n.OO\nX..\n";
    assert_eq!(text(&output.stdout), expected);
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn a_bad_record_is_refused_with_its_line_and_column() {
    let file = Scrap::new("bad", "[Game \"tic-tac-toe\"]\r\n1. b2 2. a1 3. b2 4. c3 *\r\n");
    let output = check(&file.0);
    let expected = format!(
        "error: {}:2:16: ‘b2’, as move 3, is not legal: mend it, or delete it and all that follows\n\
         the move cannot be made; choose one of: a3, b3, c3, a2, c2, b1, c1\n\
         the position before it:\n...\n.X.\nO..\n",
        file.0.display()
    );
    assert_eq!(text(&output.stderr), expected);
    assert_eq!(text(&output.stdout), "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_is_no_record_is_refused() {
    let file = Scrap::new("zeros", [0; 5000]);
    let output = check(&file.0);
    assert!(text(&output.stderr).contains(":1:1: the control character ‘\\0’ must go"), "{output:?}");
    assert_eq!(output.status.code(), Some(1));

    let missing = check(Path::new("/no/such/file"));
    assert!(text(&missing.stderr).starts_with("error: cannot read the file /no/such/file: "), "{missing:?}");
    assert_eq!(missing.status.code(), Some(1));

    let folder = check(&std::env::temp_dir());
    assert!(text(&folder.stderr).starts_with("error: cannot read the file "), "{folder:?}");
    assert_eq!(folder.status.code(), Some(1));
}

/// A file without an end.
#[cfg(target_os = "linux")]
#[test]
fn a_record_without_an_end_is_refused() {
    let output = check(Path::new("/dev/zero"));
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(text(&output.stderr).contains("too long"), "{output:?}");
}
