# What --help says. Of a command: help-of-NAME in the list, help-NAME on its page, help-NAME-examples below,
# help-NAME-ARGUMENT; arguments that many commands have: help-any-ARGUMENT; their words in capitals: help-word-WORD.

help-usage = usage:
help-arguments = arguments
help-options = options

help-any-help = show this help and exit
help-any-version = show the version and exit
help-any-lang = language, such as fr or en_GB (default: the environment’s)
help-any-json = print JSON
help-any-position = white_black_turn with marks and dice if any (docs/notation.md), a diagram such as 7W2-8W3-13B4, or start
help-any-throw = the dice, such as 6-4 or sonnez (default: the position’s)
help-any-form = what is played (default: ordinary)
help-any-trous = how many trous win a game (default: 12)
help-any-rules = a rule set and options, such as “loi-2013 stakes=double” (default: loi-2013)

help-word-position = POSITION
help-word-dice = DICE
help-word-file = FILE
help-word-dir = FOLDER
help-word-lesson = LESSON
help-word-language = LANGUAGE
help-word-text = TEXT
help-word-name = NAME
help-word-player = PLAYER
help-word-command = COMMAND
help-word-who = WHO
help-word-host = HOST

help-trictrac = Trictrac, le grand trictrac: play it, judge it, draw it.
help-trictrac-examples = “trictrac COMMAND --help” explains a command with examples.
help-trictrac-commands = commands
help-trictrac-command = COMMAND

## trictrac play

help-of-play = play a game
help-play =
    Opens the table in your browser; without a screen, prints its address.
    With --terminal, or any option of a game, plays here: an ordinary game or any
    other form, people and computers of eight levels, the program marking or
    everybody with their own hands.
    The program throws, refuses an illegal play with its article, saves every step;
    --resume goes on after anything. Type ? at any prompt. More: docs/playing.md.
help-play-examples =
    levels, each wins about seven games in ten against the one before:
      1 novice   2 apprentice    3 amateur   4 regular
      5 player   6 fine player   7 expert    8 master

    examples:
      trictrac play
          in the browser; everything is chosen there
      trictrac play --terminal --vs expert --mode strict
          against one that seldom errs and sees your écoles, both marking by hand
      trictrac play --terminal --form a-ecrire --players Anne Bruno Claire
          three people write six marqués à tourner; with --computer 2 3 --level 1,8
          Bruno is a novice and Claire a master
help-play-terminal = play here in the terminal
help-play-no-browser = serve the table and print its address, open no browser
help-play-port = port of the browser’s table (default: 8000, or a free one)
help-play-players = the names, in the order of the draw
help-play-computer = who is a computer: names or numbers (default: all but you)
help-play-side = your side against the computer, ordinary game
help-play-level = how well computers play: 1 to 8 or names (default: amateur)
help-play-attention = how much a computer sees when it marks (default: as its level)
help-play-mode = who marks, for all (default: automatic)
help-play-modes = who marks, one mode for each player
help-play-free-hands = strict players may also misplay (art. XVII)
help-play-tutor = a tutor speaks before an error that the next level up would hardly make (against computers, the program marking)
help-play-seed = repeatable dice and computers (default: the system’s chance)
help-play-from = an ordinary game from a position (n prints it)
help-play-save = where to keep the table (default: one of its own in your data folder)
help-play-resume = go on with a table (default: the newest unfinished)

## trictrac show

help-of-show = draw a position, explain a throw, list the plays
help-show =
    Prints the board, whatever is wrong with the position and, with dice, what the
    throw scores and why, what the marks become, and every legal play; then the
    figures that have names. Cases are numbered on the march of the side whose turn
    it is.
help-show-examples =
    examples:
      trictrac show 1x13-8-10_1x15_w --throw 4-3
          white has 13 dames on the talon, one on 8 and one on 10; black has all
          15 on theirs; it is white’s turn, and the throw is 4-3
      trictrac show aW3-hW1-jW1-yB3-xB1-vB2-uB1 --throw carmes --svg carmes.svg
          a diagram of the treatises, white to play, also drawn as a picture
