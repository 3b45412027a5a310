//! The letters that work with Alt, in every language.

use crate::tour::forms;
use piskvorky::app::view::{Button, Control, Form, Id, Kind, Menu, Style};
use piskvorky::text::Language;
use std::collections::BTreeMap;

/// The letter that works with Alt, in lower case, if one is marked.
fn letter(text: &str) -> Option<char> {
    let (_, after) = text.split_once('&')?;
    let letter = after.chars().next().filter(|c| c.is_alphabetic());
    let letter = letter.unwrap_or_else(|| panic!("{text}: no letter is marked"));
    assert!(!after.contains('&'), "{text}: several letters are marked");
    letter.to_lowercase().next()
}

/// Whether people of this language have the letter on their keyboards. Chinese
/// programs mark a Latin letter behind the text.
fn has_key(language: Language, letter: char) -> bool {
    match language {
        Language::Slovak => letter.is_ascii_lowercase() || "áäčďéíľĺňóôŕšťúýž".contains(letter),
        Language::English | Language::Chinese => letter.is_ascii_lowercase(),
        Language::Ukrainian => "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя".contains(letter),
        Language::Russian => "абвгдежзийклмнопрстуфхцчшщъыьэюяё".contains(letter),
        Language::Arabic => "ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءئؤ".contains(letter),
    }
}

/// The texts that stand together, each of which may have a letter of its own.
fn neighbours(form: &Form) -> Vec<Vec<String>> {
    let mut together = Vec::new();
    let mut whole = Vec::new();
    for control in &form.controls {
        match &control.kind {
            Kind::MenuBar(menus) => {
                whole.extend(menus.iter().map(|menu| menu.text.clone()));
                let items = |menu: &Menu| menu.items.iter().map(|item| item.text.clone()).collect();
                together.extend(menus.iter().map(items));
            }
            Kind::Button(button) if has_letter(button) => whole.push(button.text.clone()),
            _ => {}
        }
    }
    together.push(whole);
    together
}

/// Panels show marks and numbers, and the result picture is no button.
fn has_letter(button: &Button) -> bool {
    matches!(button.style, Style::Plain | Style::Default | Style::Bright(_))
}

#[test]
fn no_two_texts_of_a_form_or_of_a_menu_have_the_same_letter() {
    for language in Language::ALL {
        for form in forms(language) {
            for texts in neighbours(&form) {
                let mut before = BTreeMap::new();
                for text in &texts {
                    let Some(letter) = letter(text) else { continue };
                    assert!(has_key(language, letter), "{language:?}, {:?}: {text}", form.id);
                    if let Some(other) = before.insert(letter, text) {
                        panic!("{language:?}, {:?}: {letter} is in {other} and in {text}", form.id);
                    }
                }
            }
        }
    }
}

/// *OK*, *Zrušiť* and *Zatvoriť* have Enter and Escape; the steps of a replay
/// are signs and have the arrow keys.
#[test]
fn every_menu_item_and_every_button_has_a_letter() {
    for language in Language::ALL {
        for form in forms(language) {
            for control in &form.controls {
                for text in texts_with_letters(control) {
                    assert!(letter(text).is_some(), "{language:?}, {:?}: {text}", form.id);
                }
            }
        }
    }
}

fn texts_with_letters(control: &Control) -> Vec<&String> {
    match &control.kind {
        Kind::MenuBar(menus) => menus
            .iter()
            .flat_map(|menu| std::iter::once(&menu.text).chain(menu.items.iter().map(|item| &item.text)))
            .collect(),
        Kind::Button(button)
            if has_letter(button) && !matches!(control.id, Id::Ok | Id::Cancel | Id::Step(_)) =>
        {
            vec![&button.text]
        }
        _ => Vec::new(),
    }
}
