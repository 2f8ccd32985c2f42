"""A project that has nothing but the wheel: its fixtures, and json as Python reads it."""

import json

import pytest
from annotation_contracts import DecodeError, verify
from annotation_contracts.raster_info import parse_raster_info
from annotation_contracts.testing import Case, SampleDelivery, cases
from annotation_contracts.webhook import UnknownEvent, parse_delivery, write_delivery


def test_a_delivery_loses_nothing(delivery: SampleDelivery) -> None:
    written = write_delivery(parse_delivery(delivery.body))
    assert json.loads(written) == json.loads(delivery.body)


def test_signatures(signature_vectors) -> None:
    assert len(signature_vectors) > 150
    for vector in signature_vectors:
        verdict = verify(
            vector.secrets, vector.body, vector.header, bare_digest=vector.bare_digest, now=vector.now
        )
        assert (verdict.key_id, verdict.reason) == (vector.key_id, vector.reason), vector.id


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_cases(case: Case) -> None:
    read = parse_delivery if case.contract == "webhook" else parse_raster_info
    try:
        status = "unknown" if isinstance(read(case.body), UnknownEvent) else "valid"
        found = []
    except DecodeError as error:
        status, found = "invalid", [(one.code, one.path) for one in error.problems]
    assert status == case.status
    if status != "unknown":
        assert sorted(found) == sorted(case.problems)
