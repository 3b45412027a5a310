//! Files that the user chooses.

use crate::app::{FileWish, PickFile};
use fltk::dialog::{FileDialogAction, FileDialogOptions, FileDialogType, NativeFileChooser};
use std::path::PathBuf;

/// Lets the user choose a file; nothing if they would rather not.
pub(super) fn pick(pick: &PickFile) -> Option<PathBuf> {
    let new = pick.wish != FileWish::Load;
    let kind = if new { FileDialogType::BrowseSaveFile } else { FileDialogType::BrowseFile };
    let mut chooser = NativeFileChooser::new(kind);
    chooser.set_title(&pick.title);
    chooser.set_filter(&format!("{}\t*.{}", pick.kind, pick.extension));
    if new {
        chooser.set_option(FileDialogOptions::SaveAsConfirm);
        chooser.set_preset_file(&pick.name);
    }
    match chooser.try_show() {
        Ok(FileDialogAction::Success) => Some(chooser.filename()),
        Ok(FileDialogAction::Cancelled) | Err(_) => None,
    }
}
