//! What both forms on which games are played have in common: the line of text at
//! the foot, the score, the blinking hint, and the menu of moves.

use super::bars::{below, item};
use super::build::{LINE, MARGIN, NEAR, area, control, heading, label, quiet};
use super::keys::{Chord, Key};
use super::view::{Align, Area, Control, Id, Item, Kind, Label, Px, Rect, Tone, plain};
use super::{Effect, Timer};
use crate::board::Board;
use crate::bots::MoveEval;
use crate::play::r#match::{Possible, Request};
use crate::play::score::Score;
use crate::rules::Move;
use crate::text::Texts;
use std::time::Duration;

/// Height of the menu bar.
pub(super) const BAR: Px = 28;
/// Height of the strip at the foot.
pub(super) const STRIP: Px = 76;
/// Height of the card with the score.
pub(super) const SCORE: Px = 56;
/// Width of the line that says what is wrong with the files.
const TROUBLE: Px = 300;

/// The line of text at the foot of the form, and a quieter one below it.
pub(super) struct Status {
    pub(super) heading: String,
    pub(super) tone: Tone,
    pub(super) more: String,
}

impl Status {
    pub(super) fn new(heading: String, tone: Tone, more: String) -> Status {
        Status { heading, tone, more }
    }

    /// The strip at the foot with this status. `news` is spoken before it;
    /// `trouble` says what is wrong with the files, if anything is.
    pub(super) fn strip(
        self,
        strip: Rect,
        news: Option<String>,
        trouble: Option<&str>,
        controls: &mut Vec<Control>,
    ) {
        let news = news.map(|news| format!("{news}."));
        let said = news.as_deref().into_iter().chain([self.heading.as_str(), self.more.as_str()]);
        let spoken = said.chain(trouble).collect::<Vec<_>>().join(" ");
        controls.push(area(7, strip, Area::Strip));
        let wide = strip.w - 2 * MARGIN;
        // Trouble stands at the end of the line.
        let end = if trouble.is_some() { TROUBLE } else { 0 };
        let text = Label {
            text: self.heading,
            size: 20,
            bold: true,
            tone: self.tone,
            align: Align::Start,
            live: true,
        };
        let place = Rect::new(MARGIN, strip.y + 10, wide - end, 30);
        controls.push(control(Id::Status, place, spoken, Kind::Label(text)));
        controls.push(silent(quiet(8, Rect::new(MARGIN, strip.y + 44, wide, LINE), self.more)));
        if let Some(trouble) = trouble {
            let place = Rect::new(MARGIN + wide - end, strip.y + 10, end, 30);
            controls.push(silent(toned(label(18, place, trouble), Tone::Loss)));
        }
    }
}

/// What somebody is called: signs are shown, and spoken as words.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct SpokenLabel {
    pub(super) shown: String,
    pub(super) spoken: String,
}

impl From<String> for SpokenLabel {
    fn from(name: String) -> SpokenLabel {
        SpokenLabel { shown: name.clone(), spoken: name }
    }
}

impl SpokenLabel {
    /// What is said with this name in it.
    pub(super) fn map(self, say: impl Fn(String) -> String) -> SpokenLabel {
        SpokenLabel { shown: say(self.shown), spoken: say(self.spoken) }
    }
}

/// The running score between two: their names at the sides, which yield to the
/// numbers between them.
pub(super) struct ScoreCard {
    pub(super) names: [SpokenLabel; 2],
    /// Of games that each of both has won, and of draws.
    pub(super) score: Score,
}

/// What stands between the numbers of a score.
pub(super) const COLON: &str = " : ";

/// Height of the numbers of a score.
const NUMBERS: Px = 16;

/// How wide the numbers of a score have to be, so that none is cut: a digit takes
/// at most three quarters of its height, and the colon with its spaces less than
/// one and a half.
fn score_width(score: &str) -> Px {
    let digits = score.chars().filter(char::is_ascii_digit).count() as Px;
    (3 * NUMBERS * digits) / 4 + (3 * NUMBERS) / 2
}

impl ScoreCard {
    pub(super) fn push(self, place: Rect, texts: &Texts, controls: &mut Vec<Control>) {
        let spoken = self.spoken(texts);
        let inner = place.w - 24;
        let [wins, losses] = self.score.wins;
        let numbers = format!("{wins}{COLON}{losses}");
        // A name that fills its place does not touch the numbers.
        let kept = score_width(&numbers) + 2 * NEAR;
        let name = ((inner - kept) / 2).max(24);
        let middle = inner - 2 * name;
        let at = |x, width| Rect::new(place.x + 12 + x, place.y + NEAR, width, 20);
        let numbers = centred(heading(5, at(name, middle), numbers, NUMBERS, Tone::Ink));
        controls.push(area(4, place, Area::Card));
        controls.push(Control { id: Id::Score, name: spoken, ..numbers });
        let [first, second] = self.names;
        controls.push(silent(centred(label(6, at(0, name), first.shown))));
        controls.push(silent(centred(label(16, at(name + middle, name), second.shown))));
        let draws = Rect::new(place.x + 12, place.y + 30, inner, LINE);
        controls.push(silent(centred(quiet(17, draws, texts.score_draws(self.score.draws)))));
    }

    /// „Skóre: Jana 2 : 1 Počítač, remízy 3“.
    fn spoken(&self, texts: &Texts) -> String {
        let [wins, losses] = self.score.wins;
        let [first, second] = &self.names;
        let line = texts.score(first.spoken.as_str(), losses, second.spoken.as_str(), wins);
        texts.score_spoken(texts.score_draws(self.score.draws), line)
    }
}