help-show-svg = also write the board as a drawing
help-show-rules = the rule set (default: loi-2013)

## trictrac throws

help-of-throws = what each of the 21 throws would do in a position
help-throws =
    Lists the 21 throws of the side whose turn it is: what each scores for whom and
    why, which jan it fills, keeps or breaks, which dames it beats, which numbers
    cannot be played; then how many of the 36 do so (a simple throw counts for two).
help-throws-examples =
    examples:
      trictrac throws 1x3-2x3-3x3-4x3-5x3_1x15_w
          the petit jan lacks one case: ten throws fill it, 20 of 36
      trictrac throws 7W2-8W3-13B4 --lang fr --json
          a diagram of the treatises, as data with French sentences

## trictrac judge

help-of-judge = judge positions given as JSON lines
help-judge =
    Reads one JSON object per line and answers with one per line, in order, as they
    come: what the throw scores and why, and every play the law allows. Cases are
    counted on each player’s own march, absent dames are out. A line that cannot be
    judged gets an "error"; the rest goes on and the exit status is 1.
help-judge-examples =
    example:
      echo '{"{"}"id": 1, "mover": {"{"}"1": 13, "8": 1, "10": 1{"}"}, "other": {"{"}"1": 15{"}"}, "dice": [4, 3], "coup": 3{"}"}' \
        | trictrac judge

    fields: id (anything), mover, other, dice; optional coup (number of this throw
    in the relevé, for six tables) and rules ("loi-2013", "usage-19e", or options
    such as {"{"}"pile_de_misere": false{"}"}).
help-judge-file = a file of JSON lines (default: standard input)

## trictrac mark

help-of-mark = keep the marks of two players, given as JSON lines
help-mark =
    Reads one JSON object per line and answers with one per line, in order, as they
    come: the points, trous and bredouilles of A and B after all the events, and
    after each of them with a sentence. Trous are counted without end. A line that
    cannot be kept gets an "error"; the rest goes on and the exit status is 1.
help-mark-examples =
    example:
      echo '{"{"}"id": 1, "start": {"{"}"A": {"{"}"points": 8{"}"}, "B": {"{"}"points": 8, "bredouille": true{"}"}{"}"}, "events": [["A", 18]]{"}"}' \
        | trictrac mark

    fields: id (anything) and events, each ["A", points] with even points,
    {"["}"A", "leave"] (s’en aller: the points of both are wiped) or ["A", "sortie"]
    (an exit: the marks stay). Optional start: for A and for B points (0 to 10),
    bredouille, trous, serie; what is missing is 0 or false. See docs/scorekeeping.md.
help-mark-file = a file of JSON lines (default: standard input)

## trictrac score

help-of-score = keep the score of a game on a wooden board
help-score =
    You throw and play on your own board; this keeps the jetons, the fichets and the
    pavillon, explains every mark in a sentence, and takes back what was mistyped.
    Type a 6 for six points to the first player, a leave, a out, u to undo, ? for the
    rest. Every entry is kept at once; the same command goes on where you stopped.
help-score-examples =
    examples:
      trictrac score --players Anne Paul
          an ordinary game to twelve trous
      trictrac score --form a-ecrire --marques 12 --players Anne Paul --file evening.json
          a written game of twelve marqués, kept in evening.json
help-score-players = the two names (default: A B)
help-score-marques = marqués of a written game, even (default: 8)
help-score-file = where the game is kept (default: one per form, in your home)
help-score-new = begin anew; what the file holds is set aside

## trictrac settle

help-of-settle = settle an evening: who owes what to whom, and why
help-settle =
    Reads the results of an evening from a small TOML or JSON file and prints the
    account: one line per reason, then each player’s jetons and fiches. Who sits is
    worked out and checked. An evening that is not over gets a provisional account.
