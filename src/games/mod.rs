//! The registry: every game that the program knows, one line each, and how its options
//! and opponents are named.

use crate::board::Board;
use crate::bots::outside::Protocol;
use crate::bots::{Advice, Bot, Budget, Reason, Thinking};
use crate::formats::Format;
use crate::options::{self, BadOption, OptionSpec, Options};
use crate::rules::{Move, Rules};
use std::borrow::Cow;
use std::fmt;
use std::time::Duration;

pub mod bridg_it;
pub mod cube;
pub mod dots;
pub mod dots_and_boxes;
pub mod gomoku;
pub mod intellector;
mod nine;
#[cfg(test)]
pub(crate) mod scored;
pub mod tic_tac_toe;
pub mod virus_war;
pub mod wild;

/// Every game.
pub static GAMES: &[&GameSpec] = &[
    &tic_tac_toe::GAME,
    &gomoku::GAME,
    &wild::GAME,
    &dots_and_boxes::GAME,
    &cube::GAME,
    &bridg_it::GAME,
    &virus_war::GAME,
    &dots::GAME,
    &intellector::GAME,
];

/// A game as the rest of the program sees it.
pub struct GameSpec {
    /// Its name on the command line, in records and as a key of texts.
    pub key: &'static str,
    /// What can be chosen about it before it begins, in the order in which it is
    /// written; none where it always starts alike.
    pub options: &'static [OptionSpec],
    /// The position before the first move. Fails where values do not fit together.
    pub start: fn(&Options) -> Result<Box<dyn Board>, BadOption>,
    /// How older versions of the program named this game and its starts.
    pub former: &'static [FormerName],
    /// The key of its rules in words.
    pub rules: fn(&Options) -> &'static str,
    /// The moves of a game that has gone on for a while, for a picture of it.
    pub sample: fn(&Options) -> &'static str,
    /// The ways in which its board can be seen, the usual one first: the keys of their
    /// names, `view-KEY`. None where there is only one.
    pub views: &'static [&'static str],
    /// Options with which the laws of every game are tried beside the default ones.
    pub trials: &'static [&'static str],
    /// Its opponents, in the order in which a player chooses among them.
    pub bots: &'static [BotSpec],
    /// The opponents that say what they think of each move, by their keys: the first
    /// is asked where none of them plays.
    pub evaluators: &'static [&'static str],
    /// The formats in which other programs keep it.
    pub formats: &'static [Format],
    /// How a file of openings is read for a game with these options, if that can be.
    pub openings: fn(&Options) -> Option<ReadOpenings>,
    /// How programs of others that play it are spoken to, the most usual first; none
    /// where none can be an opponent.
    pub protocols: &'static [&'static Protocol],
    /// The one of them for a game with these options, if there is any.
    pub protocol: fn(&Options) -> Option<&'static Protocol>,
    /// The best move and why, for the hint; `None` where the game gives no hints.
    pub advise: Option<fn(&dyn Rules, &mut Thinking) -> Advice>,
    /// Every reason that its hints and its opponents give: the text `reason-KEY` says each
    /// to players.
    pub reasons: &'static [Reason],
    /// Those of them that may come with a number ([`Advice::count`]).
    pub counted: &'static [Reason],
    /// How long hints and opinions of moves may take.
    pub budget: Budget,
    /// Whether each side makes points, which are kept and shown.
    pub scored: bool,
    /// The form on which a game with these options is played.
    pub form: fn(&Options) -> FormKind,
    /// With which options the list of games on drawn boards offers it; empty for the usual
    /// ones. A game that is played on another form with these is not in the list.
    pub offered: &'static str,
    /// What its page of rules teaches by diagrams, in this order; the heading is the text
    /// `lessons-KEY` of the game.
    pub lessons: fn(&Options) -> &'static [Lesson],
}

/// The forms on which games are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FormKind {
    /// That of the coursework, made for one game of nine panels.
    Classic,
    /// That of drawn boards, which shows any game.
    Table,
}

/// A sentence or two about how to play well, with diagrams of real positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it says is the text `lesson-KEY` with this key.
    pub key: &'static str,
    /// One or two diagrams.
    pub diagrams: &'static [Diagram],
}

