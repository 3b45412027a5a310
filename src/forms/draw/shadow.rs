//! What falls beside something that lies above a form.
//!
//! The toolkit's own strokes cannot be seen through, its pictures can: so a
//! shadow is a picture.

use super::shape::{Brush, Frame};
use crate::app::theme::Rgb;
use crate::app::view::Picture;
use crate::forms::pictures::Pictures;
use std::fmt::Write as _;

/// How far a shadow reaches.
const REACH: i32 = 8;

/// Draws the shadow of a frame with corners of this radius.
pub(super) fn shadow(brush: Brush, pictures: &Pictures, frame: Frame, radius: f64) {
    let (w, h) = (frame.w.round() as i32, frame.h.round() as i32);
    let reach = f64::from(REACH);
    let picture = Picture::Svg(svg(brush.theme.shadow, w, h, radius));
    pictures.draw(brush, &picture, false, frame.inset(-reach).down(2.0));
}

/// A few rounded rectangles, each larger, and all so faint that only together
/// they are dark.
fn svg(Rgb { r, g, b }: Rgb, w: i32, h: i32, radius: f64) -> String {
    let (all_w, all_h) = (w + 2 * REACH, h + 2 * REACH);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all_w}\" height=\"{all_h}\" \
         viewBox=\"0 0 {all_w} {all_h}\" fill=\"#{r:02x}{g:02x}{b:02x}\" fill-opacity=\"0.036\">"
    );
    for inset in 0..REACH {
        let grow = REACH - inset;
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<rect x=\"{inset}\" y=\"{inset}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
            w + 2 * grow,
            h + 2 * grow,
            radius + f64::from(grow),
        );
    }
    svg.push_str("</svg>");
    svg
}
