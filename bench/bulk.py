"""Counts the lines of a file that the published schema takes: orjson reads, jsonschema-rs (Rust) says yes or no."""

import sys
from pathlib import Path

import jsonschema_rs
import orjson

schema = orjson.loads(Path(sys.argv[1]).read_bytes())
is_valid = jsonschema_rs.validator_for(schema, validate_formats=True).is_valid
with open(sys.argv[2], "rb") as lines:
    print(sum(is_valid(orjson.loads(line)) for line in lines))
