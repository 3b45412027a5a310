//! The numbers on which the shortcuts of the search depend, and what others in their
//! places would cost and win.
//!
//! They were set by hand, in the manner of the field. Most were tried at about half and
//! twice their size: nodes for ten positions to depth 5 and 7, counted as `cargo bench
//! --no-default-features --bench five` does with the other number, and games of the
//! search as it is against one with the other number, played by this command
//! ([the engine's page](super::super) has the same for whole ideas):
//!
//! ```sh
//! cargo run --release --no-default-features --example five_ideas -- futility=140 3000 50 11
//! ```
//!
//! A positive Elo speaks for the number that stands here. With `null-plies=2` and the
//! like the command plays every other row.
//!
//! | number | tried instead | depth 5 | depth 7 | wins – draws – losses | Elo |
//! |---|---|---|---|---|---|
//! | all as they are | | 54 585 | 246 651 | | |
//! | [`futility`](Margins::futility) | 140 | 78 120 | 330 777 | 59 – 2 – 39 | +70 ± 63 |
//! | [`futility`](Margins::futility) | 35 | 30 779 | 133 523 | 46 – 4 – 50 | −14 ± 58 |
//! | [`hopeless`](Margins::hopeless) | 300 | 54 831 | 247 412 | 39 – 1 – 40 | −4 ± 19, ended by the sequential test |
//! | [`hopeless`](Margins::hopeless) | 75 | 53 728 | 242 911 | 49 – 0 – 51 | −7 ± 24 |
//! | [`null_plies`](Margins::null_plies) | 2 | 54 587 | 247 200 | 50 – 0 – 50 | 0 ± 69 |
//! | [`null_plies`](Margins::null_plies) | 4 | 54 585 | 246 559 | 50 – 0 – 50 | 0 ± 69 |
//! | [`late`](Margins::late) | 2 | 56 222 | 266 379 | 54 – 5 – 41 | +45 ± 45 |
//! | [`late`](Margins::late) | 0.5 | 47 146 | 204 305 | 46 – 4 – 50 | −14 ± 58 |
//! | [`reduction_divisor`](Margins::reduction_divisor) | 1.0 | 35 499 | 151 882 | 42 – 4 – 54 | −42 ± 54 |
//! | [`reduction_divisor`](Margins::reduction_divisor) | 2.25 | 79 469 | 338 916 | 54 – 2 – 44 | +35 ± 64 |
//! | [`window`](Margins::window) | 20 | 55 209 | 250 516 | 47 – 1 – 52 | −17 ± 55 |
//! | [`window`](Margins::window) | 80 | 53 644 | 279 410 | 46 – 2 – 52 | −21 ± 44 |
//! | [`futility_plies`](Margins::futility_plies) | 12 | 54 585 | 246 651 | 50 – 0 – 50 | 0 ± 69 |
//! | [`futility_plies`](Margins::futility_plies) | 3 | 54 585 | 246 678 | 50 – 0 – 50 | 0 ± 69 |
//!
//! Only twice [`futility`](Margins::futility) is beyond its error, and of fourteen trials one may be so by
//! chance: the numbers are good enough, and none is proved to be the best. What is not in
//! the table was not tried.

/// What stands in front of the shortcuts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margins {
    /// So much, for each ply that is left, may what a position looks worth be lost again.
    pub futility: i32,
    /// With more plies left the look alone decides nothing.
    pub futility_plies: i32,
    /// So much beyond [`futility`](Margins::futility) it may become better: the side to
    /// move looks for it.
    pub hopeless: i32,
    /// With more plies left no position is hopeless by its look alone.
    pub hopeless_plies: i32,
    /// By so many plies, and a quarter of those that are left, the search is less deep
    /// after a null move.
    pub null_plies: i32,
    /// A late move is searched less deep by this and by the logarithms of the depth and
    /// of its number, divided by [`reduction_divisor`](Margins::reduction_divisor).
    pub reduction: f64,
    /// See [`reduction`](Margins::reduction).
    pub reduction_divisor: f64,
    /// How far from the last value the window of a round ends at first.
    pub window: i32,
    /// The number of moves that are looked at before quiet ones are left out is that of
    /// [`late_at`](Margins::late_at) times this.
    pub late: f64,
}

impl Margins {
    /// Those that the engine plays with.
    pub const STANDARD: Margins = Margins {
        futility: 70,
        futility_plies: 6,
        hopeless: 150,
        hopeless_plies: 2,
        null_plies: 3,
        reduction: 0.6,
        reduction_divisor: 1.5,
        window: 40,
        late: 1.0,
    };

    /// These with one of them changed, by its name with hyphens; nothing if there is
    /// none of that name, or it cannot be that number.
    #[must_use]
    pub fn with(self, name: &str, number: &str) -> Option<Margins> {
        let mut changed = self;
        match name {
            "futility" => changed.futility = number.parse().ok()?,
            "futility-plies" => changed.futility_plies = number.parse().ok()?,
            "hopeless" => changed.hopeless = number.parse().ok()?,
            "hopeless-plies" => changed.hopeless_plies = number.parse().ok()?,
            "null-plies" => changed.null_plies = number.parse().ok()?,
            "reduction" => changed.reduction = number.parse().ok()?,
            "reduction-divisor" => changed.reduction_divisor = number.parse().ok()?,
            "window" => changed.window = number.parse().ok()?,
            "late" => changed.late = number.parse().ok()?,
            _ => return None,
        }
        Some(changed)
    }

    /// So many moves are looked at with this depth before quiet ones are left out.
    #[must_use]
    pub fn late_at(&self, depth: i32) -> usize {
        let moves = 3 + 2 * depth as usize + (depth * depth) as usize / 2;
        (moves as f64 * self.late) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::Margins;

    #[test]
    fn every_margin_can_be_another_number() {
        let whole = ["futility", "futility-plies", "hopeless", "hopeless-plies", "null-plies", "window"];
        let changed =
            [&whole[..], &["reduction", "reduction-divisor", "late"]].concat().into_iter().map(|name| {
                let margins = Margins::STANDARD.with(name, "7").unwrap_or_else(|| panic!("{name} is none"));
                assert_eq!(margins.with(name, "half"), None, "{name}");
                margins
            });
        let changed: Vec<Margins> = changed.collect();
        for (i, margins) in changed.iter().enumerate() {
            assert!(*margins != Margins::STANDARD && !changed[..i].contains(margins), "{margins:?}");
        }
        assert_eq!(Margins::STANDARD.with("futile", "7"), None);
    }

    #[test]
    fn twice_as_many_late_moves_are_seen() {
        let [usual, twice, half] =
            ["1", "2", "0.5"].map(|late| Margins::STANDARD.with("late", late).expect("a number"));
        let moves = |margins: Margins| [1, 2, 5].map(|depth| margins.late_at(depth));
        assert_eq!([usual, twice, half].map(moves), [[5, 9, 25], [10, 18, 50], [2, 4, 12]]);
    }
}
