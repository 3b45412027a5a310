//! Programs of the Gomocup protocol as opponents on a board with edges.

use super::engine::think::{MOST_THREADS, usual_threads};
use super::gomocup::brain;
use super::gomocup::manager::{Conditions, MEMORY, Manager, Square, TURN};
use super::gomocup::search_info::SearchInfo;
use super::rules::{Five, Rule};
use super::sheet::{Cell, Sheet};
use crate::bots::outside::{EngineFailure, ExternalEngine, Interrupted, Program, Protocol, Server, always};
use crate::bots::{Budget, Progress, Thinking, known};
use crate::rules::{Move, Rules};
use std::sync::atomic::AtomicBool;
use std::thread::JoinHandle;
use std::time::Duration;

/// The Gomocup protocol.
pub static GOMOCUP: Protocol = Protocol {
    key: "gomocup",
    open: |program| Box::new(Guest::new(program)),
    greet,
    server: Some(Server {
        prefix: "pbrain-",
        most_threads: MOST_THREADS,
        usual_threads,
        serve: |input, output, seed, threads| brain::run(input, output, seed, threads),
    }),
};

/// A program that plays here.
pub(super) struct Guest {
    program: Program,
    /// Its process, and under which conditions it plays.
    runs: Option<(Manager, Conditions)>,
    /// Each waits for the end of a process that was sent home.
    farewells: Vec<JoinHandle<()>>,
    /// The most memory that processes which are gone have used, in bytes.
    memory: u64,
}

impl Guest {
    pub(super) fn new(program: Program) -> Guest {
        Guest { program, runs: None, farewells: Vec::new(), memory: 0 }
    }

    /// Asks something of the program, which is started if it does not run. Once it
    /// has failed, or the answer is not wanted any more, it is sent home.
    pub(super) fn ask<T>(
        &mut self,
        board: &Five,
        budget: Budget,
        stop: &AtomicBool,
        question: impl FnOnce(&mut Manager) -> Result<T, Interrupted>,
    ) -> Result<T, Interrupted> {
        let answer = self.manager(conditions(board, turn(budget)), stop);
        let answer = answer.and_then(question);
        if answer.is_err() {
            self.send_home();
        }
        answer
    }

    /// The next mark on this board.
    pub(super) fn mark(
        &mut self,
        board: &Five,
        marks: &[Square],
        thinking: &mut Thinking,
    ) -> Result<Move, Interrupted> {
        let Thinking { budget, stop, .. } = *thinking;
        let report = &mut *thinking.report;
        let mut tell = |told: SearchInfo| progress(board, told).into_iter().for_each(&mut *report);
        let next = |manager: &mut Manager| manager.next_unless(marks, stop, &mut tell);
        let square = self.ask(board, budget, stop, next)?.0;
        Ok(to_move(board, square))
    }

    /// Starts it if it does not run under these conditions, once every process before
    /// is gone: two beside each other would share time and memory.
    pub(super) fn start(&mut self, board: &Five, budget: Budget) -> Result<(), EngineFailure> {
        let conditions = conditions(board, turn(budget));
        if !self.runs_under(conditions) {
            self.leave();
        }
        always(|stop| self.manager(conditions, stop).map(drop))
    }

    fn runs_under(&self, conditions: Conditions) -> bool {
        self.runs.as_ref().is_some_and(|(_, before)| *before == conditions)
    }

    fn manager(&mut self, conditions: Conditions, stop: &AtomicBool) -> Result<&mut Manager, Interrupted> {
        if !self.runs_under(conditions) {
            self.send_home();
            let manager = Manager::start_unless(&self.program, conditions, stop)?;
            self.runs = Some((manager, conditions));
        }
        Ok(&mut self.runs.as_mut().expect("it has just been started").0)
    }

    /// A program may take its time to leave, and nobody need wait for that.
    fn send_home(&mut self) {
        if let Some((manager, _)) = self.runs.take() {
            self.memory = self.memory.max(manager.memory());
            self.farewells.retain(|farewell| !farewell.is_finished());
            // Without a thread it leaves here.
            let farewell = std::thread::Builder::new().name("farewell".into()).spawn(move || drop(manager));
            self.farewells.extend(farewell);
        }
    }
}

impl ExternalEngine for Guest {
    fn prepare(&mut self, position: &dyn Rules, budget: Budget) -> Result<(), EngineFailure> {
        self.start(known::<Five>(position), budget)
    }

    fn choose(
        &mut self,
        position: &dyn Rules,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, EngineFailure> {
        let board = known::<Five>(position);
        let squares: Vec<Square> = moves.iter().map(|&m| square(board, m)).collect();
        wanted(self.mark(board, &squares, thinking), position)
    }

    fn leave(&mut self) -> u64 {
        self.send_home();
        // One that has panicked is over, too.
        self.farewells.drain(..).for_each(|farewell| drop(farewell.join()));
        self.memory
    }
}

/// Any move will do when nobody waits for the answer any more.
pub(super) fn wanted(answer: Result<Move, Interrupted>, position: &dyn Rules) -> Result<Move, EngineFailure> {
    match answer {
        Ok(m) => Ok(m),
        Err(Interrupted::Stopped) => Ok(position.legal()[0]),
        Err(Interrupted::Failed(failure)) => Err(failure),
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.send_home();
    }
}

/// What a program has told, if its line can be played.
fn progress(board: &Five, told: SearchInfo) -> Option<Progress> {
    let mut after = board.clone();
    let mut line = Vec::new();
    for (x, y) in told.line {
        let [x, y] = [x, y].map(i16::try_from);
        let cell = Cell { x: x.ok()?, y: y.ok()? };
        if after.outcome().is_some() || !after.free(cell) {
            return None;
        }
        let m = after.to_move(cell);
        after.play(m);
        line.push(m);
    }
    Some(Progress { line, depth: told.depth, verdict: told.verdict, nodes: told.nodes })
}

/// Programs of others know time alone.
fn turn(budget: Budget) -> Duration {
    match budget {
        Budget::Time(time) => time,
        Budget::Nodes(_) => TURN,
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

/// The square of a move that marks a cell.
pub(super) fn square(board: &Five, m: Move) -> Square {
    let Cell { x, y } = board.to_cell(m);
    (usize::from(x.unsigned_abs()), usize::from(y.unsigned_abs()))
}

/// The move that marks a square of the board.
pub(in crate::games::gomoku) fn to_move(board: &Five, (x, y): Square) -> Move {
    let coordinate = |n: usize| i16::try_from(n).expect("the square is on the board");
    board.to_move(Cell { x: coordinate(x), y: coordinate(y) })
}

/// Every program has to know the board of fifteen rows and columns.
fn greet(program: &Program, stop: &AtomicBool) -> Result<String, Interrupted> {
    start(program, stop)?.about_unless(stop)
}

/// Starts a program on the board of fifteen rows and columns.
pub(super) fn start(program: &Program, stop: &AtomicBool) -> Result<Manager, Interrupted> {
    Manager::start_unless(program, conditions(&Five::new(15), TURN), stop)
}
