//! Which fonts the system has, found out beside the rest of the start.

/// Begins to find out which fonts there are, on a thread of its own; what is
/// returned waits for it. The toolkit would do so at the first text, when it has
/// nothing else to do. It has to be waited for: whoever asks meanwhile finds out
/// everything for itself once more.
#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))]
pub(super) fn find() -> impl FnOnce() {
    // What was found has to stay as long as texts are set, so it is never given back.
    let find = || {
        Box::leak(Box::new(fontconfig::Fontconfig::new()));
    };
    let finding = std::thread::Builder::new().name("fonts".to_owned()).spawn(find);
    // Where no thread can be had, the toolkit comes to it in its own time.
    || drop(finding.map(|finding| finding.join()))
}

/// Here the system itself knows its fonts.
#[cfg(not(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd")))]
pub(super) fn find() -> impl FnOnce() {
    || {}
}
