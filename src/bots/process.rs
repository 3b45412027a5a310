//! A program that runs beside this one, with its pipes: what it says is read, and
//! what it is told is written, in threads of their own, so that it can hold up
//! nobody; and it is ended together with all that it has started.

use super::outside::{End, Program};
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// What some languages and shells write before all that they say.
pub const BYTE_ORDER_MARK: char = '\u{feff}';
/// Lines that are remembered for messages.
const LAST_WORDS: usize = 4;
/// A longer line is quoted in part.
pub const LONGEST_WORDS: usize = 200;
/// A program that has said so many lines unheard has to wait.
const UNHEARD: usize = 1000;
/// A program is told no more while so much is under way to it; between two of its
/// answers it is told half as much at most.
const UNREAD: usize = 16;
/// A longer line comes in parts.
const LONGEST: u64 = 10_000;
/// How long a program may take to leave when it is asked to.
const LEAVE: Duration = Duration::from_millis(500);
/// How long the last complaint of a program that is gone may be under way.
const COMPLAINT: Duration = Duration::from_millis(20);

/// The programs that have not been waited for.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

type Words = Arc<Mutex<VecDeque<String>>>;

/// Why a program cannot be told something.
pub enum Deaf {
    /// It has closed its input.
    Gone,
    /// It has not read what it was told before.
    Late,
}

/// A running program.
pub struct Process {
    child: Child,
    /// What it is to be told, and whoever writes that; they end together.
    input: Option<SyncSender<String>>,
    writer: JoinHandle<()>,
    /// Its lines, without empty ones.
    pub output: Receiver<String>,
    words: Words,
    /// What it is told when it is to leave.
    farewell: &'static str,
    /// Known once it has ended and its group is gone.
    status: Option<ExitStatus>,
}

impl Process {
    /// Starts a program, which is told to leave by this line.
    ///
    /// # Errors
    /// When it cannot be started.
    ///
    /// # Panics
    /// If another thread has panicked while it started or ended a program.
    pub fn start(program: &Program, farewell: &'static str) -> io::Result<Process> {
        let mut running = RUNNING.lock().expect("nobody panics with the list");
        let mut child = command(program).spawn().map_err(|error| refused(error, program))?;
        running.push(child.id());
        drop(running);
        let words = Words::default();
        let (sender, output) = sync_channel(UNHEARD);
        listen(child.stdout.take().expect("it is piped"), Arc::clone(&words), Some(sender));
        // Complaints are no answers, but worth quoting.
        listen(child.stderr.take().expect("it is piped"), Arc::clone(&words), None);
        let (input, messages) = sync_channel(UNREAD);
        let writer = write(child.stdin.take().expect("it is piped"), messages);
        Ok(Process { child, input: Some(input), writer, output, words, farewell, status: None })
    }

    /// Says something without waiting until it is read; the line is ended here.
    ///
    /// # Errors
    /// When the program reads no more.
    pub fn say(&self, text: &str) -> Result<(), Deaf> {
        let input = self.input.as_ref().expect("open until the end");
        input.try_send(format!("{text}\r\n")).map_err(|refused| match refused {
            TrySendError::Full(_) => Deaf::Late,
            TrySendError::Disconnected(_) => Deaf::Gone,
        })
    }

    /// Whether it has closed its input, as far as that has been noticed.
    pub fn deaf(&self) -> bool {
        self.writer.is_finished()
    }

    /// The last lines that it said or complained.
    pub fn last_words(&self) -> String {
        let words = self.words.lock().expect("no reader panics");
        words.iter().cloned().collect::<Vec<_>>().join(" / ")
    }

    /// How a program has ended that talks no more. It ends just now, or has
    /// closed its pipes only, and what it complained about may be under way.
    pub fn how_it_ended(&mut self) -> End {
        let by_itself = ends_within(&mut self.child, LEAVE);
        std::thread::sleep(COMPLAINT);
        let status = self.end();
        if by_itself { status } else { End::Closed }
    }

    /// The most memory that it has used so far, in bytes; 0 where that cannot be told.
    pub fn peak_memory(&self) -> u64 {
        memory_of(self.child.id())
    }

