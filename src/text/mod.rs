//! The words that a player reads, in the player's language.
//!
//! They stand in one Project Fluent file a language (<https://projectfluent.org>),
//! compiled in. `build.rs` makes a function of every message, so that a wrong
//! key or a forgotten placeholder does not compile, and a message that nobody
//! uses is a warning. Messages that are looked up by a key of a game are tested
//! instead. A message is read when it is first said: the first window needs a
//! dozen of the hundreds.

mod direction;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use unic_langid::{LanguageIdentifier, langid};

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// Slovak.
    #[default]
    Slovak,
    /// English.
    English,
    /// Ukrainian.
    Ukrainian,
    /// Russian.
    Russian,
    /// Chinese in simplified characters.
    Chinese,
    /// Arabic.
    Arabic,
}

impl Language {
    /// Every language, in the order in which forms offer them.
    pub const ALL: [Language; 6] = [
        Language::Slovak,
        Language::English,
        Language::Ukrainian,
        Language::Russian,
        Language::Chinese,
        Language::Arabic,
    ];

    /// Its tag, as in the settings and on the command line (BCP 47).
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::Slovak => "sk",
            Language::English => "en",
            Language::Ukrainian => "uk",
            Language::Russian => "ru",
            Language::Chinese => "zh",
            Language::Arabic => "ar",
        }
    }

    /// What it calls itself, in its own script.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Language::Slovak => "Slovenčina",
            Language::English => "English",
            Language::Ukrainian => "Українська",
            Language::Russian => "Русский",
            Language::Chinese => "简体中文",
            Language::Arabic => "العربية",
        }
    }

    /// Whether it is read from the right to the left.
    #[must_use]
    pub fn is_right_to_left(self) -> bool {
        self == Language::Arabic
    }

    /// The language of a tag or of a locale such as `sk_SK.UTF-8`; `None` for
    /// any other language and for locales that name none, such as `C`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().to_lowercase();
        Language::ALL.into_iter().find(|language| language.tag() == first)
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Language::Slovak => langid!("sk"),
            Language::English => langid!("en"),
            Language::Ukrainian => langid!("uk"),
            Language::Russian => langid!("ru"),
            Language::Chinese => langid!("zh"),
            Language::Arabic => langid!("ar"),
        }
    }

    /// `build.rs` has the languages in the same order.
    fn messages(self) -> &'static Messages {
        &MESSAGES[self as usize]
    }
}

/// What there is to say in one language, unread.
struct Messages {
    /// One message after the other, in the order of `KEYS`.
    source: &'static str,
    /// Where each of them ends.
    ends: [u32; KEYS.len()],
}

impl Messages {
    /// The source of a message, if there is one by this key.
    fn source(&self, key: &str) -> Option<&'static str> {
        let at = KEYS.binary_search(&key).ok()?;
        let [start, end] = [at.checked_sub(1), Some(at)].map(|n| n.map_or(0, |n| self.ends[n] as usize));
        Some(&self.source[start..end])
    }
}

/// All the words in one language.
pub struct Texts {
    language: Language,
    /// The messages that were said, for they may be said again.
    said: RefCell<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The words in this language.
    #[must_use]
    pub fn new(language: Language) -> Texts {
        let mut said = FluentBundle::new(vec![language.id()]);
        // A name is shown exactly as it was typed, without invisible marks. Where
        // a language needs them to order a line, its file says so.
        said.set_use_isolating(false);
        Texts { language, said: RefCell::new(said) }
    }

    /// The language that they are in.
    #[must_use]
    pub fn spoken(&self) -> Language {
        self.language
    }

    fn message<'a, const N: usize>(&self, key: &str, arguments: [(&'a str, FluentValue<'a>); N]) -> String {
        let arguments = arguments.map(|(name, value)| (name, within_itself(value)));
        self.format(key, &FluentArgs::from_iter(arguments)).expect("the build has seen this message")
    }

    fn find<const N: usize>(&self, key: &str, arguments: [(&str, FluentValue); N]) -> Option<String> {
        let arguments = arguments.map(|(name, value)| (name, within_itself(value)));
        self.format(key, &FluentArgs::from_iter(arguments))
    }

    fn format(&self, key: &str, arguments: &FluentArgs) -> Option<String> {
        self.read(key)?;
        let said = self.said.borrow();
        let pattern = said.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = said.format_pattern(pattern, Some(arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }

    /// Reads a message, if there is one by this key and it was not read before.
    fn read(&self, key: &str) -> Option<()> {
        if !self.said.borrow().has_message(key) {
            let source = self.language.messages().source(key)?.to_owned();
            let message = FluentResource::try_new(source).expect("the build has written it");
            self.said.borrow_mut().add_resource(message).expect("it was not read before");
        }
        Some(())
    }
}

/// What is put into a message turns the direction of nothing around it.
fn within_itself(value: FluentValue) -> FluentValue {
    match value {
        FluentValue::String(text) => FluentValue::String(direction::closed(&text).into_owned().into()),
        other => other,
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

#[cfg(test)]
mod tests;
