//! Between records and games: what a record says is played by the rules, and a game is
//! written down.

use super::error::quote;
use super::{Breach, Fault, Place, Places, Ply, Record, RecordError, Tag, VERSION, result_text, tag};
use crate::board::Board;
use crate::games::{BadSetup, GameSetup};
use crate::play::game::{BadMove, Game, Participant};
use crate::rules::{EndReason, Side};

impl Record {
    /// A game as a record that says who played it and when, as far as that is known.
    #[must_use]
    pub fn of(game: &Game) -> Record {
        let mut record = Record::of_moves(game);
        for side in Side::BOTH {
            let (name_tag, kind_tag) = tag::of_side(side);
            let (name, kind) = (game.side(side).name(), kind(game.side(side)));
            let known = !name.is_empty() || kind != tag::HUMAN;
            record.add_tag(name_tag, Some(name).filter(|name| !name.is_empty()));
            record.add_tag(kind_tag, known.then(|| kind.to_owned()));
        }
        record.add_tag(tag::DATE, Some(game.date.clone()).filter(|date| !date.is_empty()));
        record.add_tag(tag::SEED, game.seed.map(|seed| seed.to_string()));
        record
    }

    /// A game as a record that says nothing but what was played, and how it ended.
    #[must_use]
    pub fn of_moves(game: &Game) -> Record {
        let moves = game.notations().map(|notation| Ply { notation, comment: String::new() });
        let mut record = Record {
            tags: Vec::new(),
            opening: String::new(),
            moves: moves.collect(),
            result: game.outcome(),
            places: Places::default(),
        };
        for (name, value) in tags_of_the_game(game) {
            record.add_tag(name, value);
        }
        record
    }

    fn add_tag(&mut self, name: &str, value: Option<String>) {
        self.tags.extend(value.map(|value| Tag { name: name.to_owned(), value }));
    }

    /// Adds a comment after the last move that shows the position there: so the text is
    /// one to copy, for people and programs alike.
    pub fn show(&mut self, position: &dyn Board) {
        let picture = format!("\n{}\n", position.text());
        let last = self.moves.len();
        let said = last.checked_sub(1).map_or(&self.opening, |n| &self.moves[n].comment);
        let comment = if said.ends_with(&picture) { said.clone() } else { format!("{said}{picture}") };
        self.set_comment(last, comment);
    }

    /// The record of a part of the game, with the tags and comments that it has so far;
    /// what follows from the game is that of the part.
    #[must_use]
    pub fn up_to(&self, part: &Game) -> Record {
        let mut record = self.clone();
        record.moves.truncate(part.moves().len());
        record.result = part.outcome();
        for (name, value) in tags_of_the_game(part) {
            if matches!(name, tag::GAME | tag::VERSION | tag::SETUP) {
                continue;
            }
            let Some(at) = record.tags.iter().position(|tag| tag.name == name) else { continue };
            match value {
                Some(value) => record.tags[at].value = value,
                None => drop(record.tags.remove(at)),
            }
        }
        record
    }

    /// Plays the moves by the rules of the game.
    ///
    /// # Errors
    /// Says what the game does not allow, and where it stands in the text that
    /// the record was read from.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let mut game = self.replay_first(self.moves.len())?;
        if let Some(outcome) = self.result {
            let by = self.tag(tag::TERMINATION).and_then(EndReason::from_key);
            let settled = game.settle(outcome, by);
            settled.map_err(|decided| at(self.places.result)(Breach::Result(outcome, decided)))?;
        }
        Ok(game)
    }

    /// Plays so many of the moves, or all if there are fewer, and does not ask
    /// for the result.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_first(&self, moves: usize) -> Result<Game, RecordError> {
        let places = &self.places;
        let key = self.tag(tag::GAME).unwrap_or_default();
        let options = self.tag(tag::SETUP).unwrap_or_default();
        let setup = GameSetup::of_parts(key, options).map_err(|bad| match bad {
            BadSetup::Game(key) => at(places.game)(Breach::Game(quote(&key))),
            BadSetup::Option(spec, bad) => at(places.setup)(Breach::Setup(quote(options), spec.key, bad)),
        })?;
        let mut game = Game::new(setup);
        game.sides = self.sides(game.setup());
        game.date = self.tag(tag::DATE).unwrap_or_default().to_owned();
        game.seed = self.tag(tag::SEED).and_then(|seed| seed.parse().ok());
        for (i, ply) in self.moves.iter().take(moves).enumerate() {
            // A record that no text was read from was written by its game.
            let place = places.moves.get(i).copied().unwrap_or_default();
            let played = game.play_notation(&ply.notation);
            played.map_err(|bad| at(place)(Breach::of_move(i + 1, &ply.notation, bad)))?;
        }
        Ok(game)
    }

    /// Who plays each side: where no type is given, whoever bears the key of an
    /// opponent is taken for it.
    #[must_use]
    pub fn sides(&self, game: &GameSetup) -> [Participant; 2] {
        Side::BOTH.map(|side| {
            let (name_tag, kind_tag) = tag::of_side(side);
            let name = self.tag(name_tag).unwrap_or_default();
            match (self.tag(kind_tag), game.bot(name)) {
                (None | Some(tag::PROGRAM), Some(bot)) => Participant::Bot(bot),
                (Some(tag::PROGRAM), None) => Participant::Program(name.to_owned()),
                _ => Participant::Person(name.to_owned()),
            }
        })
    }
}

