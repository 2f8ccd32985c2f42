# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/testing/__init__.py by "npm run generate". Do not edit.

"""What tests of a receiver need: samples, documents with the right verdict, and signatures; for pytest, as fixtures."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Mapping, Optional, Sequence, Tuple

from ..signature import NamedSecret


@dataclass(frozen=True)
class SampleDelivery:
    """A valid delivery: its contract and edition, and the name of its sample."""

    contract: str
    edition: str
    name: str
    body: bytes

    def __str__(self) -> str:
        return f"{self.edition} {self.name}"


@dataclass(frozen=True)
class Case:
    """A document, and what a reader must find: `status` is `valid`, `invalid` or `unknown`."""

    id: str
    description: str
    #: `webhook` or `raster-info`.
    contract: str
    edition: str
    body: bytes
    status: str
    #: Code and JSON Pointer of every error, in any order.
    problems: Sequence[Tuple[str, str]]


@dataclass(frozen=True)
class SignatureVector:
    """What was signed and sent, and the right verdict: the name of the secret that matches, or a reason."""

    id: str
    description: str
    secrets: Sequence[NamedSecret]
    body: bytes
    #: The values of the header, one a line; none where it is absent.
    header: Sequence[str]
    bare_digest: bool
    #: Moment at which secrets must be in force, where it matters.
    now: Optional[datetime]
    key_id: Optional[str]
    reason: Optional[str]


def deliveries() -> Sequence[SampleDelivery]:
    """Lists a valid delivery of every event of every edition, and variants."""
    return [
        SampleDelivery(row["contract"], row["edition"], row["name"], row["body"].encode())
        for row in _rows("deliveries")
    ]


def cases() -> Sequence[Case]:
    """Lists documents of the source documents' editions that a tolerant reader must accept or refuse, each with the errors that it has."""
    return [
        Case(
            id=row["id"],
            description=row["description"],
            contract=row["contract"],
            edition=row["edition"],
            body=row["body"].encode(),
            status=row["status"],
            problems=[(error["code"], error["path"]) for error in row["errors"]],
        )
        for row in _rows("cases")
    ]


def signature_vectors() -> Sequence[SignatureVector]:
    """Lists signatures that a verifier must accept or refuse (W5.1)."""
    return [
        SignatureVector(
            id=row["id"],
            description=row["description"],
            secrets=[
                NamedSecret(secret["id"], secret["secret"], _moment(secret.get("notAfter")))
                for secret in row["secrets"]
            ],
            body=bytes.fromhex(row["body"]),
            header=row["header"],
            bare_digest=row.get("bareDigest", False),
            now=_moment(row.get("now")),
            key_id=row.get("keyId"),
            reason=row.get("reason"),
        )
        for row in _rows("signatures")
    ]


def _rows(kind: str) -> Sequence[Mapping[str, Any]]:
    from importlib import resources

    text = resources.files(__package__ or __name__).joinpath("data.json").read_text("utf-8")
    rows: Sequence[Mapping[str, Any]] = json.loads(text)[kind]
    return rows


def _moment(milliseconds: Optional[int]) -> Optional[datetime]:
    return None if milliseconds is None else datetime.fromtimestamp(milliseconds / 1000, timezone.utc)