help-settle-examples =
    example (save as evening.toml, then: trictrac settle evening.toml):

      form = "tourner"                      # three players, each for themselves
      players = ["Anne", "Bruno", "Claire"] # as drawn: the first two begin
      marques = 3

      {"["}[marque]]
      trous = {"{"}Anne = 9, Bruno = 8{"}"}         # Anne wins and gives way to Claire

      {"["}[marque]]
      trous = {"{"}Bruno = 7, Claire = 7{"}"}       # a refait: the consolation doubles

      {"["}[marque]]
      trous = {"{"}Bruno = 2, Claire = 8{"}"}
      bredouille = "petite"                 # the winner’s; "none", "petite", "grande"

      {"["}[marque]]
      trous = {"{"}Claire = 6, Anne = 10{"}"}

    forms: ordinary (stake, games; one [[game]] each); a-ecrire for 2, 3 or 4, or by
    name deux, tourner, equipes (players 1 and 2 against 3 and 4), chouette (player 1
    against 2 and 3), one [[marque]] each, refaits too; poule (stake, order, stopped;
    one [[game]] each).
    rules: rules = "usage-19e stakes=double", a rule set and options; everything:
    docs/forms.md.
help-settle-file = the evening, TOML or JSON; - is standard input
help-settle-json = print the account as JSON

## trictrac replay

help-of-replay = step through a record, check it, make a picture book of it
help-replay =
    Shows a record coup by coup: the board, what the throw is worth and why, what was
    marked, claimed and played. Everything is judged again on the way. Reads records
    (docs/notation.md) and the logs that a table keeps. Through a pipe it prints every
    coup.
help-replay-examples =
    examples:
      trictrac replay game.txt
          step through; Enter next, b back, g 2.12 go to game 2 coup 12, q quit
      trictrac replay evening.txt --check
          one line per session; exit status 1 if a coup is wrong, with its line and why
      trictrac replay evening.txt --html book.html --lang fr
          a picture book in one file, to read or to print
      trictrac replay table.log --text > evening.txt
          the log of a table as a record
help-replay-file = a record or the log of a table; - is standard input
help-replay-check = judge every coup again and print one verdict per session
help-replay-svg = write a numbered drawing of every coup
help-replay-html = write a picture book, one self-contained page
help-replay-text = print the record as the writer lays it out
help-replay-coup = only this coup: the N-th of the file, or game.coup such as 2.12

## trictrac hint

help-of-hint = what to play with a throw, and why
help-hint =
    Judges and marks the throw, then lists what can be done with it, the best first:
    the chance to win, by how much each is worse than the best, and how many of the
    next 36 throws beat you, fill a jan or make a trou. After a trou staying and
    leaving stand side by side. The first lines say what to do and why. Nothing is
    changed: the position is only looked at.
help-hint-examples =
    examples:
      trictrac hint start --throw 6-4
          the first throw of a game
      trictrac hint 1x4-7x2-8x2-9x2-10x2-11-12x2_1x7-6x2-7x2-8x2-12x2_w_4b.2.9_0.1.9 --throw 3-2 --player 2ply
          marks count: white has 4 points in bredouille and 2 trous; looks two throws ahead
      trictrac hint 1x15_1x15_w_0.5.0_0.5.0 --throw 5-3 --form a-ecrire --json
          a marqué at five trous all, in jetons, for programs

    The value is in stakes of an ordinary game (won +1, lost -1, more where --rules
    says so) or in jetons of a marqué (consolation 2). docs/hints.md says more.
help-hint-player = who is asked, from quick to deep (default: net)
help-hint-plays = how many choices to show (default: 4)
help-hint-json = print the hint as JSON, with the sentences of both languages

## trictrac analyse

help-of-analyse = what games were worth: every decision, every throw’s luck
help-analyse =
    Weighs every decision of a record or of a table’s log: what the best choice was
    worth more, in stakes of one game or in jetons, and why; the luck of every throw,
    so that result − start = skill + luck for each player, to the last digit. Many
    files, or a folder of them, give one table of players.
help-analyse-examples =
    examples:
      trictrac analyse game.txt
          the players and the costliest mistakes
      trictrac analyse game.txt --depth full --html game.html
          two plies deep, as a page with the curve of the game
      trictrac analyse records/ --workers 8 --resume done.jsonl
          a folder; what is finished is kept
      trictrac analyse records/ --cluster tcp://host:8786
          on the workers of a Dask cluster
