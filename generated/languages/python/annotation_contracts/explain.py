# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/explain.py by "npm run generate". Do not edit.

"""Says what is wrong with a document, by the table: places are made on failure alone."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from .errors import Problem
from .json_text import Json, JsonObject, point_to
from .reader import Edition, same
from .record import Mode

#: Problems that are listed at the most.
MAX_PROBLEMS = 100
_QUOTED = 60
_LARGEST = 2**53 - 1
_SAFE = f"an integer within ±{_LARGEST}"
_Row = Dict[str, Any]
_ORDER = ("string", "number", "boolean", "null", "array", "object")
_WORDS = {
    "utc-date-time": "a UTC timestamp such as 2026-01-31T08:30:00Z",
    "http-url": "an absolute http or https URL",
    "http-url-or-path": "an http or https URL, or a path such as /api/tasks/15",
    "hex-colour": "a hex colour such as #33ddff",
}
_UNITS = {"string": "character", "list": "item", "map": "member"}
_TYPES = {"list": "array", "map": "object", "record": "object", "sum": "object", "boolean": "boolean"}


def type_of(value: Json) -> str:
    """Names the JSON type of a value."""
    if value is None:
        return "null"
    for name, kinds in (("string", str), ("boolean", bool), ("number", (int, float)), ("array", (list, tuple))):
        if isinstance(value, kinds):
            return name
    return "object" if isinstance(value, dict) else type(value).__name__


def _within(value: Any, bounds: Mapping[str, Any]) -> bool:
    return not (
        ("min" in bounds and value < bounds["min"])
        or ("max" in bounds and value > bounds["max"])
        or ("above" in bounds and value <= bounds["above"])
        or ("below" in bounds and value >= bounds["below"])
    )


def _count(length: Mapping[str, int], unit: str) -> str:
    low, high = length.get("min"), length.get("max")
    units = unit if (low if high is None else high) == 1 else f"{unit}s"
    if low is None:
        return f"at most {high} {units}"
    if high is None:
        return f"at least {low} {units}"
    return f"{low} {units}" if low == high else f"{low} to {high} {units}"


def _bounds(bounds: Mapping[str, Any]) -> str:
    words = {"min": "at least", "above": "above", "max": "at most", "below": "below"}
    return " and ".join(f"{word} {bounds[end]}" for end, word in words.items() if end in bounds)


class Explanation:
    """Walks a value along the table and notes what is wrong."""

    def __init__(self, edition: Edition, mode: Mode) -> None:
        self._edition, self._mode = edition, mode
        self._types = edition.types(mode)
        self._problems: List[Problem] = []

    def list_problems(self, type_: _Row, value: Json) -> List[Problem]:
        """Lists the problems of a value, 100 at the most."""
        self._check(type_, value, (), {})
        return self._problems[:MAX_PROBLEMS]

    def _fail(
        self, code: str, path: Tuple[Any, ...], allowed: Union[str, Sequence[str], Mapping[str, Any]], value: Any = None
    ) -> None:
        said = _join(allowed) if isinstance(allowed, Mapping) else allowed
        expected = said if isinstance(said, str) else tuple(said)
        last = str(path[-1]) if path else ""
        if code == "required":
            message = f'member "{last}" is missing, expected {_phrase(expected)}'
        elif code == "unexpected":
            message = f'member "{_shorten(last)}" is not in the contract'
        else:
            message = f"expected {_phrase(expected)}, found {_quote(value)}"
        if len(self._problems) < MAX_PROBLEMS:
            self._problems.append(Problem(code, point_to(*path), expected, value, message))

    def _check(self, type_: _Row, value: Json, path: Tuple[Any, ...], row: _Row) -> None:
        kind = type_["kind"]
        if kind == "named":
            one = self._types[type_["name"]]
            return self._check(one, value, path, one)
        if kind == "alias":
            return self._check(type_["type"], value, path, row)
        allowed = self._allowed(type_, row)
        json_type = type_of(value)
        if json_type not in allowed:
            return self._fail("type", path, allowed, value)
        if kind == "nullable" and value is None:
            return None
        if kind in ("nullable", "union"):
            branches = {branch["json"]: branch["type"] for branch in type_.get("branches", ())}
            found = len(self._problems)
            self._check(branches.get(json_type) or type_["of"], value, path, row)
            return self._widen(found, path, allowed, value)
        if kind == "record":
            return self._record(type_, value, path)
        if kind == "sum":
            return self._sum(type_, value, path)
        values = _values(type_)
        if values is None:
            return self._bounded(type_, value, path, row)
        if not any(same(one, value) for one in values):
            self._fail("value", path, allowed, value)

    def _widen(self, found: int, path: Tuple[Any, ...], allowed: Mapping[str, Any], value: Json) -> None:
        """Says all that is allowed, null or another branch too, where the value itself was wrong."""
        if len(self._problems) == found + 1 and self._problems[found].path == point_to(*path):
            own = self._problems[found]
            is_size = own.code == "length" and not isinstance(value, str)
            if not is_size and own.expected != _SAFE:
                self._problems.pop()
                self._fail(own.code, path, allowed, value)

    def _bounded(self, type_: _Row, value: Any, path: Tuple[Any, ...], row: _Row) -> None:
        kind = type_["kind"]
        if kind in ("string", "list", "map"):
            length = type_.get("length")
            is_long = length and not _within(len(value), length)
            if kind == "string":
                checked = self._format(type_, row)
                if is_long or checked is not None and not checked(value):
                    code = "format" if "format" in type_ and checked is not None else "length"
                    self._fail(code, path, self._allowed(type_, row), value)
                return
            if is_long:
                self._fail("length", path, _count(length or {}, _UNITS[kind]), value)
            for key, item in enumerate(value) if kind == "list" else value.items():
                self._check(type_["items" if kind == "list" else "values"], item, (*path, key), row)
        elif kind == "integer":
            expected = self._allowed(type_, row)
            if isinstance(value, float) and not value.is_integer():
                self._fail("range" if value in (float("inf"), -float("inf")) else "type", path, expected, value)
            elif type_["safe"] and abs(value) > _LARGEST:
                self._fail("range", path, expected if type_.get("range") else _SAFE, value)
            elif not _within(value, type_.get("range") or {}):
                self._fail("range", path, expected, value)
        elif kind == "number" and not _within(value, type_.get("range") or {}):
            self._fail("range", path, self._allowed(type_, row), value)

    def _format(self, type_: _Row, row: _Row) -> Any:
        if "format" not in type_ or self._edition.loosened(row, self._mode):
            return None
        from .formats import compile_format

        return compile_format(self._edition.table["formats"][type_["format"]])

    def _record(self, one: _Row, value: JsonObject, path: Tuple[Any, ...]) -> None:
        names = []
        for field in one["fields"]:
            name = field["name"]
            names.append(name)
            if name in value:
                self._check(field["type"], value[name], (*path, name), one)
            elif not field["optional"]:
                self._fail("required", (*path, name), self._allowed(field["type"], one))
        rest = one["rest"]
        is_closed = rest["kind"] == "json" and not rest["types"]
        if is_closed and self._edition.loosened(one, self._mode):
            return
        for name, item in value.items():
            if name in names:
                continue
            if is_closed:
                self._fail("unexpected", (*path, name), names, item)
            else:
                self._check(rest, item, (*path, name), one)
        before = one.get("before")
        if before and not self._edition.loosened(one, self._mode):
            old, resource = value.get(before["member"]), value.get(before["of"])
            if isinstance(old, dict) and isinstance(resource, dict):
                for name, item in old.items():
                    path_ = (*path, before["member"], name)
                    is_told = any(other.path == point_to(*path_) for other in self._problems)
                    if name not in resource and name not in before["known"] and not is_told:
                        self._fail("unexpected", path_, list(resource), item)

    def _sum(self, one: _Row, value: JsonObject, path: Tuple[Any, ...]) -> None:
        tag = one.get("tag")
        if one["open"]:
            if tag not in value:
                return self._fail("required", (*path, tag), "string")
            if not isinstance(value[tag], str):
                return self._fail("type", (*path, tag), "string", value[tag])
        named = [branch for branch in one["branches"] if tag is not None and branch["value"] == value.get(tag)]
        records = [self._types[branch["record"]] for branch in named or one["branches"]]
        if named:
            return self._record(records[0], value, path)
        start = len(self._problems)
        first: List[Problem] = []
        for record in sorted(records, key=lambda record: -sum(field["name"] in value for field in record["fields"])):
            self._record(record, value, path)
            found, self._problems[start:] = self._problems[start:], []
            if not found:
                return None
            first = first or found
        self._problems += first
        return None

    def _allowed(self, type_: _Row, row: _Row) -> Dict[str, Any]:
        """Says what a type allows by JSON type: a phrase, or a list of values."""
        kind, values = type_["kind"], _values(type_)
        if kind == "named":
            one = self._types[type_["name"]]
            return self._allowed(one, one)
        if kind == "alias":
            return self._allowed(type_["type"], row)
        if kind == "nullable":
            return {**self._allowed(type_["of"], row), "null": "null"}
        if kind == "union":
            return {branch["json"]: self._allowed(branch["type"], row)[branch["json"]] for branch in type_["branches"]}
        if kind == "json":
            return {name: name for name in type_["types"]}
        if kind in _TYPES:
            return {_TYPES[kind]: _TYPES[kind]}
        if values is not None:
            return _list_allowed(values)
        if kind in ("integer", "number"):
            bounds = type_.get("range")
            return {"number": f"{kind} {_bounds(bounds)}" if bounds else kind}
        word = type_["format"] if self._format(type_, row) else "string"
        length = type_.get("length")
        return {"string": f"{word} of {_count(length, 'character')}" if length else word}


def _list_allowed(values: Sequence[Json]) -> Dict[str, Any]:
    listed: Dict[str, Any] = {}
    for value in values:
        name = type_of(value)
        if name in ("string", "number", "boolean"):
            listed.setdefault(name, []).append(value if name == "string" else f"<{json.dumps(value)}>")
        else:
            listed[name] = name
    return listed


def _join(allowed: Mapping[str, Any]) -> Union[str, List[str]]:
    types = [name for name in _ORDER if name in allowed]
    if not types:
        return "nothing"
    if not any(isinstance(allowed[name], list) for name in types):
        return " or ".join(allowed[name] for name in types)
    return [one for name in types for one in (allowed[name] if isinstance(allowed[name], list) else [f"<{name}>"])]


def _values(type_: _Row) -> Optional[Sequence[Json]]:
    """Lists the values of a type that allows no others."""
    if type_["kind"] == "constant":
        return [type_["value"]]
    is_closed = type_["kind"] in ("vocabulary", "enumeration") and not type_.get("open")
    return type_["values"] if is_closed else None


def _phrase(expected: Union[str, Sequence[str]]) -> str:
    if isinstance(expected, str):
        return _WORDS.get(expected) or _with_article(expected)
    words = [_with_article(word[1:-1]) if word[:1] == "<" and word[-1:] == ">" else f'"{word}"' for word in expected]
    return words[0] if len(words) == 1 else f"one of {', '.join(words)}"


def _with_article(types: str) -> str:
    articles = {"string": "a", "number": "a", "integer": "an", "boolean": "a", "object": "an", "array": "an"}
    words = [f"{articles[word]} {word}" if word in articles else word for word in types.split(" ")]
    return " ".join(words) if not types.startswith(("a ", "an ")) else types


def _quote(value: Any) -> str:
    if value == "":
        return "an empty text"
    if isinstance(value, str):
        return json.dumps(_shorten(value), ensure_ascii=False)
    if isinstance(value, (list, tuple)):
        return "an array"
    if isinstance(value, dict):
        return "an object"
    return _shorten(json.dumps(value)) if isinstance(value, (bool, int, type(None))) else repr(value)


def _shorten(text: str) -> str:
    return f"{text[:_QUOTED]}…" if len(text) > _QUOTED else text


def write_schema(edition: Edition, type_: _Row, within: Tuple[str, ...] = ()) -> JsonObject:
    """Writes the JSON Schema of a type, with all that it refers to; what holds itself ends in any object."""
    kind = type_["kind"]
    if kind == "named":
        name = type_["name"]
        held = {"type": "object", "title": name}
        return held if name in within else write_schema(edition, edition.types("tolerant")[name], (*within, name))
    if kind == "record":
        properties = {field["name"]: write_schema(edition, field["type"], within) for field in type_["fields"]}
        required = [field["name"] for field in type_["fields"] if not field["optional"]]
        return {"type": "object", "title": type_["name"], "properties": properties, "required": required}
    if kind == "alias":
        return write_schema(edition, type_["type"], within)
    if kind == "union":
        return {"anyOf": [write_schema(edition, branch["type"], within) for branch in type_["branches"]]}
    if kind == "sum":
        records = [{"kind": "named", "name": branch["record"]} for branch in type_["branches"]]
        return {"anyOf": [write_schema(edition, record, within) for record in records]}
    if kind == "nullable":
        return {"anyOf": [write_schema(edition, type_["of"], within), {"type": "null"}]}
    if kind == "constant":
        return {"const": type_["value"]}
    if kind == "json":
        return {} if len(type_["types"]) in (0, 6) else {"type": list(type_["types"])}
    if kind == "list":
        return {"type": "array", "items": write_schema(edition, type_["items"], within)}
    if kind == "map":
        return {"type": "object", "additionalProperties": write_schema(edition, type_["values"], within)}
    if "values" in type_:
        return {"type": "string", "examples": type_["values"]} if type_.get("open") else {"enum": type_["values"]}
    return {"type": kind}
