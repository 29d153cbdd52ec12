"""Which language to speak: the wish of the command, the environment, the browser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

LANGUAGES = ("en", "fr", "nl", "it", "zh-Hant")
FALLBACK = "en"

_TRADITIONAL_REGIONS = {"tw", "hk", "mo"}


def match_language(wishes: Iterable[str]) -> str | None:
    """Return the language that fits the first wish that any fits, or None.

    Tags of the web (``fr-BE``) and locale names (``zh_TW.UTF-8``) are read. Chinese
    fits only where it is traditional: by script, or by region where no script is said.

    >>> match_language(["de", "fr-BE"])
    'fr'
    >>> match_language(["zh_HK.UTF-8"])
    'zh-Hant'
    """
    for wish in wishes:
        first, *rest = wish.split(".")[0].split("@")[0].replace("_", "-").lower().split("-")
        if first == "zh":
            scripts = {part for part in rest if len(part) == 4}
            if scripts == {"hant"} or (not scripts and _TRADITIONAL_REGIONS & set(rest)):
                return "zh-Hant"
        elif first in LANGUAGES:
            return first
    return None


def wished_languages(environment: Mapping[str, str]) -> list[str]:
    """Return what the environment asks for, the strongest wish first.

    ``CAROM_LANG`` goes before the locale; ``LANGUAGE`` counts, as for gettext, only
    when the locale is not the plain C one.
    """
    locale = (
        environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    )
    listed = environment.get("LANGUAGE", "").split(":")
    is_plain = locale.split(".")[0] in ("", "C", "POSIX")
    wishes = [environment.get("CAROM_LANG", ""), *([] if is_plain else [*listed, locale])]
    return [wish for wish in wishes if wish]
