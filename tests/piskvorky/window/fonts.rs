//! A system that lacks fonts.

use crate::desk::{Desk, Role};
use piskvorky::text::Language;
use std::path::Path;
use std::process::Command;

/// A configuration of fontconfig that knows the fonts of these families alone.
fn only(families: &[&str], folder: &Path) -> String {
    let accepted: String = families
        .iter()
        .map(|family| {
            format!("<pattern><patelt name=\"family\"><string>{family}</string></patelt></pattern>")
        })
        .collect();
    let rejected = ["true", "false"].map(|scalable| {
        format!("<pattern><patelt name=\"scalable\"><bool>{scalable}</bool></patelt></pattern>")
    });
    let rejected = rejected.concat();
    let text = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\
         <include>/etc/fonts/fonts.conf</include>\
         <selectfont><acceptfont>{accepted}</acceptfont><rejectfont>{rejected}</rejectfont></selectfont>\
         <cachedir>{}</cachedir></fontconfig>",
        folder.display()
    );
    let file = folder.join("fonts.conf");
    std::fs::write(&file, text).expect("written");
    file.display().to_string()
}

/// The languages that the settings offer, the first of all lists there.
fn offered(families: Option<&[&str]>) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let fonts = families.map(|families| only(families, folder.path()));
    let variables: Vec<_> = fonts.iter().map(|file| ("FONTCONFIG_FILE", file.as_str())).collect();
    let desk = Desk::start_in(&["--player", "Jana"], &variables);
    desk.window("Piškvorky").press("Alt+N");
    let settings = desk.window("Nastavenia");
    let languages = settings.widget(Role::ComboBox, "Jazyk");
    languages.click();
    settings.widget(Role::ListItem, "Slovenčina").node();
    let tree = settings.tree();
    let items = tree.nodes.iter().filter(|node| node.role == Role::ListItem);
    items.map(|node| node.name.clone()).take(Language::ALL.len()).collect()
}

fn is_installed(family: &str) -> bool {
    let found = Command::new("fc-list").arg(family).output();
    !found.expect("fc-list starts; `make install-packages` installs it").stdout.is_empty()
}

const ONLY_CHINESE_MISSING: [&str; 6] =
    ["Slovenčina", "English", "Українська", "Русский", "Čínština (Zhongwen) – chýba písmo", "العربية"];
const ARABIC_TOO: [&str; 6] = [
    "Slovenčina",
    "English",
    "Українська",
    "Русский",
    "Čínština (Zhongwen) – chýba písmo",
    "Arabčina (al-Arabija) – chýba písmo",
];

#[test]
fn a_language_without_a_font_is_offered_in_latin_letters_and_says_so() {
    let all = ["Slovenčina", "English", "Українська", "Русский", "简体中文", "العربية"];
    assert_eq!(offered(None), all);
    assert_eq!(offered(Some(&["DejaVu Sans"])), ONLY_CHINESE_MISSING);
    // Not every distribution brings it along with the other.
    if is_installed("DejaVu Serif") {
        assert_eq!(offered(Some(&["DejaVu Serif"])), ARABIC_TOO);
    }
}

#[test]
fn a_session_in_a_language_without_a_font_is_spoken_to_in_slovak() {
    let folder = tempfile::tempdir().expect("a folder");
    let fonts = only(&["DejaVu Sans"], folder.path());
    let lacking = Desk::start_in(&["--lang", "zh"], &[("FONTCONFIG_FILE", &fonts)]);
    lacking.window("Prihlásenie");
    Desk::start(&["--lang", "zh"]).window("登录");
    let arabic = Desk::start_in(&["--lang", "ar"], &[("FONTCONFIG_FILE", &fonts)]);
    arabic.window("تسجيل الدخول");
}
