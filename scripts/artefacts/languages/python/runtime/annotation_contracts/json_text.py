"""Reads and writes JSON texts exactly (RFC 8259), however deep they are nested."""

from __future__ import annotations

import json
import json.scanner
import math
import re
import sys
import threading
from typing import Any, Callable, Dict, Optional, TypeVar, Union

from .errors import UnreadableError

#: A parsed JSON value, as `json.loads` returns it.
Json = Any
#: A parsed JSON object.
JsonObject = Dict[str, Any]
#: A JSON text: bytes are UTF-8.
Text = Union[bytes, bytearray, memoryview, str]

T = TypeVar("T")

#: Levels that arrays and objects may be nested.
MAX_DEPTH = 10_000
#: Calls that may be nested; groups of 10,000 levels need some 80,000.
_CALLS = 100_000
_STACK_BYTES = 512 * 1024 * 1024

#: Quick parsers read a minus zero as zero, and integers beyond 64 bits as fractions.
_minus_zero = re.compile(rb"-0(?<![^:,\[ \t\r\n]-0)(?![0-9.eE])")
#: Makes every digit a zero, so that a long integer is found by its length.
_DIGITS, _LONG = bytes.maketrans(b"123456789", b"000000000"), b"0" * 19
#: What stands neither in a number nor behind one: a text without it is a few times shorter, and may have either.
_OTHERS = bytes(byte for byte in range(256) if byte not in b"0123456789.-,]}")
_maybe_zero = re.compile(rb"-0(?![0-9.])").search
_brackets = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


class HugeNumber(float):
    """An integer of more digits than Python converts (4,300 by default): infinite as a number, kept as it was written."""

    text: str


def _refuse(name: str) -> Json:
    raise ValueError(f"{name} is no JSON value")


def _to_int(text: str) -> Union[int, float]:
    if text == "-0":
        return -0.0
    try:
        return int(text)
    except ValueError:
        huge = HugeNumber(text)
        huge.text = text
        return huge


_quick = json.JSONDecoder(parse_constant=_refuse)
_loads: Optional[Callable[[Any], Json]] = None
_tried = False


def _find_parser() -> Optional[Callable[[Any], Json]]:
    """Finds orjson, where it is installed: twice as fast. What it refuses is read once more."""
    global _loads, _tried
    if not _tried:
        _tried = True
        try:
            from orjson import __version__, loads  # type: ignore[import-not-found,unused-ignore]

            # Before, deep nesting ends the process (CVE-2024-27454).
            if tuple(map(int, __version__.split(".")[:3])) >= (3, 9, 15):
                _loads = loads
        except (ImportError, ValueError):
            pass
    return _loads


def read_json(body: Text) -> Json:
    """Parses a JSON text and raises `UnreadableError` where it is none."""
    raw = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else bytes(body)
    numbers = raw.translate(None, _OTHERS)
    has_minus_zero = _maybe_zero(numbers) is not None and _minus_zero.search(raw) is not None
    parser = _loads if _tried else _find_parser()
    if parser is not None and not has_minus_zero and not (_LONG in numbers.translate(_DIGITS) and _LONG in raw.translate(_DIGITS)):
        try:
            return parser(raw)
        except (ValueError, RecursionError):
            pass
    try:
        text = body if isinstance(body, str) else raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("not-utf8", f"byte {error.start} is not UTF-8") from None
    try:
        try:
            return _exact().decode(text) if has_minus_zero else _quick.decode(text)
        except json.JSONDecodeError:
            raise
        except ValueError:
            return _exact().decode(text)
    except RecursionError:
        return _read_deep(text)
    except ValueError as error:
        raise UnreadableError("not-json", f"it is not JSON: {error}") from None


def _exact() -> json.JSONDecoder:
    return json.JSONDecoder(parse_constant=_refuse, parse_int=_to_int)


def _read_deep(text: str) -> Json:
    """Parses by the scanner that is written in Python: it knows no limit but that of calls."""
    depth = 0
    for found in _brackets.finditer(text):
        mark = found[0]
        depth += 1 if mark in "[{" else -1 if mark in "]}" else 0
        if depth > MAX_DEPTH:
            raise UnreadableError("too-deep", f"it has more than {MAX_DEPTH} nested arrays and objects")
    decoder = _exact()
    setattr(decoder, "scan_once", getattr(json.scanner, "py_make_scanner")(decoder))
    try:
        return with_deep_stack(lambda: decoder.decode(text))
    except UnreadableError:
        raise
    except ValueError as error:
        raise UnreadableError("not-json", f"it is not JSON: {error}") from None


def write_json(value: Json) -> str:
    """Writes a JSON text in ASCII; a lone surrogate is written as it came."""
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False)
    except (RecursionError, ValueError):
        return with_deep_stack(lambda: _write_any(value))


def _write_any(value: Json) -> str:
    """Writes what `json.dumps` does not: what is nested too deep for it, and 1e400, which is read as infinity."""
    if isinstance(value, dict):
        members = [f"{json.dumps(name)}:{_write_any(member)}" for name, member in value.items()]
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join([_write_any(item) for item in value]) + "]"
    if isinstance(value, HugeNumber):
        return value.text
    if isinstance(value, float) and math.isinf(value):
        return "1e999" if value > 0 else "-1e999"
    return json.dumps(value, allow_nan=False)


def is_number(value: Json) -> bool:
    """Returns whether a value is a number of JSON."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def point_to(*steps: Union[str, int]) -> str:
    """Writes a JSON Pointer (RFC 6901)."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


def with_deep_stack(work: Callable[..., T], *given: Any) -> T:
    """Runs recursive work, again on a larger stack where this one is too small for a deep document.

    While that runs, the recursion limit of the whole process is higher. Raises `UnreadableError` where it is not enough.
    """
    try:
        return work(*given)
    except RecursionError:
        return run_deep(work, *given)


def run_deep(work: Callable[..., T], *given: Any) -> T:
    """Runs recursive work on a large stack."""
    from concurrent.futures import Future

    ended: Future[T] = Future()

    def run() -> None:
        try:
            ended.set_result(work(*given))
        except BaseException as error:
            ended.set_exception(error)

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
    try:
        return ended.result()
    except RecursionError:
        raise UnreadableError("too-deep", "it is nested too deep") from None
