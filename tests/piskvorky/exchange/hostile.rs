//! Whatever may stand in a file: it is read as a game by the rules, or refused.

use piskvorky::exchange::{formats, of};
use proptest::collection::vec;
use proptest::prelude::*;
use std::path::{Path, PathBuf};

/// What is read is a game by the rules, and every format that can hold it gives it
/// back.
fn read_anything(bytes: &[u8]) {
    for format in formats() {
        let Ok(imported) = format.read(bytes) else { continue };
        let game = imported.record.replay().expect("what was read is played by the rules");
        for other in formats() {
            let Ok(written) = other.write(&imported.game) else { continue };
            // Files of several games may be called alike: what is in it decides.
            let path = Path::new("game").with_extension(other.extension);
            let other = of(&path, &written).expect("its name and what is in it tell the format");
            let again = other.read(&written).expect("what was written is a game").game;
            assert_eq!(again.moves(), game.moves(), "{} as {}", format.extension, other.extension);
        }
    }
}

#[test]
fn every_file_of_the_corpus_is_read_or_refused() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/piskvorky/data/exchange");
    let mut files = 0;
    for file in std::fs::read_dir(folder).expect("the corpus lies beside the tests") {
        let path = file.expect("the folder can be listed").path();
        let bytes = std::fs::read(&path).expect("it can be read");
        let done = std::panic::catch_unwind(|| {
            read_anything(&bytes);
            // Every beginning of a file, and every file with a byte changed.
            for at in 0..bytes.len() {
                read_anything(&bytes[..at]);
                let mut other = bytes.clone();
                other[at] ^= 1 << (at % 8);
                read_anything(&other);
            }
        });
        assert!(done.is_ok(), "{}", path.display());
        files += 1;
    }
    assert!(files >= 12, "only {files} files were found");
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        read_anything(&bytes);
        read_anything(&[b"Piskvorky 15x15, 1:1, 0\n", &bytes[..]].concat());
        read_anything(&[b"(;GM[4]SZ[15]", &bytes[..]].concat());
    }
}
