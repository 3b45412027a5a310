//! What makes a search shorter: wins by fours, the null move, late moves left out.

use super::{PROVED, Search, win_in};
use crate::games::gomoku::engine::class::{Class, Level};
use crate::games::gomoku::engine::search_board::{NOWHERE, Place};

/// Whether a mark of this class forces an answer that may change the outcome. What a
/// lone four can do, the search for fours has seen already.
pub(super) fn forces(class: Class) -> bool {
    class.level() >= Level::Three && class != Class::FourAlone
}

impl Search<'_> {
    /// A win by fours alone, proved by its line.
    pub(super) fn win_by_fours(&mut self, ply: usize) -> Option<i32> {
        let before = self.fours.nodes;
        let left = self.clock.nodes_left(self.nodes);
        let line = self.fours.win(&mut self.field, self.options.fours, self.options.fours_nodes.min(left));
        self.nodes += self.fours.nodes - before;
        let line = line?;
        // The line ends with five (its length is odd) or an open four, two plies before five.
        let mut plies = line.len();
        for &place in &line {
            self.field.play(place);
        }
        let (winner, loser) = (1 - self.field.turn(), self.field.turn());
        if self.field.count_of(winner, Level::Five) > 0 && self.field.count_of(loser, Level::Five) == 0 {
            plies += 2;
        }
        for _ in &line {
            self.field.undo();
        }
        self.lines[ply] = line;
        Some(win_in(ply + plies))
    }

    /// If the opponent may move twice and still is not better, neither is it after one move.
    pub(super) fn null_move(
        &mut self,
        beta: i32,
        depth: i32,
        ply: usize,
        worth: i32,
        unsafe_here: bool,
    ) -> Option<i32> {
        let useful = self.options.null_move && !unsafe_here && ply > 0 && depth >= 3 && worth >= beta;
        if !useful || beta.abs() >= PROVED || self.field.last() == NOWHERE {
            return None;
        }
        self.field.pass();
        let value =
            -self.node(-beta, -beta + 1, depth - self.options.margins.null_plies - depth / 4, ply + 1, false);
        self.field.undo_pass();
        (value >= beta && !self.over).then_some(if value >= PROVED { beta } else { value })
    }

    /// Whether a late move is left out unseen.
    pub(super) fn prune(
        &self,
        place: Place,
        i: usize,
        depth: i32,
        ply: usize,
        value: i32,
        threatened: bool,
    ) -> bool {
        if !self.options.pruning || ply == 0 || threatened || value <= -PROVED {
            return false;
        }
        i >= self.options.margins.late_at(depth) && !forces(self.field.class(self.field.turn(), place))
    }
}
