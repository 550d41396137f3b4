//! The programs that run for one owner, so that all end with it: also one that another thread opens, tries or asks.
use std::sync::{Arc, Mutex, PoisonError};

use super::{
    ProgramError,
    program::{Patience, ProgramEnd, RecogniserEvent, RecogniserProgram},
};
use crate::listen::grammar::Tongue;

/// Where programs are started.
#[derive(Clone, Default)]
pub(in crate::listen) struct StartedPrograms {
    list: Arc<Mutex<ProgramList>>,
}

enum ProgramList {
    Running(Vec<ProgramEnd>),
    /// Their owner is gone, and no more is started.
    Ended,
}

impl Default for ProgramList {
    fn default() -> Self {
        Self::Running(Vec::new())
    }
}

impl StartedPrograms {
    /// Starts one more: `RecogniserProgram::start`.
    ///
    /// # Errors
    /// [`ProgramError::Start`]; [`ProgramError::Ended`] where all were ended.
    pub(in crate::listen) fn start(
        &self,
        command: &str,
        tongue: Tongue,
        patience: Patience,
        tell: impl Fn(RecogniserEvent) + Send + Sync + 'static,
    ) -> Result<RecogniserProgram, ProgramError> {
        // Locked until it is in the list: `end` must not miss the one that is just being started.
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let ProgramList::Running(running) = &mut *list else { return Err(ProgramError::Ended(command.to_owned())) };
        let program = RecogniserProgram::start(command, tongue, patience, tell)?;
        running.retain(|known| !known.is_over());
        running.push(program.end());
        Ok(program)
    }

    /// Ends all. They are gone when this returns, and no more is started.
    pub(in crate::listen) fn end(&self) {
        let list =
            std::mem::replace(&mut *self.list.lock().unwrap_or_else(PoisonError::into_inner), ProgramList::Ended);
        match list {
            ProgramList::Running(running) => running.iter().for_each(ProgramEnd::end),
            ProgramList::Ended => {}
        }
    }
}
