//! Which paths of the crate a source names.

use crate::tokens::{Kind, Token};

/// A path from the root of the crate, and the line on which it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Named {
    pub(super) line: usize,
    pub(super) path: Vec<String>,
}

/// The paths that begin with `crate` or `super`, as those from the root of the crate, in
/// a file that is this module. Groups in braces are taken apart.
pub(super) fn paths(tokens: &[Token], module: &[&str]) -> Vec<Named> {
    let mut reader = Reader { tokens, at: 0, found: Vec::new() };
    // The modules around the place that is read, and at which depth of braces each began.
    let mut inside: Vec<String> = module.iter().map(|&name| name.to_owned()).collect();
    let (mut depth, mut opened) = (0, Vec::new());
    while let Some(token) = tokens.get(reader.at) {
        reader.at += 1;
        match &token.kind {
            Kind::Sign('{') => depth += 1,
            Kind::Sign('}') => {
                depth -= 1;
                if opened.last() == Some(&depth) {
                    opened.pop();
                    inside.pop();
                }
            }
            Kind::Word(word) if word == "mod" => {
                if let (Some(Kind::Word(name)), Some(Kind::Sign('{'))) = (reader.kind(0), reader.kind(1)) {
                    inside.push(name.clone());
                    opened.push(depth);
                }
            }
            Kind::Word(word) if word == "crate" && reader.skips_path() => reader.tree(Vec::new()),
            Kind::Word(word) if word == "super" && reader.skips_path() => {
                let mut base = inside.clone();
                base.pop();
                while reader.kind(0) == Some(&Kind::Word("super".to_owned())) {
                    reader.at += 1;
                    reader.skips_path();
                    base.pop();
                }
                reader.tree(base);
            }
            _ => {}
        }
    }
    reader.found
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    found: Vec<Named>,
}

impl<'a> Reader<'a> {
    fn kind(&self, ahead: usize) -> Option<&'a Kind> {
        self.tokens.get(self.at + ahead).map(|token| &token.kind)
    }

    /// Steps over `::`, if it comes next.
    fn skips_path(&mut self) -> bool {
        let comes = self.kind(0) == Some(&Kind::Path);
        self.at += usize::from(comes);
        comes
    }

    /// What follows a path and `::`: a name, a group in braces, or all.
    fn tree(&mut self, mut path: Vec<String>) {
        let line = self.tokens.get(self.at).map_or(0, |token| token.line);
        match self.kind(0) {
            Some(Kind::Word(name)) => {
                self.at += 1;
                if name != "self" {
                    path.push(name.clone());
                }
                if self.skips_path() { self.tree(path) } else { self.found.push(Named { line, path }) }
            }
            Some(Kind::Sign('{')) => {
                self.at += 1;
                while !matches!(self.kind(0), None | Some(Kind::Sign('}'))) {
                    self.tree(path.clone());
                    // Up to the next of the group: a new name, too, stands before it.
                    while !matches!(self.kind(0), None | Some(Kind::Sign('}' | ','))) {
                        self.at += 1;
                    }
                    self.at += usize::from(self.kind(0) == Some(&Kind::Sign(',')));
                }
                self.at += 1;
            }
            _ => self.found.push(Named { line, path }),
        }
    }
}
