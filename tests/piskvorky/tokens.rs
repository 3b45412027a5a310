//! Rust source cut into words, texts and signs, without comments.

/// A piece of source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    /// The line on which it begins, from 1.
    pub(crate) line: usize,
    /// How many characters of the source stand before it.
    pub(crate) start: usize,
    pub(crate) kind: Kind,
}

/// What a piece of source is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A name, keyword or number.
    Word(String),
    /// What stands between the quotes of a string, with its backslashes.
    Text(String),
    /// `::`
    Path,
    /// Anything else.
    Sign(char),
}

/// The tokens of a source that the compiler accepts. Lifetimes and single characters are
/// left out.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let mut reader = Reader { chars: source.chars().collect(), at: 0, line: 1 };
    let mut tokens = Vec::new();
    while reader.at < reader.chars.len() {
        let (line, start) = (reader.line, reader.at);
        tokens.extend(reader.next().map(|kind| Token { line, start, kind }));
    }
    tokens
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    line: usize,
}

impl Reader {
    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn take(&mut self) -> char {
        let c = self.peek(0);
        self.at += 1;
        self.line += usize::from(c == '\n');
        c
    }

    fn starts(&self, text: &str) -> bool {
        text.chars().enumerate().all(|(i, c)| self.peek(i) == c)
    }

    /// Takes everything up to the end of this text, or to the end of the source.
    fn take_through(&mut self, end: &str) -> String {
        let mut taken = String::new();
        while self.at < self.chars.len() {
            if self.starts(end) {
                for _ in end.chars() {
                    self.take();
                }
                break;
            }
            taken.push(self.take());
        }
        taken
    }

    fn next(&mut self) -> Option<Kind> {
        if self.starts("//") {
            self.take_through("\n");
            return None;
        }
        if self.starts("/*") {
            self.skip_block();
            return None;
        }
        if self.starts("::") {
            self.at += 2;
            return Some(Kind::Path);
        }
        match self.peek(0) {
            '"' => Some(self.text()),
            '\'' => {
                self.skip_character();
                None
            }
            c if c.is_alphanumeric() || c == '_' => Some(self.word()),
            c if c.is_whitespace() => {
                self.take();
                None
            }
            _ => Some(Kind::Sign(self.take())),
        }
    }

    /// Comments between `/*` and `*/` contain each other.
    fn skip_block(&mut self) {
        let mut open = 0;
        while self.at < self.chars.len() {
            if self.starts("/*") {
                open += 1;
                self.at += 2;
            } else if self.starts("*/") {
                open -= 1;
                self.at += 2;
                if open == 0 {
                    return;
                }
            } else {
                self.take();
            }
        }
    }

    fn text(&mut self) -> Kind {
        self.take();
        let mut text = String::new();
        while self.at < self.chars.len() && self.peek(0) != '"' {
            let c = self.take();
            text.push(c);
            if c == '\\' {
                text.push(self.take());
            }
        }
        self.take();
        Kind::Text(text)
    }

    /// `'a'` and `'\n'` are characters, `'a` alone is a lifetime.
    fn skip_character(&mut self) {
        self.take();
        if self.peek(0) == '\\' {
            self.take();
            self.take();
            self.take_through("'");
        } else if self.peek(1) == '\'' {
            self.take();
            self.take();
        }
    }

    fn word(&mut self) -> Kind {
        let mut word = String::new();
        while self.peek(0).is_alphanumeric() || self.peek(0) == '_' {
            word.push(self.take());
        }
        let hashes = (0..).take_while(|&n| self.peek(n) == '#').count();
        if matches!(word.as_str(), "r" | "br" | "cr") && self.peek(hashes) == '"' {
            self.at += hashes + 1;
            return Kind::Text(self.take_through(&format!("\"{}", "#".repeat(hashes))));
        }
        if matches!(word.as_str(), "b" | "c") && self.peek(0) == '"' {
            return self.text();
        }
        if word == "b" && self.peek(0) == '\'' {
            self.skip_character();
        }
        Kind::Word(word)
    }
}
