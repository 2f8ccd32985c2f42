"""Signed sample deliveries for tests. Pytest finds the fixture `signed_delivery` automatically."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from .documents import read_text
from .generated.editions import SOURCE_EDITION
from .signature import HEADER, sign


class SignedDelivery(NamedTuple):
    """A request like the platform's. Pass it to `Receiver.handle` or to a test client."""

    method: str
    headers: Mapping[str, str]
    body: bytes


def create_delivery(event: str, secret: str, *, edition: str = SOURCE_EDITION, **overrides: Any) -> SignedDelivery:
    """Creates a signed sample of an event. `overrides` replace values by path: `task__status="completed"`."""
    samples: list[dict[str, Any]] = json.loads(read_text("samples.json"))
    found = next((one for one in samples if one["edition"] == edition and one["document"]["event"] == event), None)
    if found is None:
        raise ValueError(f"no sample of {event} in edition {edition}")
    for path, value in overrides.items():
        *steps, last = path.split("__")
        node = found["document"]
        for step in steps:
            node = node[step]
        node[last] = value
    body = json.dumps(found["document"]).encode()
    return SignedDelivery("POST", {"Content-Type": "application/json", HEADER: sign(secret, body)}, body)


@pytest.fixture
def signed_delivery() -> Callable[..., SignedDelivery]:
    """Gives `create_delivery` to a test."""
    return create_delivery
