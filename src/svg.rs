//! A scene as the text of an SVG file that stands on its own.
//!
//! Every shape bears its colour and also the class of its ink, so that a reader
//! without style sheets shows it rightly and a page can restyle it. Knows
//! scenes and nothing of games.

use crate::scene::{Ink, Point, Scene, Shape};
use std::fmt::Write;

/// The scene as SVG text, one board unit being one user unit.
#[must_use]
pub fn picture(scene: &Scene) -> String {
    sized(scene, scene.width, scene.height)
}

/// The same picture with another width and height: readers that count in whole
/// units shall be given whole numbers.
#[must_use]
pub fn sized(scene: &Scene, picture_width: f32, picture_height: f32) -> String {
    let Scene { x, y, width, height, .. } = scene;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{picture_width}\" height=\"{picture_height}\" \
         viewBox=\"{x} {y} {width} {height}\" stroke-linecap=\"round\">\n"
    );
    for shape in &scene.shapes {
        element(&mut out, shape).expect("a string takes all that is written");
    }
    out + "</svg>\n"
}

/// The same picture; what decided the game is red in it if that is `bad` news for
/// the one who looks at it.
#[must_use]
pub fn told(picture: String, bad: bool) -> String {
    if bad { picture.replace(WON, LOST) } else { picture }
}

/// How an ink looks: its class, its colour, and how much of it covers what lies
/// below.
struct Style {
    class: &'static str,
    colour: &'static str,
    opacity: f32,
}

/// The colour of what decided the game.
const WON: &str = "#2E8B57";
/// The colour in place of it when the news is bad.
const LOST: &str = "#C0392B";

/// The colour of an ink in an exercise book: no two inks share one, so that whoever
/// paints the picture in other colours knows them apart.
#[must_use]
pub const fn colour(ink: Ink) -> &'static str {
    style(ink).colour
}

/// The colours of an exercise book.
const fn style(ink: Ink) -> Style {
    let (class, colour, opacity) = match ink {
        Ink::Paper => ("paper", "#F5FFFA", 1.0),
        Ink::Grid => ("grid", "#7FA9C4", 1.0),
        Ink::Faint => ("faint", "#CFE6F2", 1.0),
        Ink::Text => ("text", "#24323F", 1.0),
        Ink::First => ("first", "#B3202C", 1.0),
        Ink::Second => ("second", "#1F3C88", 1.0),
        Ink::FirstArea => ("first-area", "#FBE1E2", 1.0),
        Ink::SecondArea => ("second-area", "#DFE8F8", 1.0),
        Ink::LightCell => ("light-cell", "#F7FDFB", 1.0),
        Ink::DarkCell => ("dark-cell", "#BFDDED", 1.0),
        Ink::Light => ("light", "#FEFEFE", 1.0),
        Ink::LightEdge => ("light-edge", "#23313E", 1.0),
        Ink::Dark => ("dark", "#22303D", 1.0),
        Ink::DarkEdge => ("dark-edge", "#212F3C", 1.0),
        Ink::Last => ("last", "#FFC83D", 0.3),
        Ink::Win => ("win", WON, 0.7),
        Ink::Target => ("target", "#5AA9E6", 0.45),
    };
    Style { class, colour, opacity }
}

fn element(out: &mut String, shape: &Shape) -> std::fmt::Result {
    match shape {
        Shape::Line { from, to, width, ink } => {
            let (Point { x: x1, y: y1 }, Point { x: x2, y: y2 }) = (*from, *to);
            write!(out, r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" "#)?;
            out.push_str(&stroke(*ink, *width));
        }
        Shape::Ring { at: Point { x, y }, radius, width, ink } => {
            write!(out, r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" "#)?;
            out.push_str(&stroke(*ink, *width));
        }
        Shape::Disc { at: Point { x, y }, radius, ink } => {
            write!(out, r#"<circle cx="{x}" cy="{y}" r="{radius}" "#)?;
            out.push_str(&fill(*ink));
        }
        Shape::Polygon { points, ink } => {
            let corners: Vec<String> = points.iter().map(|Point { x, y }| format!("{x},{y}")).collect();
            write!(out, r#"<polygon points="{}" "#, corners.join(" "))?;
            out.push_str(&fill(*ink));
        }
        Shape::Label { at: Point { x, y }, size, text, ink } => {
            return label(out, (*x, *y), *size, text, *ink);
        }
        Shape::Mark { at, size, glyph, ink } => {
            return glyph.strokes(*at, *size, *ink).iter().try_for_each(|stroke| element(out, stroke));
        }
    }
    out.push_str("/>\n");
    Ok(())
}

/// Half the height of a capital letter above the line it stands on, as part of
/// the size: lifts a text to the middle. Fewer readers know
/// `dominant-baseline`.
const HALF_CAPITAL: f32 = 0.36;

fn label(out: &mut String, (x, y): (f32, f32), size: f32, text: &str, ink: Ink) -> std::fmt::Result {
    let baseline = y + HALF_CAPITAL * size;
    write!(out, r#"<text x="{x}" y="{baseline}" font-size="{size}" font-family="sans-serif" "#)?;
    writeln!(out, r#"text-anchor="middle" {}>{}</text>"#, fill(ink), escape(text))
}

fn fill(ink: Ink) -> String {
    let Style { class, colour, opacity } = style(ink);
    let opacity = if opacity < 1.0 { format!(r#" fill-opacity="{opacity}""#) } else { String::new() };
    format!(r#"class="{class}" fill="{colour}"{opacity}"#)
}

fn stroke(ink: Ink, width: f32) -> String {
    let Style { class, colour, opacity } = style(ink);
    let opacity = if opacity < 1.0 { format!(r#" stroke-opacity="{opacity}""#) } else { String::new() };
    format!(r#"class="{class}" stroke="{colour}"{opacity} stroke-width="{width}""#)
}

/// The text with the characters that mean something in XML written by name.
/// Control characters, which XML cannot hold at all, are left out.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_break_out_of_its_element() {
        let text = "</text><script>\"&\u{7}".to_owned();
        let shapes = vec![Shape::Label { at: Point::new(1.0, 2.0), size: 10.0, text, ink: Ink::Text }];
        let svg = picture(&Scene { width: 3.0, height: 4.0, shapes, ..Scene::default() });
        assert!(svg.contains(">&lt;/text&gt;&lt;script&gt;&quot;&amp;</text>"), "{svg}");
    }

    #[test]
    fn every_ink_has_a_class_and_a_colour_of_its_own() {
        for of in [|ink| style(ink).class, colour] {
            let all: std::collections::BTreeSet<&str> = Ink::ALL.into_iter().map(of).collect();
            assert_eq!(all.len(), Ink::ALL.len(), "{all:?}");
        }
    }
}
