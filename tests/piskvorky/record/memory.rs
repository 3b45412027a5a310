//! However hostile a text is, reading it takes less than 10 MB of memory.
//!
//! The system counts the memory of a whole process, so the texts are read in
//! one of their own: this test starts itself once more.

#![cfg(target_os = "linux")]

use super::hostile::texts;
use piskvorky::record::Record;
use std::process::Command;

const CHILD: &str = "record::memory::read_hostile_texts_in_a_process_of_their_own";
const MOST_KILOBYTES: u64 = 10 * 1000;

#[test]
fn reading_takes_less_than_ten_megabytes() {
    let program = std::env::current_exe().expect("this test is a program");
    let output = Command::new(program).args([CHILD, "--exact", "--ignored", "--nocapture"]).output();
    let output = output.expect("it can be started again");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
#[ignore = "counts the memory of its process, and is started alone by the test above"]
fn read_hostile_texts_in_a_process_of_their_own() {
    let before = kilobytes("VmRSS");
    for text in texts() {
        let _ = Record::read(text.source())
            .map(|record| record.replay().map(|game| Record::of(&game).to_string()));
        let used = kilobytes("VmHWM") - before;
        assert!(used < MOST_KILOBYTES, "{used} kB after {:?} and many {:?}", text.start, text.unit);
    }
    println!("{} kB at most", kilobytes("VmHWM") - before);
}

fn kilobytes(field: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("the system tells");
    let line = status.lines().find(|line| line.starts_with(field)).expect("the field is there");
    let number = line.split_whitespace().nth(1).expect("a number follows");
    number.parse().expect("in kilobytes")
}
