//! Whether a process of the system is still there.

/// Whether the process with this number is there and has not ended.
pub(crate) fn runs(process: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    status.lines().any(|line| line.starts_with("State:") && !line.contains('Z'))
}
