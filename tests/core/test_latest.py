from carom.core.latest import keep_latest

made: list[tuple[str, int]] = []


@keep_latest
def seen(state: list[str], seat: int) -> str:
    made.append((state[0], seat))
    return f"{state[0]}/{seat}"


def test_nothing_is_made_twice_in_a_row_and_equal_states_are_told_apart() -> None:
    made.clear()
    one, twin = ["a"], ["a"]
    assert [seen(one, 0), seen(one, 0), seen(one, 1), seen(twin, 1)] == ["a/0", "a/0", "a/1", "a/1"]
    assert made == [("a", 0), ("a", 1), ("a", 1)]
