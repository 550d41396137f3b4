//! A page as a picture, drawn triangle by triangle: the same on every machine, with no display and no graphics card.
use std::{collections::HashMap, fs::File, io::BufWriter, path::Path};

use anna_hector::screen::Window;
use eframe::{
    egui::{Color32, ColorImage, Pos2, Rect, vec2},
    epaint::{Mesh, Primitive, Vertex},
};
use egui_kittest::Harness;

/// The colours of the pixels, line by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<[u8; 3]>,
}

#[allow(dead_code, reason = "the test and the example use different parts")]
impl Picture {
    /// What a window shows.
    pub(crate) fn of(harness: &Harness<'_, Window>) -> Self {
        let ctx = &harness.ctx;
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let (width, height) = (size.x.round() as usize, size.y.round() as usize);
        let ground = ctx.global_style().visuals.panel_fill;
        let mut picture = Self { width, height, pixels: vec![[ground.r(), ground.g(), ground.b()]; width * height] };
        let letters = ctx.fonts(|fonts| fonts.image());
        for part in ctx.tessellate(harness.output().shapes.clone(), scale) {
            if let Primitive::Mesh(mesh) = &part.primitive {
                let within = part.clip_rect * scale;
                picture.draw(mesh, within, scale, &letters);
            }
        }
        picture
    }

    fn draw(&mut self, mesh: &Mesh, within: Rect, scale: f32, letters: &ColorImage) {
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |i: usize| {
                let vertex = mesh.vertices[usize::try_from(corners[i]).expect("an index")];
                Vertex { pos: (vertex.pos.to_vec2() * scale).to_pos2(), ..vertex }
            };
            self.triangle([corner(0), corner(1), corner(2)], within, letters);
        }
    }

    /// Every pixel whose middle is inside, blended as a graphics card does.
    fn triangle(&mut self, [a, mut b, mut c]: [Vertex; 3], within: Rect, letters: &ColorImage) {
        let mut area = turn(a.pos, b.pos, c.pos);
        if area < 0.0 {
            (b, c, area) = (c, b, -area);
        }
        if area == 0.0 {
            return;
        }
        let whole = Rect::from_min_size(Pos2::ZERO, vec2(self.width as f32, self.height as f32));
        let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(within).intersect(whole);
        let corners = [&a, &b, &c];
        let one_color = a.color == b.color && b.color == c.color;
        let plain = (one_color && a.uv == b.uv && b.uv == c.uv).then(|| ink(corners, [1.0, 0.0, 0.0], letters));
        for y in middles(bounds.top(), bounds.bottom()) {
            for x in middles(bounds.left(), bounds.right()) {
                let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                let parts = [turn(b.pos, c.pos, at), turn(c.pos, a.pos, at), turn(a.pos, b.pos, at)];
                let sides = [(b.pos, c.pos), (c.pos, a.pos), (a.pos, b.pos)];
                // A pixel on the edge between two triangles belongs to one of them.
                let outside = |i: usize| parts[i] < 0.0 || (parts[i] == 0.0 && !is_top_or_left(sides[i].0, sides[i].1));
                if outside(0) || outside(1) || outside(2) {
                    continue;
                }
                let ink = plain.unwrap_or_else(|| ink(corners, parts.map(|part| part / area), letters));
                blend(&mut self.pixels[y * self.width + x], ink);
            }
        }
    }

    /// In how many pixels another differs so that it can be seen; `None` where it has another size.
    pub(crate) fn differs_in(&self, other: &Self) -> Option<usize> {
        const SEEN: u8 = 40;
        ((self.width, self.height) == (other.width, other.height)).then(|| {
            let pairs = self.pixels.iter().zip(&other.pixels);
            pairs.filter(|(one, other)| (0..3).any(|i| one[i].abs_diff(other[i]) > SEEN)).count()
        })
    }

    /// The same with the 256 most frequent of its colours, as it is kept.
    pub(crate) fn reduced(&self) -> Self {
        let mut counts: HashMap<[u8; 3], usize> = HashMap::new();
        for &pixel in &self.pixels {
            *counts.entry(pixel).or_default() += 1;
        }
        let mut colors: Vec<_> = counts.into_iter().collect();
        colors.sort_by_key(|&(color, count)| (std::cmp::Reverse(count), color));
        let kept: Vec<[u8; 3]> = colors.iter().take(256).map(|&(color, _)| color).collect();
        let far =
            |one: [u8; 3], other: [u8; 3]| (0..3).map(|i| u32::from(one[i].abs_diff(other[i])).pow(2)).sum::<u32>();
        let nearest = |color| kept.iter().copied().min_by_key(|&kept| far(kept, color)).unwrap_or(color);
        let instead: HashMap<_, _> = colors.iter().map(|&(color, _)| (color, nearest(color))).collect();
        Self { pixels: self.pixels.iter().map(|pixel| instead[pixel]).collect(), ..*self }
    }

    /// Writes a reduced picture as PNG.
    pub(crate) fn write(&self, path: &Path) {
        let mut colors: Vec<[u8; 3]> = self.pixels.clone();
        colors.sort_unstable();
        colors.dedup();
        let places: HashMap<[u8; 3], u8> = colors.iter().copied().zip(0..=u8::MAX).collect();
        let indexed: Vec<u8> = self.pixels.iter().map(|pixel| places[pixel]).collect();
        let file = BufWriter::new(File::create(path).expect("a file"));
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(colors.concat());
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&indexed).expect("written");
        writer.finish().expect("written");
    }

    /// A picture as it was written.
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut decoder = png::Decoder::new(std::io::BufReader::new(file));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().map_err(|error| error.to_string())?;
        let mut bytes = vec![0; reader.output_buffer_size().ok_or("too large")?];
        let info = reader.next_frame(&mut bytes).map_err(|error| error.to_string())?;
        let pixels = bytes[..info.buffer_size()].chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect();
        Ok(Self { width: info.width as usize, height: info.height as usize, pixels })
    }
}