help-analyse-files = records, logs of tables, or folders of them
help-analyse-depth = quick (one ply where it is disputed), full (two plies), or rollout (games played out) (default: quick)
help-analyse-json = print the reports as JSON
help-analyse-html = also write a page with the curve and the boards
help-analyse-workers = processes at work (default: one per core)
help-analyse-cluster = work on a Dask cluster whose scheduler has this address
help-analyse-resume = keep finished files in FILE and go on with those it holds

## trictrac engine

help-of-engine = let programs in any language ask a player, in JSON lines
help-engine =
    Answers questions on standard input with one line each on standard output, until
    the input ends: what a player would do with a throw (choose), everything it can
    do, best first (analyse), what a position is worth played on (rollout). The same
    lines the other way round let a program of yours play: “trictrac arena --program”.
help-engine-examples =
    example:
      echo '{"{"}"id": 1, "do": "choose", "position": "1x15_1x15_w", "throw": "6-4"{"}"}' \
        | trictrac engine net

    fields: id (anything), do, position; optional throw, rules, form ("ordinary",
    "a-ecrire"), seed, trials, coups.
help-engine-player = a player of “trictrac arena --help”, or a file of weights (default: master)

## trictrac learn

help-of-learn = a lesson in the terminal: it explains, asks, and says why
help-learn =
    Teaches one lesson: a few steps, then fresh exercises until nine of the last ten are
    right. Without a lesson it lists them. Progress is kept; what you missed comes back
    for review when it is time.
help-learn-examples =
    The first lesson, the one on counting ways, and where to begin:
      trictrac learn 1
      trictrac learn ways
      trictrac learn place

    What is due for review, and ten throws to count, the same for everybody today:
      trictrac learn review
      trictrac learn daily

    Endless drills with a rating: throws to count, best plays to find:
      trictrac learn count
      trictrac learn puzzles

    A game of Lepeintre to play through, and plays of the books that the master disputes:
      trictrac learn lepeintre-1
      trictrac learn debates
help-learn-lesson = the number or the name of a lesson, a game or a debate; or review, daily, place, count, puzzles, debates; or a game between the lessons: three-trous, novice, strict
help-learn-file = where progress is kept (default: with your other files)
help-learn-export = write your progress to FILE
help-learn-import = take in the progress of FILE; nothing that is here is lost
help-learn-seed = makes the same exercises again

## trictrac lessons

help-of-lessons = the lessons: their list, what they lack, positions for their exercises
help-lessons =
    Lists the lessons of the curriculum, checks them, or mines positions for their
    exercises from games of all levels.
help-lessons-examples =
    The curriculum, and what is missing in it:
      trictrac lessons
      trictrac lessons check
    Positions mined by eight processes, to go on with after a stop:
      trictrac lessons mine --into pools --workers 8 --resume mined.jsonl
    On a Dask cluster:
      trictrac lessons mine --into pools --cluster tcp://host:8786
help-lessons-action = list (default), check, or mine
help-lessons-into = the folder that the mined pools are written to
help-lessons-seed = the seed of the games (default: 1)
help-lessons-chunks = how many parts of the work are done (default: 32)
help-lessons-workers = processes at work (default: one per core)
help-lessons-cluster = work on a Dask cluster whose scheduler has this address
help-lessons-resume = keep finished parts in FILE and go on with those it holds

## trictrac arena

help-of-arena = let two players play many games and measure who is stronger
help-arena =
    Two computer players play many games. Every throw is used twice: games come in
    pairs with the same dice and the seats changed, so that luck falls on both alike.
    Printed is how A fares against B, each figure with the interval that holds the
    true one in 95 of 100 such matches; if the interval of the win rate excludes
    50 %, one of them is the stronger.
help-arena-examples =
    examples:
      trictrac arena careful greedy --games 1000
          ordinary games of 12 trous: share of games won, trous and stakes per game
      trictrac arena careful greedy --games 400 --form a-ecrire
          marqués of the written game: jetons per marqué (consolation 2; a refait is
          worth 0, half won)
      trictrac arena careful random --games 20000 --resume match.jsonl
          finished chunks are kept in the file; stopped and given again, the command
          goes on from there
      trictrac arena --program "python3 my_program.py" greedy --games 20
          a program of your own, in any language, against a player of the list

    The result depends on the players, the games, the form, the stakes and the seed,
    never on the number of workers. Four times the games halve the interval.
