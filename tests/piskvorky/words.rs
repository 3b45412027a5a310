//! Whatever the program may want to say, it has words for.

use piskvorky::bots::{Budget, Thinking, Thought, chance};
use piskvorky::games::GAMES;
use piskvorky::games::tic_tac_toe::REASONS;
use piskvorky::images::Image;
use piskvorky::text::{Language, Texts};
use rand::RngExt;
use std::sync::atomic::AtomicBool;

fn every_language(test: impl Fn(&Texts)) {
    Language::ALL.into_iter().for_each(|language| test(&Texts::new(language)));
}

#[test]
fn every_game_and_every_opponent_has_a_name_and_a_plan() {
    every_language(|texts| {
        for game in GAMES {
            assert!(texts.game(game.key).is_some(), "game-{}", game.key);
            for bot in game.bots {
                assert!(texts.bot(bot.key).is_some(), "bot-{}", bot.key);
                assert!(texts.plan(bot.key).is_some(), "plan-{}", bot.key);
            }
        }
    });
}

#[test]
fn every_reason_has_a_sentence() {
    every_language(|texts| {
        for reason in REASONS {
            let sentence = texts.reason(reason.0).unwrap_or_else(|| panic!("reason-{}", reason.0));
            assert!(sentence.ends_with(['.', '!', '。']), "{sentence}");
        }
    });
}

#[test]
fn every_rule_that_fires_has_a_word_short_enough_for_a_panel() {
    let stop = AtomicBool::new(false);
    for seed in 0..20 {
        let mut dice = chance(seed);
        let mut position = (GAMES[0].start)().boxed();
        while position.outcome().is_none() {
            for bot in GAMES[0].bots {
                let mut own = chance(seed);
                let (budget, report) = (Budget::Nodes(u64::MAX), &mut |_| {});
                let mut thinking = Thinking { chance: &mut own, budget, stop: &stop, report };
                for (_, thought) in (bot.make)().opinions(&*position, &mut thinking) {
                    let Thought::Rule(rule) = thought else { continue };
                    every_language(|texts| {
                        let word = texts.rule(rule.0).unwrap_or_else(|| panic!("rule-{}", rule.0));
                        assert!(word.chars().count() <= 12, "{word}");
                    });
                }
            }
            let legal = position.legal();
            position.play(legal[dice.random_range(..legal.len())]);
        }
    }
}

#[test]
fn a_key_that_nobody_knows_has_no_words() {
    let texts = Texts::new(Language::Slovak);
    assert_eq!(texts.bot("level-1").as_deref(), Some("1. úroveň s počítačom"));
    assert_eq!(texts.bot("nobody"), None);
}

#[test]
fn no_picture_has_words_or_parts_that_the_toolkit_cannot_draw() {
    for image in Image::ALL {
        let svg = image.svg();
        assert!(svg.contains("viewBox"), "{image:?}");
        for part in ["<text", "<style", "<filter", "<mask", "<use", "clip-path", "Gradient"] {
            assert!(!svg.contains(part), "{image:?} has {part}");
        }
    }
}
