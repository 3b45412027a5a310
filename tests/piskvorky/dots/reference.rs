//! Captures by the letter of the rules: over sets of points and the whole field, slowly.

use piskvorky::games::dots::Dots;
use piskvorky::games::dots::rules::Setup;
use piskvorky::rules::{Move, Rules, Side};
use rand::RngExt;
use std::collections::HashSet;

type At = (i32, i32);

const STRAIGHT: [At; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const ALL: [At; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

#[derive(Clone, Copy, Default)]
struct Cell {
    dot: Option<Side>,
    area: Option<Side>,
}

/// A field that knows only what is on its points.
struct Slow {
    columns: i32,
    rows: i32,
    cells: Vec<Cell>,
    captured: [i32; 2],
}

impl Slow {
    fn new(columns: i32, rows: i32) -> Slow {
        Slow { columns, rows, cells: vec![Cell::default(); (columns * rows) as usize], captured: [0; 2] }
    }

    fn at(&self, (x, y): At) -> Option<Cell> {
        let inside = (0..self.columns).contains(&x) && (0..self.rows).contains(&y);
        inside.then(|| self.cells[(y * self.columns + x) as usize])
    }

    fn is_live(&self, at: At, side: Side) -> bool {
        self.at(at).is_some_and(|cell| cell.dot == Some(side) && cell.area != Some(side.other()))
    }

    /// All that can be reached from here by straight steps, where these may be entered; the
    /// field has a rim of one point.
    fn flood(&self, from: At, may: impl Fn(At) -> bool) -> HashSet<At> {
        let (mut seen, mut open) = (HashSet::from([from]), vec![from]);
        while let Some((x, y)) = open.pop() {
            for next in STRAIGHT.map(|(dx, dy)| (x + dx, y + dy)) {
                let near = (-1..=self.columns).contains(&next.0) && (-1..=self.rows).contains(&next.1);
                if near && may(next) && seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen
    }

    /// What a side has closed around a point: the area, and what lies outside it.
    fn closed(&self, from: At, side: Side) -> Option<(HashSet<At>, HashSet<At>)> {
        let inside = self.flood(from, |at| !self.is_live(at, side));
        if inside.iter().any(|&at| self.at(at).is_none()) {
            return None;
        }
        let around = inside.iter().flat_map(|&(x, y)| ALL.map(|(dx, dy)| (x + dx, y + dy)));
        let chain: HashSet<At> = around.filter(|&at| self.is_live(at, side)).collect();
        let outside = self.flood((-1, -1), |at| !chain.contains(&at));
        let all = (0..self.rows).flat_map(|y| (0..self.columns).map(move |x| (x, y)));
        let area = all.filter(|at| !outside.contains(at) && !self.is_live(*at, side)).collect();
        Some((area, outside))
    }

    fn put(&mut self, (x, y): At, side: Side) {
        let other = side.other();
        let is_base = self.closed((x, y), other).is_some_and(|_| {
            self.flood((x, y), |at| !self.is_live(at, other)).iter().all(|&at| !self.is_live(at, side))
        });
        self.cells[(y * self.columns + x) as usize].dot = Some(side);
        let beside = STRAIGHT.map(|(dx, dy)| (x + dx, y + dy));
        let mut areas: Vec<Vec<At>> = Vec::new();
        for from in beside.into_iter().filter(|&at| self.at(at).is_some() && !self.is_live(at, side)) {
            let Some((area, outside)) = self.closed(from, side) else { continue };
            let mut area: Vec<At> = area.into_iter().collect();
            area.sort_unstable();
            let opens = beside.iter().any(|at| !self.is_live(*at, side) && outside.contains(at));
            if opens && !areas.contains(&area) {
                areas.push(area);
            }
        }
        areas.sort_by_key(Vec::len);
        let mut captures = false;
        for area in areas {
            if area.iter().any(|&at| self.is_live(at, other)) {
                captures = true;
                self.capture(area, side);
            }
        }
        if is_base && !captures {
            let (area, _) = self.closed((x, y), other).expect("a dot of the other side opens nothing");
            self.capture(area.into_iter().collect(), other);
        }
    }

    fn capture(&mut self, area: Vec<At>, side: Side) {
        for (x, y) in area {
            let cell = &mut self.cells[(y * self.columns + x) as usize];
            match (cell.dot, cell.area) {
                (Some(dot), area) if dot != side && area != Some(side) => self.captured[side.index()] += 1,
                (Some(dot), Some(area)) if dot == side && area != side => {
                    self.captured[side.other().index()] -= 1;
                }
                _ => {}
            }
            cell.area = Some(side);
        }
    }

    fn signs(&self) -> String {
        let sign = |cell: &Cell| match (cell.dot, cell.area) {
            (None, None) => '.',
            (Some(dot), Some(area)) if dot != area => ['x', 'X'][dot.index()],
            (Some(dot), _) => ['a', 'A'][dot.index()],
            (None, Some(area)) => [',', ';'][area.index()],
        };
        self.cells.iter().map(sign).collect()
    }
}

#[test]
fn two_thousand_games_by_chance_come_out_as_by_the_letter_of_the_rules() {
    let sizes = [(5, 5, 600), (6, 8, 600), (9, 7, 500), (12, 12, 260), (20, 17, 39), (39, 32, 1)];
    assert_eq!(sizes.iter().map(|&(.., games)| games).sum::<u64>(), 2000);
    for (columns, rows, games) in sizes {
        for seed in 0..games {
            let mut fast = Dots::new(Setup::plain(columns, rows));
            let mut slow = Slow::new(columns.into(), rows.into());
            let mut chance = piskvorky::bots::chance(seed);
            for ply in 0.. {
                let open: Vec<u32> = fast.open_points().collect();
                if open.is_empty() {
                    break;
                }
                let point = open[chance.random_range(0..open.len())];
                let (x, y) = (point % u32::from(columns), point / u32::from(columns));
                slow.put((x as i32, y as i32), fast.turn());
                fast.play(Move(point));
                let found = (fast.signs(), fast.points().map(|n| n as i32));
                let place = format!("{columns} x {rows}, seed {seed}, ply {ply}, {point}:\n{}", fast.text());
                assert_eq!(found, (slow.signs(), slow.captured), "{place}");
            }
        }
    }
}
