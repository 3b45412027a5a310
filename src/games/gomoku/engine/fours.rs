//! Victory by continuous fours: a threat-space search in which every move of
//! the attacker threatens five and the defender has a single answer.
//!
//! A win that is found is proved by its line alone: nothing was assumed about
//! the defender. Source: Allis, van den Herik, Huntjens, „Go-Moku and
//! Threat-Space Search“ (1993); the field calls it VCF.

use super::class::{Class, Level};
use super::search_board::{Place, SearchBoard};

/// Searches for wins by fours, and remembers where there are none.
#[derive(Clone)]
pub struct Fours {
    failed: Vec<(u64, u8)>,
    /// Positions looked at since the search was made.
    pub nodes: u64,
    budget: u64,
}

impl Fours {
    /// A search that remembers about so many failures (a power of two).
    #[must_use]
    pub fn new(memory: usize) -> Fours {
        Fours { failed: vec![(0, 0); memory.next_power_of_two()], nodes: 0, budget: 0 }
    }

    /// Looks for a win of the side to move in at most `fours` fours and about
    /// `nodes` positions. The line begins with its first four and ends with the
    /// move that makes five or an open four; `None` proves nothing.
    pub fn win(&mut self, field: &mut SearchBoard, fours: u8, nodes: u64) -> Option<Vec<Place>> {
        self.budget = self.nodes + nodes;
        let mut line = Vec::new();
        self.attack(field, fours, &mut line).then(|| {
            line.reverse();
            line
        })
    }

    /// The line is collected from its end.
    fn attack(&mut self, field: &mut SearchBoard, fours: u8, line: &mut Vec<Place>) -> bool {
        if self.nodes >= self.budget {
            return false;
        }
        let (me, opponent) = (field.turn(), 1 - field.turn());
        self.nodes += 1;
        if let Some(five) = field.first_of(me, Level::Five) {
            line.push(five);
            return true;
        }
        let must = match field.count_of(opponent, Level::Five) {
            0 => None,
            1 => field.first_of(opponent, Level::Five),
            _ => return false,
        };
        if must.is_none()
            && let Some(open) = field.first_of(me, Level::OpenFour)
        {
            line.push(open);
            return true;
        }
        if fours == 0 {
            return false;
        }
        let slot = field.hash() as usize & (self.failed.len() - 1);
        if self.failed[slot].0 == field.hash() && self.failed[slot].1 >= fours {
            return false;
        }
        let before = self.budget;
        if self.try_all(field, must, fours, line) {
            return true;
        }
        if self.nodes < before {
            self.failed[slot] = (field.hash(), fours);
        }
        false
    }

    fn try_all(
        &mut self,
        field: &mut SearchBoard,
        must: Option<Place>,
        fours: u8,
        line: &mut Vec<Place>,
    ) -> bool {
        let me = field.turn();
        if let Some(place) = must {
            return field.class(me, place).level() >= Level::Four && self.try_four(field, place, fours, line);
        }
        let mut places = [(Class::None, 0); 24];
        let mut count = 0;
        for (entry, place) in places.iter_mut().zip(field.each(me, Level::Four)) {
            *entry = (field.class(me, place), place);
            count += 1;
        }
        places[..count].sort_unstable_by(|a, b| b.cmp(a));
        places[..count].iter().any(|&(_, place)| self.try_four(field, place, fours, line))
    }

    fn try_four(&mut self, field: &mut SearchBoard, place: Place, fours: u8, line: &mut Vec<Place>) -> bool {
        let me = field.turn();
        field.play(place);
        let answer = field.first_of(me, Level::Five).expect("a four threatens five");
        let won = field.count_of(me, Level::Five) > 1 || {
            field.play(answer);
            let won = self.attack(field, fours - 1, line);
            field.undo();
            if won {
                line.push(answer);
            }
            won
        };
        field.undo();
        if won {
            line.push(place);
        }
        won
    }
}
