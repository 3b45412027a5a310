//! The form „Nastavenia“: what holds for all games to come. A change takes
//! effect at once.

use super::build::{BUTTON, FIELD, LINE, MARGIN, NEAR, button, control, fixed_form, label};
use super::view::{Control, Form, FormId, Id, Kind, Rect, Size, Style};
use crate::store::settings::{Choice, Settings, Theme};
use crate::text::{Language, Texts};
use std::time::Duration;

const SIZE: Size = Size { w: 400, h: 324 };
const WIDE: i32 = SIZE.w - 2 * MARGIN;
const STEP: i32 = LINE + FIELD + 16;

/// The delays to choose from, in milliseconds.
const DELAYS: [u64; 5] = [0, 200, 400, 800, 1500];

/// The form. Where there are no letters for a language, its name is written in
/// the letters of the language that is spoken, and says so.
pub(super) fn form(settings: &Settings, language: Language, illegible: &[Language], texts: &Texts) -> Form {
    let delay = settings.delay.as_millis() as u64;
    let nearest = (0..DELAYS.len()).min_by_key(|&i| DELAYS[i].abs_diff(delay));
    let delays = DELAYS.map(|ms| if ms == 0 { texts.delay_none() } else { texts.delay(ms) }).to_vec();
    let languages = Language::ALL.map(|l| match illegible.contains(&l) {
        true => texts.language(l.tag()).map(|name| texts.settings_no_letters(name)),
        false => None,
    });
    let languages = languages.into_iter().zip(Language::ALL);
    let languages = languages.map(|(name, l)| name.unwrap_or_else(|| l.own_name().to_owned())).collect();
    let chosen = Language::ALL.iter().position(|&l| l == language);
    let themes = Theme::ALL.iter().map(|(word, _)| texts.theme(word).unwrap_or_default()).collect();
    let theme = Theme::ALL.iter().position(|(_, theme)| *theme == settings.theme);
    let mut controls = choice(0, Id::Language, texts.settings_language(), languages, chosen);
    controls.extend(choice(1, Id::Theme, texts.settings_theme(), themes, theme));
    controls.extend(choice(2, Id::Delay, texts.settings_delay(), delays, nearest));
    let confirm = Kind::Check { text: texts.settings_confirm(), on: settings.confirm };
    let place = Rect::new(MARGIN, MARGIN + 3 * STEP, WIDE, 24);
    controls.push(control(Id::Confirm, place, texts.settings_confirm(), confirm));
    let close = Rect::new(SIZE.w - MARGIN - 104, SIZE.h - MARGIN - BUTTON, 104, BUTTON);
    controls.push(button(Id::Ok, close, texts.close(), Style::Default));
    Form { controls, focus: Some(Id::Language), ..fixed_form(FormId::Settings, texts.settings_title(), SIZE) }
}

fn choice(n: u16, id: Id, title: String, items: Vec<String>, chosen: Option<usize>) -> Vec<Control> {
    let y = MARGIN + i32::from(n) * STEP;
    let kind = Kind::Choice { items, chosen };
    vec![
        label(n, Rect::new(MARGIN, y, WIDE, LINE), title.clone()),
        control(id, Rect::new(MARGIN, y + LINE + NEAR / 2, WIDE, FIELD), title, kind),
    ]
}

/// An item of a combo box was chosen.
pub(super) fn choose(settings: &mut Settings, id: Id, item: usize) {
    match id {
        Id::Language => settings.language = Language::ALL.get(item).map(|l| l.tag().to_owned()),
        Id::Delay => settings.delay = Duration::from_millis(DELAYS.get(item).copied().unwrap_or(400)),
        Id::Theme => settings.theme = Theme::ALL.get(item).map_or(settings.theme, |(_, theme)| *theme),
        _ => {}
    }
}
