//! Programs of the Gomocup protocol as opponents on a board with edges.

use super::rules::{Five, Rule};
use super::sheet::{Cell, Sheet};
use crate::bots::outside::{Misdeed, Outsider, Program, Protocol};
use crate::bots::{Budget, Thinking, known};
use crate::gomocup::manager::{Conditions, Fault, Manager, Square};
use crate::rules::{Move, Rules};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The Gomocup protocol.
pub static GOMOCUP: Protocol = Protocol { open: |program| Box::new(Guest { program, runs: None }), greet };

/// Time for a move where the budget names none.
const TURN: Duration = Duration::from_secs(1);
/// Memory in bytes that tournaments allow.
const MEMORY: u64 = 350 << 20;

/// A program that plays here.
struct Guest {
    program: Program,
    /// Its process, and under which conditions it plays.
    runs: Option<(Manager, Conditions)>,
}

impl Guest {
    fn ask(&mut self, conditions: Conditions, moves: &[Square], stop: &AtomicBool) -> Result<Square, Fault> {
        if self.runs.as_ref().is_none_or(|(_, before)| *before != conditions) {
            self.send_home();
            let manager = Manager::start_unless(&self.program, conditions, stop)?;
            self.runs = Some((manager, conditions));
        }
        let (manager, _) = self.runs.as_mut().expect("it has just been started");
        manager.next_unless(moves, stop).map(|(square, _)| square)
    }

    /// A program may take its time to leave, and nobody need wait for that.
    fn send_home(&mut self) {
        if let Some((manager, _)) = self.runs.take() {
            // Without a thread it leaves here.
            let _ = std::thread::Builder::new().name("farewell".into()).spawn(move || drop(manager));
        }
    }
}

impl Outsider for Guest {
    fn choose(
        &mut self,
        position: &dyn Rules,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, Misdeed> {
        let board = known::<Five>(position);
        let squares: Vec<Square> = moves.iter().map(|&m| square(board.to_cell(m))).collect();
        let turn = match thinking.budget {
            Budget::Time(time) => time,
            Budget::Nodes(_) => TURN,
        };
        match self.ask(conditions(board, turn), &squares, thinking.stop) {
            Ok((x, y)) => Ok(board.to_move(Cell { x: coordinate(x), y: coordinate(y) })),
            Err(fault) => {
                self.send_home();
                match fault {
                    // Nobody waits for the answer any more.
                    Fault::Stopped => Ok(board.legal()[0]),
                    fault => Err(fault.into()),
                }
            }
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.send_home();
    }
}

fn conditions(board: &Five, turn: Duration) -> Conditions {
    let side = |n: i16| usize::from(n.unsigned_abs());
    Conditions {
        width: side(board.width()),
        height: side(board.height()),
        exact: board.rule() == Rule::Exact,
        turn,
        memory: MEMORY,
    }
}

fn square(cell: Cell) -> Square {
    (usize::from(cell.x.unsigned_abs()), usize::from(cell.y.unsigned_abs()))
}

fn coordinate(n: usize) -> i16 {
    i16::try_from(n).expect("the square is on the board")
}

/// Every program has to know the board of fifteen rows and columns.
fn greet(program: &Program, stop: &AtomicBool) -> Result<String, Misdeed> {
    let conditions = conditions(&Five::new(15), TURN);
    let mut manager = Manager::start_unless(program, conditions, stop)?;
    Ok(manager.about_unless(stop)?)
}

impl From<Fault> for Misdeed {
    fn from(fault: Fault) -> Misdeed {
        match fault {
            Fault::Start(error) => Misdeed::NotStarted(error.kind(), error.to_string()),
            Fault::Gone(how, said) if said.is_empty() => Misdeed::Gone(how),
            Fault::Gone(how, said) => Misdeed::Gone(format!("{said} ({how})")),
            Fault::Late(said) => Misdeed::Late(said),
            Fault::Nonsense(said) => Misdeed::Nonsense(said),
            Fault::Illegal(said) => Misdeed::Illegal(said),
            Fault::Stopped => Misdeed::Late(String::new()),
        }
    }
}
