# Generated from scripts/languages/python/runtime/annotation_contracts/decoding.py by "npm run generate". Do not edit.

"""Decodes JSON values into types and encodes them again; the generated modules call nothing else."""

from __future__ import annotations

import dataclasses
from typing import (
    Any,
    Callable,
    ClassVar,
    Dict,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
    TypeVar,
    Union,
    cast,
)

from .json_text import Json, JsonObject

T = TypeVar("T")

#: Errors that are listed at the most.
MAX_ERRORS = 100
_LARGEST = 2**53 - 1


class Missing:
    """Type of `MISSING`: the member is not there, which is not the same as null."""

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False

    def __copy__(self) -> "Missing":
        return self

    def __deepcopy__(self, memo: Dict[int, Any]) -> "Missing":
        return self

    def __reduce__(self) -> str:
        return "MISSING"


#: Value of an optional member that is not there.
MISSING = Missing()


class Problem(NamedTuple):
    """One thing that is wrong: a code, and its place as a JSON Pointer (RFC 6901)."""

    code: str
    path: str
    message: str


class DecodeError(ValueError):
    """A document that breaks its contract; `problems` lists what is wrong, 100 entries at the most."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        first = problems[0]
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{first.path or 'the document'}: {first.message}{more}")
        self.problems = tuple(problems)


class Place:
    """A place in a document, and the list of all that is wrong there and elsewhere."""

    __slots__ = ("problems", "parent", "step")

    def __init__(self, problems: List[Problem], parent: Optional["Place"] = None, step: Union[str, int] = "") -> None:
        self.problems = problems
        self.parent = parent
        self.step = step

    def at(self, step: Union[str, int]) -> "Place":
        """Names a member or an item of this place."""
        return Place(self.problems, self, step)

    def pointer(self) -> str:
        """Writes the place as a JSON Pointer."""
        steps: List[str] = []
        place = self
        while place.parent is not None:
            steps.append("/" + str(place.step).replace("~", "~0").replace("/", "~1"))
            place = place.parent
        return "".join(reversed(steps))

    def fail(self, code: str, message: str) -> None:
        """Notes what is wrong here; the decoding goes on, and what it makes is never seen."""
        if len(self.problems) < MAX_ERRORS:
            self.problems.append(Problem(code, self.pointer(), message))

    def mismatch(self, expected: str, node: Json) -> None:
        """Notes a value of another JSON type than the contract allows."""
        self.fail("type", f"expected {expected}, received {type_of(node)}")


#: Decodes the value at a place.
Decoder = Callable[[Json, Place], T]


def decode_document(decoder: Decoder[T], node: Json) -> T:
    """Decodes a whole document and raises `DecodeError` with all that is wrong."""
    problems: List[Problem] = []
    value = decoder(node, Place(problems))
    if problems:
        raise DecodeError(problems)
    return value


def type_of(node: Json) -> str:
    """Names the JSON type of a value."""
    if node is None:
        return "null"
    if isinstance(node, bool):
        return "boolean"
    if isinstance(node, (int, float)):
        return "number"
    if isinstance(node, str):
        return "string"
    return "array" if isinstance(node, list) else "object"


def string(node: Json, place: Place) -> str:
    """Decodes a string."""
    value: str = _expect("string", node, place)
    return value


def boolean(node: Json, place: Place) -> bool:
    """Decodes a boolean."""
    value: bool = _expect("boolean", node, place)
    return value


def number(node: Json, place: Place) -> float:
    """Decodes a number."""
    value: float = _expect("number", node, place)
    return value


def integer(node: Json, place: Place) -> int:
    """Decodes an integer; `2.0` is one (R2.2)."""
    is_whole = node.is_integer() if isinstance(node, float) else type_of(node) == "number"
    if is_whole:
        return int(node)
    place.mismatch("integer", node)
    return 0


def safe_integer(node: Json, place: Place) -> int:
    """Decodes an integer within ±(2^53 − 1) (W2)."""
    value = integer(node, place)
    if abs(value) > _LARGEST:
        place.fail("range", f"expected an integer within ±{_LARGEST}, received {value}")
    return value


def _expect(expected: str, node: Json, place: Place) -> Any:
    if type_of(node) != expected:
        place.mismatch(expected, node)
    return node


def json_of(*types: str) -> Decoder[Json]:
    """Makes a decoder that keeps a value of some JSON types as it came."""

    def decode(node: Json, place: Place) -> Json:
        if type_of(node) not in types:
            place.mismatch(" or ".join(types), node)
        return node

    return decode


def anything(node: Json, place: Place) -> Json:
    """Keeps a value as it came."""
    return node


def one_of(*values: str) -> Decoder[Any]:
    """Makes a decoder of a closed vocabulary."""

    def decode(node: Json, place: Place) -> Any:
        if string(node, place) not in values and isinstance(node, str):
            place.fail("value", f"expected {' or '.join(map(repr, values))}, received {node[:60]!r}")
        return node

    return decode


def nullable(decoder: Decoder[T]) -> Decoder[Optional[T]]:
    """Makes a decoder that also takes null."""
    return lambda node, place: None if node is None else decoder(node, place)


def list_of(decoder: Decoder[T]) -> Decoder[List[T]]:
    """Makes a decoder of an array."""

    def decode(node: Json, place: Place) -> List[T]:
        _expect("array", node, place)
        return [decoder(item, place.at(i)) for i, item in enumerate(node)] if isinstance(node, list) else []

    return decode


def map_of(decoder: Decoder[T]) -> Decoder[Dict[str, T]]:
    """Makes a decoder of an object with any names."""

    def decode(node: Json, place: Place) -> Dict[str, T]:
        _expect("object", node, place)
        return {key: decoder(item, place.at(key)) for key, item in node.items()} if isinstance(node, dict) else {}

    return decode


def by_json_type(decoders: Mapping[str, Decoder[Any]]) -> Decoder[Any]:
    """Makes a decoder that picks another by the JSON type of the value."""

    def decode(node: Json, place: Place) -> Any:
        decoder = decoders.get(type_of(node), json_of(*decoders))
        return decoder(node, place)

    return decode


class Record:
    """A decoded object; `extra` keeps the members that the contract does not name."""

    #: Attributes whose name in JSON is another.
    NAMES: ClassVar[Mapping[str, str]] = {}
    #: Value of `event`, where the record is an envelope.
    event: ClassVar[str]


class Members:
    """The members of an object that is being decoded."""

    def __init__(self, node: Json, place: Place) -> None:
        self._place = place
        self._is_object = isinstance(node, dict)
        self._members: JsonObject = node if self._is_object else {}
        if not self._is_object:
            place.mismatch("object", node)
        self._known: List[str] = []

    def required(self, name: str, decoder: Decoder[T]) -> T:
        """Decodes a member that must be there."""
        self._known.append(name)
        if name in self._members:
            return decoder(self._members[name], self._place.at(name))
        if self._is_object:
            self._place.at(name).fail("required", "is missing")
        return cast(T, None)

    def optional(self, name: str, decoder: Decoder[T]) -> Union[T, Missing]:
        """Decodes a member that may be missing."""
        self._known.append(name)
        return decoder(self._members[name], self._place.at(name)) if name in self._members else MISSING

    def extra(self, *others: str) -> JsonObject:
        """Collects the members that were not asked for."""
        known = {*self._known, *others}
        return {name: node for name, node in self._members.items() if name not in known}

    def keep_to(self, resource: str, *known: str) -> None:
        """Notes the keys of `before_update` that are not keys of the resource (W6.3)."""
        before, after = self._members.get("before_update"), self._members.get(resource)
        if not isinstance(before, dict) or not isinstance(after, dict):
            return
        for key in before:
            if key not in after and key not in known:
                self._place.at("before_update").at(key).fail("unexpected", f"is not a member of `{resource}`")


def choose(tag: str, branches: Mapping[str, Tuple[Sequence[str], Decoder[Any]]]) -> Decoder[Any]:
    """Makes a decoder that picks a record by its tag, else the one that shares the most members with the object."""

    def decode(node: Json, place: Place) -> Any:
        if not isinstance(node, dict):
            return place.mismatch("object", node)
        named = node.get(tag)
        if isinstance(named, str) and named in branches:
            return branches[named][1](node, place)
        likeliest: List[Problem] = []
        for _, decoder in sorted(branches.values(), key=lambda branch: -sum(name in node for name in branch[0])):
            problems: List[Problem] = []
            value = decoder(node, Place(problems, place.parent, place.step))
            if not problems:
                return value
            likeliest = likeliest or problems
        return place.problems.extend(likeliest)

    return decode


def by_event(decoders: Mapping[str, Decoder[Any]], unknown: Callable[[str, JsonObject], Any]) -> Decoder[Any]:
    """Makes a decoder that picks an envelope by its `event`; another event keeps the document (W6.1)."""

    def decode(node: Json, place: Place) -> Any:
        event = Members(node, place).required("event", string)
        if not isinstance(node, dict) or not isinstance(event, str):
            return None
        decoder = decoders.get(event)
        return unknown(event, node) if decoder is None else decoder(node, place)

    return decode


def encode(value: Any) -> Json:
    """Encodes what was decoded: the JSON value that it came from, however deep."""
    if isinstance(value, Record):
        return _encode_record(value)
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {key: encode(item) for key, item in value.items()}
    return value


def _encode_record(record: Record) -> JsonObject:
    event = getattr(record, "event", None)
    members: JsonObject = {} if event is None else {"event": event}
    for field in dataclasses.fields(record):  # type: ignore[arg-type]
        value = getattr(record, field.name)
        if field.name != "extra" and value is not MISSING:
            members[record.NAMES.get(field.name, field.name)] = encode(value)
    extra: JsonObject = getattr(record, "extra")
    return {**extra, **members}
