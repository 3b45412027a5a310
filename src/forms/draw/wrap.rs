//! Breaking a text into lines and cutting it to fit, whatever measures its width.

use unicode_linebreak::BreakOpportunity;
use unicode_segmentation::UnicodeSegmentation;

/// The text cut at the end so that it fits, with an ellipsis where something is
/// missing.
pub(super) fn fitted<'a>(
    text: &'a str,
    width: f64,
    measure: impl Fn(&str) -> f64,
) -> std::borrow::Cow<'a, str> {
    if measure(text) <= width {
        return text.into();
    }
    let ends = text.grapheme_indices(true).map(|(at, _)| at).rev();
    let cut = ends.map(|end| format!("{}…", text[..end].trim_end())).find(|cut| measure(cut) <= width);
    cut.unwrap_or_default().into()
}

/// A text in lines.
#[derive(PartialEq, Debug)]
pub(super) struct Lines {
    pub(super) lines: Vec<String>,
    /// Whether something had to be broken that may not be: it is wider than a
    /// line.
    pub(super) torn: bool,
}

/// Breaks a text into lines that fit, where lines may be broken (UAX #14), and
/// elsewhere only what is wider than a whole line.
pub(super) fn lines(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Lines {
    let (mut out, mut line, mut begin) = (Lines { lines: Vec::new(), torn: false }, String::new(), 0);
    for (end, how) in unicode_linebreak::linebreaks(text) {
        let piece = &text[begin..end];
        begin = end;
        // Spaces at the end of a line take no room.
        let longer = format!("{line}{piece}");
        if measure(longer.trim_end()) <= width {
            line = longer;
        } else {
            if !line.is_empty() {
                out.lines.push(std::mem::take(&mut line));
            }
            for sign in piece.trim_end().graphemes(true) {
                let longer = format!("{line}{sign}");
                if !line.is_empty() && measure(&longer) > width {
                    out.torn = true;
                    out.lines.push(std::mem::replace(&mut line, sign.to_owned()));
                } else {
                    line = longer;
                }
            }
            line.extend(piece.chars().rev().take_while(|c| c.is_whitespace()));
        }
        if how == BreakOpportunity::Mandatory {
            out.lines.push(std::mem::take(&mut line));
        }
    }
    out.lines.iter_mut().for_each(|line| line.truncate(line.trim_end().len()));
    carry(&mut out.lines);
    out
}

/// What turns the direction of a text (UAX #9, explicit isolates) turns that of each
/// of its lines: they are set one by one.
fn carry(lines: &mut [String]) {
    let mut open = String::new();
    for line in lines {
        line.insert_str(0, &open);
        open.clear();
        for sign in line.chars() {
            match sign {
                '\u{2066}'..='\u{2068}' => open.push(sign),
                '\u{2069}' => drop(open.pop()),
                _ => {}
            }
        }
        line.extend(open.chars().map(|_| '\u{2069}'));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter is as wide as every other.
    fn measure(text: &str) -> f64 {
        text.chars().count() as f64
    }

    /// The lines, and whether something was torn.
    fn broken(text: &str, width: f64) -> (Vec<String>, bool) {
        let Lines { lines, torn } = lines(text, width, measure);
        (lines, torn)
    }

    fn whole(lines: &[&str]) -> (Vec<String>, bool) {
        (lines.iter().map(|&line| line.to_owned()).collect(), false)
    }

    fn torn(lines: &[&str]) -> (Vec<String>, bool) {
        (whole(lines).0, true)
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(broken("aa bb cc", 5.0), whole(&["aa bb", "cc"]));
        assert_eq!(broken("aa\u{a0}bb cc", 5.0), whole(&["aa\u{a0}bb", "cc"]));
        assert_eq!(broken("one\n\ntwo", 9.0), whole(&["one", "", "two"]));
        assert_eq!(broken("", 9.0), whole(&[]));
        assert_eq!(broken("/home/jana/hra.txt", 12.0), whole(&["/home/jana/", "hra.txt"]));
    }

    #[test]
    fn chinese_lines_break_between_characters_but_not_before_a_comma() {
        assert_eq!(broken("棋盘有 3 × 3 个格子", 8.0), whole(&["棋盘有 3 ×", "3 个格子"]));
        assert_eq!(broken("圈叉游戏真好玩", 3.0), whole(&["圈叉游", "戏真好", "玩"]));
        assert_eq!(broken("圈叉游，戏", 3.0), whole(&["圈叉", "游，戏"]));
    }

    #[test]
    fn a_word_wider_than_a_line_is_torn_between_letters() {
        assert_eq!(broken("ab cdefghi j", 4.0), torn(&["ab", "cdef", "ghi", "j"]));
        let family = "👨‍👩‍👧";
        assert_eq!(broken(&family.repeat(2), 5.0).0, [family, family]);
    }

    #[test]
    fn an_isolate_goes_on_in_the_next_line() {
        assert_eq!(
            broken("a\u{2066}b c\u{2069} d", 5.0),
            whole(&["a\u{2066}b\u{2069}", "\u{2066}c\u{2069} d"])
        );
        assert_eq!(broken("\u{2067}a\u{2069} b", 4.0), whole(&["\u{2067}a\u{2069}", "b"]));
    }

    #[test]
    fn a_letter_wider_than_a_line_still_gets_one() {
        assert_eq!(broken("ab", 0.5), torn(&["a", "b"]));
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(fitted("abcdef", 6.0, measure), "abcdef");
        assert_eq!(fitted("abc def", 5.0, measure), "abc…");
        assert_eq!(fitted("abc", 0.5, measure), "");
    }
}
