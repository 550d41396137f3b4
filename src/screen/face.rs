//! The face of one clock: to be read at three metres, and seen to run at ten.
use std::time::Duration;

use eframe::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit,
};

use shakmaty::Color;

use super::{page::Words, text, theme};
use crate::{
    clock::Reading,
    game::{Seat, View},
    language::{Arg, Label, Line},
};

/// What a face shows.
pub(super) struct Face {
    pub(super) name: String,
    /// Time left; `None` without a clock, and for an assistant who has not been asked.
    pub(super) left: Option<Duration>,
    /// How the time is written.
    pub(super) digits: FaceDigits,
    /// Whether its flag is down: of this period, or of one before.
    pub(super) flag: Flag,
    /// Whether it runs or stands.
    pub(super) state: State,
    /// The state in words; shown where it is a fallen flag.
    pub(super) state_name: String,
    /// The time in words, for a screen reader.
    pub(super) spoken: String,
    /// Moves completed, and of how many in this period: `Züge: 12 / 40`.
    pub(super) completed: String,
    /// The same in words, for a screen reader.
    pub(super) counted: String,
    /// What is left of the delay, while it lasts.
    pub(super) delay: Option<String>,
}

impl Face {
    /// The face of one side's clock, as the seat of the view may see it.
    pub(super) fn of(view: &View<'_>, words: Words, side: Color) -> Self {
        let left = view.clock.and_then(|clock| *clock.left.get(side));
        let runs = view.running == Some(side);
        let flag = if *view.flags_down.get(side) { Flag::Down } else { Flag::Up };
        let fallen = flag == Flag::Down;
        let state_name = match (fallen, view.first_flag == Some(side), runs) {
            (true, true, _) => format!("{}, {}", words.label(Label::FlagFallen), words.label(Label::FlagFirst)),
            (true, false, _) => words.label(Label::FlagFallen).to_owned(),
            (false, _, true) => words.label(Label::ClockRuns).to_owned(),
            (false, _, false) => words.label(Label::ClockStands).to_owned(),
        };
        let spoken = match (left, view.clock) {
            (Some(left), _) => words.bare(Arg::Time(left)),
            (None, Some(_)) => words.label(Label::NoClockShort).to_owned(),
            (None, None) => words.line(Line::AskFirst).trim_end_matches('.').to_owned(),
        };
        let delay = view.clock.map_or(Duration::ZERO, |clock| *clock.delay.get(side));
        Self {
            name: words.player(view.setup, side),
            left,
            digits: if view.seat == Seat::Arbiter { FaceDigits::ToTheSecond } else { FaceDigits::AsOnClocks },
            flag,
            state: if runs { State::Runs } else { State::Stands },
            state_name,
            completed: view.clock.map_or_else(|| spoken.clone(), |clock| completed(clock, words, side)),
            spoken,
            counted: view.clock.map(|clock| counted(clock, words, side)).unwrap_or_default(),
            delay: (runs && !delay.is_zero())
                .then(|| format!("{} {}", words.label(Label::DelayLeft), whole_seconds(delay))),
        }
    }

    /// Everything on it, as a screen reader says it.
    fn read(&self) -> String {
        let parts = [Some(&self.spoken), Some(&self.state_name), self.delay.as_ref(), Some(&self.counted)];
        let said: Vec<&str> = parts.into_iter().flatten().map(String::as_str).filter(|part| !part.is_empty()).collect();
        format!("{}: {}", self.name, said.join(", "))
    }
}

fn completed(clock: Reading, words: Words, side: Color) -> String {
    let done = *clock.completed.get(side);
    let goal = clock.to_control.get(side).map(|more| format!(" / {}", done + more));
    format!("{}: {done}{}", words.label(Label::Moves), goal.unwrap_or_default())
}

/// `Züge: 12, 28 bis zur Zeitkontrolle`
pub(super) fn counted(clock: Reading, words: Words, side: Color) -> String {
    let more = clock.to_control.get(side).map(|more| format!(", {more} {}", words.label(Label::ToControl)));
    format!("{}: {}{}", words.label(Label::Moves), clock.completed.get(side), more.unwrap_or_default())
}

/// Seconds as a countdown shows them: nothing is left only when it is over.
pub(super) fn whole_seconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis().div_ceil(1000)).unwrap_or(u64::MAX)
}

/// How a time is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FaceDigits {
    /// As tournament clocks show it: no seconds while there are hours.
    AsOnClocks,
    /// With its seconds, for the arbiter.
    ToTheSecond,
}

