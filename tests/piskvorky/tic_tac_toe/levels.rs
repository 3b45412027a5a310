//! What each of the simple opponents does.

use super::{after, bot, choice, opinions, position, reachable, rule, undecided};
use piskvorky::bots::{MoveEval, chance};
use piskvorky::games::tic_tac_toe::dif_level::{PAIRS, check, dif_level};
use piskvorky::games::tic_tac_toe::weights::{heaviest, weights};
use piskvorky::games::tic_tac_toe::{CENTRE, LINES, Mark, TicTacToe};
use piskvorky::rules::{Move, Outcome, Rules, Side};

#[test]
fn level_1_reaches_all_nine_cells_equally_often() {
    let (mut bot, mut chance) = (bot("level-1"), chance(1));
    let mut counts = [0; 9];
    for _ in 0..9000 {
        counts[choice(&mut *bot, &TicTacToe::default(), &mut chance)] += 1;
    }
    // The standard deviation of each count is 30.
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn level_1_thinks_the_same_of_every_cell() {
    let there = position("X.. .O. ..X");
    assert_eq!(opinions("level-1", &there), [1, 2, 3, 5, 6, 7].map(|cell| (cell, rule("random"))));
}

#[test]
fn level_2_takes_the_centre_even_when_it_could_win_elsewhere() {
    let there = position("XX. ..O ..O");
    assert_eq!(level_2(&there), Some(CENTRE));
    assert_eq!(opinions("level-2", &there), [(CENTRE, rule("centre"))]);
}

#[test]
fn level_2_then_wins_rather_than_blocks() {
    let there = position("XX. OO. ...");
    assert_eq!(level_2(&there), Some(2));
    assert_eq!(opinions("level-2", &there), [(2, rule("win"))]);
}

#[test]
fn level_2_then_blocks() {
    let there = position("X.X .O. ...");
    assert_eq!(level_2(&there), Some(1));
    assert_eq!(opinions("level-2", &there), [(1, rule("block"))]);
}

#[test]
fn level_2_else_leaves_it_to_chance() {
    let there = position("X.. .O. ..X");
    assert_eq!(dif_level(&there), None);
    let (mut bot, mut chance) = (bot("level-2"), chance(1));
    let mut chosen: Vec<usize> = (0..200).map(|_| choice(&mut *bot, &there, &mut chance)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    assert_eq!(chosen, [1, 2, 3, 5, 6, 7]);
}

fn level_2(position: &TicTacToe) -> Option<usize> {
    let found = dif_level(position).map(|(cell, _)| cell);
    for seed in 0..10 {
        let played = choice(&mut *bot("level-2"), position, &mut chance(seed));
        assert_eq!(found, Some(played), "seed {seed}\n{}", position.text());
    }
    found
}

#[test]
fn check_finds_the_gap_beside_each_of_the_24_pairs_of_either_mark() {
    for ((a, b, gap), n) in PAIRS.into_iter().flat_map(|pair| [(pair, 1), (pair, 2)]) {
        let mut x = [0; 9];
        (x[a], x[b]) = (n, n);
        assert_eq!(check(&x, n), Some(gap), "{n} in {a} and {b}");
        assert_eq!(check(&x, 3 - n), None, "{} beside {n} in {a} and {b}", 3 - n);
        x[gap] = 3 - n;
        assert_eq!(check(&x, n), None, "{n} in {a} and {b}, {gap} taken");
    }
}

#[test]
fn the_24_pairs_are_the_three_pairs_of_each_line() {
    let mut pairs = PAIRS.map(|(a, b, gap)| ([a.min(b), a.max(b)], gap));
    pairs.sort_unstable();
    let mut expected: Vec<([usize; 2], usize)> =
        LINES.into_iter().flat_map(|[a, b, c]| [([a, b], c), ([a, c], b), ([b, c], a)]).collect();
    expected.sort_unstable();
    assert_eq!(pairs.to_vec(), expected);
}

#[test]
fn of_several_matches_the_last_pair_wins() {
    let mut several = 0;
    for (position, n) in undecided().flat_map(|p| [(p, 1), (p, 2)]) {
        let x = position.x();
        let mut last = None;
        for (a, b, gap) in PAIRS {
            if x[a] == n && x[b] == n && x[gap] == 0 {
                several += usize::from(last.is_some());
                last = Some(gap);
            }
        }
        assert_eq!(check(x, n), last, "{n} in\n{}", position.text());
    }
    assert!(several > 0, "some positions have several matches");
    assert_eq!(check(&[1, 1, 0, 0, 0, 0, 1, 0, 0], 1), Some(3), "0 1→2 comes before 0 6→3");
}

#[test]
fn level_2_can_be_beaten() {
    let mut game = TicTacToe::default();
    game.play(Move(6));
    assert_eq!(level_2(&game), Some(CENTRE), "it takes the centre");
    game.play(Move(4));
    game.play(Move(2));
    assert_eq!(dif_level(&game), None, "it sees no danger and may well take a corner");
    game.play(Move(0));
    assert_eq!(game.gaps(Mark::Cross).next(), None);
    game.play(Move(8));
    assert_eq!(game.gaps(Mark::Cross).collect::<Vec<_>>(), [5, 7], "two threats at once");
    let blocked = level_2(&game).expect("it blocks one of them");
    game.play(Move(blocked as u32));
    let won = game.gaps(Mark::Cross).next().map(|gap| after(&game, Move(gap as u32)));
    assert_eq!(won.and_then(|won| won.outcome()), Some(Outcome::Win(Side::First)));
}

#[test]
fn the_weight_matrix_adds_up_lines_and_places() {
    assert_eq!(
        weights(&TicTacToe::default()),
        [(0, 300), (1, 0), (2, 300), (3, 0), (4, 400), (5, 0), (6, 300), (7, 0), (8, 300)]
    );
    // To move: crosses. Two of their own in the first column, two noughts in
    // the second row and in the last column.
    let there = position("X.O X.. ..O");
    assert_eq!(weights(&there), [(1, 0), (4, 400), (5, 1000), (6, 10_300), (7, 0)]);
    let there = position("XX. .OO ...");
    assert_eq!(weights(&there), [(2, 10_300), (3, 1000), (6, 300), (7, 0), (8, 300)]);
}

#[test]
fn a_cell_that_closes_two_lines_weighs_twice_as_much() {
    // In the corner: two own lines, one of the opponent's, and the place.
    let there = position(".XX XOO XOO");
    assert_eq!(weights(&there), [(0, 20_000 + 1000 + 300)]);
}

#[test]
fn two_opposite_corners_of_the_opponent_make_the_other_two_lighter() {
    let there = position("X.. .O. ..X");
    assert_eq!(weights(&there), [(1, 0), (2, -200), (3, 0), (5, 0), (6, -200), (7, 0)]);
    assert_eq!(heaviest(&there), [1, 3, 5, 7]);
    let there = position("..X .O. X..");
    assert_eq!(weights(&there), [(0, -200), (1, 0), (3, 0), (5, 0), (7, 0), (8, -200)]);
    let there = position("O.. .X. ..X");
    assert_eq!(heaviest(&there), [2, 6], "one corner is not two");
}

#[test]
fn the_weight_matrix_takes_any_of_the_heaviest_cells() {
    for there in undecided() {
        let numbers = weights(&there).into_iter().map(|(cell, weight)| (cell, MoveEval::Number(weight)));
        assert_eq!(opinions("weights", &there), numbers.collect::<Vec<_>>(), "{}", there.text());
    }
    let (mut bot, mut chance) = (bot("weights"), chance(1));
    let there = position("X.. .O. ..X");
    let mut chosen: Vec<usize> = (0..100).map(|_| choice(&mut *bot, &there, &mut chance)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    assert_eq!(chosen, heaviest(&there));
}

/// Over every way in which a player can move and every way in which the
/// generator can choose between equal weights.
#[test]
fn the_weight_matrix_can_be_beaten_only_when_it_is_second() {
    let start = TicTacToe::default();
    assert_eq!(ends(&start, Side::First), [344, 0, 64], "first: wins, losses, draws");
    assert_eq!(ends(&start, Side::Second), [1048, 32, 472], "second: wins, losses, draws");
}

/// Wins, losses and draws of the weight matrix when it plays this side.
fn ends(position: &TicTacToe, side: Side) -> [u32; 3] {
    match position.outcome() {
        Some(Outcome::Draw) => return [0, 0, 1],
        Some(Outcome::Win(winner)) if winner == side => return [1, 0, 0],
        Some(Outcome::Win(_)) => return [0, 1, 0],
        None => {}
    }
    let moves = if position.turn() == side {
        heaviest(position).into_iter().map(|cell| Move(cell as u32)).collect()
    } else {
        position.legal()
    };
    let parts = moves.into_iter().map(|m| ends(&after(position, m), side));
    parts.fold([0; 3], |[a, b, c], [d, e, f]| [a + d, b + e, c + f])
}

#[test]
fn the_three_stages_are_win_block_and_the_first_free_cell() {
    let stages = [
        ("XX. OO. ...", 2, "win"),
        ("X.X .O. ...", 1, "block"),
        ("X.. .O. ..X", 1, "first-free"),
        ("... ... ...", 0, "first-free"),
        ("XO. OX. X.O", 2, "win"),
    ];
    for (rows, cell, stage) in stages {
        let there = position(rows);
        assert_eq!(opinions("phases", &there), [(cell, rule(stage))], "{rows}");
        assert_eq!(choice(&mut *bot("phases"), &there, &mut chance(1)), cell, "{rows}");
    }
}

#[test]
fn of_several_wins_the_three_stages_take_the_first_in_reading_order() {
    let there = position("X.X OO. X.O");
    assert_eq!(there.gaps(Mark::Cross).collect::<Vec<_>>(), [1]);
    for there in undecided() {
        let own = there.mark_to_move();
        let first = there.gaps(own).chain(there.gaps(own.other())).chain(there.free()).next();
        assert_eq!(Some(choice(&mut *bot("phases"), &there, &mut chance(1))), first, "{}", there.text());
    }
}

#[test]
fn the_first_free_cell_is_the_first_in_reading_order() {
    for there in reachable(Mark::Nought).into_iter().filter(|p| p.outcome().is_none()) {
        let first = there.x().iter().position(|&n| n == 0).expect("the game goes on");
        assert_eq!(choice(&mut *bot("first-free"), &there, &mut chance(1)), first, "{}", there.text());
        assert_eq!(opinions("first-free", &there), [(first, rule("first-free"))], "{}", there.text());
    }
}
