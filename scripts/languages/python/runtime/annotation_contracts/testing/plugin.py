"""Fixtures for pytest, which finds them by itself once the package is installed."""

from __future__ import annotations

from typing import Sequence

import pytest

from . import SampleDelivery, SignatureVector, deliveries
from . import signature_vectors as _signature_vectors


@pytest.fixture(params=deliveries(), ids=lambda sample: str(sample.name))
def delivery(request: pytest.FixtureRequest) -> SampleDelivery:
    """A valid delivery; a test that takes it runs once for each event, and for variants."""
    sample: SampleDelivery = request.param
    return sample


@pytest.fixture(scope="session")
def signature_vectors() -> Sequence[SignatureVector]:
    """Signatures that a verifier must accept or refuse (W5.1)."""
    return _signature_vectors()
