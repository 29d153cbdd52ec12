"""The panel beside the box: whose turn it is, what is sought, what happened, the keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from carom.cli.kits.ramses.words import card_name, treasure_name
from carom.cli.play.order import upcoming, when_words
from carom.cli.play.parts import sand_left, whole_panel
from carom.cli.play.ramses.controls import RamsesControls
from carom.cli.play.ramses.story import story
from carom.cli.words import say
from carom.games.ramses.text import LETTERS
from carom.games.ramses.view import SeatView, View


def panel(controls: RamsesControls) -> Text:
    """Return the panel as it is now; behind the curtain it asks everybody to look."""
    view = controls.desk.look()
    if view is None:
        asked = Text(say("play-ramses-curtain"), style="bold")
        return whole_panel((asked,), controls.problem, ("ramses-begin",))
    told = body(controls, view, view.remaining_ms)
    return whole_panel(told, controls.problem, key_names(view))


def body(controls: RamsesControls, view: View, left_ms: int | None) -> Iterator[Text]:
    """Yield all that the panel tells of a view.

    Args:
        controls: The keys.
        view: What is seen.
        left_ms: What is left on the running clock, or None.
    """
    names = controls.desk.names
    yield from _heading(view, names)
    if left_ms is not None:
        options = view.options
        seconds = options.preview_s if view.phase == "preview" else options.turn_s
        yield sand_left(left_ms, 1000 * seconds)
    yield from _ranking(view, names) if view.phase == "over" else _seats(view, names)
    yield Text("")
    yield from (Text(line, style="italic") for line in story(view, names))
    yield from _open(view)
    yield from _choices(controls, view, names)


def lettered(treasure: int) -> str:
    """Return the letter and the name of a treasure."""
    return f"{LETTERS[treasure]} {treasure_name(treasure)}"


def _heading(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield what is going on, whose turn it is and what is sought."""
    if view.phase == "over":
        yield Text(say(f"term-ramses-{view.reason}"), style="bold")
    elif view.phase == "preview":
        is_shown = view.tokens is not None
        key = "play-ramses-preview" if is_shown else "play-ramses-preview-hidden"
        yield Text(say(key), style="bold")
    else:
        name, left = names[view.turn], sum(view.piles)
        words = say("play-ramses-turn", number=view.turn_number, name=name, left=left)
        yield Text(words, style="bold")
        yield from _card(view)


def _card(view: View) -> Iterator[Text]:
    """Yield the card that is up and what has to be done for it."""
    card = view.card
    if card is None:
        return
    if card.kind == "search":
        words = say("play-ramses-wanted", treasure=lettered(card.treasure), points=card.points)
    else:
        words = say("cli-replay-card", card=card_name(card))
    yield Text(words, style="bold green")
    if card.kind == "gift":
        yield Text(say("play-ramses-task-gift"))
    if view.named:
        treasures = tuple(lettered(one) for one in view.named[view.reached :])
        yield Text(say("play-ramses-task-risk", treasures=treasures))


def _seats(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield a line a seat: points and cards, whose turn it is, when it plays, who is out."""
    waits = {
        at: seat.skips for at, seat in enumerate(view.seats) if seat.is_present and not seat.is_out
    }
    turns = upcoming(range(len(view.seats)), view.turn, waits)
    for at, seat in enumerate(view.seats):
        marker = "▶ " if at == view.turn and view.phase != "preview" else "  "
        told = {"points": seat.points, "cards": len(seat.cards)}
        line = Text(marker + say("play-ramses-seat", name=names[at], **told))
        line.append("  ✓" if seat.is_ready and view.phase == "preview" else "")
        line.append("  ✗" if seat.is_out else "")
        when = "" if view.phase == "preview" else when_words(turns, at)
        line.append(f" · {when}" if when else "")
        yield line if seat.is_present else Text(line.plain, style="dim")


def _open(view: View) -> Iterator[Text]:
    """Yield the names of all treasures that can be seen now."""
    tokens = view.tokens or ()
    seen = [one.treasure for one in view.seen]
    here = {one for one in (*tokens, *seen, view.content) if one is not None}
    if here:
        yield Text(say("cli-replay-treasures", names=tuple(map(lettered, sorted(here)))))


def _choices(controls: RamsesControls, view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield what there is to choose from by number, and what has been typed."""
    if view.phase == "naming" and view.names:
        yield Text(say("play-ramses-task-name"), style="bold")
        if controls.first is not None:
            yield Text(f"1. {lettered(controls.first)}", style="cyan")
        words = (f"{at} {treasure_name(one)}" for at, one in enumerate(view.names, start=1))
        yield Text("  ".join(words))
    if view.phase == "giving" and view.gives:
        yield Text(say("play-ramses-task-give"), style="bold")
        treasures = {card.number: card.treasure for card in view.seats[view.turn].cards}
        for at, give in enumerate(view.gives, start=1):
            yield Text(f"{at} {treasure_name(treasures[give.card])} → {names[give.to]}")
    if controls.typed:
        name = names[view.seat or 0]
        yield Text(say("play-typing", name=name, text=controls.typed), style="bold")


def _ranking(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the places (D-31, D-32, D-40)."""
    scores = [_score(view, seat) for seat in view.seats]
    for at in sorted(range(len(scores)), key=lambda seat: (scores[seat], seat)):
        rank, seat = 1 + sum(other < scores[at] for other in scores), view.seats[at]
        told = {"rank": rank, "points": seat.points, "cards": len(seat.cards)}
        words = say("play-ramses-rank", name=names[at], **told)
        yield Text(words, style="bold" if rank == 1 else "")


def _score(view: View, seat: SeatView) -> tuple[int, ...]:
    """Return what counts for a seat's place, the better the smaller."""
    cards = -len(seat.cards)
    return (cards,) if view.options.scoring == "cards" else (-seat.points, cards)


def key_names(view: View) -> list[str]:
    """Return the names of what the keys do now."""
    if "ready" in view.may:
        return ["ramses-ready"]
    if view.phase in ("naming", "giving") and view.seat == view.turn:
        return ["ramses-choose"]
    names = ["ramses-slide"] if view.moves else []
    return [*names, "ramses-stop"] if "stop" in view.may else names
