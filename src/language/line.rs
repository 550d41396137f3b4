//! The fixed sentences of the program, each with the number of its holes.
//!
//! Their texts stand in `de.rs`, `es.rs` and `en.rs`: templates with holes `{0}`, `{1}` ... in any order. One table, so
//! that set-up, game, refusals, errors and menus are all closed vocabulary and all audible from the built-in voice.

macro_rules! lines {
    ($($(#[$doc:meta])* $name:ident($holes:literal),)+) => {
        /// A fixed sentence.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Line { $($(#[$doc])* $name,)+ }

        impl Line {
            /// Every sentence.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// How many holes it has.
            #[must_use]
            pub const fn holes(self) -> usize {
                match self { $(Self::$name => $holes,)+ }
            }
        }
    };
}

lines! {
    // ---- the handshake (D.2.1, D.2.3, D.2.8)
    /// A VI player pressed before announcing.
    PressHeldBack(0),
    /// The move of the other player (0) must be repeated first.
    RepeatFirst(1),
    /// The move of the other player (0) must be executed on one's own board first.
    ExecuteFirst(1),
    /// It is the turn of 0.
    NotYourTurn(1),
    /// Nothing has been announced yet.
    NothingAnnounced(0),
    /// Nothing has been announced that could be repeated or executed.
    NothingToRepeat(0),
    /// 0 is announced already; correct it before the press.
    AlreadyAnnounced(1),
    /// The slip can no longer be corrected: the opponent's clock runs.
    CorrectionTooLate(0),
    /// The piece has been placed on another square by move 0: words may follow the piece, not the piece the words.
    CorrectionMustFitPiece(1),
    /// The announcement was not 0 but 1.
    Corrected(1),
    /// Announced was 0, repeated was 1.
    Differs(2),
    /// Repeat and announcement differ; repeat again before executing.
    RepeatAgainFirst(0),
    /// Already repeated.
    AlreadyRepeated(0),
    /// Already executed.
    AlreadyExecuted(0),
    /// Already placed: 0.
    AlreadyPlaced(1),
    /// What was executed (0) is not what was announced (1).
    ExecutedOtherwise(2),
    /// The move of 0 is repeated.
    Repeated(1),
    /// Executed on the board of 0.
    Executed(1),
    /// The clock of 0 is running.
    ClockRuns(1),
}
