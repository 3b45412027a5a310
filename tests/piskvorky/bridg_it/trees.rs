//! Who wins, and by which two trees.

use super::{after, board, unfinished};
use piskvorky::games::bridg_it::BridgIt;
use piskvorky::games::bridg_it::trees::{Plan, plan, winning_moves};
use piskvorky::rules::{Rules, Side};
use std::collections::{BTreeSet, HashMap};

#[test]
fn every_first_move_wins() {
    for size in 1..=10 {
        let start = board(size);
        assert_eq!(winning_moves(&start), (0..start.grid().sites()).collect::<Vec<_>>(), "size {size}");
        let plan = plan(&start).expect("the game is not over");
        assert_eq!((plan.side, plan.torn.is_some()), (Side::First, true), "size {size}");
    }
}

/// A plain walk through all positions.
#[derive(Default)]
struct Solved(HashMap<u64, bool>);

impl Solved {
    /// Whether the side to move wins.
    fn wins(&mut self, position: &BridgIt) -> bool {
        if position.winner().is_some() {
            return false;
        }
        if let Some(&wins) = self.0.get(&position.key()) {
            return wins;
        }
        let wins = !self.winning(position, 1).is_empty();
        self.0.insert(position.key(), wins);
        wins
    }

    /// The first so many moves that win.
    fn winning(&mut self, position: &BridgIt, most: usize) -> Vec<usize> {
        position.free().filter(|&site| !self.wins(&position.after(site))).take(most).collect()
    }
}

#[test]
fn the_winning_moves_are_those_of_a_search_of_all_positions() {
    for size in 1..=3 {
        let (mut solved, mut open) = (Solved::default(), vec![board(size)]);
        // All positions of the two smallest boards, and of the third some of each game.
        if size == 3 {
            open.extend(unfinished(3, 0..300).map(|(position, _)| position));
        }
        let mut seen = BTreeSet::new();
        while let Some(position) = open.pop() {
            if position.winner().is_some() || !seen.insert(position.key()) {
                continue;
            }
            let expected = solved.winning(&position, usize::MAX);
            assert_eq!(winning_moves(&position), expected, "size {size}\n{}", position.text());
            let winner = plan(&position).expect("the game is not over").side;
            assert_eq!(winner == position.turn(), !expected.is_empty(), "size {size}\n{}", position.text());
            if size < 3 {
                open.extend(position.free().map(|site| position.after(site)));
            }
        }
    }
}

/// The groups that the sites of a tree join, those of the edges among them.
fn spanned(position: &BridgIt, plan: &Plan, tree: usize) -> BTreeSet<usize> {
    plan.trees[tree].iter().flat_map(|site| position.ends(plan.side, site)).collect()
}

#[test]
fn exactly_one_side_has_two_trees_with_no_site_in_common() {
    for size in [2, 3, 5, 8] {
        for (position, place) in unfinished(size, 0..8) {
            let plans: Vec<Plan> = Side::BOTH.iter().filter_map(|&side| Plan::of(&position, side)).collect();
            let [plan] = plans[..] else { panic!("{} sides have a plan, {place}", plans.len()) };
            let sizes = [0, 1].map(|tree| plan.trees[tree].len());
            let groups = [0, 1].map(|tree| spanned(&position, &plan, tree));
            let all: BTreeSet<usize> =
                groups.iter().flatten().copied().chain(position.edges(plan.side)).collect();
            for tree in 0..2 {
                let whole = plan.torn != Some(tree);
                assert_eq!(sizes[tree] + 1 + usize::from(!whole), all.len(), "tree {tree}, {place}");
                assert!(!whole || groups[tree] == all, "tree {tree}, {place}");
                assert!(plan.trees[tree].iter().all(|site| position.is_free(site)), "tree {tree}, {place}");
            }
            assert!(plan.trees[0].iter().all(|site| !plan.trees[1].contains(site)), "{place}");
        }
    }
}

#[test]
fn whichever_site_is_cut_the_other_tree_joins_the_parts() {
    let mut cuts = 0;
    for size in [3, 6] {
        for (position, place) in unfinished(size, 0..8) {
            let plan = plan(&position).expect("the game is not over");
            if plan.side == position.turn() {
                for site in plan.moves(&position) {
                    let kept = holds(&position.after(site), plan.side);
                    assert!(kept, "{} joins the torn tree, {place}", position.name(site));
                }
                continue;
            }
            assert_eq!(plan.torn, None, "{place}");
            for cut in position.free() {
                let next = position.after(cut);
                let answers = plan.answers(&position, cut);
                let in_tree = plan.trees.iter().any(|tree| tree.contains(cut));
                assert_eq!(answers.is_empty(), !in_tree, "{} is cut, {place}", position.name(cut));
                for site in answers {
                    let kept = holds(&next.after(site), plan.side);
                    assert!(kept, "{} answers {}, {place}", position.name(site), position.name(cut));
                    cuts += 1;
                }
            }
        }
    }
    assert!(cuts > 1000, "only {cuts} cuts were tried");
}

/// Whether a side has won or wins though the other one moves.
fn holds(position: &BridgIt, side: Side) -> bool {
    match position.winner() {
        Some(winner) => winner == side,
        None => position.turn() != side && Plan::of(position, side).is_some(),
    }
}

/// Size 2: the first side has the upper row but for its right half, and the second
/// side moves.
#[test]
fn the_trees_of_a_small_board_are_known() {
    let there = after(2, "a3");
    let plan = plan(&there).expect("the game is not over");
    let names = |sites: Vec<usize>| sites.into_iter().map(|site| there.name(site)).collect::<Vec<_>>();
    let trees = [0, 1].map(|tree| names(plan.trees[tree].iter().collect()));
    assert_eq!(plan.side, Side::First);
    assert_eq!(trees.iter().flatten().collect::<BTreeSet<_>>().len(), 4, "{trees:?}");
    let cut = |name: &str| there.parse(name).expect("it is free").0 as usize;
    assert_eq!(names(plan.answers(&there, cut("c3"))), ["c1"]);
    assert_eq!(names(plan.answers(&there, cut("c1"))), ["c3"]);
}
