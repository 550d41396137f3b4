//! A board on the screen: squares, pieces, coordinates; one accessible node for each square.
//!
//! Deliberately absent: any sign of where a piece may go, of check, or of the last move on the board itself.
use eframe::egui::{
    Align2, CornerRadius, Event, Id, PointerButton, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, accesskit, pos2,
};
use shakmaty::{Board, Color, File, Piece, Rank, Square};

use super::{clicks, pieces, theme};

/// What is shown.
pub(super) struct Scene<'a> {
    /// Tells this board from another on the same page.
    pub(super) name: &'static str,
    pub(super) board: &'a Board,
    /// Whose side is at the bottom.
    pub(super) bottom: Color,
    /// The piece in the hand comes from here.
    pub(super) lifted: Option<Square>,
    /// A pawn that stands on the last rank of this board before the new piece is there: from and to.
    pub(super) pawn_waits: Option<(Square, Square)>,
    /// Squares that are marked, each with this word for a screen reader.
    pub(super) marked: &'a [Square],
    pub(super) mark: &'a str,
    /// Names a piece.
    pub(super) piece_name: &'a dyn Fn(Piece) -> String,
}

/// What was done with the pointer, by a screen reader's click, or by dragging.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Touch {
    /// The square was clicked.
    Click(Square),
    /// The square was clicked by a screen reader.
    Activate(Square),
    /// A piece is being dragged from here.
    DragFrom(Square),
    /// The piece that was dragged is let go over this square; `None` beside the board.
    DropOn(Option<Square>),
}

/// A board that can be touched and moved on.
pub(super) fn live(ui: &mut Ui, rect: Rect, scene: &Scene<'_>) -> Vec<Touch> {
    let grid = Grid::within(rect, scene.bottom);
    grid.paint_ground(ui, scene);
    let (mut touches, mut nodes) = (Vec::new(), Vec::new());
    let hand = ui.scope_id().with((scene.name, "hand"));
    let aim = aim(ui, scene);
    for square in Square::ALL {
        let response = node(ui, &grid, scene, square, Sense::CLICK | Sense::DRAG, accesskit::Role::Button);
        if aim == Aim::Sees && response.drag_started_by(PointerButton::Primary) {
            let dragged = Dragged { from: square, bottom: grid.bottom, reach: Reach::OnItsSquare };
            ui.data_mut(|data| data.insert_temp(hand, dragged));
        }
        touches.extend(touch(ui, square, &response).filter(|touch| aim.takes(*touch)));
        nodes.push((response.id, square));
    }
    let dragged: Option<Dragged> = ui.data(|data| data.get_temp(hand));
    if let Some(dragged) = dragged {
        let (still, touched) = dragged.follow(ui, &grid);
        touches.extend(touched);
        ui.data_mut(|data| {
            if let Some(still) = still {
                data.insert_temp(hand, still);
            } else {
                data.remove::<Dragged>(hand);
            }
        });
    }
    touches.extend(activated(ui, &nodes));
    for square in Square::ALL {
        if let Some(piece) = scene.piece_on(square) {
            let hangs = dragged.filter(|dragged| dragged.from == square);
            let held = hangs.and_then(|_| ui.input(|input| input.pointer.hover_pos()));
            pieces::paint(ui.painter(), held.unwrap_or_else(|| grid.square(square).center()), grid.side, piece);
        }
    }
    touches
}

/// A board to look at.
pub(super) fn still(ui: &mut Ui, rect: Rect, scene: &Scene<'_>) {
    let grid = Grid::within(rect, scene.bottom);
    grid.paint_ground(ui, scene);
    for square in Square::ALL {
        node(ui, &grid, scene, square, Sense::empty(), accesskit::Role::Label);
        if let Some(piece) = scene.piece_on(square) {
            pieces::paint(ui.painter(), grid.square(square).center(), grid.side, piece);
        }
    }
}

impl Scene<'_> {
    fn piece_on(&self, square: Square) -> Option<Piece> {
        match self.pawn_waits {
            Some((from, _)) if square == from => None,
            Some((from, to)) if square == to => self.board.piece_at(from),
            _ => self.board.piece_at(square),
        }
    }
}

fn node(ui: &Ui, grid: &Grid, scene: &Scene<'_>, square: Square, sense: Sense, role: accesskit::Role) -> Response {
    let response = ui.interact(grid.square(square), ui.scope_id().with((scene.name, u32::from(square))), sense);
    response.widget_info(|| {
        let piece = scene.piece_on(square).map(|piece| format!(", {}", (scene.piece_name)(piece)));
        let mark = scene.marked.contains(&square).then(|| format!(", {}", scene.mark));
        WidgetInfo::labeled(role, true, format!("{square}{}{}", piece.unwrap_or_default(), mark.unwrap_or_default()))
    });
    response
}

/// A piece that hangs on the pointer, and how the board lay when it was taken.
///
/// The toolkit ends a drag at the key Escape too. In a window that two people share it is the other one's key, and the piece was dropped
/// where it just was: a move that nobody made.
#[derive(Debug, Clone, Copy)]
struct Dragged {
    from: Square,
    bottom: Color,
    reach: Reach,
}

/// How far a drag has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// It has not left its square: a hand that trembles clicks.
    OnItsSquare,
    Beyond,
}

