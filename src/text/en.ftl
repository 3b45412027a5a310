# English. “&” stands before the letter that works with Alt.

## Games, opponents

game-tic-tac-toe = Tic-tac-toe 3 × 3
game-gomoku = Five in a row
whole-name = { $game }, { $variant }
sized-name = { $game } { $size }
option-gomoku-board = Board
value-gomoku-board-endless = endless
option-gomoku-rule = Row
value-gomoku-rule-free = 5 or more
value-gomoku-rule-exact = exactly 5
option-gomoku-opening = Opening
value-gomoku-opening-none = no opening
value-gomoku-opening-swap2 = swap2
option-tic-tac-toe-begin = First move
value-tic-tac-toe-begin-crosses = crosses begin
value-tic-tac-toe-begin-noughts = noughts begin
option-tic-tac-toe-misere = Three in a row
value-tic-tac-toe-misere-no = three in a row wins
value-tic-tac-toe-misere-yes = misère

bot-level-1 = Computer, level 1
bot-level-2 = Computer, level 2
bot-level-3 = Computer, level 3
bot-weights = Weight matrix
bot-phases = Three stages
bot-first-free = First free square
bot-random = Random
bot-neighbour = Neighbour
bot-attacks = Attacks
bot-engine = Level { $level }: { $level ->
    [1] beginner
    [2] learner
    [3] player
    [4] experienced player
    [5] expert
   *[6] master
}
bot-short-engine = Level { $level }

type-two-people = Two players

plan-level-1 = moves at random; every free square is as likely.
plan-level-2 = likes the centre, completes its three or blocks yours.
plan-level-3 = works the game out to the end and never loses.
plan-weights = adds up lines, centre and corners; takes the heaviest.
plan-phases = wins if it can, else blocks, else takes the first free.
plan-first-free = goes in reading order.
plan-random = moves at random, anywhere.
plan-neighbour = moves at random, but always next to a mark.
plan-attacks = adds up both sides’ attacks on every square and takes the heaviest; ignores your reply.
plan-engine = { $level ->
    [1] sees one move ahead and often slips.
    [2] sees one move ahead and slips now and then.
    [3] sees two moves ahead.
    [4] sees three moves ahead and short runs of fours.
    [5] sees six moves ahead and long runs of fours.
   *[6] sees as far as it can and looks for a proof that it wins.
}

## Logging in

login-title = Log in
login-name = Player name:
login-note = The name is shown in the game and in the results.
login-known = Known players:
login-remove = &Remove
login-restore = &Undo
login-remove-sure = Remove the player { $player } with all their games? Undo brings them back while this window is open.
login-empty = Please enter a player name. It cannot be empty or just spaces.
login-long = A name can have at most { $most } characters; this one has { $length }.
login-marks = The name has too many marks above and below its letters.

ok = OK
cancel = Cancel
close = Close

## Main menu

menu-title = Tic-tac-toe
menu-greeting = Welcome, { $player }!
menu-play = &Play
menu-rules = &Rules
menu-quit = E&xit
menu-results = R&esults
menu-settings = &Settings
menu-picture = Picture: a game of tic-tac-toe with a winning diagonal

## The game

field-title = Game
field-type = Game type
field-choose-type = Please choose a game type first!
field-begins = First to move
field-begins-me = Me
field-begins-computer = Computer
field-begins-other = Opponent
field-begins-chance = At random
field-mark = My mark
field-mark-cross = X
field-mark-nought = O
field-mark-chance = At random
field-confirm = Confirm moves
field-go = &Play
field-turn = To move
field-turn-cross = X to move
field-turn-nought = O to move
field-turn-nobody = Nobody to move
field-new = &New game
field-undo = &Undo
field-redo = &Redo
field-hint = H&int
field-main-menu = Main &menu
field-close-picture = click or press any key to close

## Squares

panel = row { $row }, column { $column }, { $content }
panel-empty = empty
piece-cross = X
piece-nought = O
panel-cross-meant = X, not confirmed
panel-nought-meant = O, not confirmed
panel-won = { $panel }, part of the winning three
panel-hint = { $panel }, suggested move
panel-opinion = { $panel }, { $opinion }

## Status line

status-choose-type = Choose a game type
status-choose-type-more = The game starts as soon as you pick a type from the list on the right.
status-your-turn = Your turn
status-your-turn-more = You are { $mark ->
        [cross] X
       *[nought] O
    }. Click a free square.
status-thinking = The computer is thinking…
status-thinking-more = Opponent: { $opponent }.
status-cross-turn = X to move
status-nought-turn = O to move
status-people-more = Two people are playing at one computer.
status-confirm-more = Click your mark again to take it back, or press Play to confirm the move.
status-next-game-more = This choice counts from the next game on.
status-draw-more = Nobody has three in a row. Have another go.
status-resigned = The opponent resigned.
status-you-resigned = You resigned.
status-agreed = The players agreed on a draw.
status-line = { $kind ->
        [row] Row
        [column] Column
       *[diagonal] Diagonal
    } { $from }–{ $to }
status-two-lines = { $first } + { $second }
status-won-more = { $line } – all three are yours.
status-lost-more = { $line } – all three are the computer’s.
status-cross-won-more = { $line } – three Xs in a row.
status-nought-won-more = { $line } – three Os in a row.
status-hint = Hint: { $cell }

result-you-won = You won!
result-you-lost = You lost
result-draw = Draw
won-crosses = X wins!
won-noughts = O wins!

score = { $first } { $wins } : { $losses } { $second }
score-draws = draws: { $draws }
score-computer = Computer
score-crosses = X
score-noughts = O
score-spoken = Score: { $score }, { $draws }
twin = { $mark } { $name }
twin-spoken = { $name } ({ $mark })

