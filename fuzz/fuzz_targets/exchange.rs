//! Any bytes are a game of another program or an error; what is written reads
//! back the same. So it is with a record that is written in the formats of others.
//! `CONTRIBUTING.md` says how to run it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use piskvorky::exchange::formats;
use piskvorky::record::Record;

fuzz_target!(|bytes: &[u8]| {
    for format in formats() {
        let Ok(imported) = format.read(bytes) else { continue };
        let game = imported.record.replay().expect("what was read is played by the rules");
        assert_eq!(game.end(), imported.game.end(), "{}", format.extension);
        for other in formats() {
            let Ok(written) = other.write(&imported.game) else { continue };
            let again = other.read(&written).expect("what was written is a game").game;
            assert_eq!(again.moves(), game.moves(), "{} as {}", format.extension, other.extension);
        }
    }
    let Ok(record) = Record::parse(bytes) else { return };
    let Ok(game) = record.replay() else { return };
    for format in formats() {
        let Ok(written) = format.write(&game) else { continue };
        let again = format.read(&written).expect("what was written is a game").game;
        assert_eq!(again.moves().len(), game.moves().len() - format.left_out(&game), "as {}", format.extension);
    }
});
