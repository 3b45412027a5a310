//! The one way by which anything reaches the event loop: callbacks, timers,
//! threads and assistive technology all drop their letters here.

use super::accessibility::Request;
use super::keys::{KeyRepeat, Stroke};
use super::popup::Pointer;
use super::table::Touch;
use crate::app::Msg;
use crate::app::view::{FormId, Id};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// Something that happened to a window.
#[derive(Debug)]
pub(super) enum Signal {
    /// Something that the program understands.
    Msg(Msg),
    /// A key that the control with the keyboard did not keep.
    Key(FormId, Stroke, KeyRepeat),
    /// The space bar was let go.
    Released(FormId),
    /// A control has got the keyboard.
    Focused(FormId, Id),
    /// The keyboard has come into a window.
    Activated(FormId),
    /// A button of the mouse went down at this point of the form, whatever is
    /// there; whether it was the left one.
    Clicked(FormId, f64, f64, bool),
    /// A combo box or a menu bar was pressed at this x within the form.
    Pushed(FormId, Id, f64),
    /// The pointer did something to a list.
    Touched(FormId, Id, Touch),
    /// The pointer did something while the list of a combo box or a menu is
    /// open.
    Pointer(FormId, Pointer),
    /// What a screen reader sees has changed without a message: a caret moved,
    /// or a window moved.
    Look,
    /// A window has moved or has another size.
    Shifted(FormId),
    /// The scale of the screen has changed under a window.
    Zoomed,
    /// Assistive technology asks for something.
    Asked(FormId, Request),
}

/// Sends; any thread may have one.
#[derive(Clone)]
pub(super) struct Post {
    sender: Sender<Signal>,
    /// Whether the event loop has already been woken and not yet looked: a
    /// burst of signals wakes it once.
    woken: Arc<AtomicBool>,
}

/// Receives.
pub(super) struct Inbox {
    receiver: Receiver<Signal>,
    woken: Arc<AtomicBool>,
}

/// A sender and its receiver.
pub(super) fn open() -> (Post, Inbox) {
    let (sender, receiver) = channel();
    let woken = Arc::new(AtomicBool::new(false));
    (Post { sender, woken: woken.clone() }, Inbox { receiver, woken })
}

impl Post {
    /// Leaves a signal and wakes the event loop. After the end of the loop
    /// there is nobody to receive it, and nothing happens.
    pub(super) fn send(&self, signal: Signal) {
        if self.sender.send(signal).is_ok() && !self.woken.swap(true, Ordering::AcqRel) {
            fltk::app::awake();
        }
    }
}

impl Inbox {
    /// From now on the next signal wakes the loop again.
    pub(super) fn awake(&self) {
        self.woken.store(false, Ordering::Release);
    }

    /// The next signal, if one is waiting.
    pub(super) fn next(&self) -> Result<Signal, TryRecvError> {
        self.receiver.try_recv()
    }
}

/// A sender that wakes nobody, and a receiver that can be waited for: for tests
/// that run without the toolkit.
#[cfg(test)]
pub(super) fn open_without_loop() -> (Post, Receiver<Signal>) {
    let (post, inbox) = open();
    post.woken.store(true, Ordering::Release);
    (post, inbox.receiver)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_arrive_in_order_and_wake_the_loop_once() {
        let (post, inbox) = open();
        // The loop has been woken, so nothing here touches the toolkit.
        post.woken.store(true, Ordering::Release);
        for id in [Id::Ok, Id::Cancel] {
            post.clone().send(Signal::Focused(FormId::Login, id));
        }
        let ids: Vec<Id> = std::iter::from_fn(|| inbox.next().ok())
            .map(|signal| match signal {
                Signal::Focused(_, id) => id,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(ids, [Id::Ok, Id::Cancel]);
        inbox.awake();
        assert!(!post.woken.load(Ordering::Acquire));
    }

    #[test]
    fn late_signals_are_harmless() {
        let (post, inbox) = open();
        drop(inbox);
        post.send(Signal::Look);
    }
}
