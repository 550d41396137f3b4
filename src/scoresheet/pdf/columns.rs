//! How wide the columns of a table are, and how a text is broken into lines. Widths are counted in letters of one width.
use super::{blocks::TableRow, font::Glyphs};

/// Blanks between two columns.
const GAP: usize = 2;

/// Where a cell of a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Column {
    /// Its left side, in letters.
    pub(super) left: usize,
    pub(super) width: usize,
    pub(super) below: Below,
}

/// What a cell stands below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Below {
    /// Nothing: it stands beside the others.
    Nothing,
    /// The columns before it: there was no room beside them.
    Columns,
}

/// A column that can be broken has room for so many letters at least.
const NARROWEST: usize = 12;
/// How far the text below the columns is set in.
const INDENT: usize = 2;

/// The columns. Those that can be broken share what the others leave. Where that is too little, as in large print, they
/// stand below the others and take the whole width. The others are broken only at blanks.
pub(super) fn columns<'a>(
    rows: impl Iterator<Item = &'a TableRow>,
    breakable: &[usize],
    room: usize,
    glyphs: &Glyphs,
) -> Vec<Column> {
    let (mut natural, mut narrowest): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    for row in rows {
        natural.resize(row.cells.len().max(natural.len()), 1);
        narrowest.resize(natural.len(), 1);
        for ((width, least), cell) in natural.iter_mut().zip(&mut narrowest).zip(&row.cells) {
            let text = glyphs.printable(cell);
            *width = (*width).max(text.chars().count());
            *least = text.split_whitespace().map(|word| word.chars().count()).fold(*least, usize::max);
        }
    }
    let beside = room.saturating_sub(GAP * natural.len().saturating_sub(1));
    let is_fixed = |at: &usize| !breakable.contains(at);
    let fixed: Vec<usize> = (0..natural.len()).filter(is_fixed).collect();
    let needed = fixed.iter().map(|&at| natural[at]).sum::<usize>();
    let least = breakable.iter().map(|&at| natural[at].min(NARROWEST)).sum::<usize>();
    if needed + least <= beside {
        share(&mut natural, breakable, beside - needed);
        return side_by_side(&natural);
    }
    let starts: Vec<usize> = breakable.iter().copied().skip(1).collect();
    let mut set = Vec::new();
    for at in 0..natural.len() {
        if at == 0 || starts.contains(&at) {
            let end = starts.iter().copied().find(|&start| start > at).unwrap_or(natural.len());
            set.extend(group(at..end, breakable, room, &natural, &narrowest));
        }
    }
    set
}

/// Columns that stand beside each other, below those before them. The one that can be broken has what the others leave.
fn group(
    columns: std::ops::Range<usize>,
    breakable: &[usize],
    room: usize,
    natural: &[usize],
    narrowest: &[usize],
) -> Vec<Column> {
    let (indent, below) = if columns.start == 0 { (0, Below::Nothing) } else { (INDENT, Below::Columns) };
    let room = room.saturating_sub(indent + GAP * (columns.len() - 1));
    let is_fixed = |at: &usize| !breakable.contains(at);
    let sum = |widths: &[usize]| columns.clone().filter(is_fixed).map(|at| widths[at]).sum::<usize>();
    let least: usize = columns.clone().filter(|at| !is_fixed(at)).map(|at| natural[at].min(NARROWEST)).sum();
    // Where there is no room for more, the others are broken at their blanks.
    let fixed = if sum(natural) + least <= room { natural } else { narrowest };
    let left = room.saturating_sub(sum(fixed));
    let mut widths: Vec<usize> =
        columns.clone().map(|at| if is_fixed(&at) { fixed[at] } else { natural[at] }).collect();
    let broken: Vec<usize> = (0..widths.len()).filter(|index| !is_fixed(&(columns.start + index))).collect();
    share(&mut widths, &broken, left);
    let mut set = side_by_side(&widths);
    for (index, column) in set.iter_mut().enumerate() {
        column.left += indent;
        column.below = if index == 0 { below } else { Below::Nothing };
    }
    set
}

/// Gives each of these columns its share of the room, the narrow ones what they need.
fn share(widths: &mut [usize], columns: &[usize], mut left: usize) {
    let mut narrow_first = columns.to_vec();
    narrow_first.sort_by_key(|&at| widths[at]);
    let count = narrow_first.len();
    for (index, at) in narrow_first.into_iter().enumerate() {
        widths[at] = widths[at].min(left / (count - index)).max(1);
        left = left.saturating_sub(widths[at]);
    }
}

fn side_by_side(widths: &[usize]) -> Vec<Column> {
    let mut left = 0;
    let place = |&width: &usize| {
        let column = Column { left, width, below: Below::Nothing };
        left += width + GAP;
        column
    };
    widths.iter().map(place).collect()
}

/// Lines of at most so many letters, broken at blanks; a longer word is parted. At least one line.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for (index, piece) in letters.chunks(width.max(1)).enumerate() {
            let blank = usize::from(used > 0);
            if index > 0 || used + blank + piece.len() > width {
                if used > 0 {
                    lines.push(String::new());
                }
                used = 0;
            }
            if let Some(line) = lines.last_mut() {
                if used > 0 {
                    line.push(' ');
                    used += 1;
                }
                line.extend(piece);
                used += piece.len();
            }
        }
    }
    lines
}
