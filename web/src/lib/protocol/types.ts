// Made by `python -m carom.server.typescript`. Do not edit: change the structs instead.


export const PROTOCOL_VERSION = 1;

export const MAX_MESSAGE_BYTES = 16384;

export const CLOSE_FINAL = 4000;

export const CLOSE_RETRY = 4001;

export type ClientMessage = Do | Resume | Pong;

export type ServerMessage = State | Done | Refused | Ping | Closing;

export type Command =
  | ReadyCommand
  | RenameCommand
  | ConfigureCommand
  | StartCommand
  | ActCommand
  | StandCommand
  | ReturnCommand
  | RemoveCommand
  | GiveHostCommand
  | PauseCommand
  | ResumeCommand
  | SayCommand
  | PhraseCommand
  | SwitchChatCommand
  | AddBotCommand;

export type GameViews = {
  readonly ricochet: RicochetView;
  readonly micro: MicroView;
  readonly escape: EscapeView;
  readonly ramses: RamsesView;
};

export type GameView = GameViews[keyof GameViews];

export type GameAction =
  | RicochetPlace
  | RicochetReady
  | RicochetStart
  | RicochetBid
  | RicochetDone
  | RicochetSkip
  | RicochetMove
  | RicochetGiveUp
  | RicochetScratchMove
  | RicochetScratchUndo
  | RicochetScratchReset
  | MicroReady
  | MicroStart
  | MicroCall
  | MicroSkip
  | MicroMove
  | MicroGiveUp
  | MicroGive
  | MicroScratchMove
  | MicroScratchUndo
  | MicroScratchReset
  | EscapeLay
  | EscapeMove
  | EscapeTakeEye
  | EscapePlaceCamera
  | EscapeTurnCamera
  | EscapeActivate
  | EscapeEndTurn
  | EscapeUndo
  | RamsesReady
  | RamsesSlide
  | RamsesStop
  | RamsesName
  | RamsesGive;

export type PositionViews = {
  readonly ricochet: RicochetPositionView;
  readonly micro: MicroPositionView;
};

export type PositionView = PositionViews[keyof PositionViews];

export type HintView = RicochetHintView | MicroHintView;

export type ToldViews = {
  readonly ricochet: RicochetView;
  readonly micro: MicroView;
  readonly escape: EscapeTold;
  readonly ramses: RamsesView;
};

export type ToldView = ToldViews[keyof ToldViews];

export type Phase = "lobby" | "over" | "playing";

export type Presence = "here" | "lost" | "removed" | "stood";

/** Do something in the game: one of the game's own actions. */
export interface ActCommand {
  readonly type: "act";
  readonly action: GameAction;
}

/** Give a bot the next seat (host). */
export interface AddBotCommand {
  readonly type: "add_bot";
  readonly level: string;
}

/**
 * Something said: free text, or the key of a phrase that each reads in their language. `seat`
 * is None once that person has left the lobby; the name stays.
 */
export interface ChatLine {
  readonly seat: number | null;
  readonly name: string;
  readonly at_ms: number;
  readonly text: string;
  readonly phrase: string;
}

/** Server: this connection ends, and why; `superseded` when a newer tab took the seat. */
export interface Closing {
  readonly type: "closing";
  readonly problem: Problem;
}

/** Choose what is played (host, in the lobby). */
export interface ConfigureCommand {
  readonly type: "configure";
  readonly preset: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly has_lag_credit?: boolean;
}

/** Client: carry out a command. Sent again with the same id it still counts once. */
export interface Do {
  readonly type: "do";
  /** Made by the client, new for every wish. */
  readonly id: string;
  /** What is wished. */
  readonly command: Command;
  /**
   * The seq of the state this answers; if given, the command is refused as `stale` when
   * anything that its seat is told of has been stored since.
   */
  readonly answers?: number | null;
}

/** Server: a command is stored, at this place of the log. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

/** Activate a camera: all robots it sees get an eye (C-25). */
export interface EscapeActivate {
  readonly type: "activate";
  readonly cell: number;
}

/** A camera on a wall cell and the heading of its arc (C-40, C-41). */
export interface EscapeCamera {
  readonly cell: number;
  readonly heading: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
}

/** A camera. */
export interface EscapeCameraView {
  /** Where it hangs. */
  readonly cell: number;
  /** Where it looks. */
  readonly heading: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
  /** The cells in which it would see robots if it looked all round. */
  readonly reach: readonly number[];
  /**
   * For each of them, under which headings it does, `1 << number` for each, clockwise from N
   * (eight even where four are in use).
   */
  readonly arcs: readonly number[];
  /** Robots, by their place in `robots`, that it would give an eye now. */
  readonly sees: readonly number[];
}

/** End the turn after one point or more (C-20). */
export interface EscapeEndTurn {
  readonly type: "end_turn";
}

/** A tile on its place, and the seat that laid it. */
export interface EscapeLaid {
  readonly seat: number;
  readonly place: number;
  readonly tile: string;
  readonly turn: number;
}

/** Lay a tile on an empty place, so many quarter turns clockwise (C-05). */
export interface EscapeLay {
  readonly type: "lay";
  readonly place: number;
  readonly tile: string;
  readonly turn?: number;
}

/** A place where the viewer may lay a tile, turned so that its doors are one of these masks. */
export interface EscapeLayView {
  readonly place: number;
  readonly doors: readonly number[];
}

/** Move one of the own three robots by one square (C-21). */
export interface EscapeMove {
  readonly type: "move";
  readonly robot: number;
  readonly way: "E" | "N" | "S" | "W";
}

/** All rule choices of a game; the defaults are the preset `classic`. */
export interface EscapeOptions {
  /** Order of play: drawn, or that of the seats (C-04). */
  readonly order: "random" | "seats";
  /** Whether a tile is chosen from all that are left or drawn (C-05). */
  readonly draft: "drawn" | "open";
  /** Whether a tile may not shut the exit off for good (C-09). */
  readonly guard: "off" | "on";
  /** Who has the first turn once the plan is laid (C-07). */
  readonly first_turn: "after_last_tile" | "seat1";
  /** How many ways a camera can look (C-41). */
  readonly headings: "4" | "8";
  /**
   * Where the string runs through a corner, it is stopped by walls on both sides (`pair`), by
   * none (`open`) or by one (`closed`) (C-44).
   */
  readonly corner: "closed" | "open" | "pair";
  /** Whether robots on the deposit are never seen (C-48). */
  readonly deposit_safe: "off" | "on";
  /**
   * Whether the others watch a turn as it is played or see it once it has ended; it can be
   * taken back until then either way (C-20).
   */
  readonly turns: "live" | "private";
  /** Whether a turn ends with its last point or waits to be ended (C-20). */
  readonly end_turn: "auto" | "confirm";
  /** Rounds after which the game ends (C-61). */
  readonly max_rounds: number;
  /** Rounds without a step of any robot after which it ends (C-61). */
  readonly idle_rounds: number;
  /** Time for a turn in seconds, 0 for none (C-20). */
  readonly turn_s: number;
}

