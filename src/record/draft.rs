//! A record while it is being read: what may stand in it beside what is there already.

use super::error::{Reading, quote, short};
use super::{Fault, MOST_MOVES, MOST_TAGS, Place, Places, Ply, Record, RecordError, Tag, VERSION};
use super::{result_of, tag};
use crate::rules::Outcome;

/// The record as far as it has been read.
#[derive(Default)]
pub(super) struct Draft {
    tags: Vec<Tag>,
    /// Where the tags stand.
    tag_places: Vec<Place>,
    opening: String,
    pub(super) moves: Vec<Ply>,
    pub(super) places: Places,
}

impl Draft {
    /// Adds what is said of the last move; several comments become one.
    pub(super) fn comment(&mut self, text: &str) {
        let comment = self.moves.last_mut().map_or(&mut self.opening, |ply| &mut ply.comment);
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    pub(super) fn add_tag(&mut self, place: Place, name: String, value: String) -> Reading<()> {
        let fail = |fault| Err(RecordError { place, fault });
        if let Some(i) = self.tags.iter().position(|tag| tag.name == name) {
            return fail(Fault::SecondTag(short(&name), self.tag_places[i].line));
        }
        if self.tags.len() == MOST_TAGS {
            return fail(Fault::TooManyTags);
        }
        match name.as_str() {
            tag::VERSION => match value.parse() {
                // What comes after it could be of any form.
                Ok(version) if version > VERSION => return fail(Fault::Newer(version)),
                Ok(1..) => {}
                _ => return fail(Fault::NoVersion(quote(&value))),
            },
            tag::RESULT if result_of(&value).is_none() => return fail(Fault::NotResult(quote(&value))),
            tag::GAME => self.places.game = place,
            tag::SETUP => self.places.setup = place,
            _ => {}
        }
        self.tags.push(Tag { name, value });
        self.tag_places.push(place);
        Ok(())
    }

    pub(super) fn add_move(&mut self, place: Place, notation: &str) -> Reading<()> {
        if self.moves.len() == MOST_MOVES {
            return Err(RecordError { place, fault: Fault::TooManyMoves });
        }
        self.moves.push(Ply { notation: notation.to_owned(), comment: String::new() });
        self.places.moves.push(place);
        Ok(())
    }

    pub(super) fn finish(self, result: Option<Outcome>) -> Reading<Record> {
        let Draft { tags, opening, moves, places, .. } = self;
        let record = Record { tags, opening, moves, result, places };
        let fail = |place, fault| Err(RecordError { place, fault });
        if record.tag(tag::GAME).is_none() {
            return fail(Place::default(), Fault::NoGame);
        }
        match record.tag(tag::RESULT).and_then(result_of) {
            Some(tag) if tag != result => fail(record.places.result, Fault::TwoResults(tag, result)),
            _ => Ok(record),
        }
    }
}
