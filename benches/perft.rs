//! How fast the whole tree of tic-tac-toe is reached, through the same rules
//! that the program plays by.
//!
//! `cargo bench --bench perft` prints nodes a second: one item is one node.

use divan::counter::ItemsCount;
use piskvorky::games::tic_tac_toe::TicTacToe;
use piskvorky::rules::perft_table;

fn main() {
    divan::main();
}

#[divan::bench]
fn whole_tree_of_tic_tac_toe(bencher: divan::Bencher) {
    let nodes: u64 = perft_table(&TicTacToe::default(), 9).iter().sum();
    assert_eq!(nodes, 549_946);
    bencher.counter(ItemsCount::new(nodes)).bench(|| perft_table(divan::black_box(&TicTacToe::default()), 9));
}