/** Put a camera on a wall square, looking some way (C-23). */
export interface EscapePlaceCamera {
  readonly type: "place_camera";
  readonly cell: number;
  readonly heading: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
}

/** The factory as far as it is laid. */
export interface EscapePlanView {
  /** Its code, three characters a place. */
  readonly code: string;
  /** A text a row: `.` corridor, `#` wall, a blank where no tile lies. */
  readonly rows: readonly string[];
  /** Cells where a camera may hang, none before the plan is complete (C-40). */
  readonly mounts: readonly number[];
}

/** A robot. */
export interface EscapeRobotView {
  /** Where it stands, -1 once it has escaped. */
  readonly cell: number;
  /** Whether it is frozen. */
  readonly has_eye: boolean;
  /** Which camera with which heading saw it, and who activated that one. */
  readonly sighting: EscapeSighting | null;
  /**
   * Steps to the exit tile on the empty plan, 0 once it is out; None where no way leads there,
   * as on a plan that is not complete.
   */
  readonly way: number | null;
}

/** A seat in public. */
export interface EscapeSeatView {
  /** Whether somebody is there. */
  readonly is_present: boolean;
  /** How many of its robots are out. */
  readonly escaped: number;
  /** The steps of the others to the exit tile together, if they have a way. */
  readonly way: number;
  /** How many of them have none; all, on a plan that is not complete. */
  readonly shut_in: number;
}

/** Why a robot has its eye: who activated which camera, and how that one looked then. */
export interface EscapeSighting {
  readonly robot: number;
  readonly seat: number;
  readonly camera: number;
  readonly heading: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
}

/** One point as it was spent. */
export interface EscapeStepView {
  /** Tag of the action. */
  readonly kind: "activate" | "move" | "place_camera" | "take_eye" | "turn_camera";
  /** Robot that moved or lost its eye, by its place in `robots`; else -1. */
  readonly robot: number;
  /** Cell a robot left; -1 for other kinds. */
  readonly origin: number;
  /** Cell where it happened; -1 for a robot that escaped. */
  readonly cell: number;
  /** Heading of the camera after it, or the direction of a move; else empty. */
  readonly heading: string;
  /** Robots that got an eye. */
  readonly seen: readonly number[];
}

/** Take the eye off one of the own three robots (C-22). */
export interface EscapeTakeEye {
  readonly type: "take_eye";
  readonly robot: number;
}

/**
 * A tile: its drawing unturned, and its doors in each turn that looks different. Doors are a
 * mask: N 1, E 2, S 4, W 8.
 */
export interface EscapeTileView {
  readonly tile: string;
  readonly rows: readonly string[];
  readonly doors: readonly number[];
}

/** What is told of a moment: the turn that was closed last, None before the first. */
export interface EscapeTold {
  readonly turn: EscapeTurnView | null;
}

/** Turn a camera that hangs already (C-23). */
export interface EscapeTurnCamera {
  readonly type: "turn_camera";
  readonly cell: number;
  readonly heading: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
}

/** A turn to be watched: the pieces when it began and each step. */
export interface EscapeTurnView {
  readonly seat: number;
  readonly round: number;
  readonly robots: readonly number[];
  readonly eyes: readonly number[];
  readonly cameras: readonly EscapeCamera[];
  readonly steps: readonly EscapeStepView[];
}

/** Take back what was done last in the own turn (C-20). */
export interface EscapeUndo {
  readonly type: "undo";
}

/** A game as one viewer knows it. */
export interface EscapeView {
  /** The viewer's seat, None for a spectator. */
  readonly seat: number | null;
  /** What is going on. */
  readonly phase: "build" | "over" | "play";
  /** The state's own time. */
  readonly now_ms: number;
  /** Time left on the running turn, or None. */
  readonly remaining_ms: number | null;
  /** The rule choices. */
  readonly options: EscapeOptions;
  /** Height of the factory in squares. */
  readonly rows: number;
  /** Its width. */
  readonly columns: number;
  /** The factory as far as it is laid. */
  readonly plan: EscapePlanView;
  /** The tiles in the order in which they were laid, with their seats. */
  readonly laid: readonly EscapeLaid[];
  /** All twenty tiles while the plan is laid; `laid` tells which lie. */
  readonly tiles: readonly EscapeTileView[];
  /** The tile that must be laid now, or empty. */
  readonly drawn: string;
  /** Where the viewer may lay, and with which doors. */
  readonly lays: readonly EscapeLayView[];
  /** The seats in their order of play. */
  readonly order: readonly number[];
  /** Whose turn it is, None at the end. */
  readonly turn_seat: number | null;
  /** From 1; 0 while the plan is laid. */
  readonly round: number;
  /** Whole rounds in a row in which no robot moved. */
  readonly idle: number;
  /** By number. */
  readonly seats: readonly EscapeSeatView[];
  /**
   * Three a seat, in the order of the seats; an action calls them by their number among the
   * three, from 0.
   */
  readonly robots: readonly EscapeRobotView[];
  /** By cell. */
  readonly cameras: readonly EscapeCameraView[];
  /** How many may still be placed. */
  readonly cameras_left: number;
  /** Headings in use, clockwise. */
  readonly headings: readonly ("E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W")[];
  /** Points left in the running turn as far as the viewer may know. */
  readonly points: number;
  /** Tags of what may not be done again in it: take_eye, camera, activate. */
  readonly used: readonly string[];
  /** The running turn to be watched, as far as the viewer may know. */
  readonly turn: EscapeTurnView | null;
  /** The last turns, as many as there are seats, oldest first. */
  readonly past: readonly EscapeTurnView[];
  /** Why the game ended, or empty. */
  readonly reason: "" | "escaped" | "idle" | "max_rounds";
  /** Tags of the actions the viewer may send now. */
  readonly may: readonly string[];
  /**
   * By robot of the viewer, where a move N, E, S, W would bring it, -1 for out of the exit;
   * None where it may not go. Empty when it is not the viewer's turn or no point is left.
   */
  readonly moves: readonly (readonly (number | null)[])[];
}

/** What a list of games shows before one is chosen. */
export interface Facts {
  /** Name in commands, addresses and records. */
  readonly id: string;
  /** Rises whenever the same record could replay differently. */
  readonly rules_version: number;
  /** Fewest seats at set-up. */
  readonly min_seats: number;
  /** Most seats, those who join later included. */
  readonly max_seats: number;
  /** Whether the seed matters. */
  readonly has_chance: boolean;
  /** Whether a seat may not know all of the state. */
  readonly has_hidden_facts: boolean;
  /** Whether time alone changes the state. */
  readonly has_clocks: boolean;
}