## Menu bar

bar-game = &Game
bar-view = &View
bar-help = &Help
bar-new = &New game
bar-undo = &Undo
bar-redo = &Redo
bar-hint = &Hint
bar-resign = Res&ign…
bar-agree-draw = Agree on a &draw…
bar-load = &Open…
bar-save = Save &as…
bar-copy = &Copy position
bar-paste = &Paste
bar-results = Resu&lts
bar-settings = &Settings
bar-main-menu = Main &menu
bar-quit = E&xit
bar-weights = &Weights of the squares
bar-rules = &Rules
bar-keys = &Keyboard shortcuts
bar-about = &About
bar = Menu bar

## Reasons: why there

reason-win = You win here.
reason-block = Otherwise your opponent wins here.
reason-fork = A double threat: your opponent can stop only one.
reason-force = { $count ->
        [0] From here you win whatever your opponent does.
       *[other] From here you win whatever your opponent does, in { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }.
    }
reason-block-fork = Otherwise your opponent makes a double threat.
reason-centre = Most lines run through the centre.
reason-hold = Any other move loses; this one holds the draw.
reason-trap = If your opponent answers wrongly, you win.
reason-corner = Three lines run through a corner, only two through an edge.
reason-edge = There is nothing better left.
reason-only-move = It is the last free square.
reason-draw = The game will be a draw wherever you move.
reason-random = Picked at random.
reason-block-four = Otherwise your opponent gets an open four or a double four here.
reason-block-three = Blocks an open three.
reason-fours = { $count ->
        [0] Wins by one four after another.
       *[other] Wins by one four after another, in { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }.
    }
reason-threes = { $count ->
        [0] Wins by one four or open three after another.
       *[other] Wins by one four or open three after another, in { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }.
    }
reason-opening = A game begins near the centre.
reason-search = The best move as far as I could see.
reason-first-free = The first free square in reading order.

## Rules by which the opponent moves, as they stand in the squares

rule-win = win
rule-block = block
rule-centre = centre
rule-random = random
rule-first-free = first free

## Rules of the game

help-title = Rules
help-rules-heading = How to play
rules-tic-tac-toe =
    The board has 3 × 3 squares. The players take turns to put their mark – X or O – on a free square. The first to have three of their marks in a row, column or diagonal wins. If the board is full and nobody has three in a row, it is a draw.
rules-tic-tac-toe-misere =
    The board has 3 × 3 squares. The players take turns to put their mark – X or O – on a free square. The first to have three of their marks in a row, column or diagonal loses. If the board is full and nobody has three in a row, it is a draw.
lessons-tic-tac-toe = How not to lose
lesson-tic-tac-toe-centre =
    You go first? Play the centre. Four lines run through it, three through a corner, and only two through an edge.
lesson-tic-tac-toe-corner =
    Your opponent took the centre? Answer in a corner. Then block in time, and the game ends in a draw.
lesson-tic-tac-toe-edge =
    An edge is a mistake. X takes a corner, O has to block in the opposite one, and the third X threatens in two places at once. Nobody can stop both.
help-levels-heading = Opponents
diagram-tic-tac-toe-centre = Picture: an X in the centre of an empty board
diagram-tic-tac-toe-corner = Picture: an X in the centre, an O in the top left corner
diagram-tic-tac-toe-edge = Picture: Xs in the centre and in the top left corner, an O on the top edge
diagram-tic-tac-toe-fork = Picture: X threatens in two places at once

## Keys

keys-title = Keyboard shortcuts
keys-heading = Keyboard shortcuts
keys-arrows = Arrow keys
keys-arrows-do = move around the squares
keys-enter = Enter, Space
keys-enter-do = put your mark
keys-digits = 1 – 9
keys-digits-do = squares as on the numeric keypad: 7 is at the top left
keys-escape = Escape
keys-escape-do = close the picture, otherwise go back to the menu
keys-new = Ctrl+N
keys-new-do = new game
keys-undo = Ctrl+Z
keys-undo-do = undo
keys-redo = Ctrl+Y, Ctrl+Shift+Z
keys-redo-do = redo
keys-hint = Ctrl+H
keys-hint-do = suggest the best move
keys-weights = T
keys-weights-do = weights: what the opponent thinks of the squares
keys-help = F1
keys-help-do = rules
keys-zoom = Ctrl+plus, minus, 0
keys-zoom-do = make the windows larger, smaller, as they were
keys-quit = Ctrl+Q
keys-quit-do = exit

## About

about-title = About
about-version = Version { $version }
about-what = Pencil-and-paper games against opponents whose thoughts you can look into. It began with tic-tac-toe after a student project: three forms, nine panels.
about-toolkit = The windows are drawn by FLTK, https://www.fltk.org
about-licence = MIT licence

## Message box

message-title = Tic-tac-toe

## Going on

resume = Continue the unfinished game? { $game }, opponent: { $opponent }
resume-yes = &Continue
resume-no = &Leave it

resign-sure = Do you really want to resign? Your opponent then wins the game.
resign-yes = &Resign
agree-draw-sure = Do both players agree on a draw?
agree-draw-yes = &Agree
end-no = &Play on

## Results

date = { $day }/{ $month }/{ $year } { $time }
decimal-mark = .

results-title = Results
results-player = Player
results-game = Game
results-opponent = Opponent
results-all = All
results-table = Results by player, game and opponent
results-wins = Wins
results-draws = Draws
results-losses = Losses
results-percent = %
results-series = Streak
results-plies = Moves
results-chart = Over time: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }
results-games = Latest games
results-when = When
results-ending = Result
results-duration = Time
results-open = &Replay
results-export = &Export…

