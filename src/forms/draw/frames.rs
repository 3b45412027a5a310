//! Frames in the places of a board, for a theme that tells nothing by colour alone:
//! the last move has a thin one, and what is advised or offered a thick one of
//! dashes. Must know neither scenes nor colours.

/// The share of the way to the middle by which a frame lies within its place.
const WITHIN: f64 = 0.2;
/// The width of a thin and of a thick frame, as shares of the side of its place.
const WIDTHS: [f64; 2] = [0.06, 0.12];
/// The parts of a side that a frame of dashes leaves: the corners and the middle.
const DASHES: [(f64, f64); 3] = [(0.0, 0.2), (0.4, 0.6), (0.8, 1.0)];

type Spot = (f64, f64);

/// What is drawn, in pixels.
#[derive(Debug)]
pub(super) struct Frame {
    /// How thick, whole.
    pub(super) width: f64,
    /// From where to where.
    pub(super) strokes: Vec<[Spot; 2]>,
}

/// The frame within a place with these corners.
pub(super) fn frame(corners: &[Spot], dashed: bool) -> Frame {
    let count = corners.len().max(1) as f64;
    let sum = corners.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
    let middle = (sum.0 / count, sum.1 / count);
    let inner: Vec<_> = corners.iter().map(|&p| between(p, middle, WITHIN)).collect();
    let sides = inner.iter().copied().zip(inner.iter().copied().cycle().skip(1));
    let shortest = sides.clone().map(|(a, b)| (a.0 - b.0).hypot(a.1 - b.1)).fold(f64::INFINITY, f64::min);
    let least = if dashed { 2.0 } else { 1.0 };
    let width = (shortest * WIDTHS[usize::from(dashed)]).round().clamp(least, 12.0);
    let parts = if dashed { &DASHES[..] } else { &[(0.0, 1.0)] };
    let stroke = |(a, b)| parts.iter().map(move |&(from, to)| [between(a, b, from), between(a, b, to)]);
    Frame { width, strokes: sides.flat_map(stroke).collect() }
}

/// The point at this share of the way.
fn between(a: Spot, b: Spot, share: f64) -> Spot {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_and_the_last_move_have_frames_of_different_shapes() {
        for side in [12.0, 30.0, 200.0] {
            let corners = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
            let [last, hint] = [false, true].map(|dashed| frame(&corners, dashed));
            assert_eq!((last.strokes.len(), hint.strokes.len()), (4, 12), "{side}");
            assert!(last.width < hint.width, "{side}: {last:?}, {hint:?}");
            for frame in [last, hint] {
                let inside = |p: Spot| {
                    let half = frame.width / 2.0;
                    [p.0, p.1].into_iter().all(|v| v - half >= 0.0 && v + half <= side)
                };
                assert!(frame.strokes.iter().flatten().all(|&p| inside(p)), "{side}: {frame:?}");
            }
        }
    }
}
