//! The game worked out a second time, in another way and from the bare field,
//! so that nothing is judged by itself.

/// Fields are nine characters: X, O, and a dot for an empty cell.
pub(super) type Field = [u8; 9];

/// Parts of a certainty: 9!, so that all probabilities are whole numbers.
pub(super) const SURE: u64 = 362_880;

const ROWS: [&str; 8] = ["012", "345", "678", "036", "147", "258", "048", "246"];

/// Whether the mark has a line.
pub(super) fn has_line(field: &Field, mark: u8) -> bool {
    ROWS.iter().any(|row| row.bytes().all(|digit| field[usize::from(digit - b'0')] == mark))
}

/// The other mark.
pub(super) fn other(mark: u8) -> u8 {
    if mark == b'X' { b'O' } else { b'X' }
}

/// The fields to which this mark can move; none when the game is over.
pub(super) fn children(field: &Field, mark: u8) -> Vec<(usize, Field)> {
    if has_line(field, b'X') || has_line(field, b'O') {
        return Vec::new();
    }
    let empty = (0..9).filter(|&cell| field[cell] == b'.');
    empty
        .map(|cell| {
            let mut child = *field;
            child[cell] = mark;
            (cell, child)
        })
        .collect()
}

/// The cells where the mark would complete a line.
pub(super) fn threats(field: &Field, mark: u8) -> Vec<usize> {
    let won = children(field, mark).into_iter().filter(|(_, child)| has_line(child, mark));
    won.map(|(cell, _)| cell).collect()
}

/// What the mark that is to move comes to against best play: 1 a win, 0 a
/// draw, −1 a loss (negamax).
pub(super) fn value(field: &Field, to_move: u8) -> i32 {
    if has_line(field, other(to_move)) {
        return -1;
    }
    let values = children(field, to_move).into_iter().map(|(_, child)| -value(&child, other(to_move)));
    values.max().unwrap_or(0)
}

/// The largest probability with which `me` can win against an opponent who
/// moves by chance, over all ways to play (`safely`: over those that never
/// give away a draw or a win), in parts of [`SURE`] (expectimax).
pub(super) fn bound(field: &Field, to_move: u8, me: u8, safely: bool) -> u64 {
    if has_line(field, me) {
        return SURE;
    }
    let children = children(field, to_move);
    let part = |child: &Field| bound(child, other(to_move), me, safely);
    if children.is_empty() {
        0
    } else if to_move == me {
        let best = value(field, me);
        let allowed = children.iter().filter(|(_, child)| !safely || -value(child, other(me)) == best);
        allowed.map(|(_, child)| part(child)).max().expect("the best move is allowed")
    } else {
        children.iter().map(|(_, child)| part(child)).sum::<u64>() / children.len() as u64
    }
}
