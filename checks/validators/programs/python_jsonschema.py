"""Judges by jsonschema, the validator of pure Python."""

from typing import Any

from jsonschema import Draft7Validator, Draft202012Validator
from judge_all import judge_all


def compile(schema: Any) -> Any:
    kind = Draft7Validator if "draft-07" in schema["$schema"] else Draft202012Validator
    return kind(schema, format_checker=kind.FORMAT_CHECKER).is_valid


judge_all(compile)
