//! What the program remembers beyond its end, and the time that it is.

use super::view::{FormId, Rect, Size};
use crate::store::settings::{Place, Settings, SettingsFile};
use crate::store::{Folders, Moment, Notice, Store};
use std::panic::resume_unwind;
use std::thread;
use std::time::{Duration, SystemTime};

/// The store, the settings and the clock. They come in from outside, so that
/// tests bring their own.
pub struct Memory {
    /// Players and games.
    pub store: Store,
    /// What the player has chosen for all games to come.
    pub settings: SettingsFile,
    /// Tells what time it is.
    pub clock: Box<dyn Fn() -> Moment>,
    /// A delay that holds for this sitting in place of that of the settings.
    pub delay: Option<Duration>,
}

impl Memory {
    /// Begins to open what is in these folders, on a thread of its own: a database
    /// that is made anew waits for the disk, one that is locked for whoever locks it.
    /// What is returned waits for the rest, and adds the clock of the system.
    pub fn opening(folders: Folders) -> impl FnOnce() -> Memory {
        let (here, there) = (folders.clone(), folders);
        let open = |folders: &Folders| (Store::open(folders), SettingsFile::open(folders));
        let opening = thread::Builder::new().name("memory".to_owned()).spawn(move || open(&there));
        move || {
            let (store, settings) = match opening {
                Ok(opening) => opening.join().unwrap_or_else(|panic| resume_unwind(panic)),
                // No thread can be had: then one waits.
                Err(_) => open(&here),
            };
            Memory { store, settings, clock: Box::new(|| SystemTime::now().into()), delay: None }
        }
    }

    /// Nothing outlives the program, and time is told by this clock.
    #[must_use]
    pub fn forgetful(clock: Box<dyn Fn() -> Moment>) -> Memory {
        Memory { store: Store::in_memory(), settings: SettingsFile::in_memory(), clock, delay: None }
    }

    /// How long the computer waits before its move is shown.
    pub(super) fn delay(&self) -> Duration {
        self.delay.unwrap_or(self.settings.settings().delay)
    }

    pub(super) fn place_of(&self, form: FormId) -> Option<Rect> {
        let place = self.settings.settings().windows.get(form.key())?;
        Some(Rect::new(place.x, place.y, place.w, place.h))
    }

    pub(super) fn size_of(&self, form: FormId) -> Size {
        self.place_of(form).map_or(Size::default(), |place| Size { w: place.w, h: place.h })
    }

    pub(super) fn set_place(&mut self, form: FormId, Rect { x, y, w, h }: Rect) {
        self.set(|settings| {
            settings.windows.insert(form.key().to_owned(), Place { x, y, w, h });
        });
    }

    pub(super) fn now(&self) -> Moment {
        (self.clock)()
    }

    /// Changes one thing in the settings, and keeps the rest.
    pub(super) fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.settings().clone();
        change(&mut settings);
        self.settings.change(settings);
    }

    /// What has happened to the files since the last call.
    pub(super) fn notices(&mut self) -> Vec<Notice> {
        let mut notices = self.store.take_notices();
        notices.extend(self.settings.take_notices());
        notices
    }
}
