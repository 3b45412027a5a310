//! A sitting at the program without its windows: presses what its forms show,
//! lets the opponents answer at once, and reads what the forms say.

use crate::setups::setup;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::PlayerName;
use piskvorky::app::view::{Button, Control, Form, FormId, Id, Kind, Layer, Picture, Sheet, Style};
use piskvorky::app::{App, Effect, Memory, Msg, Options, PickFile, Trial};
use piskvorky::games::GAMES;
use piskvorky::images::Image;
use piskvorky::options::{OptionKind, OptionSpec, Value};
use piskvorky::play::question::{Answer, Question, Want};
use piskvorky::store::Moment;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

pub(crate) struct AppDriver {
    pub(crate) app: App,
    /// Questions that nobody has answered yet.
    pub(crate) asked: Vec<Question>,
    pub(crate) over: bool,
    /// What was put on the clipboard last.
    pub(crate) copied: Option<String>,
    /// How a file was last asked for.
    pub(crate) picked: Option<PickFile>,
    clock: Rc<Cell<i64>>,
    pub(crate) effects: Vec<String>,
    /// Programs that are to be tried.
    pub(crate) trials: Vec<Trial>,
}

impl AppDriver {
    /// The program as it starts, before anybody has logged in.
    pub(crate) fn start() -> AppDriver {
        AppDriver::with(None, 1)
    }

    /// Jana has opened the form „Hra“.
    pub(crate) fn at_the_field(seed: u64) -> AppDriver {
        let mut sitting = AppDriver::with(PlayerName::parse("Jana").ok(), seed);
        sitting.press(Id::Play);
        sitting
    }

    /// Jana has chosen this type of game.
    pub(crate) fn playing(kind: &str, seed: u64) -> AppDriver {
        let mut sitting = AppDriver::at_the_field(seed);
        sitting.choose(kind);
        sitting
    }

    fn with(player: Option<PlayerName>, seed: u64) -> AppDriver {
        let options = Options { player, seed, ..Options::default() };
        AppDriver::remembering(options, Memory::forgetful)
    }

    /// The program with a memory of its own, which is told the time by a clock
    /// that the test moves.
    pub(crate) fn remembering(
        options: Options,
        memory: impl FnOnce(Box<dyn Fn() -> Moment>) -> Memory,
    ) -> AppDriver {
        let clock = Rc::new(Cell::new(1_700_000_000_000));
        let told = Rc::clone(&clock);
        let app = App::new(options, memory(Box::new(move || Moment(told.get()))));
        let (asked, effects) = (Vec::new(), Vec::new());
        AppDriver { app, asked, over: false, effects, copied: None, picked: None, clock, trials: Vec::new() }
    }

    /// So many seconds pass.
    pub(crate) fn pass(&self, seconds: i64) {
        self.clock.set(self.clock.get() + 1000 * seconds);
    }

    /// A message, and all that follows from it but for the opponents' answers.
    pub(crate) fn send(&mut self, msg: Msg) {
        for effect in self.app.update(msg) {
            match effect {
                Effect::Ask(question) => self.asked.push(question),
                Effect::Try(trial) => self.trials.push(trial),
                Effect::EndTrial => self.trials.clear(),
                Effect::Stop => self.effects.push("stop".to_owned()),
                Effect::After(..) => self.effects.push("after".to_owned()),
                Effect::Focus(_, id) => self.effects.push(format!("focus {id:?}")),
                Effect::Raise(form) => self.effects.push(format!("raise {form:?}")),
                Effect::Copy(text) => self.copied = Some(text),
                Effect::Paste => self.effects.push("paste".to_owned()),
                Effect::TryLetters => self.effects.push("try letters".to_owned()),
                Effect::PickFile(wish) => self.picked = Some(wish),
                Effect::Quit => self.over = true,
            }
        }
    }

    pub(crate) fn press(&mut self, id: Id) {
        self.send(Msg::Press(self.top().id, id));
    }