/// A position of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// What is to be seen is the text `diagram-KEY` with this key, for those who do not
    /// see the picture.
    pub key: &'static str,
    /// The options of the game, as [`Options::parse`] reads them.
    pub options: &'static str,
    /// The moves that lead there, in the notation of the game.
    pub moves: &'static str,
    /// The spots to look at, which are framed.
    pub spots: &'static [u32],
}

impl Diagram {
    /// The position of this diagram of a game.
    ///
    /// # Panics
    /// If the game has other options, or does not allow a move.
    #[must_use]
    pub fn position(&self, game: &'static GameSpec) -> Box<dyn Board> {
        let options = Options::parse(game.options, self.options).expect("the game has the options");
        let mut position = (game.start)(&options).expect("the options fit together");
        for name in self.moves.split_whitespace() {
            let m = position.parse(name).expect("the moves of a diagram are legal");
            position.play(m);
        }
        position
    }
}

/// Reads a text of openings for the game that starts with this position: the moves of
/// each, which end no game; else the line that is none, from 1, and why.
pub type ReadOpenings = fn(&dyn Rules, &str) -> Result<Vec<Vec<Move>>, (usize, String)>;

/// What an older version of the program called a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormerName {
    /// The key that the game had.
    pub key: &'static str,
    /// The name of the start, as records and the store have it; empty for the usual one.
    pub setup: &'static str,
    /// The options that this means today.
    pub options: &'static str,
}

/// An opponent as the rest of the program sees it, at all its levels.
pub struct BotSpec {
    /// Its name on the command line, in records and as a key of texts.
    pub key: &'static str,
    /// How many levels there are, at least 1; the highest plays best.
    pub levels: u8,
    /// Makes one of this level, from 1.
    pub make: fn(u8) -> Box<dyn Bot>,
    /// How long one of this level may think about a move in front of a player.
    pub budget: fn(u8) -> Budget,
    /// Whether it plays the game with these options.
    pub plays: fn(&Options) -> bool,
}

/// How long most opponents may think about a move in front of a player.
#[must_use]
pub const fn one_second(_level: u8) -> Budget {
    Budget::Time(Duration::from_secs(1))
}

impl BotSpec {
    /// An opponent without levels.
    #[must_use]
    pub const fn single(key: &'static str, make: fn(u8) -> Box<dyn Bot>) -> BotSpec {
        BotSpec { key, levels: 1, make, budget: one_second, plays: |_| true }
    }

    /// An opponent without levels that needs no limit of time, so that the same seed
    /// always gives the same move.
    #[must_use]
    pub const fn quick(key: &'static str, make: fn(u8) -> Box<dyn Bot>) -> BotSpec {
        BotSpec { budget: |_| Budget::Nodes(u64::MAX), ..BotSpec::single(key, make) }
    }

    /// All levels of it, the weakest first.
    pub fn all(&'static self) -> impl Iterator<Item = BotLevel> {
        (1..=self.levels).map(move |level| BotLevel { spec: self, level })
    }
}

/// An opponent at one of its levels.
#[derive(Clone, Copy)]
pub struct BotLevel {
    spec: &'static BotSpec,
    level: u8,
}

impl BotLevel {
    /// The opponent, whatever its level.
    #[must_use]
    pub fn spec(self) -> &'static BotSpec {
        self.spec
    }

    /// The level, from 1.
    #[must_use]
    pub fn level(self) -> u8 {
        self.level
    }

    /// Its name on the command line and in records: `random`, `engine:3`.
    #[must_use]
    pub fn key(self) -> String {
        self.to_string()
    }

    /// Makes one.
    #[must_use]
    pub fn make(self) -> Box<dyn Bot> {
        (self.spec.make)(self.level)
    }

    /// How long it may think about a move in front of a player.
    #[must_use]
    pub fn budget(self) -> Budget {
        (self.spec.budget)(self.level)
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.spec.levels {
            1 => f.write_str(self.spec.key),
            _ => write!(f, "{}:{}", self.spec.key, self.level),
        }
    }
}

impl fmt::Debug for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Opponents of one game are told apart by key and level.
impl PartialEq for BotLevel {
    fn eq(&self, other: &BotLevel) -> bool {
        (self.spec.key, self.level) == (other.spec.key, other.level)
    }
}

