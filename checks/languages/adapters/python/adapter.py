"""Adapter of the library protocol (conformance/protocol/library.md) for the Python package."""

import base64
import json
import sys
from datetime import datetime
from typing import Any, Callable, Dict, Optional

from annotation_contracts import DecodeError, NamedSecret, Problem, UnreadableError, raster_info, sign, verify, webhook

Message = Dict[str, Any]


def contract_of(name: str) -> Any:
    return (raster_info if name == "raster-info" else webhook).CONTRACT


def describe(request: Message) -> Message:
    return {
        "name": "annotation-contracts for Python",
        "operations": ["validate", "parse", "sign", "verify"],
        "contracts": ["webhook", "raster-info"],
        "modes": ["tolerant", "strict"],
        "editions": [*webhook.CONTRACT.editions, *raster_info.CONTRACT.editions],
    }


def parse(request: Message) -> Message:
    """Reads a document by the edition that is asked for, else by that of the source document, the oldest."""
    body = base64.b64decode(request["body"])
    family = contract_of(request["contract"])
    edition = request.get("edition", family.editions[-1])
    module = family.module(edition)
    try:
        if request["contract"] == "raster-info":
            return valid(module.write_raster_info(module.parse_raster_info(body, request.get("mode", "tolerant"))))
        delivery = module.parse_delivery(body, request.get("mode", "tolerant"))
        if isinstance(delivery, webhook.UnknownEvent):
            return {"status": "unknown", "errors": [{"path": "/event", "code": "unknown-event"}]}
        warnings = [one._asdict() for one in webhook.find_warnings(delivery)]
        return {**valid(module.write_delivery(delivery)), "warnings": warnings}
    except UnreadableError as error:
        return {"status": error.reason}
    except DecodeError as error:
        return {"status": "invalid", "errors": [told(one) for one in error.problems]}


def told(one: Problem) -> Message:
    return {"path": one.path, "code": one.code, "message": one.message}


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
