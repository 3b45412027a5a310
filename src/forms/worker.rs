//! Opponents think on threads of their own; the answer comes as a message, and so
//! does, now and then, what they have found so far.

use super::post::{Post, Signal};
use crate::app::{Msg, Trial};
use crate::bots::Progress;
use crate::play::question::{Kind, Question};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Whoever thinks at the moment.
pub(super) struct Worker {
    post: Post,
    asked: Vec<(Kind, Arc<Call>)>,
    /// The program that is being tried.
    trial: Option<Arc<Call>>,
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
        Worker { post, asked: Vec::new(), trial: None }
    }

    /// Puts a question; an earlier one of the same kind is no longer wanted.
    pub(super) fn ask(&mut self, question: Question) {
        let kind = question.want.kind();
        self.forget(|other| other == kind);
        let call = Arc::new(Call::default());
        self.asked.push((kind, call.clone()));
        let post = self.post.clone();
        let work = move || {
            let tell = |msg| post.send(Signal::Msg(msg));
            if let Some(answer) = think(&question, &call, tell) {
                tell(answer);
            }
        };
        // Without a thread there is no answer; the player can still undo.
        if let Err(e) = thread::Builder::new().name("opponent".into()).spawn(work) {
            eprintln!("piskvorky: {e}");
        }
    }

    /// Tries a program; an earlier trial is no longer wanted.
    pub(super) fn try_out(&mut self, trial: Trial) {
        self.end_trial();
        let call = Arc::new(Call::default());
        self.trial = Some(call.clone());
        let post = self.post.clone();
        let work = move || {
            let tried = trial.run(&call.stop);
            if let Some(tried) = tried.filter(|_| !call.stop.load(Ordering::Relaxed)) {
                post.send(Signal::Msg(tried));
            }
        };
        // Without a thread the player can only try again.
        if let Err(e) = thread::Builder::new().name("trial".into()).spawn(work) {
            eprintln!("piskvorky: {e}");
        }
    }

    /// No program is to be tried any more.
    pub(super) fn end_trial(&mut self) {
        if let Some(call) = self.trial.take() {
            call.stop();
        }
    }

    /// Whatever is being thought about is no longer wanted.
    pub(super) fn stop(&mut self) {
        self.forget(|_| true);
    }

    fn forget(&mut self, which: impl Fn(Kind) -> bool) {
        self.asked.retain(|(kind, call)| {
            let gone = which(*kind);
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
        self.end_trial();
    }
}

/// The answer, no sooner than it may be seen; nothing once nobody wants it. What
/// has been found so far is told meanwhile.
fn think(question: &Question, call: &Call, tell: impl Fn(Msg) + Sync) -> Option<Msg> {
    let begun = Instant::now();
    let (sender, news) = channel();
    let ticket = question.ticket;
    let tell = |progress| {
        if !call.stop.load(Ordering::Relaxed) {
            tell(Msg::Progress(ticket, progress));
        }
    };
    let answer = thread::scope(|scope| {
        let teller = thread::Builder::new().name("progress".into());
        // Without a thread nothing is told but the answer.
        let _ = teller.spawn_scoped(scope, || pass_on(news, tell));
        let answer = question.answer(&call.stop, &mut |progress| {
            // The teller lives until the sender is gone, or never lived.
            let _ = sender.send(progress);
        });
        drop(sender);
        answer
    });
    let rest = question.pause.saturating_sub(begun.elapsed());
    call.wait(rest).then_some(Msg::Answer(answer))
}

/// Time between two reports to whoever watches.
const REPORT: Duration = Duration::from_millis(100);

/// Tells what comes in, and of all that comes in too fast the latest; the last of
/// all is told in any case.
fn pass_on(news: Receiver<Progress>, tell: impl Fn(Progress)) {
    let mut next = news.recv().ok();
    while let Some(progress) = next.take() {
        tell(progress);
        let until = Instant::now() + REPORT;
        loop {
            match news.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(progress) => next = Some(progress),
                Err(RecvTimeoutError::Timeout) => break,
                // Nothing more comes, and the answer waits.
                Err(RecvTimeoutError::Disconnected) => return next.into_iter().for_each(tell),
            }
        }
        next = next.or_else(|| news.recv().ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Budget, Verdict};
    use crate::forms::post::open_without_loop;
    use crate::games::{BotLevel, GAMES, GameSpec};
    use crate::play::question::{Answer, Found, Thinker, Want};

    /// Longer than any test may take.
    const EVER: Duration = Duration::from_secs(3600);
    /// Long enough for a thread to get its turn on a busy machine.
    const SOON: Duration = Duration::from_secs(60);

    /// Any game will do that gives hints.
    fn any_game() -> &'static GameSpec {
        GAMES.iter().find(|game| game.advise.is_some()).expect("some game gives hints")
    }

    fn opponent() -> BotLevel {
        any_game().usual().best_bot()
    }

    fn a_move() -> Want {
        Want::Move(Thinker::Bot(opponent()))
    }

    fn question(ticket: u64, want: Want, pause: Duration) -> Question {
        Question {
            ticket,
            want,
            game: any_game(),
            position: any_game().usual().start(),
            moves: Vec::new(),
            seed: 1,
            budget: Budget::Nodes(u64::MAX),
            pause,
        }
    }

    fn answer(signal: Result<Signal, RecvTimeoutError>) -> Option<Answer> {
        match signal {
            Ok(Signal::Msg(Msg::Answer(answer))) => Some(answer),
            Ok(other) => panic!("{other:?}"),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("a thread still waits"),
        }
    }

    fn progress(nodes: u64) -> Progress {
        Progress { line: Vec::new(), depth: 1, verdict: Verdict::Worth(0), nodes }
    }

    #[test]
    fn news_is_told_at_intervals_and_the_last_of_it_in_any_case() {
        let (sender, news) = channel();
        let told = Mutex::new(Vec::new());
        let begun = Instant::now();
        thread::scope(|scope| {
            scope.spawn(|| pass_on(news, |news| told.lock().expect("no panic").push(news.nodes)));
            (1..=1000).for_each(|n| sender.send(progress(n)).expect("it listens"));
            drop(sender);
        });
        let told = told.into_inner().expect("no panic");
        let most = 2 + begun.elapsed().as_millis() / REPORT.as_millis();
        assert!(told.len() as u128 <= most, "{} times in {:?}", told.len(), begun.elapsed());
        assert!(told.is_sorted() && told.last() == Some(&1000), "{told:?}");
    }

    #[test]
    fn news_that_stays_alone_is_told_although_nothing_follows() {
        let (sender, news) = channel();
        let (told, heard) = channel();
        thread::scope(|scope| {
            scope.spawn(move || pass_on(news, |news| told.send(news.nodes).expect("it is heard")));
            for n in 1..=3 {
                sender.send(progress(n)).expect("it listens");
            }
            let mut last = 0;
            while last < 3 {
                last = heard.recv_timeout(SOON).expect("the latest is told while the search goes on");
            }
            drop(sender);
        });
    }

    #[test]
    fn an_answer_comes_after_its_pause() {
        let (post, signals) = open_without_loop();
        let mut worker = Worker::new(post);
        let (begun, pause) = (Instant::now(), Duration::from_millis(30));
        worker.ask(question(7, a_move(), pause));
        let answer = answer(signals.recv_timeout(SOON)).expect("the worker lives");
        assert!(begun.elapsed() >= pause);
        assert_eq!(answer.ticket, 7);
        assert!(matches!(answer.found, Found::Move(m) if any_game().usual().start().legal().contains(&m)));
    }

    #[test]
    fn what_is_stopped_ends_at_once_and_without_an_answer() {
        let (post, signals) = open_without_loop();
        let mut worker = Worker::new(post);
        for want in [a_move(), Want::Opinions(opponent()), Want::Advice] {
            worker.ask(question(1, want, EVER));
        }
        worker.stop();
        drop(worker);
        // Each thread holds a sender until it ends.
        assert_eq!(answer(signals.recv_timeout(SOON)), None);
    }

    #[test]
    fn a_question_replaces_an_earlier_one_of_its_kind_only() {
        let (post, signals) = open_without_loop();
        let mut worker = Worker::new(post);
        worker.ask(question(1, a_move(), EVER));
        worker.ask(question(2, Want::Advice, Duration::ZERO));
        worker.ask(question(3, a_move(), Duration::ZERO));
        let mut tickets =
            [(); 2].map(|()| answer(signals.recv_timeout(SOON)).expect("both are wanted").ticket);
        tickets.sort_unstable();
        assert_eq!(tickets, [2, 3]);
        drop(worker);
        assert_eq!(answer(signals.recv_timeout(SOON)), None, "the first was never wanted again");
    }
}