impl FaceDigits {
    fn write(self, left: Duration) -> String {
        match self {
            Self::AsOnClocks => written(left),
            Self::ToTheSecond => written_to_the_second(left),
        }
    }
}

/// Of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Runs,
    Stands,
}

/// Of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flag {
    Up,
    Down,
}

/// As tournament clocks show it: hours and minutes while there are hours, then minutes and seconds, tenths in the last
/// ten seconds. Nothing is left only when the flag falls, as it is spoken.
///
/// No seconds above the hour: nobody needs them there, and a laptop that draws nothing for a minute lives longer.
pub(super) fn written(left: Duration) -> String {
    let (tenths, seconds) = (left.as_millis().div_ceil(100), left.as_millis().div_ceil(1000));
    match seconds {
        _ if tenths < 100 => format!("0:{:02}.{}", tenths / 10, tenths % 10),
        ..HOUR => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}h{:02}", seconds / HOUR, seconds / 60 % 60),
    }
}

/// The same with its seconds while there are hours: `1:29:05`. Who rules on a time needs all of it.
fn written_to_the_second(left: Duration) -> String {
    match left.as_millis().div_ceil(1000) {
        ..HOUR => written(left),
        seconds => format!("{}:{:02}:{:02}", seconds / HOUR, seconds / 60 % 60, seconds % 60),
    }
}

const HOUR: u128 = 3600;

/// How long what [`written`] shows stays true of a running clock; `None` once its time is over.
pub(super) fn stays(left: Duration, digits: FaceDigits) -> Option<Duration> {
    let ms = left.as_millis();
    let seconds = ms.div_ceil(1000);
    let changes_at = match seconds {
        _ if ms <= 10_000 => ms.checked_sub(1)? / 100 * 100,
        _ if digits == FaceDigits::ToTheSecond => (ms - 1) / 1000 * 1000,
        ..=HOUR => (ms - 1) / 1000 * 1000,
        _ => (seconds / 60 * 60 - 1) * 1000,
    };
    Some(Duration::from_millis(u64::try_from(ms - changes_at).unwrap_or(u64::MAX)))
}

/// How long a delay shows the same second; `None` once it is over.
pub(super) fn delay_stays(delay: Duration) -> Option<Duration> {
    let ms = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX).checked_sub(1)?;
    Some(Duration::from_millis(ms % 1000 + 1))
}

/// Draws a face.
pub(super) fn paint(ui: &Ui, rect: Rect, scale: f32, face: &Face) {
    let runs = face.state == State::Runs;
    let (ground, ink) =
        if runs { (theme::of(ui).now, theme::of(ui).on_now) } else { (theme::of(ui).panel, theme::of(ui).text) };
    let painter = ui.painter();
    let corner = CornerRadius::same(6);
    painter.rect_filled(rect, corner, ground);
    painter.rect_stroke(
        rect,
        corner,
        Stroke::new(if runs { 4.0 * scale } else { theme::of(ui).thick }, theme::of(ui).line),
        StrokeKind::Inside,
    );

    let pad = theme::GAP * scale;
    let head = theme::font(theme::BODY * 1.15 * scale);
    let fallen = face.flag == Flag::Down;
    let at = rect.right_top() + Vec2::new(-pad, pad * 0.6);
    let shown = painter.text(at, Align2::RIGHT_TOP, &face.completed, head, ink);
    // A long name takes smaller letters, beside what stands at the right.
    let place =
        Rect::from_min_max(Pos2::new(rect.left() + pad, shown.top()), Pos2::new(shown.left() - pad, shown.bottom()));
    text::paint(ui, place, &face.name, text::Type::plain(theme::BODY * 1.15 * scale, ink));
    // A fallen flag has a line of its own, as wide as the face: beside the name neither had room.
    let below = if fallen { Some(&face.state_name) } else { face.delay.as_ref() };
    let size = if fallen { theme::BODY * 1.15 } else { theme::SMALL } * scale;
    let foot = if below.is_some() { size * 1.3 } else { 0.0 };
    let line = rect.with_min_y(rect.bottom() - foot).translate(Vec2::new(0.0, -pad * 0.4)).shrink2(Vec2::new(pad, 0.0));
    if let Some(below) = below {
        let flag = if fallen { foot } else { 0.0 };
        text::paint(ui, line.with_min_x(line.left() + flag), below, text::Type::plain(size, ink));
    }
    if fallen {
        draw_flag(painter, line.left_center() + Vec2::new(1.0, 0.0), foot * 0.9, ink);
    }

    let body = rect.with_min_y(rect.top() + theme::BODY * 1.7 * scale).with_max_y(rect.bottom() - foot);
    let arrow = (38.0 * scale).min(body.height() / 1.24);
    if runs {
        painter.add(triangle(Pos2::new(rect.left() + pad, body.center().y), arrow, ink));
    }
    digits(
        painter,
        body.shrink2(Vec2::new(pad, 0.0)).with_min_x(rect.left() + pad * 1.5 + arrow),
        scale,
        &face.left.map_or_else(|| "–".to_owned(), |left| face.digits.write(left)),
        ink,
    );

    let response = ui.interact(rect, ui.scope_id().with(&face.name), Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, face.read()));
}

