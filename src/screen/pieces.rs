//! The pieces, as shapes: every one is put together from convex parts, drawn twice, first with its outline.
use eframe::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, pos2};
use shakmaty::{Color, Piece, Role};

use super::theme;

/// A part of a piece, on a field of one by one.
enum PiecePart {
    /// A convex polygon.
    Polygon(&'static [(f32, f32)]),
    /// Centre and radii.
    Oval((f32, f32), (f32, f32)),
}

/// A line in the colour of the outline, or an eye.
enum Detail {
    Line((f32, f32), (f32, f32)),
    Dot((f32, f32), f32),
}

use PiecePart::{Oval, Polygon};

const BASE: PiecePart = Polygon(&[(0.22, 0.80), (0.78, 0.80), (0.80, 0.89), (0.20, 0.89)]);
const FOOT: PiecePart = Polygon(&[(0.32, 0.69), (0.68, 0.69), (0.74, 0.81), (0.26, 0.81)]);

const PAWN: &[PiecePart] = &[
    Polygon(&[(0.27, 0.79), (0.73, 0.79), (0.74, 0.88), (0.26, 0.88)]),
    Polygon(&[(0.43, 0.44), (0.57, 0.44), (0.70, 0.80), (0.30, 0.80)]),
    Polygon(&[(0.40, 0.42), (0.60, 0.42), (0.65, 0.49), (0.35, 0.49)]),
    Oval((0.5, 0.32), (0.13, 0.13)),
];
const ROOK: &[PiecePart] = &[
    BASE,
    FOOT,
    Polygon(&[(0.36, 0.38), (0.64, 0.38), (0.68, 0.71), (0.32, 0.71)]),
    Polygon(&[(0.27, 0.27), (0.73, 0.27), (0.70, 0.40), (0.30, 0.40)]),
    Polygon(&[(0.27, 0.17), (0.39, 0.17), (0.39, 0.28), (0.27, 0.28)]),
    Polygon(&[(0.44, 0.17), (0.56, 0.17), (0.56, 0.28), (0.44, 0.28)]),
    Polygon(&[(0.61, 0.17), (0.73, 0.17), (0.73, 0.28), (0.61, 0.28)]),
];
const BISHOP: &[PiecePart] = &[
    BASE,
    Polygon(&[(0.40, 0.62), (0.60, 0.62), (0.68, 0.81), (0.32, 0.81)]),
    Polygon(&[(0.36, 0.60), (0.64, 0.60), (0.67, 0.67), (0.33, 0.67)]),
    Oval((0.5, 0.47), (0.17, 0.16)),
    Polygon(&[(0.5, 0.20), (0.60, 0.31), (0.665, 0.44), (0.335, 0.44), (0.40, 0.31)]),
    Oval((0.5, 0.17), (0.055, 0.055)),
];
const QUEEN: &[PiecePart] = &[
    BASE,
    FOOT,
    Polygon(&[(0.27, 0.58), (0.73, 0.58), (0.68, 0.71), (0.32, 0.71)]),
    Polygon(&[(0.15, 0.32), (0.42, 0.60), (0.27, 0.60)]),
    Polygon(&[(0.32, 0.23), (0.48, 0.60), (0.30, 0.60)]),
    Polygon(&[(0.50, 0.20), (0.60, 0.60), (0.40, 0.60)]),
    Polygon(&[(0.68, 0.23), (0.70, 0.60), (0.52, 0.60)]),
    Polygon(&[(0.85, 0.32), (0.73, 0.60), (0.58, 0.60)]),
    Oval((0.15, 0.30), (0.048, 0.048)),
    Oval((0.32, 0.21), (0.048, 0.048)),
    Oval((0.50, 0.17), (0.052, 0.052)),
    Oval((0.68, 0.21), (0.048, 0.048)),
    Oval((0.85, 0.30), (0.048, 0.048)),
];
const KING: &[PiecePart] = &[
    BASE,
    FOOT,
    Polygon(&[(0.24, 0.54), (0.76, 0.54), (0.68, 0.71), (0.32, 0.71)]),
    Oval((0.345, 0.46), (0.155, 0.125)),
    Oval((0.655, 0.46), (0.155, 0.125)),
    Polygon(&[(0.5, 0.25), (0.58, 0.36), (0.56, 0.60), (0.44, 0.60), (0.42, 0.36)]),
    Polygon(&[(0.472, 0.08), (0.528, 0.08), (0.528, 0.30), (0.472, 0.30)]),
    Polygon(&[(0.41, 0.135), (0.59, 0.135), (0.59, 0.19), (0.41, 0.19)]),
];
const KNIGHT: &[PiecePart] = &[
    BASE,
    Polygon(&[
        (0.45, 0.26),
        (0.55, 0.24),
        (0.65, 0.32),
        (0.73, 0.45),
        (0.76, 0.62),
        (0.75, 0.81),
        (0.31, 0.81),
        (0.345, 0.64),
    ]),
    Polygon(&[
        (0.52, 0.24),
        (0.62, 0.42),
        (0.54, 0.52),
        (0.41, 0.585),
        (0.27, 0.645),
        (0.19, 0.59),
        (0.19, 0.51),
        (0.36, 0.31),
    ]),
    Polygon(&[(0.43, 0.32), (0.45, 0.13), (0.57, 0.28)]),
];

const fn parts(role: Role) -> (&'static [PiecePart], &'static [Detail]) {
    match role {
        Role::Pawn => (PAWN, &[]),
        Role::Rook => (ROOK, &[Detail::Line((0.31, 0.40), (0.69, 0.40))]),
        Role::Bishop => {
            (BISHOP, &[Detail::Line((0.56, 0.33), (0.47, 0.46)), Detail::Line((0.345, 0.64), (0.64, 0.64))])
        }
        Role::Queen => (QUEEN, &[Detail::Line((0.33, 0.695), (0.67, 0.695))]),
        Role::King => (KING, &[Detail::Line((0.33, 0.695), (0.67, 0.695)), Detail::Line((0.5, 0.36), (0.5, 0.56))]),
        Role::Knight => (KNIGHT, &[Detail::Dot((0.40, 0.39), 0.026), Detail::Dot((0.235, 0.55), 0.016)]),
    }
}

/// Draws a piece, centred, on a field of this size.
pub(super) fn paint(painter: &Painter, centre: Pos2, size: f32, piece: Piece) {
    let colors = theme::of(painter.ctx());
    let (fill, outline) = match piece.color {
        Color::White => (colors.white_piece, colors.black_piece),
        Color::Black => (colors.black_piece, colors.white_piece),
    };
    let (parts, details) = parts(piece.role);
    let corner = centre - Vec2::splat(size / 2.0);
    let at = |(x, y): (f32, f32)| pos2(x * size + corner.x, y * size + corner.y);
    let width = size * piece.color.fold_wb(0.024, 0.018) * colors.thick.sqrt();
    for (rim, color) in [(width, outline), (0.0, fill)] {
        for part in parts {
            painter.add(shape(part, at, size, Stroke::new(rim * 2.0, color), color));
        }
    }
    for detail in details {
        match *detail {
            Detail::Line(from, to) => {
                painter.line_segment([at(from), at(to)], Stroke::new(size * 0.03, outline));
            }
            Detail::Dot(centre, radius) => {
                painter.circle_filled(at(centre), radius * size, outline);
            }
        }
    }
}

fn shape(part: &PiecePart, at: impl Fn((f32, f32)) -> Pos2, size: f32, rim: Stroke, fill: Color32) -> Shape {
    match part {
        Polygon(points) => Shape::convex_polygon(points.iter().map(|&point| at(point)).collect(), fill, rim),
        Oval(centre, (x, y)) => Shape::Ellipse(eframe::epaint::EllipseShape {
            center: at(*centre),
            radius: Vec2::new(x * size, y * size),
            fill,
            stroke: rim,
            angle: 0.0,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The painter fills convex shapes only.
    #[test]
    fn every_part_is_convex_and_stays_on_its_square() {
        for role in Role::ALL {
            for part in parts(role).0 {
                let Polygon(points) = part else { continue };
                for (i, &(x, y)) in points.iter().enumerate() {
                    assert!((0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y), "{role:?}");
                    let (b, c) = (points[(i + 1) % points.len()], points[(i + 2) % points.len()]);
                    let turn = (b.0 - x) * (c.1 - b.1) - (b.1 - y) * (c.0 - b.0);
                    assert!(turn > -1e-6, "{role:?}: corner {b:?} turns the wrong way");
                }
            }
        }
    }
}
