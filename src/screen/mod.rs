//! The window: it draws a [`Snapshot`](link::Snapshot), sends [`Gesture`](link::Gesture)s, and decides nothing.
pub mod keys;
pub mod link;

pub use link::{Caption, Gesture, Link, Snapshot, Stage, Table};

/// stub
pub fn run(
    _link: std::sync::Arc<dyn Link + Send + Sync>,
    _on_ready: impl FnOnce(eframe::egui::Context) + 'static,
) -> eframe::Result<()> {
    Ok(())
}
