//! Whatever the program may want to say, it has words for.

use crate::random;
use crate::setups::{is_endless, setups, setups_of};
use crate::tour::forms;
use piskvorky::app::view::{Control, FormId};
use piskvorky::board::{Board, Look, PlaceKind};
use piskvorky::bots::{Budget, MoveEval, Thinking, chance};
use piskvorky::games::{GAMES, GameSetup, gomoku, tic_tac_toe};
use piskvorky::images::Image;
use piskvorky::options::Value;
use piskvorky::rules::Side;
use piskvorky::store::Kind;
use piskvorky::store::settings::{Choice, Theme};
use piskvorky::text::{Language, Texts};
use rand::RngExt;
use std::collections::{BTreeSet, HashSet};
use std::sync::atomic::AtomicBool;

fn every_language(test: impl Fn(&Texts)) {
    Language::ALL.into_iter().for_each(|language| test(&Texts::new(language)));
}

#[test]
fn every_game_and_every_opponent_has_a_name_and_a_plan() {
    every_language(|texts| {
        for game in GAMES {
            assert!(texts.game(game.key).is_some(), "game-{}", game.key);
            let (mut names, mut plans) = (HashSet::new(), HashSet::new());
            for bot in game.all_bots() {
                let (key, level, levels) = (bot.spec().key, bot.level().into(), bot.spec().levels.into());
                let name = texts.bot(key, level, levels).unwrap_or_else(|| panic!("bot-{key}"));
                assert!(names.insert(name.clone()), "two opponents of {} are called {name}", game.key);
                let plan = texts.plan(key, level, levels).unwrap_or_else(|| panic!("plan-{key}"));
                assert!(plan.ends_with(['.', '。']), "{plan}");
                assert!(plans.insert(plan.clone()), "two opponents of {} have this plan: {plan}", game.key);
            }
        }
    });
}

/// Numbers and sizes speak for themselves.
#[test]
fn every_option_and_every_word_of_it_has_a_name() {
    every_language(|texts| {
        for game in GAMES {
            for option in game.options {
                let key = format!("{}-{}", game.key, option.key);
                assert!(texts.option(&key).is_some_and(|name| !name.is_empty()), "option-{key}");
                let said = |value: &Value| matches!(value, Value::Word(_) | Value::Flag(_));
                let mut names = HashSet::new();
                for value in option.offered().into_iter().filter(said) {
                    let name = texts.value(&format!("{key}-{value}"));
                    let name = name.unwrap_or_else(|| panic!("value-{key}-{value}"));
                    assert!(names.insert(name.clone()), "two values of {key} are called {name}");
                }
            }
        }
    });
}

/// How many moves a level looks ahead stands there in letters.
#[test]
fn the_plan_of_a_level_says_how_far_it_sees() {
    for (language, words) in [
        (Language::Slovak, ["jeden", "jeden", "dva", "tri", "šesť"]),
        (Language::English, ["one", "one", "two", "three", "six"]),
        (Language::Ukrainian, ["один", "один", "два", "три", "шість"]),
        (Language::Russian, ["один", "один", "два", "три", "шесть"]),
        (Language::Chinese, ["一步", "一步", "两步", "三步", "六步"]),
        (Language::Arabic, ["نقلة واحدة", "نقلة واحدة", "نقلتين", "ثلاث", "ست"]),
    ] {
        let texts = Texts::new(language);
        let depths = gomoku::levels::LEVELS.map(|level| level.options.depth);
        assert_eq!(depths[..5], [1, 1, 2, 3, 6], "the words here are for other depths");
        for (n, word) in words.into_iter().enumerate() {
            let plan = texts.plan("engine", n as u32 + 1, 6).expect("every level has one");
            assert!(plan.contains(word), "{language:?}, depth {}: {plan}", depths[n]);
        }
    }
}

#[test]
fn every_reason_that_counts_something_has_a_sentence_with_the_number() {
    every_language(|texts| {
        for reason in GAMES.iter().flat_map(|game| game.counted) {
            assert!(texts.reason(reason.0, 7).is_some_and(|said| said.contains('7')), "reason-{}", reason.0);
        }
    });
}

