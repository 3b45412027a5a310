//! Makes the forms as small as they have to be to fit on their screen.
//!
//! The toolkit scales all windows of a screen alike. As long as one of them
//! would not fit, all are smaller than the user has it; then that holds again.

use crate::app::view::Size;
use fltk::app;
use std::collections::BTreeMap;

/// What the frame of a window takes of the screen, in its pixels: the title bar,
/// and the edges on both sides. The toolkit does not know it before the window
/// is shown.
pub(super) const FRAME: (f64, f64) = (4.0, 36.0);

/// Scales that are not the user's are multiples of this.
const STEP: f64 = 0.05;

/// Below this nothing can be read: then rather a part is beyond the edge.
const LEAST: f64 = 0.6;

/// The scale of one screen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    /// As the user has it.
    user: f64,
    /// As it was set here.
    set: f64,
}

/// The scales of all screens.
#[derive(Default)]
pub(super) struct Fit {
    scales: BTreeMap<i32, Scale>,
}

impl Fit {
    /// Scales a screen so that windows of these inner sizes fit. Gives back by how
    /// much the logical pixels have become more, if they have changed.
    pub(super) fn adjust(&mut self, screen: i32, sizes: impl Iterator<Item = Size>) -> Option<f64> {
        let now = f64::from(app::screen_scale(screen));
        let (_, _, w, h) = app::screen_work_area(screen);
        let room = (f64::from(w) * now, f64::from(h) * now);
        let before = self.scales.get(&screen).copied();
        let scale = next(before, now, room, sizes);
        self.scales.insert(screen, scale);
        if same(scale.set, now) {
            return None;
        }
        app::set_screen_scale(screen, scale.set as f32);
        Some(now / scale.set)
    }
}

/// Whether two scales are the same but for rounding.
pub(super) fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.004
}

/// The scale of a screen with this much room, whose scale is `now`. If that is
/// not what was set before, the user has changed it.
fn next(before: Option<Scale>, now: f64, room: (f64, f64), sizes: impl Iterator<Item = Size>) -> Scale {
    let user = before.filter(|scale| same(scale.set, now)).map_or(now, |scale| scale.user);
    let fits = |size: Size| {
        let across = (room.0 - FRAME.0) / f64::from(size.w);
        across.min((room.1 - FRAME.1) / f64::from(size.h))
    };
    let most = sizes.filter(|size| size.w > 0 && size.h > 0).map(fits).fold(f64::INFINITY, f64::min);
    let stepped = ((most / STEP).floor() * STEP).max(LEAST);
    Scale { user, set: if most < user { stepped.min(user) } else { user } }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: Size = Size { w: 770, h: 602 };
    const SMALL: Size = Size { w: 400, h: 300 };

    fn scale(before: Option<Scale>, now: f64, room: (f64, f64), sizes: &[Size]) -> Scale {
        next(before, now, room, sizes.iter().copied())
    }

    #[test]
    fn what_fits_keeps_the_scale_of_the_user() {
        for now in [1.0, 1.25, 2.0] {
            let scale = scale(None, now, (1920.0, 1300.0), &[SMALL, FIELD]);
            assert!(same(scale.set, now) && same(scale.user, now), "{scale:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_scaled_down_to_the_screen() {
        for (now, room, expected) in [
            (1.0, (1024.0, 600.0), 0.9),
            (1.0, (800.0, 600.0), 0.9),
            (2.0, (1366.0, 768.0), 1.2),
            (2.0, (1920.0, 1080.0), 1.7),
            (1.0, (320.0, 200.0), LEAST),
        ] {
            let scale = scale(None, now, room, &[SMALL, FIELD]);
            assert!(same(scale.set, expected) && same(scale.user, now), "{room:?}: {scale:?}");
        }
    }

    #[test]
    fn the_scale_of_the_user_returns_with_the_smaller_forms() {
        let room = (1366.0, 768.0);
        let with_field = scale(None, 2.0, room, &[SMALL, FIELD]);
        let without = scale(Some(with_field), with_field.set, room, &[SMALL]);
        assert!(same(without.set, 2.0), "{without:?}");
        // Somebody has zoomed in the meantime.
        let zoomed = scale(Some(with_field), 1.0, room, &[SMALL]);
        assert!(same(zoomed.set, 1.0) && same(zoomed.user, 1.0), "{zoomed:?}");
    }

    #[test]
    fn no_forms_and_no_sizes_change_nothing() {
        let empty = scale(None, 1.5, (800.0, 600.0), &[]);
        assert!(same(empty.set, 1.5));
        assert!(same(scale(None, 1.5, (800.0, 600.0), &[Size::default()]).set, 1.5));
    }
}
