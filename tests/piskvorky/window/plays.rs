//! Whole games on the form with a drawn board, in the real window: with the mouse, with the
//! keyboard alone and by ear, against the weakest opponent, the strongest and a person.

use super::boards::Board;
use super::desk;
use crate::at_table::{canvas, click, people_at, status};
use crate::desk::Role;
use crate::driver::AppDriver;
use crate::setups::setup;
use piskvorky::board::Board as _;
use piskvorky::bots::{Bot, Budget, Thinking, chance};
use piskvorky::rules::{Move, Outcome, Rules, Side};
use piskvorky::scene::Spot;
use std::sync::atomic::AtomicBool;

/// A game: its tile and its form in the list, how the form is called with the options, how
/// those are chosen, and the game itself.
struct Played {
    tile: &'static str,
    usual: &'static str,
    options: &'static [(&'static str, &'static [&'static str], &'static str)],
    setup: &'static str,
}

const WILD: Played =
    Played { tile: "Divoké piškvorky", usual: "Divoké piškvorky", options: &[], setup: "wild" };
const MISERE: Played = Played {
    tile: "Piškvorky 3 × 3, trojica prehráva",
    usual: "Piškvorky 3 × 3, trojica prehráva",
    options: &[],
    setup: "tic-tac-toe:misere=yes",
};
const CUBE: Played =
    Played { tile: "Priestorové piškvorky", usual: "Priestorové piškvorky", options: &[], setup: "cube" };
const BOXES: Played = Played {
    tile: "Chodbičky",
    usual: "Chodbičky 6 × 6",
    options: &[("Veľkosť", &["Home", "Down"], "Chodbičky 3 × 3")],
    setup: "dots-and-boxes:size=3x3",
};

/// How the player moves.
#[derive(Clone, Copy)]
enum By {
    Mouse,
    Keyboard,
    Ear,
}

/// The real form, and the same game beside it, which knows what the places are called.
struct Sitting<'d> {
    board: Board<'d>,
    beside: AppDriver,
    setup: &'static str,
    moves: Vec<String>,
}

impl Sitting<'_> {
    fn position(&self) -> Box<dyn piskvorky::board::Board> {
        let mut position = setup(self.setup).start();
        for name in &self.moves {
            let m = position.parse(name).unwrap_or_else(|| panic!("{name} in {:?}", self.moves));
            position.play(m);
        }
        position
    }

    /// Adds the moves that the list shows by now.
    fn read_list(&mut self) {
        let tree = self.board.form.tree();
        let rows = tree.nodes.iter().filter(|node| node.role == Role::TableRow);
        let mut rows: Vec<(usize, String)> = rows
            .filter_map(|row| {
                let number = row.name.split_once('.')?.0.parse().ok()?;
                Some((number, row.name.rsplit(", ").next()?.to_owned()))
            })
            .collect();
        rows.sort();
        for (number, name) in rows {
            if number == self.moves.len() + 1 {
                let position = self.position();
                let m = position.parse(&name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
                click(&mut self.beside, &position.clicks(m));
                self.moves.push(name);
            }
        }
    }

    /// What a screen reader is told of a place.
    fn name(&self, spot: Spot) -> String {
        let spoken = canvas(&self.beside).spoken.clone();
        let found = spoken.iter().find(|(other, _)| *other == spot);
        found.unwrap_or_else(|| panic!("{spot:?} has no name")).1.clone()
    }

    fn play(&mut self, m: Move, by: By) {
        let position = self.position();
        let (name, before) = (position.notation(m), self.moves.len());
        match by {
            By::Keyboard => {
                self.board.form.write(&name);
                self.board.form.press("Enter");
            }
            By::Mouse | By::Ear => {
                let clicks = position.clicks(m);
                for (n, &spot) in clicks.iter().enumerate() {
                    let place = self.board.form.widget(Role::TableCell, &self.name(spot));
                    if let By::Mouse = by {
                        place.click()
                    } else {
                        place.act()
                    }
                    if n + 1 < clicks.len() {
                        click(&mut self.beside, &[spot]);
                    }
                }
                // A second click takes one back: beside, the move is made when it is read.
                clicks.iter().rev().skip(1).for_each(|&spot| click(&mut self.beside, &[spot]));
            }
        }
        self.wait_for_more(before);
    }

    fn wait_for_more(&mut self, before: usize) {
        let what = format!("a move after {:?}", self.moves);
        let desk = self.board.desk;
        desk.wait(&what, || {
            self.read_list();
            (self.moves.len() > before).then_some(())
        });
    }
}

