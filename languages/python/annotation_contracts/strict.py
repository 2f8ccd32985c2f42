"""Checks the rules for senders with the published JSON Schemas. Requires the `strict` extra."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from .documents import read_text
from .model import Problem, write_step

try:
    import jsonschema_rs
except ModuleNotFoundError as error:
    raise ModuleNotFoundError('mode="strict" needs an extra: pip install "annotation-contracts[strict]"') from error

_CODES = {
    "required": "required", "additionalProperties": "unexpected", "enum": "value", "const": "value", "type": "type",
    "minimum": "range", "maximum": "range",
}  # fmt: skip


@cache
def _validators(edition: str) -> dict[str, tuple[Any, bool]]:
    """Compiles the schema of each event; the empty name stands for any event. Also returns which schemas allow any
    keys in `before_update`.
    """
    schema = json.loads(read_text(f"schemas/webhook-{edition}.json"))
    definitions = schema["$defs"]
    found = {"": (jsonschema_rs.validator_for(schema, validate_formats=True), False)}
    for name, definition in definitions.items():
        properties = definition.get("properties", {})
        if event := properties.get("event", {}).get("const"):
            alone = {"$schema": schema["$schema"], "$ref": f"#/$defs/{name}", "$defs": definitions}
            before = properties.get("before_update", {}).get("$ref", "").rpartition("/")[2]
            is_open = before in definitions and "properties" not in definitions[before]
            found[event] = (jsonschema_rs.validator_for(alone, validate_formats=True), is_open)
    return found


def find_problems(edition: str, document: Any) -> list[Problem]:
    """Lists the violations of an edition's rules for senders."""
    event = document.get("event") if isinstance(document, dict) else None
    validators = _validators(edition)
    validator, is_open = validators.get(event if isinstance(event, str) else "", validators[""])
    return list(_leaves(validator.iter_errors(document))) or (_find_unexpected_keys(document) if is_open else [])


def _leaves(errors: Iterable[Any]) -> Iterable[Problem]:
    for error in errors:
        branches: list[list[Any]] = [own for own in getattr(error.kind, "context", None) or [] if own]
        if branches:  # of all alternatives, the deepest error
            best: list[Any] = max(branches, key=_fit)
            yield from _leaves(best)
        else:
            kind = error.kind.name
            code = _CODES.get(kind, "format")
            if code == "value" and not isinstance(error.instance, str):
                code = "type"
            names = [error.kind.property] if kind == "required" else getattr(error.kind, "unexpected", [None])
            for name in names:
                steps = [*error.instance_path, *([] if name is None else [name])]
                yield Problem("".join(map(write_step, steps)), code, error.message)


def _fit(errors: list[Any]) -> tuple[int, int]:
    return max(len(one.instance_path) for one in errors), -len(errors)


def _find_unexpected_keys(document: Any) -> list[Problem]:
    """Lists keys of `before_update` that the resource lacks, because a schema cannot express this rule (W6.3)."""
    resource = document[document["event"].partition(":")[2]]
    unexpected = [key for key in document["before_update"] if key not in resource]
    message = "not a property of the resource"
    return [Problem("/before_update" + write_step(key), "unexpected", message) for key in unexpected]
