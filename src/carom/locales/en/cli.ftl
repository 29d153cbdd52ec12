# The command line: help pages, captions, remarks.

## Help pages

cli-carom = carom: play, solve and study Ricochet Robots and its family.
cli-carom-about =
    carom play ricochet             play in this terminal
    carom solve POSITION            find and draw a shortest route
    carom board --random            make a position

    A POSITION is a token such as r1_1A4B3B2B_ro3bn12gb3ya1_bd10_5, the name of a file, - for standard input, or any of the text forms of the notation page: JSON, a drawn board, a DriftingDroids id, ASP facts, PDDL.
cli-opt-allow-host = Name under which the server may be reached too, such as play.example.org; give it once a name.
cli-play = Play a game in this terminal.
cli-solve = Find a shortest route to the target and draw it.
cli-solve-about = The answer says whether it is proved. Exit code: 0 optimum proved, 1 proved that no route exists, 3 stopped at a limit before a proof.
cli-hints = Give hints towards a shortest route, the mildest first.
cli-board = Draw a position, or make one.
cli-board-about =
    A position is given, or made from the options; what they leave open is drawn from the seed.

    carom board --printed 1A4B3B2B --robots "rb3 gn12 be14 yl4" --target "rd10"
    carom board --free 12x20 --walls 20 --seed today
    carom board --game micro --expert --seed today
    carom board --game escape --seed today
cli-verify = Check that a record of a game proves its own result.
cli-replay = Show a record of a game move by move.
cli-doctor = Tell what is installed and which solver answers.
cli-usage = Usage: { $words }
cli-word-command = COMMAND
cli-word-options = OPTIONS
cli-word-yes = yes
cli-word-no = no
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options
cli-help-choices = One of: { $choices }.
cli-help-default = Default: { $value }.
cli-flag-help = Show this page.
cli-flag-version = Show the version.
cli-arg-game = Game to play.
cli-arg-position = Token, file, - for standard input, or text of a position.
cli-arg-record = File with the record of a game, - for standard input.
cli-opt-all = List all shortest routes.
cli-opt-as = Write the position in this form instead of drawing it.
cli-opt-bot = Level of a bot that plays too, such as easy; give it once a bot.
cli-opt-call = Micro Robots: tell whether a call of exactly so many moves can be proved, and show one way.
cli-opt-count = Count all shortest routes.
cli-opt-degree = How much to tell, 1 to 6: from the range of the length to the whole route.
cli-opt-expert = Micro Robots: draw such a space.
cli-opt-extra-robot = Robots beside the four coloured ones.
cli-opt-free = Board that is made up: with random walls, rows x columns from 2x2 to 32x32, such as 16x16; for Micro Robots dice laid at random, 6x6.
cli-opt-game = Game whose position is made; ricochet unless given.
cli-opt-ghost-landing = May the transparent robot stop on coloured symbols? strict: no.
cli-opt-ghost-passes = Walls that the transparent robot may pass in one move.
cli-opt-json = Answer as one JSON object.
cli-opt-lang = Language: en, fr, nl, it or zh-Hant.
cli-opt-limit-mb = Stop when the tables of the search take more megabytes than this.
cli-opt-limit-nodes = Stop after this many search nodes; repeats exactly on any machine.
cli-opt-limit-seconds = Stop after this many seconds.
cli-opt-most = List at most so many routes.
cli-opt-option = Change one option of the rules, such as clock_s=90; may be given again.
cli-opt-play-record = Write the record of the game to this file at the end.
cli-opt-play-seed = Text that decides all chance; the same text makes the same game.
cli-opt-player = Name of a player; give it once a player, up to 9 with the bots.
cli-opt-ply = Show the state after so many actions.
cli-opt-preset = Bundle of rules of the game, such as classic, tournament, beginner or solo.
cli-opt-printed = Printed board: four quarters clockwise from the north-west, such as 1A4B3B2B; for Micro Robots four tiles of a side, such as B1N2N3N4N; for 1, 2, 3… robot! the code of a plan.
cli-opt-random = Make a random position.
cli-opt-rebound = May a robot move straight back?
cli-opt-record-seed = Seed of a record that keeps it secret.
cli-opt-running = Accept a record that ends before the game does.
cli-opt-ricochet = Must the active robot turn? turn: yes; no_one_move: a route of one move does not count; none: no.
cli-opt-robots = Robots and their cells, such as "rb3 gn12 be14 yl4"; for Micro Robots the start, such as W6; for 1, 2, 3… robot! the cells of three, such as "c8 h8E x" (E: eye, x: out).
cli-opt-route = Moves to draw, such as "rE bS rN".
cli-opt-seed = Text that decides what is left open; the same text makes the same position.
cli-opt-side = Micro Robots: side of the four printed tiles.
cli-opt-solver = Which solver answers; auto takes the fastest that is there.
cli-opt-svg = Write an SVG picture to this file (- for standard output).
cli-opt-target = Robot and cell, such as "rd10"; * is any robot; for Micro Robots a space, such as G3.
cli-opt-theme = Colours of the picture.
cli-opt-walls = Share of the inner sides of a free board that are walls.
cli-opt-waypoint = Micro Robots: space to stop on before the target, such as P3.

