//! Files that are replaced only when the new one is whole.

use std::fs::File;
use std::io;
use std::path::Path;

/// Who may read a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Readers {
    /// Its owner.
    Owner,
    /// Whoever may read what the user usually writes.
    Usual,
}

/// Writes a file under another name in the same folder, then gives it its own.
/// Whoever opens it, at whatever moment, finds the old one or the new one.
///
/// # Errors
/// If the system or `write` fails; then the old file is as it was.
pub(super) fn replace<T>(
    file: &Path,
    readers: Readers,
    write: impl FnOnce(&mut File) -> io::Result<T>,
) -> io::Result<T> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix("piskvorky-").suffix(".new");
    #[cfg(unix)]
    if readers == Readers::Usual {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut draft = builder.tempfile_in(folder)?;
    let done = write(draft.as_file_mut())?;
    draft.as_file().sync_all()?;
    draft.persist(file)?;
    Ok(done)
}