ending-win = win
ending-draw = draw
ending-loss = loss
ending-none = unfinished
ending-agreed = draw agreed
ending-resigned = { $ending }, resigned
ending-forfeit = { $ending } by forfeit
ending-points = { $ending } { $own } : { $other }
ending-why = { $ending } – { $why }
why-resigned = the opponent resigned
why-you-resigned = you resigned
why-forfeit = the opponent’s program failed

## Replay

replay-title = Replay
replay-players = { $game }: { $player } – { $opponent }
replay-winner = Winner: { $name }
replay-start = Start of the game
replay-ply = Move { $ply } of { $plies }: { $notation }
replay-picture = Position: { $board }
replay-moves = Moves
replay-number = No.
side-first = First
side-second = Second
side-crosses = X
side-noughts = O
replay-continue = &Play from here
replay-save = Save &as…
replay-copy = &Copy
replay-unknown = This game cannot be replayed: the program does not know it, or its moves break the rules.
replay-no-form = This game can only be looked at.
replay-gone = This game is not here any more.
step-start = to the start
step-back = one move back
step-on = one move on
step-end = to the end

## Files

file-open = Open a game
file-save = Save the game
file-export = Export the results
file-game = Game record
file-table = CSV table
file-name = File name:
file-choose = &Open
file-write = &Save
file-exists = A file with this name already exists.
file-replace = &Replace
file-failed = This did not work with the file { $file }: { $cause }.
file-bad = { $file }: this is not the record of a game. { $cause }
file-no-game = There is no game yet. Please choose a game type first!
clipboard = Clipboard

notice-line = { $file }: { $kind }.
notice-cause = { $kind } ({ $cause })
notice-at-line = line { $line }
notice-rescued = { $text } { $games ->
        [one] { $games } game could be saved from it.
       *[other] { $games } games could be saved from it.
    }
notice-moved = { $text } The file has been set aside as { $aside }.
notice-not-saving = Results are not being saved.
trouble-damaged = the file is damaged
trouble-empty = the file is empty
trouble-foreign = this is not a file of this program
trouble-newer = a newer version of the program wrote this file; it is read but not changed
trouble-no-rights = you may not write to the file or its folder
trouble-read-only = this disk cannot be written to
trouble-disk-full = there is no space left on the disk
trouble-busy = another program is using the file
trouble-no-folder = the folder does not exist and cannot be created
trouble-folder = this is a folder, not a file
trouble-not-file = this is not an ordinary file
trouble-dead-link = the link leads nowhere
trouble-broken = the file can be neither read nor written
trouble-bad-value = a value in the settings is not valid

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-delay = The computer answers
settings-confirm = Confirm moves
settings-no-letters = { $name } – no font
language-uk = Ukrainian (Ukrainska)
language-ru = Russian (Russkiy)
language-zh = Chinese (Zhongwen)
language-ar = Arabic (al-Arabiyya)
theme-paper = Exercise book
theme-grey = Grey form
theme-dark = Dark
theme-contrast = High contrast
delay-none = at once
delay = after { $ms } ms

## More games

game-wild = Wild tic-tac-toe
option-wild-misere = Three in a row
value-wild-misere-no = three in a row wins
value-wild-misere-yes = misère
bot-careful = Careful
bot-perfect = Perfect
plan-careful = wins if it can, and otherwise neither loses at once nor leaves a win in one move.
plan-perfect = knows the game to its end and never plays worse than it must.
reason-even = The game is even whatever you play.
reason-delay = Every move loses; this one loses last.
reason-guess = There was no time to think.

menu-games = &More games
bar-games = More &games…
games-title = More games
games-heading = Choose a game

## The table

bar-move-for-me = Let the computer mo&ve
bar-opinions = What the &opponent thinks
bar-whole = &Whole game
bar-latest = &Last move
table-numbers = Numbers on the board: what { $opponent } thinks of the moves
size-other = another size…
size-part = { $option }, { $part ->
    [1] first number
   *[2] second number
}
table-first = First player
table-second = Second player
table-person = Person
table-other = Second player
table-time = time { $time }
table-time-points = time { $time }, points: { $points }
table-again = Next game starts by itself
table-run = G&o on
table-pause = P&ause
table-single = &Step
table-speed = Speed
speed-slow = slow
speed-medium = medium
speed-fast = fast
table-move = move
table-map = Map of the whole game
table-board = Board: { $place }
table-board-empty = Board
table-place = { $name }, { $content }
table-edge = edge between { $from } and { $to }, { $state ->
        [drawn] drawn
       *[free] free
    }
table-turn = To move: { $name }
table-won = { $name } wins
table-held = Paused
table-plan = { $opponent }: { $plan }
table-your-turn-more = Click a square, or type a move.
table-picked-more = Now choose where it goes.
table-choose-more = Now choose one of these.
table-moved-for-you = The computer ({ $opponent }) moved for you: { $notation }.
table-looking-more = You are looking at an earlier move. A click or Escape brings you back.
table-over-more = Moves: { $plies }.
table-typed = Move: { $text }
table-typed-more = Enter plays it, Escape drops it.
table-no-move = “{ $text }” is not a move
table-no-move-more = Write it like { $example }, as in the list of moves.

rules-five =
    The players take turns to put a cross or a nought on a free square. The first to have five marks in a row – across, down or diagonally – wins; a longer row counts too. A full board without a five is a draw.
rules-five-endless =
    The players take turns to put a cross or a nought on a free square. The first to have five marks in a row – across, down or diagonally – wins; a longer row counts too. The endless sheet always reaches at least nine free squares beyond the outermost marks.
