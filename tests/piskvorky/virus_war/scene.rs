//! Where things are drawn.

use piskvorky::games::virus_war::cells::MAX_SIZE;
use piskvorky::games::virus_war::position::MIN_SIZE;
use piskvorky::games::virus_war::scene::{FRAME, LABEL, Layout};
use piskvorky::rules::Side;
use piskvorky::scene::{Point, Scene};

fn layouts() -> impl Iterator<Item = (u32, Layout, Scene)> {
    (u32::from(MIN_SIZE)..=u32::from(MAX_SIZE)).map(|size| {
        let layout = Layout::new(size);
        let (width, height) = layout.extent();
        (size, layout, Scene { width, height, lattice: Some(layout.lattice()), ..Scene::default() })
    })
}

#[test]
fn a_click_into_a_cell_is_one_on_that_cell() {
    for (size, layout, scene) in layouts() {
        for cell in 0..size * size {
            let Point { x, y } = layout.middle(cell);
            for (dx, dy) in [(0.0, 0.0), (0.49, 0.49), (-0.49, 0.49), (0.49, -0.49), (-0.49, -0.49)] {
                let spot = scene.spot_at(Point::new(x + dx, y + dy));
                assert_eq!(spot, Some(layout.spot(cell)), "size {size}, cell {cell}");
                assert_eq!(spot.and_then(|spot| layout.cell(spot)), Some(cell), "size {size}");
            }
        }
    }
}

#[test]
fn a1_is_at_the_bottom_on_the_left_and_names_are_beside_their_cells() {
    for (size, layout, _) in layouts() {
        let [first, right, up] = [0, 1, size].map(|cell| layout.middle(cell));
        let near = |a: f32, b: f32| (a - b).abs() < 1e-4;
        assert!(near(right.x - first.x, 1.0) && near(right.y, first.y), "size {size}: {right:?}");
        assert!(near(first.y - up.y, 1.0) && near(up.x, first.x), "size {size}: {up:?}");
        for n in 0..size {
            let (column, row) = (layout.column_name(n), layout.row_name(n));
            assert!(column.x == layout.middle(n).x && column.y > first.y + 0.5 + LABEL / 2.0, "size {size}");
            assert!(row.y == layout.middle(n * size).y && row.x < first.x - 0.5 - LABEL / 2.0, "size {size}");
        }
    }
}

#[test]
fn what_belongs_to_a_cell_is_within_it() {
    for (size, layout, _) in layouts() {
        for (cell, side) in (0..size * size).flat_map(|cell| Side::BOTH.map(|side| (cell, side))) {
            let middle = layout.middle(cell);
            let strokes = layout.hatch(cell, side).into_iter().chain(layout.fortress(cell));
            let strokes = strokes.chain(layout.dashes(cell)).chain(layout.last(cell)).flatten();
            for p in strokes.chain(layout.tint(cell)) {
                let inside = (p.x - middle.x).abs() < 0.5 && (p.y - middle.y).abs() < 0.5;
                assert!(inside, "size {size}, cell {cell}: {p:?}");
            }
        }
    }
}

#[test]
fn everything_is_within_the_picture() {
    for (size, layout, scene) in layouts() {
        let names = (0..size).flat_map(|n| [layout.column_name(n), layout.row_name(n)]);
        let ends = layout.frame().into_iter().flatten();
        for (p, around) in names.map(|p| (p, LABEL / 2.0)).chain(ends.map(|p| (p, FRAME / 2.0))) {
            let inside = |v: f32, side: f32| v - around >= 0.0 && v + around <= side;
            assert!(inside(p.x, scene.width) && inside(p.y, scene.height), "size {size}: {p:?}");
        }
    }
}

#[test]
fn the_hatches_of_the_sides_lean_to_different_sides() {
    let layout = Layout::new(10);
    for cell in 0..100 {
        for (side, rises) in [(Side::First, true), (Side::Second, false)] {
            let strokes = layout.hatch(cell, side);
            assert!(strokes.len() >= 5, "{side:?}: {strokes:?}");
            for [from, to] in strokes {
                assert_eq!((to.x - from.x) * (to.y - from.y) < 0.0, rises, "{side:?}: {from:?} {to:?}");
            }
        }
    }
}

#[test]
fn a_dashed_frame_has_dashes_in_its_corners_and_gaps_between_them() {
    let layout = Layout::new(10);
    let dashes = layout.dashes(42);
    assert_eq!(dashes.len() % 4, 0);
    for pair in dashes.windows(2) {
        let [[_, end], [begin, _]] = pair else { unreachable!("windows of two") };
        let gap = (begin.x - end.x).hypot(begin.y - end.y);
        assert!(gap < 1e-4 || (0.09..0.15).contains(&gap), "{gap} between {end:?} and {begin:?}");
    }
}
