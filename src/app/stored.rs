//! Games as the store has them, and as the rest of the program does: only here the texts
//! of the store become moves, and moves become texts.

use super::classic;
use super::date::iso;
use crate::games::GameSetup;
use crate::play::game::{Game, Participant};
use crate::rules::Side;
use crate::store::{self, Moment, Opponent};

/// A game of the store; `None` if the registry does not know it, or if its moves are not
/// legal.
pub(super) fn game(row: &store::Game) -> Option<Game> {
    let setup = GameSetup::of_parts(&row.game, &row.setup).ok()?;
    let opponent = match &row.opponent {
        Opponent::Person(name) => Participant::Person(name.clone()),
        Opponent::Program(name) => Participant::Program(name.clone()),
        // One that this program does not have can still be named.
        Opponent::Computer(key) => {
            setup.bot(key).map_or_else(|| Participant::Program(key.clone()), Participant::Bot)
        }
    };
    let mut game = Game::new(setup);
    game.sides[row.own.index()] = Participant::Person(row.player.clone());
    game.sides[row.own.other().index()] = opponent;
    (game.date, game.seed, game.duration) = (iso(row.at), Some(row.seed), row.duration);
    row.moves.iter().try_for_each(|notation| game.play_notation(notation)).ok()?;
    if let Some(outcome) = row.outcome {
        game.settle(outcome, row.ended).ok()?;
    }
    Some(game)
}

/// A game as the store keeps it: it belongs to the person on the side `own`, and its last
/// move was made at this time.
pub(super) fn row(game: &Game, own: Side, at: Moment) -> store::Game {
    let options = game.setup().options();
    store::Game {
        player: game.side(own).name(),
        game: game.spec().key.to_owned(),
        setup: options.to_string(),
        variant: options.variant().to_string(),
        opponent: match game.side(own.other()) {
            Participant::Person(name) => Opponent::Person(name.clone()),
            Participant::Bot(bot) => Opponent::Computer(bot.key()),
            Participant::Program(name) => Opponent::Program(name.clone()),
        },
        own,
        mark: classic::mark_of(game.start(), own).unwrap_or_default().to_owned(),
        outcome: game.outcome(),
        ended: game.end().map(|end| end.by),
        points: game.points(),
        moves: game.notations().collect(),
        duration: game.duration,
        at,
        seed: game.seed.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GAMES, gomoku, tic_tac_toe};
    use crate::rules::{End, EndReason, Outcome};
    use std::time::Duration;

    /// Every game, with its usual options and others.
    fn setups() -> impl Iterator<Item = GameSetup> {
        GAMES.iter().flat_map(|spec| {
            let others = spec.trials.iter().map(|options| GameSetup::of_parts(spec.key, options));
            others.map(|setup| setup.expect("a trial is a game")).chain([spec.usual()])
        })
    }

    /// A game of three moves, played by Jana on the side `own`.
    fn played(setup: GameSetup, own: Side, opponent: Participant) -> Game {
        let mut game = Game::new(setup);
        for _ in 0..3 {
            let legal = game.position().legal();
            game.play(legal[legal.len() / 2]);
        }
        game.sides[own.index()] = Participant::Person("Jana".to_owned());
        game.sides[own.other().index()] = opponent;
        let at = Moment(1_700_000_000_000);
        (game.date, game.seed, game.duration) = (iso(at), Some(u64::MAX), Duration::from_millis(1234));
        game
    }

    #[test]
    fn every_game_comes_back_from_the_store_as_it_was() {
        let at = Moment(1_700_000_000_000);
        for (setup, own) in setups().zip([Side::First, Side::Second].into_iter().cycle()) {
            let opponents = [
                Participant::Person(String::new()),
                Participant::Bot(setup.best_bot()),
                Participant::Program("Robo".to_owned()),
            ];
            for opponent in opponents {
                let ends =
                    [None, Some(End::resigned(own)), Some(End::AGREED), Some(End::forfeit(own.other()))];
                for end in ends {
                    let mut game = played(setup.clone(), own, opponent.clone());
                    if let Some(End { outcome, by }) = end {
                        game.settle(outcome, Some(by)).expect("three moves decide nothing");
                    }
                    let row = row(&game, own, at);
                    assert_eq!(super::game(&row).as_ref(), Some(&game), "{row:?}");
                    assert_eq!(
                        (row.player.as_str(), row.own, row.ended),
                        ("Jana", own, end.map(|end| end.by))
                    );
                }
            }
        }
    }

    #[test]
    fn the_variant_leaves_out_what_does_not_tell_games_apart() {
        let of = |text| {
            let setup = GameSetup::parse(text).expect(text);
            let row = row(&played(setup, Side::First, Participant::default()), Side::First, Moment(0));
            (row.setup, row.variant)
        };
        let texts = |setup: &str, variant: &str| (setup.to_owned(), variant.to_owned());
        assert_eq!(of("tic-tac-toe:begin=noughts"), texts("begin=noughts", ""));
        let options = "board=19x19,rule=exact";
        assert_eq!(of(&format!("gomoku:{options}")), texts(options, options));
    }

    #[test]
    fn what_the_registry_does_not_know_is_no_game_but_an_opponent_can_still_be_named() {
        let known = row(
            &played(tic_tac_toe::GAME.usual(), Side::First, Participant::default()),
            Side::First,
            Moment(0),
        );
        let is_game = |row: store::Game| game(&row).is_some();
        assert!(is_game(known.clone()));
        assert!(!is_game(store::Game { game: "chess".to_owned(), ..known.clone() }));
        assert!(!is_game(store::Game { setup: "size=3x3".to_owned(), ..known.clone() }));
        assert!(!is_game(store::Game { moves: vec!["b2".to_owned(); 2], ..known.clone() }));
        let won = ["b2", "a1", "a2", "b1", "c2"].map(String::from).to_vec();
        let lost = store::Game { moves: won, outcome: Some(Outcome::Win(Side::Second)), ..known.clone() };
        assert!(!is_game(lost), "the other side has won");
        let stranger = store::Game { opponent: Opponent::Computer("level-9".to_owned()), ..known };
        let opponent = game(&stranger).map(|game| game.sides[1].clone());
        assert_eq!(opponent, Some(Participant::Program("level-9".to_owned())));
    }

    /// Older versions did not say why a game ended.
    #[test]
    fn a_game_that_a_program_lost_without_a_reason_was_forfeited() {
        let robo = Participant::Program("Robo".to_owned());
        let mut game = played(gomoku::GAME.usual(), Side::First, robo);
        game.settle(Outcome::Win(Side::First), None).expect("three moves decide nothing");
        let row = store::Game { ended: None, ..row(&game, Side::First, Moment(0)) };
        let end = super::game(&row).and_then(|game| game.end());
        assert_eq!(end.map(|end| end.by), Some(EndReason::Forfeit));
    }
}
