//! Turns the words of `src/text/*.ftl` into functions, so that the compiler
//! finds a wrong key, a forgotten placeholder, and a text that nobody uses; and
//! into a list of messages, so that the program reads only those that it says.
//!
//! Every language must have the messages of the first one, with the same
//! placeholders; a difference ends the build with a message that names it.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::serializer::serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

/// The languages in the order of `Language`; the first decides which messages there
/// are.
const LANGUAGES: &[&str] = &["sk", "en", "uk", "ru", "zh", "ar"];

/// Messages that begin with one of these and a hyphen are looked up by a key
/// that is known only at run time.
const GROUPS: &[&str] = &[
    "game",
    "option",
    "value",
    "rule",
    "rules",
    "lesson",
    "lessons",
    "diagram",
    "task",
    "choice",
    "lacks",
    "theme",
    "trouble",
    "language",
    "denied",
    "side",
    "won",
    "piece",
    "action",
    "view",
    "explanation",
    "news",
];

/// The same for messages with placeholders, which need not use all of them, and the type of
/// what stands there.
const FILLED: &[(&str, &[&str], &str)] = &[
    ("reason", &["count"], "u32"),
    ("bot", &["level", "levels"], "u32"),
    ("plan", &["level", "levels"], "u32"),
    ("refusal", &["place"], "&str"),
];

type Messages = BTreeMap<String, Message>;

struct Message {
    /// Its placeholders.
    variables: BTreeSet<String>,
    /// It alone, as a file of its own would have it.
    source: String,
}

fn main() {
    let all: Vec<Messages> = LANGUAGES.iter().map(|l| read(l)).collect();
    for (language, messages) in LANGUAGES.iter().zip(&all).skip(1) {
        compare(language, &all[0], messages);
    }
    let out = std::env::var("OUT_DIR").expect("cargo names a folder for what is generated");
    let code = functions(&all[0]) + &list(&all);
    std::fs::write(Path::new(&out).join("messages.rs"), code).expect("the folder can be written");
    println!("cargo::rerun-if-changed=src/text");
    println!("cargo::rerun-if-changed=build.rs");
}

fn read(language: &str) -> Messages {
    let file = format!("src/text/{language}.ftl");
    let source = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    messages(&file, &resource)
}

fn messages(file: &str, resource: &Resource<&str>) -> Messages {
    let mut found = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        let value =
            message.value.as_ref().unwrap_or_else(|| panic!("{file}: {} has no text", message.id.name));
        in_pattern(value, &mut variables);
        let alone = Message { variables, source: serialize(&Resource { body: vec![entry.clone()] }) };
        let before = found.insert(message.id.name.to_owned(), alone);
        assert!(before.is_none(), "{file}: {} stands there twice", message.id.name);
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        // The program gives the files no functions, and needs no messages
        // within messages; either would be found missing only when it is shown.
        other => panic!("a message may use variables and literals, not {other:?}"),
    }
}

fn compare(language: &str, first: &Messages, messages: &Messages) {
    for (key, Message { variables, .. }) in first {
        let Message { variables: there, .. } =
            messages.get(key).unwrap_or_else(|| panic!("{language}.ftl lacks the message {key}"));
        assert_eq!(
            variables, there,
            "{language}.ftl: {key} has other placeholders than {}.ftl",
            LANGUAGES[0]
        );
    }
    for key in messages.keys() {
        assert!(first.contains_key(key), "{language}.ftl: {key} is not a message of {}.ftl", LANGUAGES[0]);
    }
}

fn functions(messages: &Messages) -> String {
    let mut code = String::from("impl Texts {\n");
    for (key, Message { variables, .. }) in messages {
        let groups = GROUPS.iter().chain(FILLED.iter().map(|(group, ..)| group));
        if groups.into_iter().any(|g| key.starts_with(&format!("{g}-"))) {
            continue;
        }
        let parameters: String =
            variables.iter().map(|v| format!(", {v}: impl Into<FluentValue<'a>>")).collect();
        let arguments: String = variables.iter().map(|v| format!("(\"{v}\", {v}.into()), ")).collect();
        let life = if variables.is_empty() { "" } else { "<'a>" };
        let name = key.replace('-', "_");
        let _ = writeln!(code, "    pub(crate) fn {name}{life}(&self{parameters}) -> String {{");
        let _ = writeln!(code, "        self.message(\"{key}\", [{arguments}])\n    }}");
    }
    for group in GROUPS {
        let _ = writeln!(code, "    /// The text `{group}-KEY`, if there is one.");
        let _ = writeln!(code, "    pub fn {group}(&self, key: &str) -> Option<String> {{");
        let _ = writeln!(code, "        self.find(&format!(\"{group}-{{key}}\"), [])\n    }}");
    }
    for (group, names, kind) in FILLED {
        let parameters: String = names.iter().map(|name| format!(", {name}: {kind}")).collect();
        let arguments: String = names.iter().map(|name| format!("(\"{name}\", {name}.into()), ")).collect();
        let _ = writeln!(code, "    /// The text `{group}-KEY` with this in it, if there is one.");
        let _ = writeln!(code, "    pub fn {group}(&self, key: &str{parameters}) -> Option<String> {{");
        let _ = writeln!(code, "        self.find(&format!(\"{group}-{{key}}\"), [{arguments}])\n    }}");
    }
    code + "}\n"
}

/// All messages in all languages: their keys in order, and for each language one
/// text and where each message ends in it. A table of texts would have to be made
/// fit, at every start, for the place where the program was loaded; that of the
/// keys is, once for all languages.
fn list(all: &[Messages]) -> String {
    let keys: Vec<&String> = all[0].keys().collect();
    let mut code = format!("static KEYS: [&str; {}] = {keys:?};\n", keys.len());
    let _ = writeln!(code, "static MESSAGES: [Messages; Language::ALL.len()] = [");
    for messages in all {
        let mut source = String::new();
        let ends: Vec<usize> = messages
            .values()
            .map(|message| {
                source += &message.source;
                source.len()
            })
            .collect();
        let _ = writeln!(code, "    Messages {{ source: {source:?}, ends: {ends:?} }},");
    }
    code + "];\n"
}