/** HTTP: a game that can be chosen; the presets by name, each with all its options. */
export interface GameInfo {
  readonly facts: Facts;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly options: readonly OptionView[];
  readonly bots: readonly string[];
}

/** A moment of a game that is over. */
export interface GameStep {
  /** The game's time in ms. */
  readonly at: number;
  /** Who did something, null where a clock ran out and at the beginning. */
  readonly seat: number | null;
  /** What was done. */
  readonly action: Readonly<Record<string, unknown>> | null;
  /**
   * Fields of what is shown that are other than before; the first step of an answer has them
   * all.
   */
  readonly changed: Partial<ToldView>;
}

/** HTTP: a game that is over, moment by moment, or as much of it as one answer holds. */
export interface GameSteps {
  /** Moments in their order; those in which nothing shown changes are left out. */
  readonly steps: readonly GameStep[];
  /** Where to go on: `first` of the next request; null at the end of the game. */
  readonly next: number | null;
}

/** Make somebody else host (host). */
export interface GiveHostCommand {
  readonly type: "give_host";
  readonly seat: number;
}

/** HTTP: the hints up to the degree asked for, of `degrees` that there are. */
export interface HintAnswer {
  /** The position's token. */
  readonly position: string;
  /** How many hints there are. */
  readonly degrees: number;
  /** As the game gives them; `kind` tells them apart. */
  readonly hints: readonly HintView[];
}

/** HTTP: hints for a position, from the faintest up to a degree. */
export interface HintWish {
  /** Any text form, or the JSON form as an object. */
  readonly position: string | Readonly<Record<string, unknown>>;
  /** Whose position it is; if empty, its first letters tell. */
  readonly game?: string;
  /** How many hints. */
  readonly degree?: number;
}

/** The fixed part: its code and the names of its 36 dice, six rows from the north-west. */
export interface MicroBoardView {
  readonly code: string;
  readonly dice: readonly string[];
}

/** Call a number of moves (B-10). */
export interface MicroCall {
  readonly type: "call";
  readonly number: number;
  readonly round: number;
}

/** A legal move: the name of its field, and the field's cell. */
export interface MicroChoice {
  readonly move: string;
  readonly cell: number;
}

/** Choose who gets the own penalty token, of several with the fewest (B-13). */
export interface MicroGive {
  readonly type: "give";
  readonly seat: number;
  readonly round: number;
}

/** Stop the own demonstration before all moves called are made (B-11). */
export interface MicroGiveUp {
  readonly type: "give_up";
  readonly round: number;
}

/** A hint; which other fields are there follows from `kind`. */
export interface MicroHintView {
  /**
   * `no_route` (nothing more), `length_range` (least, most or null for open), `length`,
   * `halves` (moves before and after the waypoint), `entrances` (fields before the target),
   * `first_move` (move), `line`.
   */
  readonly kind: "entrances" | "first_move" | "halves" | "length" | "length_range" | "line" | "no_route";
  readonly least?: number | null;
  readonly most?: number | null;
  readonly length?: number | null;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly fields?: readonly string[];
  readonly move?: string;
  readonly line?: readonly string[];
}

/** Put the robot on a field in the own demonstration, named by its die: `G3` (B-06). */
export interface MicroMove {
  readonly type: "move";
  readonly move: string;
  readonly round: number;
}

/** All rule choices of a game; the defaults are the preset `classic`. */
export interface MicroOptions {
  /** Side of the printed tiles, the same for all four (B-01). */
  readonly side: "black" | "copper" | "random";
  /**
   * `printed`: the four tiles in any order and turn; `random`: the 36 dice laid at random,
   * every field within reach of every other.
   */
  readonly tiles: "printed" | "random";
  /** Code of one board, such as `B1N2N3N4N`; empty to draw one. */
  readonly board: string;
  /** Fewest moves from the start to a target; nearer ones are rolled again (B-05). */
  readonly min_distance: number;
  /** Whether a waypoint is rolled too, to be stopped on before the target (B-20). */
  readonly expert: "off" | "on";
  /** `private`: every seat has a trial board that nobody else sees (B-06). */
  readonly scratch: "off" | "private";
  /**
   * Time for a demonstration, 0 for none: then a vote of the others ends one that does not go
   * on (B-12).
   */
  readonly demo_s: number;
  /**
   * Whether a step that the dice forbid ends a demonstration without success or is refused and
   * does not count (B-12).
   */
  readonly illegal_move: "fails" | "refused";
  /**
   * Who may be the player with the fewest tokens: only the others, or anyone, so that a giver
   * who alone has fewest keeps his token (B-13).
   */
  readonly penalty_to: "anyone" | "others";
  /** Of several with the fewest: the next in seat order, or the giver's choice (B-13). */
  readonly penalty_tie: "giver_chooses" | "next_seat";
  /** Whether a failure ends the round, or the others go on at it (B-14). */
  readonly after_fail: "end_round" | "others_continue";
  /** Tokens of one seat that end the game (B-15). */
  readonly tokens_to_win: number;
  /** Tokens there are to hand out; the last one ends the game (B-16). */
  readonly stock: number;
  /** Rounds that end the game, 0 for no limit (B-16). */
  readonly rounds: number;
  /** Who must agree to roll another target (B-17). */
  readonly skip_vote: "all" | "majority" | "off";
  /**
   * Time without a call after which the target is given up, 0 for none. The next one waits for
   * everyone: perhaps nobody is there (B-17).
   */
  readonly think_s: number;
  /** `when_ready`: each target, not only the first, waits for everyone (B-04). */
  readonly next_target: "at_once" | "when_ready";
}

/** A round that is closed: enough to look at it again. */
export interface MicroPastRound {
  /** From 1. */
  readonly number: number;
  /** Cell from which the robot set off. */
  readonly start: number;
  /** Cell of the target. */
  readonly target: number;
  /** Cell of the waypoint, or None. */
  readonly waypoint: number | null;
  /** When the target was rolled. */
  readonly opened_ms: number;
  /** When it was over. */
  readonly closed_ms: number;
  /** All demonstrations in their order; the last one solved it if it was won. */
  readonly trials: readonly MicroPastTrial[];
  /** How it ended. */
  readonly outcome: "failed" | "no_call" | "skipped" | "won";
  /** Seat that took the token, or None. */
  readonly winner: number | null;
}

/** A demonstration that is over. */
export interface MicroPastTrial {
  /** Whose. */
  readonly seat: number;
  /** Moves called. */
  readonly number: number;
  /** When the call came. */
  readonly called_ms: number;
  /** When it was over. */
  readonly closed_ms: number;
  /** Moves made, all legal. */
  readonly route: readonly string[];
  /** How it ended. */
  readonly outcome: "given_up" | "left" | "not_in_line" | "shares_neither" | "solved" | "timed_out" | "waypoint_missed" | "wrong_end";
  /** Field of a step that the dice forbid, or empty. */
  readonly fault: string;
  /** Void calls that came meanwhile. */
  readonly rivals: readonly MicroRival[];
  /** What the failure cost; None for a success, and while the giver chooses. */
  readonly penalty: MicroPenalty | null;
}