help-arena-roster = players: { $players }
help-arena-players = two players, A and B; they may be the same
help-arena-program = a program of your own, as A: this command is started and asked in JSON lines (docs/engine.md)
help-arena-patience = seconds a program may think about one choice (default: 60)
help-arena-games = how many games, an even number (default: 1000)
help-arena-stakes = what an ordinary game pays (art. XX): one stake; double for grande bredouille; up to quadruple
help-arena-seed = another number, other dice (default: 1)
help-arena-workers = processes at work (default: one per core)
help-arena-resume = keep finished games in FILE and go on with those it holds
help-arena-json = print the result as JSON
help-arena-progress = show progress even where stderr is no terminal

## trictrac benchmark-player

help-of-benchmark-player = how much a player loses per decision, by phase of the game
help-benchmark-player =
    Lets a player decide the positions of the public yardstick and says what the
    choices lose against the best ones, as long rollouts judge them: stay or leave,
    and plays of the opening, the middle game, the running game and the exit.
help-benchmark-player-examples =
    examples:
      trictrac benchmark-player net
          the loss of the net that plays at once
      trictrac benchmark-player master --worst 100
          and its hundred costliest decisions
help-benchmark-player-player = a player of the arena or a level
help-benchmark-player-data = another file than the one of the package
help-benchmark-player-worst = also print the N costliest decisions (default: 0)
help-benchmark-player-workers = processes at work (default: one per core)
help-benchmark-player-json = print the figures as JSON

## trictrac train

help-of-train = train a net by self-play (needs the extra [train])
help-train =
    Plays and learns as the settings say, writes a checkpoint now and then, and at the
    end the weights, the curve (CSV, PNG) and the strength of every doubling against
    the last net. The settings, and those of the nets that
    are shipped: docs/training.md.
help-train-examples = example: trictrac train toy.toml --out runs/toy
help-train-config = a TOML file of settings
help-train-out = the folder of the run; made if missing
help-train-resume = go on from the folder’s last checkpoint
help-train-pairs = pairs of games in each match of the strength table (default: 200)

## trictrac serve

help-of-serve = serve tables to friends
help-serve =
    Serves tables over HTTP and websockets until it is interrupted. Without any
    setting it keeps everything in one file of your data folder and answers this
    machine only. Settings are environment variables: docs/deploy.md.
help-serve-examples =
    examples:
      trictrac serve
      TRICTRAC_DATABASE_URL=postgresql://trictrac@localhost/trictrac trictrac serve --port 8001
      trictrac serve ban --table=ID
          who sits there; “trictrac serve ban --help” says more
help-serve-commands = while servers run
help-serve-command = [ACTION]
help-serve-host = address to listen on (default: TRICTRAC_HOST or 127.0.0.1)
help-serve-port = port to listen on (default: TRICTRAC_PORT or 8000)

help-of-ban = keep somebody out, guest or account
help-ban =
    Keeps somebody out of every server on this database, running ones included: at
    once on PostgreSQL, within about a second on SQLite. Their sessions end, their
    connections are closed, and games under way are given up, so that nobody waits
    for them. It acts on the database of the settings (TRICTRAC_DATABASE_URL,
    TRICTRAC_DATA): use those of the server, as its user.

    Accounts are named by their name. A guest has only the name they play under,
    which anybody may take: name the table, as its address says, and their seat.
    Without --seat the command lists who sits there and bans nobody. A guest who
    throws their cookie away is another guest.
help-ban-examples =
    examples:
      trictrac serve ban Anne                        the account of that name
      trictrac serve ban --table=5uXcw2JcLzGTyZ9p    who sits there, seat by seat
      trictrac serve ban --table=5uXcw2JcLzGTyZ9p --seat 2
