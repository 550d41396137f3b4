//! anna-hector: the announcer, talking clock, scoresheet and peacemaker between two boards for a game of chess between a
//! visually impaired player and a sighted one, under Appendix D of the FIDE Laws.
pub mod app;
pub mod cli;
pub mod clock;
pub mod console;
pub mod desk;
pub mod game;
pub mod journal;
pub mod language;
pub mod laws;
pub mod narration;
pub mod screen;
pub mod speak;
pub mod tools;
