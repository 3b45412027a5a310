//! The form „Súper z programu“: programs of others that may be opponents. One is
//! tried before it is added, and the form says what it answers.

use super::build::{
    BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, button, control, fixed_form, heading, label, paragraph, quiet,
};
use super::keys::{Chord, Key};
use super::view::{Align, Column, Control, Form, FormId, Id, Kind, List, Rect, Size, Style, Tone};
use super::{App, Dialog, Effect, Greeting, Trial, trouble};
use crate::bots::outside::{self, End, Misdeed, Protocol};
use crate::games::GAMES;
use crate::store::settings::Program;
use crate::text::Texts;
use std::collections::HashSet;
use std::path::Path;

const SIZE: Size = Size { w: 600, h: 556 };
const WIDE: i32 = SIZE.w - 2 * MARGIN;
const LIST: Rect = Rect::new(MARGIN, 88, WIDE, 6 * List::LINE + 2);
/// Width of the labels before the text boxes, and of the button beside them.
const LABEL: i32 = 112;
const BROWSE: i32 = 136;
/// Lines for what a trial has shown.
const LINES: i32 = 3;
/// A longer name is cut when the program is added, in characters.
const LONGEST_NAME: usize = 40;
/// A message quotes no more characters than these.
const QUOTED: usize = 60;

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
    Wrong(Misdeed),
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

    pub(super) fn form(&self, programs: &[Program], texts: &Texts) -> Form {
        let mut controls = vec![
            heading(0, Rect::new(MARGIN, MARGIN - 6, WIDE, 30), texts.programs_title(), 20, Tone::Ink),
            quiet(1, Rect::new(MARGIN, MARGIN + 28, WIDE, LINE), texts.programs_what()),
            control(Id::List, LIST, texts.programs_known(), Kind::List(self.list(programs, texts))),
        ];
        let below = LIST.y + LIST.h + NEAR;
        let place = Rect::new(SIZE.w - MARGIN - BROWSE, below, BROWSE, BUTTON);
        let remove = button(Id::Remove, place, texts.programs_remove(), Style::Plain);
        controls.push(Control { enabled: self.chosen.is_some_and(|n| n < programs.len()), ..remove });
        let mut y = below + BUTTON + GAP;
        let boxes = [
            (2, Id::Path, texts.programs_path(), &self.path),
            (3, Id::Arguments, texts.programs_arguments(), &self.arguments),
            (4, Id::Name, texts.programs_name(), &self.name),
        ];
        for (n, id, name, text) in boxes {
            let wide = WIDE - LABEL - if id == Id::Path { BROWSE + NEAR } else { 0 };
            let text = Kind::Input { text: text.clone() };
            controls.push(label(n, Rect::new(MARGIN, y + 5, LABEL - NEAR, LINE), name.clone()));
            controls.push(control(id, Rect::new(MARGIN + LABEL, y, wide, FIELD), name, text));
            if id == Id::Path {
                let place = Rect::new(SIZE.w - MARGIN - BROWSE, y - 1, BROWSE, BUTTON);
                controls.push(button(Id::Browse, place, texts.programs_browse(), Style::Plain));
            }
            y += FIELD + NEAR;
        }
        controls.push(self.said(Rect::new(MARGIN, y + NEAR, WIDE, LINES * LINE), texts));
        controls.extend(self.buttons(texts));
        Form { controls, focus: Some(Id::Path), ..fixed_form(FormId::Programs, texts.programs_title(), SIZE) }
    }

    fn buttons(&self, texts: &Texts) -> [Control; 2] {
        let (y, close, add) = (SIZE.h - MARGIN - BUTTON, 104, 176);
        let right = SIZE.w - MARGIN - close;
        let add = Rect::new(right - NEAR - add, y, add, BUTTON);
        let add = button(Id::Add, add, texts.programs_add(), Style::Default);
        [
            Control { enabled: self.said != Said::Trying, ..add },
            button(Id::Cancel, Rect::new(right, y, close, BUTTON), texts.close(), Style::Plain),
        ]
    }

    fn said(&self, place: Rect, texts: &Texts) -> Control {
        let (text, tone) = match &self.said {
            Said::Nothing => (texts.programs_hint(), Tone::Quiet),
            Said::NoPath => (texts.programs_no_path(), Tone::Loss),
            Said::BadArguments => (texts.programs_bad_arguments(), Tone::Loss),
            Said::Trying => (texts.programs_trying(), Tone::Ink),
            Said::Added(name, greeting) => (added(name, greeting, texts), Tone::Win),
            Said::Wrong(wrong) => (misdeed(wrong, texts), Tone::Loss),
        };
        let mut said = paragraph(5, place, text);
        if let Kind::Label(label) = &mut said.kind {
            (label.tone, label.align, label.live) = (tone, Align::Top, true);
        }
        Control { id: Id::Status, ..said }
    }

    fn list(&self, programs: &[Program], texts: &Texts) -> List {
        let column = |title, width| Column { title, width, number: false };
        let rows = programs.iter().skip(self.first).take(List::seen(LIST.h, true));
        let place = |program: &Program| {
            let words = std::iter::once(&program.path).chain(&program.arguments);
            shlex::try_join(words.map(String::as_str)).unwrap_or_else(|_| program.path.clone())
        };
        List {
            columns: vec![column(texts.programs_name(), 176), column(texts.programs_path(), WIDE - 176 - 24)],
            rows: rows.map(|program| vec![program.name.clone(), place(program)]).collect(),
            first: self.first,
            total: programs.len(),
            chosen: self.chosen.filter(|&n| n < programs.len()),
            sorted: None,
        }
    }
}

