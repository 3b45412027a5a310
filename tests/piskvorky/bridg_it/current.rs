//! The network of resistors.

use super::{after, board, unfinished};
use piskvorky::games::bridg_it::BridgIt;
use piskvorky::games::bridg_it::current::{Current, SCALE};
use piskvorky::rules::{Rules, Side};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-6 * a.abs().max(b.abs()).max(1e-3)
}

/// The same position with the sides exchanged, if as many lines have been drawn by each.
fn exchanged(position: &BridgIt) -> Option<BridgIt> {
    let [first, second] = Side::BOTH.map(|side| position.lines(side).iter().collect::<Vec<_>>());
    (first.len() == second.len()).then(|| {
        let moves = second.into_iter().zip(first).flat_map(|(a, b)| [a, b]);
        let grid = position.grid();
        moves.fold(BridgIt::new(grid), |position, site| position.after(grid.transposed(site)))
    })
}

#[test]
fn on_an_empty_board_both_sides_stand_equally_well() {
    for size in 1..=15 {
        let current = Current::of(&board(size));
        assert!(near(current.conductance(), 1.0), "size {size}: {}", current.conductance());
        assert!(current.worth(Side::First).abs() <= 1, "size {size}");
    }
}

/// On the board of size 2 the first side has two points beside its edges. Its line joins
/// the upper one with the left edge: that leaves one site to the right edge above, and
/// below two sites side by side to the lower point, and a third one from there.
#[test]
fn the_conductance_of_a_small_network_is_known() {
    let conductance = Current::of(&after(2, "a3")).conductance();
    let (above, below) = (1.0, 1.0 / (1.0 / 2.0 + 1.0));
    assert!((conductance - (above + below)).abs() < 1e-3, "{conductance}, not {above} + {below}");
}

#[test]
fn the_network_of_the_other_side_is_the_dual_one() {
    for size in [2, 3, 6, 10] {
        for (position, place) in unfinished(size, 0..4) {
            let Some(other) = exchanged(&position) else { continue };
            let (here, there) = (Current::of(&position), Current::of(&other));
            assert!(near(here.conductance() * there.conductance(), 1.0), "{place}");
            assert!((here.worth(Side::First) - there.worth(Side::Second)).abs() <= 1, "{place}");
            // Unit resistors: what falls here flows there, by as much more as conducts here.
            for site in position.free() {
                let flows = there.drop(position.grid().transposed(site)) * here.conductance();
                let falls = here.drop(site);
                assert!(
                    (flows - falls).abs() < 1e-6,
                    "{}: {falls} and {flows}, {place}",
                    position.name(site)
                );
            }
        }
    }
}

#[test]
fn a_line_never_harms_its_side() {
    for (position, place) in unfinished(6, 0..6) {
        let before = Current::of(&position);
        let me = position.turn();
        for site in position.free() {
            let next = Current::of(&position.after(site));
            let gains = next.worth(me) - before.worth(me);
            assert!(gains >= -1, "{} loses {gains}, {place}", position.name(site));
            assert!(next.worth(me).abs() <= SCALE, "{place}");
        }
    }
}
