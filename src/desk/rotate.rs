//! Going round a list of values, as the arrows do in a field.

/// The next or previous of a list after the current value, going round; the first where it is not in the list.
pub(super) fn rotate<T: PartialEq + Clone>(all: &[T], current: &T, by: isize) -> T {
    let count = isize::try_from(all.len()).unwrap_or(1);
    let next = match all.iter().position(|item| item == current) {
        Some(here) => (isize::try_from(here).unwrap_or(0) + by).rem_euclid(count),
        None => 0,
    };
    all[usize::try_from(next).unwrap_or(0)].clone()
}
