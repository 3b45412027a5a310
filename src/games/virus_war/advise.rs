//! The hint: the best step, a reason, and how many cells the reason is about.

use super::cells::Cells;
use super::levels::{WIDE, find};
use super::position::{Position, VirusWar};
use super::search::Found;
use crate::bots::{Advice, Reason, Thinking};
use crate::rules::{Move, Outcome, Rules, Side};

/// Eats the last virus of the other side.
pub const WIN: Reason = Reason("eat-last");
/// Wins within this turn, in so many steps.
pub const WIN_TURN: Reason = Reason("win-turn");
/// It is the only move.
pub const ONLY: Reason = Reason("only-step");
/// Refuses the turn: every step would make it worse.
pub const REFUSE: Reason = Reason("refuse-turn");
/// So many fortresses of the other side no longer work: no live virus touches them.
pub const CUT_FORTS: Reason = Reason("cut-forts");
/// Cuts so many viruses of the other side off from its fortresses.
pub const CUT_VIRUSES: Reason = Reason("cut-viruses");
/// So many own viruses can no longer be eaten in the next step of the other side.
pub const SAVE: Reason = Reason("save-viruses");
/// Makes an own chain of so many fortresses.
pub const CHAIN: Reason = Reason("chain-forts");
/// Begins a turn that eats so many viruses.
pub const EAT: Reason = Reason("eat-viruses");
/// Brings so many more viruses of the other side into reach.
pub const ATTACK: Reason = Reason("attack-viruses");
/// Brings so many more free cells into reach.
pub const SPREAD: Reason = Reason("spread-viruses");
/// Fills its own ground, where nothing better can be done.
pub const FILL: Reason = Reason("fill-ground");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] =
    &[WIN, WIN_TURN, ONLY, REFUSE, CUT_FORTS, CUT_VIRUSES, SAVE, CHAIN, EAT, ATTACK, SPREAD, FILL];

/// Those that come with a number: of cells, or of steps to the win.
pub const COUNTED: &[Reason] = &[WIN_TURN, CUT_FORTS, CUT_VIRUSES, SAVE, CHAIN, EAT, ATTACK, SPREAD];

/// The shortest chain of fortresses that is worth a word.
const LONG: u32 = 3;

/// The best step and why.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(position: &VirusWar, thinking: &mut Thinking) -> Advice {
    let legal = position.legal();
    let found = find(position, WIDE, thinking);
    let best = found.map_or_else(|| *legal.first().expect("the game is not over"), |found| found.best);
    let hint = |reason, count| Advice { count, ..Advice::new(best, reason) };
    if best == position.pass() {
        return hint(REFUSE, None);
    }
    let mut next = *position;
    next.play(best);
    if next.outcome() == Some(Outcome::Win(position.turn())) {
        return hint(WIN, None);
    }
    if let Some(steps) = found.as_ref().and_then(Found::wins_in) {
        return hint(WIN_TURN, Some(steps));
    }
    if legal.len() == 1 {
        return hint(ONLY, None);
    }
    let eaten = found.map_or(0, |found| found.eaten);
    let (reason, count) = Change { before: position, after: &next, me: position.turn() }.reason(best, eaten);
    hint(reason, COUNTED.contains(&reason).then_some(count))
}

/// What a step changes.
struct Change<'a, const W: usize> {
    before: &'a Position<W>,
    after: &'a Position<W>,
    me: Side,
}

impl<const W: usize> Change<'_, W> {
    /// What speaks for the step, when its turn eats so many viruses.
    fn reason(&self, best: Move, eaten: u32) -> (Reason, u32) {
        let bit = self.before.bit(best.0);
        if self.before.free().has(bit) {
            let reasons = [(ATTACK, self.attacked()), (SPREAD, self.opened())];
            return reasons.into_iter().find(|&(_, count)| count > 0).unwrap_or((FILL, 0));
        }
        let (saved, chain) = (self.saved(), self.chain(bit));
        match (self.forts_cut(), self.viruses_cut()) {
            (forts @ 1.., _) => (CUT_FORTS, forts),
            (_, viruses @ 1..) => (CUT_VIRUSES, viruses),
            _ if saved > eaten.max(1) => (SAVE, saved),
            _ if eaten > 1 || chain < LONG => (EAT, eaten.max(1)),
            _ => (CHAIN, chain),
        }
    }

    /// Fortresses of the other side that worked and no longer do.
    fn forts_cut(&self) -> u32 {
        let other = self.me.other();
        let idle = self.after.forts(other) - self.after.bases(other);
        (idle & self.before.bases(other)).len()
    }

    /// Live viruses of the other side that were linked to one of its fortresses and no
    /// longer are, by cells that touch.
    fn viruses_cut(&self) -> u32 {
        let other = self.me.other();
        let linked = |position: &Position<W>| {
            let (live, forts) = (position.live(other), position.forts(other));
            forts.flooded(live | forts, position.row()) & live
        };
        (linked(self.before) & (self.after.live(other) - linked(self.after))).len()
    }

    /// Own viruses that the other side could eat with its first step and no longer can.
    fn saved(&self) -> u32 {
        let danger = |position: &Position<W>| position.reach_of(self.me.other()) & position.live(self.me);
        (danger(self.before) - danger(self.after)).len()
    }

    /// Fortresses in the chain of the one that is new.
    fn chain(&self, bit: u32) -> u32 {
        let mut new = Cells::EMPTY;
        new.insert(bit);
        new.flooded(self.after.forts(self.me), self.after.row()).len()
    }

    /// Viruses of the other side that come into reach.
    fn attacked(&self) -> u32 {
        (self.gained() & self.before.live(self.me.other())).len()
    }

    /// Free cells that come into reach.
    fn opened(&self) -> u32 {
        (self.gained() & self.after.free()).len()
    }

    fn gained(&self) -> Cells<W> {
        self.after.reach_of(self.me) - self.before.reach_of(self.me)
    }
}
