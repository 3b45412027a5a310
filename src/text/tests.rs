//! Tests of the languages as such: their tags, and that each counts as its
//! speakers do.

use super::*;

/// Numbers that between them need every plural form of the six languages.
const NUMBERS: [u32; 10] = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101];

/// What stands under the chart after so many wins, draws and losses each.
fn counted(language: Language, n: u32) -> String {
    let chart = Texts::new(language).results_chart(n, n, n);
    let (_, counts) = chart.split_once([':', '：']).expect("a title, then the counts");
    counts.trim_start().to_owned()
}

fn counts_as(language: Language, expected: [&str; 10]) {
    for (n, expected) in NUMBERS.into_iter().zip(expected) {
        assert_eq!(counted(language, n), expected, "{language:?}: {n}");
    }
}

#[test]
fn slovak_counts_in_three_forms() {
    counts_as(
        Language::Slovak,
        [
            "0 výhier, 0 remíz, 0 prehier",
            "1 výhra, 1 remíza, 1 prehra",
            "2 výhry, 2 remízy, 2 prehry",
            "3 výhry, 3 remízy, 3 prehry",
            "5 výhier, 5 remíz, 5 prehier",
            "11 výhier, 11 remíz, 11 prehier",
            "21 výhier, 21 remíz, 21 prehier",
            "22 výhier, 22 remíz, 22 prehier",
            "100 výhier, 100 remíz, 100 prehier",
            "101 výhier, 101 remíz, 101 prehier",
        ],
    );
}

#[test]
fn english_counts_in_two_forms() {
    counts_as(
        Language::English,
        [
            "0 wins, 0 draws, 0 losses",
            "1 win, 1 draw, 1 loss",
            "2 wins, 2 draws, 2 losses",
            "3 wins, 3 draws, 3 losses",
            "5 wins, 5 draws, 5 losses",
            "11 wins, 11 draws, 11 losses",
            "21 wins, 21 draws, 21 losses",
            "22 wins, 22 draws, 22 losses",
            "100 wins, 100 draws, 100 losses",
            "101 wins, 101 draws, 101 losses",
        ],
    );
}

#[test]
fn ukrainian_counts_in_three_forms_by_the_last_digits() {
    counts_as(
        Language::Ukrainian,
        [
            "0 перемог, 0 нічиїх, 0 поразок",
            "1 перемога, 1 нічия, 1 поразка",
            "2 перемоги, 2 нічиї, 2 поразки",
            "3 перемоги, 3 нічиї, 3 поразки",
            "5 перемог, 5 нічиїх, 5 поразок",
            "11 перемог, 11 нічиїх, 11 поразок",
            "21 перемога, 21 нічия, 21 поразка",
            "22 перемоги, 22 нічиї, 22 поразки",
            "100 перемог, 100 нічиїх, 100 поразок",
            "101 перемога, 101 нічия, 101 поразка",
        ],
    );
}

#[test]
fn russian_counts_in_three_forms_by_the_last_digits() {
    counts_as(
        Language::Russian,
        [
            "0 побед, 0 ничьих, 0 поражений",
            "1 победа, 1 ничья, 1 поражение",
            "2 победы, 2 ничьи, 2 поражения",
            "3 победы, 3 ничьи, 3 поражения",
            "5 побед, 5 ничьих, 5 поражений",
            "11 побед, 11 ничьих, 11 поражений",
            "21 победа, 21 ничья, 21 поражение",
            "22 победы, 22 ничьи, 22 поражения",
            "100 побед, 100 ничьих, 100 поражений",
            "101 победа, 101 ничья, 101 поражение",
        ],
    );
}

#[test]
fn chinese_counts_in_one_form() {
    counts_as(
        Language::Chinese,
        [
            "0 胜，0 平，0 负",
            "1 胜，1 平，1 负",
            "2 胜，2 平，2 负",
            "3 胜，3 平，3 负",
            "5 胜，5 平，5 负",
            "11 胜，11 平，11 负",
            "21 胜，21 平，21 负",
            "22 胜，22 平，22 负",
            "100 胜，100 平，100 负",
            "101 胜，101 平，101 负",
        ],
    );
}

#[test]
fn arabic_counts_in_six_forms() {
    counts_as(
        Language::Arabic,
        [
            "لا فوز، لا تعادل، لا خسارة",
            "فوز واحد، تعادل واحد، خسارة واحدة",
            "فوزان، تعادلان، خسارتان",
            "3 انتصارات، 3 تعادلات، 3 خسائر",
            "5 انتصارات، 5 تعادلات، 5 خسائر",
            "11 انتصارًا، 11 تعادلًا، 11 خسارة",
            "21 انتصارًا، 21 تعادلًا، 21 خسارة",
            "22 انتصارًا، 22 تعادلًا، 22 خسارة",
            "100 انتصار، 100 تعادل، 100 خسارة",
            "101 انتصار، 101 تعادل، 101 خسارة",
        ],
    );
}

#[test]
fn numbers_have_western_digits_and_no_separators() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        assert!(texts.delay(1500).contains("1500"), "{language:?}");
        let date = texts.date(30, 11, "10:05", "2026");
        for part in ["30", "11", "2026", "10:05"] {
            assert!(date.contains(part), "{language:?}: {date}");
        }
    }
}