help-ban-who = the name of an account, or an id
help-ban-table = a table, by its id or its address; with = for an id may begin with -
help-ban-seat = the seat there, counted from 1

help-of-unban = let somebody in again
help-unban =
    Lets somebody in again, by name or by id as “trictrac serve bans” lists them.
    Games that were given up stay given up; an account signs in anew.
help-unban-examples =
    examples:
      trictrac serve unban Anne
      trictrac serve unban g-Qx0v3mJ8sYw1bT5n
help-unban-who = a name or an id

help-of-bans = list who is kept out
help-bans = Lists everybody who is kept out: name, guest or account, id.
help-bans-examples =
    example:
      trictrac serve bans

help-of-backup = copy the database of a running server
help-backup =
    Copies the SQLite file of the settings while the server runs, into a new file
    that only its owner can read: it holds dice to come and password hashes. When a
    server is started on the copy, every table that was being played waits until
    its players have agreed to go on with fresh dice. PostgreSQL has pg_dump.
help-backup-examples =
    example:
      trictrac serve backup /var/backups/trictrac.sqlite
help-backup-file = the file to make; it must not exist

help-of-restored = say that the database was put back from a copy
help-restored =
    Servers notice by themselves that their database is a copy, unless it was
    written over the old one in place. Then run this once, before the start: every
    table that was being played waits until its players have agreed to go on with
    fresh dice, so that no throw that was seen is thrown again.
help-restored-examples =
    example:
      trictrac serve restored

## trictrac verify

help-of-operator = let an account run the house
help-operator =
    Makes an account an operator: the page /operator shows it reports, bans, tables,
    limits and the audit log. The page opens for accounts with a second factor only.
    What operators do, this command included, stands in the audit log.
help-operator-examples =
    examples:
      trictrac serve operator Anne
      trictrac serve operator Anne --dismiss
help-operator-who = the name of the account
help-operator-dismiss = make it an account like any other again
help-of-operators = list who runs the house
help-operators = Lists the accounts that may use the operator’s page.
help-operators-examples =
    example:
      trictrac serve operators

help-of-verify = re-derive every die of a game played on a server
help-verify =
    Reads a record or a proof (JSON) downloaded from a server after the game, checks
    that secret and seeds are those promised before it, works every die out again and
    judges every coup. Names, stake, rules, marking and dates are the word of the house,
    which signs the whole: any change is found. Whose key it was is told; name the house
    or its key to have it compared. Exit status 0: everything is as promised; 1:
    something is not. How it works: docs/dice.md.
help-verify-examples =
    examples:
      trictrac verify game.trictrac
      trictrac verify --house https://trictrac.example game.trictrac
help-verify-files = records or proofs; - is standard input
help-verify-key = the key that must have signed, as the house publishes it (may be repeated)
help-verify-house = the address of the house, which is asked for its keys
help-verify-unsigned = also accept what nobody signed: only the dice are verified then

## trictrac bench

help-of-bench = measure the rules kernel on one core
help-bench =
    First checks that the work gives the known results, then times it: listing legal
    plays, scoring a throw, playing random games; in turn with the same rules compiled
    as the previous release did. Takes a few seconds, the first time a minute.
help-bench-players = measure how long a choice of the net takes at 0, 1 and 2 plies instead
help-bench-gpu = measure the same law on an NVIDIA GPU instead, after checking it against the CPU (extras train and cuda)
help-bench-json = print JSON: each figure with its value and how it was taken
help-bench-markdown = print the README’s table of the kernel’s speed

## trictrac compile

help-of-compile = compile the rules kernel (done once; other commands compile what they need)
help-compile =
    Compiles the rules kernel for this machine and keeps the result in your cache.
    Takes up to a minute the first time, nothing afterwards.

## trictrac completion

help-of-completion = print what a shell needs to complete commands and options
help-completion = Prints a script by which a shell completes the commands and options of trictrac.
help-completion-examples =
    examples:
      trictrac completion bash > ~/.local/share/bash-completion/completions/trictrac
      trictrac completion zsh > ~/.zfunc/_trictrac
          with fpath+=~/.zfunc before compinit in ~/.zshrc
help-completion-shell = the shell
