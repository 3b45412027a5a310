//! Where a window stands on the screen.

/// The place of a window, or of the part of a screen that windows may cover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// Left edge.
    pub x: i32,
    /// Top edge.
    pub y: i32,
    /// Width, at least 1.
    pub w: i32,
    /// Height, at least 1.
    pub h: i32,
}

impl Place {
    /// Numbers further from zero than this are no place on a screen.
    pub const FURTHEST: i32 = 100_000;

    /// The nearest place that lies wholly on one of these screens: on the one
    /// that it covers most of, or else the one whose middle is nearest.
    ///
    /// A window that is larger than the screen becomes as large as the screen.
    /// Where there are no screens the place stays as it is.
    #[must_use]
    pub fn on_a_screen(self, screens: &[Place]) -> Place {
        let best = |screen: &&Place| (self.common_area(**screen), -self.distance(**screen));
        // The first of equals: it is the main screen.
        let Some(screen) = screens.iter().rev().max_by_key(best) else {
            return self;
        };
        let (w, h) = (self.w.min(screen.w), self.h.min(screen.h));
        let x = self.x.min(screen.x.saturating_add(screen.w - w)).max(screen.x);
        let y = self.y.min(screen.y.saturating_add(screen.h - h)).max(screen.y);
        Place { x, y, w, h }
    }

    /// How much both cover.
    fn common_area(self, other: Place) -> i64 {
        let common = |a: i32, a_length: i32, b: i32, b_length: i32| {
            let end = (i64::from(a) + i64::from(a_length)).min(i64::from(b) + i64::from(b_length));
            (end - i64::from(a.max(b))).max(0)
        };
        common(self.x, self.w, other.x, other.w) * common(self.y, self.h, other.y, other.h)
    }

    /// How far the middles are from each other, in half units along the axes.
    fn distance(self, other: Place) -> i64 {
        let middle = |start: i32, length: i32| 2 * i64::from(start) + i64::from(length);
        (middle(self.x, self.w) - middle(other.x, other.w)).abs()
            + (middle(self.y, self.h) - middle(other.y, other.h)).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn place(x: i32, y: i32, w: i32, h: i32) -> Place {
        Place { x, y, w, h }
    }

    /// A main screen, a larger one right of it, and a panel at the top of both.
    const SCREENS: [Place; 2] = [place(0, 30, 1280, 690), place(1280, 30, 1920, 1050)];

    #[test]
    fn a_window_on_a_screen_stays() {
        for window in [place(0, 30, 640, 480), place(640, 240, 640, 480), place(1280, 30, 1920, 1050)] {
            assert_eq!(window.on_a_screen(&SCREENS), window);
        }
    }

    #[test]
    fn a_window_that_hangs_over_is_pushed_back() {
        assert_eq!(place(-100, -50, 640, 480).on_a_screen(&SCREENS), place(0, 30, 640, 480));
        assert_eq!(place(500, 400, 640, 480).on_a_screen(&SCREENS), place(500, 240, 640, 480));
        // Most of it lies on the right screen.
        assert_eq!(place(1100, 100, 640, 480).on_a_screen(&SCREENS), place(1280, 100, 640, 480));
    }

    #[test]
    fn a_window_of_a_screen_that_is_gone_goes_to_the_nearest() {
        assert_eq!(place(2000, 500, 640, 480).on_a_screen(&SCREENS[..1]), place(640, 240, 640, 480));
        assert_eq!(place(-2000, 100, 640, 480).on_a_screen(&SCREENS), place(0, 100, 640, 480));
        assert_eq!(place(9000, 100, 640, 480).on_a_screen(&SCREENS), place(2560, 100, 640, 480));
    }

    #[test]
    fn a_window_larger_than_the_screen_shrinks() {
        assert_eq!(place(10, 40, 5000, 5000).on_a_screen(&SCREENS[..1]), SCREENS[0]);
    }

    #[test]
    fn without_screens_and_with_wild_numbers_nothing_breaks() {
        let wild = place(i32::MIN, i32::MAX, i32::MAX, i32::MAX);
        assert_eq!(wild.on_a_screen(&[]), wild);
        assert_eq!(wild.on_a_screen(&SCREENS[..1]), SCREENS[0]);
        let far = place(i32::MAX, i32::MAX, 1, 1);
        assert_eq!(far.on_a_screen(&[place(i32::MAX, 0, i32::MAX, 10)]), place(i32::MAX, 9, 1, 1));
    }
}