rules-five-exact =
    The players take turns to put a cross or a nought on a free square. Exactly five marks in a row win – across, down or diagonally; six or more do not count. A full board without a five is a draw.
rules-five-endless-exact =
    The players take turns to put a cross or a nought on a free square. Exactly five marks in a row win – across, down or diagonally; six or more do not count. The endless sheet always reaches at least nine free squares beyond the outermost marks.
rules-five-swap2 =
    The first player places three marks: a cross, a nought, a cross. The second takes the crosses, or the noughts, which move next, or places one more nought and cross and lets the first choose. Then the game goes on as usual: five or more marks in a row win.
rules-five-exact-swap2 =
    The first player places three marks: a cross, a nought, a cross. The second takes the crosses, or the noughts, which move next, or places one more nought and cross and lets the first choose. Then the game goes on as usual: exactly five marks in a row win; six or more do not count.
rules-wild =
    The board is 3 × 3, and both players may draw crosses and noughts. Choose the mark first, then the square. Whoever completes three equal marks in a row wins, no matter who drew the others. A full board without three in a row is a draw.
rules-wild-misere =
    The board is 3 × 3, and both players may draw crosses and noughts. Choose the mark first, then the square. Whoever completes three equal marks in a row loses, no matter who drew the others. A full board without three in a row is a draw.
keys-type = such as h8
keys-type-do = a move typed on the keyboard; Enter plays it at once
keys-for-me = D
keys-for-me-do = the computer moves for you
keys-sight = Home, End
keys-sight-do = whole game, last move
keys-wheel = wheel, Ctrl+wheel
keys-wheel-do = move the board, enlarge it

## Why the system refuses

denied-not-found = there is no such file or folder
denied-no-rights = you do not have the right to do this
denied-folder = this is a folder, not a file
denied-not-folder = part of the path is not a folder
denied-not-file = this is not an ordinary file
denied-full = there is no space left on the disk
denied-read-only = this disk cannot be written to
denied-busy = another program is using it
denied-bad-name = a file cannot have such a name

## What is wrong with a record

fault-place = Line { $line }, character { $column }: { $reason }.
fault-too-long = the text is too long for a record, which has at most { $most } bytes
fault-utf16 = the text is in UTF-16, save it as UTF-8
fault-not-utf8 = these bytes are not UTF-8, save the text as UTF-8
fault-control = the control character { $sign } cannot stand here
fault-unexpected = no move begins with { $sign }; comments stand in {"{"} {"}"}
fault-late-tag = a tag stands after the moves; tags stand before them, and a file holds one game
fault-no-name = the tag has no name
fault-no-value = the tag { $name } lacks its value in quotes
fault-no-bracket = the tag { $name } must end here with ]
fault-open-value = the value of { $name } does not end with a quote on the same line
fault-open-comment = the comment that begins here never ends with {"}"}
fault-escape = { $text } stands for no character; a backslash itself is written twice
fault-too-many-tags = there are more than { $most } tags
fault-second-tag = the tag { $name } already stands on line { $line }
fault-no-game = the tag { $name }, which says what was played, is missing
fault-no-version = { $text } is not a version of the record
fault-newer = the record is of version { $version }, which needs a newer program
fault-not-result = { $text } is not a result; write { $results }
fault-two-results = the result here is { $end }, but the tag says { $tag }
fault-too-many-moves = there are more than { $most } moves
fault-no-result = the text ends without a result; write { $results }
fault-after-result = nothing may follow the result; a file holds one game
fault-game = the program knows no game called { $key }
fault-setup = this game does not start like this: { $setup }
fault-move = move { $number }, { $text }, is against the rules
fault-after-end = the game was over before move { $number }
fault-result = the result is { $says }, but by the moves it is { $is }

## Programs

bar-programs = Oppon&ent from a program…
programs-title = Opponent from a program
programs-what = Programs that speak the Gomocup protocol can play; swap2 if they know it.
programs-known = Known programs
programs-name = Name
programs-path = Program
programs-arguments = Arguments
programs-browse = &Browse…
programs-add = &Try and add
programs-remove = &Remove
programs-pick = Choose a program
programs-kind = Programs
programs-plan = a program of somebody else.
programs-hint = Choose a program. It is tried before it is added.
programs-trying = Trying the program…
programs-no-path = Please choose a program first.
programs-bad-arguments = A quotation mark is missing in the arguments.
programs-added = Added: { $name }. The program says of itself: { $about }
lacks-gomocup-swap2 = It does not know swap2, and would lose such a game.
failure-not-started = The program could not be started: { $why }
failure-gone = The program quit by itself: { $said }
failure-no-program = the system cannot run it as a program
failure-said = { $said } ({ $how })
end-code = code { $code }
end-signal = signal { $signal }
end-closed = it closed its output
end-unknown = nobody knows how
failure-silent = The program did not answer in time and said nothing.
failure-late = The program did not answer in time. It last said: { $said }
failure-nonsense = The program’s answer makes no sense: { $said }
failure-illegal = The program played where it may not: { $said }
table-failure = { $name } loses. { $why }

file-variations = { $file }: the main line of the game was read. Variations left out: { $count }.
file-choices = { $file }: only the marks were saved. This format does not keep who chose what in the opening.
fault-byte = Byte { $byte }: { $fault }.
fault-board = No game here is played on a board of { $width } × { $height }.
fault-expected = something else should stand here
fault-size = a board has { $least } to { $most } rows and columns
fault-outside = this square is not on the board
fault-taken = move { $number } has taken this square already
fault-turn = it is the other side’s turn
fault-pass = nobody can pass in this game
fault-marks = marks placed before the first move cannot be taken over
fault-other-game = this is the record of another game
fault-cut = the file ends too early
fault-more = something follows the end of the game
format-game = This format cannot hold { $game }
format-size = This format has no board of this size: rows and columns in it are { $sides }
format-name = A name cannot be written in this format
fault-alone = { $reason }.

