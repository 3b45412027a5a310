//! The games of the registry: three boards and the endless sheet, on which five or
//! more win or exactly five, on the boards also with the opening *swap2*.

use super::endless::Endless;
use super::rules::{Five, Rule};
use super::swap::Swap2;
use super::{BOARD, SHEET, SWAP, advise, outside, swap_bots, swap_outside};
use crate::bots::known;
use crate::games::{GameSpec, Variant};
use crate::scene::Ink;

const fn variant(of: &'static str, key: &'static str) -> Option<Variant> {
    Some(Variant { of, key })
}

/// The endless sheet.
pub static FIVE: GameSpec = GameSpec {
    key: "five",
    variant: variant("five", "free"),
    start: || Box::new(Endless::new(Rule::Free)),
    setups: &[],
    set_up: |_| None,
    marks: [Some(Ink::Cross), Some(Ink::Nought)],
    rules: "five",
    sample: "0:0 1:1 1:0 -1:0 0:-1 0:2 -1:1 2:-2 2:1 -2:0 0:1",
    bots: SHEET,
    judges: &["attacks"],
    protocol: None,
    advise: |position, thinking| advise::advise(known::<Endless>(position), thinking),
};
/// The endless sheet, and only exactly five win.
pub static FIVE_EXACT: GameSpec = GameSpec {
    key: "five-exact",
    variant: variant("five", "exact"),
    start: || Box::new(Endless::new(Rule::Exact)),
    rules: "five-exact",
    ..FIVE
};

/// Fifteen rows and columns.
pub static FIVE_15: GameSpec = GameSpec {
    key: "five-15",
    variant: variant("five-15", "free"),
    start: || Box::new(Five::new(15)),
    setups: &[],
    set_up: |_| None,
    marks: [Some(Ink::Cross), Some(Ink::Nought)],
    rules: "five",
    sample: "h8 i9 i8 g8 h7 h9 g9 j6 i10 f6",
    bots: BOARD,
    judges: &["attacks"],
    protocol: Some(&outside::GOMOCUP),
    advise: |position, thinking| advise::advise(known::<Five>(position), thinking),
};
/// Fifteen rows and columns, and only exactly five win.
pub static FIVE_15_EXACT: GameSpec = GameSpec {
    key: "five-15-exact",
    variant: variant("five-15", "exact"),
    start: || Box::new(Five::with(15, 15, 5, Rule::Exact)),
    rules: "five-exact",
    sample: "h8 h9 g8 i8 f8 e8 j8 g10 k8 i10",
    ..FIVE_15
};
/// Fifteen rows and columns with the opening *swap2*. Either side may come to draw
/// either mark.
pub static FIVE_15_SWAP2: GameSpec = GameSpec {
    key: "five-15-swap2",
    variant: variant("five-15", "swap2"),
    start: || Box::new(Swap2::new(15, Rule::Free)),
    marks: [None; 2],
    rules: "five-swap2",
    sample: "j10 g10 j13 X g9 i9 h10 i11 h8 k12",
    bots: SWAP,
    protocol: Some(&swap_outside::GOMOCUP_SWAP2),
    advise: |position, thinking| swap_bots::advise(known::<Swap2>(position), thinking),
    ..FIVE_15
};
/// Fifteen rows and columns with the opening *swap2*, and only exactly five win.
pub static FIVE_15_EXACT_SWAP2: GameSpec = GameSpec {
    key: "five-15-exact-swap2",
    variant: variant("five-15", "exact-swap2"),
    start: || Box::new(Swap2::new(15, Rule::Exact)),
    rules: "five-exact-swap2",
    ..FIVE_15_SWAP2
};
/// Nineteen rows and columns.
pub static FIVE_19: GameSpec = GameSpec {
    key: "five-19",
    variant: variant("five-19", "free"),
    start: || Box::new(Five::new(19)),
    sample: "k10 l11 j9 l9 k11 k12 j10 i10 l12 m13",
    ..FIVE_15
};
/// Nineteen rows and columns, and only exactly five win.
pub static FIVE_19_EXACT: GameSpec = GameSpec {
    key: "five-19-exact",
    variant: variant("five-19", "exact"),
    start: || Box::new(Five::with(19, 19, 5, Rule::Exact)),
    rules: "five-exact",
    ..FIVE_19
};
/// Nineteen rows and columns with the opening *swap2*.
pub static FIVE_19_SWAP2: GameSpec = GameSpec {
    key: "five-19-swap2",
    variant: variant("five-19", "swap2"),
    start: || Box::new(Swap2::new(19, Rule::Free)),
    ..FIVE_15_SWAP2
};
/// Nineteen rows and columns with the opening *swap2*, and only exactly five win.
pub static FIVE_19_EXACT_SWAP2: GameSpec = GameSpec {
    key: "five-19-exact-swap2",
    variant: variant("five-19", "exact-swap2"),
    start: || Box::new(Swap2::new(19, Rule::Exact)),
    rules: "five-exact-swap2",
    ..FIVE_19_SWAP2
};
/// Twenty rows and columns.
pub static FIVE_20: GameSpec = GameSpec {
    key: "five-20",
    variant: variant("five-20", "free"),
    start: || Box::new(Five::new(20)),
    sample: "j10 k10 j11 j12 k11 i9 l11 m11 h10 i11",
    ..FIVE_15
};
/// Twenty rows and columns, and only exactly five win.
pub static FIVE_20_EXACT: GameSpec = GameSpec {
    key: "five-20-exact",
    variant: variant("five-20", "exact"),
    start: || Box::new(Five::with(20, 20, 5, Rule::Exact)),
    rules: "five-exact",
    ..FIVE_20
};
/// Twenty rows and columns with the opening *swap2*.
pub static FIVE_20_SWAP2: GameSpec = GameSpec {
    key: "five-20-swap2",
    variant: variant("five-20", "swap2"),
    start: || Box::new(Swap2::new(20, Rule::Free)),
    ..FIVE_15_SWAP2
};
/// Twenty rows and columns with the opening *swap2*, and only exactly five win.
pub static FIVE_20_EXACT_SWAP2: GameSpec = GameSpec {
    key: "five-20-exact-swap2",
    variant: variant("five-20", "exact-swap2"),
    start: || Box::new(Swap2::new(20, Rule::Exact)),
    rules: "five-exact-swap2",
    ..FIVE_20_SWAP2
};
