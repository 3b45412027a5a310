//! What went wrong with files and records, in the player's language.

use crate::exchange::{self, NotRead, NotWritten};
use crate::games::gomoku::files::{self, FileError, Unwritable};
use crate::record::{
    Breach, Fault, MOST_BYTES, MOST_MOVES, MOST_TAGS, RESULT_TEXTS, RecordError, result_text, tag,
};
use crate::store::{Kind, NotOrdinary, Notice};
use crate::text::Texts;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What the player has been reported: each cause once a sitting.
#[derive(Default)]
pub(super) struct ReportedNotices(BTreeSet<(String, PathBuf)>);

impl ReportedNotices {
    /// Whether this is news. That a file was moved always is.
    pub(super) fn is_new(&mut self, notice: &Notice) -> bool {
        let key = match &notice.kind {
            Kind::BadValue(key) => format!("{}:{key}", notice.kind.key()),
            kind => kind.key().to_owned(),
        };
        self.0.insert((key, notice.file.clone())) || notice.aside.is_some()
    }
}

/// A path as messages have it: a very long one without its middle, so that the
/// message box is never higher than a screen.
pub(super) fn path(path: &Path) -> String {
    /// How much of either end is shown, in characters.
    const ENDS: usize = 120;
    let whole = path.display().to_string();
    let length = whole.chars().count();
    if length <= 2 * ENDS + 1 {
        return whole;
    }
    let start: String = whole.chars().take(ENDS).collect();
    let end: String = whole.chars().skip(length - ENDS).collect();
    format!("{start}…{end}")
}

/// What has happened to a file of the program.
pub(super) fn notice(notice: &Notice, texts: &Texts) -> String {
    let mut kind = texts.trouble(notice.kind.key()).unwrap_or_default();
    let cause = match (&notice.kind, notice.line) {
        (Kind::BadValue(key), _) => Some(key.clone()),
        (Kind::Broken, _) => Some(notice.cause.clone()),
        (_, line) => line.map(|line| texts.notice_at_line(line)),
    };
    if let Some(cause) = cause {
        kind = texts.notice_cause(cause, kind);
    }
    let mut text = texts.notice_line(path(&notice.file), kind);
    if let Some(aside) = &notice.aside {
        text = texts.notice_moved(path(aside), text);
    }
    if notice.rescued > 0 {
        text = texts.notice_rescued(notice.rescued, text);
    }
    text
}

/// The kinds of refusals that the program has words for.
const REFUSALS: [(ErrorKind, &str); 12] = [
    (ErrorKind::NotFound, "not-found"),
    (ErrorKind::PermissionDenied, "no-rights"),
    (ErrorKind::IsADirectory, "folder"),
    (ErrorKind::NotADirectory, "not-folder"),
    (ErrorKind::StorageFull, "full"),
    (ErrorKind::QuotaExceeded, "full"),
    (ErrorKind::FileTooLarge, "full"),
    (ErrorKind::ReadOnlyFilesystem, "read-only"),
    (ErrorKind::ResourceBusy, "busy"),
    (ErrorKind::WouldBlock, "busy"),
    (ErrorKind::ExecutableFileBusy, "busy"),
    (ErrorKind::InvalidFilename, "bad-name"),
];

/// Why the system may refuse, as far as there are words.
pub(super) fn refusals(texts: &Texts) -> Vec<(ErrorKind, String)> {
    REFUSALS.iter().filter_map(|&(kind, key)| Some((kind, texts.refusal(key)?))).collect()
}

/// Why the system refuses by this kind, if there are words for it.
pub(super) fn refusal_of(kind: ErrorKind, texts: &Texts) -> Option<String> {
    REFUSALS.iter().find(|(known, _)| *known == kind).and_then(|(_, key)| texts.refusal(key))
}

/// Why the system refuses; in its own words where the program has none.
pub(super) fn refusal(error: &io::Error, texts: &Texts) -> String {
    let ordinary = !error.get_ref().is_some_and(|inner| inner.is::<NotOrdinary>());
    let known = REFUSALS.iter().find(|(kind, _)| *kind == error.kind()).map(|(_, key)| *key);
    let key = if ordinary { known } else { Some("not-file") };
    key.and_then(|key| texts.refusal(key)).unwrap_or_else(|| error.to_string())
}

/// What is wrong with a record, and where.
pub(super) fn record(error: &RecordError, texts: &Texts) -> String {
    texts.fault_place(error.place.column, error.place.line, fault(&error.fault, texts))
}