#[test]
fn whatever_a_side_has_to_do_is_said() {
    let tasks: BTreeSet<_> =
        setups().flat_map(|game| (0..20).flat_map(move |seed| tasks(&game, seed))).collect();
    assert!(tasks.len() > 3, "{tasks:?}");
    every_language(|texts| {
        for task in &tasks {
            assert!(texts.task(task).is_some(), "task-{task}");
        }
    });
}

/// The rules of a board say nothing of the sheet without edges, and the other way round.
#[test]
fn rules_speak_of_their_own_board_alone() {
    for (language, sheet, board) in [
        (Language::Slovak, "Hárok", "Plná plocha"),
        (Language::English, "sheet", "full board"),
        (Language::Ukrainian, "Аркуш", "Повне поле"),
        (Language::Russian, "Лист", "Полное поле"),
        (Language::Chinese, "无界", "棋盘下满"),
        (Language::Arabic, "الورقة", "الرقعة الممتلئة"),
    ] {
        let texts = Texts::new(language);
        for game in setups_of(&gomoku::GAME) {
            let rules = texts.rules(game.rules()).unwrap_or_else(|| panic!("rules-{}", game.rules()));
            let endless = is_endless(&game);
            assert_eq!(rules.contains(sheet), endless, "{language:?}, {game}: {rules}");
            let swap = game.to_string().contains("swap2");
            assert_eq!(rules.contains(board), !endless && !swap, "{language:?}, {game}: {rules}");
        }
    }
}

/// The keys of what there is to do at the beginning of a game of chance.
fn tasks(game: &GameSetup, seed: u64) -> BTreeSet<&'static str> {
    let mut dice = chance(seed);
    let mut position = game.start();
    let mut tasks = BTreeSet::new();
    for _ in 0..9 {
        tasks.extend(position.task());
        let legal = position.legal();
        if legal.is_empty() {
            break;
        }
        // Choices come after all the cells, and among many would hardly ever be hit.
        let last = dice.random_range(0..legal.len().min(4));
        let m = if dice.random() {
            legal[legal.len() - 1 - last]
        } else {
            legal[dice.random_range(..legal.len())]
        };
        position.play(m);
    }
    tasks
}

#[test]
fn every_reason_has_a_sentence() {
    every_language(|texts| {
        for reason in GAMES.iter().flat_map(|game| game.reasons) {
            let sentence = texts.reason(reason.0, 0).unwrap_or_else(|| panic!("reason-{}", reason.0));
            assert!(!sentence.contains('0'), "{sentence}");
            assert!(sentence.ends_with(['.', '!', '。']), "{sentence}");
        }
    });
}

/// What boards say by keys: what is to be done, what comes first, and what there is to
/// choose.
#[test]
fn every_key_of_a_board_has_a_text() {
    let places = setups().flat_map(|game| random::game(&game, 1).into_iter().take(12));
    let mut keys = BTreeSet::new();
    for place in places {
        let board = &place.position;
        keys.extend(board.task().map(|key| ("task", key)));
        keys.extend(board.actions().into_iter().map(|(_, key)| ("action", key)));
        for look in Side::BOTH.map(|side| board.side_look(side)) {
            keys.extend(["side", "won"].map(|group| (group, look.name)));
        }
        for spot in board.scene(&Look::default()).spots() {
            keys.extend(board.refusal(&[spot]).map(|key| ("refusal", key)));
            let found = board.place(spot);
            keys.extend(found.piece.map(|key| ("piece", key)));
            if let PlaceKind::Choice(key) = found.kind {
                keys.insert(("choice", key));
            }
        }
    }
    assert!(keys.len() > 9, "{keys:?}");
    every_language(|texts| {
        for &(group, key) in &keys {
            let text = match group {
                "task" => texts.task(key),
                "action" => texts.action(key),
                "refusal" => texts.refusal(key, "b2"),
                "side" => texts.side(key),
                "won" => texts.won(key),
                "piece" => texts.piece(key),
                _ => texts.choice(key),
            };
            assert!(text.is_some(), "{group}-{key}");
        }
    });
}

/// A program may lack any protocol but the first.
#[test]
fn it_can_be_said_which_protocol_a_program_does_not_know() {
    let protocols: Vec<&str> = setups().filter_map(|game| Some(game.protocol()?.key)).collect();
    let others: BTreeSet<&str> = protocols.iter().copied().filter(|key| *key != protocols[0]).collect();
    assert!(!others.is_empty());
    every_language(|texts| assert!(others.iter().all(|key| texts.lacks(key).is_some()), "{others:?}"));
}

