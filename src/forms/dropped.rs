//! Files that are dropped on a window.

use std::path::PathBuf;

/// The files that a list of addresses names (RFC 2483, text/uri-list), or a
/// list of plain paths; what is no file of this machine is left out.
pub(super) fn files(text: &str) -> Vec<PathBuf> {
    text.lines().map(str::trim_end).filter(|line| !line.starts_with('#')).filter_map(file).collect()
}

fn file(line: &str) -> Option<PathBuf> {
    let Some(rest) = line.strip_prefix("file:") else {
        return PathBuf::from(line).is_absolute().then(|| line.into());
    };
    // Both `file:///path` and `file:/path` are written (RFC 8089), and a host,
    // which is this one.
    let path = match rest.strip_prefix("//") {
        Some(with_host) => &with_host[with_host.find('/')?..],
        None => rest,
    };
    path.starts_with('/').then(|| path_of(decoded(path)))
}

/// Bytes for `%` and two digits (RFC 3986).
fn decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let coded = digits
            .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match coded.filter(|_| byte == b'%') {
            Some(coded) => {
                bytes.push(coded);
                rest = &after[2..];
            }
            None => {
                bytes.push(byte);
                rest = after;
            }
        }
    }
    bytes
}

#[cfg(unix)]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;
    std::ffi::OsString::from_vec(bytes).into()
}

/// A drive stands behind a slash there: `/C:/games`.
#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8_lossy(&bytes).trim_start_matches('/').into()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_file_managers_write_them() {
        let text = "# a comment\r\nfile:///tmp/a%20b%26%C5%BE.txt\r\nfile://host/x.txt\r\nfile:/y\r\n";
        let paths = ["/tmp/a b&\u{17e}.txt", "/x.txt", "/y"].map(PathBuf::from);
        assert_eq!(files(text), paths);
        assert_eq!(
            files("/plain/100%/path \u{5708}.txt\n"),
            [PathBuf::from("/plain/100%/path \u{5708}.txt")]
        );
    }

    #[test]
    fn what_is_no_file_is_left_out() {
        assert_eq!(files("https://example.org/a.txt\nsome words\nfile:\nfile://\n\n"), Vec::<PathBuf>::new());
    }

    #[test]
    fn a_stray_sign_stays() {
        assert_eq!(files("file:///50%/%zz/%4"), [PathBuf::from("/50%/%zz/%4")]);
    }
}
