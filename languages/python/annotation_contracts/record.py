"""Base types of the generated models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Union

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


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
#: Marks an open vocabulary: any other string is also valid.
OpenWords = _Fixed(core_schema.str_schema(strict=True))


class _NotNull:
    """Rejects null if None only means that the property is absent."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        return schema["schema"] if schema["type"] == "nullable" else schema


NotNull = _NotNull()
