//! What the form „Hra“ says about the state of the game, in words.

use super::{ClassicForm, Game};
use crate::app::ended;
use crate::app::ending::Ending;
use crate::app::games;
use crate::app::playing::{Status, thought};
use crate::app::view::Tone;
use crate::board::{Board, SideLook};
use crate::games::tic_tac_toe::Mark;
use crate::rules::{Move, Outcome, Rules};
use crate::text::Texts;

/// What the line of text at the foot of the form says.
pub(super) fn status(field: &ClassicForm, texts: &Texts) -> Status {
    let Some(game) = &field.game else {
        return Status::new(texts.status_choose_type(), Tone::Ink, texts.status_choose_type_more());
    };
    if let Some(outcome) = game.session.current().outcome() {
        return end(game, outcome, texts);
    }
    if let Some(advice) = game.session.current().advice() {
        let cell = texts.status_hint(game.position().notation(advice.best));
        let why = texts.reason(advice.reason.0, advice.count.unwrap_or(0)).unwrap_or_default();
        return Status::new(cell, Tone::Win, why);
    }
    let turn = turn(game, field.confirm, texts);
    if field.later { Status { more: texts.status_next_game_more(), ..turn } } else { turn }
}

fn turn(game: &Game, confirm: bool, texts: &Texts) -> Status {
    let mark = game.position().mark_to_move();
    if let Some(bot) = game.kind.bot().filter(|_| game.session.current().thinker().is_some()) {
        let opponent = games::bot_name(bot, texts);
        return Status::new(texts.status_thinking(), Tone::Ink, texts.status_thinking_more(opponent));
    }
    let more = match (confirm, game.kind.bot()) {
        (true, _) => texts.status_confirm_more(),
        (false, None) => texts.status_people_more(),
        (false, Some(_)) => texts.status_your_turn_more(mark_key(mark)),
    };
    match (game.kind.bot(), mark) {
        (Some(_), _) => Status::new(texts.status_your_turn(), Tone::Ink, more),
        (None, Mark::Cross) => Status::new(texts.status_cross_turn(), Tone::First, more),
        (None, Mark::Nought) => Status::new(texts.status_nought_turn(), Tone::Second, more),
    }
}

/// The name of a mark for the selectors in the language files.
fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Cross => "cross",
        Mark::Nought => "nought",
    }
}

/// How a game ended, as the player sees it.
pub(super) fn ending(game: &Game, outcome: Outcome) -> Ending {
    let Outcome::Win(side) = outcome else {
        return Ending::Draw;
    };
    match game.session.lone_person() {
        Some(own) if own == side => Ending::YouWon,
        Some(_) => Ending::YouLost,
        None => Ending::Won(game.position().side_look(side)),
    }
}

fn end(game: &Game, outcome: Outcome, texts: &Texts) -> Status {
    let ending = ending(game, outcome);
    let line = lines(game, texts);
    let why = game.session.current().end();
    let why = why.and_then(|end| ended::sentence(end, game.session.lone_person(), texts));
    let (tone, more) = match ending {
        Ending::Won(SideLook::CROSSES) => (Tone::First, texts.status_cross_won_more(line)),
        Ending::Won(_) => (Tone::Second, texts.status_nought_won_more(line)),
        Ending::YouWon => (Tone::Win, texts.status_won_more(line)),
        Ending::YouLost => (Tone::Loss, texts.status_lost_more(line)),
        Ending::Draw => (Tone::Draw, texts.status_draw_more()),
    };
    Status::new(ending.text(texts), tone, why.unwrap_or(more))
}

/// „Uhlopriečka a1–c3“, or two lines that were closed at once.
fn lines(game: &Game, texts: &Texts) -> String {
    let position = game.position();
    let name = |cell: usize| position.notation(Move(cell as u32));
    let names: Vec<String> = position
        .winning_lines()
        .map(|[a, b, c]| {
            let kind = match b - a {
                1 => "row",
                3 => "column",
                _ => "diagonal",
            };
            let (mut from, mut to) = (name(a), name(c));
            if from > to {
                std::mem::swap(&mut from, &mut to);
            }
            texts.status_line(from, kind, to)
        })
        .collect();
    match &names[..] {
        [first, second] => texts.status_two_lines(first.as_str(), second.as_str()),
        _ => names.concat(),
    }
}

/// The two whose score it is: the player and the computer, or the marks when two
/// people play.
pub(super) fn rivals(game: &Game, player: &str, texts: &Texts) -> [String; 2] {
    match game.kind.bot() {
        Some(_) => [player.to_owned(), texts.score_computer()],
        None => [texts.score_crosses(), texts.score_noughts()],
    }
}

/// What a screen reader calls a panel.
pub(super) fn panel(field: &ClassicForm, cell: u8, texts: &Texts) -> String {
    let x = field.game.as_ref().map_or(0, |g| g.position().x()[usize::from(cell)]);
    let meant = field.game.as_ref().and_then(Game::meant).filter(|&(at, _)| at == cell);
    let content = match (x, meant) {
        (1, _) => texts.piece("cross").unwrap_or_default(),
        (2, _) => texts.piece("nought").unwrap_or_default(),
        (_, Some((_, Mark::Cross))) => texts.panel_cross_meant(),
        (_, Some((_, Mark::Nought))) => texts.panel_nought_meant(),
        _ => texts.panel_empty(),
    };
    let mut name = texts.panel(cell % 3 + 1, content, cell / 3 + 1);
    if let Some(opinion) = field.opinion(cell, texts) {
        name = texts.panel_opinion(opinion, name);
    }
    match &field.game {
        Some(game) if game.wins(cell) => texts.panel_won(name),
        Some(game) if game.advised(cell) => texts.panel_hint(name),
        _ => name,
    }
}

impl Game {
    /// The cell and mark of a move that is only meant.
    pub(super) fn meant(&self) -> Option<(u8, Mark)> {
        let mark = self.position().mark_to_move();
        self.session.current().pending_move().map(|m| (m.0 as u8, mark))
    }

    /// Whether the cell is part of a winning line.
    pub(super) fn wins(&self, cell: u8) -> bool {
        self.position().winning_lines().any(|line| line.contains(&usize::from(cell)))
    }

    /// Whether the cell is the best move, as *Poraď* said.
    pub(super) fn advised(&self, cell: u8) -> bool {
        self.session.current().advice().is_some_and(|a| a.best == Move(u32::from(cell)))
    }
}

impl ClassicForm {
    /// What the opponent thinks of a free cell, if that is shown.
    pub(super) fn opinion(&self, cell: u8, texts: &Texts) -> Option<String> {
        let game = self.game.as_ref().filter(|_| self.weights)?;
        let (_, found) = game.session.current().opinions().iter().find(|(m, _)| m.0 == u32::from(cell))?;
        Some(thought(*found, texts))
    }
}