/** What a failure cost (B-12, B-13). */
export interface MicroPenalty {
  /** Who failed. */
  readonly giver: number;
  /** Who got a token of the giver's, or None when nothing moved. */
  readonly receiver: number | null;
  /** Why that seat, or why nobody. */
  readonly reason: "chosen" | "fewest" | "giver_has_fewest" | "next_seat" | "no_token" | "nobody_else";
  /** Seats that had the fewest tokens, ascending; empty if it was not asked. */
  readonly fewest: readonly number[];
}

/** HTTP: a position of Micro Robots with all it takes to draw it. */
export interface MicroPositionView {
  /** Its token. */
  readonly position: string;
  /** Code of the board if the printed tiles make it, else empty. */
  readonly code: string;
  /** Names of the 36 dice, six rows from the north-west. */
  readonly dice: readonly string[];
  /** Cell of the robot. */
  readonly robot: number;
  /** Cell of the target. */
  readonly target: number;
  /** Cell of the waypoint, or None. */
  readonly waypoint: number | null;
}

/** Say that the next target may be rolled (B-04). */
export interface MicroReady {
  readonly type: "ready";
  readonly round: number;
}

/**
 * A call that another one beat (B-18). `after_ms` is how much later it came; 0 with an empty
 * way means that lots were drawn.
 */
export interface MicroRival {
  readonly seat: number;
  readonly number: number;
  readonly after_ms: number;
}

/** Put the robot of the own private trial board on a field (B-06). */
export interface MicroScratchMove {
  readonly type: "scratch_move";
  readonly move: string;
  readonly round: number;
}

/** Put the robot of the own private trial board back on the start. */
export interface MicroScratchReset {
  readonly type: "scratch_reset";
  readonly round: number;
}

/** Take back the last move on the own private trial board. */
export interface MicroScratchUndo {
  readonly type: "scratch_undo";
  readonly round: number;
}

/**
 * The viewer's own private board: where its robot is, and how it got there. `is_there` tells
 * whether a call of `spent` moves could be shown this way.
 */
export interface MicroScratchView {
  readonly cell: number;
  readonly route: readonly string[];
  readonly spent: number;
  readonly has_via: boolean;
  readonly is_there: boolean;
  readonly moves: readonly MicroChoice[];
}

/** A seat in public. */
export interface MicroSeatView {
  /** Whether somebody is there. */
  readonly is_present: boolean;
  /** Victory tokens. */
  readonly tokens: number;
  /** Whether it has said ready or skip in this phase. */
  readonly has_spoken: boolean;
  /** Whether it has shown a way in this round without success (B-14). */
  readonly has_failed: boolean;
}

/** Vote for another target (B-17), or for an end of waiting where no clock runs (B-12). */
export interface MicroSkip {
  readonly type: "skip";
  readonly round: number;
}

/** Roll the next target without waiting; for the lowest seat that is there (B-04). */
export interface MicroStart {
  readonly type: "start";
  readonly round: number;
}

/** The demonstration that is going on. */
export interface MicroTrialView {
  /** Whose. */
  readonly seat: number;
  /** Moves called, to be made exactly. */
  readonly number: number;
  /** When the call came. */
  readonly called_ms: number;
  /** Moves made. */
  readonly route: readonly string[];
  /** Whether the robot has stopped on the waypoint, or there is none. */
  readonly has_via: boolean;
  /** Calls that came too late, with how much; for the photo-finish (B-18). */
  readonly rivals: readonly MicroRival[];
}

/** A game as one viewer knows it. */
export interface MicroView {
  /** The viewer's seat, None for a spectator. */
  readonly seat: number | null;
  /** What is going on. */
  readonly phase: "choosing" | "over" | "ready" | "thinking" | "trial";
  /** The state's own time. */
  readonly now_ms: number;
  /** Time left on the running clock, or None. */
  readonly remaining_ms: number | null;
  /** Full length of the clock of this phase, 0 for none. */
  readonly clock_ms: number;
  /** The rule choices. */
  readonly options: MicroOptions;
  /** The fixed part. */
  readonly board: MicroBoardView;
  /** Cell of the robot: on the start token but in a demonstration. */
  readonly robot: number;
  /** Cell of the start token. */
  readonly start: number;
  /** Cell of the target, or None while none is rolled. */
  readonly target: number | null;
  /** Cell of the waypoint, or None (B-20). */
  readonly waypoint: number | null;
  /** By number. */
  readonly seats: readonly MicroSeatView[];
  /** Victory tokens not handed out yet (B-16). */
  readonly stock: number;
  /** From 1; 0 before the first. */
  readonly round_number: number;
  /** When the target was rolled, or None while there is none. */
  readonly opened_ms: number | null;
  /** The demonstration, or None. */
  readonly trial: MicroTrialView | null;
  /** Demonstrations of this round that failed, with what they cost. */
  readonly tried: readonly MicroPastTrial[];
  /** Of whom the last one's seat chooses who gets its token (B-13). */
  readonly choosing: readonly number[];
  /** Seat that may start without waiting. */
  readonly host: number;
  /** The round closed last, or None. */
  readonly last_round: MicroPastRound | null;
  /** All closed rounds once the game is over. */
  readonly rounds: readonly MicroPastRound[];
  /** Why the game ended, or empty. */
  readonly reason: "" | "rounds" | "stock" | "tokens";
  /**
   * Tags of the actions the viewer may send now; `call` only while calls are open, though one
   * that comes too late is taken and noted (B-18).
   */
  readonly may: readonly string[];
  /** Highest number the viewer may call, 0 while calls are not open to it. */
  readonly call_max: number;
  /** The viewer's legal moves in its demonstration. */
  readonly moves: readonly MicroChoice[];
  /** The viewer's private board while it may use one. */
  readonly scratch: MicroScratchView | null;
}

/** HTTP: sit down. */
export interface NewSeat {
  readonly name: string;
}

/** HTTP: lay a table. */
export interface NewTable {
  readonly game: string;
  readonly preset?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly has_lag_credit?: boolean;
  readonly has_chat?: boolean;
}

/** One option of a game, enough to build a form. */
export interface OptionView {
  /** Key in `options` and, as `option-<game>-<name>`, of its label. */
  readonly name: string;
  /** `choice`, `integer`, `boolean`, `text` or `list`. */
  readonly kind: string;
  /** Its value in the preset `classic`. */
  readonly default: unknown;
  /** For a choice. */
  readonly choices?: readonly (string | number)[];
  /** Least integer, or fewest items of a list. */
  readonly low?: number | null;
  /** Greatest integer, or most items of a list. */
  readonly high?: number | null;
  /** For a text. */
  readonly pattern?: string;
  /** What a list holds. */
  readonly item?: OptionView | null;
}

