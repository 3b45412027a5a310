//! Openings and scores of series.

use piskvorky::games::gomoku::gomocup::openings;
use piskvorky::games::gomoku::rules::{Five, Rule};
use piskvorky::play::pairs::Score;

#[test]
fn openings_are_read_as_offsets_from_the_middle() {
    let read = |text: &str, width, height| openings::read(text, &Five::with(width, height, 5, Rule::Free), 9);
    let text = "# a comment\n0,0, 1,-1, 3,2\n\n7 7\r\n";
    assert_eq!(read(text, 15, 15), Ok(vec![vec![(7, 7), (8, 6), (10, 9)], vec![(14, 14)]]));
    assert_eq!(read("\u{feff}0,0\r\n", 15, 15), Ok(vec![vec![(7, 7)]]));
    assert_eq!(read("0,0", 20, 10), Ok(vec![vec![(10, 5)]]));
    let outside = openings::Fault::Outside { number: 1, columns: [-7, 7], rows: [-7, 7] };
    assert!(outside.to_string().contains("columns go from -7 to 7"), "{outside}");
    let won = "0,0, 0,5, 1,0, 1,5, 2,0, 2,5, 3,0, 3,5, 4,0";
    for (text, line, fault) in [
        ("0,0\n8,0", 2, outside),
        ("0,0, 1,1, 0,0", 1, openings::Fault::Taken(3)),
        ("-32768,-32768", 1, outside),
        ("\n\nx", 3, openings::Fault::NoPairs),
        ("1,2,3", 1, openings::Fault::NoPairs),
        ("99999,0", 1, openings::Fault::NoPairs),
        (won, 1, openings::Fault::Over),
        (&format!("{won}, 5,5"), 1, openings::Fault::Over),
        ("0,0\n\n0,0 1,1 2,2 3,3 4,5 5,5 6,6 7,7 0,1 0,2", 3, openings::Fault::TooMany(9)),
        ("", 1, openings::Fault::None),
        ("\u{feff}", 1, openings::Fault::None),
        ("# none yet\n\n", 3, openings::Fault::None),
    ] {
        assert_eq!(read(text, 15, 15), Err((line, fault)), "{text:?}");
    }
}

#[test]
fn a_score_is_counted_in_pairs() {
    let mut score = Score::default();
    assert_eq!(score.elo(), None);
    for winner in [Some(0), Some(0), Some(0), Some(1), None, Some(0), Some(1), None] {
        score.add(winner);
    }
    assert_eq!((score.wins, score.draws, score.losses), (4, 2, 2));
    assert_eq!(score.pairs, [0, 1, 1, 1, 1]);
    let (elo, error) = score.elo().expect("there are pairs");
    // Five of eight points: 400 · log10(5/3).
    assert!((elo - 88.7).abs() < 0.1, "{elo}");
    assert!(error > 100.0, "{error}");
    assert!(score.likelihood(20.0) > 0.0);
    assert_eq!(score.least(), None);
}

#[test]
fn a_score_without_spread_promises_no_more_than_it_can() {
    let score = |winners: &[usize]| {
        let mut score = Score::default();
        winners.iter().for_each(|&winner| score.add(Some(winner)));
        score
    };
    let split = score(&[0, 1, 1, 0, 0, 1]);
    let (elo, error) = split.elo().expect("both have won");
    assert!(elo.abs() < 0.1 && error > 100.0, "{elo} ± {error}");
    for (winner, sign) in [(0, 1.0), (1, -1.0)] {
        assert_eq!(score(&[winner; 6]).least(), None);
        let all = score(&[winner; 100]);
        assert_eq!(all.elo(), None);
        let least = all.least().expect("one has won everything");
        // 97 to 3.
        assert!((least - sign * 603.9).abs() < 0.1, "{least}");
    }
}

/// Who keeps its side shares no game with its opponent: the same games, in another
/// order, tell the same.
#[test]
fn single_games_are_counted_one_by_one() {
    let score = |winners: &[Option<usize>]| {
        let mut score = Score::of_single_games();
        assert_eq!(score.elo(), None);
        winners.iter().for_each(|&winner| score.add(winner));
        assert_eq!(score.pairs, [0; 5]);
        score
    };
    // Every two games of the one come out alike, and every two of the other do not.
    let alike = score(&[Some(0), Some(0), Some(1), Some(1), Some(0), Some(0), None, None]);
    let mixed = score(&[Some(0), None, Some(1), Some(0), Some(1), Some(0), None, Some(0)]);
    let (elo, error) = alike.elo().expect("both have won");
    assert_eq!(mixed.elo(), Some((elo, error)));
    // Five of eight points; the error of the mean is 1.96 times the root of 11/64 over 8.
    assert!((elo - 88.7).abs() < 0.1, "{elo}");
    let at = |share: f64| -400.0 * (1.0 / share - 1.0).log10();
    let off = 1.96 * (11.0_f64 / 64.0 / 8.0).sqrt();
    assert!((error - (at(0.625 + off) - at(0.625 - off)) / 2.0).abs() < 0.1, "{error}");
    assert!(alike.likelihood(20.0) > 0.0);
    // One game is enough for a number, unless it tells no end.
    assert_eq!(score(&[Some(0)]).elo(), None);
    assert!(score(&[Some(0), Some(1), None]).elo().is_some());
    assert!(score(&[Some(1); 7]).elo().is_none() && score(&[Some(1); 7]).least().is_some());
}
