"""Answers the library protocol with Python's standard library: an adapter written from conformance/protocol/library.md."""

import base64
import datetime
import hashlib
import hmac
import json
import re
import sys

DESCRIPTION = {"name": "python hmac", "operations": ["sign", "verify"], "contracts": [], "modes": []}


def sign(secret, body):
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def in_force(secret, now):
    return "notAfter" not in secret or now <= datetime.datetime.fromisoformat(secret["notAfter"].replace("Z", "+00:00"))


def verify(request, body):
    prefix = "(sha256=)?" if request.get("bareDigest") else "sha256="
    values = request["header"]
    if len(values) != 1 or not re.fullmatch(prefix + "[0-9A-Fa-f]{64}", values[0], re.ASCII):
        return {"ok": False}
    now = datetime.datetime.fromisoformat(request.get("now", datetime.datetime.now(datetime.timezone.utc).isoformat()).replace("Z", "+00:00"))
    received = "sha256=" + values[0][-64:].lower()
    matching = [s["id"] for s in request["secrets"] if hmac.compare_digest(sign(s["secret"], body), received) and in_force(s, now)]
    return {"ok": True, "keyId": matching[-1]} if matching else {"ok": False}


for line in sys.stdin:
    request = json.loads(line)
    body = base64.b64decode(request.get("body", ""))
    answer = {"describe": lambda: DESCRIPTION, "sign": lambda: {"header": sign(request["secret"], body)}, "verify": lambda: verify(request, body)}
    print(json.dumps({"id": request["id"], **answer.get(request["op"], lambda: {"unsupported": True})()}), flush=True)
