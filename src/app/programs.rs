//! The form „Súper z programu“: programs of others that may be opponents. One is
//! tried before it is added, and the form says what it answers.

mod form;
mod words;

pub(super) use words::failure;

use super::keys::{Chord, Key};
use super::view::{FormId, Id, List};
use super::{App, Dialog, Effect, Greeting, Trial};
use crate::bots::outside::{self, EngineFailure, Protocol};
use crate::games::GAMES;
use crate::play::session::NamedProgram;
use crate::store::settings::Program;
use form::LIST;
use std::collections::HashSet;
use std::path::Path;

/// A longer name is cut when the program is added, in characters.
const LONGEST_NAME: usize = 40;

/// What the form says about the last trial.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
enum Said {
    #[default]
    Nothing,
    NoPath,
    BadArguments,
    Trying,
    /// It was added under this name.
    Added(String, Greeting),
    Wrong(EngineFailure),
}

/// What is in the text boxes, and what is chosen.
#[derive(Default)]
pub(super) struct Programs {
    name: String,
    path: String,
    arguments: String,
    chosen: Option<usize>,
    first: usize,
    said: Said,
    /// The number of the trial that runs, and of the last one.
    number: u64,
    tried: Option<Program>,
}

impl Programs {
    pub(super) fn typed(&mut self, id: Id, text: String) {
        match id {
            Id::Name => self.name = text,
            Id::Path => self.path = text,
            Id::Arguments => self.arguments = text,
            _ => {}
        }
    }

    pub(super) fn choose(&mut self, line: usize) {
        self.chosen = Some(line);
    }

    pub(super) fn scroll(&mut self, first: usize) {
        self.first = first;
    }

    /// The program that is written down, if it can be tried.
    fn begin(&mut self) -> Option<(u64, outside::Program)> {
        let path = self.path.trim().to_owned();
        self.said = match shlex::split(&self.arguments) {
            _ if path.is_empty() => Said::NoPath,
            None => Said::BadArguments,
            Some(arguments) => {
                self.number += 1;
                let name = self.name.trim().to_owned();
                self.tried = Some(Program { name, path, arguments });
                Said::Trying
            }
        };
        let program = self.tried.as_ref().filter(|_| self.said == Said::Trying)?;
        Some((self.number, started(program)))
    }
}

/// What is started.
fn started(program: &Program) -> outside::Program {
    outside::Program { path: program.path.clone().into(), arguments: program.arguments.clone() }
}

/// The same under the name that the player has given it.
pub(super) fn named(program: &Program) -> NamedProgram {
    NamedProgram { name: program.name.clone(), program: started(program) }
}

/// What a program calls itself in its answer to ABOUT, else what its file is called.
fn own_name(about: &str, path: &str) -> String {
    let named = about.split_once("name=\"").and_then(|(_, rest)| rest.split('"').next());
    let named = named.map(str::trim).filter(|name| !name.is_empty());
    let file = || Path::new(path).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    named.map(str::to_owned).or_else(file).unwrap_or_else(|| path.to_owned())
}

/// The name, made different from those that are taken.
fn distinct(name: &str, programs: &[Program]) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let taken = |name: &str| programs.iter().any(|program| program.name == name);
    let mut names = std::iter::once(name.clone()).chain((2..).map(|n: u32| format!("{name} {n}")));
    names.find(|name| !taken(name)).expect("there are more numbers than programs")
}

impl App {
    pub(super) fn programs(&mut self, what: impl FnOnce(&mut Programs)) {
        let programs = self.dialogs.iter_mut().find_map(|dialog| match dialog {
            Dialog::Programs(programs) => Some(programs),
            _ => None,
        });
        if let Some(programs) = programs {
            what(programs);
        }
    }

    /// *Prehľadávať…* has found a program.
    pub(super) fn program_picked(&mut self, path: &Path) {
        let path = path.display().to_string();
        self.programs(|programs| programs.typed(Id::Path, path));
    }

    /// A program has to know the protocol of the first game that admits any; those of
    /// the others are tried, too, so that the player knows what it cannot play.
    pub(super) fn try_program(&mut self) -> Vec<Effect> {
        let mut begun = None;
        self.programs(|programs| begun = programs.begin());
        let mut protocols: Vec<&'static Protocol> =
            GAMES.iter().flat_map(|game| game.protocols.iter().copied()).collect();
        let mut seen = HashSet::new();
        protocols.retain(|protocol| seen.insert(protocol.key));
        let Some(((number, program), (&protocol, others))) = begun.zip(protocols.split_first()) else {
            return Vec::new();
        };
        vec![Effect::Try(Trial { number, program, protocol, others: others.to_vec() })]
    }

    /// A program was tried; one that will do is added.
    pub(super) fn tried(&mut self, number: u64, result: Result<Greeting, EngineFailure>) {
        let known = self.memory.settings.settings().programs.clone();
        let mut added = None;
        self.programs(|programs| {
            let Some(program) = programs.tried.take_if(|_| programs.number == number) else { return };
            programs.said = match result {
                Err(failure) => Said::Wrong(failure),
                Ok(greeting) => {
                    let own = || own_name(&greeting.about, &program.path);
                    let name = if program.name.is_empty() { own() } else { program.name.clone() };
                    let name = distinct(&name, &known);
                    (programs.path, programs.arguments, programs.name) = Default::default();
                    programs.chosen = Some(known.len());
                    programs.first = (known.len() + 1).saturating_sub(List::seen(LIST.h, true));
                    added = Some(Program { name: name.clone(), ..program });
                    Said::Added(name, greeting)
                }
            };
        });
        if let Some(program) = added {
            self.change_programs(|programs| programs.push(program));
        }
    }

    pub(super) fn remove_program(&mut self) {
        let mut line = None;
        self.programs(|programs| {
            line = programs.chosen.take();
            programs.first = 0;
        });
        if let Some(line) = line {
            self.change_programs(|programs| {
                if line < programs.len() {
                    programs.remove(line);
                }
            });
        }
    }

    fn change_programs(&mut self, change: impl FnOnce(&mut Vec<Program>)) {
        self.memory.set(|settings| change(&mut settings.programs));
        let programs = &self.memory.settings.settings().programs;
        if let Some(table) = &mut self.table {
            table.set_programs(programs);
        }
    }

    /// Enter in a text box adds the program.
    pub(super) fn programs_key(&mut self, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        match (chord.key, focused) {
            (Key::Escape, _) => self.close(FormId::Programs),
            (Key::Delete, Some(Id::List)) => self.press(FormId::Programs, Id::Remove),
            (Key::Enter, Some(id @ (Id::Browse | Id::Remove | Id::Cancel))) => {
                self.press(FormId::Programs, id)
            }
            (Key::Enter, _) => self.press(FormId::Programs, Id::Add),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_called_as_it_calls_itself() {
        assert_eq!(own_name("name=\"Rapfi\", version=\"1\"", "/opt/pbrain-x"), "Rapfi");
        assert_eq!(own_name("I am a brain", "/opt/pbrain-x"), "pbrain-x");
        assert_eq!(own_name("name=\"\"", "/opt/pbrain-x.exe"), "pbrain-x");
    }

    #[test]
    fn no_two_programs_have_the_same_name() {
        let program = |name: &str| Program { name: name.into(), path: "/x".into(), arguments: Vec::new() };
        assert_eq!(distinct("Rapfi", &[]), "Rapfi");
        assert_eq!(distinct("Rapfi", &[program("Rapfi"), program("Rapfi 2")]), "Rapfi 3");
    }
}
