"""The panel beside the board: what is asked, who bid what, the sand, what the keys do."""

from __future__ import annotations

from rich.text import Text

from carom.cli.kits.ricochet.hint_words import hint_words
from carom.cli.kits.ricochet.words import robot_name, target_name
from carom.cli.play.controls import Controls
from carom.cli.play.parts import full_clock_ms, key_lines, outcome, problem_lines, sand
from carom.cli.words import say
from carom.games.ricochet import GAME
from carom.games.ricochet.moves import write_route
from carom.games.ricochet.rounds import clock_ms, face_down
from carom.games.ricochet.scratch import has_scratch, scratch_attempt
from carom.games.ricochet.state import State
from carom.games.ricochet.trial import standing_bids
from carom.solvers.ricochet.hinting import hints_from

_KEYS = {
    "placing": ("place",),
    "ready": ("next", "optimum"),
    "thinking": ("bid", "skip", "hint"),
    "last_call": ("bid", "skip", "hint"),
    "bidding": ("bid", "done", "hint"),
    "trial": ("move", "give-up"),
    "over": ("optimum",),
}


def panel(controls: Controls) -> Text:
    """Return the panel as it is now."""
    parts = [
        _heading(controls.session.state),
        _sand(controls),
        *_seats(controls),
        Text(""),
        *_now(controls),
        *_last_round(controls),
        *_hints(controls),
        *_result(controls),
        *_problem(controls),
        Text(""),
        *_keys(controls),
    ]
    return Text("\n").join(parts)


def _heading(state: State) -> Text:
    """Return the number of the round, the chips left and what is asked."""
    number = state.round.number if state.round else len(state.history)
    text = Text(say("play-round", number=number, left=len(face_down(state))), style="bold")
    if state.round:
        text.append("\n" + target_name(state.position()))
    return text


def _sand(controls: Controls) -> Text:
    """Return the phase and its sand clock."""
    state = controls.session.state
    full_ms = full_clock_ms(state.phase, state.options, clock_ms(state))
    return sand(state.phase, controls.session.remaining_ms(), full_ms)


def _seats(controls: Controls) -> list[Text]:
    """Return a line a seat: chips, standing bid, whether it has spoken, who types a bid."""
    state = controls.session.state
    standing = standing_bids(state.round) if state.round else {}
    lines = []
    for seat, name in enumerate(controls.session.names):
        marker = "▶ " if _is_to_act(controls, seat) else "  "
        line = Text(marker + say("play-seat", name=name, chips=len(state.seats[seat].chips)))
        if seat in standing:
            line.append("  " + say("play-seat-bid", number=standing[seat].number), style="bold")
        if seat in state.votes:
            line.append("  ✓")
        lines.append(line)
    return lines


def _is_to_act(controls: Controls, seat: int) -> bool:
    """Tell whether the keys now speak for a seat."""
    it = controls.session.state.round
    if it and it.trial:
        return it.trial.seat == seat
    return controls.bidder == seat and it is not None


def _now(controls: Controls) -> list[Text]:
    """Return what is being typed, tried or shown."""
    state = controls.session.state
    it = state.round
    lines = []
    if controls.typed:
        name = controls.session.names[controls.bidder]
        lines.append(Text(say("play-typing", name=name, text=controls.typed), style="bold"))
    if it and it.trial:
        lines.append(
            Text(
                say(
                    "play-trial",
                    name=controls.session.names[it.trial.seat],
                    spent=it.trial.attempt.spent,
                    number=it.trial.number,
                )
            )
        )
    elif it and has_scratch(state, controls.bidder):
        attempt = scratch_attempt(state, controls.bidder)
        key = "play-scratch-solved" if attempt.solved else "play-scratch"
        lines.append(Text(say(key, spent=attempt.spent)))
    if controls.robot:
        lines.append(Text(say("play-robot", robot=robot_name(controls.robot))))
    if controls.passes:
        lines.append(Text(say("play-passes", passes=controls.passes)))
    return lines


def _last_round(controls: Controls) -> list[Text]:
    """Return how the last round ended and, from the solver, what would have been best."""
    state = controls.session.state
    if not state.history or state.phase not in ("ready", "over"):
        return []
    past = state.history[-1]
    lines = [Text(outcome(past, controls.session.names))]
    found = controls.optima.get(past.number)
    if found is None:
        lines.append(Text(say("play-solving"), style="dim"))
    elif found.standing == "optimal":
        line = write_route(found.line)
        lines.append(Text(say("play-optimum", length=found.length or 0, line=line), style="bold"))
    elif found.standing == "unsolvable":
        lines.append(Text(say("cli-solve-unsolvable")))
    else:
        lines.append(Text(say("play-optimum-least", bound=found.lower_bound)))
    return lines


def _hints(controls: Controls) -> list[Text]:
    """Return the hints asked for in this round."""
    it = controls.session.state.round
    if not it or not controls.hint_degree:
        return []
    found = controls.optima.get(it.number)
    if found is None:
        return [Text(say("play-solving"), style="dim")]
    if found.standing == "stopped":
        return [Text(say("play-optimum-least", bound=found.lower_bound))]
    hints = hints_from(controls.session.state.position(), found)
    return [Text(hint_words(hint), style="cyan") for hint in hints[: controls.hint_degree]]


def _result(controls: Controls) -> list[Text]:
    """Return the ranking at the end; alone, the moves beside the sum of the optima (A-90)."""
    state = controls.session.state
    result = GAME.result(state)
    if result is None:
        return []
    if state.is_solo:
        won = [past for past in state.history if past.winner is not None]
        best = [controls.optima.get(past.number) for past in won]
        known = [found.length for found in best if found and found.length is not None]
        moves = state.seats[0].moves
        if len(known) < len(won):
            return [Text(say("play-solo-score", moves=moves), style="bold")]
        return [Text(say("play-solo-best", moves=moves, best=sum(known)), style="bold")]
    ranking = sorted(result.scores, key=lambda score: (score.rank, score.seat))
    return [
        Text(
            say(
                "play-rank",
                rank=score.rank,
                name=controls.session.names[score.seat],
                chips=score.points,
            ),
            style="bold" if score.rank == 1 else "",
        )
        for score in ranking
    ]


def _problem(controls: Controls) -> list[Text]:
    """Return what was wrong with the last key."""
    return problem_lines(controls.problem)


def _keys(controls: Controls) -> list[Text]:
    """Return what the keys do in this phase."""
    state = controls.session.state
    names = list(_KEYS[state.phase])
    if state.round and has_scratch(state, controls.bidder):
        names += ["move", "scratch"]
    if controls.session.people > 1 and "bid" in names:
        names.append("bidder")
    if "t" in state.options.robots and "move" in names:
        names.append("passes")
    return key_lines(*names, "quit")
