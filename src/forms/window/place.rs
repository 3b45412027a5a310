//! Where windows open.

use super::bounds::limits;
use crate::app::view::{Form, Rect, Size};
use crate::store::settings::Place;
use fltk::app;

/// Where a form is to be opened.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::forms) struct Wanted {
    /// Where it stood before.
    pub(in crate::forms) before: Option<Rect>,
    /// Whether it goes where the form is that it replaces all the same: the
    /// player may have moved that one in the meantime.
    pub(in crate::forms) follows: bool,
    /// The form in whose middle it is to stand otherwise: the one below it, or
    /// the one that it replaces; and the number of its screen.
    pub(in crate::forms) below: Option<(Rect, i32)>,
}

/// The parts of all screens that windows may cover, in logical pixels.
pub(super) fn screens() -> Vec<Place> {
    let area = |n| {
        let (x, y, w, h) = app::screen_work_area(n);
        Place { x, y, w, h }
    };
    (0..app::screen_count()).map(area).collect()
}

/// Where a form opens: where it stood before, or else, and if it follows, in the
/// middle of what is below it and on the same screen; always on a screen, and
/// never smaller than it can be.
pub(super) fn of(form: &Form, Wanted { before, follows, below }: Wanted, screens: &[Place]) -> Rect {
    let (Size { w, h }, (least, _)) = (form.size, limits(form));
    let (place, screens) = match before.filter(|_| !follows) {
        Some(Rect { x, y, w: wide, h: high }) if form.resizable => {
            (Place { x, y, w: wide.max(least.w), h: high.max(least.h) }, screens)
        }
        Some(Rect { x, y, .. }) => (Place { x, y, w, h }, screens),
        None => {
            let number = below.map_or(0, |(_, number)| usize::try_from(number).unwrap_or(0));
            let screens = screens.get(number..=number).unwrap_or(screens);
            let screen = screens.first().map(|s| Rect::new(s.x, s.y, s.w, s.h)).unwrap_or_default();
            let around = below.map_or(screen, |(place, _)| place);
            (Place { x: around.x + (around.w - w) / 2, y: around.y + (around.h - h) / 2, w, h }, screens)
        }
    };
    let Place { x, y, w, h } = place.on_a_screen(screens);
    Rect::new(x, y, w.max(least.w), h.max(least.h))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [Place; 2] =
        [Place { x: 0, y: 30, w: 1000, h: 700 }, Place { x: 1000, y: 0, w: 800, h: 600 }];

    fn form(resizable: bool) -> Form {
        Form {
            size: Size { w: 400, h: 300 },
            smallest: Size { w: 200, h: 150 },
            resizable,
            ..crate::forms::form_with(Vec::new())
        }
    }

    fn place(resizable: bool, before: Option<Rect>, below: Option<(Rect, i32)>) -> Rect {
        of(&form(resizable), Wanted { before, follows: false, below }, &SCREENS)
    }

    #[test]
    fn a_new_form_opens_in_the_middle() {
        assert_eq!(place(false, None, None), Rect::new(300, 230, 400, 300));
        let below = |x, y, w, h, screen| place(true, None, Some((Rect::new(x, y, w, h), screen)));
        assert_eq!(below(1100, 50, 600, 400, 1), Rect::new(1200, 100, 400, 300));
        // Not beyond the edge.
        assert_eq!(below(0, 0, 100, 100, 0), Rect::new(0, 30, 400, 300));
        // On the screen of the one below, also where it hangs over to the other.
        assert_eq!(below(700, 50, 600, 400, 0), Rect::new(600, 100, 400, 300));
        assert_eq!(below(700, 50, 600, 400, 1), Rect::new(1000, 100, 400, 300));
        // A screen that has gone is no reason not to open.
        assert_eq!(below(5000, 50, 600, 400, 7), Rect::new(1400, 100, 400, 300));
    }

    #[test]
    fn a_form_that_follows_opens_in_the_middle_wherever_it_was() {
        let (before, below) = (Some(Rect::new(50, 60, 500, 200)), Some((Rect::new(1100, 50, 600, 400), 1)));
        let wanted = Wanted { before, follows: true, below };
        assert_eq!(of(&form(true), wanted, &SCREENS), Rect::new(1200, 100, 400, 300));
    }

    #[test]
    fn a_known_form_opens_where_it_was() {
        assert_eq!(place(false, Some(Rect::new(50, 60, 999, 9)), None), Rect::new(50, 60, 400, 300));
        assert_eq!(place(true, Some(Rect::new(50, 60, 500, 10)), None), Rect::new(50, 60, 500, 150));
        assert_eq!(place(true, Some(Rect::new(5000, 60, 500, 400)), None), Rect::new(1300, 60, 500, 400));
        assert_eq!(place(true, Some(Rect::new(9, 99, 5000, 5000)), None), Rect::new(0, 30, 1000, 700));
    }
}
