//! What is refused while a competition is being played on this computer, unless its arbiter allows it.
use std::{io, path::Path};

use super::Failure;
use crate::{
    game::{PinTry, Tool},
    journal::{self, Admission, Competition, Lookout},
};

/// The arbiter's leave for what would help a player.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct Leave {
    /// Read the arbiter's PIN from the first line of standard input. While a competition is played on this computer, this command
    /// is refused without the PIN; with it, it works and is noted in the journal of the competition.
    #[arg(long)]
    pin: bool,
}

impl Leave {
    /// Passes where the user plays no competition on this machine, or its arbiter allows this.
    ///
    /// # Errors
    /// The refusal; the arbiter is told of it.
    pub(crate) fn must_be_given(&self, tool: Tool) -> Result<GivenLeave, Failure> {
        let folder = journal::usual_directory().unwrap_or_default();
        let mut lookout = Lookout::of_user();
        match self.barred(tool, &folder, &mut lookout)? {
            Some(competition) => Err(refusal(tool, &competition)),
            None => Ok(GivenLeave { tool, lookout }),
        }
    }

    /// The same with the games of a folder beside; returns the competition that is in the way. What its arbiter allows is kept in
    /// the lookout.
    ///
    /// # Errors
    /// A PIN that cannot be read, or is wrong.
    pub(crate) fn barred(
        &self,
        tool: Tool,
        games: &Path,
        lookout: &mut Lookout,
    ) -> Result<Option<Competition>, Failure> {
        let pin = self.pin.then(first_line).transpose()?;
        let Some(competition) = lookout.competition(games) else { return Ok(None) };
        let admission = match &pin {
            Some(pin) if competition.is_opened_by(pin) => Admission::Allowed,
            Some(_) | None => Admission::Refused,
        };
        if let Err(error) = competition.leave_word(tool, admission) {
            tracing::warn!(%error, "the arbiter is not told");
        }
        match (admission, pin) {
            (Admission::Allowed, _) => {
                lookout.allow(&competition);
                Ok(None)
            }
            (Admission::Refused, None) => Ok(Some(competition)),
            (Admission::Refused, Some(_)) => Err(Failure::Bad(format!(
                "this is not the PIN of the arbiter whose competition is being played on this computer; {} stays refused, and \
                 he is told",
                tool.name()
            ))),
        }
    }
}

/// A tool that was let in. It asks again before each answer: a competition may have begun since.
#[derive(Debug)]
pub(crate) struct GivenLeave {
    tool: Tool,
    lookout: Lookout,
}

impl GivenLeave {
    /// Passes where no competition has begun that its arbiter has not allowed this beside.
    ///
    /// # Errors
    /// The refusal; the arbiter is told of it.
    pub(crate) fn must_still_hold(&self) -> Result<(), Failure> {
        let Some(competition) = self.lookout.signed() else { return Ok(()) };
        if let Err(error) = competition.leave_word(self.tool, Admission::Refused) {
            tracing::warn!(%error, "the arbiter is not told");
        }
        Err(refusal(self.tool, &competition))
    }
}

/// The message where the arbiter has not allowed it.
pub(crate) fn refusal(tool: Tool, competition: &Competition) -> Failure {
    let names = &competition.names;
    Failure::Bad(format!(
        "a competition is being played on this computer ({} - {}): {} is refused until it is over, and the arbiter is told; he \
         may allow it: add --pin, and give his PIN as the first line of the input",
        names.white,
        names.black,
        tool.name()
    ))
}

fn first_line() -> Result<PinTry, Failure> {
    let mut line = String::new();
    io::stdin().read_line(&mut line).map_err(Failure::Input)?;
    Ok(PinTry::from(line.trim()))
}