## What commands show

cli-call-not = A call of { $call } cannot be proved.
cli-call-proved = A call of { $call } can be proved. Ways: { $count }
cli-calls-all = Calls that can be proved: { $all } and every higher number
cli-calls-and-all = Calls that can be proved: { $calls }, and from { $all } on every number
cli-calls-every-second = Calls that can be proved: { $first } and every second number above it
cli-hint-entrances = Spaces from which a shortest route reaches the target: { $fields }
cli-hint-first = First move: { $move }
cli-hint-halves = Moves to the waypoint: { $before }; from there to the target: { $after }
cli-hint-length = Length of the shortest route: { $length }
cli-hint-length-least = The shortest route takes { $least } moves or more.
cli-hint-length-range = The shortest route takes { $least } to { $most } moves.
cli-hint-more = --degree { $degree } tells more; the last degree is { $most }.
cli-hint-robots = Robots that move: { $robots }. The one that reaches the target: { $active }.
cli-hint-stop-centre = What stops it on the target: the centre, on the { $side } side.
cli-hint-stop-frame = What stops it on the target: the edge of the board, on the { $side } side.
cli-hint-stop-robot = What stops it on the target: the robot { $robot }, on the { $side } side.
cli-hint-stop-wall = What stops it on the target: a wall, on the { $side } side.
cli-interrupted = interrupted
cli-rating = Difficulty: { $level } of 5
cli-replay-bid = Bid of seat { $seat }: { $number }
cli-replay-call = Call of seat { $seat }: { $number }
cli-replay-head = Game { $game }, seats: { $seats }, actions: { $plies }
cli-replay-no-chip = No chip is up at this moment.
cli-replay-no-drawing = The game { $game } has no drawing here; --json gives its state.
cli-replay-no-target = No target has been rolled at this moment; the robot stands on { $start }.
cli-replay-out = Seat { $seat }: robots out { $robots }, way left { $way }
cli-replay-points = Round { $round }, seat { $seat }: points left { $points }
cli-replay-seat = Seat { $seat }: chips { $chips }, moves { $moves }
cli-replay-tile = Tile { $number } of { $most }: seat { $seat }
cli-replay-tokens = Seat { $seat }: tokens { $tokens }
cli-result-seat = Seat { $seat }: points { $points }, place { $rank }
cli-route-fails = The route does not reach the target.
cli-route-solves = The route reaches the target.
cli-searching = searching for { $seconds } s, Ctrl-C stops
cli-show-position = Position: { $position }
cli-show-target = Target: { $target }
cli-solve-count = Shortest routes: { $count }
cli-solve-cut = Only the first { $most } routes are listed; --most asks for more.
cli-solve-effort = Effort: { $nodes } nodes, { $milliseconds } ms, solver { $solver }
cli-solve-line = Route: { $line }
cli-solve-optimal = Optimum: { $length } (proved)
cli-solve-stopped = Stopped at a limit: no route found yet; none shorter than { $bound } exists.
cli-solve-stopped-best = Stopped at a limit: best route found { $length }; none shorter than { $bound } exists.
cli-solve-unsolvable = No route to the target exists (proved).
cli-svg-dice = Micro Robots: { $target }
cli-svg-dice-solved = Micro Robots: { $target }; route of { $moves }
cli-svg-robots = Robots: { $places }.
cli-svg-route = Route: { $route }.
cli-svg-rows = Dice by rows, from the top: { $rows }.
cli-svg-title = Ricochet Robots: { $target }
cli-svg-title-solved = { $moves ->
    [one] Ricochet Robots: { $target }, solved in one move
   *[other] Ricochet Robots: { $target }, solved in { $moves } moves
}
cli-target-circle = { $robot } to the circle on { $cell }
cli-target-field = { $target }, starting from { $start }
cli-target-field-via = { $target }, starting from { $start }, by way of { $waypoint }
cli-target-hexagon = { $robot } to the hexagon on { $cell }
cli-target-plain = { $robot } to { $cell }
cli-target-square = { $robot } to the square on { $cell }
cli-target-triangle = { $robot } to the triangle on { $cell }
cli-target-vortex = { $robot } to the vortex on { $cell }
cli-verify-game = Game: { $game }, rules version { $rules }
cli-verify-hash = Hash: { $hash }
cli-verify-plies = Actions: { $plies }, time { $time }
cli-verify-proved = The record is whole and proves its result.
cli-verify-running = The record is whole as far as it goes; the game is not over.

