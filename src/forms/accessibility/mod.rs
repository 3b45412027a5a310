//! What screen readers and other assistive technology see of the forms, and
//! what they may do to them.
//!
//! One adapter stands beside each window. It is idle until somebody listens;
//! without a bus to listen on, nothing happens. Where there is no adapter for
//! the system, or it was left out, [`silent`] takes its place.

#[cfg(all(
    feature = "accessibility",
    any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd")
))]
#[path = "unix/mod.rs"]
mod adapter;

#[cfg(not(all(
    feature = "accessibility",
    any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd")
)))]
#[path = "silent.rs"]
mod adapter;

pub(super) use adapter::{Accessible, Request};
