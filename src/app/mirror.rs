//! Mirrors a form for a language that is read from the right to the left.
//! Boards and coordinates stay as they are; signs that point somewhere point the
//! other way.

use super::playing::COLON;
use super::results;
use super::view::{Control, Form, FormId, Ground, Id, Kind, Picture};

/// Mirrors every control in its form; panels keep their order, and the signs of
/// the steps through a game change with that of the opposite step.
pub(super) fn mirror(form: &mut Form) {
    let width = form.size.w;
    form.mirrored = true;
    if let Ground::Paper { margin } = &mut form.ground {
        *margin = width - *margin;
    }
    for control in &mut form.controls {
        if !matches!(control.kind, Kind::MenuBar(_)) {
            control.place.x = width - control.place.x - control.place.w;
        }
    }
    let signs: Vec<_> = (0..4).map(|n| form.control(Id::Step(3 - n)).map(|c| c.kind.clone())).collect();
    for control in &mut form.controls {
        if let Id::Step(n) = control.id
            && let Some(Some(kind)) = signs.get(usize::from(n))
        {
            control.kind = kind.clone();
        }
    }
    if form.id == FormId::Results {
        form.controls.iter_mut().for_each(turn_chart);
    }
    form.controls.iter_mut().filter(|control| control.id == Id::Score).for_each(turn_numbers);
    let panels: Vec<_> = (0..9).map(|n| form.control(Id::Panel(n)).map(|c| c.place)).collect();
    for control in &mut form.controls {
        if let Id::Panel(n) = control.id {
            let other = usize::from(n / 3 * 3 + 2 - n % 3);
            control.place = panels[other].unwrap_or(control.place);
        }
    }
}

/// The numbers of a score stand as the names beside them do: digits alone are read
/// from the left to the right in every language.
fn turn_numbers(control: &mut Control) {
    if let Kind::Label(label) = &mut control.kind
        && let Some((first, second)) = label.text.split_once(COLON)
    {
        label.text = format!("{second}{COLON}{first}");
    }
}

/// In a chart, time runs as one reads.
fn turn_chart(control: &mut Control) {
    if let Kind::Picture(Picture::Svg(svg)) = &mut control.kind {
        *svg = results::turned(svg);
    }
}
