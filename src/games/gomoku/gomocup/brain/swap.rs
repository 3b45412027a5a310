//! `SWAP2BOARD`: which side the brain takes under the opening *swap2*. It opens and
//! chooses as the opponents of the program do.

use super::words::said;
use super::{Answer, Brain};
use crate::games::gomoku::gomocup::state::Owner;
use crate::games::gomoku::rules::Rule;
use crate::games::gomoku::swap_bots::{OPENINGS, Way, way};
use rand::RngExt;

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
                let opening = OPENINGS[self.chance.random_range(0..OPENINGS.len())];
                Ok(self.around_middle(&opening)?.join(" "))
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

    fn around_middle(&mut self, offsets: &[(i16, i16)]) -> Result<Vec<String>, String> {
        let field = self.stones()?.field(Rule::Free);
        let at = |size: usize, offset: i16| {
            let place = i32::try_from(size / 2).unwrap_or(0) + i32::from(offset);
            usize::try_from(place).ok().filter(|&p| p < size).ok_or("the board is too small for swap2")
        };
        let square = |&(dx, dy): &(i16, i16)| Ok(said((at(field.width(), dx)?, at(field.height(), dy)?)));
        offsets.iter().map(square).collect::<Result<_, &str>>().map_err(str::to_owned)
    }
}