    /// Ends it and all that it has started.
    fn end(&mut self) -> End {
        if self.status.is_none() {
            // The number of a process stays its own until it has been waited for.
            let mut running = RUNNING.lock().expect("nobody panics with the list");
            kill_group(self.child.id());
            // It may have left in the meantime.
            let _ = self.child.kill();
            self.status = self.child.wait().ok();
            running.retain(|&id| id != self.child.id());
        }
        self.status.map_or(End::Unknown, End::from)
    }
}

impl Drop for Process {
    /// Asks the program to leave and, if it does not, ends it.
    fn drop(&mut self) {
        if self.status.is_some() {
            return;
        }
        // A program that is gone already, or reads nothing, need not hear it.
        let _ = self.say(self.farewell);
        self.input = None;
        ends_within(&mut self.child, LEAVE);
        self.end();
    }
}

/// The system says of a folder only that it may not be run.
fn refused(error: io::Error, program: &Program) -> io::Error {
    if program.path.is_dir() { io::ErrorKind::IsADirectory.into() } else { error }
}

fn command(program: &Program) -> Command {
    let mut command = Command::new(&program.path);
    command.args(&program.arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // A group of its own, so that all that it starts can be ended with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

/// Ends the group of processes that this one leads.
#[cfg(unix)]
fn kill_group(leader: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let pid = i32::try_from(leader).ok().and_then(Pid::from_raw);
    // A group of which nobody is left needs no end.
    let _ = pid.map(|pid| kill_process_group(pid, Signal::KILL));
}

/// Elsewhere only the process itself is ended.
#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// Ends all programs at once, with all that they have started: this program is
/// about to end itself, and those in groups of their own would not notice. Nothing
/// can be started any more.
///
/// # Panics
/// If another thread has panicked while it started or ended a program.
pub fn end_all() {
    // The list stays locked: nothing more may be started, or waited for.
    let running = RUNNING.lock().expect("nobody panics with the list");
    running.iter().copied().for_each(kill_group);
    std::mem::forget(running);
}

/// Whether a process has ended. It is not waited for, so that its number and
/// that of its group stay its own.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), options), Ok(None))
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

fn ends_within(child: &mut Child, most: Duration) -> bool {
    let until = Instant::now() + most;
    loop {
        let ended = has_ended(child);
        if ended || Instant::now() >= until {
            return ended;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Reads lines in a thread of its own until the other end is closed.
fn listen(from: impl Read + Send + 'static, words: Words, listener: Option<SyncSender<String>>) {
    std::thread::spawn(move || {
        let mut from = BufReader::new(from);
        let (mut line, mut first) = (Vec::new(), true);
        while from.by_ref().take(LONGEST).read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
            let text = String::from_utf8_lossy(&line);
            let text = text.strip_prefix(BYTE_ORDER_MARK).filter(|_| first).unwrap_or(&text);
            first = false;
            for part in text.split(['\r', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
                remember(&words, part);
                // Nobody listens any more when the manager is dropped.
                let _ = listener.as_ref().map(|listener| listener.send(part.to_owned()));
            }
            line.clear();
        }
    });
}

/// Writes in a thread of its own until nothing more will come or the other end is
/// closed, which is at the end of the program at the latest.
fn write(mut to: impl Write + Send + 'static, messages: Receiver<String>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let mut tell = |text: String| to.write_all(text.as_bytes()).and_then(|()| to.flush());
        messages.into_iter().map_while(|text| tell(text).ok()).for_each(drop);
    })
}

fn remember(words: &Mutex<VecDeque<String>>, line: &str) {
    let mut words = words.lock().expect("no reader panics");
    words.push_back(line.chars().take(LONGEST_WORDS).collect());
    if words.len() > LAST_WORDS {
        words.pop_front();
    }
}

/// The most memory that this program itself has used so far, in bytes; 0 where that
/// cannot be told.
#[must_use]
pub fn own_memory() -> u64 {
    memory_of(std::process::id())
}

/// What the system says of the most memory that a process has used.
fn memory_of(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