/// What an opponent thinks of a move, short enough for a cell.
pub(super) fn thought(thought: MoveEval, texts: &Texts) -> String {
    match thought {
        MoveEval::Number(n) => number(n),
        MoveEval::Rule(reason) => texts.rule(reason.0).unwrap_or_default(),
    }
}

/// A number with a true minus sign.
pub(super) fn number(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// A text in the middle of its place.
pub(super) fn centred(mut control: Control) -> Control {
    if let Kind::Label(label) = &mut control.kind {
        label.align = Align::Centre;
    }
    control
}

/// A text of another colour.
fn toned(mut control: Control, tone: Tone) -> Control {
    if let Kind::Label(label) = &mut control.kind {
        label.tone = tone;
    }
    control
}

/// A part of something that is spoken as a whole elsewhere.
pub(super) fn silent(control: Control) -> Control {
    Control { name: String::new(), ..control }
}

/// The items of the menu *Hra* that play.
pub(super) fn moves(possible: Possible, texts: &Texts) -> Vec<Item> {
    vec![
        below(item(Id::NewGame, texts.bar_new(), "Ctrl+N", true)),
        item(Id::Undo, texts.bar_undo(), "Ctrl+Z", possible.undo),
        item(Id::Redo, texts.bar_redo(), "Ctrl+Y", possible.redo),
        item(Id::Hint, texts.bar_hint(), "Ctrl+H", possible.hint),
    ]
}

/// What their keys press.
pub(super) fn shortcut(chord: Chord) -> Option<Id> {
    let Chord { key, ctrl, shift, alt, .. } = chord;
    match (key, ctrl, shift, alt) {
        (Key::Char('n'), true, false, false) => Some(Id::NewGame),
        (Key::Char('z'), true, false, false) => Some(Id::Undo),
        (Key::Char('z'), true, true, false) | (Key::Char('y'), true, false, false) => Some(Id::Redo),
        (Key::Char('h'), true, false, false) => Some(Id::Hint),
        _ => None,
    }
}

/// The best move blinks.
#[derive(Clone, Copy, Default)]
pub(super) struct Blink {
    /// Tells this hint from earlier ones, whose timers may still arrive.
    hint: u64,
    /// How many times it still changes.
    left: u8,
}

impl Blink {
    const TIMES: u8 = 6;
    const TIME: Duration = Duration::from_millis(250);

    /// Nothing blinks; hints have numbers above this one.
    pub(super) fn after(hint: u64) -> Blink {
        Blink { hint, left: 0 }
    }

    /// A new hint begins to blink.
    pub(super) fn start(&mut self) -> Vec<Effect> {
        *self = Blink { hint: self.hint + 1, left: Blink::TIMES };
        vec![Effect::After(Blink::TIME, Timer::Blink(self.hint))]
    }

    /// The time between two changes is over; a late timer of an earlier hint
    /// changes nothing.
    pub(super) fn tick(&mut self, hint: u64) -> Vec<Effect> {
        if hint != self.hint || self.left == 0 {
            return Vec::new();
        }
        self.left -= 1;
        vec![Effect::After(Blink::TIME, Timer::Blink(hint))]
    }

    /// It stands still.
    pub(super) fn stop(&mut self) {
        self.left = 0;
    }

    /// Whether the hint is seen just now.
    pub(super) fn is_lit(self) -> bool {
        self.left.is_multiple_of(2)
    }
}

/// What the table wants, from the outside world.
pub(super) fn effects(requests: Vec<Request>) -> Vec<Effect> {
    requests.into_iter().map(Effect::from).collect()
}

/// What a move in this position is called: by its words where it belongs to no place, and
/// else as records write it.
pub(super) fn move_name(position: &dyn Board, m: Move, texts: &Texts) -> String {
    let action = position.actions().into_iter().find(|&(action, _)| action == m);
    action
        .and_then(|(_, key)| texts.action(key))
        .map(|text| plain(&text))
        .unwrap_or_else(|| position.notation(m))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    /// Where the first name, the numbers and the second name stand.
    fn places(wins: [u32; 2], wide: Px) -> [Rect; 3] {
        let long = || SpokenLabel::from("W".repeat(32));
        let score = Score { wins, ..Score::default() };
        let card = ScoreCard { names: [long(), long()], score };
        let mut controls = Vec::new();
        card.push(Rect::new(0, 0, wide, SCORE), &Texts::new(Language::Slovak), &mut controls);
        [Id::Show(6), Id::Score, Id::Show(16)]
            .map(|id| controls.iter().find(|c| c.id == id).expect("it is on the card").place)
    }

    #[test]
    fn a_name_never_comes_near_the_numbers() {
        for wins in [[0, 0], [9, 10], [188, 188], [88_888, 88_888]] {
            for wide in [264, 312] {
                let [first, numbers, second] = places(wins, wide);
                let text = score_width(&format!("{} : {}", wins[0], wins[1]));
                let side = (numbers.w - text) / 2;
                assert!(side >= NEAR, "{wins:?} {wide}: {numbers:?}, the numbers take {text}");
                assert_eq!(first.x + first.w, numbers.x, "{wins:?} {wide}");
                assert_eq!(numbers.x + numbers.w, second.x, "{wins:?} {wide}");
                assert!(first.w >= 24 && first.w == second.w, "{first:?} {second:?}");
            }
        }
    }
}
