//! What a brain tells while it thinks, in lines such as
//!
//! `MESSAGE depth 9 score 35 nodes 214882 time 812 pv 7,7 8,8 9,6`
//!
//! Depth in plies, score for the brain (`+M5`: it wins in five moves, `-M5`: it
//! loses), positions visited, milliseconds since the question, and the line that it
//! expects. The protocol leaves open what stands in a message; so one of another
//! program is understood as far as it has the same words, in any order.

use super::manager::Square;
use crate::bots::Verdict;
use std::fmt;

/// More squares of a line are neither told nor heard.
pub(super) const LONGEST_LINE: usize = 12;

/// What was found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchInfo {
    /// Plies searched in full.
    pub depth: u32,
    /// What the brain expects for itself.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds since the question.
    pub millis: u128,
    /// The line that it expects, its own move first.
    pub line: Vec<Square>,
}

/// As in a message, without the word `MESSAGE`.
impl fmt::Display for SearchInfo {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "depth {} score ", self.depth)?;
        match self.verdict {
            Verdict::Worth(worth) => write!(f, "{worth}")?,
            Verdict::Wins(moves) => write!(f, "+M{moves}")?,
            Verdict::Loses(moves) => write!(f, "-M{moves}")?,
        }
        write!(f, " nodes {} time {} pv", self.nodes, self.millis)?;
        self.line.iter().take(LONGEST_LINE).try_for_each(|(x, y)| write!(f, " {x},{y}"))
    }
}

impl SearchInfo {
    /// Understands what stands behind `MESSAGE`; `None` if there is no depth, no score or
    /// no line in it.
    #[must_use]
    pub fn read(text: &str) -> Option<SearchInfo> {
        let mut words = text.split_whitespace().peekable();
        let (mut depth, mut verdict, mut line) = (None, None, Vec::new());
        let (mut nodes, mut millis) = (0, 0);
        while let Some(word) = words.next() {
            let mut value = || words.peek().copied().unwrap_or_default();
            match word.to_ascii_lowercase().as_str() {
                "depth" => depth = value().parse().ok().or(depth),
                "score" => verdict = score(value()).or(verdict),
                "nodes" => nodes = value().parse().unwrap_or(nodes),
                "time" => millis = value().parse().unwrap_or(millis),
                "pv" => {
                    while let Some(square) = words.peek().and_then(|word| square(word)) {
                        line.push(square);
                        words.next();
                    }
                    line.truncate(LONGEST_LINE);
                }
                _ => {}
            }
        }
        let told = SearchInfo { depth: depth?, verdict: verdict?, nodes, millis, line };
        (!told.line.is_empty()).then_some(told)
    }
}

fn score(text: &str) -> Option<Verdict> {
    if let Some(moves) = text.strip_prefix("+M") {
        return moves.parse().ok().map(Verdict::Wins);
    }
    match text.strip_prefix("-M") {
        Some(moves) => moves.parse().ok().map(Verdict::Loses),
        None => text.parse().ok().map(Verdict::Worth),
    }
}

/// A square, from zero, from the top left.
pub(super) fn square(text: &str) -> Option<Square> {
    let (x, y) = text.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_understood() {
        for verdict in [Verdict::Worth(-35), Verdict::Worth(0), Verdict::Wins(5), Verdict::Loses(12)] {
            let told =
                SearchInfo { depth: 9, verdict, nodes: 214_882, millis: 812, line: vec![(7, 7), (19, 0)] };
            assert_eq!(SearchInfo::read(&told.to_string()), Some(told));
        }
        let other = "Nodes 7 | DEPTH 4 of 5 | score 12 | pv 1,2 3,4 and so on";
        let told = SearchInfo {
            depth: 4,
            verdict: Verdict::Worth(12),
            nodes: 7,
            millis: 0,
            line: vec![(1, 2), (3, 4)],
        };
        assert_eq!(SearchInfo::read(other), Some(told));
    }

    #[test]
    fn what_is_told_in_another_way_is_passed_over() {
        for text in ["", "hello", "depth", "depth 3 score 5", "depth x score 5 pv 1,1", "score 5 pv 1,1"] {
            assert_eq!(SearchInfo::read(text), None, "{text:?}");
        }
        let endless = format!("depth 1 score 1 pv {}", "1,1 ".repeat(1000));
        assert_eq!(SearchInfo::read(&endless).map(|told| told.line.len()), Some(LONGEST_LINE));
    }
}
