"""Parses documents: detects their edition, returns typed models, and lists errors."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, cast

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from .generated.editions import EDITIONS, MODULES, RASTER_INFO_EDITIONS, ParseDelivery
from .model import Body, InvalidError, Mode, Problem, UnknownEvent, UnreadableError, write_step

if TYPE_CHECKING:
    from .generated.editions import RasterInfo

#: The union branches on the way to a problem, each with its path.
_Located = tuple[list[tuple[str, object]], Problem]
_CODES = {
    "missing": "required", "extra_forbidden": "unexpected", "literal_error": "value", "union_tag_not_found": "required",
    "less_than_equal": "range", "greater_than_equal": "range", "recursion_loop": "too-deep",
}  # fmt: skip


def read_text(name: str) -> str:
    """Reads a file next to the generated modules."""
    return (files("annotation_contracts") / "generated" / name).read_text("utf-8")


#: The response to each rejection code, and for each edition and event the properties that only other editions have.
FACTS: Any = json.loads(read_text("facts.json"))


class _WrongTag(Problem):
    """A wrong value of the property that identifies a branch of a union."""


def read_json(body: Body) -> Any:
    """Reads JSON in UTF-8. Raises UnreadableError."""
    raw = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else bytes(body)
    try:
        return from_json(raw, allow_inf_nan=False)
    except ValueError:
        pass  # the standard library has clearer messages, and reads lone surrogates and more levels
    try:
        return json.loads(raw.decode(), parse_constant=_reject)
    except UnicodeDecodeError:
        raise UnreadableError("not-utf8", "the body is not UTF-8") from None
    except RecursionError:
        raise UnreadableError("too-deep", "the body is nested too deeply") from None
    except ValueError as error:
        raise UnreadableError("not-json", f"the body is not JSON: {error}") from None


def _reject(word: str) -> None:
    raise ValueError(f"unexpected {word}")


@cache
def _adapter(name: str, edition: str) -> TypeAdapter[Any]:
    module = import_module(f".generated.{MODULES[f'{name}@{edition}']}", __package__)
    return TypeAdapter(module.Document)


def _check(name: str, edition: str, document: Any, mode: Mode) -> tuple[Any, list[Problem]]:
    """Reads a document in an edition; returns the document or its problems."""
    if mode == "strict" and name == "webhook":
        from .strict import find_problems

        if problems := find_problems(edition, document):
            return None, problems
    try:
        extra: Literal["forbid"] | None = "forbid" if mode == "strict" and name != "webhook" else None
        return _adapter(name, edition).validate_python(document, extra=extra), []
    except ValidationError as error:
        return None, _choose([_locate(one, document) for one in error.errors(include_url=False)])


def _locate(error: Any, document: Any) -> _Located:
    """Converts pydantic's location to a JSON Pointer, and lists the union branches on the way, each with its path."""
    path, loc = "", error["loc"]
    branches: list[tuple[str, object]] = []
    node: Any = document
    for i, step in enumerate(loc):
        is_missing = error["type"] == "missing" and i == len(loc) - 1
        if is_missing or isinstance(node, dict) and step in node or isinstance(node, list) and isinstance(step, int):
            path += write_step(step)
            node = None if is_missing else node[step]
        else:
            branches.append((path, step))
    is_word = error["type"] == "literal_error" and isinstance(error["input"], str)
    is_type = error["type"] == "literal_error" and not is_word
    # Pydantic gives the accepted words only as text, each in quotes. A tag accepts one word.
    kind = _WrongTag if is_word and error["ctx"]["expected"].count("'") == 2 else Problem
    if error["type"].startswith("union_tag"):
        tag = error["ctx"]["discriminator"].strip("'")
        path += write_step(tag)
        is_type = tag in node
    return branches, kind(path, "type" if is_type else _CODES.get(error["type"], "type"), error["msg"])


def _choose(located: Sequence[_Located], level: int = 0) -> list[Problem]:
    """Lists problems; for a union, only those of the branch that fits best."""
    chosen = [problem for branches, problem in located if len(branches) == level]
    unions: dict[str, dict[object, list[_Located]]] = {}
    for branches, problem in located:
        if len(branches) > level:
            path, branch = branches[level]
            unions.setdefault(path, {}).setdefault(branch, []).append((branches, problem))
    for path, union in unions.items():
        alternatives = [_choose(own, level + 1) for own in union.values()]
        chosen += max(((_fit(own, path.count("/") + 1), own) for own in alternatives), key=lambda one: one[0])[1]
    return chosen


def _fit(problems: list[Problem], tag_depth: int) -> tuple[bool, int, int]:
    """Ranks an alternative: a matching tag first, then deeper problems, then fewer problems."""
    is_right = not any(isinstance(one, _WrongTag) and one.path.count("/") == tag_depth for one in problems)
    return is_right, max(one.path.count("/") for one in problems), -len(problems)


def check_document(name: str, document: Any, editions: Sequence[str], mode: Mode, last: str = "") -> Any:
    """Reads a parsed document in the first edition that accepts it, preferring those that list every known property of its
    envelope. `last` is tried before the others. Raises InvalidError.
    """
    event = document.get("event") if isinstance(document, dict) and name == "webhook" else None
    if isinstance(event, str):
        editions = [one for one in editions if event in FACTS["foreign"][one]]
        if not editions:
            return UnknownEvent(event, document)
    found: dict[str, tuple[Any, list[Problem]]] = {}
    for edition in sorted(editions, key=lambda one: one != last):
        value, problems = found[edition] = _check(name, edition, document, mode)
        foreign = FACTS["foreign"][edition][event] if isinstance(event, str) else ()
        if not problems and not any(one in document for one in foreign):
            return value
    closest = min(editions, key=lambda one: len(found[one][1]))
    value, problems = found[closest]
    if problems:
        what = f"{event} payload" if isinstance(event, str) else "delivery" if name == "webhook" else "raster info"
        raise InvalidError(what, closest, problems)
    return value


def choose_editions(edition: str | Sequence[str] | None, known: Sequence[str]) -> Sequence[str]:
    """Lists the editions to accept, in the contract's order. Raises ValueError for an empty list or an unknown edition."""
    chosen = known if edition is None else [edition] if isinstance(edition, str) else list(edition)
    if not chosen:
        raise ValueError(f"edition is empty: expected one or more of {', '.join(known)}")
    if unknown := [one for one in chosen if one not in known]:
        raise ValueError(f"unknown edition {unknown[0]!r}: expected one of {', '.join(known)}")
    return [one for one in known if one in chosen]


def _parse_delivery(body: Body, *, edition: str | Sequence[str] | None = None, mode: Mode = "tolerant") -> Any:
    """Parses the body of a delivery in the newest edition that accepts it.

    `edition` names the editions to accept. `mode="strict"` checks the rules for senders, and needs the extra
    `strict`. Raises UnreadableError and InvalidError.
    """
    return check_document("webhook", read_json(body), choose_editions(edition, EDITIONS), mode)


parse_delivery: ParseDelivery = cast(Any, _parse_delivery)


def parse_raster_info(body: Body, *, edition: str | Sequence[str] | None = None) -> RasterInfo:
    """Parses the output of gdalmdiminfo in the first edition that accepts it in strict mode, or else in tolerant mode.

    Raises UnreadableError and InvalidError.
    """
    editions, document = choose_editions(edition, RASTER_INFO_EDITIONS), read_json(body)
    try:
        return cast("RasterInfo", check_document("raster-info", document, editions, "strict"))
    except InvalidError:
        return cast("RasterInfo", check_document("raster-info", document, editions, "tolerant"))
