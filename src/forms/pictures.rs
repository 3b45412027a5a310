//! Pictures on the screen: read from SVG once for each size, then kept.

use super::draw::shape::{Brush, Frame};
use crate::app::theme::{Card, Rgb, Theme};
use crate::app::view::{Picture, Rect};
use crate::images::Image;
use crate::scene::Ink;
use crate::svg;
use fltk::enums::ColorDepth;
use fltk::image::{RgbImage, SvgImage};
use fltk::prelude::ImageExt;
use std::borrow::Cow;
use std::cell::RefCell;

/// How many pictures are kept; more than any form shows at once.
const KEPT: usize = 48;

/// How much of a faint picture is seen.
const FAINT: f64 = 0.35;

/// The pictures drawn of late, the latest last.
#[derive(Default)]
pub(super) struct Pictures {
    kept: RefCell<Vec<Kept>>,
}

struct Kept {
    key: Key,
    /// `None` if the SVG cannot be read: then nothing is drawn.
    image: Option<Drawing>,
}

/// What was asked for.
#[derive(Clone, PartialEq)]
struct Key {
    picture: Picture,
    faint: bool,
    /// Width and height of the place, in logical pixels.
    room: (i32, i32),
    /// Pixels of the screen in a logical pixel.
    scale: f64,
}

/// A picture that is ready to be drawn.
enum Drawing {
    /// The toolkit turns it into pixels.
    Svg(SvgImage),
    /// It already is pixels.
    Pixels(RgbImage),
}

impl Drawing {
    fn size(&self) -> (i32, i32) {
        match self {
            Drawing::Svg(image) => (image.width(), image.height()),
            Drawing::Pixels(image) => (image.width(), image.height()),
        }
    }

    fn draw(&mut self, x: i32, y: i32) {
        let (w, h) = self.size();
        match self {
            Drawing::Svg(image) => image.draw(x, y, w, h),
            Drawing::Pixels(image) => image.draw(x, y, w, h),
        }
    }
}

impl Pictures {
    /// Forgets all pictures: they shall have other colours.
    pub(super) fn forget(&self) {
        self.kept.borrow_mut().clear();
    }

    /// Draws a picture as large as fits, in the middle of a frame.
    pub(super) fn draw(&self, brush: Brush, picture: &Picture, faint: bool, frame: Frame) {
        let room = (frame.w.round() as i32, frame.h.round() as i32);
        if room.0 <= 0 || room.1 <= 0 {
            return;
        }
        let key = Key { picture: picture.clone(), faint, room, scale: brush.scale };
        let mut kept = self.kept.borrow_mut();
        let entry = match kept.iter().position(|k| k.key == key) {
            Some(at) => kept.remove(at),
            None => Kept { image: read(&key, brush.theme), key },
        };
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push(entry);
        if let Some(image) = kept.last_mut().and_then(|k| k.image.as_mut()) {
            let (w, h) = image.size();
            let x = (frame.x + (frame.w - f64::from(w)) / 2.0).round() as i32;
            let y = (frame.y + (frame.h - f64::from(h)) / 2.0).round() as i32;
            if brush.theme.is_dark() && is_scene(picture) {
                let place = Rect::new(x, y, w, h).into();
                brush.card(place, 6.0, 1.0, Card { ground: brush.theme.scene, edge: brush.theme.lines });
            }
            image.draw(x, y);
        }
    }
}

/// What boards are drawn with and no other picture is.
const INKS: [Ink; 7] =
    [Ink::Faint, Ink::FirstArea, Ink::SecondArea, Ink::Light, Ink::LightEdge, Ink::Dark, Ink::DarkEdge];

/// Whether a picture brings colours of its own, and needs a light ground.
fn is_scene(picture: &Picture) -> bool {
    match picture {
        Picture::Image(Image::Cross(_) | Image::Nought(_) | Image::Title | Image::Game | Image::Icon) => {
            false
        }
        Picture::Image(_) => true,
        Picture::Svg(_) => false,
    }
}

/// The SVG in the colours of a theme: those of the exercise book, in which all
/// pictures are drawn, are replaced by role.
fn coloured<'a>(picture: &'a Picture, theme: &Theme) -> Cow<'a, str> {
    let svg = match picture {
        Picture::Image(image) => image.svg(),
        Picture::Svg(svg) => svg,
    };
    if *theme == Theme::EXERCISE_BOOK || is_scene(picture) || *picture == Picture::Image(Image::Icon) {
        return svg.into();
    }
    let roles = [
        ("B3202C", theme.first),
        ("1F3C88", theme.second),
        ("24323F", theme.ink),
        ("F5FFFA", theme.sheet.ground),
        ("7FA9C4", theme.outline),
        ("2E8B57", theme.win),
        ("C0392B", theme.loss),
        // Between two strong colours of a chart, and told from both by its light.
        ("D9C79B", theme.draw.mix(theme.card.ground, 0.6)),
        ("ACA899", theme.lines),
        ("FFFFFF", theme.card.ground),
    ];
    let inks = INKS.map(|ink| (svg::colour(ink).trim_start_matches('#'), theme.drawn(ink)));
    let roles: Vec<_> = roles.into_iter().chain(inks).collect();
    // In one pass: the colour of one role may be that of the book for another.
    let mut out = String::with_capacity(svg.len());
    for (n, piece) in svg.split('#').enumerate() {
        let role = roles.iter().find_map(|(book, colour)| Some((piece.strip_prefix(book)?, colour)));
        match role.filter(|_| n > 0) {
            Some((rest, Rgb { r, g, b })) => out += &format!("#{r:02x}{g:02x}{b:02x}{rest}"),
            None if n > 0 => out += &format!("#{piece}"),
            None => out += piece,
        }
    }
    out.into()
}