impl Eq for BotLevel {}

/// The game with this key.
#[must_use]
pub fn game(key: &str) -> Option<&'static GameSpec> {
    GAMES.iter().copied().find(|g| g.key == key)
}

impl GameSpec {
    /// What a game says that needs nothing special: only its key, its start, its sample and
    /// its opponents have to be added.
    pub const BASE: GameSpec = GameSpec {
        key: "",
        options: &[],
        start: |_| Err(BadOption::Together { why: "this game does not say how it starts" }),
        former: &[],
        rules: |_| "",
        sample: |_| "",
        views: &[],
        trials: &[],
        bots: &[],
        evaluators: &[],
        formats: &[],
        openings: |_| None,
        protocols: &[],
        protocol: |_| None,
        advise: None,
        reasons: &[],
        counted: &[],
        budget: one_second(1),
        scored: false,
        form: |_| FormKind::Table,
        offered: "",
        lessons: |_| &[],
    };

    /// The opponent with this name: `random`, `engine:3`. Older versions wrote
    /// `engine-3`, which is read, too; of an opponent with levels that is named without
    /// one, the best is meant.
    #[must_use]
    pub fn bot(&self, name: &str) -> Option<BotLevel> {
        let (key, level) = match self.bots.iter().any(|bot| bot.key == name) {
            true => (name, None),
            false => {
                let (key, level) = name.rsplit_once([':', '-'])?;
                (key, Some(options::number(level)?))
            }
        };
        let spec = self.bots.iter().find(|bot| bot.key == key)?;
        let level = level.unwrap_or(spec.levels);
        let exists = (1..=spec.levels).contains(&level) && (spec.levels > 1 || key == name);
        exists.then_some(BotLevel { spec, level })
    }

    /// Every opponent at every level, in the order in which a player chooses, whatever the
    /// options are with which it plays.
    pub fn all_bots(&self) -> impl Iterator<Item = BotLevel> + use<> {
        self.bots.iter().flat_map(BotSpec::all)
    }

    /// What a text of options means today if it follows this key, which may be one of an
    /// older version; `None` if it is the key of another game.
    fn options_text<'a>(&self, key: &str, options: &'a str) -> Option<Cow<'a, str>> {
        let former = |setup: &str| self.former.iter().find(|name| name.key == key && name.setup == setup);
        match former(options) {
            Some(name) => Some(name.options.into()),
            None if self.key == key => Some(options.into()),
            None => match former("")?.options {
                "" => Some(options.into()),
                meant => Some(format!("{meant},{options}").into()),
            },
        }
    }

    /// The game with these options.
    ///
    /// # Errors
    /// When values do not fit together.
    pub fn setup(&'static self, options: Options) -> Result<GameSetup, BadOption> {
        (self.start)(&options)?;
        Ok(GameSetup { spec: self, options })
    }

    /// The game as it is usually played.
    #[must_use]
    pub fn usual(&'static self) -> GameSetup {
        self.setup(Options::defaults(self.options)).expect("the defaults fit together")
    }

    /// The game as the list of games on drawn boards offers it; `None` if it is not there.
    #[must_use]
    pub fn offered(&'static self) -> Option<GameSetup> {
        let options = Options::parse(self.options, self.offered).expect("the game has these options");
        let setup = self.setup(options).expect("they fit together");
        (setup.form() == FormKind::Table).then_some(setup)
    }
}

/// A game with a value for each of its options: what has to be known to begin it.
#[derive(Clone)]
pub struct GameSetup {
    spec: &'static GameSpec,
    options: Options,
}

impl GameSetup {
    /// Reads `dots-and-boxes:size=6x6,border=open`, or a name of an older version.
    ///
    /// # Errors
    /// Says what is wrong with the name or the options.
    pub fn parse(text: &str) -> Result<GameSetup, BadSetup> {
        let (key, options) = text.split_once(':').unwrap_or((text, ""));
        GameSetup::of_parts(key, options)
    }

