//! `SWAP2BOARD`: which side the brain takes under the opening *swap2*. It opens and
//! chooses as the opponents of the program do.

use super::words::said;
use super::{Answer, Brain};
use crate::games::gomoku::gomocup::state::Owner;
use crate::games::gomoku::rules::Rule;
use crate::games::gomoku::swap_bots::{OPENINGS, Way, way};
use rand::seq::IndexedRandom;

impl Brain<'_> {
    /// Three stones to an empty board; `SWAP`, a move or two stones more to three of
    /// them; `SWAP` or a move to five. The stones are not kept: `BOARD` follows.
    pub(super) fn swap2(&mut self, stones: &[String]) -> Answer {
        self.chooses = true;
        let answer = self.choose(stones);
        self.chooses = false;
        self.stones()?.clear();
        answer
    }

    fn choose(&mut self, stones: &[String]) -> Answer {
        for (i, text) in stones.iter().enumerate() {
            // The side of the second stone is to move after three stones and after five.
            let owner = if i % 2 == 0 { Owner::Theirs } else { Owner::Own };
            self.put(text, owner)?;
        }
        match stones.len() {
            0 => {
                let all: Result<Vec<_>, _> = OPENINGS.iter().map(|marks| self.around_middle(marks)).collect();
                let fitting: Vec<Vec<String>> = all?.into_iter().flatten().collect();
                let opening = fitting.choose(&mut self.chance).ok_or("the board is too small for swap2")?;
                Ok(opening.join(" "))
            }
            number @ (3 | 5) => {
                let (line, worth) = self.think()?;
                Ok(match (way(worth, number == 3), &line[..]) {
                    (Way::Crosses, _) => "SWAP".to_owned(),
                    (Way::More, [nought, cross, ..]) => format!("{} {}", said(*nought), said(*cross)),
                    (Way::More | Way::Noughts, line) => said(line[0]),
                })
            }
            n => Err(format!("0, 3 or 5 stones, not {n}")),
        }
    }

    /// The squares so far from the middle; `None` if one of them lies off the board.
    fn around_middle(&mut self, offsets: &[(i16, i16)]) -> Result<Option<Vec<String>>, String> {
        let field = self.stones()?.field(Rule::Free);
        let at = |size: usize, offset: i16| {
            let place = i32::try_from(size / 2).unwrap_or(0) + i32::from(offset);
            usize::try_from(place).ok().filter(|&p| p < size)
        };
        let square = |&(dx, dy): &(i16, i16)| Some(said((at(field.width(), dx)?, at(field.height(), dy)?)));
        Ok(offsets.iter().map(square).collect())
    }
}
