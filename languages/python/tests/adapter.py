"""Speaks the library protocol (conformance/protocol/library.md), so that the suite can test this package."""

from __future__ import annotations

import base64
import json
import sys
from datetime import datetime
from typing import Any

from annotation_contracts import EDITIONS, RASTER_INFO_EDITIONS, InvalidError, Secret, UnknownEvent, UnreadableError, sign, verify
from annotation_contracts.documents import check_document, read_json

DESCRIPTION = {
    "name": "annotation-contracts for Python", "operations": ["validate", "parse", "sign", "verify"],
    "contracts": ["webhook", "raster-info"], "modes": ["strict", "tolerant"], "editions": [*EDITIONS, *RASTER_INFO_EDITIONS],
}  # fmt: skip


def moment(text: str | None) -> float | None:
    return None if text is None else datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def check_signature(body: bytes, request: Any) -> object:
    secrets = [Secret(one["id"], one["secret"], moment(one.get("notAfter")) or float("inf")) for one in request["secrets"]]
    bare, now = request.get("bareDigest", False), moment(request.get("now"))
    try:
        return {"ok": True, "keyId": verify(secrets, body, request["header"], allow_unprefixed=bare, now=now)}
    except ValueError:
        return {"ok": False}


def read(body: bytes, request: Any) -> object:
    name, mode = request["contract"], request.get("mode", "tolerant")
    edition = request.get("edition", "2.3" if name == "webhook" else "2019")
    try:
        value = check_document(name, read_json(body), [edition], mode)
    except UnreadableError as error:
        return {"status": error.code}
    except InvalidError as error:
        return {"status": "invalid", "errors": [{"path": one.path, "code": one.code} for one in error.problems]}
    if isinstance(value, UnknownEvent):
        return {"status": "unknown"}
    if request["op"] == "validate":
        return {"status": "valid"}
    try:
        return {"status": "valid", "document": base64.b64encode(value.model_dump_json(exclude_unset=True).encode()).decode()}
    except ValueError:
        return {"status": "too-deep"}


def respond(request: Any) -> object:
    if request["op"] == "describe":
        return DESCRIPTION
    body = base64.b64decode(request["body"])
    if request["op"] == "sign":
        return {"header": sign(request["secret"], body)}
    return check_signature(body, request) if request["op"] == "verify" else read(body, request)


if __name__ == "__main__":
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], **respond(asked)}), flush=True)  # type: ignore[dict-item]