## What an opponent thinks, and what cannot be

won-first = First player won!
won-second = Second player won!
thought = { $who }: depth { $depth }, { $verdict }, { $nodes }: { $line }
thought-certain = { $who }: { $verdict }, { $nodes }: { $line }
thought-worth = value { $worth }
thought-wins = { $moves ->
        [one] a win in { $moves } move
       *[other] a win in { $moves } moves
    }
thought-loses = { $moves ->
        [one] a loss in { $moves } move
       *[other] a loss in { $moves } moves
    }
thought-positions = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
thought-thousands = { $count } thousand positions
thought-millions = { $count } million positions
table-left-more = The game you left is put aside; Undo brings it back.
refusal-taken = The square { $place } is taken
refusal-not-here = No move begins here
table-not-here-more = Choose one of the highlighted places.
refusal-mark-first = Choose a mark first
refusal-choose-first = Choose your mark first
action-pass = &Pass
task-swap2-opening = Place three marks: X, O, X. Then your opponent chooses.
task-swap2-choice = On the right, choose X or O, or place two more marks.
task-swap2-more = Place one more O and X. Then your opponent chooses.
task-swap2-last-choice = Choose X or O on the right.
task-wild = Choose a mark on the right, then a square.
task-misere = Whoever has three in a row loses.
task-wild-misere = Choose a mark, then a square. Three in a row loses.
choice-cross = choose X
choice-nought = choose O
choice-crosses = play X
choice-noughts = play O
choice-more = place two more marks

## Tic-tac-toe in space

game-cube = Tic-tac-toe in space
rules-cube =
    Three levels of nine squares, one above another. The players take turns to put white and black balls on free squares; white begins. Whoever has three balls in a row wins: on a level, straight up, along the diagonal of a wall or of the whole cube. There are 49 such rows, and no draw is possible.
lessons-cube = Where the lines run
lesson-cube-lines = Three balls may lie on a level, on a wall or across the whole cube. There are 49 lines.
lesson-cube-centre = 13 lines run through the centre of the cube, 7 through a corner, 5 through the middle of a wall, 4 through an edge. Whoever begins in the centre can win.
lesson-cube-fork = Threaten two places at once: your opponent can stop only one of them.
diagram-cube-space = Picture: three across the cube, from corner to corner
diagram-cube-wall = Picture: three on the diagonal of a wall
diagram-cube-centre = Picture: a white ball in the centre of the cube
diagram-cube-fork = Picture: White threatens the two highlighted places
bot-lines = Level { $level }: { $level ->
    [1] player
   *[2] experienced player
}
bot-short-lines = Level { $level }
plan-lines = { $level ->
    [1] completes its row, blocks yours and watches open rows; often slips.
   *[2] completes its row, blocks yours and sees double threats; slips now and then.
}
reason-win-level = Completes three in a row on one level.
reason-win-pillar = Completes three above one another.
reason-win-wall = Completes the diagonal of an upright wall.
reason-win-space = Completes a diagonal of the whole cube.
reason-block-level = Blocks your opponent’s row on this level.
reason-block-pillar = Blocks your opponent’s row straight up.
reason-block-wall = Blocks your opponent’s diagonal of a wall.
reason-block-space = Blocks your opponent’s diagonal of the cube.
reason-open-lines = Keeps the most rows open for you.
side-white = white
side-black = black
won-white = White won!
won-black = Black won!
piece-white-ball = white ball
piece-black-ball = black ball
view-stacked = Levels &above one another
view-beside = Levels &side by side

## Dots and boxes

game-dots-and-boxes = Dots and boxes
rules-dots-and-boxes =
    The players take turns to join neighbouring dots by upright and level lines. Whoever draws the fourth line of a box owns it and has to move again; closing a box is not compulsory. When all lines are drawn, whoever has more boxes wins; equal numbers are a draw. The border is drawn by the players, or it is there from the beginning.
task-dots-and-boxes = Draw a line between two dots. Whoever closes a box moves again.
lessons-dots-and-boxes = How not to give boxes away
lesson-dots-and-boxes-third = The third side of a box is a present: your opponent draws the fourth and moves again. Draw elsewhere while you can.
lesson-dots-and-boxes-chains = In the end every line gives something away. Boxes form chains that are taken at once: open the shorter one.
lesson-dots-and-boxes-double = Do not take everything: leave the last two boxes of a long chain. Your opponent takes them with one line and has to open the next chain.
diagram-dots-and-boxes-third = Picture: a box has two sides, the third is highlighted
diagram-dots-and-boxes-closed = Picture: the opponent has closed it
diagram-dots-and-boxes-chains = Picture: a chain of three boxes above, one of six below
diagram-dots-and-boxes-double = Picture: two boxes are left, the far line is highlighted
diagram-dots-and-boxes-control = Picture: the opponent has two boxes and only the long chain is left
option-dots-and-boxes-size = Size
option-dots-and-boxes-border = Border
value-dots-and-boxes-border-open = open border
value-dots-and-boxes-border-drawn = drawn border
bot-greedy = Greedy
bot-chains = Chains
bot-exact = Exact
plan-greedy = takes what it can; does not see far ahead.
plan-chains = counts long chains so that you have to open the first one, and gives up two boxes for that.
plan-exact = works out the end of the game exactly; before that it tries thousands of continuations.
reason-take-boxes = { $count ->
        [0] Closes boxes.
        [one] Closes { $count } box.
       *[other] Closes { $count } boxes.
    }
