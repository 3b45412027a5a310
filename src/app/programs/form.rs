//! What the form „Súper z programu“ shows: the programs that are known, the text
//! boxes for a new one, and what its trial has shown.

use super::words::{added, failure};
use super::{Programs, Said};
use crate::app::build::{
    BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, button, control, fixed_form, heading, label, paragraph, quiet,
};
use crate::app::view::{Align, Column, Control, Form, FormId, Id, Kind, List, Rect, Size, Style, Tone};
use crate::store::settings::Program;
use crate::text::Texts;

const SIZE: Size = Size { w: 600, h: 556 };
const WIDE: i32 = SIZE.w - 2 * MARGIN;
pub(super) const LIST: Rect = Rect::new(MARGIN, 88, WIDE, 6 * List::LINE + 2);
/// Width of the labels before the text boxes, and of the button beside them.
const LABEL: i32 = 112;
const BROWSE: i32 = 136;
/// Lines for what a trial has shown.
const LINES: i32 = 3;

impl Programs {
    pub(in crate::app) fn form(&self, programs: &[Program], texts: &Texts) -> Form {
        let mut controls = vec![
            heading(0, Rect::new(MARGIN, MARGIN - 6, WIDE, 30), texts.programs_title(), 20, Tone::Ink),
            quiet(1, Rect::new(MARGIN, MARGIN + 28, WIDE, LINE), texts.programs_what()),
            control(Id::List, LIST, texts.programs_known(), Kind::List(self.list(programs, texts))),
        ];
        let below = LIST.y + LIST.h + NEAR;
        let place = Rect::new(SIZE.w - MARGIN - BROWSE, below, BROWSE, BUTTON);
        let remove = button(Id::Remove, place, texts.programs_remove(), Style::Plain);
        controls.push(Control { enabled: self.chosen.is_some_and(|n| n < programs.len()), ..remove });
        let mut y = below + BUTTON + GAP;
        let boxes = [
            (2, Id::Path, texts.programs_path(), &self.path),
            (3, Id::Arguments, texts.programs_arguments(), &self.arguments),
            (4, Id::Name, texts.programs_name(), &self.name),
        ];
        for (n, id, name, text) in boxes {
            let wide = WIDE - LABEL - if id == Id::Path { BROWSE + NEAR } else { 0 };
            let text = Kind::Input { text: text.clone() };
            controls.push(label(n, Rect::new(MARGIN, y + 5, LABEL - NEAR, LINE), name.clone()));
            controls.push(control(id, Rect::new(MARGIN + LABEL, y, wide, FIELD), name, text));
            if id == Id::Path {
                let place = Rect::new(SIZE.w - MARGIN - BROWSE, y - 1, BROWSE, BUTTON);
                controls.push(button(Id::Browse, place, texts.programs_browse(), Style::Plain));
            }
            y += FIELD + NEAR;
        }
        controls.push(self.said(Rect::new(MARGIN, y + NEAR, WIDE, LINES * LINE), texts));
        controls.extend(self.buttons(texts));
        Form { controls, focus: Some(Id::Path), ..fixed_form(FormId::Programs, texts.programs_title(), SIZE) }
    }

    fn buttons(&self, texts: &Texts) -> [Control; 2] {
        let (y, close, add) = (SIZE.h - MARGIN - BUTTON, 104, 176);
        let right = SIZE.w - MARGIN - close;
        let add = Rect::new(right - NEAR - add, y, add, BUTTON);
        let add = button(Id::Add, add, texts.programs_add(), Style::Default);
        [
            Control { enabled: self.said != Said::Trying, ..add },
            button(Id::Cancel, Rect::new(right, y, close, BUTTON), texts.close(), Style::Plain),
        ]
    }

    fn said(&self, place: Rect, texts: &Texts) -> Control {
        let (text, tone) = match &self.said {
            Said::Nothing => (texts.programs_hint(), Tone::Quiet),
            Said::NoPath => (texts.programs_no_path(), Tone::Loss),
            Said::BadArguments => (texts.programs_bad_arguments(), Tone::Loss),
            Said::Trying => (texts.programs_trying(), Tone::Ink),
            Said::Added(name, greeting) => (added(name, greeting, texts), Tone::Win),
            Said::Wrong(wrong) => (failure(wrong, texts), Tone::Loss),
        };
        let mut said = paragraph(5, place, text);
        if let Kind::Label(label) = &mut said.kind {
            (label.tone, label.align, label.live) = (tone, Align::Top, true);
        }
        Control { id: Id::Status, ..said }
    }

    fn list(&self, programs: &[Program], texts: &Texts) -> List {
        let column = |title, width| Column { title, width, number: false };
        let rows = programs.iter().skip(self.first).take(List::seen(LIST.h, true));
        let place = |program: &Program| {
            let words = std::iter::once(&program.path).chain(&program.arguments);
            shlex::try_join(words.map(String::as_str)).unwrap_or_else(|_| program.path.clone())
        };
        List {
            columns: vec![column(texts.programs_name(), 176), column(texts.programs_path(), WIDE - 176 - 24)],
            rows: rows.map(|program| vec![program.name.clone(), place(program)]).collect(),
            first: self.first,
            total: programs.len(),
            chosen: self.chosen.filter(|&n| n < programs.len()),
            sorted: None,
        }
    }
}
