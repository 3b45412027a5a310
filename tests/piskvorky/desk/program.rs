//! The program under test: a process with a home folder of its own.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread::JoinHandle;

use tempfile::TempDir;

/// The running program. Dropping it ends it.
pub(crate) struct Program {
    child: Mutex<Child>,
    listener: Mutex<Option<JoinHandle<String>>>,
    heard: Mutex<String>,
    _home: TempDir,
}

impl Program {
    /// Starts a program in a fresh home, with nothing of the environment but
    /// the search path and what is given here.
    pub(crate) fn start(file: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Program {
        let home = TempDir::new().expect("a folder for the home");
        let mut child = Command::new(file)
            .args(arguments)
            .env_clear()
            .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", home.path())
            .env("LC_ALL", "C.UTF-8")
            .env("TZ", "UTC")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stderr = child.stderr.take().expect("it was piped");
        // Read all the time, lest the program wait for somebody to read.
        let listener = std::thread::spawn(move || {
            let mut said = Vec::new();
            // What was read before an error is kept.
            let _ = stderr.read_to_end(&mut said);
            String::from_utf8_lossy(&said).into_owned()
        });
        Program {
            child: Mutex::new(child),
            listener: Mutex::new(Some(listener)),
            heard: Mutex::default(),
            _home: home,
        }
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.lock().expect("no panic while held").id()
    }

    /// How it ended, if it has.
    pub(crate) fn ended(&self) -> Option<ExitStatus> {
        let mut child = self.child.lock().expect("no panic while held");
        child.try_wait().expect("it is our child")
    }

    /// Ends it, if it has not ended by itself.
    pub(crate) fn stop(&self) {
        let mut child = self.child.lock().expect("no panic while held");
        // Fails only where it has ended already.
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Ends it and tells what it wrote to the terminal.
    pub(crate) fn said(&self) -> String {
        self.stop();
        let mut heard = self.heard.lock().expect("no panic while held");
        if let Some(listener) = self.listener.lock().expect("no panic while held").take() {
            *heard = listener.join().expect("reading does not panic");
        }
        heard.clone()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.stop();
    }
}
