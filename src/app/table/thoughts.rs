//! What the opponents of the program think while they think, in a line of text that
//! stays when they have moved. It stands apart from the line that a screen reader
//! speaks by itself: that one would be flooded. And what they think of each move, for
//! *Čo si myslí súper*.

use super::TableForm;
use crate::app::games;
use crate::app::playing::{SpokenLabel, move_name, number};
use crate::board::{Board, Explanation};
use crate::bots::{Progress, Verdict};
use crate::rules::Rules;
use crate::text::Texts;

/// More moves of a line are not shown.
const MOVES: usize = 6;

impl TableForm {
    /// An opponent has told what it has found so far; news about another position
    /// is thrown away.
    pub(in crate::app) fn progress(&mut self, ticket: u64, progress: Progress) {
        self.session.progress(ticket, progress);
    }

    /// What an opponent thinks just now, or thought before the move that led to the
    /// position that is shown; nothing if it told nothing.
    pub(super) fn thought(&self, texts: &Texts) -> SpokenLabel {
        if self.session.wants_opinions() {
            // Whose they are is not seen by the numbers on the board.
            let numbers = texts.table_numbers(games::bot_name(self.session.evaluator(), texts));
            let explained = self.explanation().and_then(|found| texts.explanation(found.key));
            return explained.into_iter().chain([numbers]).collect::<Vec<_>>().join(" ").into();
        }
        let found = self.session.thought();
        found.map_or_else(SpokenLabel::default, |(n, progress)| self.thought_at(n, progress, texts))
    }

    /// Why one side stands better in the present position, if the game can tell.
    pub(super) fn explanation(&self) -> Option<Explanation> {
        self.current().position().explanation().filter(|_| self.session.looked_at().is_none())
    }

    fn thought_at(&self, n: usize, progress: &Progress, texts: &Texts) -> SpokenLabel {
        let position = &self.current().positions()[n];
        let mut next = position.clone();
        let mut names = Vec::new();
        for &m in progress.line.iter().take(MOVES) {
            // Where a line does not fit the position, it ends.
            if next.outcome().is_some() || next.parse(&next.notation(m)) != Some(m) {
                break;
            }
            names.push(move_name(&*next, m, texts));
            next.play(m);
        }
        if names.is_empty() {
            return SpokenLabel::default();
        }
        if names.len() == MOVES && progress.line.len() > MOVES {
            names.push("…".to_owned());
        }
        let nodes = positions(progress.nodes, texts);
        let (line, verdict) = (names.join(" "), verdict(progress.verdict, texts));
        self.computer(position.turn(), texts).map(|who| match progress.verdict {
            // Deeper than what is certain nobody looks.
            Verdict::Wins(_) | Verdict::Loses(_) => {
                texts.thought_certain(line.as_str(), nodes.as_str(), verdict.as_str(), who)
            }
            Verdict::Worth(_) => {
                texts.thought(progress.depth, line.as_str(), nodes.as_str(), verdict.as_str(), who)
            }
        })
    }
}

fn verdict(verdict: Verdict, texts: &Texts) -> String {
    match verdict {
        Verdict::Worth(n) if n > 0 => texts.thought_worth(format!("+{n}")),
        Verdict::Worth(n) => texts.thought_worth(number(n)),
        Verdict::Wins(moves) => texts.thought_wins(moves),
        Verdict::Loses(moves) => texts.thought_loses(moves),
    }
}

/// „45 tisíc pozícií“: nobody reads more digits ten times a second.
fn positions(nodes: u64, texts: &Texts) -> String {
    match nodes {
        0..10_000 => texts.thought_positions(nodes),
        10_000..10_000_000 => texts.thought_thousands(nodes / 1_000),
        _ => texts.thought_millions(nodes / 1_000_000),
    }
}
