//! The accessible tree of the second window.
//!
//! eframe offers its first window alone to screen readers. What is to be found in another one egui puts together all the
//! same, so that it needs only be handed on. On Linux a tree needs no window of the system for that; on Windows and macOS it
//! needs the system's handle of the window, which eframe keeps to itself: there the second window has no tree, and a screen
//! reader's user finds the same page in the first.
use eframe::egui;

/// Offers the second window to screen readers, where that can be done.
#[cfg(target_os = "linux")]
pub(super) fn of_second(ctx: &egui::Context) {
    ctx.add_plugin(linux::Tree::default());
}

/// Offers the second window to screen readers, where that can be done.
#[cfg(not(target_os = "linux"))]
pub(super) fn of_second(_: &egui::Context) {}

#[cfg(target_os = "linux")]
mod linux {
    use std::sync::{Arc, Mutex, PoisonError};

    use accesskit_unix::Adapter;
    use eframe::egui::{
        Context, Event, FullOutput, Plugin, RawInput, Rect, ViewportId, ViewportInfo,
        accesskit::{self, ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate},
    };

    use super::super::second::viewport;

    /// Takes the tree of the second window out of each pass that draws it, and puts what a screen reader asks for into the next.
    #[derive(Default)]
    pub(super) struct Tree {
        /// While the window is open.
        adapter: Option<Adapter>,
        asked: Arc<Mutex<Vec<ActionRequest>>>,
        /// The windows that are being drawn: the second within the first.
        drawing: Vec<ViewportId>,
        drawn: SecondWindowDrawn,
    }

    /// Whether the second window was drawn with the first.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    enum SecondWindowDrawn {
        Yes,
        #[default]
        No,
    }

    impl Plugin for Tree {
        fn debug_name(&self) -> &'static str {
            "accessible tree of the second window"
        }

        fn on_exit(&mut self, _: &Context) {
            self.adapter = None;
        }

        fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
            if input.viewport_id == ViewportId::ROOT {
                self.drawing.clear();
                self.drawn = SecondWindowDrawn::No;
            }
            self.drawing.push(input.viewport_id);
            if input.viewport_id != viewport() {
                return;
            }
            self.drawn = SecondWindowDrawn::Yes;
            let adapter = self.adapter.get_or_insert_with(|| adapter(ctx, &self.asked));
            adapter.update_window_focus_state(input.focused);
            if let Some((outer, inner)) =
                input.viewports.get(&viewport()).and_then(|info| places(info, ctx.zoom_factor()))
            {
                adapter.set_root_window_bounds(outer, inner);
            }
            let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
            input.events.extend(asked.drain(..).map(Event::AccessKitActionRequest));
        }

        fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
            let ends = self.drawing.pop();
            if ends == Some(ViewportId::ROOT) && self.drawn == SecondWindowDrawn::No {
                self.adapter = None;
            }
            if ends == Some(viewport())
                && let (Some(adapter), Some(update)) =
                    (&mut self.adapter, output.platform_output.accesskit_update.take())
            {
                adapter.update_if_active(|| update);
            }
        }
    }

    fn adapter(ctx: &Context, asked: &Arc<Mutex<Vec<ActionRequest>>>) -> Adapter {
        let reader = TreeReader { ctx: ctx.clone(), asked: Arc::clone(asked) };
        Adapter::new(reader.clone(), reader.clone(), reader)
    }

    /// Where the window is on the screen, with its frame and without, in pixels.
    fn places(info: &ViewportInfo, zoom: f32) -> Option<(accesskit::Rect, accesskit::Rect)> {
        let scale = f64::from(info.native_pixels_per_point? * zoom);
        let place = |rect: Rect| accesskit::Rect {
            x0: f64::from(rect.left()) * scale,
            y0: f64::from(rect.top()) * scale,
            x1: f64::from(rect.right()) * scale,
            y1: f64::from(rect.bottom()) * scale,
        };
        Some((place(info.outer_rect?), place(info.inner_rect?)))
    }

    /// The screen reader's end.
    #[derive(Clone)]
    struct TreeReader {
        ctx: Context,
        asked: Arc<Mutex<Vec<ActionRequest>>>,
    }

    impl ActivationHandler for TreeReader {
        fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
            self.ctx.enable_accesskit();
            self.ctx.request_repaint_of(ViewportId::ROOT);
            None
        }
    }

    impl ActionHandler for TreeReader {
        fn do_action(&mut self, request: ActionRequest) {
            self.asked.lock().unwrap_or_else(PoisonError::into_inner).push(request);
            self.ctx.request_repaint_of(ViewportId::ROOT);
        }
    }

    impl DeactivationHandler for TreeReader {
        /// The first window's is told, too, and builds no trees any more.
        fn deactivate_accessibility(&mut self) {}
    }
}