/// The digits, as large as the place allows; colons and points take less room than digits.
fn digits(painter: &Painter, rect: Rect, scale: f32, text: &str, ink: Color32) {
    let advance = |c: char| match c {
        '0'..='9' => 0.59,
        'h' => 0.56,
        _ => 0.33,
    };
    let ems: f32 = text.chars().map(advance).sum();
    let size = (theme::DIGITS * scale).min(rect.width() / ems).min(rect.height());
    let mut x = rect.right() - ems * size;
    for c in text.chars() {
        let width = advance(c) * size;
        for heavier in [-0.8, 0.0, 0.8] {
            let at = Pos2::new(x + width / 2.0 + heavier * scale, rect.center().y);
            painter.text(at, Align2::CENTER_CENTER, c, theme::digits(size), ink);
        }
        x += width;
    }
}

/// A little flag, fallen.
fn draw_flag(painter: &Painter, top: Pos2, height: f32, ink: Color32) {
    let (pole, cloth) = (Vec2::new(0.0, height * 0.45), Vec2::new(height * 0.6, height * 0.22));
    painter.line_segment([top - pole, top + pole], Stroke::new(2.0, ink));
    painter.add(Shape::convex_polygon(vec![top, top + cloth, top + pole], ink, Stroke::NONE));
}

fn triangle(left: Pos2, size: f32, color: Color32) -> Shape {
    let half = Vec2::new(0.0, size * 0.62);
    Shape::convex_polygon(vec![left - half, left + Vec2::new(size, 0.0), left + half], color, Stroke::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_written_as_clocks_are() {
        let of = |ms| written(Duration::from_millis(ms));
        assert_eq!(
            [of(5_400_000), of(3_599_999), of(3_599_000), of(10_000), of(9_900), of(1), of(0)],
            ["1h30", "1h00", "59:59", "0:10", "0:09.9", "0:00.1", "0:00.0"]
        );
        let of = |ms| FaceDigits::ToTheSecond.write(Duration::from_millis(ms));
        assert_eq!([of(5_399_001), of(3_599_999), of(3_599_000), of(9_900)], ["1:30:00", "1:00:00", "59:59", "0:09.9"]);
    }

    #[test]
    fn a_delay_counts_down_in_whole_seconds() {
        let shown = |ms| whole_seconds(Duration::from_millis(ms));
        assert_eq!([shown(5000), shown(4001), shown(4000), shown(1)], [5, 5, 4, 1]);
        for ms in [5000, 4001, 4000, 1500, 1] {
            let delay = Duration::from_millis(ms);
            let stays = delay_stays(delay).expect("it is not over");
            assert_eq!(shown(ms - u64::try_from(stays.as_millis()).expect("small") + 1), shown(ms));
            assert_eq!(whole_seconds(delay.saturating_sub(stays)), shown(ms) - 1, "{ms}");
        }
        assert_eq!(delay_stays(Duration::ZERO), None);
    }

    #[test]
    fn the_window_sleeps_until_the_next_digit() {
        for ms in [
            1, 100, 101, 9_345, 9_900, 9_901, 10_001, 12_000, 12_345, 3_599_001, 3_600_000, 3_600_001, 5_430_000,
            7_259_999,
        ] {
            for digits in [FaceDigits::AsOnClocks, FaceDigits::ToTheSecond] {
                let left = Duration::from_millis(ms);
                let stays = stays(left, digits).expect("time is left");
                let just_before = left.saturating_sub(stays - Duration::from_millis(1));
                assert_eq!(digits.write(just_before), digits.write(left), "{ms}");
                assert_ne!(digits.write(left.saturating_sub(stays)), digits.write(left), "{ms}");
                let whole = ms > 3_600_000 && digits == FaceDigits::AsOnClocks;
                assert!(stays <= Duration::from_secs(if whole { 60 } else { 1 }));
            }
        }
        assert_eq!(stays(Duration::ZERO, FaceDigits::AsOnClocks), None);
    }
}
