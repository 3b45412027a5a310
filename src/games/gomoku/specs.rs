//! The game as the registry knows it: every board with every rule, chosen by options.

use super::endless::Endless;
use super::gomocup::openings;
use super::rules::{Five, Rule};
use super::swap::Swap2;
use super::{BOTS, COUNTED, REASONS, advise, files, outside, swap_bots, swap_outside};
use crate::board::Board;
use crate::bots::outside::Protocol;
use crate::bots::{Advice, Thinking, known, known_as};
use crate::games::{FormKind, FormerName, GameSpec, ReadOpenings, one_second};
use crate::options::{BadOption, OptionKind, OptionSpec, Options, Value};
use crate::rules::Rules;

/// The least side of a board.
pub const LEAST_SIDE: u8 = 5;
/// The greatest side of a board.
pub const MOST_SIDE: u8 = 40;
/// The opening *swap2* needs room for its first three marks.
const SWAP2_SIDE: u8 = 9;

/// Words of options.
const ENDLESS: &str = "endless";
const EXACT: &str = "exact";
const SWAP2: &str = "swap2";

static OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        key: "board",
        kind: OptionKind::Size {
            offered: &[(15, 15), (19, 19), (20, 20)],
            min: (LEAST_SIDE, LEAST_SIDE),
            max: (MOST_SIDE, MOST_SIDE),
            words: &[ENDLESS],
        },
        tells_apart: true,
    },
    OptionSpec { key: "rule", kind: OptionKind::Choice(&["free", EXACT]), tells_apart: true },
    OptionSpec { key: "opening", kind: OptionKind::Choice(&["none", SWAP2]), tells_apart: true },
];

const fn former(key: &'static str, options: &'static str) -> FormerName {
    FormerName { key, setup: "", options }
}

/// Five in a row.
pub static GAME: GameSpec = GameSpec {
    key: "gomoku",
    options: &OPTIONS,
    start,
    former: &[
        former("five", "board=endless"),
        former("five-exact", "board=endless,rule=exact"),
        former("five-15", ""),
        former("five-15-exact", "rule=exact"),
        former("five-15-swap2", "opening=swap2"),
        former("five-15-exact-swap2", "rule=exact,opening=swap2"),
        former("five-19", "board=19x19"),
        former("five-19-exact", "board=19x19,rule=exact"),
        former("five-19-swap2", "board=19x19,opening=swap2"),
        former("five-19-exact-swap2", "board=19x19,rule=exact,opening=swap2"),
        former("five-20", "board=20x20"),
        former("five-20-exact", "board=20x20,rule=exact"),
        former("five-20-swap2", "board=20x20,opening=swap2"),
        former("five-20-exact-swap2", "board=20x20,rule=exact,opening=swap2"),
    ],
    rules,
    sample,
    views: &[],
    trials: &[
        "rule=exact",
        "opening=swap2",
        "rule=exact,opening=swap2",
        "board=19x19",
        "board=20x20,rule=exact",
        "board=endless",
        "board=endless,rule=exact",
        "board=5x5",
        "board=12x7,rule=exact",
        "board=9x11,opening=swap2",
        "board=40x40",
    ],
    bots: BOTS,
    evaluators: &["attacks"],
    formats: &files::FORMATS,
    openings: |options| options.size("board").map(|_| openings::moves as ReadOpenings),
    protocols: &[&outside::GOMOCUP, &swap_outside::GOMOCUP_SWAP2],
    protocol,
    advise: Some(advise),
    reasons: REASONS,
    counted: COUNTED,
    budget: one_second(1),
    scored: false,
    form: |_| FormKind::Table,
    offered: "",
    lessons: |_| &[],
};

fn rule(options: &Options) -> Rule {
    if options.word("rule") == EXACT { Rule::Exact } else { Rule::Free }
}

fn has_swap2(options: &Options) -> bool {
    options.word("opening") == SWAP2
}

fn start(options: &Options) -> Result<Box<dyn Board>, BadOption> {
    let rule = rule(options);
    Ok(match (options.size("board"), has_swap2(options)) {
        (None, false) => Box::new(Endless::new(rule)),
        (None, true) => {
            let why = "swap2 is played on a board with edges: leave out board=endless or opening=swap2";
            return Err(BadOption::Together { why });
        }
        (Some((width, height)), false) => Box::new(Five::with(width, height, 5, rule)),
        (Some((width, height)), true) if width.min(height) < SWAP2_SIDE => {
            let why = "swap2 needs a board of 9x9 or larger";
            return Err(BadOption::Together { why });
        }
        (Some((width, height)), true) => Box::new(Swap2::on(Five::with(width, height, 5, rule))),
    })
}

fn rules(options: &Options) -> &'static str {
    let endless = options.size("board").is_none();
    match (endless, rule(options), has_swap2(options)) {
        (true, Rule::Free, _) => "five-endless",
        (true, Rule::Exact, _) => "five-endless-exact",
        (false, Rule::Free, false) => "five",
        (false, Rule::Exact, false) => "five-exact",
        (false, Rule::Free, true) => "five-swap2",
        (false, Rule::Exact, true) => "five-exact-swap2",
    }
}

/// Moves for a picture: on the usual boards around the middle, on others in the corner
/// that every board has.
fn sample(options: &Options) -> &'static str {
    match (options.value("board"), has_swap2(options)) {
        (Value::Size(15, 15) | Value::Size(19, 19) | Value::Size(20, 20), true) => {
            "j10 g10 j13 X g9 i9 h10 i11 h8 k12"
        }
        (_, true) => "c4 e3 f6 X d5 d4 e5",
        (Value::Size(15, 15), _) if rule(options) == Rule::Exact => "h8 h9 g8 i8 f8 e8 j8 g10 k8 i10",
        (Value::Size(15, 15), _) => "h8 i9 i8 g8 h7 h9 g9 j6 i10 f6",
        (Value::Size(19, 19), _) => "k10 l11 j9 l9 k11 k12 j10 i10 l12 m13",
        (Value::Size(20, 20), _) => "j10 k10 j11 j12 k11 i9 l11 m11 h10 i11",
        (Value::Word(_), _) => "0:0 1:1 1:0 -1:0 0:-1 0:2 -1:1 2:-2 2:1 -2:0 0:1",
        _ => "c3 d4 c4 c2 d3 b3 e2",
    }
}

fn protocol(options: &Options) -> Option<&'static Protocol> {
    match (options.size("board"), has_swap2(options)) {
        (None, _) => None,
        (Some(_), false) => Some(&outside::GOMOCUP),
        (Some(_), true) => Some(&swap_outside::GOMOCUP_SWAP2),
    }
}

fn advise(position: &dyn Rules, thinking: &mut Thinking) -> Advice {
    if let Some(board) = known_as::<Five>(position) {
        return advise::advise(board, thinking);
    }
    match known_as::<Swap2>(position) {
        Some(swap) => swap_bots::advise(swap, thinking),
        None => advise::advise(known::<Endless>(position), thinking),
    }
}
