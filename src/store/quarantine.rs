//! Moving a file out of the way without ever losing it, and making sure that
//! only one process does so.

use super::atomic_file::at_once;
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// Gives a file or folder a name that nobody has yet, `name.damaged-1.ext` or
/// one with a larger number, and its companions (whose names are longer by
/// these endings) the same. Returns the new name.
///
/// Nothing is overwritten as long as every process holds the [`Lock`] of the
/// folder while it does this.
///
/// # Errors
/// If the system refuses. Then some companions may have been moved, but the
/// file itself has not.
pub(super) fn move_aside(file: &Path, endings: &[&str]) -> io::Result<PathBuf> {
    let free = |path: &Path| {
        let taken = |path: PathBuf| fs::symlink_metadata(path).is_ok();
        !taken(path.to_owned()) && !endings.iter().any(|ending| taken(companion(path, ending)))
    };
    let target = (1..u32::MAX)
        .map(|n| numbered(file, n))
        .find(|path| free(path))
        .ok_or(io::ErrorKind::AlreadyExists)?;
    for ending in endings {
        rename(&companion(file, ending), &companion(&target, ending))?;
    }
    rename(file, &target)?;
    Ok(target)
}

/// The file whose name is longer by this ending.
pub(super) fn companion(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    PathBuf::from(name)
}

fn numbered(file: &Path, n: u32) -> PathBuf {
    let mut name = file.file_stem().unwrap_or_default().to_owned();
    name.push(format!(".damaged-{n}"));
    if let Some(extension) = file.extension() {
        name.push(".");
        name.push(extension);
    }
    file.with_file_name(name)
}

/// A file that is not there need not be moved.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    match fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result,
    }
}

/// Whoever holds it is the only process that moves or makes files in a folder.
///
/// It is a small file that stays there: removing it would let two processes
/// lock two files of the same name.
pub(super) struct Lock {
    /// Closing it unlocks it. `None` where the system knows no locks.
    _file: Option<File>,
}

impl Lock {
    /// What others do under the lock takes milliseconds.
    const PATIENCE: Duration = Duration::from_secs(5);
    const PAUSE: Duration = Duration::from_millis(10);

    /// Waits for the lock of this folder.
    ///
    /// # Errors
    /// If nothing can be written in the folder, or if another process does not
    /// give the lock back.
    pub(super) fn of(folder: &Path) -> io::Result<Lock> {
        let mut options = File::options();
        let file = at_once(options.create(true).append(true)).open(folder.join("piskvorky.lock"))?;
        for _ in 0..Lock::PATIENCE.as_millis() / Lock::PAUSE.as_millis() {
            match file.try_lock() {
                Ok(()) => return Ok(Lock { _file: Some(file) }),
                Err(TryLockError::WouldBlock) => sleep(Lock::PAUSE),
                Err(TryLockError::Error(_)) => return Ok(Lock { _file: None }),
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }
}
