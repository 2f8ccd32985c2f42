"""Times what reads a delivery and raster info in Python, in turns in one process: each as a share of json.loads.

Arguments: the delivery, raster info. Prints JSON: by payload and candidate, microseconds of processor time of each round, and bytes that
one result holds.
"""

import json
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any, Callable, Dict

import annotation_contracts.json_text as text
import msgspec
import orjson
from annotation_contracts import raster_info, webhook
from pydantic import create_model

ROUNDS, TURN, HELD = 40, 0.01, 500

delivery, raster = (Path(path).read_bytes() for path in sys.argv[1:3])


def with_parser(parser: Any, read: Callable[[], object]) -> Callable[[], object]:
    def run() -> object:
        text._loads, text._tried = parser, True
        return read()

    return run


def model_of(value: Any, name: str) -> Any:
    """Makes a pydantic type of a sample: a model for each object, with the types that it has."""
    if isinstance(value, dict):
        fields = {f"{key}_" if key.startswith("model_") else key: (model_of(item, key), ...) for key, item in value.items()}
        made: Any = create_model(name, **fields)
        return made | None
    if isinstance(value, list):
        return list[model_of(value[0], f"{name}_item")] if value else list[Any]  # type: ignore[misc]
    return Any if value is None else type(value)


def validator_of(text: bytes) -> Callable[[], object]:
    model: Any = model_of(json.loads(text), "Document").__args__[0]
    return lambda: model.model_validate_json(text)


edition = webhook.parse_delivery(delivery).edition
shape = raster_info.parse_raster_info(raster).edition
payloads: Dict[str, Dict[str, Callable[[], object]]] = {
    "update:task": {
        "json.loads": lambda: json.loads(delivery),
        "orjson.loads": lambda: orjson.loads(delivery),
        "msgspec.json.decode": lambda: msgspec.json.decode(delivery),
        "pydantic model_validate_json": validator_of(delivery),
        "ours": with_parser(None, lambda: webhook.parse_delivery(delivery, [edition])),
        "ours, any edition": with_parser(None, lambda: webhook.parse_delivery(delivery)),
        "ours with orjson": with_parser(orjson.loads, lambda: webhook.parse_delivery(delivery, [edition])),
    },
    "raster info": {
        "json.loads": lambda: json.loads(raster),
        "orjson.loads": lambda: orjson.loads(raster),
        "msgspec.json.decode": lambda: msgspec.json.decode(raster),
        "pydantic model_validate_json": validator_of(raster),
        "ours": with_parser(None, lambda: raster_info.parse_raster_info(raster, [shape])),
        "ours, any edition": with_parser(None, lambda: raster_info.parse_raster_info(raster)),
        "ours with orjson": with_parser(orjson.loads, lambda: raster_info.parse_raster_info(raster, [shape])),
    },
}


def turn(work: Callable[[], object]) -> float:
    """Runs for some milliseconds; gives microseconds of one call."""
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < TURN:
        for _ in range(10):
            work()
        count += 10
    return spent / count * 1e6


def hold(work: Callable[[], object]) -> float:
    """Measures the memory that a result holds, in bytes; orjson and msgspec take theirs from Python as well."""
    work()
    tracemalloc.start()
    results = [work() for _ in range(HELD)]
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(results)


found: Dict[str, Dict[str, Dict[str, Any]]] = {}
for payload, candidates in payloads.items():
    times: Dict[str, list[float]] = {name: [] for name in candidates}
    for name, work in candidates.items():
        work()
    for _ in range(ROUNDS):
        for name, work in candidates.items():
            times[name].append(turn(work))
    found[payload] = {name: {"times": times[name], "held": hold(work)} for name, work in candidates.items()}
print(json.dumps(found))