/** Stop every clock (host). */
export interface PauseCommand {
  readonly type: "pause";
}

/** Chat with a quick phrase. */
export interface PhraseCommand {
  readonly type: "phrase";
  readonly phrase: string;
}

/** Server: answer at once, please. */
export interface Ping {
  readonly type: "ping";
  readonly nonce: number;
}

/** Client: the answer to a ping, by which the server measures the way. */
export interface Pong {
  readonly type: "pong";
  readonly nonce: number;
}

/**
 * A problem document (RFC 9457): the stable code, its parameters and a sentence. `type` is
 * `about:blank` always; `title` repeats the code.
 */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly detail: string;
  readonly type: string;
  readonly title: string;
}

/** One card. */
export interface RamsesCard {
  /** `search` or the kind of the action. */
  readonly kind: "end" | "gift" | "mirage" | "mummy" | "risk" | "search" | "storm";
  /** Number of the treasure a search card asks for, else -1. */
  readonly treasure?: number;
  /** What a search card is worth. */
  readonly points?: number;
  /** Stack it belongs to, from 0. */
  readonly stack?: number;
}

/** A card that a seat has won: its number, for giving it away, and what it shows. */
export interface RamsesCardView {
  readonly number: number;
  readonly treasure: number;
  readonly points: number;
}

/** One thing that happened in the latest change, for everyone to see. */
export interface RamsesEvent {
  /**
   * `covered`: pyramids stand on the treasures. `turn`: a seat's turn begins. `card`: a card is
   * turned up. `slid`: a pyramid went from `cell` to `other`, cells as they were seen then.
   * `found`: a seat wins a card. `wrong`: it uncovered another treasure. `out`: it is out of
   * the game. `turned`: the board turns by `quarters` clockwise. `gift`, `mirage`, `given`: a
   * card goes from `seat` to `other`. `mummy`: a seat's turn is over. `named`: two treasures
   * are to be found. `risk_won`, `risk_failed`. `stopped`, `too_long`, `timed_out`, `left`: why
   * a turn ended.
   */
  readonly kind: "card" | "covered" | "found" | "gift" | "given" | "left" | "mirage" | "mummy" | "named" | "out" | "risk_failed" | "risk_won" | "slid" | "stopped" | "timed_out" | "too_long" | "turn" | "turned" | "wrong";
  /** Who did it or whom it befell, else -1. */
  readonly seat?: number;
  /** The card it is about. */
  readonly card?: RamsesCard | null;
  /** Where a pyramid came from. */
  readonly cell?: number;
  /** Where it went, or the seat a card went to. */
  readonly other?: number;
  /** The treasure it is about, else -1. */
  readonly treasure?: number;
  /** By how much the board turned. */
  readonly quarters?: number;
}

/** Give a search card, by its number in the deck, to another seat after a failed risk. */
export interface RamsesGive {
  readonly type: "give";
  readonly card: number;
  readonly to: number;
}

/** Name two treasures for a risk card, in the order in which one goes to them. */
export interface RamsesName {
  readonly type: "name";
  readonly first: number;
  readonly second: number;
}

/** All rule choices of a game; the defaults are the preset `expert`, the whole box. */
export interface RamsesOptions {
  /**
   * Deck and layout: thirty treasures anywhere and one pile, or twelve, one in each field of
   * two by two, and three stacks (D-01, D-04).
   */
  readonly edition: "thirty" | "twelve";
  /** Number of treasures under `edition=thirty`; more than thirty are doubled motifs (D-19). */
  readonly treasures: number;
  /** Whether a treasure may lie in the space that stays open (D-02). */
  readonly first_hole: "any" | "empty";
  /** How long the treasures are seen before they are covered; 0: not (D-03). */
  readonly preview_s: number;
  /** Who starts: a seat at random, or the first one (D-05). */
  readonly first_seat: "host" | "random";
  /** Whether a player may stop after a slide (D-13). */
  readonly may_stop: "off" | "on";
  /** Whether the turn goes on after a find (D-14). */
  readonly after_find: "continue" | "end_turn";
  /**
   * Whether a treasure that lies open when its card is turned up must be uncovered again, or is
   * won at once (D-19).
   */
  readonly visible_target: "must_move" | "win";
  /** Slides after which a turn ends (D-20). */
  readonly max_slides: number;
  /** Turns after which the game ends (D-20). */
  readonly max_turns: number;
  /** What counts in the end: points, or cards alone (D-31, D-40). */
  readonly scoring: "cards" | "points";
  /** Whether the action cards are in the pile (D-41). */
  readonly actions: "off" | "on";
  /** By how many degrees a sandstorm turns the board. */
  readonly storm: "180" | "90";
  /** `skip_next`: who meets a mummy sits out the next turn as well. */
  readonly mummy: "end_turn" | "skip_next";
  /** Whether everybody is shown what has been uncovered so far. */
  readonly reveal_log: "off" | "on";
  /** Time for a turn, anew with each card turned up; 0: no clock. */
  readonly turn_s: number;
}

/** Say that one has seen the treasures; when all have, they are covered (D-03). */
export interface RamsesReady {
  readonly type: "ready";
}

/**
 * A seat in public: what it has won, and whether and when it plays. `risks` are kept risk
 * cards; `skips` are turns it still sits out.
 */
export interface RamsesSeatView {
  readonly is_present: boolean;
  readonly cards: readonly RamsesCardView[];
  readonly risks: number;
  readonly points: number;
  readonly is_out: boolean;
  readonly skips: number;
  readonly is_ready: boolean;
}

/** A cell that was uncovered at some time and what lies there; None for nothing. */
export interface RamsesSeenView {
  readonly cell: number;
  readonly treasure: number | null;
}

/** Slide the pyramid of a cell beside the hole into the hole (D-11). */
export interface RamsesSlide {
  readonly type: "slide";
  readonly cell: number;
}

/** End one's turn (D-13). */
export interface RamsesStop {
  readonly type: "stop";
}

