//! Who adapts the rules, and what an assistant costs: D.1 (E.1 of 2009), 6.2 and 8.1.
use anna_hector::laws::{
    Article, Edition,
    adaptation::{Adapter, AssistantsTime, Ranks, adapter, assistants_time, ranks},
};

use super::matter;

matter!(
    /// Blind players: Appendix E of 2009, D later; adapted by the organiser, from 2014 on after consulting the arbiter.
    the_appendix, |edition| (Article::Adaptation.number(edition), adapter(edition)), {
        2009 "E.1" => ("E.1", Adapter::Organiser),
        2014 "D.1" => ("D.1", Adapter::OrganiserWithArbiter),
        2018 "D.1" => ("D.1", Adapter::OrganiserWithArbiter),
        2023 "D.1" => ("D.1", Adapter::OrganiserWithArbiter),
    }
);

matter!(
    /// The clock of a player who uses an assistant.
    the_clock_with_an_assistant, |edition| assistants_time(edition), {
        2009 "6.7.d, 8.1" => AssistantsTime::Adjusted,
        2014 "6.2.e, 8.1.e" => AssistantsTime::Unadjusted,
        2018 "6.2.6, 8.1.6" => AssistantsTime::Unadjusted,
        2023 "6.2.6, 8.1.6" => AssistantsTime::Unadjusted,
    }
);

matter!(
    /// The language of the ranks.
    the_ranks, |edition| ranks(edition), {
        2009 "E.2.1" => Ranks::German,
        2014 "D.2.1" => Ranks::GermanUnlessTheArbiterDecides,
        2018 "D.2.1" => Ranks::GermanUnlessTheArbiterDecides,
        2023 "D.2.1" => Ranks::GermanUnlessTheArbiterDecides,
    }
);
