"""Base types of the generated models, and the results and errors of parsing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, Union

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

Body = Union[bytes, bytearray, memoryview, str]
Mode = Literal["tolerant", "strict"]


class Record(BaseModel):
    """A JSON object. Unknown properties are kept; `model_fields_set` distinguishes absent from null.

    `model_dump_json(exclude_unset=True)` writes the document back unchanged.
    """

    model_config = ConfigDict(strict=True, extra="allow", frozen=True, defer_build=True, serialize_by_alias=True)


class OpenRecord(Record):
    """A JSON object without published properties."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def _integer(bound: int | None) -> CoreSchema:
    """Accepts 2.0 as JSON Schema does; `bound` is the largest absolute value."""

    def convert(value: float) -> int:
        if not value.is_integer() or bound is not None and abs(value) > bound:
            raise ValueError("a fraction, or out of range")
        return int(value)

    least = None if bound is None else -bound
    whole = core_schema.no_info_after_validator_function(convert, core_schema.float_schema(strict=True))
    return core_schema.union_schema([core_schema.int_schema(strict=True, ge=least, le=bound), whole], mode="left_to_right")


class _Fixed:
    """Replaces the schema of an annotated type."""

    def __init__(self, schema: CoreSchema) -> None:
        self._schema = schema

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return self._schema


Int = Annotated[int, _Fixed(_integer(None))]
SafeInt = Annotated[int, _Fixed(_integer(2**53 - 1))]
Number = Annotated[Union[int, float], _Fixed(core_schema.union_schema(
    [core_schema.int_schema(strict=True), core_schema.float_schema(strict=True)],
    custom_error_type="number_type", custom_error_message="Input should be a number"))]  # fmt: skip
#: Marks an open list of words: any other string is also valid.
OpenWords = _Fixed(core_schema.str_schema(strict=True))


class _NotNull:
    """Rejects null if None only means that the property is absent."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        return schema["schema"] if schema["type"] == "nullable" else schema


NotNull = _NotNull()


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
        first = self.problems[0]  # without its message, which may quote a value
        return f"invalid {self.what}: {first.path or 'the document'}: {first.code} (closest edition {self.edition})"


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
    """A named secret; names allow one to replace another. `not_after` is when it expires, in seconds since 1970."""

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
