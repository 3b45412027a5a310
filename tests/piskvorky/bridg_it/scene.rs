//! Where things are drawn.

use super::{board, random_game};
use piskvorky::bots::chance;
use piskvorky::games::bridg_it::scene::{
    bands, beside, bounds, diamond, hits, plate, point, points, stroke, winning_row,
};
use piskvorky::rules::{Rules, Side};
use piskvorky::scene::{Direction, Point, Scene, Spot};
use rand::RngExt;
use std::collections::HashSet;

fn scene(size: u8) -> Scene {
    let grid = board(size).grid();
    let (corner, width, height) = bounds(grid);
    Scene { x: corner.x, y: corner.y, width, height, hits: hits(grid), ..Scene::default() }
}

#[test]
fn a_click_is_one_on_the_site_that_is_nearest() {
    let (mut chance, grid) = (chance(1), board(10).grid());
    let scene = scene(10);
    let far = |p: Point, site: usize| {
        let at = point(grid.place(site));
        (p.x - at.x).abs() + (p.y - at.y).abs()
    };
    for _ in 0..2000 {
        let p = Point::new(chance.random_range(-1.0..21.0), chance.random_range(-1.0..21.0));
        let mut sites: Vec<usize> = (0..grid.sites()).collect();
        sites.sort_by(|&a, &b| far(p, a).total_cmp(&far(p, b)));
        let expected = (far(p, sites[0]) < 1.0).then(|| Spot(sites[0] as u32));
        assert_eq!(scene.spot_at(p), expected, "{p:?}");
    }
}

#[test]
fn each_side_has_its_points_and_they_lie_at_the_ends_of_its_lines() {
    for size in [1, 2, 6, 15] {
        let grid = board(size).grid();
        for side in Side::BOTH {
            let at: HashSet<[u32; 2]> = points(grid, side).map(point).map(bits).collect();
            assert_eq!(at.len(), usize::from(size) * (usize::from(size) + 1), "size {size}");
            for site in 0..grid.sites() {
                assert!(stroke(grid, side, site).into_iter().all(|end| at.contains(&bits(end))), "{site}");
            }
        }
    }
}

fn bits(p: Point) -> [u32; 2] {
    [p.x.to_bits(), p.y.to_bits()]
}

#[test]
fn everything_is_within_the_picture_and_the_bands_are_outside_the_points() {
    for size in [1, 3, 10, 15] {
        let grid = board(size).grid();
        let (corner, width, height) = bounds(grid);
        let sites = (0..grid.sites()).flat_map(|site| [diamond(grid, site), plate(grid, site)]).flatten();
        let drawn = Side::BOTH.into_iter().flat_map(|side| points(grid, side).map(point));
        let ends = Side::BOTH.into_iter().flat_map(|side| bands(grid, side)).flatten();
        for p in sites.chain(drawn).chain(ends.clone()) {
            let (x, y) = (p.x - corner.x, p.y - corner.y);
            assert!(
                (0.4..=width - 0.4).contains(&x) && (0.4..=height - 0.4).contains(&y),
                "size {size}: {p:?}"
            );
        }
        let edge = f32::from(2 * size);
        for p in ends {
            let outside = |along: f32| !(-0.5..=edge + 0.5).contains(&along);
            assert!(outside(p.x) != outside(p.y), "size {size}: {p:?}");
        }
    }
}

#[test]
fn the_winning_row_leads_from_edge_to_edge_along_own_lines() {
    for size in [1, 3, 10] {
        for seed in 0..10 {
            let positions = random_game(size, seed);
            let (end, before) = positions.split_last().expect("the empty board is one");
            assert!(before.iter().all(|position| winning_row(position).is_empty()), "seed {seed}");
            let (row, side) = (winning_row(end), end.winner().expect("the game is over"));
            let lines = end.lines(side).iter().map(|site| stroke(end.grid(), side, site).map(bits));
            let lines: HashSet<[[u32; 2]; 2]> = lines.flat_map(|[a, b]| [[a, b], [b, a]]).collect();
            let own = row.windows(2).all(|ends| lines.contains(&[bits(ends[0]), bits(ends[1])]));
            let along = |p: Point| if side == Side::First { p.x } else { p.y };
            let ends = [row[0], row[row.len() - 1]].map(along);
            assert!(own, "seed {seed}: {row:?}\n{}", end.text());
            assert_eq!(ends, [0.0, f32::from(2 * size)], "seed {seed}: {row:?}\n{}", end.text());
        }
    }
}

#[test]
fn the_arrow_keys_reach_every_site_and_lead_back() {
    use Direction::{Down, Left, Right, Up};
    for size in [1, 2, 3, 10] {
        let grid = board(size).grid();
        let mut open = vec![0];
        let mut reached = HashSet::new();
        while let Some(site) = open.pop() {
            if reached.insert(site) {
                open.extend([Left, Right, Up, Down].into_iter().filter_map(|way| beside(grid, site, way)));
            }
        }
        assert_eq!(reached.len(), grid.sites(), "size {size}");
        // Two rows down and up again is the same site, but for the last column.
        let go = |site, ways: &[Direction]| ways.iter().try_fold(site, |site, &way| beside(grid, site, way));
        for site in (0..grid.sites()).filter(|&site| grid.place(site).x + 1 < 2 * size) {
            for ways in [[Left, Right, Left, Right], [Down, Down, Up, Up], [Up, Up, Down, Down]] {
                assert!(go(site, &ways).is_none_or(|end| end == site), "size {size}, site {site}, {ways:?}");
            }
        }
    }
}
