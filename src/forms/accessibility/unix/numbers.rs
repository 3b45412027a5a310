//! Numbers for everything that assistive technology can point at. Each keeps
//! its number as long as its window is open.

use crate::app::view::Id;
use accesskit::NodeId;

/// The window itself.
pub(super) const ROOT: NodeId = NodeId(0);

/// Bits for the parts of a control: a list may have very many lines.
const PARTS: u32 = 40;
/// Bits for the items of a menu.
const ITEMS: u32 = 10;
const MENUS: u64 = 1 << (PARTS - 1);
const TITLES: u64 = 1 << (PARTS - 2);

/// A part of a control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The control itself.
    Whole,
    /// The text in it.
    Text,
    /// An item of a combo box, or a line of a list.
    Option(usize),
    /// The title of a column of a list.
    Title(usize),
    /// A menu of a menu bar.
    Menu(usize),
    /// An item of a menu.
    Item(usize, usize),
}

/// Which number belongs to which control.
#[derive(Default)]
pub(super) struct Numbers {
    known: Vec<Id>,
}

impl Numbers {
    /// The number of a control that has one or gets one now.
    pub(super) fn number(&mut self, id: Id) -> NodeId {
        let at = self.known.iter().position(|&known| known == id).unwrap_or_else(|| {
            self.known.push(id);
            self.known.len() - 1
        });
        NodeId((at as u64 + 1) << PARTS)
    }

    /// The number of a part.
    pub(super) fn part(&mut self, id: Id, part: Part) -> NodeId {
        let offset = match part {
            Part::Whole => 0,
            Part::Text => 1,
            Part::Option(n) => (2 + n as u64).min(TITLES - 1),
            Part::Title(n) => TITLES | n as u64,
            Part::Menu(menu) => MENUS | (menu as u64) << ITEMS,
            Part::Item(menu, item) => MENUS | (menu as u64) << ITEMS | (item as u64 + 1),
        };
        NodeId(self.number(id).0 | offset)
    }

    /// What a number stands for.
    pub(super) fn find(&self, node: NodeId) -> Option<(Id, Part)> {
        let control = usize::try_from(node.0 >> PARTS).ok()?.checked_sub(1)?;
        let offset = node.0 & ((1 << PARTS) - 1);
        let part = if offset & MENUS != 0 {
            let offset = offset & !MENUS;
            let (menu, item) = ((offset >> ITEMS) as usize, (offset & ((1 << ITEMS) - 1)) as usize);
            item.checked_sub(1).map_or(Part::Menu(menu), |item| Part::Item(menu, item))
        } else if offset & TITLES != 0 {
            Part::Title((offset & !TITLES) as usize)
        } else {
            match offset {
                0 => Part::Whole,
                1 => Part::Text,
                n => Part::Option(n as usize - 2),
            }
        };
        Some((*self.known.get(control)?, part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_back_and_stay() {
        let mut numbers = Numbers::default();
        let first = numbers.number(Id::GameType);
        let parts = [
            Part::Whole,
            Part::Text,
            Part::Option(0),
            Part::Option(6),
            Part::Option(100_000_000),
            Part::Title(0),
            Part::Title(8),
            Part::Menu(0),
            Part::Menu(2),
            Part::Item(0, 0),
            Part::Item(2, 9),
        ];
        let mut seen = vec![ROOT];
        for id in [Id::MenuBar, Id::GameType, Id::Panel(8)] {
            for part in parts {
                let node = numbers.part(id, part);
                assert!(!seen.contains(&node), "{id:?} {part:?}");
                assert_eq!(numbers.find(node), Some((id, part)));
                seen.push(node);
            }
        }
        assert_eq!(numbers.number(Id::GameType), first);
        assert_eq!((numbers.find(ROOT), numbers.find(NodeId(99 << PARTS))), (None, None));
    }
}
