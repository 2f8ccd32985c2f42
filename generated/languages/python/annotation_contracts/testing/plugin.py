# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/testing/plugin.py by "npm run generate". Do not edit.

"""Fixtures for pytest, which finds them by itself once the package is installed; data are read for tests that take them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

import pytest

if TYPE_CHECKING:
    from . import SampleDelivery, SignatureVector


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs a test that takes `delivery` once for each sample."""
    if "delivery" in metafunc.fixturenames and "delivery" in metafunc._arg2fixturedefs:
        if metafunc._arg2fixturedefs["delivery"][-1].func.__module__ == __name__:
            from . import deliveries

            metafunc.parametrize("delivery", deliveries(), indirect=True, ids=str)


@pytest.fixture
def delivery(request: pytest.FixtureRequest) -> SampleDelivery:
    """A valid delivery; a test that takes it runs once for each event of each edition, and for variants."""
    sample: SampleDelivery = request.param
    return sample


@pytest.fixture(scope="session")
def signature_vectors() -> Sequence[SignatureVector]:
    """Signatures that a verifier must accept or refuse (W5.1)."""
    from . import signature_vectors as read

    return read()
