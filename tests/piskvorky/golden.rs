//! Files that hold what the program is known to give.
//!
//! With the environment variable `PISKVORKY_BLESS` set, a test writes its file
//! instead of comparing: look at the difference before you commit it.

use std::path::{Path, PathBuf};

/// The folder of the data that the tests read.
pub(crate) fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/piskvorky/data")
}

/// Compares a text with a file in the folder of data, or writes the file.
pub(crate) fn compare(name: &str, text: &str) {
    let path = data().join(name);
    if std::env::var_os("PISKVORKY_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file stands in a folder"))
            .expect("the folder can be made");
        return std::fs::write(&path, text).expect("the file can be written");
    }
    let known = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{name}: {error}. Write it with PISKVORKY_BLESS=1 and look at it."));
    for (number, (known, given)) in (1..).zip(known.lines().zip(text.lines())) {
        assert_eq!(given, known, "line {number} of {name} differs. If that is meant, set PISKVORKY_BLESS=1.");
    }
    assert_eq!(text.lines().count(), known.lines().count(), "the number of lines in {name} differs");
}

/// Fails if the folder holds a file that no test compares.
pub(crate) fn no_others(folder: &str, names: &[String]) {
    for entry in std::fs::read_dir(data().join(folder)).expect("the folder exists") {
        let name = entry.expect("the folder can be read").file_name().into_string().expect("a plain name");
        assert!(names.contains(&name), "{folder}/{name} belongs to no game of the registry");
    }
}
