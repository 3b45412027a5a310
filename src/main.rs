//! The program: arguments, then one call; for windows, what they need.

use piskvorky::app::Options;
#[cfg(feature = "ui")]
use piskvorky::bots::process::end_all;
use piskvorky::command::{self, Failure};
use std::process::ExitCode;

fn main() -> ExitCode {
    command::main(start)
}

/// Opens the windows.
#[cfg(feature = "ui")]
fn start(options: Options) -> Result<(), Failure> {
    // A start that comes to nothing leaves everything as it is.
    piskvorky::forms::check().map_err(|e| Failure::Window(e.to_string()))?;
    command::end_on_interrupt();
    // While it opens, the toolkit prepares itself.
    let memory = piskvorky::app::Memory::opening(piskvorky::store::Folders::from(options.data.clone()));
    let app = || piskvorky::app::App::new(options, memory());
    let result = piskvorky::forms::run(app).map_err(|e| Failure::Window(e.to_string()));
    end_all();
    result
}

/// Says that there are none.
#[cfg(not(feature = "ui"))]
fn start(_: Options) -> Result<(), Failure> {
    let reason =
        "this program was built without them. Build it with the feature `ui`, or give a command: see --help";
    Err(Failure::Window(reason.to_owned()))
}