/// Its licence asks for it.
#[test]
fn the_toolkit_is_named() {
    for language in Language::ALL {
        let forms = forms(language);
        let about = forms.iter().find(|form| form.id == FormId::About).expect("it is among them");
        let named = |c: &Control| c.name.contains("FLTK") && c.name.ends_with("https://www.fltk.org");
        assert!(about.controls.iter().any(named), "{language:?}: {:?}", about.controls);
    }
}

#[test]
fn every_game_has_its_rules_in_words() {
    every_language(|texts| {
        for game in setups() {
            assert!(texts.rules(game.rules()).is_some(), "rules-{} of {game}", game.rules());
        }
    });
}

#[test]
fn every_rule_that_fires_has_a_word_short_enough_for_a_panel() {
    let rules = rules_that_fire();
    assert!(rules.len() > 1, "{rules:?}");
    every_language(|texts| {
        for rule in &rules {
            let word = texts.rule(rule).unwrap_or_else(|| panic!("rule-{rule}"));
            assert!(word.chars().count() <= 12, "{word}");
        }
    });
}

/// The keys of the rules by which the opponents judge the cells of some games.
fn rules_that_fire() -> BTreeSet<&'static str> {
    setups().flat_map(|game| (0..20).flat_map(move |seed| rules_of(&game, seed))).collect()
}

/// Those of a game of chance, or of its beginning where it is long.
fn rules_of(game: &GameSetup, seed: u64) -> BTreeSet<&'static str> {
    let stop = AtomicBool::new(false);
    let mut rules = BTreeSet::new();
    let mut dice = chance(seed);
    let mut position = game.start().boxed();
    for _ in 0..9 {
        if position.outcome().is_some() {
            break;
        }
        for bot in game.bots() {
            let mut own = chance(seed);
            let (budget, report) = (Budget::Nodes(100), &mut |_| {});
            let mut thinking = Thinking { chance: &mut own, budget, stop: &stop, report };
            for (_, thought) in bot.make().opinions(&*position, &mut thinking) {
                if let MoveEval::Rule(rule) = thought {
                    rules.insert(rule.0);
                }
            }
        }
        let legal = position.legal();
        position.play(legal[dice.random_range(..legal.len())]);
    }
    rules
}

#[test]
fn every_look_and_every_trouble_with_a_file_has_words() {
    use Kind::{
        BadValue, Broken, Busy, Damaged, DeadLink, DiskFull, Empty, Folder, Foreign, Newer, NoFolder,
        NoRights, NotFile, ReadOnly,
    };
    let bad = BadValue("delay".to_owned());
    let kinds = [
        Damaged,
        Empty,
        Foreign,
        Newer(9),
        NoRights,
        ReadOnly,
        DiskFull,
        Busy,
        NoFolder,
        Broken,
        Folder,
        NotFile,
        DeadLink,
        bad,
    ];
    every_language(|texts| {
        for (word, _) in Theme::ALL {
            assert!(texts.theme(word).is_some(), "theme-{word}");
        }
        for kind in &kinds {
            assert!(texts.trouble(kind.key()).is_some(), "trouble-{}", kind.key());
        }
    });
}

#[test]
fn a_key_that_nobody_knows_has_no_words() {
    let texts = Texts::new(Language::Slovak);
    assert_eq!(texts.bot("level-1", 1, 1).as_deref(), Some("1. úroveň s počítačom"));
    assert_eq!(texts.bot("nobody", 1, 1), None);
}

/// Whoever reads of an opponent there looks for that name in the list.
#[test]
fn the_readme_names_the_levels_as_the_list_does() {
    let texts = Texts::new(Language::Slovak);
    let readme = include_str!("../../README.md").replace("\r\n", "\n");
    for bot in tic_tac_toe::GAME.usual().bots() {
        let key = bot.key();
        let name = texts.bot(&key, 1, 1).unwrap_or_else(|| panic!("bot-{key}"));
        let row = format!("\n| `{key}` | {name} | ");
        assert!(readme.contains(&row), "{row}");
    }
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
