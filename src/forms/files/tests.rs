//! Tests of choosing files.

use super::*;
use crate::app::PickWords;
use crate::app::keys::Chord;
use crate::app::view::FormId;
use std::fs;
use tempfile::TempDir;

fn desk() -> TempDir {
    let desk = tempfile::tempdir().expect("there is room for a folder");
    for folder in ["zoo", "Alps"] {
        fs::create_dir(desk.path().join(folder)).expect("a new folder");
    }
    for file in ["b.txt", "A.TXT", "c.csv", ".hidden.txt", "Ján & @ 圈.txt"] {
        fs::write(desk.path().join(file), "").expect("a new file");
    }
    desk
}

fn picker(wish: FileWish, desk: &TempDir) -> Picker {
    let word = |word: &str| word.to_owned();
    let words = PickWords {
        name: word("Name"),
        choose: word("&Open"),
        cancel: word("Cancel"),
        exists: word("There is one"),
        replace: word("&Replace"),
        refusals: Vec::new(),
    };
    let (title, kind, name) = (word("Title"), word("Games"), word("new.txt"));
    Picker::new(
        PickFile { wish, title, kind, extension: "txt", also: vec!["rec"], name, words },
        desk.path(),
        false,
    )
}

fn press(picker: &mut Picker, id: Id) -> Picked {
    picker.update(&Msg::Press(FormId::Files, id))
}

fn write(picker: &mut Picker, text: &str) {
    assert_eq!(picker.update(&Msg::Type(FormId::Files, Id::Name, text.into())), Picked::NotYet);
}

#[test]
fn folders_come_first_and_only_what_fits() {
    let desk = desk();
    let names: Vec<String> = picker(FileWish::Load, &desk).folder.entries.iter().map(Entry::shown).collect();
    assert_eq!(names, ["../", "Alps/", "zoo/", "A.TXT", "b.txt", "Ján & @ 圈.txt"]);
}

#[test]
fn a_file_is_opened_from_the_list_or_by_its_name() {
    let desk = desk();
    let path = desk.path().canonicalize().expect("it is there");
    let mut picker = picker(FileWish::Load, &desk);
    assert_eq!(picker.update(&Msg::Open(FormId::Files, Id::List, 4)), Picked::File(path.join("b.txt")));
    assert_eq!(picker.name, "b.txt");
    write(&mut picker, "c.csv");
    let enter = Msg::Key(FormId::Files, Some(Id::Name), Chord::plain(Key::Enter));
    assert_eq!(picker.update(&enter), Picked::File(path.join("c.csv")));
    write(&mut picker, "  ");
    assert_eq!(picker.update(&enter), Picked::NotYet);
    assert_eq!(press(&mut picker, Id::Cancel), Picked::Nothing);
}

#[test]
fn folders_are_walked() {
    let desk = desk();
    let path = desk.path().canonicalize().expect("it is there");
    let mut picker = picker(FileWish::Load, &desk);
    picker.update(&Msg::Choose(FormId::Files, Id::List, 2));
    assert_eq!((press(&mut picker, Id::Ok), picker.folder()), (Picked::NotYet, &*path.join("zoo")));
    assert_eq!(picker.update(&Msg::Open(FormId::Files, Id::List, 0)), Picked::NotYet);
    assert_eq!(picker.folder(), path);
    write(&mut picker, "Alps/..");
    assert_eq!((press(&mut picker, Id::Ok), picker.folder()), (Picked::NotYet, &*path));
    fs::remove_dir(path.join("zoo")).expect("it is empty");
    picker.update(&Msg::Open(FormId::Files, Id::List, 2));
    assert!(picker.trouble.contains("zoo"), "{}", picker.trouble);
}

#[test]
fn letters_walk_through_the_list() {
    let desk = desk();
    let mut picker = picker(FileWish::Load, &desk);
    let mut typed = |letter| {
        picker.update(&Msg::Key(FormId::Files, Some(Id::List), Chord::plain(Key::Char(letter))));
        picker.name.clone()
    };
    assert_eq!(['a', 'a', 'a', 'b', 'q'].map(&mut typed), ["Alps/", "A.TXT", "Alps/", "b.txt", "b.txt"]);
}

#[test]
fn a_new_file_gets_its_extension_and_replaces_none_unasked() {
    let desk = desk();
    let path = desk.path().canonicalize().expect("it is there");
    let mut picker = picker(FileWish::Save, &desk);
    assert_eq!(press(&mut picker, Id::Ok), Picked::File(path.join("new.txt")));
    write(&mut picker, "b");
    assert_eq!(press(&mut picker, Id::Ok), Picked::NotYet);
    assert_eq!(picker.trouble, "There is one");
    // Another name is another question.
    write(&mut picker, "Ján & @ 圈.txt");
    assert_eq!(picker.trouble, "");
    assert_eq!(press(&mut picker, Id::Ok), Picked::NotYet);
    assert_eq!(press(&mut picker, Id::Ok), Picked::File(path.join("Ján & @ 圈.txt")));
}

#[test]
fn dots_in_a_name_are_no_ending_and_another_ending_will_do() {
    let desk = desk();
    let path = desk.path().canonicalize().expect("it is there");
    for (written, file) in [
        ("Jana vs. Peter", "Jana vs. Peter.txt"),
        ("30. 11. 2026", "30. 11. 2026.txt"),
        ("new.TXT", "new.TXT"),
        ("new.rec", "new.rec"),
    ] {
        let mut picker = picker(FileWish::Save, &desk);
        write(&mut picker, written);
        assert_eq!(press(&mut picker, Id::Ok), Picked::File(path.join(file)), "{written}");
    }
    fs::write(path.join("old.rec"), "").expect("a new file");
    let listed = picker(FileWish::Load, &desk).folder.entries;
    assert!(listed.iter().any(|entry| entry.name == "old.rec"), "{listed:?}");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_replaced_unasked() {
    let desk = desk();
    std::os::unix::fs::symlink("nowhere", desk.path().join("link.txt")).expect("a link");
    let mut picker = picker(FileWish::Save, &desk);
    write(&mut picker, "link");
    assert_eq!(press(&mut picker, Id::Ok), Picked::NotYet);
    assert_eq!(picker.trouble, "There is one");
}

#[test]
fn the_name_of_a_new_file_stays_on_the_way_to_a_folder() {
    let desk = desk();
    let path = desk.path().canonicalize().expect("it is there");
    let mut picker = picker(FileWish::Save, &desk);
    picker.update(&Msg::Open(FormId::Files, Id::List, 1));
    assert_eq!(press(&mut picker, Id::Ok), Picked::File(path.join("Alps").join("new.txt")));
}