    /// Finds a game by its key and the text of its options, which records and the
    /// store keep apart; both as this or any older version wrote them. Options may also
    /// follow a key of an older version, and are then added to those that it means.
    ///
    /// # Errors
    /// Says what is wrong with either.
    pub fn of_parts(key: &str, options: &str) -> Result<GameSetup, BadSetup> {
        for spec in GAMES.iter().copied() {
            let Some(options) = spec.options_text(key, options) else { continue };
            let options = Options::parse(spec.options, &options);
            return options
                .and_then(|options| spec.setup(options))
                .map_err(|bad| BadSetup::Option(spec, bad));
        }
        Err(BadSetup::Game(key.to_owned()))
    }

    /// The game.
    #[must_use]
    pub fn spec(&self) -> &'static GameSpec {
        self.spec
    }

    /// The value of each option.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> Box<dyn Board> {
        (self.spec.start)(&self.options).expect("it has been tried when the options were chosen")
    }

    /// How programs of others are spoken to; `None` where none can play.
    #[must_use]
    pub fn protocol(&self) -> Option<&'static Protocol> {
        (self.spec.protocol)(&self.options)
    }

    /// How a file of openings is read; `None` where games always begin at their beginning.
    #[must_use]
    pub fn openings(&self) -> Option<ReadOpenings> {
        (self.spec.openings)(&self.options)
    }

    /// Every opponent that plays it, at every level, in the order in which a player
    /// chooses.
    pub fn bots(&self) -> impl Iterator<Item = BotLevel> {
        self.spec.all_bots().filter(|&bot| self.is_played_by(bot))
    }

    /// The opponent with this name, as [`GameSpec::bot`] finds it, if it plays with these
    /// options.
    #[must_use]
    pub fn bot(&self, name: &str) -> Option<BotLevel> {
        self.spec.bot(name).filter(|&bot| self.is_played_by(bot))
    }

    /// Whether an opponent of the game plays it with these options.
    #[must_use]
    pub fn is_played_by(&self, bot: BotLevel) -> bool {
        (bot.spec.plays)(&self.options)
    }

    /// The opponent that plays best: the last of the list.
    #[must_use]
    pub fn best_bot(&self) -> BotLevel {
        self.bots().last().expect("every game has an opponent")
    }

    /// The opponent that is asked what it thinks of each move where none plays that
    /// says so.
    #[must_use]
    pub fn evaluator(&self) -> BotLevel {
        let named = self.spec.evaluators.iter().find_map(|key| self.bot(key));
        named.unwrap_or_else(|| self.best_bot())
    }

    /// The form on which it is played.
    #[must_use]
    pub fn form(&self) -> FormKind {
        (self.spec.form)(&self.options)
    }

    /// What its page of rules teaches by diagrams.
    #[must_use]
    pub fn lessons(&self) -> &'static [Lesson] {
        (self.spec.lessons)(&self.options)
    }

    /// The key of the rules in words.
    #[must_use]
    pub fn rules(&self) -> &'static str {
        (self.spec.rules)(&self.options)
    }

    /// The position after the moves that make a picture of the game.
    #[must_use]
    pub fn sample(&self) -> Box<dyn Board> {
        let mut position = self.start();
        for name in (self.spec.sample)(&self.options).split_whitespace() {
            let m = position.parse(name).expect("the moves of a sample are legal");
            position.play(m);
        }
        position
    }
}

impl PartialEq for GameSetup {
    fn eq(&self, other: &GameSetup) -> bool {
        self.spec.key == other.spec.key && self.options == other.options
    }
}

impl Eq for GameSetup {}

/// As [`GameSetup::parse`] reads it, and as short as can be.
impl fmt::Display for GameSetup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let options = self.options.to_string();
        f.write_str(self.spec.key)?;
        if options.is_empty() { Ok(()) } else { write!(f, ":{options}") }
    }
}

impl fmt::Debug for GameSetup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no game that can be played.
#[derive(Clone)]
pub enum BadSetup {
    /// No game has this key.
    Game(String),
    /// The game has other options.
    Option(&'static GameSpec, BadOption),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadSetup::Game(key) => write!(f, "there is no game '{key}'"),
            BadSetup::Option(spec, bad) => write!(f, "{}: {bad}", spec.key),
        }
    }
}

impl fmt::Debug for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BadSetup {}
