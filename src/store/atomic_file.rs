//! Files that are read only if they are ordinary ones, and replaced only when
//! the new one is whole.

use std::fmt::{self, Display, Formatter};
use std::fs::{self, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};

/// Who may read a new file. One that was there keeps its readers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Its owner.
    Owner,
    /// Whoever may read what the user usually writes.
    Usual,
}

/// What is neither a file nor a folder: a pipe, a device, a socket. Reading it
/// might never end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NotOrdinary;

impl Display for NotOrdinary {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "this is not an ordinary file")
    }
}

impl std::error::Error for NotOrdinary {}

/// Opens an ordinary file to be read, without ever waiting.
///
/// # Errors
/// If the system refuses, and if it is not an ordinary file.
pub(crate) fn open(file: &Path) -> io::Result<File> {
    // Opening a device may already do something: it is looked at before.
    ordinary(&fs::metadata(file)?)?;
    let opened = at_once(OpenOptions::new().read(true)).open(file)?;
    // Something else may have been put there in the meantime.
    ordinary(&opened.metadata()?)?;
    Ok(opened)
}

/// Whether it is an ordinary file.
///
/// # Errors
/// If it is not.
fn ordinary(meta: &Metadata) -> io::Result<()> {
    match (meta.is_file(), meta.is_dir()) {
        (true, _) => Ok(()),
        (_, true) => Err(io::ErrorKind::IsADirectory.into()),
        _ => Err(io::Error::other(NotOrdinary)),
    }
}

/// Opening does not wait for the other end of a pipe.
pub(super) fn at_once(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits().cast_signed());
    }
    options
}

/// Writes a file under another name in the same folder, then gives it its own.
/// Whoever opens it, at whatever moment, finds the old one or the new one.
///
/// A link stays one: what it leads to is replaced, or made. A file that was
/// there keeps its permissions, and one that may not be written is not replaced.
///
/// # Errors
/// If the system or `write` fails; then the old file is as it was.
pub(crate) fn replace<T>(
    file: &Path,
    readers: Readers,
    write: impl FnOnce(&mut File) -> io::Result<T>,
) -> io::Result<T> {
    let file = &followed(file)?;
    let before = writable(file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix("piskvorky-").suffix(".new");
    #[cfg(unix)]
    if readers == Readers::Usual {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(Permissions::from_mode(0o666));
    }
    let mut draft = builder.tempfile_in(folder)?;
    let done = write(draft.as_file_mut())?;
    if let Some(permissions) = before {
        draft.as_file().set_permissions(permissions)?;
    }
    draft.as_file().sync_all()?;
    draft.persist(file)?;
    Ok(done)
}

/// Where the links lead that begin here; the last of them may lead to nothing.
fn followed(file: &Path) -> io::Result<PathBuf> {
    /// As many as the systems follow.
    const MOST: u32 = 40;
    let mut at = file.to_owned();
    for _ in 0..MOST {
        match fs::symlink_metadata(&at) {
            Ok(meta) if meta.is_symlink() => {
                let to = fs::read_link(&at)?;
                at = at.parent().map_or(to.clone(), |folder| folder.join(&to));
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => return Ok(at),
        }
    }
    Err(io::ErrorKind::InvalidFilename.into())
}

/// The permissions of a file that may be replaced; `None` if there is none.
fn writable(file: &Path) -> io::Result<Option<Permissions>> {
    let meta = match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        meta => meta?,
    };
    ordinary(&meta)?;
    if meta.permissions().readonly() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    at_once(OpenOptions::new().write(true)).open(file)?;
    Ok(Some(meta.permissions()))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Write;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn put(file: &Path) -> io::Result<()> {
        replace(file, Readers::Usual, |draft| draft.write_all(b"new"))
    }

    fn mode(file: &Path) -> u32 {
        fs::metadata(file).expect("it is there").permissions().mode() & 0o777
    }

    #[test]
    fn a_new_file_has_the_usual_mode_and_an_old_one_keeps_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let (usual, new, old) = (folder.path().join("a"), folder.path().join("b"), folder.path().join("c"));
        fs::write(&usual, "").expect("written");
        put(&new).expect("written");
        assert_eq!(mode(&new), mode(&usual));
        fs::write(&old, "old").expect("written");
        fs::set_permissions(&old, Permissions::from_mode(0o640)).expect("it is ours");
        put(&old).expect("written");
        assert_eq!((mode(&old), fs::read_to_string(&old).expect("read")), (0o640, "new".to_owned()));
    }

    #[test]
    fn a_link_stays_and_what_it_leads_to_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let (link, between, end) =
            (folder.path().join("link"), folder.path().join("between"), folder.path().join("end"));
        symlink("between", &link).expect("a link");
        symlink(&end, &between).expect("a link");
        for text in ["made", "replaced"] {
            replace(&link, Readers::Usual, |draft| draft.write_all(text.as_bytes())).expect("written");
            assert_eq!(fs::read_to_string(&end).expect("read"), text);
        }
        assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
        symlink("ring", folder.path().join("ring")).expect("a link");
        assert!(put(&folder.path().join("ring")).is_err());
    }

    #[test]
    fn what_may_not_be_written_or_is_no_file_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let locked = folder.path().join("locked");
        fs::write(&locked, "old").expect("written");
        fs::set_permissions(&locked, Permissions::from_mode(0o444)).expect("it is ours");
        let error = put(&locked).expect_err("it may not be written");
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(fs::read_to_string(&locked).expect("read"), "old");
        assert_eq!(put(folder.path()).expect_err("a folder").kind(), io::ErrorKind::IsADirectory);
        for device in ["/dev/null", "/dev/zero"] {
            let error = put(Path::new(device)).expect_err("a device");
            assert!(error.get_ref().is_some_and(|e| e.is::<NotOrdinary>()), "{device}: {error}");
            let error = open(Path::new(device)).expect_err("a device");
            assert!(error.get_ref().is_some_and(|e| e.is::<NotOrdinary>()), "{device}: {error}");
        }
    }
}
