"""A right sender on requests, or on curl where that is its argument: the driver of the sender protocol, by hand."""

import hashlib
import hmac
import json
import os
import subprocess
import sys
from datetime import datetime, timezone
from itertools import count
from typing import Any

import requests

Members = dict[str, Any]
EVENTS = [
    f"{action}:{noun}"
    for noun, actions in {
        "organization": "update",
        "membership": "update delete",
        "invitation": "create delete",
        "project": "create update delete",
        "task": "create update delete",
        "job": "update",
        "issue": "create update delete",
        "comment": "create update delete",
    }.items()
    for action in actions.split()
]
UPDATE_ONLY = "data_chunk_size data_compressed_chunk_type data_original_chunk_type size image_quality data".split()
OPERATIONS = ["create-webhook", "update-webhook", "delete-webhook", "read-webhook", "emit", "ping"]
webhooks: dict[int, Members] = {}
secrets: dict[int, str | None] = {}
ids = count(1)


def now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="microseconds").replace("+00:00", "Z")


def change(webhook: Members, changes: Members) -> None:
    if "secret" in changes:
        secrets[webhook["id"]] = changes["secret"]
    given = {key: value for key, value in changes.items() if key != "secret"}
    if given.get("events") == "everything":
        given["events"] = EVENTS
    webhook.update(given, updated_date=now())


def by_requests(url: str, body: bytes, headers: dict[str, str], verify: bool) -> int:
    options: Members = {"timeout": 10, "verify": verify, "allow_redirects": False, "stream": True}
    try:
        with requests.post(url, data=body, headers=headers, **options) as answer:
            return answer.status_code
    except requests.RequestException:
        return 0


def by_curl(url: str, body: bytes, headers: dict[str, str], verify: bool) -> int:
    lines = [word for name, value in headers.items() for word in ("--header", f"{name}: {value}")]
    flags = ["--silent", "--globoff", "--path-as-is", "--noproxy", "*", "--max-time", "10"]
    trust = [] if verify else ["--insecure"]
    shown = ["--output", os.devnull, "--write-out", "%{http_code}"]
    command = ["curl", *flags, *trust, *shown, *lines, "--data-binary", "@-", url]
    return int(subprocess.run(command, input=body, stdout=subprocess.PIPE, check=False).stdout or 0)


post = by_curl if sys.argv[1:] == ["curl"] else by_requests


def deliver(webhook: Members, envelope: Members) -> None:
    body = json.dumps(envelope).encode()
    headers = {"Content-Type": webhook["content_type"]}
    secret = secrets[webhook["id"]]
    if secret is not None:
        headers["X-Signature-256"] = f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"
    webhook.pop("last_status", None)
    status = post(webhook["target_url"], body, headers, webhook["enable_ssl"])
    if status:
        webhook["last_status"] = status
    webhook["last_delivery_date"] = now()


def same(one: Any, other: Any) -> bool:
    """Python holds True for 1, and 1 for 1.0; JSON distinguishes a boolean from a number."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def emit(request: Members) -> Members:
    event, resource = request["event"], request["resource"]
    action, noun = event.split(":")
    envelope: Members = {"event": event, noun: resource}
    if action == "update":
        before = request["before"]
        old = {key: before[key] for key in resource if key in before and not same(before[key], resource[key])}
        if same(before, resource):
            return {"refused": "nothing has changed"}
        envelope["before_update"] = old
    elif noun == "task":
        envelope[noun] = {key: value for key, value in resource.items() if key not in UPDATE_ONLY}
    for webhook in list(webhooks.values()):
        scope = webhook["type"]
        if webhook["is_active"] and event in webhook["events"] and webhook[scope] == request[scope]:
            deliver(webhook, {**envelope, "webhook_id": webhook["id"], "sender": request["sender"]})
    return {}


def answer(request: Members) -> Members:
    op = request["op"]
    if op == "describe":
        unsupported = {"unsupported": True}
        return unsupported if "edition" in request else {"name": "requests", "operations": OPERATIONS}
    if op == "emit":
        return emit(request)
    if op == "create-webhook":
        number = next(ids)
        url = f"https://platform.example/api/webhooks/{number}"
        webhook: Members = {"id": number, "url": url, "owner": request["owner"], "created_date": now()}
        webhooks[number], secrets[number] = webhook, None
        change(webhook, request["webhook"])
        return {"webhook": webhook}
    found = webhooks.get(request["webhook_id"])
    if found is None:
        return {"refused": "no such webhook"}
    if op == "ping":
        if not found["is_active"]:
            return {"refused": "it is not active"}
        deliver(found, {"event": "ping", "webhook": found, "sender": request["sender"]})
    if op == "update-webhook":
        change(found, request["changes"])
    if op == "delete-webhook":
        del webhooks[request["webhook_id"]]
    return {"webhook": found}


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], **answer(asked)}), flush=True)
