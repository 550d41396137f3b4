//! The fixed sentences of the program, each with the number of its holes.
//!
//! To add one: a row here, and a row in `template` of each language.
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
    Corrected(2),
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

    // ---- what was heard
    /// Two of several: 0 or 1.
    Or(2),
    /// From which square, 0?
    AskFrom(1),
    /// Which piece, 0?
    AskRole(1),
    /// Which promotion piece?
    AskPromotion(0),
    /// Nothing was said.
    NothingSaid(0),
    /// What came in is no text.
    NotText(0),
    /// The word 0 means nothing here.
    WordUnknown(1),
    /// The square of arrival was not said.
    NoArrival(0),
    /// Castling, but to which side?
    WhichCastling(0),
    /// Castling has its own name, 0.
    CastlingByName(1),
    /// No piece of kind 0 can go to 1.
    NoneReaches(2),

    // ---- why a move is illegal (Articles 3.1 to 3.10)
    /// Square 0 is empty.
    NothingThere(1),
    /// The piece on 0 is the opponent's.
    OpponentsPieceThere(1),
    /// On 0 stands another piece, 1.
    AnotherPieceThere(2),
    /// Departure and arrival are the same square 0.
    NoMovement(1),
    /// A piece of kind 0 does not move like that.
    NotItsWay(1),
    /// Something stands in the way on 0.
    WayBlocked(1),
    /// A piece of the player's own stands on 0.
    OwnPieceOnArrival(1),
    /// There is nothing on 0 for a pawn to take.
    NothingToTake(1),
    /// The king is in check and would stay so.
    KingStaysInCheck(0),
    /// The king would be exposed to check.
    KingExposed(0),
    /// A pawn reaches the last rank and no piece was named.
    PromotionMissing(0),
    /// A promotion piece was named where nothing is promoted.
    NoPromotionHere(0),
    /// 0 is no piece that a pawn becomes.
    NotAPromotionPiece(1),
    /// King or rook are not where castling starts.
    CastlingNotReady(0),
    /// King or rook have moved.
    CastlingRightLost(0),
    /// A piece stands between king and rook on 0.
    CastlingBlocked(1),
    /// The king is in check.
    CastlingInCheck(0),
    /// The king would cross or reach the attacked square 0.
    CastlingThroughCheck(1),
}
