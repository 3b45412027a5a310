//! Whether there is a screen to open windows on, found out before the toolkit
//! does: it would end the program without a word.

use super::UiError;

/// Says why no window can be opened, if so.
pub(super) fn check() -> Result<(), UiError> {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        let display = std::env::var("DISPLAY").unwrap_or_default();
        if display.is_empty() {
            return Err(UiError::NoDisplay);
        }
        if !answers(&display) {
            return Err(UiError::Unreachable(display));
        }
    }
    Ok(())
}

/// A display as the variable DISPLAY names it: `host:number.screen`, where no
/// host or `unix` means this machine (X(7)).
#[cfg(all(unix, not(target_os = "macos")))]
fn parse(display: &str) -> Option<(&str, u16)> {
    let (host, rest) = display.rsplit_once(':')?;
    let number = rest.split_once('.').map_or(rest, |(number, _)| number);
    Some((host, number.parse().ok()?))
}

/// Whether somebody answers there. What cannot be understood counts as
/// answering: the toolkit may know better.
#[cfg(all(unix, not(target_os = "macos")))]
fn answers(display: &str) -> bool {
    use std::net::{TcpStream, ToSocketAddrs};
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    let Some((host, number)) = parse(display) else {
        return true;
    };
    if host.is_empty() || host == "unix" {
        return UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).is_ok() || hidden(number);
    }
    if host.starts_with('/') || host.contains('/') {
        return true;
    }
    let Some(port) = number.checked_add(6000) else {
        return true;
    };
    let Ok(addresses) = (host, port).to_socket_addrs() else {
        return false;
    };
    addresses.into_iter().any(|at| TcpStream::connect_timeout(&at, Duration::from_secs(3)).is_ok())
}

/// Linux also has sockets that no file stands for.
#[cfg(target_os = "linux")]
fn hidden(number: u16) -> bool {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};

    let address = SocketAddr::from_abstract_name(format!("/tmp/.X11-unix/X{number}"));
    address.and_then(|at| UnixStream::connect_addr(&at)).is_ok()
}

#[cfg(all(unix, not(target_os = "linux"), not(target_os = "macos")))]
fn hidden(_number: u16) -> bool {
    false
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn displays_are_read_as_x_names_them() {
        assert_eq!(parse(":0"), Some(("", 0)));
        assert_eq!(parse(":77.0"), Some(("", 77)));
        assert_eq!(parse("localhost:10.0"), Some(("localhost", 10)));
        assert_eq!(parse("unix:1"), Some(("unix", 1)));
        assert_eq!(parse("nonsense"), None);
        assert_eq!(parse(":x"), None);
    }

    #[test]
    fn nobody_answers_at_a_display_that_is_not_there() {
        assert!(!answers(":64123"));
        assert!(!answers("localhost:59000"));
    }
}
