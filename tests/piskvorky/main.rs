//! All tests that see the program from outside, in one binary.
//!
//! | module | what it holds |
//! |---|---|
//! | `accelerators` | The letters that work with Alt, in every language |
//! | `arrows` | Modules know only those that the table in `src/lib.rs` allows, and outside the folder of a game nobody names it |
//! | `at_table` | A sitting at the form with a drawn board |
//! | `bridg_it` | Bridg-It |
//! | `command` | The command line, tried on the real program |
//! | `contract` | The laws that every game and every opponent in the registry keeps, tried in games played by chance |
//! | `cube` | Tic-tac-toe in a cube of 3 × 3 × 3 cells |
//! | `desk` | A desk for a test of the real program |
//! | `driver` | A sitting at the program without its windows |
//! | `duel` | `piskvorky duel` on the boards of five in a row |
//! | `early_end` | A person resigns, or two people agree on a draw |
//! | `endings` | What becomes of a game on a drawn board |
//! | `exchange` | Games in the files of other programs |
//! | `field` | The form „Hra“ |
//! | `five` | Five in a row |
//! | `five_engine` | The engine of five in a row |
//! | `five_files` | The files of other programs |
//! | `five_forms` | Games of five in a row on the forms |
//! | `five_solver` | A second, simple solver |
//! | `five_tactics` | Forced wins |
//! | `former` | What the version before this one kept |
//! | `former_names` | What older versions of the program called games, starts and opponents |
//! | `golden` | Files that hold what the program is known to give |
//! | `gomocup` | The protocol of five-in-a-row programs, both ends |
//! | `intellector` | Intellector, the chess on hexagons |
//! | `languages` | Which language is spoken, and that every form speaks it |
//! | `layout` | Where the controls of the forms stand |
//! | `lessons` | What the pages of rules teach by diagrams |
//! | `literals` | No literal that is meant for people stands outside `src/text` |
//! | `login` | The login dialog and the way from it through the forms |
//! | `opened` | A record that was opened |
//! | `options` | A game with options is played on one form |
//! | `perft` | The numbers of sequences of moves, as published or computed twice |
//! | `picture` | The pictures of positions |
//! | `playouts` | Games of chance come to the end that other programs have found |
//! | `playthrough` | One game of each kind in full, as text |
//! | `programs` | Programs of others as opponents |
//! | `random` | Games played by chance from a seed |
//! | `record` | The record of a game |
//! | `refusing` | What the form with a drawn board calls its places, and what it says where a click or what was typed comes to nothing |
//! | `remembering` | What the program remembers |
//! | `results` | `piskvorky results` |
//! | `running` | Whether a process of the system is still there |
//! | `setups` | The games on which laws are tried |
//! | `starting` | The program as it starts, on what is kept in a folder |
//! | `store` | Players, games and settings on the disk |
//! | `swap2` | The opening *swap2* |
//! | `table` | The form for games whose board is drawn, as a player meets it |
//! | `taking_up` | Games on drawn boards that were not finished, taken up again from the results |
//! | `telling` | What the form with a drawn board tells while one plays |
//! | `tic_tac_toe` | Tic-tac-toe |
//! | `tokens` | Rust source cut into words, texts and signs, without comments |
//! | `tour` | A tour through every form of the program in some language |
//! | `troubles` | What the program says when something is wrong with a file or a record, and that nothing of it gets lost |
//! | `virus_war` | Virus War |
//! | `wild` | Wild tic-tac-toe |
//! | `window` | The real program in a real window |
//! | `words` | Whatever the program may want to say, it has words for |

mod accelerators;
mod arrows;
mod at_table;
mod bridg_it;
mod command;
mod contract;
mod cube;
#[cfg(all(target_os = "linux", feature = "accessibility"))]
mod desk;
mod dots;
mod dots_and_boxes;
mod driver;
mod duel;
mod early_end;
mod endings;
mod exchange;
mod field;
mod five;
mod five_engine;
mod five_files;
mod five_forms;
mod five_solver;
mod five_tactics;
mod former;
mod former_names;
mod golden;
mod gomocup;
mod intellector;
mod languages;
mod layout;
mod lessons;
mod literals;
mod login;
mod opened;
mod options;
mod perft;
mod picture;
mod playouts;
mod playthrough;
#[cfg(unix)]
mod programs;
mod random;
mod record;
mod refusing;
mod remembering;
mod results;
#[cfg(target_os = "linux")]
mod running;
mod setups;
mod starting;
mod store;
mod swap2;
mod table;
mod taking_up;
mod telling;
mod tic_tac_toe;
mod tokens;
mod tour;
mod troubles;
mod virus_war;
mod wild;
#[cfg(all(target_os = "linux", feature = "accessibility"))]
mod window;
mod words;
