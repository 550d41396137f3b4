//! anna-hector: the announcer, talking clock, scoresheet and peacemaker between two boards for a game of chess between a
//! visually impaired player and a sighted one, under Appendix D of the FIDE Laws.
pub mod cli;
pub mod clock;
pub mod desk;
pub mod game;
pub mod language;
pub mod laws;
pub mod narration;
pub mod screen;
pub mod tools;
