//! Programs of others as opponents, in real windows and real processes.

use super::Field;
use crate::desk::{Desk, Form, Role};
use crate::running::runs;
use rustix::process::{Pid, Signal, kill_process};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A brain that answers the first move, then thinks for ever and hears nothing;
/// it notes the number of its process.
const BRAIN: &str = r#"#!/bin/sh
trap '' TERM HUP INT
n=0
while read -r a; do case $a in
START*) echo OK;;
ABOUT*) echo 'name="Robo", version="1.0"';;
TURN*) n=$((n + 1)); case $n in
  1) echo $$ > "$0.process"; echo 7,6;;
  *) sleep 60;;
  esac;;
esac; done
sleep 60
"#;

/// A brain that says what is no move.
const FOOL: &str = r#"#!/bin/sh
while read -r a; do case $a in
START*) echo OK;;
ABOUT*) echo 'name="Blud"';;
TURN*) echo nine,nine;;
END*) exit;;
esac; done
"#;

struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Place {
        Place { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    fn script(&self, name: &str, text: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("it may run");
        path
    }

    fn desk(&self) -> Desk {
        let folder = self.folder.path().join("data");
        let folder = folder.to_str().expect("a plain name");
        Desk::start(&["--player", "Jana", "--seed", "1", "--delay", "0", "--data", folder])
    }
}

/// Goes to five in a row on the board of fifteen.
fn board(desk: &Desk) -> Form<'_> {
    desk.window("Piškvorky").button("Ďalšie hry").click();
    desk.window("Ďalšie hry").button("Piškvorky").click();
    desk.window("Piškvorky 15 × 15")
}

/// Adds a program by its form and lets it take the second side.
fn add<'d>(desk: &'d Desk, form: &Form<'d>, script: &Path, name: &str) {
    Field { desk, form: desk.window("Piškvorky 15 × 15") }.menu("h", "Súper z programu…");
    let programs = desk.window("Súper z programu");
    programs.widget(Role::Entry, "Program").set_text(script.to_str().expect("a plain name"));
    programs.button("Vyskúšať a pridať").click();
    programs.wait_for_tree("what the program says", |tree| {
        tree.find(|node| node.name.starts_with(&format!("Pridaný: {name}."))).is_some()
    });
    if let Some(folder) = std::env::var_os("PISKVORKY_LOOKS") {
        programs.look_when_still().save(&Path::new(&folder).join("programs.png"));
    }
    programs.press("Escape");
    desk.wait_gone("Súper z programu");
    form.widget(Role::ComboBox, "Druhý hráč").click();
    // It is the last in the list.
    form.press("End");
    form.press("Enter");
}

/// Types a move, which plays itself after a while.
fn play(form: &Form, name: &str) {
    for c in name.chars() {
        form.press(&c.to_string());
    }
}

fn wait_for_status(form: &Form, text: &str) {
    form.wait_for_tree(text, |tree| tree.find(|node| node.name.contains(text)).is_some());
}

#[test]
fn a_program_that_talks_nonsense_loses_on_the_screen() {
    let place = Place::new();
    let desk = place.desk();
    let form = board(&desk);
    add(&desk, &form, &place.script("pbrain-blud", FOOL), "Blud");
    play(&form, "h8");
    wait_for_status(&form, "Odpovedi programu sa nedá rozumieť: nine,nine");
    wait_for_status(&form, "Vyhrali ste!");
    if let Some(folder) = std::env::var_os("PISKVORKY_LOOKS") {
        form.look_when_still().save(&Path::new(&folder).join("misdeed.png"));
    }
}

#[test]
fn a_thinking_program_is_gone_within_a_second_however_the_program_ends() {
    type Way = fn(&Desk, &Form);
    let ways: [Way; 3] = [
        |_, form| form.close(),
        |_, form| form.press("Ctrl+Q"),
        |desk, _| {
            let process = i32::try_from(desk.process()).ok().and_then(Pid::from_raw).expect("a process");
            kill_process(process, Signal::TERM).expect("it runs");
        },
    ];
    for (n, way) in ways.into_iter().enumerate() {
        let place = Place::new();
        let desk = place.desk();
        let form = board(&desk);
        let script = place.script("pbrain-robo", BRAIN);
        add(&desk, &form, &script, "Robo");
        play(&form, "h8");
        let note = script.with_extension("process");
        let noted = || std::fs::read_to_string(&note).ok().filter(|text| text.ends_with('\n'));
        let process = desk.wait("the number of its process", noted).trim().to_owned();
        wait_for_status(&form, "Váš ťah");
        play(&form, "a1");
        wait_for_status(&form, "Počítač premýšľa");
        assert!(runs(&process));
        way(&desk, &form);
        let began = Instant::now();
        desk.wait_end(Duration::from_secs(1));
        while runs(&process) {
            assert!(began.elapsed() < Duration::from_secs(1), "way {n}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
