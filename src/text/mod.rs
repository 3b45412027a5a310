//! The words that a player reads, in the player's language.
//!
//! They stand in one Project Fluent file a language (<https://projectfluent.org>),
//! compiled in. `build.rs` makes a function of every message, so that a wrong
//! key or a forgotten placeholder does not compile, and a message that nobody
//! uses is a warning. Messages that are looked up by a key of a game are tested
//! instead.

mod direction;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
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

    fn source(self) -> &'static str {
        match self {
            Language::Slovak => include_str!("sk.ftl"),
            Language::English => include_str!("en.ftl"),
            Language::Ukrainian => include_str!("uk.ftl"),
            Language::Russian => include_str!("ru.ftl"),
            Language::Chinese => include_str!("zh.ftl"),
            Language::Arabic => include_str!("ar.ftl"),
        }
    }
}

/// All the words in one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The words in this language.
    ///
    /// # Panics
    /// Never: `build.rs` has read the same file.
    #[must_use]
    pub fn new(language: Language) -> Texts {
        let resource =
            FluentResource::try_new(language.source().to_owned()).expect("the build has read this file");
        let mut bundle = FluentBundle::new(vec![language.id()]);
        // A name is shown exactly as it was typed, without invisible marks. Where
        // a language needs them to order a line, its file says so.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no message stands there twice");
        Texts { language, bundle }
    }

    /// The language that they are in.
    #[must_use]
    pub fn tongue(&self) -> Language {
        self.language
    }

    fn message<'a, const N: usize>(&self, key: &str, arguments: [(&'a str, FluentValue<'a>); N]) -> String {
        let arguments = arguments.map(|(name, value)| (name, within_itself(value)));
        self.format(key, &FluentArgs::from_iter(arguments)).expect("the build has seen this message")
    }

    fn find<const N: usize>(&self, key: &str, arguments: [(&str, FluentValue); N]) -> Option<String> {
        self.format(key, &FluentArgs::from_iter(arguments))
    }

    fn format(&self, key: &str, arguments: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
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
