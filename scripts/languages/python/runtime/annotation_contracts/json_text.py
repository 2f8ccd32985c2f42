"""Reads and writes JSON texts: the exact bytes that arrived, never lossy."""

from __future__ import annotations

import json
import json.scanner
import math
import sys
import threading
from typing import Any, Callable, Dict, List, TypeVar, Union

#: A parsed JSON value, as `json.loads` returns it.
Json = Any
#: A parsed JSON object.
JsonObject = Dict[str, Any]

T = TypeVar("T")

#: Calls that may be nested; groups of 10,000 levels need some 80,000.
_CALLS = 100_000
_STACK_BYTES = 512 * 1024 * 1024


class UnreadableError(ValueError):
    """A body that is no JSON text; `reason` is `not-utf8`, `not-json` or `too-deep`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"cannot read the body: {detail}")
        self.reason = reason


def read_json(body: Union[bytes, str]) -> Json:
    """Parses a JSON text (RFC 8259) and raises `UnreadableError` where it is none."""
    try:
        text = body if isinstance(body, str) else body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("not-utf8", f"byte {error.start} is not UTF-8") from error
    try:
        decoder = json.JSONDecoder(parse_constant=_refuse, parse_int=_to_int)
        try:
            return decoder.decode(text)
        except RecursionError:
            return _read_deep(decoder, text)
    except ValueError as error:
        raise UnreadableError("not-json", f"it is not JSON: {error}") from error


def write_json(value: Json) -> str:
    """Writes a JSON text in ASCII; a lone surrogate is written as it came."""
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False)
    except (RecursionError, ValueError):
        return _write_any(value)


def _read_deep(decoder: json.JSONDecoder, text: str) -> Json:
    """Parses by the scanner that is written in Python: it knows no limit but that of calls."""
    setattr(decoder, "scan_once", getattr(json.scanner, "py_make_scanner")(decoder))
    return decoder.decode(text)


def _write_any(value: Json) -> str:
    """Writes what `json.dumps` does not: what is nested too deep for it, and 1e400, which is read as infinity."""
    if isinstance(value, dict):
        members = [f"{json.dumps(name)}:{_write_any(member)}" for name, member in value.items()]
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join([_write_any(item) for item in value]) + "]"
    if isinstance(value, float) and math.isinf(value):
        return "1e999" if value > 0 else "-1e999"
    return json.dumps(value, allow_nan=False)


def with_deep_stack(work: Callable[[], T]) -> T:
    """Runs recursive work, again on a larger stack where this one is too small for a deep document.

    While that runs, the recursion limit of the whole process is higher. Raises `UnreadableError` where it is not enough.
    """
    try:
        return work()
    except RecursionError:
        return _run_deep(work)


def _run_deep(work: Callable[[], T]) -> T:
    results: List[T] = []
    errors: List[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            errors.append(error)

    calls, stack = sys.getrecursionlimit(), threading.stack_size(_STACK_BYTES)
    try:
        sys.setrecursionlimit(max(calls, _CALLS))
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    except RuntimeError as error:
        raise UnreadableError("too-deep", "it is nested too deep for the memory at hand") from error
    finally:
        threading.stack_size(stack)
        sys.setrecursionlimit(calls)
    if errors and isinstance(errors[0], RecursionError):
        raise UnreadableError("too-deep", "it is nested too deep")
    if errors:
        raise errors[0]
    return results[0]


def _refuse(name: str) -> Json:
    raise ValueError(f"{name} is no JSON value")


def _to_int(text: str) -> Union[int, float]:
    return -0.0 if text == "-0" else int(text)