    pub(crate) fn key(&mut self, chord: Chord) {
        self.key_on(None, chord);
    }

    pub(crate) fn key_on(&mut self, focused: Option<Id>, chord: Chord) {
        self.send(Msg::Key(self.top().id, focused, chord));
    }

    pub(crate) fn plain_key(&mut self, key: Key) {
        self.key(Chord::plain(key));
    }

    pub(crate) fn choose(&mut self, kind: &str) {
        let item = self.types().iter().position(|t| t == kind).expect("the type is offered");
        self.send(Msg::Choose(FormId::Field, Id::GameType, item));
    }

    pub(crate) fn types(&self) -> Vec<String> {
        match &self.field().control(Id::GameType).expect("the combo box is there").kind {
            Kind::Choice { items, .. } => items.clone(),
            other => panic!("{other:?}"),
        }
    }

    /// Presses panels one after the other; panel 1 is at the top left.
    pub(crate) fn panels(&mut self, panels: &[u8]) -> &mut AppDriver {
        for panel in panels {
            self.press(Id::Panel(panel - 1));
            self.let_answer();
        }
        self
    }

    /// The opponents answer everything they were asked, in order.
    pub(crate) fn let_answer(&mut self) {
        while !self.asked.is_empty() {
            let question = self.asked.remove(0);
            let mut told = Vec::new();
            let answer = question.answer(&AtomicBool::new(false), &mut |progress| told.push(progress));
            told.into_iter().for_each(|progress| self.send(Msg::Progress(question.ticket, progress)));
            self.send(Msg::Answer(answer));
        }
    }

    /// The programs that are to be tried have been tried.
    pub(crate) fn let_try(&mut self) {
        for trial in std::mem::take(&mut self.trials) {
            let tried = trial.run(&AtomicBool::new(false)).expect("nobody stops it");
            self.send(tried);
        }
    }

    /// The answer to the last question for a move, not yet delivered.
    pub(crate) fn late_answer(&mut self) -> Answer {
        let at =
            self.asked.iter().rposition(|q| matches!(q.want, Want::Move(_))).expect("the computer was asked");
        self.asked.remove(at).answer(&AtomicBool::new(false), &mut |_| {})
    }

    pub(crate) fn top(&self) -> Form {
        self.app.forms().pop().expect("a form is open")
    }

    pub(crate) fn field(&self) -> Form {
        self.app.forms().into_iter().find(|f| f.id == FormId::Field).expect("the field is open")
    }

    pub(crate) fn control(&self, id: Id) -> Control {
        self.field().control(id).unwrap_or_else(|| panic!("{id:?} is not on the form")).clone()
    }

    pub(crate) fn enabled(&self, id: Id) -> bool {
        self.control(id).enabled
    }

    /// What the line of text says.
    pub(crate) fn status(&self) -> String {
        text(&self.control(Id::Status))
    }

    pub(crate) fn score(&self) -> String {
        self.control(Id::Score).name
    }

    fn button(&self, panel: u8) -> Button {
        match self.control(Id::Panel(panel)).kind {
            Kind::Button(button) => button,
            other => panic!("{other:?}"),
        }
    }

    /// The field as it is drawn: `x`, `o`, `.`, upper case while only meant.
    pub(crate) fn drawn(&self) -> String {
        (0..9).map(|panel| self.button(panel).layers.first().map_or('.', mark)).collect()
    }

    /// Chooses a game from the list, and there its options: `gomoku:board=19x19`.
    pub(crate) fn sit_at(&mut self, name: &str) {
        let setup = setup(name);
        let tile = GAMES.iter().position(|game| game.key == setup.spec().key).expect("it is listed");
        self.press(Id::Games);
        self.press(Id::Game(tile as u8));
        let options = || (0..).zip(setup.options().iter());
        // One with a single value for this form is not asked for.
        let (asked, fixed): (Vec<_>, Vec<_>) =
            options().partition(|&(at, _)| self.chosen(Id::Option(at)).is_some());
        for &(at, (option, value)) in &asked {
            self.choose_option(at, option, value);
        }
        for (at, (option, value)) in asked {
            assert_eq!(self.option(at, option), value, "{name}: {}", option.key);
        }
        let usual = setup.spec().offered().expect("it is listed");
        for (_, (option, value)) in fixed {
            assert_eq!(usual.options().value(option.key), value, "{name}: {}", option.key);
        }
    }

