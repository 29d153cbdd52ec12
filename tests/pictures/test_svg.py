"""Elements of SVG as text."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from carom.pictures.svg import number, tag, text


def test_numbers_are_short() -> None:
    assert [number(value) for value in (0.0, -0.0, 10.0, 2.5, 1 / 3)] == [
        "0", "0", "10", "2.5", "0.33",
    ]  # fmt: skip


@given(st.text(), st.text())
def test_any_words_give_well_formed_elements(words: str, value: str) -> None:
    element = ElementTree.fromstring(tag("a", text(words), b_c_=text(value)))
    assert element.tag == "a"
    assert list(element.attrib) == ["b-c"]


def test_markup_in_words_is_escaped() -> None:
    assert tag("a", text("<b> & 'c'"), d='"<') == "<a d=\"&quot;&lt;\">&lt;b&gt; &amp; 'c'</a>"


def test_what_xml_cannot_hold_is_replaced() -> None:
    assert text("a\x00b\ufffe\ud800\n") == "a\ufffdb\ufffd\ufffd\n"
