//! The font of the printed sheets.

/// The font that the window has for figures: Hack, under the MIT licence and that of Bitstream Vera, which allow it in documents.
pub(super) const FONT: &[u8] = epaint_default_fonts::HACK_REGULAR;
/// The width of a letter of this font, in parts of its size.
pub(super) const ADVANCE: f32 = 0.602_05;

/// Which characters the font has.
pub(super) struct Glyphs(ttf_parser::Face<'static>);

impl Glyphs {
    /// Those of [`FONT`].
    ///
    /// # Errors
    /// A font that cannot be read.
    pub(super) fn of_font() -> Result<Self, String> {
        ttf_parser::Face::parse(FONT, 0).map(Self).map_err(|error| error.to_string())
    }

    /// The text with each character that the font lacks written as its number: `[U+4E2D]`.
    pub(super) fn printable(&self, text: &str) -> String {
        let one = |c: char| {
            if c.is_whitespace() {
                " ".to_owned()
            } else if !c.is_control() && self.0.glyph_index(c).is_some() {
                c.to_string()
            } else {
                format!("[U+{:04X}]", u32::from(c))
            }
        };
        text.chars().map(one).collect()
    }
}
