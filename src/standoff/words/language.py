"""Which language to speak."""

import os
import re
from collections.abc import Mapping
from enum import StrEnum


class Language(StrEnum):
    """The languages players may read."""

    ENGLISH = "en"
    FRENCH = "fr"
    ITALIAN = "it"


SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """The language of whoever sits at this machine; English where it is not one of ours."""
    setting = next((environment[name] for name in SETTINGS if environment.get(name)), "")
    code = re.split(r"[_.@-]", setting.lower())[0]
    return Language(code) if code in list(Language) else Language.ENGLISH


def language_asked(accepted: str) -> Language:
    """The first of ours that a browser says its reader accepts; English where there is none."""
    codes = (re.split(r"[-;]", one.strip().lower())[0] for one in accepted.split(","))
    return next((Language(code) for code in codes if code in list(Language)), Language.ENGLISH)