## doctor

cli-doctor-boards = Printed boards: { $value }
cli-doctor-box-characters = Box characters: { $value }
cli-doctor-colours = Colours: { $value }
cli-doctor-columns = Columns: { $value }
cli-doctor-cores = Cores: { $value }
cli-doctor-encoding = Encoding: { $value }
cli-doctor-kernel = Native kernel: { $value }
cli-doctor-kernel-not-built = not built; install carom again where a C++ compiler or the package ziglang is at hand
cli-doctor-kernel-not-loadable = built, but this system cannot load it; install carom again here
cli-doctor-kernel-other-version = built for another version of carom; install carom again
cli-doctor-kernel-ready = ready
cli-doctor-language = Language: { $value }
cli-doctor-python = Python: { $value }
cli-doctor-solver = Solver that answers: { $value }
cli-doctor-system = System: { $value }
cli-doctor-version = carom: { $value }

## serve

cli-serve = Host tables in the browser, for friends on this network or the internet.
cli-opt-host = Address to listen on; 127.0.0.1 lets only this machine in.
cli-opt-port = Port to listen on; 0 takes any free one.
cli-opt-database = File, sqlite:///FILE or postgresql://USER@HOST/NAME; a file of your own unless given.
cli-opt-public-url = Address under which people reach the server, such as https://play.example.org.
cli-opt-keep-days = Delete tables in which nothing has happened for so many days.
cli-opt-trusted-proxies = Addresses, by commas, of proxies whose word is taken for a client’s address.
cli-opt-graceful-shutdown = Seconds that requests may take to finish when the server stops.
cli-opt-open = Open the site in the browser.
cli-serve-ready = carom is at { $address }
cli-serve-database = Tables are kept in { $database }
cli-serve-stop = Stop it with Ctrl-C; tables and seats are kept.
cli-doctor-web-client = Web client built: { $value }
cli-doctor-postgresql-driver = Driver for PostgreSQL: { $value }
cli-doctor-fast-event-loop = Fast event loop: { $value }

## join

cli-join = Take a seat at a table that somebody hosts, from this terminal.
cli-arg-table = Address of the table, such as http://192.168.1.5:8123/t/abc234.
cli-opt-name = Name at the table; your login name unless given.
cli-opt-watch = Only watch, without a seat.
cli-replay-card = Card: { $card }
cli-replay-holds = Seat { $seat }: cards { $cards }, points { $points }
cli-replay-treasures = Treasures: { $names }
cli-replay-turn = Turn { $number }: seat { $seat }
cli-solve-turns = Turns with perfect memory: { $turns }, slides: { $slides }
cli-svg-box = Ramses: { $target }
cli-svg-box-solved = Ramses: { $target }; slides: { $moves }
cli-svg-spaces = Spaces by rows, from the top: { $rows }.
cli-target-no-treasure = no treasure; the open space is { $hole }
cli-target-treasure = { $treasure }; the open space is { $hole }
cli-hint-leaving = Order in which the robots get out: { $robots }
cli-hint-turns = Fewest turns: { $length }
cli-hint-turns-least = The fewest turns are { $least } or more.
cli-hint-turns-range = The fewest turns are { $least } to { $most }.
cli-solve-in-turns = The optimum counts turns of { $points } points each; all other robots stand still.
cli-svg-factory = 1, 2, 3… robot!: { $target }
cli-svg-squares = Squares by rows, from the top: { $rows }.
cli-target-all-out = all robots are out ({ $colour })
cli-target-out = robots to get out: { $robots }; way left: { $way }
cli-way-none = none, no way leads out
cli-way-some = { $steps }; no way out for { $robots }
