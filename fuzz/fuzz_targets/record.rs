//! Any bytes are a record or an error; what is written reads back the same.
//! `CONTRIBUTING.md` says how to run it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use piskvorky::record::Record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = Record::parse(bytes) else { return };
    let written = record.to_string();
    let again = Record::parse(&written).expect("what was written is a record");
    assert_eq!(again, record);
    assert_eq!(again.to_string(), written);
    if let Ok(game) = record.replay() {
        let played = Record::of(&game);
        let notations = |record: &Record| record.moves().iter().map(|ply| ply.notation().to_owned()).collect::<Vec<_>>();
        assert_eq!(notations(&played), notations(&record));
        let again = played.replay().expect("what was played can be played again");
        assert_eq!(again, game);
    }
});
