//! The hint says what is true.

use super::{after, board, thinking, unfinished};
use piskvorky::bots::{Advice, chance};
use piskvorky::games::bridg_it::BridgIt;
use piskvorky::games::bridg_it::advise::{REASONS, advise};
use piskvorky::games::bridg_it::trees::{Plan, winning_moves};
use piskvorky::games::bridg_it::ways::{missing, ways};
use piskvorky::rules::{Move, Rules};
use std::collections::HashSet;

fn hint(position: &BridgIt) -> Advice {
    thinking(200, &mut chance(1), |thinking| advise(position, thinking))
}

#[test]
fn whatever_is_said_of_a_position_is_true_and_every_reason_is_said() {
    let mut said = HashSet::new();
    for (position, place) in [3, 5].into_iter().flat_map(|size| unfinished(size, 0..40)) {
        let found = hint(&position);
        said.insert(found.reason);
        let reason = found.reason.0;
        assert!(is_true(&position, &found), "{reason}: {}, {place}", position.notation(found.best));
    }
    assert_eq!(said, REASONS.iter().copied().collect());
}

fn is_true(position: &BridgIt, hint: &Advice) -> bool {
    let (me, best) = (position.turn(), hint.best.0 as usize);
    let (other, next) = (me.other(), position.after(best));
    let winning = winning_moves(position);
    let lost = winning.is_empty();
    let shows = |site: usize| hint.shows.contains(&Move(site as u32));
    let lacks_more = |side| missing(&next, side) != missing(position, side);
    let on_way = |side| ways(position, side).sites.iter().all(&shows);
    let of_reason = match hint.reason.0 {
        "join-edges" => next.winner() == Some(me),
        "last-gap" => missing(position, other) == Some(1) && hint.shows == [hint.best],
        "any-move" => winning.len() == position.free().count(),
        "join-trees" => shows(best) && Plan::of(&next, me).is_some(),
        "crossing" => lost && lacks_more(me) && lacks_more(other) && on_way(me) && on_way(other),
        "block-way" => lost && !lacks_more(me) && lacks_more(other) && on_way(other),
        "shorten-way" => lost && lacks_more(me) && !lacks_more(other) && on_way(me),
        "many-ways" => lost && !lacks_more(me) && !lacks_more(other),
        _ => false,
    };
    of_reason && (lost || winning.contains(&best)) && position.is_free(best)
}

#[test]
fn the_hint_joins_edges_and_closes_gaps() {
    for (size, moves, best, reason) in [
        (1, "", "a1", "join-edges"),
        (3, "a5 b2 c5 d2", "e5", "join-edges"),
        (3, "a5 b2 c5", "e5", "last-gap"),
        (3, "", "", "join-trees"),
    ] {
        let position = if moves.is_empty() { board(size) } else { after(size, moves) };
        let advice = hint(&position);
        assert_eq!(advice.reason.0, reason, "after {moves:?}\n{}", position.text());
        if !best.is_empty() {
            assert_eq!(position.notation(advice.best), best, "after {moves:?}\n{}", position.text());
        }
    }
}
