//! The formats as the program knows them: games of the registry instead of squares.
//!
//! A game with the opening *swap2* is written as the game of marks that it is, the side
//! with the crosses first; what is lost are the choices, and read again it is a game
//! without an opening.

use super::{Code, Game, Ply, psq, rec, renlib, sgf};
use crate::bots::known_as;
use crate::formats::sgf as format;
use crate::formats::{FileError, Forfeit, Format, Played, Transcript, Unwritable};
use crate::games::gomoku::GAME;
use crate::games::gomoku::rules::Five;
use crate::games::gomoku::sheet::Sheet;
use crate::games::gomoku::swap::{Stage, Swap2, is_choice};
use crate::options::Options;
use crate::rules::{Move, Outcome, Rules, Side};

/// Every format, the one that is hardest to tell from others last.
pub static FORMATS: [Format; 4] = [
    Format {
        extension: "psq",
        looks: |bytes| bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).starts_with(b"Piskvorky"),
        read: |bytes| transcript(psq::read(bytes)),
        write: |played| psq::write(&with_names(file(played)?)),
        left_out,
    },
    Format {
        extension: "sgf",
        looks: |bytes| format::looks(bytes) && format::game(bytes) != Some(format::DOTS),
        read: |bytes| transcript(sgf::read(bytes)),
        write: |played| sgf::write(&file(played)?),
        left_out,
    },
    Format {
        extension: "lib",
        looks: |bytes| bytes.starts_with(b"\xffRenLib\xff"),
        read: |bytes| transcript(renlib::read(bytes)),
        write: |played| renlib::write(&file(played)?),
        left_out,
    },
    Format {
        extension: "rec",
        looks: looks_like_rec,
        read: |bytes| transcript(rec::read(bytes)),
        write: |played| rec::write(&file(played)?),
        left_out,
    },
];

/// Two names, and a move with its time in the third line.
fn looks_like_rec(bytes: &[u8]) -> bool {
    let Some(line) = bytes.split(|&byte| byte == b'\n').nth(2) else { return false };
    let number = |part: &[u8]| !part.is_empty() && part.iter().all(u8::is_ascii_digit);
    let parts: Vec<_> = line.trim_ascii().split(|&byte| byte == b',').collect();
    parts.len() == 3 && parts.into_iter().all(number)
}

fn transcript(read: Result<Game, FileError>) -> Result<Transcript, FileError> {
    let game = read?;
    Ok(Transcript {
        size: (game.width, game.height),
        setups: setups(&game),
        moves: game.notations().collect(),
        forfeit: matches!(game.code, Some(Code::Fault | Code::Late)),
        names: game.names,
        date: game.date,
        result: game.result,
        variations: game.variations,
    })
}

/// The games that are played on a board of this size.
fn setups(game: &Game) -> Vec<Options> {
    let board = format!("board={}x{}", game.width, game.height);
    let rules = ["free", "exact"].map(|rule| format!("{board},rule={rule}"));
    rules.into_iter().filter_map(|options| Options::parse(GAME.options, &options).ok()).collect()
}

/// How many moves of a game no format holds: the choices of the opening *swap2*, which
/// mark no cell.
fn left_out(position: &dyn Rules, moves: &[Move]) -> usize {
    match known_as::<Swap2>(position) {
        Some(_) => moves.iter().filter(|&&m| is_choice(m)).count(),
        None => 0,
    }
}

/// The board of a game that has no more to it, and which side draws the crosses, the
/// marks that begin. So it is with *swap2* once the sides are chosen: what is left is
/// a game of marks in turn. A game that somebody has lost before that is one in which
/// the marks of the loser were to come.
fn plain<'a>(played: &Played<'a>) -> Option<(&'a Five, Side)> {
    if let Some(five) = known_as::<Five>(played.position) {
        return Some((five, Side::First));
    }
    let swap = known_as::<Swap2>(played.position)?;
    let board = swap.board();
    match swap.stage() {
        Stage::Play(crosses) => Some((board, crosses)),
        _ => played.forfeit.map(|_| {
            let next = swap.turn();
            (board, if board.turn() == Side::First { next } else { next.other() })
        }),
    }
}

fn file(played: &Played) -> Result<Game, Unwritable> {
    let held =
        || Unwritable::Game("five in a row on a board with edges, and swap2 once the sides are chosen");
    let (five, crosses) = plain(played).ok_or_else(held)?;
    let small = |n: i16| u8::try_from(n).expect("boards with edges are small");
    let ply = |(i, &m): (usize, &Move)| {
        let cell = five.to_cell(m);
        let took = played.took.get(i).map_or(0, |took| u32::try_from(took.as_millis()).unwrap_or(u32::MAX));
        Ply { x: small(cell.x), y: small(cell.y), millis: took }
    };
    let marks = played.moves.iter().enumerate().filter(|(_, m)| !is_choice(**m));
    let mark = |side| if side == crosses { Side::First } else { Side::Second };
    let mut names = played.names.clone();
    if crosses == Side::Second {
        names.swap(0, 1);
    }
    Ok(Game {
        width: small(five.width()),
        height: small(five.height()),
        names,
        date: played.date.clone(),
        moves: marks.map(ply).collect(),
        result: played.outcome.map(|outcome| match outcome {
            Outcome::Win(side) => Outcome::Win(mark(side)),
            Outcome::Draw => Outcome::Draw,
        }),
        code: Some(match (played.outcome, played.forfeit) {
            (None, _) => Code::Saved,
            (Some(_), Some(Forfeit::Late)) => Code::Late,
            (Some(_), Some(Forfeit::Fault)) => Code::Fault,
            (Some(_), None) => Code::Normal,
        }),
        variations: 0,
    })
}

/// As Piškvork calls people without a name, if the other player has one.
fn with_names(mut game: Game) -> Game {
    if game.names.iter().any(|name| !name.is_empty()) {
        for (name, person) in game.names.iter_mut().zip(["homo-1", "homo-2"]) {
            if name.is_empty() {
                person.clone_into(name);
            }
        }
    }
    game
}
