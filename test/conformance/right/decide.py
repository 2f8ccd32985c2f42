"""What the Python receivers here decide about a body and its signature; the frameworks parse and route."""

import hashlib
import hmac
import json
import os
import re
from typing import NoReturn

LIMIT = int(os.environ["LIMIT"])


def refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def is_json(media_type: str, coding: str) -> bool:
    return media_type.split(";")[0].strip().lower() == "application/json" and coding.lower() in ("", "identity")


def decide(body: bytes, signature: str) -> tuple[int, str]:
    found = re.fullmatch("sha256=([0-9a-fA-F]{64})", signature)
    digest = hmac.new(os.environ["WEBHOOK_SECRET"].encode(), body, hashlib.sha256).hexdigest()
    if found is None or not hmac.compare_digest(found[1].lower(), digest):
        return 403, "signature refused"
    try:
        json.loads(body.decode(), parse_constant=refuse)
    except (ValueError, RecursionError):
        return 400, "not JSON"
    return 200, "ok"
