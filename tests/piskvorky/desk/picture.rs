//! Pixels, and questions about them.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

/// Red, green and blue.
pub(crate) type Colour = [u8; 3];

/// A piece of the screen.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    /// Width in pixels.
    pub(crate) w: usize,
    /// Height in pixels.
    pub(crate) h: usize,
    pixels: Vec<Colour>,
}

impl Picture {
    /// From what the X server gives for a screen of 24 bits.
    pub(crate) fn from_bgrx(w: usize, h: usize, data: &[u8]) -> Picture {
        let (quads, _) = data.as_chunks::<4>();
        let pixels = quads.iter().map(|&[b, g, r, _]| [r, g, b]).collect();
        Picture { w, h, pixels }
    }

    /// Whether anything but the black of the empty screen is there.
    pub(crate) fn is_painted(&self) -> bool {
        self.pixels.iter().any(|&pixel| pixel != [0; 3])
    }

    /// How many pixels differ from this colour by at most `by` in each channel.
    pub(crate) fn count(&self, colour: Colour, by: u8) -> usize {
        let near = |pixel: &&Colour| pixel.iter().zip(colour).all(|(a, b)| a.abs_diff(b) <= by);
        self.pixels.iter().filter(near).count()
    }

    /// How many pixels the two pictures of one size do not share.
    pub(crate) fn differences(&self, other: &Picture) -> usize {
        assert_eq!((self.w, self.h), (other.w, other.h), "the sizes");
        let both = self.pixels.iter().zip(&other.pixels);
        both.filter(|(a, b)| a != b).count()
    }

    /// Writes a PNG file, and the folders that lead to it.
    pub(crate) fn save(&self, file: &Path) {
        let folder = file.parent().expect("a file stands in a folder");
        std::fs::create_dir_all(folder).expect("the folder can be made");
        let out = BufWriter::new(File::create(file).expect("the file can be made"));
        let mut encoder = png::Encoder::new(out, self.w as u32, self.h as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().expect("the header is written");
        let bytes = self.pixels.as_flattened();
        writer.write_image_data(bytes).expect("the pixels are written");
    }
}
