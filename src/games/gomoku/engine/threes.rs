//! Victory by continuous threats: fours and open threes.
//!
//! After a four the defender has one answer; after an open three it has the few
//! cells that stop every open four, and fours of its own. Every one of them is
//! tried, so a win that is found is proved. Rounds with one more three each make
//! the search find short wins first. Source: Allis, van den Herik, Huntjens,
//! „Go-Moku and Threat-Space Search“ (1993); the field calls it VCT.

use super::class::{Class, Level};
use super::clock::Clock;
use super::fours::Fours;
use super::moves::defences;
use super::search_board::{Place, SearchBoard};

/// Fours that are looked ahead in every position.
const FOURS: u8 = 10;
/// Positions of one search for fours.
const FOURS_NODES: u64 = 400;
/// Positions between two looks at the clock.
const LOOK: u64 = 256;
/// The deepest recursion.
const MOST_PLIES: u32 = 60;

/// Searches for wins by threats, and remembers where there are none.
pub struct Threes<'a> {
    clock: &'a Clock<'a>,
    fours: Fours,
    failed: Vec<(u64, u8)>,
    nodes: u64,
    budget: u64,
    /// When so many positions are visited, the clock is looked at again.
    next_look: u64,
}

impl<'a> Threes<'a> {
    /// A search that remembers about so many failures (a power of two) and ends
    /// when the clock says so.
    #[must_use]
    pub fn new(memory: usize, clock: &'a Clock<'a>) -> Threes<'a> {
        let memory = memory.next_power_of_two();
        let (fours, failed) = (Fours::new(memory), vec![(0, 0); memory]);
        Threes { clock, fours, failed, nodes: 0, budget: 0, next_look: 0 }
    }

    /// Positions looked at since the search was made.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes + self.fours.nodes
    }

    /// Looks for a win of the side to move with at most `threes` open threes on
    /// the way and about `nodes` positions. The line begins with its first
    /// move; the defender's answers in it are examples. `None` proves nothing.
    pub fn win(&mut self, field: &mut SearchBoard, threes: u8, nodes: u64) -> Option<Vec<Place>> {
        self.budget = self.nodes() + nodes;
        for most in 0..=threes {
            let mut line = Vec::new();
            if self.attack(field, most, 0, &mut line) {
                line.reverse();
                return Some(line);
            }
            if self.spent() {
                break;
            }
        }
        None
    }

    fn spent(&self) -> bool {
        self.nodes() >= self.budget
    }

    /// The attacker is to move. The line is collected from its end.
    fn attack(&mut self, field: &mut SearchBoard, threes: u8, ply: u32, line: &mut Vec<Place>) -> bool {
        if self.spent() {
            return false;
        }
        let (me, opponent) = (field.turn(), 1 - field.turn());
        self.nodes += 1;
        if self.nodes() >= self.next_look {
            self.next_look = self.nodes() + LOOK;
            if self.clock.late() {
                self.budget = 0;
            }
        }
        if field.count_of(me, Level::Five) == 0 && field.count_of(opponent, Level::Five) > 1 {
            return false;
        }
        let left = self.budget.saturating_sub(self.nodes());
        if let Some(mut win) = self.fours.win(field, FOURS, FOURS_NODES.min(left)) {
            win.reverse();
            line.append(&mut win);
            return true;
        }
        if threes == 0 || ply >= MOST_PLIES || self.spent() {
            return false;
        }
        let slot = field.hash() as usize & (self.failed.len() - 1);
        if self.failed[slot].0 == field.hash() && self.failed[slot].1 >= threes {
            return false;
        }
        if self.threats(field).into_iter().any(|place| self.threaten(field, place, threes, ply, line)) {
            return true;
        }
        if !self.spent() {
            self.failed[slot] = (field.hash(), threes);
        }
        false
    }

    /// The attacker's threats, the stronger first.
    fn threats(&self, field: &SearchBoard) -> Vec<Place> {
        let (me, opponent) = (field.turn(), 1 - field.turn());
        if let Some(must) = field.first_of(opponent, Level::Five) {
            return if field.class(me, must) >= Class::Three { vec![must] } else { Vec::new() };
        }
        let mut threats: Vec<Place> = field.each(me, Level::Four).collect();
        match field.count_of(opponent, Level::OpenFour) {
            0 => threats.extend(field.each(me, Level::Three)),
            _ => threats
                .extend(defences(field).into_iter().filter(|&p| field.class(me, p).level() == Level::Three)),
        }
        // Double threes promise more than lone fours.
        let promise = |&place: &Place| match field.class(me, place) {
            Class::FourAlone => Class::None,
            class => class,
        };
        threats.sort_by_key(|place| std::cmp::Reverse(promise(place)));
        threats
    }

    fn threaten(
        &mut self,
        field: &mut SearchBoard,
        place: Place,
        threes: u8,
        ply: u32,
        line: &mut Vec<Place>,
    ) -> bool {
        let is_four = field.class(field.turn(), place).level() >= Level::Four;
        field.play(place);
        let won = self.all_lose(field, threes - u8::from(!is_four), ply + 1, line);
        field.undo();
        if won {
            line.push(place);
        }
        won
    }

    /// The defender is to move: whether every answer loses.
    fn all_lose(&mut self, field: &mut SearchBoard, threes: u8, ply: u32, line: &mut Vec<Place>) -> bool {
        let (me, attacker) = (field.turn(), 1 - field.turn());
        if field.count_of(me, Level::Five) > 0 {
            return false;
        }
        let answers = match field.first_of(attacker, Level::Five) {
            Some(_) if field.count_of(attacker, Level::Five) > 1 => {
                line.extend(field.first_of(attacker, Level::Five));
                return true;
            }
            Some(five) => vec![five],
            None if field.count_of(me, Level::OpenFour) > 0
                || field.count_of(attacker, Level::OpenFour) == 0 =>
            {
                return false;
            }
            None => {
                let mut answers = defences(field);
                let fours: Vec<Place> =
                    field.each(me, Level::Four).filter(|p| !answers.contains(p)).collect();
                answers.extend(fours);
                answers
            }
        };
        let mut longest = Vec::new();
        for answer in answers {
            let mut reply = Vec::new();
            field.play(answer);
            let won = self.attack(field, threes, ply + 1, &mut reply);
            field.undo();
            if !won {
                return false;
            }
            reply.push(answer);
            if reply.len() > longest.len() {
                longest = reply;
            }
        }
        if longest.is_empty() {
            // Nothing stops the open four at all.
            longest.extend(field.first_of(attacker, Level::OpenFour));
        }
        line.append(&mut longest);
        true
    }
}