    /// Chooses the value of an option of the game on the table, unless it has it.
    fn choose_option(&mut self, at: u8, option: &OptionSpec, value: Value) {
        let offered = option.offered();
        let mut choose = |id, item| {
            if self.chosen(id) != Some(item) {
                self.send(Msg::Choose(FormId::Table, id, item));
            }
        };
        match (offered.iter().position(|&other| other == value), value, option.kind) {
            (Some(item), ..) => choose(Id::Option(at), item),
            (None, Value::Size(width, height), OptionKind::Size { min, .. }) => {
                choose(Id::Option(at), offered.len());
                choose(Id::OptionPart(at, 0), usize::from(width - min.0));
                choose(Id::OptionPart(at, 1), usize::from(height - min.1));
            }
            _ => panic!("{}={value} is not offered", option.key),
        }
    }

    /// The value of an option, as the combo boxes of the table show it.
    pub(crate) fn option(&self, at: u8, option: &OptionSpec) -> Value {
        let chosen = self.chosen(Id::Option(at)).expect("something is chosen");
        let number = |part, min: u8| {
            min + u8::try_from(self.chosen(Id::OptionPart(at, part)).expect("a number")).expect("a side")
        };
        match (option.offered().get(chosen), option.kind) {
            (Some(&value), _) => value,
            (None, OptionKind::Size { min, .. }) => Value::Size(number(0, min.0), number(1, min.1)),
            (None, _) => panic!("{} has no such value", option.key),
        }
    }

    /// The line that is chosen in a combo box of the table.
    fn chosen(&self, id: Id) -> Option<usize> {
        let table = self.app.forms().into_iter().find(|form| form.id == FormId::Table)?;
        match table.control(id)?.kind {
            Kind::Choice { chosen, .. } => chosen,
            _ => None,
        }
    }

    /// How many lines are struck through.
    pub(crate) fn strokes(&self) -> usize {
        match self.field().control(Id::Show(40)).map(|c| c.kind.clone()) {
            Some(Kind::Picture(Picture::Svg(svg))) => svg.matches("class=\"win\"").count(),
            None => 0,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn sheet(&self, panel: u8) -> Sheet {
        match self.button(panel).style {
            Style::Panel(sheet) => sheet,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn panel_text(&self, panel: u8) -> String {
        self.button(panel).text
    }

    /// The result picture that lies over the field.
    pub(crate) fn picture(&self) -> Option<Image> {
        let field = self.field();
        match &field.control(Id::Result)?.kind {
            Kind::Button(Button { layers, .. }) => match layers.first()?.picture {
                Picture::Image(image) => Some(image),
                Picture::Svg(_) => None,
            },
            other => panic!("{other:?}"),
        }
    }

    /// The text of the message box, if one is open.
    pub(crate) fn message(&self) -> Option<String> {
        let form = self.top();
        (form.id == FormId::Message).then(|| text(form.control(Id::Show(1)).expect("it says something")))
    }
}

fn mark(layer: &Layer) -> char {
    let mark = match layer.picture {
        Picture::Image(Image::Cross(_)) => 'x',
        Picture::Image(Image::Nought(_)) => 'o',
        ref other => panic!("{other:?}"),
    };
    if layer.faint { mark.to_ascii_uppercase() } else { mark }
}

fn text(control: &Control) -> String {
    match &control.kind {
        Kind::Label(label) => label.text.clone(),
        other => panic!("{other:?}"),
    }
}