/// Under which name a program was added, what it says of itself, and what it does not
/// know.
fn added(name: &str, Greeting { about, lacks }: &Greeting, texts: &Texts) -> String {
    let most = if lacks.is_empty() { 2 * QUOTED } else { QUOTED };
    let lines = std::iter::once(texts.programs_added(quote(about, most), name));
    lines.chain(lacks.iter().filter_map(|key| texts.lacks(key))).collect::<Vec<_>>().join("\n")
}

/// What is started.
pub(super) fn started(program: &Program) -> outside::Program {
    outside::Program { path: program.path.clone().into(), arguments: program.arguments.clone() }
}

/// What a program did wrong, in the player's language; what it said is quoted as
/// far as there is room.
pub(super) fn misdeed(misdeed: &Misdeed, texts: &Texts) -> String {
    match misdeed {
        Misdeed::NotStarted { kind, .. } => {
            // Where there are no words, the system has some in its own language only.
            let why = trouble::refusal_of(*kind, texts).unwrap_or_else(|| texts.misdeed_no_program());
            texts.misdeed_not_started(why)
        }
        Misdeed::Gone { how, said } if said.is_empty() => texts.misdeed_gone(end(*how, texts)),
        Misdeed::Gone { how, said } => {
            texts.misdeed_gone(texts.misdeed_said(end(*how, texts), quote(said, QUOTED)))
        }
        Misdeed::Late { said } if said.is_empty() => texts.misdeed_silent(),
        Misdeed::Late { said } => texts.misdeed_late(quote(said, QUOTED)),
        Misdeed::Nonsense { said } => texts.misdeed_nonsense(quote(said, QUOTED)),
        Misdeed::Illegal { said } => texts.misdeed_illegal(quote(said, QUOTED)),
    }
}

/// How a program has ended.
fn end(how: End, texts: &Texts) -> String {
    match how {
        End::Code(code) => texts.end_code(code),
        End::Signal(signal) => texts.end_signal(signal),
        End::Closed => texts.end_closed(),
        End::Unknown => texts.end_unknown(),
    }
}

/// The end of what was said, on one line: the last words tell most.
fn quote(said: &str, most: usize) -> String {
    let clean: Vec<char> = said.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    match clean.len().checked_sub(most) {
        None | Some(0) => clean.into_iter().collect(),
        Some(over) => std::iter::once('…').chain(clean.into_iter().skip(over + 1)).collect(),
    }
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
        let mut protocols: Vec<&'static Protocol> = GAMES.iter().filter_map(|game| game.protocol).collect();
        let mut seen = HashSet::new();
        protocols.retain(|protocol| seen.insert(protocol.key));
        let Some(((number, program), (&protocol, others))) = begun.zip(protocols.split_first()) else {
            return Vec::new();
        };
        vec![Effect::Try(Trial { number, program, protocol, others: others.to_vec() })]
    }

    /// A program was tried; one that will do is added.
    pub(super) fn tried(&mut self, number: u64, result: Result<Greeting, Misdeed>) {
        let known = self.memory.settings.settings().programs.clone();
        let mut added = None;
        self.programs(|programs| {
            let Some(program) = programs.tried.take_if(|_| programs.number == number) else { return };
            programs.said = match result {
                Err(misdeed) => Said::Wrong(misdeed),
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

    #[test]
    fn of_many_words_the_last_are_quoted() {
        assert_eq!(quote("boom\r\n", 10), "boom  ");
        assert_eq!(quote("abcdefghij", 10), "abcdefghij");
        assert_eq!(quote("abcdefghijk", 10), "…cdefghijk");
    }
}
