//! The program with its window.
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc::Sender};

use super::{Input, Options, RealClock, start};
use crate::{
    clock::Moment,
    desk::Theme,
    game::Keeping,
    screen::{Gesture, Leaving, Link, Snapshot, Stage, Window},
};

/// What the program shows and the window draws; neither waits for the other.
#[derive(Debug)]
pub struct Shared {
    shown: Mutex<(Arc<Snapshot>, RealClock)>,
    window: OnceLock<eframe::egui::Context>,
}

impl Default for Shared {
    fn default() -> Self {
        let stage = Stage::Failed { message: String::new() };
        let nothing = Snapshot {
            stage,
            captions: Vec::new(),
            battery: None,
            keeping: Keeping::default(),
            meter: None,
            notice: None,
            leaving: Leaving::Not,
            theme: Theme::default(),
        };
        Self { shown: Mutex::new((Arc::new(nothing), RealClock::starting_at(Moment::START))), window: OnceLock::new() }
    }
}

impl Shared {
    /// Shows a state, and wakes the window if it is new: each word that begins and ends in an ear comes by here and changes nothing that
    /// is seen, and to draw is what costs.
    pub(super) fn publish(&self, snapshot: Snapshot, clock: RealClock) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if *shown.0 == snapshot && shown.1 == clock {
            return;
        }
        *shown = (Arc::new(snapshot), clock);
        drop(shown);
        if let Some(window) = self.window.get() {
            window.request_repaint();
        }
    }

    /// The window may be closed.
    fn let_go(&self) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let snapshot = Snapshot { leaving: Leaving::Agreed, ..(*shown.0).clone() };
        shown.0 = Arc::new(snapshot);
    }

    pub(super) fn close_window(&self) {
        if let Some(window) = self.window.get() {
            window.send_viewport_cmd(eframe::egui::ViewportCommand::Close);
        }
    }
}

/// The window's end of the seam.
struct WindowLink {
    shared: Arc<Shared>,
    inputs: Sender<Input>,
}

impl Link for WindowLink {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.shared.shown.lock().unwrap_or_else(PoisonError::into_inner).0.clone()
    }

    fn now(&self) -> Moment {
        self.shared.shown.lock().unwrap_or_else(PoisonError::into_inner).1.now()
    }

    fn send(&self, gesture: Gesture) {
        if self.inputs.send(Input::Gesture(gesture)).is_err() {
            // Nobody is left to be asked whether the window may be closed.
            self.shared.let_go();
        }
    }
}

/// Runs the program with its window, until that is closed.
///
/// # Errors
/// What prevents it from starting, and the way out.
pub fn run(options: Options) -> Result<(), String> {
    let shared = Arc::new(Shared::default());
    let (inputs, program) = start(options, shared.clone())?;
    let link = WindowLink { shared: shared.clone(), inputs: inputs.clone() };
    let on_ready = move |window: eframe::egui::Context| {
        let _ = shared.window.set(window);
    };
    let shown = Window::run(Box::new(link), on_ready).map_err(|error| {
        let error = without_source(&error.to_string());
        format!("no window can be opened ({error}); `anna-hector console` plays the same game as lines of text")
    });
    let _ = inputs.send(Input::WindowGone);
    let _ = program.join();
    shown
}

/// What a library says, without the place in its source: that is a path of the machine on which it was compiled.
fn without_source(said: &str) -> String {
    let parts = said.split_once("os error at ").and_then(|(before, rest)| Some((before, rest.split_once(": ")?.1)));
    parts.map_or_else(|| said.to_owned(), |(before, reason)| format!("{before}{reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each word that began or ended in an ear drew the windows twice.
    #[test]
    fn what_changes_nothing_that_is_seen_is_not_drawn_again() {
        let shared = Shared::default();
        let shown = || shared.shown.lock().expect("no panic").0.clone();
        let (first, clock) = (shown(), RealClock::starting_at(Moment::START));
        shared.publish((*first).clone(), clock);
        let second = shown();
        shared.publish((*second).clone(), clock);
        assert!(Arc::ptr_eq(&second, &shown()), "the state that is shown already");
        shared.publish(Snapshot { notice: Some("no sound".to_owned()), ..(*second).clone() }, clock);
        assert_eq!(shown().notice.as_deref(), Some("no sound"));
    }

    #[test]
    fn a_message_shows_no_path_of_the_compilers_machine() {
        let said =
            "winit EventLoopError: os error at /home/builder/winit-0.30.13/src/linux/mod.rs:765: DISPLAY is not set";
        assert_eq!(without_source(said), "winit EventLoopError: DISPLAY is not set");
        assert_eq!(without_source("no graphics"), "no graphics");
    }
}