fn fault(fault: &Fault, texts: &Texts) -> String {
    let results = || RESULT_TEXTS.join(", ");
    match fault {
        Fault::TooLong => texts.fault_too_long(MOST_BYTES),
        Fault::Utf16 => texts.fault_utf16(),
        Fault::NotUtf8 => texts.fault_not_utf8(),
        Fault::Control(c) => texts.fault_control(c.escape_default().to_string()),
        Fault::Unexpected(c) => texts.fault_unexpected(c.to_string()),
        Fault::LateTag => texts.fault_late_tag(),
        Fault::NoName => texts.fault_no_name(),
        Fault::NoValue(name) => texts.fault_no_value(name.as_str()),
        Fault::NoBracket(name) => texts.fault_no_bracket(name.as_str()),
        Fault::OpenValue(name) => texts.fault_open_value(name.as_str()),
        Fault::OpenComment => texts.fault_open_comment(),
        Fault::Escape(text) => texts.fault_escape(text.as_str()),
        Fault::TooManyTags => texts.fault_too_many_tags(MOST_TAGS),
        Fault::SecondTag(name, line) => texts.fault_second_tag(*line, name.as_str()),
        Fault::NoGame => texts.fault_no_game(tag::GAME),
        Fault::NoVersion(text) => texts.fault_no_version(text.as_str()),
        Fault::Newer(version) => texts.fault_newer(*version),
        Fault::NotResult(text) => texts.fault_not_result(results(), text.as_str()),
        Fault::TwoResults(tag, end) => texts.fault_two_results(result_text(*end), result_text(*tag)),
        Fault::TooManyMoves => texts.fault_too_many_moves(MOST_MOVES),
        Fault::NoResult => texts.fault_no_result(results()),
        Fault::AfterResult => texts.fault_after_result(),
        Fault::Breach(breach) => self::breach(breach, texts),
    }
}

fn breach(breach: &Breach, texts: &Texts) -> String {
    match breach {
        Breach::Game(key) => texts.fault_game(key.as_str()),
        Breach::Setup(setup, ..) => texts.fault_setup(setup.as_str()),
        Breach::Move(number, text) => texts.fault_move(*number, text.as_str()),
        Breach::AfterEnd(number, _) => texts.fault_after_end(*number),
        Breach::Result(says, is) => texts.fault_result(result_text(Some(*is)), result_text(Some(*says))),
    }
}

/// Why a file of another program gives no game.
pub(super) fn not_read(error: &NotRead, texts: &Texts) -> String {
    match error {
        NotRead::TooLong => texts.fault_alone(texts.fault_too_long(exchange::MOST_BYTES)),
        NotRead::File(FileError { place: files::Place::Text { line, column }, fault }) => {
            texts.fault_place(*column, *line, foreign(fault, texts))
        }
        NotRead::File(FileError { place: files::Place::Byte(byte), fault }) => {
            texts.fault_byte(*byte, foreign(fault, texts))
        }
        NotRead::Board(width, height) => texts.fault_board(*height, *width),
        NotRead::Moves(breach) => texts.fault_alone(self::breach(breach, texts)),
    }
}

fn foreign(fault: &files::Fault, texts: &Texts) -> String {
    match fault {
        files::Fault::Expected(_) => texts.fault_expected(),
        files::Fault::Size => texts.fault_size(*files::SIDES.start(), *files::SIDES.end()),
        files::Fault::Outside => texts.fault_outside(),
        files::Fault::Taken(number) => texts.fault_taken(*number),
        files::Fault::Turn => texts.fault_turn(),
        files::Fault::Pass => texts.fault_pass(),
        files::Fault::SetUp => texts.fault_marks(),
        files::Fault::OtherGame(_) => texts.fault_other_game(),
        files::Fault::Cut => texts.fault_cut(),
        files::Fault::More => texts.fault_more(),
    }
}

/// Why a game cannot be written in the format of another program.
pub(super) fn not_written(error: &NotWritten, texts: &Texts) -> String {
    match error {
        NotWritten::Record(error) => record(error, texts),
        NotWritten::Game(setup) => texts.format_game(super::games::name(setup, texts)),
        NotWritten::Format(Unwritable::Size) => texts.format_size(),
        NotWritten::Format(Unwritable::Move(number)) => texts.fault_taken(*number),
        NotWritten::Format(Unwritable::Name) => texts.format_name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_refusal_has_words_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert_eq!(refusals(&texts).len(), REFUSALS.len(), "{language:?}");
            let pipe = io::Error::other(NotOrdinary);
            assert_eq!(Some(refusal(&pipe, &texts)), texts.refusal("not-file"), "{language:?}");
        }
    }
}
