"""Reads documents by the table of an edition: valid ones by straight-line code, which is made when it is first used."""

from __future__ import annotations

import json
import sys
from functools import cached_property
from importlib import import_module
from typing import Any, Callable, Dict, FrozenSet, Iterable, List, Mapping, Optional, Sequence, Set, Tuple

from .errors import DecodeError, Problem
from .json_text import HugeNumber, Json, JsonObject, Text, read_json, run_deep, with_deep_stack
from .record import MISSING, Mode, UnknownEvent

_LARGEST = 2**53 - 1
_Row = Dict[str, Any]
_PYTHON = {
    "string": ("str",), "number": ("int", "float", "HugeNumber"), "boolean": ("bool",), "null": ("NoneType",),
    "array": ("list",), "object": ("dict",),
}  # fmt: skip
_COMPARED = {"min": "<", "max": ">", "above": "<=", "below": ">="}


class Bad(Exception):
    """The document is not valid: `explain` says why."""


def _whole(value: Any) -> int:
    """Takes `2.0` for an integer (R2.2)."""
    if type(value) is float and value.is_integer():
        return int(value)
    raise Bad


def same(a: Json, b: Json) -> bool:
    """Returns whether two values are the same JSON: 1 and 1.0 are, 1 and true are not."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(value, b[key]) for key, value in a.items())
    return bool(a == b)


def _literal(value: Any, values: Sequence[Json]) -> Json:
    for one in values:
        if same(one, value):
            return one
    raise Bad


def _fit(value: Any, branches: Sequence[Tuple[FrozenSet[str], Callable[[Any], Any]]]) -> Any:
    """Takes the first record that fits, the one that shares the most members with the object first."""
    for _, read in sorted(branches, key=lambda branch: len(branch[0].intersection(value)), reverse=True):
        try:
            return read(value)
        except (Bad, KeyError):
            pass
    raise Bad


class Edition:
    """An edition of a contract: its table, and the classes of its module."""

    def __init__(self, module: str, table: str, names: Mapping[str, str], ids: Mapping[str, Mapping[str, str]]) -> None:
        self._module, self._text, self._names, self._ids = module, table, names, ids
        self._types: Dict[Mode, Dict[str, _Row]] = {}
        self._readers: Dict[Mode, Dict[str, Callable[[Json], Any]]] = {"strict": {}, "tolerant": {}}
        #: What the code that was made so far has as its globals.
        self._made: Dict[Mode, Dict[str, Any]] = {"strict": dict(_GLOBALS), "tolerant": dict(_GLOBALS)}

    @cached_property
    def table(self) -> _Row:
        """The table, without descriptions."""
        return json.loads(self._text)  # type: ignore[no-any-return]

    @cached_property
    def main(self) -> _Row:
        """The declaration of a whole document."""
        return self.types("tolerant")[self.table["main"]]

    @property
    def name(self) -> str:
        """Name of the edition, such as `2.76`."""
        return str(self.table["edition"])

    @cached_property
    def events(self) -> Mapping[str, str]:
        """The type of each event."""
        named = self.table.get("events")
        if named:
            return {one["event"]: one["type"] for one in named["types"]}
        return {one["value"]: one["record"] for one in self.main["branches"]} if self._tag else {}

    @cached_property
    def _tag(self) -> Optional[str]:
        """The member that names the event, where one does."""
        return self.main["tag"] if self.main["kind"] == "sum" and self.main["open"] else None

    def types(self, mode: Mode) -> Dict[str, _Row]:
        """The declarations of a mode, by name."""
        if mode not in self._types:
            rows = [one for one in self.table["types"] if one.get("mode", mode) == mode]
            self._types[mode] = {one["name"]: one for one in rows}
        return self._types[mode]

    def read(self, value: Json, mode: Mode = "tolerant", event: Optional[str] = None) -> Any:
        """Reads a whole document, or the one of an event that a header names."""
        name = self.find(value, event)
        return UnknownEvent(event=self.event_of(value, event), document=value) if name is None else self.read_raw(name, value, mode)

    def event_of(self, value: Json, event: Optional[str] = None) -> str:
        """Names the event of a document; the empty string where nothing does."""
        tag = self.main.get("tag")
        named = value.get(tag) if event is None and tag and type(value) is dict else event
        return named if isinstance(named, str) else ""

    def find(self, value: Json, event: Optional[str] = None) -> Optional[str]:
        """Names the declaration of a document; None where its event is none of the edition."""
        if event is None and self._tag and type(value) is dict:
            event = value.get(self._tag)
        return self.events.get(event) if type(event) is str else self.main["name"]

    def read_type(self, cls: str, value: Json, mode: Mode) -> Any:
        """Reads a value of a class."""
        return with_deep_stack(self.read_raw, self._raw(cls), value, mode)

    def read_raw(self, name: str, value: Json, mode: Mode) -> Any:
        """Reads a declaration; raises `DecodeError` with all that is wrong."""
        read = self.reader(name, mode)
        try:
            return read(value)
        except (Bad, KeyError):
            pass
        problems = self.explain(name, value, mode)
        if problems:
            raise DecodeError(problems, self.name)
        return read(_plain(value))

    def reader(self, name: str, mode: Mode) -> Callable[[Json], Any]:
        """Gives the function that reads a declaration, or raises `Bad` or `KeyError`."""
        return self._readers[mode].get(name) or self._compile(name, mode)

    def explain(self, name: str, value: Json, mode: Mode) -> List[Problem]:
        """Lists what is wrong with a value."""
        from .explain import Explanation

        return Explanation(self, mode).list_problems({"kind": "named", "name": name}, value)

    def loosened(self, row: _Row, mode: Mode) -> bool:
        """Returns whether a mode asserts less than a declaration says."""
        return mode == "tolerant" and "mode" not in row

    def json_schema(self, cls: str) -> JsonObject:
        """Gives the JSON Schema of a class; what holds itself ends in any object."""
        from .explain import write_schema

        return write_schema(self, {"kind": "named", "name": self._raw(cls)})

    def _raw(self, cls: str) -> str:
        """Names the declaration of a class."""
        return next((name for name, own in self._names.items() if own == cls), cls)

    def _compile(self, name: str, mode: Mode) -> Callable[[Json], Any]:
        """Makes the functions that a declaration needs, all in one go."""
        code = _Code(self, mode)
        checks = code.check({"kind": "named", "name": name}, "v")
        text = "\n".join([*code.lines, "def take(v):", *checks, " return v"])
        exec(compile(text, f"<{self._module}>", "exec"), code.globals)
        self._made[mode] = code.globals
        return self._readers[mode].setdefault(name, code.globals["take"])


def _id(name: str) -> str:
    return "".join(letter if letter.isalnum() and letter.isascii() else f"_{ord(letter):x}_" for letter in name)


def _plain(value: Any) -> Json:
    """Copies what only looks like JSON, such as tuples and subclasses of dict and str."""
    for kind in (bool, str, int, float):
        if isinstance(value, kind):
            return value if type(value) is bool or isinstance(value, float) else kind(value)
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value


_GLOBALS: Mapping[str, Any] = {
    "Bad": Bad, "KeyError": KeyError, "MISSING": MISSING, "NoneType": type(None), "whole": _whole,
    "literal": _literal, "fit": _fit, "HugeNumber": HugeNumber,
}  # fmt: skip


class _Code:
    """Writes the functions of declarations: each takes a JSON value and returns it read, or raises `Bad`."""

    def __init__(self, edition: Edition, mode: Mode) -> None:
        self._edition, self._mode = edition, mode
        self._types = edition.types(mode)
        self._row: _Row = {}
        self._open: Set[str] = set()
        self.lines: List[str] = []
        self.globals: Dict[str, Any] = dict(edition._made[mode])

    def _need(self, name: str) -> str:
        """Names the function of a declaration, and writes it where it is new; a record is given an object."""
        function = f"read_{_id(name)}"
        if function not in self.globals:
            self.globals[function] = None
            one, before = self._types[name], (self._row, self._open)
            self._row, self._open = one, {name}
            lines = {"record": self._record, "sum": self._sum, "union": self._whole_union}[one["kind"]](one)
            self._row, self._open = before
            # What is used often is quicker as a local variable.
            self.lines += [f"def {function}(v, type=type, dict=dict, str=str, MISSING=MISSING):", *lines]
        return function

    def _constant(self, value: Any) -> str:
        name = f"c{len(self.globals)}"
        self.globals[name] = value
        return name

    def _record(self, one: _Row) -> List[str]:
        name, fields = one["name"], one["fields"]
        cls = getattr(sys.modules[self._edition._module], self._edition._names.get(name, name))
        new, frozen = self._constant(cls._builder), self._constant(cls)
        ids = self._edition._ids.get(name, {})
        tag = one.get("tag", {}).get("member")
        count = sum(not field["optional"] for field in fields)
        lines = [f" o = {new}()", f" m = len(v) - {count}"]
        end = [f" o.__class__ = {frozen}", " return o"]
        is_before = "before" in one and not self._edition.loosened(one, self._mode)
        # A document of another edition lacks a member sooner than it has a wrong one deep down; of the members that may be
        # missing, those that hold others seldom are.
        deep = ("named", "nullable", "list", "map")
        ordered = sorted(fields, key=lambda field: (field["optional"], (field["type"]["kind"] in deep) != field["optional"]))
        own = {field["name"]: f"o.{ids.get(field['name'], field['name'])} = " for field in fields if field["name"] != tag}
        for i, field in enumerate(ordered):
            key = field["name"]
            read = [f" x = v[{key!r}]", *self.check(field["type"], "x"), *([f" {own[key]}x"] if key in own else [])]
            if not field["optional"]:
                lines += read
                continue
            if (i - count) % 4 == 0 and not is_before:
                # All that the object has was read.
                missing = "".join(own.get(one["name"], "") for one in ordered[i:])
                lines += [" if not m:", f"  {missing}MISSING", "  o.extra = {}", *(f" {line}" for line in end)]
            lines += [f" if {key!r} in v:", "  m -= 1", *(f" {line}" for line in read)]
            lines += [f" else: {own[key]}MISSING"] if key in own else []
        known = self._constant(frozenset(field["name"] for field in fields))
        lines += [" if not m: o.extra = {}", " else:", f"  o.extra = {{k: x for k, x in v.items() if k not in {known}}}"]
        rest = one["rest"]
        is_closed = rest["kind"] == "json" and not rest["types"]
        if is_closed and not self._edition.loosened(one, self._mode):
            lines += ["  raise Bad"]
        elif not is_closed:
            checks = self.check(rest, "x")
            lines += ["  for x in o.extra.values():", *(f"  {line}" for line in checks)] if checks else []
        if is_before:
            before = one["before"]
            lines += [f" b = v.get({before['member']!r})", " if type(b) is dict:", f"  r = v[{before['of']!r}]"]
            lines += [f"  for k in b:\n   if k not in r and k not in {self._constant(frozenset(before['known']))}: raise Bad"]
        return lines + end

    def _sum(self, one: _Row) -> List[str]:
        rows = [(branch["value"], branch["record"], self._need(branch["record"])) for branch in one["branches"]]
        tagged = [f" if k == {value!r}: return {read}(v)" for value, _, read in rows]
        if one["open"]:
            return [f" k = v[{one['tag']!r}]", *tagged, " raise Bad"]
        names = [frozenset(field["name"] for field in self._types[name]["fields"]) for _, name, _ in rows]
        branches = [f"({self._constant(own)}, {read})" for own, (_, _, read) in zip(names, rows)]
        fit = [f" return fit(v, ({', '.join(branches)},))"]
        return [f" k = v.get({one['tag']!r})", *tagged, *fit] if "tag" in one else fit

    def _whole_union(self, one: _Row) -> List[str]:
        return [*self._union(one, "v"), " return v"]

    def _union(self, one: _Row, x: str) -> List[str]:
        lines = [f" {x}t = type({x})"]
        for branch in one["branches"]:
            known = self._types_of([branch["json"]], x)
            checks = self.check(branch["type"], x)
            test = " or ".join(f"{x}t is {name}" for name in _PYTHON[branch["json"]])
            lines += [f" {'if' if len(lines) == 1 else 'elif'} {test}:"]
            lines += [f" {line}" for line in checks if line not in known] or ["  pass"]
        return [*lines, " else: raise Bad"]

    def check(self, type_: _Row, x: str) -> List[str]:
        """Writes the statements that check a variable, and change it where its type in Python is another."""
        kind = type_["kind"]
        if kind == "named":
            return self._named(type_["name"], x)
        if kind == "nullable":
            inner = self.check(type_["of"], x)
            return [f" if {x} is not None:", *(f" {line}" for line in inner)] if inner else []
        if kind == "constant":
            return self._values([type_["value"]], x)
        if kind == "json":
            return self._types_of(type_["types"], x)
        if kind in ("list", "map"):
            return self._items(type_, x)
        if kind in ("boolean", "string", "number"):
            return [*self._types_of([kind], x), *self._length(type_, x), *self._format(type_, x), *self._range(type_, x)]
        limit = [f" if not -{_LARGEST} <= {x} <= {_LARGEST}: raise Bad"] if type_["safe"] else []
        return [f" if type({x}) is not int: {x} = whole({x})", *limit, *self._range(type_, x)]

    def _named(self, name: str, x: str) -> List[str]:
        one = self._types[name]
        if one["kind"] == "alias" or one["kind"] == "union" and f"read_{_id(name)}" not in self.globals and name not in self._open:
            before, self._row = self._row, one
            self._open.add(name)
            lines = self.check(one["type"], x) if one["kind"] == "alias" else self._union(one, x)
            self._open.discard(name)
            self._row = before
            return lines
        if one["kind"] == "vocabulary" and one["open"]:
            return self._types_of(["string"], x)
        if one["kind"] in ("vocabulary", "enumeration"):
            return self._values(one["values"], x)
        checks = [] if one["kind"] == "union" else self._types_of(["object"], x)
        return [*checks, f" {x} = {self._need(name)}({x})"]

    def _values(self, values: Sequence[Json], x: str) -> List[str]:
        if values == [None]:
            return [f" if {x} is not None: raise Bad"]
        if all(isinstance(value, str) for value in values):
            if len(values) == 1:
                return [f" if {x} != {values[0]!r}: raise Bad"]
            return [*self._types_of(["string"], x), f" if {x} not in {self._constant(frozenset(values))}: raise Bad"]
        return [f" {x} = literal({x}, {self._constant(tuple(values))})"]

    def _types_of(self, types: Sequence[str], x: str) -> List[str]:
        names = [name for kind in types for name in _PYTHON[kind]]
        test = " and ".join(f"type({x}) is not {name}" for name in names) or "True"
        return [] if len(types) == len(_PYTHON) else [f" if {test}: raise Bad"]

    def _items(self, type_: _Row, x: str) -> List[str]:
        is_list, i = type_["kind"] == "list", f"{x}i"
        lines = [*self._types_of(["array" if is_list else "object"], x), *self._length(type_, x)]
        checks = [f" {line}" for line in self.check(type_["items" if is_list else "values"], i)]
        if not checks:
            return lines
        if not any(f" {i} = " in line for line in checks):
            return [*lines, f" for {i} in {x if is_list else f'{x}.values()'}:", *checks]
        new, add, items = ("[]", f"{x}n.append({i})", x) if is_list else ("{}", f"{x}n[{x}k] = {i}", f"{x}.items()")
        head = [f" {x}n = {new}", f" for {i if is_list else f'{x}k, {i}'} in {items}:"]
        return [*lines, *head, *checks, f"  {add}", f" {x} = {x}n"]

    def _length(self, type_: _Row, x: str) -> List[str]:
        length = type_.get("length") or {}
        return [f" if len({x}) {_COMPARED[end]} {bound}: raise Bad" for end, bound in length.items()]

    def _range(self, type_: _Row, x: str) -> List[str]:
        bounds = type_.get("range") or {}
        return [f" if {x} {_COMPARED[end]} {bound!r}: raise Bad" for end, bound in bounds.items()]

    def _format(self, type_: _Row, x: str) -> List[str]:
        if "format" not in type_ or self._edition.loosened(self._row, self._mode):
            return []
        from .formats import compile_format

        return [f" if not {self._constant(compile_format(self._edition.table['formats'][type_['format']]))}({x}): raise Bad"]


class Contract:
    """A contract in several editions, the newest first, each loaded when it is used."""

    def __init__(self, name: str, package: str, editions: Mapping[str, str]) -> None:
        self.name = name
        self._package = package
        #: Name of the module of each edition, the newest first.
        self.modules = editions
        #: Names of the editions, the newest first.
        self.editions: Tuple[str, ...] = tuple(editions)
        self._loaded: Dict[str, Edition] = {}

    def module(self, name: str) -> Any:
        """Loads the module of an edition."""
        return import_module(f"{self._package}.{self.modules[name]}")

    def edition(self, name: str) -> Edition:
        """Loads an edition; raises ValueError for a name that is none."""
        if name not in self._loaded:
            if name not in self.modules:
                known = ", ".join(self.editions)
                raise ValueError(f"cannot read edition {name!r} of {self.name}: expected one of {known}")
            self._loaded[name] = self.module(name).CONTRACT
        return self._loaded[name]

    def read(
        self,
        value: Json,
        editions: Optional[Iterable[str]] = None,
        mode: Mode = "tolerant",
        events: Sequence[Optional[str]] = (None,),
    ) -> Any:
        """Reads a document by the first edition that takes it, else raises the error of the one that it breaks least."""
        chosen = self.editions if editions is None else self._chosen(editions)
        for name in chosen:
            edition = self._loaded.get(name) or self.edition(name)
            for event in events:
                own = edition.find(value, event)
                if own is not None:
                    try:
                        return (edition._readers[mode].get(own) or edition.reader(own, mode))(value)
                    except (Bad, KeyError):
                        pass
        found = [(self.edition(name), event) for name in chosen for event in events]
        nearest: Optional[DecodeError] = None
        for edition, event in found:
            if edition.find(value, event) is not None:
                try:
                    return edition.read(value, mode, event)
                except DecodeError as error:
                    if nearest is None or len(error.problems) < len(nearest.problems):
                        nearest = error
        if nearest is not None:
            raise nearest
        return found[0][0].read(value, mode, found[0][1])

    def read_type(self, cls: str, value: Json, mode: Mode) -> Any:
        """Reads a value of a class that every edition may have."""
        error: Optional[Exception] = None
        for name in self.editions:
            module = self.module(name)
            if not hasattr(module, cls):
                continue
            try:
                return module.CONTRACT.read_type(cls, value, mode)
            except DecodeError as found:
                error = error or found
        raise error or TypeError(f"cannot read {cls}: no edition has it")

    def json_schema(self, cls: str) -> JsonObject:
        """Gives the JSON Schema of a class in the newest edition that has it."""
        modules = [self.module(name) for name in self.editions]
        newest = next(module for module in modules if hasattr(module, cls))
        schema: JsonObject = newest.CONTRACT.json_schema(cls)
        return schema

    def _chosen(self, editions: Optional[Iterable[str]]) -> Sequence[str]:
        if editions is None:
            return self.editions
        chosen = [editions] if isinstance(editions, str) else list(editions)
        if not chosen:
            raise ValueError(f"cannot read {self.name}: the list of editions is empty")
        return chosen


def parse(source: Any, body: Text, *given: Any) -> Any:
    """Reads a text by an edition or a contract."""
    value = read_json(body)
    try:
        return source.read(value, *given)
    except RecursionError:
        return run_deep(source.read, value, *given)