/** A game as one viewer knows it. Cells are those of the board as it is seen, turned. */
export interface RamsesView {
  /** The viewer's seat, None for a spectator. */
  readonly seat: number | null;
  /** What is going on. */
  readonly phase: "giving" | "naming" | "over" | "preview" | "turn";
  /** The state's own time. */
  readonly now_ms: number;
  /** Time left on the running clock, or None. */
  readonly remaining_ms: number | null;
  /** The rule choices. */
  readonly options: RamsesOptions;
  /** Height of the board as it is seen now. */
  readonly rows: number;
  /** Its width. */
  readonly columns: number;
  /** The open cell; None in the preview, when no pyramid is there yet. */
  readonly hole: number | null;
  /** Number of the treasure that lies open in the hole, or None. */
  readonly content: number | null;
  /** What lies on each cell: for seats in the preview, for all after the end. */
  readonly tokens: readonly (number | null)[] | null;
  /** Cells uncovered so far, ascending; empty unless the table shows them. */
  readonly seen: readonly RamsesSeenView[];
  /** The card that is up, or None. */
  readonly card: RamsesCard | null;
  /** Treasures named for a risk, in their order. */
  readonly named: readonly number[];
  /** How many of them have been uncovered. */
  readonly reached: number;
  /** Cards left of each stack, face down. */
  readonly piles: readonly number[];
  /** By number. */
  readonly seats: readonly RamsesSeatView[];
  /** Seat whose turn it is; in the preview the one that will start. */
  readonly turn: number;
  /** From 1; 0 before the first. */
  readonly turn_number: number;
  /** Slides made in this turn. */
  readonly slides: number;
  /** Number of the latest change, so that a viewer can tell whether it missed one. */
  readonly changes: number;
  /** What happened in it. */
  readonly events: readonly RamsesEvent[];
  /** Why the game ended, or empty. */
  readonly reason: "" | "all_found" | "all_out" | "end_card" | "max_turns";
  /** Tags of the actions the viewer may send now. */
  readonly may: readonly string[];
  /** Cells whose pyramids the viewer may slide. */
  readonly moves: readonly number[];
  /** Treasures the viewer may name. */
  readonly names: readonly number[];
  /** Cards the viewer may give, and to whom. */
  readonly gives: readonly RamsesGive[];
}

/** HTTP: read a position. */
export interface ReadWish {
  /** Any text form, or the JSON form as an object. */
  readonly position: string | Readonly<Record<string, unknown>>;
  /** Whose position it is; if empty, its first letters tell. */
  readonly game?: string;
}

/** Ready to start, or not yet. */
export interface ReadyCommand {
  readonly type: "ready";
  readonly is_ready: boolean;
}

/**
 * Server: a command or message was not accepted; nothing changed. `id` is empty when the
 * message could not be read.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly problem: Problem;
}

/** Take somebody off the table (host). */
export interface RemoveCommand {
  readonly type: "remove";
  readonly seat: number;
}

/** Be called otherwise. */
export interface RenameCommand {
  readonly type: "rename";
  readonly name: string;
}

/** Client: I hold this seq; send the whole state if there is a newer one. */
export interface Resume {
  readonly type: "resume";
  readonly seq: number;
}

/** Let the clocks go on (host). */
export interface ResumeCommand {
  readonly type: "resume";
}

/** Come back to one's seat. */
export interface ReturnCommand {
  readonly type: "return";
}

/** Promise a number of moves. */
export interface RicochetBid {
  readonly type: "bid";
  readonly number: number;
  readonly round: number;
}

/** The fixed part. `walls` has a text a row and a hex digit a cell: N 1, E 2, S 4, W 8. */
export interface RicochetBoardView {
  readonly code: string;
  readonly rows: number;
  readonly columns: number;
  readonly walls: readonly string[];
  readonly closed: readonly number[];
  readonly diagonals: readonly RicochetDiagonal[];
  readonly targets: readonly RicochetTarget[];
}

/** A legal move: its text, the cell where it ends and its price. */
export interface RicochetChoice {
  readonly move: string;
  readonly cell: number;
  readonly price: number;
}

/**
 * A coloured bumper of the later boards. `/` joins the south-west and north-east corners of its
 * cell. A robot of its own colour passes straight, any other is turned by 90 degrees without
 * ending its move.
 */
export interface RicochetDiagonal {
  readonly cell: number;
  readonly robot: string;
  readonly orientation: string;
}

/** Say that one will not bid any more; the clock ends when all have. */
export interface RicochetDone {
  readonly type: "done";
  readonly round: number;
}

/** End the own demonstration without success. */
export interface RicochetGiveUp {
  readonly type: "give_up";
  readonly round: number;
}

/** A hint; which other fields are there follows from `kind`. */
export interface RicochetHintView {
  /**
   * `no_route` (nothing more), `length_range` (least, most or null for open), `length`,
   * `robots` (letters, and the active one), `last_obstacle` (obstacle, side, robot),
   * `first_move` (move), `line`.
   */
  readonly kind: "first_move" | "last_obstacle" | "length" | "length_range" | "line" | "no_route" | "robots";
  readonly least?: number | null;
  readonly most?: number | null;
  readonly length?: number | null;
  readonly robots?: string;
  readonly active?: string;
  readonly obstacle?: string;
  readonly side?: string;
  readonly robot?: string;
  readonly move?: string;
  readonly line?: readonly string[];
}

/** Make one move of the own demonstration, written as in `rE` or `tE+1`. */
export interface RicochetMove {
  readonly type: "move";
  readonly move: string;
  readonly round: number;
}

/** The options that change which routes count; the first value of each is the default. */
export interface RicochetMoveRules {
  /**
   * Must the active robot turn? `turn`: its moves up to the one that stops it on
   * the target include a horizontal and a vertical one. `no_one_move`: the route costs at least
   * 2. `none`: no such rule.
   */
  readonly ricochet: "no_one_move" | "none" | "turn";
  /**
   * May a robot move opposite to its own last move? The direction of a move is the one
   * in which it sets off.
   */
  readonly rebound: "allowed" | "forbidden";
  /** Walls the transparent robot may pass in one slide. */
  readonly ghost_passes: "any" | "one";
  /** `strict`: it may not stop on a coloured symbol. */
  readonly ghost_landing: "goal_only" | "strict";
}

