//! The games of the registry: three boards and the endless sheet, on which five or
//! more win or exactly five, on the boards also with the opening *swap2*.

use super::endless::Endless;
use super::rules::{Five, Rule};
use super::swap::Swap2;
use super::{BOARD, SHEET, SWAP, advise, outside, swap_bots, swap_outside};
use crate::bots::known;
use crate::games::{GameSpec, Variant};

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
    rules: "five-endless",
    sample: "0:0 1:1 1:0 -1:0 0:-1 0:2 -1:1 2:-2 2:1 -2:0 0:1",
    bots: SHEET,
    evaluators: &["attacks"],
    protocol: None,
    advise: |position, thinking| advise::advise(known::<Endless>(position), thinking),
};
/// The endless sheet, and only exactly five win.
pub static FIVE_EXACT: GameSpec = GameSpec {
    key: "five-exact",
    variant: variant("five", "exact"),
    start: || Box::new(Endless::new(Rule::Exact)),
    rules: "five-endless-exact",
    ..FIVE
};

/// What the boards with edges have in common; its first moves are on the smallest.
const ON_BOARD: GameSpec = GameSpec {
    key: "five-15",
    variant: None,
    start: || Box::new(Five::new(15)),
    rules: "five",
    bots: BOARD,
    protocol: Some(&outside::GOMOCUP),
    advise: |position, thinking| advise::advise(known::<Five>(position), thinking),
    ..FIVE
};

/// The same with the opening *swap2*: either side may come to draw either mark.
const WITH_SWAP2: GameSpec = GameSpec {
    sample: "j10 g10 j13 X g9 i9 h10 i11 h8 k12",
    bots: SWAP,
    protocol: Some(&swap_outside::GOMOCUP_SWAP2),
    advise: |position, thinking| swap_bots::advise(known::<Swap2>(position), thinking),
    ..ON_BOARD
};

/// The four games on a board of so many rows and columns; the samples are those of the
/// game in which five or more win, and of that in which exactly five do.
macro_rules! board {
    ($side:literal, $size:literal, $samples:expr, $free:ident, $exact:ident, $swap:ident, $exact_swap:ident) => {
        #[doc = concat!($size, " rows and columns.")]
        pub static $free: GameSpec = GameSpec {
            key: concat!("five-", $side),
            variant: variant(concat!("five-", $side), "free"),
            start: || Box::new(Five::new($side)),
            sample: $samples[0],
            ..ON_BOARD
        };
        #[doc = concat!($size, " rows and columns, and only exactly five win.")]
        pub static $exact: GameSpec = GameSpec {
            key: concat!("five-", $side, "-exact"),
            variant: variant(concat!("five-", $side), "exact"),
            start: || Box::new(Five::with($side, $side, 5, Rule::Exact)),
            rules: "five-exact",
            sample: $samples[1],
            ..ON_BOARD
        };
        #[doc = concat!($size, " rows and columns with the opening *swap2*.")]
        pub static $swap: GameSpec = GameSpec {
            key: concat!("five-", $side, "-swap2"),
            variant: variant(concat!("five-", $side), "swap2"),
            start: || Box::new(Swap2::new($side, Rule::Free)),
            rules: "five-swap2",
            ..WITH_SWAP2
        };
        #[doc = concat!($size, " rows and columns with the opening *swap2*, and only exactly five win.")]
        pub static $exact_swap: GameSpec = GameSpec {
            key: concat!("five-", $side, "-exact-swap2"),
            variant: variant(concat!("five-", $side), "exact-swap2"),
            start: || Box::new(Swap2::new($side, Rule::Exact)),
            rules: "five-exact-swap2",
            ..WITH_SWAP2
        };
    };
}

const SAMPLES_15: [&str; 2] = ["h8 i9 i8 g8 h7 h9 g9 j6 i10 f6", "h8 h9 g8 i8 f8 e8 j8 g10 k8 i10"];
const SAMPLES_19: [&str; 2] = ["k10 l11 j9 l9 k11 k12 j10 i10 l12 m13"; 2];
const SAMPLES_20: [&str; 2] = ["j10 k10 j11 j12 k11 i9 l11 m11 h10 i11"; 2];

board!(15, "Fifteen", SAMPLES_15, FIVE_15, FIVE_15_EXACT, FIVE_15_SWAP2, FIVE_15_EXACT_SWAP2);
board!(19, "Nineteen", SAMPLES_19, FIVE_19, FIVE_19_EXACT, FIVE_19_SWAP2, FIVE_19_EXACT_SWAP2);
board!(20, "Twenty", SAMPLES_20, FIVE_20, FIVE_20_EXACT, FIVE_20_SWAP2, FIVE_20_EXACT_SWAP2);
