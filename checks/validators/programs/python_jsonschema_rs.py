"""Judges by jsonschema-rs, the validator of Rust's crate jsonschema."""

from typing import Any

import jsonschema_rs
from judge_all import judge_all


def compile(schema: Any) -> Any:
    return jsonschema_rs.validator_for(schema, validate_formats=True).is_valid


judge_all(compile)