reason-leave-boxes = { $count ->
        [0] Double-cross: gives up boxes and keeps control.
        [one] Double-cross: gives up { $count } box and keeps control.
       *[other] Double-cross: gives up { $count } boxes and keeps control.
    }
reason-last-safe-edge = The last safe line: your opponent has to open a chain.
reason-chain-parity = A safe line that makes the number of long chains right.
reason-safe-edge = A safe line: it gives your opponent nothing.
reason-give-boxes = { $count ->
        [0] Every line gives something away; this one costs least.
        [one] Every line gives something away; this one costs least: { $count } box.
       *[other] Every line gives something away; this one costs least: { $count } boxes.
    }
reason-sacrifice-boxes = { $count ->
        [0] A sacrifice that pays.
        [one] A sacrifice that pays: { $count } box.
       *[other] A sacrifice that pays: { $count } boxes.
    }
piece-border = border
refusal-drawn = The line { $place } is already drawn
reason-cube-centre = { $count ->
        [0] The centre of the cube: thirteen rows run through it.
        [one] The centre of the cube: thirteen rows run through it. You win in { $count } move.
       *[other] The centre of the cube: thirteen rows run through it. You win in { $count } moves.
    }

game-bridg-it = Bridg-It
option-bridg-it-size = Side
rules-bridg-it =
    Red dots join the left side with the right one, blue squares the upper one with the lower one. In turn each player draws a line between two neighbouring own points; lines of different players may not cross. Whoever first joins both own sides by an unbroken row of lines wins. There is no draw: whoever cuts the other off has joined the own sides.
bot-paths = Paths, level { $level }
bot-resistance = Resistance, level { $level }
bot-short-paths = Paths { $level }
bot-short-resistance = Resistance { $level }
plan-paths =
    counts the shortest ways of both sides, and errs { $level ->
        [1] very often
        [2] often
       *[other] now and then
    }.
plan-resistance =
    measures the current in a network of resistors { $level ->
        [1] after one move
       *[other] and looks six moves ahead
    }.
reason-join-edges = Joins both sides.
reason-last-gap = Closes the last gap, else the opponent wins.
reason-any-move = Every move wins; this is the shortest way.
reason-join-trees = Joins two trees: where the opponent cuts one, the other joins it.
reason-crossing = Shortens your way and lengthens the opponent’s.
reason-block-way = Blocks the opponent’s shortest way.
reason-shorten-way = Shortens your shortest way.
reason-many-ways = Most ways of both sides lead through here.
task-bridg-it-across = Join the left side with the right one.
task-bridg-it-down = Join the upper side with the lower one.
refusal-crossing = There is a line at { $place } already
side-discs = dots
side-squares = squares
won-discs = Dots won!
won-squares = Squares won!
piece-dot-line = red line
piece-square-line = blue line
explanation-trees-to-join = The side to move wins: whole and dashed lines are two trees, and the ringed place joins them.
explanation-trees-joined = The side to move wins: where one tree is cut, the other joins it.
explanation-trees-of-other = The side that waits wins: where you cut one tree, the other joins it.
lessons-bridg-it = How sides are joined
lesson-bridg-it-cross = Lines may not cross: each of your lines is a fence for the opponent. Whoever joins the own two sides has won.
lesson-bridg-it-trees = The points form two trees without a common line. When the opponent cuts one, join it by a line of the other: so whoever begins wins.
diagram-bridg-it-cross = Picture: two lines of each side
diagram-bridg-it-won = Picture: dots have joined left and right
diagram-bridg-it-trees = Picture: the opponent has cut a tree; the place that joins it is highlighted

## Intellector

game-intellector = Intellector
rules-intellector =
    Chess on 59 hexagons. White begins, each side has 14 pieces; the pictures show how they move. A piece captures by moving onto an enemy piece. Whoever captures the enemy Intellector wins; nobody gives a warning. On the last row a Progressor turns into another piece, but not an Intellector. Whoever has no move loses. Two hundred moves without a capture or a Progressor’s step are a draw. Optionally, no piece crosses the middle row in the first two moves.
rules-intellector-official =
    Chess on 59 hexagons. White begins, each side has 14 pieces; the pictures show how they move. A piece captures by moving onto an enemy piece. Whoever captures the enemy Intellector wins; nobody gives a warning. On the last row a Progressor turns into another piece, but not an Intellector. Whoever has no move loses. A Liberator may also step to an empty neighbour. A piece beside its Intellector, but no Progressor, may turn into what it captures. An Intellector on the last row wins. Draws: a position for the third time, sixty moves without capture or Progressor. Optionally, no piece crosses the middle row in the first two moves.
