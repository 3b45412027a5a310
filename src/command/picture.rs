//! `piskvorky picture`: a position as an SVG file.

use super::Failure;
use super::choice::game_named;
use super::spelling::instead;
use crate::board::{Board, Look};
use crate::games::GameSetup;
use crate::play::history::History;
use crate::rules::Rules;
use crate::svg;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// How long the longer side of a picture is at least, in pixels: as the nine panels are.
const SIDE: f32 = 450.0;

/// Draws the position after some moves as SVG
#[derive(Args, Debug)]
pub(super) struct Picture {
    /// The game, as `piskvorky games` lists it; options follow after a colon: KEY:OPTION=VALUE,OPTION=VALUE
    game: String,
    /// The moves from the start in one argument, with spaces between: "b2 a1 c3"
    #[arg(default_value = "")]
    moves: String,
    /// The file to write, instead of the standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Picture {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let svg = draw(&game_named(&self.game)?, &self.moves)?;
        match &self.output {
            Some(path) => std::fs::write(path, svg).map_err(|error| Failure::File(path.clone(), error)),
            None => Ok(out.write_all(svg.as_bytes())?),
        }
    }
}

fn draw(game: &GameSetup, moves: &str) -> Result<String, Failure> {
    let mut history = History::new(game.start());
    let mut played = Vec::new();
    for (number, notation) in (1..).zip(moves.split_whitespace()) {
        let position = history.position();
        let Some(m) = position.parse(notation) else {
            let instead = instead(&**position, &played, notation);
            return Err(Failure::Illegal { number, notation: notation.to_owned(), instead });
        };
        played.push(position.notation(m));
        history.play(m);
    }
    let look = Look { last: history.last_turn().to_vec(), ..Look::default() };
    let scene = history.position().scene(&look);
    let longer = scene.width.max(scene.height);
    // Boards in cells are small numbers, which most viewers take for pixels.
    let scale = (SIDE / longer).max(1.0);
    let [width, height] = [scene.width, scene.height].map(|side| (side * scale).round());
    Ok(svg::sized(&scene, width, height))
}
