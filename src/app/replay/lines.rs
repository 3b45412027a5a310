//! The moves of a game in lines, each in the column of the side that made it. They are
//! read like a text: from left to right, and downwards.

use crate::rules::{Rules, Side};

/// A line of the list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    /// The number of the pair of turns that begins here: one of each side.
    pub(super) number: Option<usize>,
    /// Which move of the first side stands here, and which of the second, counted from
    /// zero.
    pub(super) plies: [Option<usize>; 2],
}

impl Line {
    /// The last move in it.
    pub(super) fn last(self) -> Option<usize> {
        self.plies.into_iter().flatten().last()
    }
}

/// The lines of so many moves; `positions` are those before each move, and may go on.
/// A side that moves several times in a row has a line for each of these moves.
pub(super) fn lines<P: Rules>(positions: &[P], moves: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let (mut pairs, mut before) = (0, None);
    for (ply, position) in positions.iter().enumerate().take(moves) {
        let side = position.turn();
        // Nothing that was played before may stand behind it in its line.
        let room = |line: &&mut Line| line.plies[side.index()..].iter().all(Option::is_none);
        let begins_pair = before.is_none() || (side == Side::First && before != Some(side));
        pairs += usize::from(begins_pair);
        match lines.last_mut().filter(room) {
            Some(line) => line.plies[side.index()] = Some(ply),
            None => {
                let mut line = Line { number: begins_pair.then_some(pairs), ..Line::default() };
                line.plies[side.index()] = Some(ply);
                lines.push(line);
            }
        }
        before = Some(side);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Outcome};

    /// A position of which only the turn is known.
    struct Turn(Side);

    impl Rules for Turn {
        fn turn(&self) -> Side {
            self.0
        }
        fn moves(&self, _out: &mut Vec<Move>) {}
        fn play(&mut self, _m: Move) {}
        fn outcome(&self) -> Option<Outcome> {
            None
        }
        fn key(&self) -> u64 {
            0
        }
        fn notation(&self, _m: Move) -> String {
            String::new()
        }
        fn text(&self) -> String {
            String::new()
        }
        fn boxed(&self) -> Box<dyn Rules> {
            Box::new(Turn(self.0))
        }
    }

    /// The lines of a game in which these sides have moved: `1`, `2`.
    fn of(sides: &str) -> Vec<(Option<usize>, [Option<usize>; 2])> {
        let turn = |c| Turn(if c == '1' { Side::First } else { Side::Second });
        let positions: Vec<Turn> = sides.chars().map(turn).collect();
        lines(&positions, positions.len()).into_iter().map(|line| (line.number, line.plies)).collect()
    }

    #[test]
    fn sides_that_take_turns_have_a_line_for_both() {
        let pair = |n: usize| (Some(n + 1), [Some(2 * n), Some(2 * n + 1)]);
        assert_eq!(of("1212"), [pair(0), pair(1)]);
        assert_eq!(of("121"), [pair(0), (Some(2), [Some(2), None])]);
        assert_eq!(of(""), []);
    }

    #[test]
    fn moves_in_a_row_stand_below_each_other_in_one_column() {
        let expected = [
            (Some(1), [Some(0), None]),
            (None, [Some(1), None]),
            (None, [Some(2), Some(3)]),
            (None, [None, Some(4)]),
            (Some(2), [Some(5), Some(6)]),
        ];
        assert_eq!(of("1112212"), expected);
    }

    #[test]
    fn every_move_stands_once_and_in_order() {
        for n in 0..512_u32 {
            let sides: String = (0..9).map(|bit| if n >> bit & 1 == 0 { '1' } else { '2' }).collect();
            let plies: Vec<usize> = of(&sides).into_iter().flat_map(|(_, plies)| plies).flatten().collect();
            assert_eq!(plies, (0..9).collect::<Vec<_>>(), "{sides}");
        }
    }
}
