# Generated from scripts/languages/python/runtime/annotation_contracts/decoding.py by "npm run generate". Do not edit.

"""Decodes JSON values into types; the generated modules call nothing else."""

from __future__ import annotations

import math
from typing import Any, Callable, Dict, List, Mapping, Optional, TypeVar

from .json_text import Json
from .place import DecodeError, Place, Problem, type_of

T = TypeVar("T")

_LARGEST = 2**53 - 1

#: Decodes the value at a place.
Decoder = Callable[[Json, Place], T]


def decode_document(decoder: Decoder[T], node: Json) -> T:
    """Decodes a whole document and raises `DecodeError` with all that is wrong."""
    problems: List[Problem] = []
    value = decoder(node, Place(problems))
    if problems:
        raise DecodeError(problems)
    return value


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


def literal(*values: Json) -> Decoder[Any]:
    """Makes a decoder of a few values of any JSON type."""

    def decode(node: Json, place: Place) -> Any:
        for value in values:
            if _same(value, node):
                return value
        expected = " or ".join(map(repr, values))
        # Only a value of a type that could be right is a wrong value.
        if type_of(node) in map(type_of, values):
            return place.fail("value", f"expected {expected}, received {str(node)[:60]}")
        return place.mismatch(" or ".join(sorted({type_of(value) for value in values})), node)

    return decode


def _same(a: Json, b: Json) -> bool:
    if type_of(a) != type_of(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and all(map(_same, a, b))
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(_same(value, b[key]) for key, value in a.items())
    return bool(a == b)


def sized(decoder: Decoder[T], least: int, most: float = math.inf) -> Decoder[T]:
    """Makes a decoder that also bounds the characters of a string, the items of an array or the members of an object."""

    def decode(node: Json, place: Place) -> T:
        if isinstance(node, (str, list, dict)) and not least <= len(node) <= most:
            place.fail("length", f"expected a length from {least} to {most}, received {len(node)}")
        return decoder(node, place)

    return decode


def within(
    decoder: Decoder[T],
    *,
    low: float = -math.inf,
    high: float = math.inf,
    above: float = -math.inf,
    below: float = math.inf,
) -> Decoder[T]:
    """Makes a decoder that also bounds a number: `low` and `high` are allowed, `above` and `below` are not."""

    def decode(node: Json, place: Place) -> T:
        value = decoder(node, place)
        if type_of(node) != "number":
            return value
        if not low <= node <= high or (node <= above > -math.inf) or (node >= below < math.inf):
            place.fail("range", f"received {str(node)[:60]}, which is out of bounds")
        return value

    return decode
