//! No text is cut: every form in every state, language and scaling is drawn
//! where nobody sees it, with the fonts of the system and the code that draws
//! the windows.

use super::{FIRST_FREE, Field};
use crate::desk::{Desk, Role, Screen};
use crate::starting;
use crate::tour::{self, NAME};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::PlayerName;
use piskvorky::app::view::{Form, FormId, Id, Kind};
use piskvorky::app::{FileWish, Msg};
use piskvorky::forms::fit::{Cut, Fitting, form_for_files};
use piskvorky::text::{Language, Texts};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// How many pixels of the screen a logical pixel has.
const SCALES: [f32; 3] = [1.0, 1.5, 2.0];

/// As long as a name may be, of broad letters.
const LONG_NAME: &str = "Wilhelmína Mňouková-Habsburgová";

/// The keys of the messages that begin so.
fn keys(group: &str) -> impl Iterator<Item = &'static str> {
    const SLOVAK: &str = include_str!("../../../src/text/sk.ftl");
    SLOVAK.lines().filter_map(move |line| line.split_once(" =")?.0.strip_prefix(group))
}

/// What a hint says and what opponents think, each in its place: no game comes
/// upon all of it.
fn reasons_and_rules(language: Language, field: &Form) -> Vec<Form> {
    let texts = Texts::new(language);
    let put = |id: Id, text: String| {
        let mut form = field.clone();
        let control = form.controls.iter_mut().find(|control| control.id == id);
        match control.map(|control| &mut control.kind) {
            Some(Kind::Label(label)) => label.text = text,
            Some(Kind::Button(button)) => button.text = text,
            other => panic!("{id:?} is {other:?}"),
        }
        form
    };
    // Without a number, and with one of two digits.
    let said = |key| [0, 12].map(|count| texts.reason(key, count).expect("it is there"));
    let reasons = keys("reason-").flat_map(said).map(|text| put(Id::Show(8), text));
    let rules = keys("rule-").map(|key| put(Id::Panel(0), texts.rule(key).expect("it is there")));
    reasons.chain(rules).collect()
}

/// The forms in which files are chosen: to be read, to be written, and one that
/// is there already.
fn files(language: Language) -> Vec<Form> {
    let folder = starting::folder();
    let mut forms = Vec::new();
    let mut sitting = starting::start(folder.path(), Some(NAME), Some(language));
    tour::begin(&mut sitting);
    for wish in [FileWish::Load, FileWish::Save, FileWish::Export, FileWish::Program] {
        match wish {
            FileWish::Load => sitting.key(Chord::ctrl('o')),
            FileWish::Save => sitting.key(Chord::ctrl('s')),
            FileWish::Export => {
                sitting.press(Id::Results);
                sitting.press(Id::Export);
                sitting.plain_key(Key::Escape);
            }
            FileWish::Program => {
                sitting.press(Id::Programs);
                sitting.press(Id::Browse);
            }
        }
        let pick = sitting.picked.take().expect("a file is asked for");
        assert_eq!(pick.wish, wish);
        fs::write(folder.path().join(&pick.name), "").expect("written");
        let mirrored = language.is_right_to_left();
        let agree = Msg::Press(FormId::Files, Id::Ok);
        forms.push(form_for_files(pick.clone(), folder.path(), mirrored, &[]));
        forms.push(form_for_files(pick, folder.path(), mirrored, &[agree]));
    }
    forms
}

fn all_forms(language: Language) -> Vec<Form> {
    let mut forms = tour::forms(language);
    let field = forms.iter().find(|form| form.id == FormId::Field).expect("the tour comes by").clone();
    forms.extend(reasons_and_rules(language, &field));
    forms.extend(tour::unusual_forms(language, NAME));
    forms.extend(tour::unusual_forms(language, LONG_NAME));
    forms.extend(files(language));
    // Boards have coordinates, which are as small as they have to be, but no words.
    for form in &mut forms {
        form.controls.retain(|control| !matches!(control.kind, Kind::Board(_)));
    }
    forms.dedup();
    forms
}

/// The first of the forms of each kind.
fn one_of_each(forms: &[Form]) -> Vec<Form> {
    let mut seen = BTreeSet::new();
    forms.iter().filter(|form| seen.insert(form.id)).cloned().collect()
}

/// Whether a text may be cut: what the player has named, or where a file is.
fn may_be_cut(cut: &Cut) -> bool {
    let place = matches!(cut.form, FormId::Files | FormId::Programs) && cut.text.starts_with('/');
    cut.text == LONG_NAME || place
}

/// Much too long a text in any control is found.
fn long_texts_are_found(fitting: &Fitting, forms: &[Form]) {
    let long = "mmmmmmmm ".repeat(40);
    for form in forms {
        for n in 0..form.controls.len() {
            let mut form = Form { controls: vec![form.controls[n].clone()], ..form.clone() };
            let control = &mut form.controls[0];
            match &mut control.kind {
                Kind::Label(label) => label.text.clone_from(&long),
                Kind::Button(button) => button.text.clone_from(&long),
                Kind::Radio { text, .. } | Kind::Check { text, .. } => text.clone_from(&long),
                Kind::Choice { items, .. } => items[0].clone_from(&long),
                Kind::MenuBar(menus) => menus[0].items[1].text.clone_from(&long),
                Kind::List(list) => list.columns[0].title.clone_from(&long),
                Kind::Input { .. } | Kind::Picture(_) | Kind::Area(_) | Kind::Board(_) => continue,
            }
            let id = control.id;
            let cuts = fitting.cuts(std::slice::from_ref(&form), 1.0);
            assert!(cuts.iter().any(|cut| cut.control == id), "{:?}, {id:?}: {cuts:?}", form.id);
        }
    }
}

#[test]
#[ignore = "has to be alone with a screen: the test below starts it"]
fn measured_alone() {
    let fitting = Fitting::open().expect("there is a screen");
    long_texts_are_found(&fitting, &one_of_each(&tour::forms(Language::Slovak)));
    let mut found = Vec::new();
    for language in Language::ALL {
        let forms = all_forms(language);
        for scale in SCALES {
            for cut in fitting.cuts(&forms, scale) {
                if !may_be_cut(&cut) {
                    found.push(format!("{language:?} at {scale}: {cut:?}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} texts are cut:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_label_is_cut_in_any_language_at_any_scaling() {
    let screen = Screen::start();
    let own = std::env::current_exe().expect("this is a program");
    let tests = ["window::labels::measured_alone", "--exact", "--ignored", "--nocapture"];
    let done = Command::new(own).args(tests).env("DISPLAY", &screen.display).output().expect("it starts");
    let said = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && said.contains("1 passed"), "{said}");
}

/// A name that is cut is seen whole where the pointer is, at any scaling and in either
/// direction of reading.
#[test]
fn a_long_name_is_seen_whole_in_a_tooltip() {
    let broad = "W".repeat(PlayerName::LONGEST);
    for dpi in [96, 192] {
        let desk = Desk::small(1800, 1500, dpi, &["--player", &broad, "--seed", "1", "--delay", "0"]);
        let field = Field::playing(&desk, FIRST_FREE);
        let numbers = field.form.widget(Role::Label, "Skóre: …").area();
        let scale = i32::try_from(dpi).expect("it is small") / 96;
        let tooltip = desk.window_at_pointer((numbers.x - 20 * scale, numbers.y + 10 * scale));
        let letter = tooltip.w / 32;
        assert!(letter >= 10 * scale && tooltip.h < 40 * scale, "{dpi}: {tooltip:?}");
    }
}
