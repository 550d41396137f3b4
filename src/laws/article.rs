//! Article numbers: one matter, numbered differently by each edition.
use super::Edition;

macro_rules! articles {
    ($($(#[$doc:meta])* $name:ident: $e2009:literal, $e2014:literal, $e2018:literal, $e2023:literal;)+) => {
        /// A matter of the Laws that the program cites; its number depends on the edition.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Article { $($(#[$doc])* $name,)+ }

        impl Article {
            /// Every matter the program cites.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The number in `edition`, as an arbiter would cite it.
            ///
            /// ```
            /// # use anna_hector::laws::{Article, Edition};
            /// assert_eq!(Article::VisuallyImpairedMade.number(Edition::Fide2014), "D.2.3");
            /// assert_eq!(Article::VisuallyImpairedMade.number(Edition::Fide2009), "E.2.3");
            /// ```
            #[must_use]
            pub const fn number(self, edition: Edition) -> &'static str {
                match self {
                    $(Self::$name => match edition {
                        Edition::Fide2009 => $e2009,
                        Edition::Fide2014 => $e2014,
                        Edition::Fide2018 => $e2018,
                        Edition::Fide2023 => $e2023,
                    },)+
                }
            }
        }
    };
}

articles! {
    /// The players move alternately.
    Alternation: "1.1", "1.1", "1.2", "1.2";
    /// How the pieces move; what a legal move is.
    LegalMove: "3", "3.10", "3.10.1", "3.10.1";
    /// A piece placed on a square and released: the move cannot be changed.
    MoveStands: "4.6", "4.7", "4.7", "4.7";
    /// A pawn released on its last rank cannot be played to another square.
    BegunPromotion: "4.6.c", "4.7.c", "4.7.3", "4.7.3";
    /// Checkmate ends the game.
    Checkmate: "5.1.a", "5.1.a", "5.1.1", "5.1.1";
    /// Resignation ends the game.
    Resignation: "5.1.b", "5.1.b", "5.1.2", "5.1.2";
    /// Stalemate ends the game.
    Stalemate: "5.2.a", "5.2.a", "5.2.1", "5.2.1";
    /// A dead position ends the game.
    DeadPosition: "5.2.b", "5.2.b", "5.2.2", "5.2.2";
    /// The game is drawn upon agreement between the players.
    DrawByAgreement: "5.2.c", "5.2.c", "5.2.3", "5.2.3";
    /// After making his move the player stops his clock and starts his opponent's.
    PressingTheClock: "6.7.a", "6.2.a", "6.2.1", "6.2.1";
    /// A flag has fallen when the arbiter observes it or a player claims it.
    FlagObserved: "6.8", "6.8", "6.8", "6.8";
    /// A player who does not complete his moves in time loses, unless his opponent cannot checkmate.
    TimeForfeit: "6.9", "6.9", "6.9", "6.9";
    /// A wrong setting of the clock is corrected by the arbiter.
    ClockSetting: "6.10.b", "6.10.b", "6.10.2", "6.10.2";
    /// Both flags are down.
    BothFlags: "6.11", "6.11", "III.3.1", "III.3.1";
    /// Who comes later than the default time loses.
    DefaultTime: "6.6.a", "6.7.a", "6.7.1", "6.7.1";
    /// The draw claimed in a quickplay finish.
    QuickplayDraw: "10.2", "G.5", "III.5", "III.5";
    /// Whether the decision about a draw in the quickplay finish can be appealed against: it is final in 2009, and one like any
    /// other since (11.10; 11.11).
    QuickplayAppeal: "10.2.d", "11.10", "11.10", "11.10";
    /// The increment asked for in a quickplay finish.
    QuickplayIncrement: "10.2", "G.4", "III.4", "III.4";
    /// Rapid and blitz with inadequate supervision: the claim of a win on time.
    RapidFlag: "A4.d", "A.4.c", "A.4.3", "A.5.3";
    /// Rapid and blitz with inadequate supervision: until when clocks and set-up can be corrected.
    RapidSetting: "A4.a", "A.4.a", "A.4.1", "A.5.1";
    /// Either player may stop the clocks to call the arbiter.
    StoppingTheClocks: "6.12.b", "6.12.b", "6.11.2", "6.11.2";
    /// Restoring a position before an irregularity.
    Irregularity: "6.13", "7.1", "7.1", "7.1";
    /// An illegal move.
    IllegalMove: "7.4", "7.5", "7.5.1", "7.5.1";
    /// The clock was pressed without a move: an illegal move from 2018 on, before that for the arbiter's general powers.
    PressWithoutMove: "13.4", "12.9", "7.5.3", "7.5.3";
    /// A move was made with two hands: the same.
    TwoHands: "13.4", "12.9", "7.5.4", "7.5.4";
    /// A pawn was left on the last rank when the clock was pressed.
    UnpromotedPawn: "7.4.a", "7.5.a", "7.5.2", "7.5.2";
    /// A touched piece is moved or captured.
    TouchedPiece: "4.3", "4.3", "4.3", "4.3";
    /// Where no touched piece can be moved or captured, any legal move may be made.
    FreeAfterTouch: "4.5", "4.5", "4.5", "4.5";
    /// He meant to castle, may not, and has no legal move of the king.
    FreeAfterCastling: "4.4.c", "4.4.c", "4.4.3", "4.4.3";
    /// Who has touched a piece can no longer claim.
    TouchClaim: "4.7", "4.8", "4.8", "4.8";
    /// The pieces stood wrongly at the start.
    WrongStart: "7.1", "7.2", "7.2.1", "7.2.1";
    /// The board was turned.
    TurnedBoard: "7.1.b", "7.2.b", "7.2.2", "7.2.2";
    /// The players had each other's colours.
    ReversedColours: "7.2", "7.3", "7.3", "7.3";
    /// Pieces were displaced.
    DisplacedPieces: "7.3", "7.4.a", "7.4.1", "7.4.1";
    /// Pieces turn out to stand where no move has brought them: the position before that is restored.
    PiecesFoundDisplaced: "7.5", "7.6", "7.6", "7.6";
    /// A position that cannot be restored when an adjourned game is resumed.
    LostPosition: "G.11", "E.12.b", "I.12.2", "I.12.2";
    /// What an illegal move costs.
    IllegalMovePenalty: "7.4.b", "7.5.b", "7.5.5", "7.5.5";
    /// Rapid with inadequate supervision: until when an illegal move can be found, and by whom.
    RapidIllegalMove: "A4.c", "A.4.b", "A.4.2", "A.5.2";
    /// The same in blitz.
    BlitzIllegalMove: "B3.c", "B.4", "B.4", "B.3";
    /// Rapid and blitz with inadequate supervision: an illegal position that the arbiter sees.
    IllegalPosition: "A4.c", "A.4.d", "A.4.4", "A.5.4";
    /// Rapid and blitz with inadequate supervision: what the arbiter decides about touched pieces.
    RapidTouch: "A4.b", "4.3", "4.3", "4.3";
    /// Each player records the moves.
    KeepingScore: "8.1", "8.1", "8.1.1", "8.1.1";
    /// Short of time, without thirty seconds a move, a player need not record.
    NeedNotRecord: "8.4", "8.4", "8.4", "8.4";
    /// Where neither had to record, both complete their sheets after a flag, and the clocks stand.
    BothComplete: "8.5.a", "8.5.a", "8.5.1", "8.5.1";
    /// Where one had not to record, he completes his sheet after either flag, before he moves.
    OneCompletes: "8.5.b", "8.5.b", "8.5.2", "8.5.2";
    /// Rapid needs no score.
    RapidScore: "A2", "A.2", "A.2", "A.2";
    /// Blitz needs no score.
    BlitzScore: "B2", "B.4", "B.4", "B.3";
    /// Both players sign both scoresheets.
    SigningTheSheets: "8.7", "8.7", "8.7", "8.7";
    /// Regulations that forbid agreeing on a draw.
    AgreementForbidden: "9.1.a", "9.1.a", "9.1.1", "9.1.1";
    /// The same position for the third time.
    Threefold: "9.2", "9.2", "9.2", "9.2";
    /// Fifty moves without a capture or a move of a pawn.
    FiftyMoves: "9.3", "9.3", "9.3", "9.3";
    /// No claim of a draw after a touch.
    ClaimAfterTouch: "9.4", "9.4", "9.4", "9.4";
    /// A claim of a draw that is wrong.
    WrongDrawClaim: "9.5.b", "9.5.b", "9.5.3", "9.5.3";
    /// The same position for the fifth time.
    FivefoldRepetition: "9.6", "9.6.a", "9.6.1", "9.6.1";
    /// Seventy-five moves without a capture or a move of a pawn.
    SeventyFiveMoves: "9.6", "9.6.b", "9.6.2", "9.6.2";
    /// A draw offer: made after the move, before the press.
    DrawOffer: "9.1.b", "9.1.b", "9.1.2", "9.1.2";
    /// The arbiter's powers.
    ArbitersPowers: "13.4", "12.9", "12.9", "12.9";
    /// The organiser may adapt the rules for visually impaired players.
    Adaptation: "E.1", "D.1", "D.1", "D.1";
    /// Announce, repeat, execute; the names; castling; the promotion piece.
    Announcing: "E.2.1", "D.2.1", "D.2.1", "D.2.1";
    /// Touched: taken out of the securing aperture.
    VisuallyImpairedTouch: "E.2.2", "D.2.2", "D.2.2", "D.2.2";
    /// Made: captured piece off, piece in its aperture, move announced; only then is the clock started.
    VisuallyImpairedMade: "E.2.3", "D.2.3", "D.2.3", "D.2.3";
    /// The clock is started only after the move is made.
    VisuallyImpairedPress: "E.2.3", "D.2.3", "D.2.4", "D.2.4";
    /// The sighted player touches and makes moves by the normal rules.
    SightedMade: "E.2.3", "D.2.4", "D.2.5", "D.2.5";
    /// A special clock.
    SpecialClock: "E.2.4", "D.2.5", "D.2.6", "D.2.6";
    /// The visually impaired player's score.
    Score: "E.2.5", "D.2.6", "D.2.7", "D.2.7";
    /// A slip of the tongue is corrected at once, before the opponent's clock is started.
    Slip: "E.2.6", "D.2.7", "D.2.8", "D.2.8";
    /// The two boards differ.
    BoardsDiffer: "E.2.7", "D.2.8", "D.2.9", "D.2.9";
    /// The two scoresheets differ as well.
    SheetsDiffer: "E.2.8", "D.2.8", "D.2.9", "D.2.9";
    /// The six duties of the assistant.
    Assistant: "E.2.9", "D.2.9", "D.2.10", "D.2.10";
    /// The opponent's assistant; from 2018 on, when an assistant must be used.
    OpponentsAssistant: "E.2.10", "D.2.10", "D.2.11", "D.2.11";
    /// What becomes of the clock of a player who needs an assistant.
    AssistantsTime: "6.7.d", "6.2.e", "6.2.6", "6.2.6";
    /// A game that is not finished is adjourned: the player on move seals. G stands for the Guidelines of 2009, which has
    /// no Appendix G.
    Sealing: "G.1", "E.1", "I.1", "I.1";
    /// The envelope is opened only when the player who has to reply is there.
    OpeningTheEnvelope: "G.7", "E.7", "I.7", "I.7";
    /// A sealed move that is ambiguous, means nothing or is illegal loses.
    SealedMove: "G.8", "E.8", "I.8", "I.8";
    /// What is done at the time of resumption.
    Resumption: "G.9", "E.9", "I.9", "I.9";
    /// Who comes too late to the resumption loses.
    LateForResumption: "G.10", "E.10", "I.10", "I.10";
    /// The envelope is lost.
    LostEnvelope: "G.11", "E.12", "I.12", "I.12";
    /// A time set wrongly at the resumption.
    WrongTimeAtResumption: "G.12", "E.13", "I.13", "I.13";
}
