//! Opponents think on threads of their own; the answer comes as a message.

use super::post::{Post, Signal};
use crate::app::Msg;
use crate::play::question::{Question, Want};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Whoever thinks at the moment.
pub(super) struct Worker {
    post: Post,
    asked: Vec<(Want, Arc<Call>)>,
}

/// A question that has been asked, seen from both threads.
#[derive(Default)]
struct Call {
    /// Read by searches, which must not wait for a lock.
    stop: AtomicBool,
    stopped: Mutex<bool>,
    told: Condvar,
}

impl Call {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        *self.stopped.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.told.notify_all();
    }

    /// Waits for this long, or until the answer is no longer wanted; whether it
    /// still is.
    fn wait(&self, rest: Duration) -> bool {
        let stopped = self.stopped.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.told.wait_timeout_while(stopped, rest, |stopped| !*stopped);
        !*waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

impl Worker {
    /// Nobody thinks yet.
    pub(super) fn new(post: Post) -> Worker {
        Worker { post, asked: Vec::new() }
    }

    /// Puts a question; an earlier one of the same kind is no longer wanted.
    pub(super) fn ask(&mut self, question: Question) {
        self.forget(|want| want == question.want);
        let call = Arc::new(Call::default());
        self.asked.push((question.want, call.clone()));
        let post = self.post.clone();
        let work = move || {
            if let Some(answer) = think(&question, &call) {
                post.send(Signal::Msg(answer));
            }
        };
        // Without a thread there is no answer; the player can still undo.
        if let Err(e) = thread::Builder::new().name("opponent".into()).spawn(work) {
            eprintln!("piskvorky: {e}");
        }
    }

    /// Whatever is being thought about is no longer wanted.
    pub(super) fn stop(&mut self) {
        self.forget(|_| true);
    }

    fn forget(&mut self, which: impl Fn(Want) -> bool) {
        self.asked.retain(|(want, call)| {
            let gone = which(*want);
            if gone {
                call.stop();
            }
            !gone
        });
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The answer, no sooner than it may be seen; nothing once nobody wants it.
fn think(question: &Question, call: &Call) -> Option<Msg> {
    let begun = Instant::now();
    let answer = question.answer(&call.stop);
    let rest = question.pause.saturating_sub(begun.elapsed());
    call.wait(rest).then_some(Msg::Answer(answer))
}