impl Breach {
    /// What is wrong with the move of this number and notation.
    #[must_use]
    pub(crate) fn of_move(number: usize, notation: &str, bad: BadMove) -> Breach {
        match bad {
            BadMove::Illegal => Breach::Move(number, quote(notation)),
            BadMove::Over(outcome) => Breach::AfterEnd(number, outcome),
        }
    }
}

fn kind(side: &Participant) -> &'static str {
    match side {
        Participant::Person(_) => tag::HUMAN,
        Participant::Bot(_) | Participant::Program(_) => tag::PROGRAM,
    }
}

/// The tags that follow from the game itself, in their order; `None` is not written.
fn tags_of_the_game(game: &Game) -> [(&'static str, Option<String>); 6] {
    let options = game.setup().options().to_string();
    let reason = game.end().map(|end| end.by).filter(|by| *by != EndReason::Rules);
    [
        (tag::GAME, Some(game.spec().key.to_owned())),
        (tag::VERSION, Some(VERSION.to_string())),
        (tag::SETUP, Some(options).filter(|options| !options.is_empty())),
        (tag::RESULT, Some(result_text(game.outcome()).to_owned())),
        (tag::TERMINATION, reason.map(|by| by.key().to_owned())),
        (tag::POINTS, game.points().map(|[first, second]| format!("{first}-{second}"))),
    ]
}

fn at(place: Place) -> impl Fn(Breach) -> RecordError {
    move |breach| RecordError { place, fault: Fault::Breach(breach) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{scored, tic_tac_toe};
    use crate::rules::Outcome;

    /// The tags of the record, one a line.
    fn tags(game: &Game) -> String {
        let tags = |record: &Record| record.tags().map(|(name, value)| format!("{name} {value}\n")).collect();
        tags(&Record::of(game))
    }

    fn game(setup: GameSetup, names: &[&str]) -> Game {
        let mut game = Game::new(setup);
        names.iter().for_each(|name| game.play_notation(name).expect("it is legal"));
        game
    }

    #[test]
    fn a_record_says_who_played_and_when_as_far_as_that_is_known() {
        let mut game = game(tic_tac_toe::GAME.usual(), &["b2"]);
        assert_eq!(tags(&game), "Game tic-tac-toe\nVersion 2\nResult *\n");
        game.sides =
            [Participant::Person("Jana".to_owned()), Participant::Bot(tic_tac_toe::GAME.usual().best_bot())];
        (game.date, game.seed) = ("2026-05-17".to_owned(), Some(u64::MAX));
        let sides = "First Jana\nFirstType human\nSecond first-free\nSecondType program\n";
        let more = "Date 2026-05-17\nSeed 18446744073709551615\n";
        assert_eq!(tags(&game), format!("Game tic-tac-toe\nVersion 2\nResult *\n{sides}{more}"));
        let again = Record::of(&game).replay().expect("it was played");
        assert_eq!(again, game);
    }

    #[test]
    fn a_record_tells_the_points_and_why_the_game_ended() {
        let mut game = game(scored::GAME.usual(), &["Xb2", "Oa1", "Xc3"]);
        assert_eq!(tags(&game), "Game scored\nVersion 2\nResult *\nPoints 4-2\n");
        game.settle(Outcome::Win(Side::Second), Some(EndReason::Resigned)).expect("nobody has won");
        assert_eq!(tags(&game), "Game scored\nVersion 2\nResult 0-1\nTermination resigned\nPoints 4-2\n");
    }

    #[test]
    fn a_part_of_a_record_says_what_is_true_of_the_part() {
        let mut game = game(scored::GAME.usual(), &["Xb2", "Oa1", "Xc3"]);
        game.settle(Outcome::Draw, None).expect("nobody has won");
        let mut record = Record::of(&game);
        record.set_tag("Round", "3").expect("any tag");
        assert_eq!(record.up_to(&game), record);
        let part = record.up_to(&game.up_to(1));
        let said: Vec<_> = part.tags().skip(2).collect();
        assert_eq!(said, [("Result", "*"), ("Points", "1-0"), ("Round", "3")]);
        assert_eq!((part.moves().len(), part.result()), (1, None));
    }
}