option-intellector-rules = Rules
option-intellector-middle = First two moves
value-intellector-rules-hse2020 = of 2020
value-intellector-rules-official = official
value-intellector-middle-no = anywhere
value-intellector-middle-yes = to the middle
view-white-below = White &at the bottom
view-black-below = &Black at the bottom
task-intellector = Choose a piece and then the cell it shall go to.
refusal-no-piece = There is no piece of yours on { $place }
refusal-not-yours = The piece on { $place } is your opponent’s
refusal-piece-stuck = The piece on { $place } has nowhere to go
refusal-out-of-reach = This piece cannot go to { $place }
piece-white-defensor = white Defensor
piece-black-defensor = black Defensor
piece-white-liberator = white Liberator
piece-black-liberator = black Liberator
piece-white-aggressor = white Aggressor
piece-black-aggressor = black Aggressor
piece-white-dominator = white Dominator
piece-black-dominator = black Dominator
piece-white-progressor = white Progressor
piece-black-progressor = black Progressor
piece-white-intellector = white Intellector
piece-black-intellector = black Intellector
choice-defensor = becomes Defensor
choice-liberator = becomes Liberator
choice-aggressor = becomes Aggressor
choice-dominator = becomes Dominator
choice-progressor = becomes Progressor
bot-alpha-beta = Level { $level }
plan-alpha-beta = { $level ->
    [one] sees { $level } move ahead and counts what is on the board.
   *[other] sees { $level } moves ahead and counts what is on the board.
}
bot-master = Master
plan-master = looks as deep as it has time for, exchanges and threats above all, and knows good places for pieces.
reason-capture-intellector = Captures your opponent’s Intellector and wins.
reason-breakthrough = The Intellector reaches the last row and wins.
reason-takes-defensor = Captures the Defensor.
reason-takes-liberator = Captures the Liberator.
reason-takes-aggressor = Captures the Aggressor.
reason-takes-dominator = Captures the Dominator.
reason-takes-progressor = Captures the Progressor.
reason-turns = Captures, and turns into what it has captured.
reason-promotes = The Progressor turns into a stronger piece.
reason-saves-intellector = Your Intellector is attacked from the marked cell; this saves it.
reason-saves-piece = Saves a piece that is attacked.
reason-attacks-intellector = Attacks your opponent’s Intellector.
lessons-intellector = How the pieces move
lesson-intellector-progressor =
    Steps ahead, straight or aslant, and captures likewise; never back. At the end of its way it turns into another piece.
diagram-intellector-progressor = The start: the white Progressor on e2 can go to e3, d2 or f2.
lesson-intellector-defensor =
    Steps to any neighbour. It stays near the Intellector: the two can change places.
diagram-intellector-defensor = The Defensor on d2 can go to c3, d1, d3 or e3; on the other two cells there are pieces of its own.
lesson-intellector-liberator =
    Jumps to the second cell in a line, over whatever stands between; nothing stops it.
diagram-intellector-liberator = The Liberator on b3 can go to b5, b1, d4 or d2.
lesson-intellector-aggressor =
    Goes far over the corners of cells, even between two pieces. It stays on cells of one shade.
diagram-intellector-aggressor = The Aggressor on e4 sees eleven cells; on c7 and g7 it would capture the enemy Aggressors.
lesson-intellector-dominator =
    Goes over the sides of cells in six directions until something stands in its way. It is the strongest.
diagram-intellector-dominator = The Dominator on a4 sees eleven cells; on a5 it would capture a Progressor.
lesson-intellector-intellector =
    Only steps to an empty neighbour and captures nothing. Whoever loses it has lost.
diagram-intellector-intellector = The Intellector on e1 can go to d1, which is empty, or change places with the Defensor on f1.
lesson-intellector-exercise-one =
    Exercise: White captures the Intellector in two moves. Watch the Liberator. (Solution: d2-d4.)
lesson-intellector-exercise-two =
    Exercise: White captures the Intellector in two moves. The Dominator is near already. (Solution: h6xg6.)
lesson-intellector-exercise-three =
    Exercise: White captures the Intellector in two moves. Sometimes something has to be captured first. (Solution: f3xf6.)
diagram-intellector-exercise-one = The black Intellector stands on d6, the white Liberator on d2.
diagram-intellector-exercise-two = The black Intellector stands on f6, the white Dominator on h6.
diagram-intellector-exercise-three = The black Intellector stands on e7, the white Dominator on f3.

game-virus-war = Virus War
option-virus-war-size = Side
option-virus-war-pass = A whole turn
option-virus-war-first = First turn
option-virus-war-full = Who lacks a step
value-virus-war-pass-no = must be played
value-virus-war-pass-yes = may be refused
value-virus-war-first-3 = three steps
value-virus-war-first-1 = one step
value-virus-war-full-no = loses the rest
value-virus-war-full-yes = loses the game
rules-virus-war =
    Two players start from opposite corners, and a turn has three steps. A step sets a virus on a free cell or eats a virus of the opponent; that cell stays a fortress of the eater for the rest of the game. A step must touch, also diagonally, an own live virus, or a fortress whose chain touches an own live virus. The first step of each player is the corner. Whoever has nowhere to go loses the rest of the turn. Whoever eats the last virus of the opponent wins; when neither has anywhere to go, it is a draw. Optionally a whole turn may be refused (two refusals in a row are a draw), the first turn of the game has one step, or whoever cannot make all steps loses.
task-virus-war-enter = Enter the board in your corner, where the dot is.
task-virus-war-three = Three steps: a dot is a free cell, a dashed frame a virus that you can eat.
task-virus-war-two = Two steps are left.
task-virus-war-one = One step is left.
news-turn-lost = The other side has nowhere to go and has lost its turn.
news-stuck = The other side has nowhere to go now.
refusal-corner = The first step is your corner, not { $place }
refusal-fortress = There is a fortress at { $place }, and it stays
refusal-own-virus = Your own virus is at { $place }
refusal-not-near = { $place } touches neither your virus nor a fortress linked to one
piece-cross-fortress = fortress of crosses
piece-nought-fortress = fortress of noughts
bot-turns = Whole turns, level { $level }
bot-short-turns = Turns { $level }
plan-turns = { $level ->
        [1] takes the best whole turn.
        [2] looks at whole turns and answers, and often errs.
        [3] looks at whole turns and answers.
       *[other] looks at whole turns as far ahead as it can in time.
    }
reason-eat-last = Eats the last virus and wins.
reason-win-turn = { $count ->
        [0] Wins within this turn.
        [one] Wins in { $count } step.
       *[other] Wins within this turn, in { $count } steps.
    }
