//! The hint is the best move, and the reason that it gives is true.

use super::perfect::bare;
use super::strangers::{Field, children, has_line, other, threats, value};
use super::{opinions, position, undecided, with_thinking};
use piskvorky::bots::{Advice, Budget, MoveEval, Reason, Thinking, chance};
use piskvorky::games::tic_tac_toe::{CENTRE, CORNERS, GAME, LINES, TicTacToe};
use piskvorky::rules::Rules;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

fn advice(position: &TicTacToe) -> Advice {
    let advise = GAME.advise.expect("it gives hints");
    with_thinking(&mut chance(0), |thinking| advise(position, thinking))
}

/// Advice when there is no time to think.
fn hasty_advice(position: &TicTacToe) -> Advice {
    let (budget, stop) = (Budget::Nodes(1), &AtomicBool::new(false));
    let advise = GAME.advise.expect("it gives hints");
    advise(position, &mut Thinking { chance: &mut chance(0), budget, stop, report: &mut |_| {} })
}

#[test]
fn it_says_what_the_rules_page_teaches() {
    let lessons = [
        ("... ... ...", "b2", "centre", "begin in the centre"),
        ("X.. ... ...", "b2", "centre", "answer a corner with the centre"),
        ("... .X. ...", "a3", "hold", "answer the centre with a corner: an edge loses"),
        ("X.. .O. ..X", "b3", "block-fork", "between two corners threaten from an edge"),
        (".O. .X. ...", "a3", "force", "an edge in answer to the centre loses by force"),
        ("XO. .X. ..O", "a2", "fork", "two threats at once"),
        ("XX. OO. ...", "c3", "win", "a win before a block"),
        ("XX. .O. ...", "c3", "block", "nothing but a block"),
        ("XOX OOX .XO", "a1", "only-move", "the last cell"),
    ];
    for (rows, cell, reason, lesson) in lessons {
        let there = position(rows);
        let Advice { best, reason: Reason(given), .. } = advice(&there);
        assert_eq!((there.notation(best).as_str(), given), (cell, reason), "{lesson}: {rows}");
    }
}

#[test]
fn it_never_gives_away_a_win_or_a_draw_and_wins_at_once_where_it_can() {
    for there in undecided() {
        let (field, mover) = bare(&there);
        let mut next = field;
        next[advice(&there).best.0 as usize] = mover;
        assert_eq!(-value(&next, other(mover)), value(&field, mover), "{}", there.text());
        assert_eq!(has_line(&next, mover), !threats(&field, mover).is_empty(), "{}", there.text());
    }
}

#[test]
fn its_reason_is_true_in_every_position() {
    for there in undecided() {
        let (field, mover) = bare(&there);
        for Advice { best, reason, .. } in [advice(&there), hasty_advice(&there)] {
            let cell = best.0 as usize;
            assert_eq!(field[cell], b'.', "{}", there.text());
            assert!(is_true(reason, &field, mover, cell), "{reason:?} of cell {cell} of\n{}", there.text());
        }
    }
}

/// Whether the reason is true of a move, as its documentation words it.
fn is_true(Reason(reason): Reason, field: &Field, mover: u8, cell: usize) -> bool {
    let rival = other(mover);
    let moves = children(field, mover);
    let next = moves.iter().find(|&&(at, _)| at == cell).map(|&(_, next)| next).expect("the cell is free");
    let loses = |field: &Field| value(field, rival) > 0;
    match reason {
        "win" => has_line(&next, mover),
        "only-move" => moves.len() == 1,
        "block" => threats(field, rival).contains(&cell) && moves.len() > 1,
        "fork" => makes_fork(&next, mover),
        "force" => value(&next, rival) == -1,
        "block-fork" => {
            !loses(&next)
                && moves.iter().any(|(_, other_move)| loses(other_move) && lets_fork(other_move, rival))
        }
        "hold" => !loses(&next) && moves.iter().any(|(_, other_move)| loses(other_move)),
        "trap" => {
            let answers = children(&next, rival);
            value(&next, rival) == 0 && answers.iter().any(|(_, answer)| value(answer, mover) == 1)
        }
        "draw" => all_draws(field, mover),
        "centre" => {
            cell == CENTRE && (0..9).all(|cell| cell == CENTRE || lines_through(cell) < lines_through(CENTRE))
        }
        "corner" => CORNERS.contains(&cell) && lines_through(cell) == lines_through(1) + 1,
        "edge" => cell % 2 == 1,
        _ => false,
    }
}

/// Two threats of which only one can be met, and no time for anything else.
fn makes_fork(field: &Field, mover: u8) -> bool {
    threats(field, mover).len() >= 2 && threats(field, other(mover)).is_empty()
}

fn lets_fork(field: &Field, mover: u8) -> bool {
    children(field, mover).iter().any(|(_, child)| makes_fork(child, mover))
}

fn all_draws(field: &Field, mover: u8) -> bool {
    let won = has_line(field, b'X') || has_line(field, b'O');
    !won && children(field, mover).iter().all(|(_, child)| all_draws(child, other(mover)))
}

fn lines_through(cell: usize) -> usize {
    LINES.iter().filter(|line| line.contains(&cell)).count()
}

#[test]
fn every_reason_is_given_somewhere_and_no_other() {
    let mut given: HashSet<&str> = HashSet::new();
    for there in undecided() {
        given.extend([advice(&there), hasty_advice(&there)].map(|advice| advice.reason.0));
        for bot in GAME.usual().bots().filter(|bot| bot.key() != "level-3") {
            given.extend(opinions(&bot.key(), &there).into_iter().filter_map(|(_, thought)| match thought {
                MoveEval::Rule(Reason(key)) => Some(key),
                MoveEval::Number(_) => None,
            }));
        }
    }
    given.extend(super::misere::reasons());
    let listed: HashSet<&str> = GAME.reasons.iter().map(|&Reason(key)| key).collect();
    assert_eq!(given, listed);
    assert_eq!(listed.len(), GAME.reasons.len(), "no reason is listed twice");
}

#[test]
fn without_time_it_still_wins_blocks_and_takes_the_centre() {
    for there in undecided() {
        let (field, mover) = bare(&there);
        let cell = hasty_advice(&there).best.0 as usize;
        let (wins, blocks) = (threats(&field, mover), threats(&field, other(mover)));
        let expected = match (wins.is_empty(), blocks.is_empty()) {
            (false, _) => wins.contains(&cell),
            (true, false) => blocks.contains(&cell),
            (true, true) => true,
        };
        assert!(expected, "cell {cell} of\n{}", there.text());
    }
    assert_eq!(hasty_advice(&TicTacToe::default()).best.0 as usize, CENTRE);
}
