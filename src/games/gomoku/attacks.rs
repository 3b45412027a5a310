//! *Útoky*: the opponent that weighs attacks.
//!
//! For each free cell near the marks it imagines a cross there and then a
//! nought, looks along the four lines, collects the *attacks* — groups of equal
//! marks, each with its power (marks) and potential (open ends) — and adds up
//! their weights. Attacks that are torn from the imagined mark by empty cells
//! count less. The cell with the largest sum is played. It looks at no answer.

use super::sheet::{Cell, DIRECTIONS, Sheet, Square};
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::{Move, Side};
use rand::seq::IndexedRandom;

/// Cells at most so far from a mark are weighed.
const NEAR: i16 = 2;
/// Marks are looked for at most so far from the imagined one.
const SIGHT: i16 = 5;
/// What two breakpoints of one player, or a five of one's own, add.
const DECISIVE: f64 = 100.0;
const WEIGHTS: [[f64; 6]; 3] =
    [[0.0, 0.0, 0.0, 0.0, 0.0, 200.0], [0.0, 0.1, 2.0, 4.0, 6.0, 200.0], [0.0, 0.25, 5.0, 7.0, 100.0, 200.0]];

/// A group of equal marks on a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attack {
    /// Marks in the group, the imagined one among them.
    pub power: u8,
    /// Open ends, 0 to 2.
    pub potential: u8,
    /// One more than the empty cells between it and the group of the imagined mark.
    pub divider: u8,
}

impl Attack {
    fn weight(self) -> f64 {
        WEIGHTS[usize::from(self.potential)][usize::from(self.power.min(5))] / f64::from(self.divider)
    }

    fn counts(self) -> bool {
        self.power >= 5 || self.power > 0 && self.potential > 0
    }
}

/// The attacks of `side` along one line, the central one first, once it has
/// marked `cell`. Empty when five marks do not fit on the line.
#[must_use]
pub fn attacks<S: Sheet>(sheet: &S, cell: Cell, direction: (i16, i16), side: Side) -> Vec<Attack> {
    let mut central = Attack { power: 1, potential: 0, divider: 1 };
    let mut torn = Vec::new();
    let mut places = 1;
    for sign in [-1, 1] {
        places += walk(sheet, cell, (direction.0 * sign, direction.1 * sign), side, &mut central, &mut torn);
    }
    if places < 5 {
        return Vec::new();
    }
    torn.insert(0, central);
    torn.retain(|a| a.counts());
    torn
}

/// Looks one way along a line and returns how many places it offers.
fn walk<S: Sheet>(
    sheet: &S,
    cell: Cell,
    direction: (i16, i16),
    side: Side,
    central: &mut Attack,
    torn: &mut Vec<Attack>,
) -> u8 {
    let mut group = *central;
    let (mut empty, mut places, mut grows) = (0, 0, true);
    let mut finished = Vec::new();
    for i in 1..=SIGHT + 1 {
        let square = sheet.square(cell.step(direction, i));
        if square == Square::Free {
            if grows {
                group.potential += 1;
                grows = false;
            }
            empty += 1;
        } else if square != Square::Mark(side) || i > SIGHT {
            break;
        } else if grows {
            group.power += 1;
        } else {
            finished.push(group);
            group = Attack { power: 1, potential: 1, divider: empty + 1 };
            grows = true;
        }
        places += u8::from(i <= SIGHT);
    }
    finished.push(group);
    *central = finished.remove(0);
    torn.append(&mut finished);
    places
}

/// Whether a line alone threatens to win.
fn breakpoint(attacks: &[Attack]) -> bool {
    let Some((central, torn)) = attacks.split_first().filter(|(first, _)| first.divider == 1) else {
        return false;
    };
    let joins = |side: &Attack| {
        let open = u8::from(central.potential == 2 && side.potential == 2);
        side.divider == 2 && central.power + side.power + open >= 4
    };
    central.power >= 4 || central.power >= 3 && central.potential == 2 || torn.iter().any(joins)
}

/// The weight of a free cell for the side to move.
#[must_use]
pub fn weight<S: Sheet>(sheet: &S, cell: Cell) -> f64 {
    let of = |side: Side| {
        let lines = DIRECTIONS.map(|d| attacks(sheet, cell, d, side));
        let sum: f64 = lines.iter().flatten().map(|a| a.weight()).sum();
        let double = lines.iter().filter(|line| breakpoint(line)).count() >= 2;
        let five = side == sheet.turn() && lines.iter().flatten().any(|a| a.power >= 5 && a.divider == 1);
        sum + DECISIVE * f64::from(u8::from(double) + u8::from(five))
    };
    of(Side::First) + of(Side::Second)
}

/// The opponent.
pub struct Attacks;

impl<S: Sheet> Engine<S> for Attacks {
    fn think(&mut self, sheet: &S, thinking: &mut Thinking) -> Move {
        let weights: Vec<(Cell, f64)> = sheet.near(NEAR).into_iter().map(|c| (c, weight(sheet, c))).collect();
        let largest = weights.iter().map(|&(_, w)| w).fold(0.0, f64::max);
        let best: Vec<Cell> = weights.iter().filter(|&&(_, w)| w >= largest).map(|&(c, _)| c).collect();
        match best.choose(thinking.chance) {
            Some(&cell) => sheet.to_move(cell),
            None if sheet.free(sheet.middle()) => sheet.to_move(sheet.middle()),
            None => *sheet.legal().choose(thinking.chance).expect("the game is not over"),
        }
    }

    /// Hundredths of the weights of the cells near the marks.
    fn opinions(&mut self, sheet: &S, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        #[expect(clippy::cast_possible_truncation, reason = "at most a few thousands")]
        let number = |w: f64| MoveEval::Number((w * 100.0).round() as i32);
        sheet.near(NEAR).into_iter().map(|c| (sheet.to_move(c), number(weight(sheet, c)))).collect()
    }
}
