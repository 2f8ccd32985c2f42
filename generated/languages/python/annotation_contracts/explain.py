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
#: The JSON type of each kind that has but one.
_TYPES = {
    "string": "string", "vocabulary": "string", "number": "number", "integer": "number", "boolean": "boolean",
    "list": "array", "map": "object", "record": "object", "sum": "object",
}  # fmt: skip


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
        self, code: str, path: Tuple[Any, ...], allowed: Union[str, Sequence[str], _Row], value: Any = None
    ) -> None:
        """Notes what is wrong at a place; what is allowed is a type, a phrase, or the names of members."""
        said, phrase = self._says(allowed) if isinstance(allowed, dict) else (allowed, allowed)
        last = str(path[-1]) if path else ""
        if code == "required":
            message = f'member "{last}" is missing, expected {phrase}'
        elif code == "unexpected":
            message = f'member "{_shorten(last)}" is not in the contract'
        else:
            message = f"expected {phrase}, found {_quote(value)}"
        if len(self._problems) < MAX_PROBLEMS:
            expected = said if isinstance(said, str) else tuple(said)
            self._problems.append(Problem(code, point_to(*path), expected, value, message))

    def _says(self, type_: _Row) -> Tuple[Union[str, Sequence[str]], str]:
        """Gives what a type allows, and the same in a sentence, as the table has it where the kind does not say it all."""
        kind = type_["kind"]
        if kind in ("named", "alias"):
            return self._says(self._types[type_["name"]] if kind == "named" else type_["type"])
        own = type_.get("loose", type_) if self._mode == "tolerant" else type_
        if "phrase" in own:
            return own["expected"], own["phrase"]
        word = kind if kind == "integer" else _TYPES[kind]
        return word, f"{'an' if word[0] in 'aio' else 'a'} {word}"

    def _check(self, type_: _Row, value: Json, path: Tuple[Any, ...], row: _Row) -> None:
        kind, json_type, found = type_["kind"], type_of(value), len(self._problems)
        if kind == "named":
            one = self._types[type_["name"]]
            return self._check(one, value, path, one)
        if kind == "alias":
            return self._check(type_["type"], value, path, row)
        if kind == "nullable":
            if value is not None:
                self._check(type_["of"], value, path, row)
                self._widen(found, path, type_, value)
            return None
        values = _values(type_)
        if kind == "union":
            for branch in type_["branches"]:
                if branch["json"] == json_type:
                    self._check(branch["type"], value, path, row)
                    return self._widen(found, path, type_, value)
        elif values is not None:
            if not any(same(one, value) for one in values):
                is_like = json_type in map(type_of, values)
                self._fail("value" if is_like else "type", path, type_, value)
            return None
        elif json_type in type_["types"] if kind == "json" else json_type == _TYPES[kind]:
            return self._bounded(type_, value, path, row)
        self._fail("type", path, type_, value)

    def _widen(self, found: int, path: Tuple[Any, ...], type_: _Row, value: Json) -> None:
        """Says all that is allowed, null or another branch too, where the value itself was wrong."""
        if len(self._problems) == found + 1 and self._problems[found].path == point_to(*path):
            own = self._problems[found]
            is_size = own.code == "length" and not isinstance(value, str)
            if not is_size and own.expected != _SAFE:
                self._problems.pop()
                self._fail(own.code, path, type_, value)

    def _bounded(self, type_: _Row, value: Any, path: Tuple[Any, ...], row: _Row) -> None:
        kind = type_["kind"]
        if kind == "record":
            self._record(type_, value, path)
        elif kind == "sum":
            self._sum(type_, value, path)
        elif kind in ("string", "list", "map"):
            length = type_.get("length")
            is_long = length and not _within(len(value), length)
            if kind == "string":
                checked = self._format(type_, row)
                if is_long or checked is not None and not checked(value):
                    code = "format" if "format" in type_ and checked is not None else "length"
                    self._fail(code, path, type_, value)
                return
            if is_long:
                self._fail("length", path, type_["count"], value)
            for key, item in enumerate(value) if kind == "list" else value.items():
                self._check(type_["items" if kind == "list" else "values"], item, (*path, key), row)
        elif kind == "integer":
            if isinstance(value, float) and not value.is_integer():
                self._fail("range" if value in (float("inf"), -float("inf")) else "type", path, type_, value)
            elif type_["safe"] and abs(value) > _LARGEST:
                self._fail("range", path, type_ if type_.get("range") else _SAFE, value)
            elif not _within(value, type_.get("range") or {}):
                self._fail("range", path, type_, value)
        elif kind == "number" and not _within(value, type_.get("range") or {}):
            self._fail("range", path, type_, value)

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
                self._fail("required", (*path, name), field["type"])
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
                told = {other.path for other in self._problems}
                for name, item in old.items():
                    path_ = (*path, before["member"], name)
                    if name not in resource and name not in before["known"] and point_to(*path_) not in told:
                        self._fail("unexpected", path_, list(resource), item)

    def _sum(self, one: _Row, value: JsonObject, path: Tuple[Any, ...]) -> None:
        tag = one.get("tag")
        if one["open"]:
            if tag not in value:
                return self._fail("required", (*path, tag), {"kind": "string"})
            if not isinstance(value[tag], str):
                return self._fail("type", (*path, tag), {"kind": "string"}, value[tag])
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


def _values(type_: _Row) -> Optional[Sequence[Json]]:
    """Lists the values of a type that allows no others."""
    if type_["kind"] == "constant":
        return [type_["value"]]
    is_closed = type_["kind"] in ("vocabulary", "enumeration") and not type_.get("open")
    return type_["values"] if is_closed else None


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