/// The pixels whose middles are between two places.
fn middles(from: f32, to: f32) -> std::ops::Range<usize> {
    (from - 0.5).ceil().max(0.0) as usize..(to + 0.5).floor().max(0.0) as usize
}

/// Twice the area of a triangle; negative where it turns the other way.
fn turn(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

fn is_top_or_left(from: Pos2, to: Pos2) -> bool {
    (from.y == to.y && to.x > from.x) || to.y < from.y
}

/// The colour of a triangle at a place: that of its corners times that of the letters there, all with their alpha multiplied in.
fn ink(corners: [&Vertex; 3], weights: [f32; 3], letters: &ColorImage) -> [f32; 4] {
    let mix = |of: &dyn Fn(&Vertex) -> f32| {
        corners.iter().zip(weights).map(|(corner, weight)| of(corner) * weight).sum::<f32>()
    };
    let (u, v) = (mix(&|corner| corner.uv.x), mix(&|corner| corner.uv.y));
    let texel = sample(letters, u, v);
    std::array::from_fn(|i| mix(&|corner| f32::from(corner.color.to_array()[i])) / 255.0 * texel[i])
}

/// Between the four nearest points of the picture of all letters.
fn sample(letters: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = letters.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let point = |dx: f32, dy: f32| {
        let column = ((x.floor() + dx).max(0.0) as usize).min(width - 1);
        let line = ((y.floor() + dy).max(0.0) as usize).min(height - 1);
        let color: Color32 = letters.pixels[line * width + column];
        color.to_array().map(|part| f32::from(part) / 255.0)
    };
    let (right, down) = (x - x.floor(), y - y.floor());
    let [above, below] = [0.0, 1.0].map(|dy| {
        let (left, beside) = (point(0.0, dy), point(1.0, dy));
        std::array::from_fn::<f32, 4, _>(|i| left[i] * (1.0 - right) + beside[i] * right)
    });
    std::array::from_fn(|i| above[i] * (1.0 - down) + below[i] * down)
}

fn blend(pixel: &mut [u8; 3], ink: [f32; 4]) {
    if ink == [0.0; 4] {
        return;
    }
    for (part, ink_part) in pixel.iter_mut().zip(ink) {
        let mixed = ink_part * 255.0 + f32::from(*part) * (1.0 - ink[3]);
        *part = mixed.round().clamp(0.0, 255.0) as u8;
    }
}
