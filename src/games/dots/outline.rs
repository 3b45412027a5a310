//! The captured areas as figures: what is filled, where its edges run and how it is
//! hatched. Points lie one unit apart, the top left one at the origin.

use super::field::{Field, Point as OnPoint};
use crate::rules::Side;
use crate::scene::Point;
use std::collections::BTreeMap;

/// A straight stroke from end to end.
pub type Stroke = [Point; 2];

/// Distance between two strokes of a hatch, across them.
const HATCH_GAP: f32 = 0.22;

/// The areas that a side has captured.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// What is filled: unit squares and halves of them.
    pub parts: Vec<Vec<Point>>,
    /// The edges of what is filled.
    pub edges: Vec<Stroke>,
    /// The strokes of the hatch: those of the first side rise to the right, those of the
    /// second fall.
    pub hatch: Vec<Stroke>,
}

impl Outline {
    /// The areas of this side. An area reaches from its points to the chain around it: of
    /// each square between four points with one of the area that is the part between those
    /// that are of the area or can be of the chain.
    #[must_use]
    pub fn of(field: &Field, side: Side) -> Outline {
        let at = |x: u16, y: u16| field.cell(y * field.columns() + x);
        let mut corners: Vec<Vec<(u16, u16)>> = Vec::new();
        for (y, x) in (0..field.rows() - 1).flat_map(|y| (0..field.columns() - 1).map(move |x| (y, x))) {
            let around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            if around.iter().any(|&(x, y)| field.is_captured(at(x, y), side)) {
                let belongs = |&(x, y): &(u16, u16)| {
                    field.is_captured(at(x, y), side) || field.at(at(x, y)) == OnPoint::Live(side)
                };
                corners.push(around.into_iter().filter(belongs).collect());
            }
        }
        let place = |(x, y): (u16, u16)| Point::new(f32::from(x), f32::from(y));
        let mut count = BTreeMap::new();
        for part in &corners {
            for n in 0..part.len() {
                let (a, b) = (part[n], part[(n + 1) % part.len()]);
                *count.entry((a.min(b), a.max(b))).or_insert(0) += 1;
            }
        }
        let edges = count.into_iter().filter(|&(_, times)| times == 1);
        let edges = edges.map(|((a, b), _)| [place(a), place(b)]).collect();
        let parts: Vec<Vec<Point>> =
            corners.into_iter().map(|part| part.into_iter().map(place).collect()).collect();
        let hatch = hatch(&parts, side);
        Outline { parts, edges, hatch }
    }
}

/// The strokes over all parts: those in one line are one where they meet.
fn hatch(parts: &[Vec<Point>], side: Side) -> Vec<Stroke> {
    // Along a stroke of the first side x + y stays, along one of the second y - x.
    let slope = if side == Side::First { -1.0 } else { 1.0 };
    let step = HATCH_GAP * std::f32::consts::SQRT_2;
    let mut lines: BTreeMap<i32, Vec<(f32, f32)>> = BTreeMap::new();
    for part in parts {
        let level = |p: &Point| p.y - slope * p.x;
        let (low, high) = part
            .iter()
            .map(level)
            .fold((f32::MAX, f32::MIN), |(low, high), level| (low.min(level), high.max(level)));
        for n in (low / step).ceil() as i32..=(high / step).floor() as i32 {
            if let Some(span) = crossing(part, slope, n as f32 * step) {
                lines.entry(n).or_default().push(span);
            }
        }
    }
    let mut strokes = Vec::new();
    for (n, mut spans) in lines {
        spans.sort_by(|a, b| a.0.total_cmp(&b.0));
        let end = |x: f32| Point::new(x, slope * x + n as f32 * step);
        let mut current: Option<(f32, f32)> = None;
        for (from, to) in spans {
            match &mut current {
                Some((_, until)) if from <= *until + 1e-3 => *until = until.max(to),
                _ => strokes.extend(current.replace((from, to)).map(|(from, to)| [end(from), end(to)])),
            }
        }
        strokes.extend(current.map(|(from, to)| [end(from), end(to)]));
    }
    strokes
}

/// From which x to which the line y = slope x + level runs within a convex figure.
fn crossing(part: &[Point], slope: f32, level: f32) -> Option<(f32, f32)> {
    let over = |p: Point| p.y - slope * p.x - level;
    let mut found: Option<(f32, f32)> = None;
    for n in 0..part.len() {
        let (a, b) = (part[n], part[(n + 1) % part.len()]);
        let (over_a, over_b) = (over(a), over(b));
        if over_a * over_b <= 0.0 && over_a != over_b {
            let x = a.x + (b.x - a.x) * over_a / (over_a - over_b);
            found = Some(found.map_or((x, x), |(from, to)| (from.min(x), to.max(x))));
        }
    }
    found.filter(|(from, to)| to - from > 1e-3)
}
