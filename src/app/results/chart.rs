//! A small chart of results over time: a bar for each stretch of games, divided
//! into wins, draws and losses. No words, so that it can be a picture.

use crate::store::{Ending, Stretch};
use std::fmt::Write;

/// The most bars.
pub(super) const MOST: usize = 40;

/// That of the card in which it stands, without its margins.
const WIDTH: usize = 944;
const HEIGHT: u32 = 72;

/// The chart as SVG: wins from below, losses from above, draws between, each
/// losses striped, so that no colour is needed to tell them apart.
pub(super) fn svg(course: &[Stretch]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">"
    );
    let step = WIDTH / course.len().clamp(8, MOST);
    for (n, stretch) in course.iter().enumerate() {
        bar(&mut svg, n * step + 1, step - 2, stretch);
    }
    let _ = write!(svg, "<path d=\"M0 {HEIGHT}H{WIDTH}\" stroke=\"#ACA899\" stroke-width=\"2\"/></svg>");
    svg
}

/// The same chart, with time running from the right to the left.
pub(in crate::app) fn turned(svg: &str) -> String {
    let turn = format!("><g transform=\"matrix(-1 0 0 1 {WIDTH} 0)\">");
    svg.replacen('>', &turn, 1).replace("</svg>", "</g></svg>")
}

fn bar(svg: &mut String, x: usize, width: usize, stretch: &Stretch) {
    let games = stretch.tally.games().max(1);
    let mut below = HEIGHT;
    for ending in Ending::ALL {
        let height = HEIGHT * stretch.tally.count(ending) / games;
        let y = below - height;
        let colour = match ending {
            Ending::Win => "#2E8B57",
            Ending::Draw => "#D9C79B",
            Ending::Loss => "#C0392B",
        };
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
        );
        if ending == Ending::Loss {
            for line in (y + 6..below).step_by(8) {
                let _ =
                    write!(svg, "<path d=\"M{x} {line}h{width}\" stroke=\"#FFFFFF\" stroke-width=\"2\"/>");
            }
        }
        below = y;
    }
}