impl Dragged {
    /// The drag after this frame, if it goes on, and what was done. The piece is dropped where the button of the pointer is let go; beside
    /// the board if that lies otherwise by then, or nobody saw where that was.
    fn follow(self, ui: &Ui, grid: &Grid) -> (Option<Self>, Vec<Touch>) {
        let (released, held, over) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.primary_released(), pointer.primary_down(), pointer.interact_pos())
        });
        let over = over.filter(|_| self.bottom == grid.bottom).and_then(|over| grid.at(over));
        let leaves = self.reach == Reach::OnItsSquare && over != Some(self.from);
        let mut touches: Vec<Touch> = leaves.then_some(Touch::DragFrom(self.from)).into_iter().collect();
        let reach = if leaves { Reach::Beyond } else { self.reach };
        match (released || !held, reach) {
            (false, _) => return (Some(Self { reach, ..self }), touches),
            (true, Reach::OnItsSquare) => touches.extend(released.then_some(Touch::Click(self.from))),
            (true, Reach::Beyond) => touches.push(Touch::DropOn(over.filter(|_| released))),
        }
        (None, touches)
    }
}

/// Whether a hand that clicks now can have seen which square is where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Aim {
    Sees,
    /// The board was turned while the hand was on its way.
    JustTurned,
}

impl Aim {
    const fn takes(self, touch: Touch) -> bool {
        match touch {
            Touch::Click(_) => matches!(self, Self::Sees),
            // Named by a screen reader, or what has begun before.
            Touch::Activate(_) | Touch::DragFrom(_) | Touch::DropOn(_) => true,
        }
    }
}

/// Follows how a board lies: the key of another turns it, in the window that both share.
fn aim(ui: &Ui, scene: &Scene<'_>) -> Aim {
    let (lies, time) = (ui.scope_id().with((scene.name, "lies")), ui.input(|input| input.time));
    let before: Option<(Color, f64)> = ui.data(|data| data.get_temp(lies));
    let since = match before {
        Some((bottom, since)) if bottom == scene.bottom => since,
        Some(_) => time,
        None => f64::NEG_INFINITY,
    };
    ui.data_mut(|data| data.insert_temp(lies, (scene.bottom, since)));
    if time - since < clicks::AIMED { Aim::JustTurned } else { Aim::Sees }
}

fn touch(ui: &Ui, square: Square, response: &Response) -> Option<Touch> {
    if response.clicked_by(PointerButton::Primary) {
        return Some(Touch::Click(square));
    }
    // What a screen reader clicks is taken in its order.
    let by_reader = || ui.input(|input| input.has_accesskit_action_request(response.id, accesskit::Action::Click));
    (response.clicked() && !by_reader()).then_some(Touch::Activate(square))
}

/// The squares that a screen reader has clicked, each click in its order: two may come in one frame.
fn activated(ui: &Ui, nodes: &[(Id, Square)]) -> Vec<Touch> {
    let of = |event: &Event| match event {
        Event::AccessKitActionRequest(request) if request.action == accesskit::Action::Click => {
            nodes.iter().find(|(id, _)| id.accesskit_id() == request.target_node).map(|&(_, square)| square)
        }
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(of).map(Touch::Activate).collect())
}

/// Where the squares are.
struct Grid {
    corner: Pos2,
    side: f32,
    bottom: Color,
}

impl Grid {
    /// The largest board that fits, with its coordinates at the left and below.
    fn within(rect: Rect, bottom: Color) -> Self {
        let side = (rect.width().min(rect.height()) / 8.36).floor();
        Self { corner: pos2(rect.left() + side * 0.36, rect.top()), side, bottom }
    }

    fn square(&self, square: Square) -> Rect {
        let seen = self.bottom.fold_wb(square, square.rotate_180());
        let (file, rank) = (seen.file().to_u32() as f32, 7.0 - seen.rank().to_u32() as f32);
        Rect::from_min_size(self.corner + Vec2::new(file, rank) * self.side, Vec2::splat(self.side))
    }

    fn at(&self, pos: Pos2) -> Option<Square> {
        Square::ALL.into_iter().find(|&square| self.square(square).contains(pos))
    }

    fn paint_ground(&self, ui: &Ui, scene: &Scene<'_>) {
        let painter = ui.painter();
        for square in Square::ALL {
            let color = if square.is_light() { theme::of(ui).light_square } else { theme::of(ui).dark_square };
            painter.rect_filled(self.square(square), CornerRadius::ZERO, color);
        }
        let ring = scene.lifted.or(scene.pawn_waits.map(|(_, to)| to));
        if let Some(square) = ring {
            let stroke = Stroke::new(self.side * 0.06 * theme::of(ui).thick.sqrt(), theme::of(ui).black_piece);
            painter.rect_stroke(self.square(square), CornerRadius::ZERO, stroke, StrokeKind::Inside);
        }
        // A frame and its diagonals: no meaning hangs on colour alone.
        for &square in scene.marked {
            let (rect, stroke) = (
                self.square(square),
                Stroke::new(self.side * 0.05 * theme::of(ui).thick.sqrt(), theme::of(ui).black_piece),
            );
            painter.rect_stroke(rect, CornerRadius::ZERO, stroke, StrokeKind::Inside);
            painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
            painter.line_segment([rect.right_top(), rect.left_bottom()], stroke);
        }
        let font = theme::font(self.side * 0.25);
        for file in File::ALL {
            let below = self.square(Square::from_coords(file, self.bottom.fold_wb(Rank::First, Rank::Eighth)));
            let at = below.center_bottom() + Vec2::new(0.0, self.side * 0.18);
            painter.text(at, Align2::CENTER_CENTER, file.char(), font.clone(), theme::of(ui).quiet);
        }
        for rank in Rank::ALL {
            let beside = self.square(Square::from_coords(self.bottom.fold_wb(File::A, File::H), rank));
            let at = beside.left_center() - Vec2::new(self.side * 0.18, 0.0);
            painter.text(at, Align2::CENTER_CENTER, rank.char(), font.clone(), theme::of(ui).quiet);
        }
    }
}
