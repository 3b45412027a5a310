//! What the opponents of the program think while they think, in a line of text that
//! stays when they have moved. It stands apart from the line that a screen reader
//! speaks by itself: that one would be flooded. And what they think of each move, for
//! *Čo si myslí súper*.

use super::TableForm;
use super::players::Player;
use crate::app::playing::{SpokenLabel, effects, move_name, number};
use crate::app::{Effect, games};
use crate::bots::{Progress, Verdict};
use crate::games::BotLevel;
use crate::rules::Rules;
use crate::text::Texts;

/// More moves of a line are not shown.
const MOVES: usize = 6;

impl TableForm {
    /// An opponent has told what it has found so far; news about another position
    /// is thrown away.
    pub(in crate::app) fn progress(&mut self, ticket: u64, progress: Progress) {
        if ticket == self.table.ticket() {
            self.thoughts.insert(self.table.position().key(), progress);
        }
    }

    /// What an opponent thinks just now, or thought before the move that led to the
    /// position that is shown; nothing if it told nothing.
    pub(super) fn thought(&self, texts: &Texts) -> SpokenLabel {
        if self.weights {
            // Whose they are is not seen by the numbers on the board.
            return texts.table_numbers(games::bot_name(self.judge(), texts)).into();
        }
        let (_, at) = self.shown();
        let now = (self.looked.is_none() && self.table.thinker().is_some()).then_some(at);
        let told = |n: usize| Some((n, self.thoughts.get(&self.table.positions()[n].key())?));
        let found = now.and_then(told).or_else(|| at.checked_sub(1).and_then(told));
        found.map_or_else(SpokenLabel::default, |(n, progress)| self.thought_at(n, progress, texts))
    }

    pub(super) fn ask_opinions(&self) -> Vec<Effect> {
        if self.weights { effects(self.table.ask_opinions(self.judge())) } else { Vec::new() }
    }

    /// Who is asked for opinions: an opponent that sits at the table and says what
    /// it thinks of each move, else the first that does.
    fn judge(&self) -> BotLevel {
        let seated = self.players.iter().rev().find_map(|player| match player {
            Player::Bot(bot) => {
                Some(*bot).filter(|bot| self.game.spec().evaluators.contains(&bot.spec().key))
            }
            Player::Person | Player::Program(_) => None,
        });
        seated.unwrap_or_else(|| self.game.spec().evaluator())
    }

    pub(super) fn toggle_weights(&mut self) -> Vec<Effect> {
        self.weights = !self.weights;
        self.ask_opinions()
    }

    fn thought_at(&self, n: usize, progress: &Progress, texts: &Texts) -> SpokenLabel {
        let position = &self.table.positions()[n];
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
