"""Counts the lines of a file that the published schema takes, yes or no: python bulk.py JUDGE SCHEMA FILE.

`jsonschema_rs`: orjson reads, jsonschema-rs (Rust) judges. `msgspec`: msgspec reads into structs made from the schema, which is quicker than orjson
and `msgspec.convert`. It takes more than the schema: any offset of a date, any character in an address, a line feed after a colour; and
no `1.0` as an integer.
"""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal, Union

import orjson

Schema = dict[str, Any]


def jsonschema_rs(schema: Schema) -> Callable[[bytes], bool]:
    import jsonschema_rs

    is_valid = jsonschema_rs.validator_for(schema, validate_formats=True).is_valid
    return lambda line: is_valid(orjson.loads(line))


def msgspec(schema: Schema) -> Callable[[bytes], bool]:
    from msgspec import UNSET, DecodeError, Meta, UnsetType, defstruct
    from msgspec.json import Decoder

    definitions: Schema = schema["$defs"]
    made: dict[str, Any] = {}

    def named(ref: str) -> Any:
        name = ref.rpartition("/")[2]
        if name not in made:
            made[name] = type_of(definitions[name], name)
        return made[name]

    def struct(one: Schema, name: str) -> Any:
        members = one["properties"]
        tag = members.get("event", {}).get("const")
        fields: list[Any] = []
        for key, member in members.items():
            if tag is not None and key == "event":
                continue
            of = type_of(member, f"{name}_{key}")
            fields.append((key, of) if key in one.get("required", []) else (key, Union[of, UnsetType], UNSET))
        closed = one.get("additionalProperties") is False
        options: Schema = {} if tag is None else {"tag_field": "event", "tag": tag}
        return defstruct(name, fields, kw_only=True, forbid_unknown_fields=closed, **options)

    def type_of(one: Schema, name: str) -> Any:
        if "$ref" in one:
            return named(one["$ref"])
        if "anyOf" in one or "oneOf" in one:
            branches = [type_of(branch, name) for branch in one.get("anyOf") or one["oneOf"]]
            # Values that are known beside any text say nothing.
            return str if str in branches and None not in branches else Union[tuple(branches)]
        if "const" in one or "enum" in one:
            return Literal[tuple(one.get("enum") or [one["const"]])]
        match one.get("type"):
            case "object":
                return struct(one, name) if "properties" in one else dict[str, Any]
            case "array":
                return list[type_of(one["items"], name)] if "items" in one else list[Any]
            case "string" if one.get("format") == "date-time":
                return Annotated[datetime, Meta(tz=True)]
            case "string":
                return Annotated[str, Meta(pattern=one["pattern"])] if "pattern" in one else str
            case "integer":
                return Annotated[int, Meta(ge=one["minimum"], le=one["maximum"])] if "minimum" in one else int
            case kind:
                return {"boolean": bool, "null": None, None: Any}[kind]

    decode = Decoder(type_of(schema, "Delivery")).decode

    def is_valid(line: bytes) -> bool:
        try:
            decode(line)
        except DecodeError:
            return False
        return True

    return is_valid


judge, path, file = sys.argv[1:]
is_valid = {"jsonschema_rs": jsonschema_rs, "msgspec": msgspec}[judge](orjson.loads(Path(path).read_bytes()))
with open(file, "rb") as lines:
    print(sum(map(is_valid, lines)))
