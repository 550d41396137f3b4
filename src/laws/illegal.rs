//! stub
use super::RawMove;
use shakmaty::Chess;
/// stub
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// stub
    Stub,
}
/// stub
pub fn why(position: &Chess, said: RawMove) -> Option<Fault> {
    said.check(position).is_none().then_some(Fault::Stub)
}
