"""Stock parsing and routing of Flask, completed by hand according to the decisions."""

import hashlib
import hmac
import json
import os
import re
from typing import NoReturn

from flask import Flask, request

LIMIT = int(os.environ["LIMIT"])
app = Flask("receiver")
app.config["MAX_CONTENT_LENGTH"] = LIMIT


def refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


@app.route("/webhook", methods=["POST"], provide_automatic_options=False)
def receive() -> tuple[str, int]:
    media_type = request.headers.get("Content-Type", "").split(";")[0].strip().lower()
    if media_type != "application/json" or request.headers.get("Content-Encoding", "").lower() not in ("", "identity"):
        return "only application/json", 415
    # Werkzeug would silently truncate a chunked body to what fits.
    body = request.get_data() if request.content_length is not None else request.environ["wsgi.input"].read(LIMIT + 1)
    if len(body) > LIMIT:
        return "too long", 413
    # WSGI joins repeated header lines with a comma.
    found = re.fullmatch("sha256=([0-9a-fA-F]{64})", request.headers.get("X-Signature-256", ""))
    digest = hmac.new(os.environ["WEBHOOK_SECRET"].encode(), body, hashlib.sha256).hexdigest()
    if found is None or not hmac.compare_digest(found[1].lower(), digest):
        return "signature refused", 403
    try:
        json.loads(body.decode(), parse_constant=refuse)
    except (ValueError, RecursionError):
        return "not JSON", 400
    return "ok", 200