reason-only-step = It is the only step there is.
reason-refuse-turn = Every step would do harm: the turn is better refused.
reason-cut-forts = { $count ->
        [0] Cuts fortresses off from the opponent’s live viruses.
        [one] Cuts { $count } fortress off from the opponent’s live viruses.
       *[other] Cuts { $count } fortresses off from the opponent’s live viruses.
    }
reason-cut-viruses = { $count ->
        [0] Cuts viruses off from their fortress.
        [one] Cuts { $count } virus off from its fortress.
       *[other] Cuts { $count } viruses off from their fortress.
    }
reason-save-viruses = { $count ->
        [0] Saves your own viruses.
        [one] Saves { $count } virus of your own.
       *[other] Saves { $count } viruses of your own.
    }
reason-chain-forts = { $count ->
        [0] Lengthens a chain of fortresses.
        [one] Begins a chain of { $count } fortress.
       *[other] Makes a chain of { $count } fortresses.
    }
reason-eat-viruses = { $count ->
        [0] Eats viruses.
        [one] Eats { $count } virus.
       *[other] Eats { $count } viruses within this turn.
    }
reason-attack-viruses = { $count ->
        [0] Brings viruses of the opponent into reach.
        [one] Brings { $count } virus of the opponent into reach.
       *[other] Brings { $count } viruses of the opponent into reach.
    }
reason-spread-viruses = { $count ->
        [0] Brings free cells into reach.
        [one] Brings { $count } free cell into reach.
       *[other] Brings { $count } free cells into reach.
    }
reason-fill-ground = Fills your own ground; there is nothing better.
lessons-virus-war = How viruses spread and eat
lesson-virus-war-steps = The three steps of a turn come one after the other, and each counts on those before it. An eaten virus is safe for good: a fortress is also a bridge to go on from.
lesson-virus-war-chain = A fortress works only while its chain touches a live virus. Whoever eats that virus stops the whole chain: a fortress without a tint does not work just now.
diagram-virus-war-steps = Picture: the first turn of crosses out of the corner
diagram-virus-war-fortress = Picture: noughts have eaten c3, where their fortress stands
diagram-virus-war-chain = Picture: two fortresses of crosses are linked to the virus at c3
diagram-virus-war-cut = Picture: noughts have eaten c3, and the fortresses of crosses do not work

game-dots = Dots
option-dots-size = Field
option-dots-start = Start
option-dots-zone = First dots
option-dots-stop = STOP
value-dots-start-empty = empty field
value-dots-start-cross = cross start
value-dots-zone-no = anywhere
value-dots-zone-yes = middle zone
value-dots-stop-free = STOP for free
value-dots-stop-grounded = STOP costs dots
rules-dots =
    Players put dots on the crossings of squared paper in turn. Neighbouring dots of one colour, also diagonally, form a chain. A closed chain around at least one dot of the opponent captures the whole area: the dots in it are dead, your captured dots live again, and nobody puts a dot there any more. A chain around no dot of the opponent closes an empty base; a dot that the opponent puts there is captured at once unless it surrounds something itself. The edge of the field is no wall. On 39 × 32 the first dots lie in the zone in the middle. The game ends when no point is free or when somebody says STOP; whoever has captured more dots wins. Optionally, STOP costs the dots that no chain links to the edge.
task-dots = Surround dots of the opponent by a closed chain.
task-dots-zone = The first dot belongs in the framed zone in the middle.
action-stop = S&TOP
refusal-captured = { $place } lies in a captured area
refusal-zone = The first dot belongs in the zone in the middle, not on { $place }
side-red = red
side-blue = blue
won-red = Red won!
won-blue = Blue won!
piece-red-dot = red dot
piece-blue-dot = blue dot
piece-captured-red-dot = captured red dot
piece-captured-blue-dot = captured blue dot
piece-red-area = red area
piece-blue-area = blue area
bot-traps = Traps
bot-monte-carlo = A thousand games, level { $level }
bot-short-monte-carlo = Games { $level }
plan-traps = reads out traps and ladders, four moves ahead.
plan-monte-carlo = { $level ->
        [1] plays some hundred games by chance and goes where they are won.
        [2] plays thousands of games by chance and goes where they are won.
       *[other] plays as many games by chance as it can in time.
    }
reason-surround-dots = { $count ->
        [0] Surrounds dots of the opponent.
        [one] Surrounds { $count } dot.
       *[other] Surrounds { $count } dots.
    }
reason-save-dots = { $count ->
        [0] Saves your own dots.
        [one] Saves { $count } dot from being surrounded.
       *[other] Saves { $count } dots from being surrounded.
    }
reason-trap-dots = { $count ->
        [0] A trap: it threatens in two places.
        [one] A trap: it threatens in two places to surround { $count } dot.
       *[other] A trap: it threatens in two places to surround { $count } dots.
    }
reason-threaten-dots = { $count ->
        [0] Threatens to surround.
        [one] Threatens to surround { $count } dot.
       *[other] Threatens to surround { $count } dots.
    }
reason-empty-base = Closes a base that the opponent cannot enter any more.
reason-link-chains = Links your chains.
reason-games-by-chance = Of games by chance, those from here are won most often.
reason-nothing-open = There is nowhere to put a dot.
lessons-dots = How dots are surrounded
lesson-dots-surround = A closed chain of neighbouring dots captures all that is in it, if there is at least one dot of the opponent. Four dots are enough for one.
lesson-dots-base = An empty base captures nothing, but whoever enters is captured at once unless that surrounds something.
diagram-dots-threat = Picture: the blue dot at c3 has three red ones around it
diagram-dots-captured = Picture: the fourth red dot at c2 has captured c3
diagram-dots-base = Picture: red has closed an empty base around c3
diagram-dots-trapped = Picture: blue has entered at c3 and is captured
