//! The lists of stones behind `BOARD` and `SWAP2BOARD`. The board of before is gone as
//! soon as a list begins, however it ends.

use super::Brain;
use super::words::{about, bad};
use crate::games::gomoku::gomocup::state::Owner;

impl Brain<'_> {
    /// The lines before `DONE`; `None` if the end comes first, or what begins anew. No
    /// more lines are kept than the board has squares, however many come.
    pub(super) fn until_done(&mut self) -> Option<Result<Vec<String>, String>> {
        let squares = self.stones().map(|stones| {
            stones.clear();
            stones.squares()
        });
        let (most, mut more, mut texts) = (*squares.as_ref().unwrap_or(&0), false, Vec::new());
        loop {
            let line = self.lines.next()?;
            if line.breaks_off() {
                self.lines.put_back(line);
                return None;
            }
            self.asked = line.came;
            let (command, rest) = line.command();
            match command.as_str() {
                "DONE" if more => {
                    let many = |squares| Err(format!("the board has {squares} squares only"));
                    return Some(squares.and_then(many));
                }
                "DONE" => return Some(squares.map(|_| texts)),
                "END" => return None,
                "INFO" => self.info(rest),
                "ABOUT" => self.say(&about()),
                "YXSTOP" => {}
                _ if texts.len() == most => more = true,
                _ => texts.push(line.text),
            }
        }
    }

    /// The stones between `BOARD` and `DONE`, in any order.
    pub(super) fn board(&mut self, lines: &[String]) -> Result<(), String> {
        let mut problem = None;
        for text in lines {
            let stone = text.rsplit_once(',').ok_or_else(|| bad(text)).and_then(|(square, owner)| {
                let owner = match owner.trim() {
                    "1" => Owner::Own,
                    "2" => Owner::Theirs,
                    "3" => Owner::Neither,
                    _ => return Err(bad(text)),
                };
                self.put(square, owner)
            });
            problem = problem.or(stone.err());
        }
        problem.map_or(Ok(()), |problem| {
            self.stones()?.clear();
            Err(problem)
        })
    }
}
