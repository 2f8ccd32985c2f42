"""Records: objects with named members, how they are chosen, and how they become JSON again."""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, ClassVar, List, Mapping, Optional, Sequence, Tuple, TypeVar, Union, cast

from .decoding import Decoder, anything, one_of, string
from .json_text import Json, JsonObject
from .place import MISSING, Missing, Place, Problem

T = TypeVar("T")


class Record:
    """A decoded object; `extra` keeps the members that the contract does not name."""

    #: Attributes whose name in JSON is another.
    NAMES: ClassVar[Mapping[str, str]] = {}
    #: Name and value of the member that tells an envelope from the others.
    TAG: ClassVar[Optional[Tuple[str, str]]] = None


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

    def constant(self, name: str, value: str) -> None:
        """Checks a member that is always the same string."""
        self.required(name, one_of(value))

    def extra(self, decoder: Decoder[Any] = anything) -> JsonObject:
        """Collects the members that were not asked for, as they came."""
        extra = {name: node for name, node in self._members.items() if name not in self._known}
        for name, node in extra.items():
            decoder(node, self._place.at(name))
        return extra


def choose(tag: str, branches: Mapping[str, Tuple[Sequence[str], Decoder[Any]]]) -> Decoder[Any]:
    """Makes a decoder that picks a record by its tag, else the one that shares the most members with the object."""
    likeliest = fitting(*branches.values())

    def decode(node: Json, place: Place) -> Any:
        named = node.get(tag) if isinstance(node, dict) else None
        if isinstance(named, str) and named in branches:
            return branches[named][1](node, place)
        return likeliest(node, place)

    return decode


def fitting(*branches: Tuple[Sequence[str], Decoder[Any]]) -> Decoder[Any]:
    """Makes a decoder that picks the first record that fits, the one that shares the most members with the object first."""

    def decode(node: Json, place: Place) -> Any:
        if not isinstance(node, dict):
            return place.mismatch("object", node)
        likeliest: List[Problem] = []
        for _, decoder in sorted(branches, key=lambda branch: -sum(name in node for name in branch[0])):
            problems: List[Problem] = []
            value = decoder(node, Place(problems, place.parent, place.step))
            if not problems:
                return value
            likeliest = likeliest or problems
        return place.problems.extend(likeliest)

    return decode


def by_tag(tag: str, decoders: Mapping[str, Decoder[Any]], unknown: Callable[[str, JsonObject], Any]) -> Decoder[Any]:
    """Makes a decoder that picks an envelope by its tag; another value keeps the document (W6.1)."""

    def decode(node: Json, place: Place) -> Any:
        value = Members(node, place).required(tag, string)
        if not isinstance(node, dict) or not isinstance(value, str):
            return None
        decoder = decoders.get(value)
        return unknown(value, node) if decoder is None else decoder(node, place)

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
    members: JsonObject = {} if record.TAG is None else dict([record.TAG])
    for field in dataclasses.fields(record):  # type: ignore[arg-type]
        value = getattr(record, field.name)
        if field.name != "extra" and value is not MISSING:
            members[record.NAMES.get(field.name, field.name)] = encode(value)
    extra: JsonObject = getattr(record, "extra")
    return {**extra, **members}
