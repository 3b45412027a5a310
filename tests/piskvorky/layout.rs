//! Where the controls of the forms stand: inside, and not one over the other.
//! Whether their texts fit is measured with real fonts in `window/labels.rs`.

use crate::tour::{NAME, forms, unusual_forms};
use piskvorky::app::view::{Button, Control, Form, Id, Kind, Rect, Style};
use piskvorky::text::Language;

fn inside(form: &Form, Rect { x, y, w, h }: Rect) -> bool {
    x >= 0 && y >= 0 && x + w <= form.size.w && y + h <= form.size.h
}

fn overlap(a: Rect, b: Rect) -> bool {
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/// What is meant to lie on others: grounds, pictures, the map of a large board,
/// and the card with the result.
fn may_overlap(control: &Control) -> bool {
    control.id == Id::Map
        || matches!(
            control.kind,
            Kind::Area(_) | Kind::Picture(_) | Kind::Button(Button { style: Style::Card, .. })
        )
}

#[test]
fn controls_lie_in_their_form_and_beside_each_other() {
    for language in Language::ALL {
        for form in forms(language).into_iter().chain(unusual_forms(language, NAME)) {
            for (n, control) in form.controls.iter().enumerate() {
                assert!(inside(&form, control.place), "{language:?}, {:?}: {control:?}", form.id);
                let others = form.controls[..n].iter().filter(|other| overlap(other.place, control.place));
                for other in others.filter(|_| !may_overlap(control)) {
                    assert!(
                        may_overlap(other),
                        "{language:?}, {:?}: {:?} lies over {:?}",
                        form.id,
                        control.id,
                        other.id
                    );
                }
            }
        }
    }
}
