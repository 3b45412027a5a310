//! *Vzdať sa* and *Dohodnutá remíza*: a game ends before its rules end it, once the
//! players have said that they mean it.

use super::kept::Session;
use super::view::{FormId, Id, Item};
use super::{App, Ask, Dialog, Effect, Then, bars};
use crate::play::r#match::Possible;
use crate::play::session::Step;
use crate::rules::Side;
use crate::text::Texts;

/// How a game ends early.
#[derive(Clone, Copy)]
pub(super) enum How {
    /// This side resigns.
    Resign(Side),
    /// Both sides agree on a draw.
    AgreeDraw,
}

/// An end that the players are asked about.
#[derive(Clone, Copy)]
pub(super) struct EarlyEnd {
    /// The form of the game.
    form: FormId,
    /// The number of the game: meanwhile another one may have begun.
    game: u64,
    how: How,
}

impl EarlyEnd {
    /// Ends the game of the session, if that is the one that was asked about.
    pub(super) fn carry_out(self, session: &mut Session) -> Step {
        match self.how {
            _ if session.number() != self.game => Step::default(),
            How::Resign(side) => session.resign(side),
            How::AgreeDraw => session.agree_draw(),
        }
    }
}

/// Their items in the menu *Hra*.
pub(super) fn items(possible: Possible, texts: &Texts) -> [Item; 2] {
    [
        bars::item(Id::Resign, texts.bar_resign(), "", possible.resign.is_some()),
        bars::item(Id::AgreeDraw, texts.bar_agree_draw(), "", possible.agree_draw),
    ]
}

impl App {
    /// Asks whether the game on this form shall end, if it can.
    pub(super) fn ask_to_end(&mut self, form: FormId, id: Id) {
        let session = match form {
            FormId::Field => self.field.session(),
            _ => self.table.as_ref().map(|table| table.session()),
        };
        let Some(session) = session else { return };
        let possible = session.possible();
        let how = match id {
            Id::Resign => possible.resign.map(How::Resign),
            _ => possible.agree_draw.then_some(How::AgreeDraw),
        };
        let Some(how) = how else { return };
        let then = Then::End(EarlyEnd { form, game: session.number(), how });
        let texts = &self.texts;
        let (text, yes) = match how {
            How::Resign(_) => (texts.resign_sure(), texts.resign_yes()),
            How::AgreeDraw => (texts.agree_draw_sure(), texts.agree_draw_yes()),
        };
        self.open(Dialog::Ask(Ask { text, yes, no: texts.end_no(), then }));
    }

    /// The players mean it.
    pub(super) fn end_early(&mut self, end: EarlyEnd) -> Vec<Effect> {
        match end.form {
            FormId::Field => self.field.end_early(end),
            _ => self.at_table(|table| table.end_early(end)),
        }
    }
}