#[test]
fn a_name_stands_in_a_sentence_as_it_was_typed() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for name in ["Jana", "@Ľudo & spol.", "أحمد", "王芳", "{ $player }"] {
            assert!(texts.menu_greeting(name).contains(name), "{language:?}");
            assert!(texts.login_remove_sure(name).contains(name), "{language:?}");
        }
    }
}

/// As *Poraď* counts the moves of a winning series.
#[test]
fn moves_are_counted_in_every_language() {
    for (language, expected) in [
        (Language::Slovak, ["1 ťah.", "2 ťahy.", "7 ťahov.", "21 ťahov."]),
        (Language::English, ["1 move.", "2 moves.", "7 moves.", "21 moves."]),
        (Language::Ukrainian, ["1 хід.", "2 ходи.", "7 ходів.", "21 хід."]),
        (Language::Russian, ["1 ход.", "2 хода.", "7 ходов.", "21 ход."]),
        (Language::Chinese, ["1 步。", "2 步。", "7 步。", "21 步。"]),
        (Language::Arabic, ["نقلة واحدة.", "نقلتان.", "7 نقلات.", "21 نقلة."]),
    ] {
        let texts = Texts::new(language);
        for (moves, end) in [1, 2, 7, 21].into_iter().zip(expected) {
            for key in ["fours", "threes", "force"] {
                let said = texts.reason(key, moves).unwrap_or_else(|| panic!("reason-{key}"));
                assert!(said.ends_with(end), "{language:?}: {said}");
                let said = texts.reason(key, 0).unwrap_or_else(|| panic!("reason-{key}"));
                assert!(!said.contains(char::is_numeric), "{language:?}, nothing is counted: {said}");
            }
        }
    }
}

/// What is a path in an Arabic line is ordered for itself, so that its slash
/// stays in front (UAX 9, explicit isolates).
#[test]
fn isolates_are_in_pairs_and_only_in_arabic() {
    for language in Language::ALL {
        let source = language.messages().source;
        let count = |sign: &str| source.matches(sign).count();
        let opened = count(r#""\u2066""#) + count(r#""\u2068""#);
        assert_eq!(opened, count(r#""\u2069""#), "{language:?}");
        assert_eq!(count("\\u") > 0, language == Language::Arabic, "{language:?}");
        assert!(!source.chars().any(|c| matches!(c, '\u{200e}'..='\u{200f}' | '\u{2066}'..='\u{2069}')));
    }
}

/// A message that is read alone says what it says in its file.
#[test]
fn every_message_of_every_file_is_found() {
    use fluent_syntax::ast::{Entry, Message};

    fn messages(source: &str) -> Vec<Message<&str>> {
        let file = fluent_syntax::parser::parse(source).expect("the build has read it");
        let message = |entry| match entry {
            Entry::Message(message) => Some(Message { comment: None, ..message }),
            _ => None,
        };
        file.body.into_iter().filter_map(message).collect()
    }

    for language in Language::ALL {
        let file = format!("{}/src/text/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let file = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
        let whole = messages(&file);
        assert_eq!(whole.len(), KEYS.len(), "{language:?}");
        for message in whole {
            let source = language.messages().source(message.id.name).expect("it is listed");
            assert_eq!(messages(source), [message], "{language:?}");
        }
        assert_eq!(language.messages().source("no-such-message"), None);
    }
}

#[test]
fn the_language_of_a_locale_is_known() {
    for (locale, language) in [
        ("sk", Some(Language::Slovak)),
        ("sk_SK.UTF-8", Some(Language::Slovak)),
        ("SK", Some(Language::Slovak)),
        ("en", Some(Language::English)),
        ("en_GB.UTF-8", Some(Language::English)),
        ("uk", Some(Language::Ukrainian)),
        ("uk_UA.KOI8-U", Some(Language::Ukrainian)),
        ("ru_RU@euro", Some(Language::Russian)),
        ("ru@petr1708", Some(Language::Russian)),
        ("zh_CN", Some(Language::Chinese)),
        ("zh-Hans-CN", Some(Language::Chinese)),
        ("ar_EG", Some(Language::Arabic)),
        ("ar", Some(Language::Arabic)),
        ("", None),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("de_DE", None),
        ("skr_PK", None),
        ("arn", None),
    ] {
        assert_eq!(Language::from_tag(locale), language, "{locale}");
    }
}

#[test]
fn every_language_is_found_by_its_tag_and_differs_from_the_others() {
    for (n, language) in Language::ALL.into_iter().enumerate() {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        assert_eq!(language as usize, n, "{language:?} stands where the enumeration has it");
        let others = Language::ALL.into_iter().filter(|&other| other != language);
        for other in others {
            assert_ne!(language.own_name(), other.own_name());
            assert_ne!(language.messages().source, other.messages().source);
        }
    }
}

#[test]
fn a_name_turns_no_word_but_its_own() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let greeting = texts.menu_greeting("\u{202e}Jana");
        let plain = texts.menu_greeting("Jana");
        assert_eq!(greeting, plain.replace("Jana", "\u{202e}Jana\u{202c}"), "{language:?}");
        assert_eq!(texts.menu_greeting("Jana\u{2069}\u{202c}"), plain, "{language:?}");
    }
}
