# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/record.py by "npm run generate". Do not edit.

"""Records: frozen, slotted objects with named members, and how they become JSON again."""

from __future__ import annotations

import enum
import sys
from typing import TYPE_CHECKING, Any, ClassVar, Dict, Final, Iterator, Literal, Mapping, Optional, Tuple, Type, TypeVar

from .json_text import Json, JsonObject

if TYPE_CHECKING:
    from dataclasses import Field

    from typing_extensions import Self, dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Any:
        return lambda one: one


T = TypeVar("T")

#: How a document is read: `strict` is what a sender owes, `tolerant` how a receiver reads.
Mode = Literal["strict", "tolerant"]


class Missing(enum.Enum):
    """Type of `MISSING`: the member is not there, which is not the same as null."""

    MISSING = "MISSING"

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False


#: Value of an optional member that is not there; `x is MISSING` narrows its type.
MISSING: Final = Missing.MISSING


class RecordType(type):
    """Makes the slots of a record of its annotations, without the cost of `dataclasses` at import.

    A class has a parent with the same slots that can be written to: a reader fills one of those in, and gives it the
    frozen class at the end.
    """

    def __new__(mcs, name: str, bases: Tuple[type, ...], members: Dict[str, Any]) -> RecordType:
        annotated = members.get("__annotations__", {})
        fields = {key: text for key, text in annotated.items() if not text.startswith("ClassVar")}
        defaults = {key: members[key] for key in fields if key in members}
        members["_annotated"], members["_defaults"] = fields, defaults
        if not any(base.__name__ == "Record" for base in bases):
            return super().__new__(mcs, name, bases, {"__slots__": (), **members})
        for key in defaults:
            del members[key]
        members["__slots__"] = ()
        members["__init__"] = _create
        members["__setattr__"] = members["__delattr__"] = _refuse
        head = {"__slots__": tuple(fields), "__module__": members["__module__"]}
        members["_builder"] = builder = super().__new__(mcs, name, bases, head)
        return super().__new__(mcs, name, (builder,), members)


def _refuse(self: Any, name: str, value: Any = None) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _create(self: Any, **members: Any) -> None:
    names = type(self)._annotated
    if not members.keys() <= names.keys():
        raise TypeError(f"{type(self).__name__}() takes {', '.join(names)}, by name")
    for name in names:
        if name in members:
            value = members[name]
        elif name == "extra":
            value = {}
        elif name in self._defaults:
            value = self._defaults[name]
        else:
            raise TypeError(f"{type(self).__name__}() misses {name!r}")
        object.__setattr__(self, name, value)


class _Fields:
    """The fields as `dataclasses` has them, made when they are asked for."""

    def __get__(self, instance: Any, owner: Any) -> Any:
        from dataclasses import field, make_dataclass

        if "_made" in owner.__dict__:
            return owner._made
        own = owner._defaults
        rows = [
            (name, text, field(default_factory=dict) if name == "extra" else field(default=own[name]))
            if name in own
            else (name, text)
            for name, text in owner._annotated.items()
        ]
        owner._made = getattr(make_dataclass(owner.__name__, rows, kw_only=True), "__dataclass_fields__")
        return owner._made


@dataclass_transform(frozen_default=True, kw_only_default=True)
class View(metaclass=RecordType):
    """What the records of one name have in common in every edition of a contract."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[Dict[str, Field[Any]]]
    else:
        __dataclass_fields__ = _Fields()
    _defaults: ClassVar[Mapping[str, Any]]
    _annotated: ClassVar[Mapping[str, str]]
    #: Attributes with another name in JSON.
    NAMES: ClassVar[Mapping[str, str]] = {}
    #: Name and value of the member that identifies an envelope.
    TAG: ClassVar[Optional[Tuple[str, str]]] = None

    @property
    def edition(self) -> str:
        """The edition that it was read by, such as `2.76`."""
        contract = getattr(sys.modules[type(self).__module__], "CONTRACT", None)
        return contract.name if contract else ""

    @classmethod
    def from_json(cls, value: Json, mode: Mode = "tolerant") -> Self:
        """Reads a decoded JSON value, such as `request.get_json()`; raises `DecodeError` where it breaks the contract."""
        return sys.modules[cls.__module__].CONTRACT.read_type(cls.__name__, value, mode)  # type: ignore[no-any-return]

    if TYPE_CHECKING:

        @property
        def extra(self) -> JsonObject:
            """Members that the contract does not name, as they came."""

        def to_json(self) -> JsonObject:
            """Gives the JSON object that it came from: unknown members included, and nothing that was absent."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Lets pydantic and FastAPI take it as a field or a body; pydantic is not needed otherwise."""

        def read(value: Any) -> Any:
            return value if isinstance(value, cls) else cls.from_json(value)

        write = {"type": "function-plain", "function": to_json, "return_schema": {"type": "any"}}
        return {"type": "function-plain", "function": {"type": "no-info", "function": read}, "serialization": write}

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: Any, handler: Any) -> JsonObject:
        schema: JsonObject = sys.modules[cls.__module__].CONTRACT.json_schema(cls.__name__)
        return schema


class Record(View):
    """A decoded object; `extra` keeps the members that the contract does not name."""

    _builder: ClassVar[Any]

    if not TYPE_CHECKING:

        def to_json(self) -> JsonObject:
            return encode_record(self)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(a == b for a, b in zip(_values(self), _values(other)))

    def __hash__(self) -> int:
        return hash((type(self), *map(_frozen, _values(self))))

    def __repr__(self) -> str:
        members = [f"{name}={value!r}" for name, value in zip(type(self)._annotated, _values(self))]
        return f"{type(self).__name__}({', '.join(members)})"

    def __reduce__(self) -> Any:
        return _restore, (type(self), tuple(_values(self)))

    def __replace__(self, **changes: Any) -> Self:
        return type(self)(**{**dict(zip(type(self)._annotated, _values(self))), **changes})


class UnknownEvent(Record):
    """A document with an event that the contract does not have."""

    event: str
    """Name of the event, as it was sent."""
    document: JsonObject
    """The document as it came."""


def _values(record: Any) -> Iterator[Any]:
    return (getattr(record, name) for name in record._annotated)


def _restore(cls: Type[T], values: Tuple[Any, ...]) -> T:
    record = cls._builder()  # type: ignore[attr-defined]
    for name, value in zip(cls._annotated, values):  # type: ignore[attr-defined]
        setattr(record, name, value)
    record.__class__ = cls
    return record  # type: ignore[no-any-return]


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return frozenset((key, _frozen(item)) for key, item in value.items())
    return value


def to_json(value: Any) -> Json:
    """Gives the JSON value of what was read, however deep; `json.dumps(record, default=to_json)` writes any record."""
    if isinstance(value, Record):
        return encode_record(value)
    if isinstance(value, list):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {key: to_json(item) for key, item in value.items()}
    return value


def encode_record(record: Any) -> JsonObject:
    """Encodes a record."""
    if isinstance(record, UnknownEvent):
        return record.document
    members: JsonObject = {} if record.TAG is None else dict([record.TAG])
    names = record.NAMES
    for name in record._annotated:
        value = getattr(record, name)
        if value is not MISSING and name != "extra":
            kind = type(value)
            plain = kind is str or kind is int or value is None
            members[names.get(name, name)] = value if plain else to_json(value)
    return {**record.extra, **members}