/** All rule choices of a game; the defaults are the preset `classic`. */
export interface RicochetOptions {
  /**
   * Faces the printed board is made of, or a board of random walls: `first`: the 96
   * boards of the first edition; `second`: those of the later faces, with diagonals; `any`: any
   * face of each quarter.
   */
  readonly board_set: "any" | "first" | "free" | "second";
  /** Code of one board, such as `1A4B3B2B`; empty to draw one. */
  readonly board: string;
  /** Height of a free board. */
  readonly rows: number;
  /** Width of a free board. */
  readonly columns: number;
  /** Share of the inner sides of a free board that are walls. */
  readonly wall_percent: number;
  /** Robots stand at random, or seats place them before the first chip. */
  readonly start: "chosen" | "random";
  /** Robots beside the four coloured ones. */
  readonly extra_robot: "both" | "neutral" | "none" | "transparent";
  /** May a robot go straight back? */
  readonly rebound: "allowed" | "forbidden";
  /** Must the active robot turn? */
  readonly ricochet: "no_one_move" | "none" | "turn";
  /** Walls the transparent robot may pass in one slide. */
  readonly ghost_passes: "any" | "one";
  /** Where the transparent robot may stop. */
  readonly ghost_landing: "goal_only" | "strict";
  /** `private`: every seat has a trial board that nobody else sees. */
  readonly scratch: "off" | "private";
  /** `descending`: each bid is lower than the lowest so far. */
  readonly bids: "descending" | "free";
  /** Which of two equal bids goes first. */
  readonly equal_bids: "fewer_chips" | "first_bid";
  /** Sand clock from the first bid on. */
  readonly clock_s: number;
  /**
   * Time for a demonstration, 0 for none: then a vote of the others ends one that does not go
   * on.
   */
  readonly trial_s: number;
  /** Whether the clock ends once everyone said done. */
  readonly ready_ends_clock: "off" | "on";
  /** Time without a bid before the clock runs and the chip is swapped. */
  readonly hard_s: number;
  /** Who must agree to swap a chip nobody has bid on. */
  readonly skip_vote: "all" | "majority" | "off";
  /** Returns of the last chip before it is set aside. */
  readonly max_returns: number;
  /** When the game ends. */
  readonly end: "all" | "by_players" | "first_to";
  /** Chips that end the game under `end=first_to`. */
  readonly first_to: number;
  /** Whether the best share the victory or play deciding rounds. */
  readonly tie: "playoff" | "share";
  /** One a seat, in the order of the seats; missing ones are none. */
  readonly handicaps: readonly ("late" | "minus_one" | "none")[];
  /** Whether a chip that no or one move would reach is drawn anew. */
  readonly skip_trivial: "off" | "on";
  /** Whether chips come from those the active robot reaches alone. */
  readonly beginner: "off" | "on";
  /** Most moves of such a way. */
  readonly beginner_max: number;
  /** Clock of a single seat; 0: no clocks, the trial follows its bid. */
  readonly solo_clock_s: number;
  /** `when_ready`: each chip, not only the first, waits for everyone. */
  readonly next_chip: "at_once" | "when_ready";
}

/** A round that is closed: enough to look at it again. */
export interface RicochetPastRound {
  /** From 1. */
  readonly number: number;
  /** Number of its chip. */
  readonly chip: number;
  /** Where the robots stood when it was turned up. */
  readonly tokens: readonly number[];
  /** When it was turned up. */
  readonly opened_ms: number;
  /** When it was won or returned. */
  readonly closed_ms: number;
  /** All bids in their order. */
  readonly bids: readonly RicochetTimedBid[];
  /** All demonstrations in their order; the last one solved it if it was won. */
  readonly trials: readonly RicochetPastTrial[];
  /** How it ended. */
  readonly outcome: "failed" | "no_bid" | "skipped" | "won";
  /** Seat that took the chip, or None. */
  readonly winner: number | null;
  /** Whether it was a deciding round. */
  readonly is_playoff: boolean;
}

/** A demonstration that is over; `route` holds its moves in text. */
export interface RicochetPastTrial {
  readonly seat: number;
  readonly number: number;
  readonly route: readonly string[];
  readonly outcome: "failed" | "given_up" | "left" | "solved" | "timed_out";
}

/** Put one robot on the board before the first chip (A-04, `start=chosen`). */
export interface RicochetPlace {
  readonly type: "place";
  readonly robot: string;
  readonly cell: number;
}

/** HTTP: a position with all it takes to draw it. */
export interface RicochetPositionView {
  /** Its token. */
  readonly position: string;
  /** The fixed part. */
  readonly board: RicochetBoardView;
  /** Letters of the robots. */
  readonly robots: string;
  /** Their cells in the same order. */
  readonly cells: readonly number[];
  /** What must be reached. */
  readonly target: RicochetTarget;
  /** The options that change which routes count. */
  readonly rules: RicochetMoveRules;
}

/** Say that the next chip may be turned up. */
export interface RicochetReady {
  readonly type: "ready";
  readonly round: number;
}

/**
 * A robot, where it is, and its token: where it stood when the round began. Cells are -1
 * while it is not placed.
 */
export interface RicochetRobotView {
  readonly robot: string;
  readonly cell: number;
  readonly token: number;
}

/** Make one move on the own private trial board. */
export interface RicochetScratchMove {
  readonly type: "scratch_move";
  readonly move: string;
  readonly round: number;
}

/** Put the robots of the own private trial board back on their tokens. */
export interface RicochetScratchReset {
  readonly type: "scratch_reset";
  readonly round: number;
}

/** Take back the last move on the own private trial board. */
export interface RicochetScratchUndo {
  readonly type: "scratch_undo";
  readonly round: number;
}

/** The viewer's own private board; cells in the order of the robots. */
export interface RicochetScratchView {
  readonly cells: readonly number[];
  readonly route: readonly string[];
  readonly spent: number;
  readonly is_solved: boolean;
  readonly moves: readonly RicochetChoice[];
}

/** A seat in public: is it there, what has it won, its handicap and its standing bid. */
export interface RicochetSeatView {
  readonly is_present: boolean;
  readonly chips: readonly number[];
  readonly moves: number;
  readonly handicap: "late" | "minus_one" | "none";
  readonly bid: number | null;
  readonly has_spoken: boolean;
}

/** Vote for swapping the chip, or for an end of waiting where no clock runs. */
export interface RicochetSkip {
  readonly type: "skip";
  readonly round: number;
}

/** Turn up the next chip without waiting; for the lowest seat that is there. */
export interface RicochetStart {
  readonly type: "start";
  readonly round: number;
}

/**
 * A space to reach: the robot that must stop there (`*`: any), its cell and printed symbol.
 * `symbol` is one of SYMBOLS, or empty where none is printed.
 */
export interface RicochetTarget {
  readonly robot: string;
  readonly cell: number;
  readonly symbol: string;
}

/** A bid that was taken, and when. */
export interface RicochetTimedBid {
  readonly seat: number;
  readonly number: number;
  readonly at_ms: number;
}

/** The demonstration that is going on: whose, its bid, the moves made and their price. */
export interface RicochetTrialView {
  readonly seat: number;
  readonly bid: number;
  readonly route: readonly string[];
  readonly spent: number;
}

