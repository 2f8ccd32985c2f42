"""The results and errors of parsing, and what handlers receive."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, Union

Body = Union[bytes, bytearray, memoryview, str]
Mode = Literal["tolerant", "strict"]


@dataclass(frozen=True)
class Problem:
    """An error at a path, which is a JSON Pointer. `code` is a word such as `required` or `type`."""

    path: str
    code: str
    message: str


def write_step(name: object) -> str:
    """Formats the name of a property, or an index, as a step of a JSON Pointer."""
    return "/" + str(name).replace("~", "~0").replace("/", "~1")


class UnreadableError(ValueError):
    """A body that is not JSON in UTF-8; `code` is `not-utf8`, `not-json` or `too-deep`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code, self.message = code, message

    def __str__(self) -> str:
        return self.message


class InvalidError(ValueError):
    """A document that none of the editions accepts, with the errors in the closest one."""

    def __init__(self, what: str, edition: str, problems: Sequence[Problem]) -> None:
        super().__init__(what, edition, problems)
        self.what, self.edition, self.problems = what, edition, problems

    def __str__(self) -> str:
        first = self.problems[0]  # the message is omitted, because it may quote a value
        return f"invalid {self.what:.200}: {first.path or 'the document':.200}: {first.code} (closest edition {self.edition})"


@dataclass(frozen=True)
class UnknownEvent:
    """A delivery with an event that none of the editions has."""

    event: str
    document: Mapping[str, Any]


@dataclass(frozen=True)
class InvalidDelivery:
    """A signed delivery that none of the editions accepts."""

    event: str
    document: Any
    error: InvalidError


@dataclass(frozen=True)
class Secret:
    """A named secret; the name shows which secret signed. `not_after` is its expiry time, in seconds since 1970."""

    name: str
    value: str = field(repr=False)
    not_after: float = float("inf")


Secrets = Union[str, Sequence[Secret]]


@dataclass(frozen=True)
class Context:
    """The context of a delivery, which a handler also receives. `key_id` is the name of the secret that signed it; `edition`
    is empty for an unknown event.
    """

    event: str
    edition: str
    key_id: str
    body: bytes = field(repr=False)


E = TypeVar("E")
#: Takes a delivery and its context. May be a coroutine function. An exception causes a 500.
Handler = Callable[[E, Context], object]