fn read(key: &Key, theme: &Theme) -> Option<Drawing> {
    let mut image = SvgImage::from_data(&coloured(&key.picture, theme)).ok()?;
    image.scale(key.room.0, key.room.1, true, true);
    if key.faint { faded(image, key.scale).map(Drawing::Pixels) } else { Some(Drawing::Svg(image)) }
}

/// The picture as pixels of the screen that can be seen through. It is faded as
/// a whole: strokes that cross do not show through each other.
fn faded(mut image: SvgImage, scale: f64) -> Option<RgbImage> {
    let (w, h) = (image.width(), image.height());
    let pixels = |v: i32| (f64::from(v) * scale).round() as i32;
    image.scale(pixels(w), pixels(h), true, true);
    image.normalize();
    if image.depth() != ColorDepth::Rgba8 {
        return None;
    }
    let mut data = image.to_rgb_data();
    for alpha in data.iter_mut().skip(3).step_by(4) {
        *alpha = (f64::from(*alpha) * FAINT).round() as u8;
    }
    let mut pixels = RgbImage::new(&data, image.data_w(), image.data_h(), ColorDepth::Rgba8).ok()?;
    pixels.scale(w, h, false, true);
    Some(pixels)
}

/// The icon of the program's windows, in pixels.
pub(super) fn icon() -> Option<SvgImage> {
    let mut image = SvgImage::from_data(Image::Icon.svg()).ok()?;
    image.normalize();
    Some(image)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(picture: Picture, faint: bool, scale: f64) -> Key {
        Key { picture, faint, room: (120, 90), scale }
    }

    #[test]
    fn every_picture_of_the_program_can_be_read_and_fills_its_room() {
        let _turn = crate::forms::toolkit();
        for image in Image::ALL {
            for (faint, scale) in [(false, 1.0), (true, 1.0), (true, 1.5), (true, 2.0)] {
                let read = read(&key(Picture::Image(image), faint, scale), &Theme::DARK);
                let (w, h) = read.unwrap_or_else(|| panic!("{image:?} is no SVG")).size();
                assert!(w <= 120 && h <= 90 && (w == 120 || h == 90), "{image:?}: {w} x {h}");
            }
        }
    }

    #[test]
    fn a_faint_picture_has_the_pixels_of_the_screen_and_can_be_seen_through() {
        let _turn = crate::forms::toolkit();
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\">\
                   <path fill=\"#000\" d=\"M0 0H10V10H0Z\"/><path fill=\"#000\" d=\"M0 0H10V10H0Z\"/></svg>";
        let mut image = SvgImage::from_data(svg).expect("this is an SVG");
        image.scale(20, 20, true, true);
        let pixels = faded(image, 1.5).expect("it has an alpha channel");
        assert_eq!((pixels.data_w(), pixels.data_h(), pixels.width()), (30, 30, 20));
        let alpha = pixels.to_rgb_data()[(15 * 30 + 15) * 4 + 3];
        assert_eq!(alpha, (255.0 * FAINT).round() as u8);
    }

    #[test]
    fn what_is_no_picture_is_not_drawn() {
        let _turn = crate::forms::toolkit();
        assert!(read(&key(Picture::Svg("no picture".into()), false, 1.0), &Theme::DARK).is_none());
        assert!(read(&key(Picture::Svg(String::new()), true, 1.0), &Theme::DARK).is_none());
    }

    #[test]
    fn marks_and_boards_have_the_colours_of_the_theme_and_scenes_their_own() {
        let cross = Picture::Image(Image::Cross(0));
        assert!(coloured(&cross, &Theme::DARK).contains("fill=\"#ff9a94\""));
        assert_eq!(coloured(&cross, &Theme::EXERCISE_BOOK), Image::Cross(0).svg());
        let won = Picture::Image(Image::YouWon);
        assert_eq!(coloured(&won, &Theme::CONTRAST), Image::YouWon.svg());
        let board = Picture::Svg("<svg a=\"#F5FFFA\" b=\"#24323F\" c=\"#FFC83D\" d=\"#\">".into());
        assert_eq!(
            coloured(&board, &Theme::CONTRAST),
            "<svg a=\"#ffffff\" b=\"#000000\" c=\"#FFC83D\" d=\"#\">"
        );
    }
}