/** A game as one viewer knows it. */
export interface RicochetView {
  /** The viewer's seat, None for a spectator. */
  readonly seat: number | null;
  /** What is going on. */
  readonly phase: "bidding" | "last_call" | "over" | "placing" | "ready" | "thinking" | "trial";
  /** The state's own time. */
  readonly now_ms: number;
  /** Time left on the running clock, or None. */
  readonly remaining_ms: number | null;
  /** Full length of the sand clock. */
  readonly clock_ms: number;
  /** The rule choices. */
  readonly options: RicochetOptions;
  /** The fixed part. */
  readonly board: RicochetBoardView;
  /** In the order `rbgykt`. */
  readonly robots: readonly RicochetRobotView[];
  /** By number. */
  readonly seats: readonly RicochetSeatView[];
  /** Chips still face down, of `len(board.targets)`. */
  readonly face_down: number;
  /** Chips of one seat that end the game, or None when all are played. */
  readonly quota: number | null;
  /** Chips set aside. */
  readonly aside: readonly number[];
  /** From 1; 0 before the first. */
  readonly round_number: number;
  /** When the chip was turned up, in the game's time, or None while there is none. */
  readonly opened_ms: number | null;
  /** Number of the chip that is up (its place in `board.targets`), or None. */
  readonly chip: number | null;
  /** All bids of the round in their order, with their times. */
  readonly bids: readonly RicochetTimedBid[];
  /** Seats in the order in which they would demonstrate, or still will. */
  readonly order: readonly number[];
  /** Whether seats with the handicap `late` may bid by now. */
  readonly late_may_bid: boolean;
  /** The demonstration, or None. */
  readonly trial: RicochetTrialView | null;
  /** Demonstrations of this round that failed. */
  readonly tried: readonly RicochetPastTrial[];
  /** Number of the deciding round, 0 for none. */
  readonly playoff: number;
  /** Seats that play the deciding rounds. */
  readonly contenders: readonly number[];
  /** The round closed last, or None. */
  readonly last_round: RicochetPastRound | null;
  /** All closed rounds once the game is over. */
  readonly rounds: readonly RicochetPastRound[];
  /** Why the game ended, or empty. */
  readonly reason: string;
  /** Tags of the actions the viewer may send now. */
  readonly may: readonly string[];
  /** Highest new bid the viewer may make, 0 for none. */
  readonly bid_max: number;
  /** The viewer's legal moves in its demonstration. */
  readonly moves: readonly RicochetChoice[];
  /** The viewer's private board while it may use one. */
  readonly scratch: RicochetScratchView | null;
}

/** HTTP: the optimum of a closed round under the table's own rules. */
export interface RoundReview {
  readonly number: number;
  readonly answer: SolveAnswer;
}

/** Chat. */
export interface SayCommand {
  readonly type: "say";
  readonly text: string;
}

/** HTTP: the seat that is now yours; its secret is in the cookie. */
export interface SeatTaken {
  readonly seat: number;
}

/** A seat as all see it. */
export interface SeatView {
  /** What its person is called; empty for a bot. */
  readonly name: string;
  /** Level of the bot that sits here, or empty. */
  readonly bot: string;
  /** Tells the bots of a table apart, from 1; 0 for people. */
  readonly bot_number: number;
  /** Pressed ready in the lobby. */
  readonly is_ready: boolean;
  /** Whether the person is there. */
  readonly presence: "here" | "lost" | "removed" | "stood";
}

/** HTTP: how short a way can be. */
export interface SolveAnswer {
  /** The position's token. */
  readonly position: string;
  /**
   * `optimal`: `length` is proved least. `unsolvable`: there is no way. `stopped`: a limit came
   * first; then `line` is the best known, if any.
   */
  readonly standing: "optimal" | "stopped" | "unsolvable";
  /** Price of `line`. */
  readonly length: number | null;
  /** Moves in notation. */
  readonly line: readonly string[];
  /** No way is cheaper. */
  readonly lower_bound: number;
  /** Optimal lines, as many as were asked for. */
  readonly lines: readonly (readonly string[])[];
  /** Whether there are, or may be, more lines than listed. */
  readonly is_cut: boolean;
  /** How many optimal lines there are; None if not asked or a limit came first. */
  readonly count: number | null;
  /** Effort of the search. */
  readonly nodes: number;
  /** Which solver answered. */
  readonly solver: "kernel" | "python";
}

/** HTTP: solve a position. */
export interface SolveWish {
  /** Any text form, or the JSON form as an object. */
  readonly position: string | Readonly<Record<string, unknown>>;
  /** Whose position it is; if empty, its first letters tell. */
  readonly game?: string;
  /** List so many optimal lines at most. */
  readonly lines?: number;
  /** Count all optimal lines. */
  readonly has_count?: boolean;
}

/** Leave the table; in the lobby the place is given up, in a game it is kept. */
export interface StandCommand {
  readonly type: "stand";
}

/** Start with those who sit there (host). */
export interface StartCommand {
  readonly type: "start";
}

/** Server: how things stand. A part that is left out is as it was in the message before. */
export interface State {
  readonly type: "state";
  /** Number of events so far that this viewer is told of; private ones of others are not. */
  readonly seq: number;
  /** The viewer's seat, or None for a spectator. */
  readonly you: number | null;
  /**
   * Time until the running clock runs out, from the moment of sending, or None. It stands still
   * while `table.is_paused`.
   */
  readonly remaining_ms: number | null;
  /** The table without chat and game. */
  readonly table?: TableView;
  /** The newest lines; empty while chat is off. */
  readonly chat?: readonly ChatLine[];
  /** The game's own view for this viewer, or None in the lobby. */
  readonly game?: GameView | null;
  /** In the place of `game`: those fields of its view that are other than before. */
  readonly changed?: Partial<GameView>;
}

/** Allow chat or not (host). */
export interface SwitchChatCommand {
  readonly type: "switch_chat";
  readonly is_on: boolean;
}

/** HTTP: a table's id and the address to hand on. */
export interface TableMade {
  readonly id: string;
  readonly url: string;
}

/** HTTP: what the door shows of a table before one goes in. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly seats: readonly SeatView[];
  readonly host: number | null;
  readonly max_seats: number;
  readonly next_table: string;
  readonly url: string;
}

/** A table as everybody sees it. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: "lobby" | "over" | "playing";
  readonly seats: readonly SeatView[];
  /** Seat that may configure, start, pause and remove; None while nobody is here. */
  readonly host: number | null;
  readonly has_chat: boolean;
  readonly has_lag_credit: boolean;
  readonly is_paused: boolean;
  /** Whether somebody new may take a seat. */
  readonly has_room: boolean;
  /** Hash of the seed, public from the start of the game. */
  readonly commitment: string;
  /** The seed itself once the game is over, else empty. */
  readonly seed: string;
  /** Id of the rematch, or empty. */
  readonly next_table: string;
}

/** HTTP: whether a call of exactly so many moves can be shown. */
export interface WalksAnswer {
  /** The position's token. */
  readonly position: string;
  /** How many moves were asked about. */
  readonly moves: number;
  /** Whether there is such a way. */
  readonly can_be_shown: boolean;
  /** How many; None when there are more than 10**15. */
  readonly count: number | null;
  /** The first of them, as many as were asked for. */
  readonly lines: readonly (readonly string[])[];
  /** Whether there are more than listed. */
  readonly is_cut: boolean;
  /**
   * The least even and the least odd number of moves with a way, where there is one; any larger
   * number of the same kind has a way too.
   */
  readonly least: readonly number[];
}

/** HTTP: look for ways of exactly so many moves. */
export interface WalksWish {
  /** Any text form, or the JSON form as an object. */
  readonly position: string | Readonly<Record<string, unknown>>;
  /** How many. */
  readonly moves: number;
  /** Whose position it is; if empty, its first letters tell. */
  readonly game?: string;
  /** List so many ways at most. */
  readonly lines?: number;
}