/// Plays a game to its end: Jana moves first by `mover`, against the line of the combo box
/// to which these keys lead. Says who has won.
fn play(game: &Played, by: By, opponent: &[&str], mut mover: Box<dyn Bot>) -> Outcome {
    let desk = desk();
    let board = Board::open(&desk, [game.tile, game.usual]);
    board.form.resize(1000, 1000);
    board.pick("Druhý hráč", opponent);
    let board =
        game.options.iter().fold(board, |board, (name, keys, title)| board.with_option(name, keys, title));
    board.whole().focus();
    let with_person = opponent == ["Home"];
    let beside = people_at(game.setup);
    let mut sitting = Sitting { board, beside, setup: game.setup, moves: Vec::new() };
    loop {
        let position = sitting.position();
        if let Some(outcome) = position.outcome() {
            let said = match outcome {
                Outcome::Draw => "Remíza",
                Outcome::Win(_) if with_person => "Vyhráva",
                Outcome::Win(Side::First) => "Vyhrali ste!",
                Outcome::Win(Side::Second) => "Prehrali ste",
            };
            // What the opponent has just moved may stand before it.
            sitting.board.form.wait_for_tree(said, |tree| {
                tree.find(|node| node.role == Role::StatusBar && node.name.contains(said)).is_some()
            });
            let said = status(&sitting.beside);
            assert!(said.starts_with(if outcome == Outcome::Draw { "Remíza" } else { "Vyhráva" }), "{said}");
            return outcome;
        }
        if with_person || position.turn() == Side::First {
            let (mut dice, stop) = (chance(sitting.moves.len() as u64), AtomicBool::new(false));
            let budget = Budget::Nodes(20_000);
            let mut thinking = Thinking { chance: &mut dice, budget, stop: &stop, report: &mut |_| {} };
            let m = mover.choose(&*position.boxed(), &mut thinking);
            sitting.play(m, by);
        } else {
            sitting.wait_for_more(sitting.moves.len());
        }
    }
}

fn bot(game: &Played, name: &str) -> Box<dyn Bot> {
    setup(game.setup).bot(name).unwrap_or_else(|| panic!("{name} plays {}", game.setup)).make()
}

fn best(game: &Played) -> Box<dyn Bot> {
    setup(game.setup).best_bot().make()
}

/// The weakest opponent stands right below the person, the strongest last.
const WEAKEST: &[&str] = &["Home", "Down"];
const STRONGEST: &[&str] = &["End"];
const PERSON: &[&str] = &["Home"];

#[test]
fn every_game_is_won_with_the_mouse() {
    for game in [&WILD, &CUBE, &BOXES] {
        let outcome = play(game, By::Mouse, WEAKEST, best(game));
        assert_eq!(outcome, Outcome::Win(Side::First), "{}", game.setup);
    }
}

#[test]
fn every_game_is_lost_with_the_keyboard_alone() {
    for game in [&WILD, &MISERE, &CUBE, &BOXES] {
        let outcome = play(game, By::Keyboard, STRONGEST, bot(game, "random"));
        assert_eq!(outcome, Outcome::Win(Side::Second), "{}", game.setup);
    }
}

/// In misère best play is a draw; the others are played to their end.
#[test]
fn every_game_is_played_by_ear_to_its_end() {
    assert_eq!(play(&MISERE, By::Ear, STRONGEST, best(&MISERE)), Outcome::Draw);
    for game in [&WILD, &CUBE, &BOXES] {
        play(game, By::Ear, PERSON, bot(game, "random"));
    }
}
