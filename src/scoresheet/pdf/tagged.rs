//! Draws set pages with krilla, tagged by PDF/UA-1.
use std::num::NonZeroU16;

use krilla::{
    Data, Document, SerializeSettings,
    color::luma,
    configure::{Accessibility, ConfigurationBuilder},
    geom::{PathBuilder, Point, Rect},
    metadata::Metadata,
    outline::Outline,
    page::PageSettings,
    paint::{Fill, Stroke},
    surface::Surface,
    tagging::{
        Artifact, ArtifactType, ContentTag, Identifier, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagTree,
    },
    text::{Font, TextDirection},
};

use super::font::FONT;
use crate::language::Language;

/// A4 in points.
pub(super) const PAGE: (f32, f32) = (595.28, 841.89);

/// A stroke of the pen.
pub(super) enum Draw {
    Text { x: f32, y: f32, size: f32, gray: u8, text: String },
    Line { from: (f32, f32), to: (f32, f32) },
    Square { x: f32, y: f32, side: f32, gray: u8 },
    Disc { x: f32, y: f32, radius: f32, gray: u8 },
}

/// What is drawn together, and its leaf in the tree of tags; an ornament has none.
pub(super) struct DrawnMark {
    pub(super) leaf: Option<usize>,
    pub(super) draws: Vec<Draw>,
}

/// What is read, in order; numbers are leaves.
pub(super) enum ReadingOrder {
    Heading(u16, String, Vec<usize>),
    Text(Vec<usize>),
    Table { header: Vec<Vec<usize>>, rows: Vec<Vec<Vec<usize>>> },
    Figure(String, usize),
}

/// What is drawn on all pages, and in which order it is read.
#[derive(Default)]
pub(super) struct Drawn {
    pub(super) pages: Vec<Vec<DrawnMark>>,
    /// How many leaves the marks have.
    pub(super) leaves: usize,
    pub(super) read: Vec<ReadingOrder>,
}

/// The file.
///
/// # Errors
/// What krilla says where the pages are not valid PDF/UA-1, and a font that cannot be read.
pub(super) fn write(drawn: &Drawn, outline: Outline, title: String, language: Language) -> Result<Vec<u8>, String> {
    let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = configuration.map_err(|error| format!("{error:?}"))?;
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let font = Font::new(Data::from(FONT), 0).ok_or("the font cannot be read")?;
    let mut leaves: Vec<Option<Identifier>> = vec![None; drawn.leaves];
    let figures: Vec<usize> = drawn
        .read
        .iter()
        .filter_map(|read| if let ReadingOrder::Figure(_, leaf) = read { Some(*leaf) } else { None })
        .collect();
    for marks in &drawn.pages {
        let settings = PageSettings::from_wh(PAGE.0, PAGE.1).ok_or("no page")?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for mark in marks {
            let tag = match mark.leaf {
                None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)),
                Some(leaf) if figures.contains(&leaf) => ContentTag::Other,
                Some(_) => ContentTag::Span(SpanTag::empty()),
            };
            let identifier = surface.start_tagged(tag);
            mark.draws.iter().for_each(|draw| stroke(&mut surface, draw, &font));
            surface.end_tagged();
            if let Some(place) = mark.leaf.and_then(|leaf| leaves.get_mut(leaf)) {
                *place = Some(identifier);
            }
        }
        surface.finish();
        page.finish();
    }
    document.set_tag_tree(tree(drawn, &leaves, language));
    document.set_outline(outline);
    let metadata = Metadata::new().title(title).language(language.code().to_owned()).creator("anna-hector".to_owned());
    document.set_metadata(metadata);
    document.finish().map_err(|error| format!("{error:?}"))
}

/// What a screen reader reads, in order.
fn tree(drawn: &Drawn, leaves: &[Option<Identifier>], language: Language) -> TagTree {
    let group = |mut group: TagGroup, of: &[usize]| -> Node {
        for &leaf in of {
            if let Some(Some(identifier)) = leaves.get(leaf) {
                group.push(*identifier);
            }
        }
        Node::Group(group)
    };
    let mut tree = TagTree::new().with_lang(Some(language.code().to_owned()));
    for read in &drawn.read {
        match read {
            ReadingOrder::Heading(level, title, of) => {
                let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
                tree.push(group(TagGroup::new(Tag::Hn(level, Some(title.clone()))), of));
            }
            ReadingOrder::Text(of) => tree.push(group(TagGroup::new(Tag::P), of)),
            ReadingOrder::Figure(alt, leaf) => {
                tree.push(group(TagGroup::new(Tag::Figure(Some(alt.clone()))), &[*leaf]))
            }
            ReadingOrder::Table { header, rows } => {
                let mut table = TagGroup::new(Tag::Table);
                let mut head = TagGroup::new(Tag::TR);
                for of in header {
                    head.push(group(TagGroup::new(Tag::TH(TableHeaderScope::Column)), of));
                }
                table.push(Node::Group(TagGroup::with_children(Tag::THead, vec![Node::Group(head)])));
                let mut body = TagGroup::new(Tag::TBody);
                for cells in rows {
                    let mut row = TagGroup::new(Tag::TR);
                    for of in cells {
                        row.push(group(TagGroup::new(Tag::TD), of));
                    }
                    body.push(Node::Group(row));
                }
                table.push(Node::Group(body));
                tree.push(Node::Group(table));
            }
        }
    }
    tree
}

fn stroke(surface: &mut Surface<'_>, draw: &Draw, font: &Font) {
    let fill = |gray: u8| Some(Fill { paint: luma::Color::new(gray).into(), ..Fill::default() });
    let pen = |width: f32| Some(Stroke { paint: luma::Color::black().into(), width, ..Stroke::default() });
    let mut path = PathBuilder::new();
    match draw {
        Draw::Text { x, y, size, gray, text } => {
            surface.set_stroke(None);
            surface.set_fill(fill(*gray));
            surface.draw_text(Point::from_xy(*x, *y), font.clone(), *size, text, false, TextDirection::LeftToRight);
            return;
        }
        Draw::Line { from, to } => {
            surface.set_fill(None);
            surface.set_stroke(pen(0.5));
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        }
        Draw::Square { x, y, side, gray } => {
            surface.set_fill(fill(*gray));
            surface.set_stroke(pen(0.5));
            if let Some(square) = Rect::from_xywh(*x, *y, *side, *side) {
                path.push_rect(square);
            }
        }
        Draw::Disc { x, y, radius, gray } => {
            surface.set_fill(fill(*gray));
            surface.set_stroke(pen(0.8));
            disc(&mut path, (*x, *y), *radius);
        }
    }
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

/// A circle of four curves.
fn disc(path: &mut PathBuilder, (x, y): (f32, f32), radius: f32) {
    let bend = radius * 0.552_285;
    path.move_to(x + radius, y);
    path.cubic_to(x + radius, y + bend, x + bend, y + radius, x, y + radius);
    path.cubic_to(x - bend, y + radius, x - radius, y + bend, x - radius, y);
    path.cubic_to(x - radius, y - bend, x - bend, y - radius, x, y - radius);
    path.cubic_to(x + bend, y - radius, x + radius, y - bend, x + radius, y);
    path.close();
}
