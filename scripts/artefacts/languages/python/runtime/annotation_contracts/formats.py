"""Formats of strings that strict mode asserts: the pattern of the table, and the JSON Schema format beside it."""

from __future__ import annotations

import re
from typing import Callable, Dict, Mapping

_moment = re.compile(
    r"(?:\d{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"
    r"|(?:\d\d(?!00)(?:[02468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
    r"[Tt](?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)",
    re.ASCII,
)
_byte = r"(?:25[0-5]|2[0-4]\d|[01]?\d\d?)"
_address = (
    r"\[(?:v[\da-f]+\.[\w!$&-.:;=~]+|(?!(?:[^\]]*::){2}|:[^:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}"
    r"|(?:(?:[\da-f]{1,4}:){6}|(?=[^\]]*::)(?::{0,2}\b[\da-f]{1,4}\b){0,5}:{1,2})(?:" + _byte + r"\.){3}" + _byte +
    r"|(?=[^\]]*::)(?::{0,2}\b[\da-f]{1,4}\b){0,7}(?:::)?))\]"
)
_authority = r"(?:[\w!$-.:;=~]*@)?(?:" + _address + r"|[\w!$-.;=~]*)(?::\d*)?"
_rest = r"(?:\?[\w!$-;=?@~]*)?(?:#[\w!$-;=?@~]*)?"
_hierarchy = r"(?://" + _authority + r"(?:/[\w!$-;=@~]*)?|[\w!$-;=@~]*)"
_uri = re.compile(r"[a-z][a-z\d+.-]*:" + _hierarchy + _rest, re.ASCII | re.IGNORECASE)
_reference = re.compile(_hierarchy + _rest, re.ASCII | re.IGNORECASE)
_broken_escape = re.compile(r"%(?![\dA-Fa-f]{2})")


def _is_uri(text: str) -> bool:
    return _uri.fullmatch(text) is not None and _broken_escape.search(text) is None


def _is_reference(text: str) -> bool:
    return _is_uri(text) or _reference.fullmatch(text) is not None and _broken_escape.search(text) is None


_checks: Dict[str, Callable[[str], object]] = {
    "date-time": _moment.fullmatch,
    "uri": _is_uri,
    "uri-reference": _is_reference,
}
#: `$` of JSON Schema is the end; Python's also stands before a final line feed.
_end = re.compile(r"\\.|\[[^\]\\]*(?:\\.[^\]\\]*)*\]|(\$)")


def compile_format(row: Mapping[str, str]) -> Callable[[str], object]:
    """Makes the check of a format of a table."""
    text = _end.sub(lambda found: r"\Z" if found[1] else found[0], row["pattern"])
    search = re.compile(text, re.ASCII).search
    check = _checks.get(row.get("format", ""))
    return search if check is None else lambda value: search(value) and check(value)
