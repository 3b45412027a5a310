//! Pixels, and questions about them.

use std::collections::HashMap;
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

    /// The colours that are used most, at most 256, and for each pixel which of
    /// them is nearest: what is drawn in one colour keeps it, and only some of
    /// the many shades at the edges of letters change a little.
    fn in_few_colours(&self) -> (Vec<Colour>, Vec<u8>) {
        let mut uses: HashMap<Colour, usize> = HashMap::new();
        self.pixels.iter().for_each(|&pixel| *uses.entry(pixel).or_default() += 1);
        let mut colours: Vec<Colour> = uses.keys().copied().collect();
        colours.sort_by_key(|colour| (std::cmp::Reverse(uses[colour]), *colour));
        let palette = colours[..colours.len().min(256)].to_vec();
        let apart = |a: Colour, b: Colour| -> u32 {
            a.into_iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
        };
        let nearest = |colour: Colour| {
            (0..palette.len()).min_by_key(|&n| apart(palette[n], colour)).unwrap_or_default() as u8
        };
        let known: HashMap<Colour, u8> = colours.into_iter().map(|c| (c, nearest(c))).collect();
        let pixels = self.pixels.iter().map(|pixel| known[pixel]).collect();
        (palette, pixels)
    }

    /// Writes a small PNG file, and the folders that lead to it.
    pub(crate) fn save(&self, file: &Path) {
        let folder = file.parent().expect("a file stands in a folder");
        std::fs::create_dir_all(folder).expect("the folder can be made");
        let out = BufWriter::new(File::create(file).expect("the file can be made"));
        let mut encoder = png::Encoder::new(out, self.w as u32, self.h as u32);
        let (palette, pixels) = self.in_few_colours();
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(palette.concat());
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_compression(png::Compression::High);
        let mut writer = encoder.write_header().expect("the header is written");
        writer.write_image_data(&pixels).expect("the pixels are written");
    }
}
