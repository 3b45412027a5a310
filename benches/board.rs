//! How long a full board takes to be drawn, where nobody sees it.
//!
//! `cargo bench --bench board` in a graphical session, or under `xvfb-run`

use divan::Bencher;
use piskvorky::app::view::{Canvas, Control, Form, FormId, Ground, Id, Kind, Rect, Size};
use piskvorky::board::{Board, Look};
use piskvorky::bots::{Chance, chance};
use piskvorky::forms::fit::Fitting;
use piskvorky::games::GameSetup;
use piskvorky::rules::{Outcome, Rules};
use rand::seq::IndexedRandom;

fn main() {
    divan::main();
}

/// A position with so many marks, none of which has won.
fn position(name: &str, marks: usize, chance: &mut Chance) -> Box<dyn Board> {
    let mut position = GameSetup::parse(name).expect("it is in the registry").start();
    for ply in 0..marks {
        let legal = position.legal();
        // Where every move left would win or end the game, fewer marks must do.
        let quiet: Vec<_> = legal
            .into_iter()
            .filter(|&m| {
                let mut next = position.copy();
                next.play(m);
                !matches!(next.outcome(), Some(Outcome::Win(_)))
            })
            .collect();
        let Some(&m) = quiet.choose(chance) else {
            panic!("only {ply} marks without a row of five");
        };
        position.play(m);
    }
    position
}

/// A form with nothing but this board, as large as a window is.
fn form(position: &dyn Board) -> Form {
    let canvas = Canvas::still(position.scene(&Look::default()), false);
    let size = Size { w: 800, h: 800 };
    let kind = Kind::Board(Box::new(canvas));
    let place = Rect::new(0, 0, size.w, size.h);
    let board = Control { id: Id::Board, place, name: String::new(), enabled: true, kind };
    Form {
        id: FormId::Table,
        title: String::new(),
        size,
        smallest: size,
        resizable: true,
        modal: false,
        ground: Ground::Face,
        mirrored: false,
        controls: vec![board],
        focus: None,
    }
}

/// Nineteen rows and columns with a mark on nearly every cell.
#[divan::bench(args = [1.0, 2.0])]
fn nineteen_rows(bencher: Bencher, scale: f32) {
    let Ok(fitting) = Fitting::open() else {
        eprintln!("nothing is measured: there is no screen");
        return;
    };
    let form = form(&*position("gomoku:board=19x19", 340, &mut chance(1)));
    bencher.bench_local(|| fitting.draw(&form, scale));
}

/// The same board before the first move: what the paper alone costs.
#[divan::bench]
fn an_empty_board(bencher: Bencher) {
    let Ok(fitting) = Fitting::open() else { return };
    let form = form(&*position("gomoku:board=19x19", 0, &mut chance(1)));
    bencher.bench_local(|| fitting.draw(&form, 1.0));
}
