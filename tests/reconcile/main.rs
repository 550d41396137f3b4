//! Two boards and two scoresheets: stories of each mistake, what always holds, and the command.
mod command;
mod properties;
mod stories;
mod table;
mod walk;
