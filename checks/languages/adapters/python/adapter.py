"""Adapter of the library protocol (conformance/protocol/library.md) for the Python package."""

import base64
import json
import sys
from datetime import datetime
from typing import Any, Callable, Dict, Optional

from annotation_contracts import DecodeError, NamedSecret, UnreadableError, sign, verify
from annotation_contracts.raster_info import parse_raster_info, write_raster_info
from annotation_contracts.webhook import UnknownEvent, parse_delivery, write_delivery

Message = Dict[str, Any]


def describe(request: Message) -> Message:
    return {
        "name": "annotation-contracts for Python",
        "operations": ["validate", "parse", "sign", "verify"],
        "contracts": ["webhook", "raster-info"],
        "modes": ["tolerant"],
    }


def parse(request: Message) -> Message:
    body = base64.b64decode(request["body"])
    try:
        if request["contract"] == "raster-info":
            return valid(write_raster_info(parse_raster_info(body)))
        delivery = parse_delivery(body)
        if isinstance(delivery, UnknownEvent):
            return {"status": "unknown", "errors": [{"path": "/event", "code": "unknown-event"}]}
        return valid(write_delivery(delivery))
    except UnreadableError as error:
        return {"status": error.reason}
    except DecodeError as error:
        return {"status": "invalid", "errors": [{"path": one.path, "code": one.code} for one in error.problems]}


def valid(text: str) -> Message:
    return {"status": "valid", "document": base64.b64encode(text.encode()).decode()}


def sign_body(request: Message) -> Message:
    return {"header": sign(request["secret"], base64.b64decode(request["body"]))}


def verify_body(request: Message) -> Message:
    secrets = [NamedSecret(one["id"], one["secret"], moment(one.get("notAfter"))) for one in request["secrets"]]
    verdict = verify(
        secrets,
        base64.b64decode(request["body"]),
        request["header"],
        bare_digest=request.get("bareDigest", False),
        now=moment(request.get("now")),
    )
    return {"ok": True, "keyId": verdict.key_id} if verdict else {"ok": False, "reason": verdict.reason}


def moment(text: Optional[str]) -> Optional[datetime]:
    return None if text is None else datetime.fromisoformat(text.replace("Z", "+00:00"))


def unsupported(request: Message) -> Message:
    return {"unsupported": True}


operations: Dict[str, Callable[[Message], Message]] = {
    "describe": describe,
    "validate": parse,
    "parse": parse,
    "sign": sign_body,
    "verify": verify_body,
}

for line in sys.stdin.buffer:
    message = json.loads(line)
    answer = operations.get(message["op"], unsupported)
    print(json.dumps({"id": message["id"], **answer(message)}), flush=True)
