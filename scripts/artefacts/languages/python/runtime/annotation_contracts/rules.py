"""Finds what is suspicious in a document that is valid all the same: an interpreter of a table in JSON."""

from __future__ import annotations

import json
import re
from datetime import datetime
from functools import lru_cache
from typing import Any, Callable, Dict, List, Sequence

from .errors import RuleWarning
from .json_text import Json, JsonObject, is_number, point_to
from .reader import same

_MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)(?:\.(\d*?)0*)?(Z|[+-]\d\d:\d\d)", re.ASCII)


_Rule = Dict[str, Any]
_Warn = Callable[..., None]


def find_in(table: str, document: Json) -> List[RuleWarning]:
    """Lists the rules of a table that a document breaks, in their order."""
    rules = _read(table)
    found: List[RuleWarning] = []
    event = str(document.get(rules["tag"], "")) if isinstance(document, dict) else ""
    resource = rules["resources"].get(event, event.partition(":")[2] or event)
    other = document.get(resource) if isinstance(document, dict) else None
    if not isinstance(other, dict):
        return found
    for rule in rules["rules"]:

        def warn(path: str, told: JsonObject = {}, say: str = "say", rule: _Rule = rule) -> None:
            text = re.sub(r"\{(\w*)\}", lambda at: _text(told.get(at[1])) if at[1] else resource, rule[say])
            found.append(RuleWarning(rule["id"], path, text, rule["clause"]))

        for events, *places in rule["at"]:
            if event.startswith(events) or event.endswith(events):
                for place in places:
                    steps = place.replace("{}", resource, 1).split("/")[1:]
                    _visit(document, "", steps, lambda value, path: _check(rule, value, path, other, warn))
    return found


@lru_cache(maxsize=None)
def _read(table: str) -> Any:
    return json.loads(table)


def _visit(value: Json, path: str, steps: Sequence[str], check: Callable[[Json, str], None]) -> None:
    """Follows the steps to the values that a rule reads; `*` is every item of a list."""
    if not steps:
        check(value, path)
    elif isinstance(value, dict):
        _visit(value.get(steps[0]), path + point_to(steps[0]), steps[1:], check)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            _visit(item, f"{path}/{i}", steps[1:], check)


def _check(rule: _Rule, value: Json, path: str, other: JsonObject, warn: _Warn) -> None:
    check = rule["check"]
    if check == "distinct":
        seen = set()
        for i, item in enumerate(value if isinstance(value, list) else []):
            key = json.dumps(item, sort_keys=True)
            if key in seen:
                warn(f"{path}/{i}", {"item": item})
            seen.add(key)
        return
    if not isinstance(value, dict):
        return
    first, second = [*rule.get("members", []), None, None][:2]
    if check == "ends":
        url, own = value.get(first), value.get(second)
        if isinstance(url, str) and is_number(own) and not _without_slash(url).endswith(f"/{_text(own)}"):
            warn(path + point_to(first), value)
    elif check == "ordered":
        if _is_above(value.get(first), value.get(second)):
            warn(path + point_to(second), value)
    elif check == "same":
        if first in value and not same(value[first], other.get(second)):
            warn(path + point_to(first), other)
    elif check == "only":
        _check_only(rule, value, path, warn)
    elif check == "absent":
        if first in value:
            warn(path + point_to(first), value)
    elif check == "filled":
        if not value:
            warn(path)
    elif check == "changed":
        for name, item in value.items():
            if name in other and same(item, other[name]):
                warn(path + point_to(name))
    elif check == "known":
        for name in value:
            if name not in other:
                warn(path + point_to(name))


def _check_only(rule: _Rule, value: JsonObject, path: str, warn: _Warn) -> None:
    """Wants a member exactly where another one has a value."""
    name, wanted = rule["when"]
    if "unless" in rule and value.get(name) == rule["unless"]:
        return
    members = rule["members"]
    member = next((one for one in members if one in value), members[-1])
    is_there = value.get(member) is not None
    if is_there != (value.get(name) == wanted):
        warn(path + point_to(member), value, "say" if is_there else "lacks")


def _without_slash(url: str) -> str:
    return url[:-1] if url.endswith("/") else url


def _text(value: Json) -> str:
    if value is None:
        return ""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _is_above(one: Any, another: Any) -> bool:
    """Compares two numbers, or two moments to the last digit, leap seconds included."""
    if is_number(one) and is_number(another):
        return bool(one > another)
    moments = [_MOMENT.fullmatch(text) if isinstance(text, str) else None for text in (one, another)]
    keys = []
    for moment in moments:
        if moment is None:
            return False
        minute, second, fraction, zone = moment.groups()
        try:
            at = datetime.fromisoformat(f"{minute}:00{'+00:00' if zone == 'Z' else zone}")
        except ValueError:
            return False
        keys.append((at, second + (fraction or "")))
    return keys[0] > keys[1]
