"""Loops over the kit that every language shares."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from adapter import moment

from annotation_contracts import (
    InMemoryStore,
    InvalidDelivery,
    InvalidError,
    Receiver,
    Secret,
    UnreadableError,
    parse_delivery,
    parse_raster_info,
    verify,
)

ROOT = Path(__file__).parents[3]
KIT = json.loads((ROOT / "languages/kit.json").read_text("utf-8"))


def ids(row: Any) -> str:
    return str(row.get("name") or row.get("id") or row["file"])


@pytest.mark.parametrize("row", KIT["deliveries"], ids=ids)
def test_a_delivery_is_typed_and_written_back(row: Any) -> None:
    body = body_of(row)
    document = json.loads(body)
    for edition, detected in (row["edition"], row["edition"]), (None, row["detected"]):
        delivery: Any = parse_delivery(body, edition=edition)
        assert delivery.edition == detected
        assert json.loads(delivery.model_dump_json(exclude_unset=True)) == document
    if "file" in row:
        assert parse_delivery(body, edition=row["edition"], mode="strict").event == document["event"]


@pytest.mark.parametrize("row", KIT["rasterInfo"], ids=ids)
def test_raster_info_has_its_edition(row: Any) -> None:
    body = body_of(row)
    info = parse_raster_info(body)
    assert type(info).__module__.endswith(f"raster_info_{row['edition']}")
    assert json.loads(info.model_dump_json(exclude_unset=True)) == json.loads(body)


@pytest.mark.parametrize("row", KIT["invalid"], ids=ids)
def test_an_invalid_delivery_is_rejected(row: Any) -> None:
    with pytest.raises(InvalidError) as caught:
        parse_delivery(row["text"], edition="2.3")
    found = {(one.code, one.path) for one in caught.value.problems}
    assert {(one["code"], one["path"]) for one in row["errors"]} <= found


@pytest.mark.parametrize("row", KIT["signatures"], ids=ids)
def test_a_signature_is_accepted_or_rejected(row: Any) -> None:
    options = row.get("options", {})
    secrets = [Secret(one["id"], one["secret"], moment(one.get("notAfter")) or float("inf")) for one in row["secrets"]]
    body = base64.b64decode(row["body"])

    def check() -> str:
        bare = options.get("bareDigest", False)
        return verify(secrets, body, row["header"], allow_unprefixed=bare, now=moment(options.get("now")))

    if row["verdict"] == "accepted":
        assert check() == row.get("keyId", check())
    elif not row.get("either"):
        with pytest.raises(ValueError):
            check()


class Store:
    """A store that claims what it is told, and notes each call; the call of a name fails."""

    def __init__(self, words: str, log: list[str]) -> None:
        self._claim, _, self._fails = words.partition(":")
        self._log = log

    def claim(self, key: str) -> Any:
        assert key.startswith("7:")
        self._note("claim")
        return self._claim

    def done(self, key: str) -> None:
        self._note("done")

    def release(self, key: str) -> None:
        self._note("release")

    def _note(self, name: str) -> None:
        self._log.append(name)
        if name == self._fails:
            raise OSError(name)


@pytest.mark.parametrize("row", KIT["exchanges"], ids=ids)
def test_a_receiver_responds(row: Any) -> None:
    options: Any = row.get("options", {})
    log: list[str] = []
    current: list[Any] = []

    def act(how: str, value: Any, context: Any) -> None:
        if how in ("fail", "crash"):
            raise OSError("no") if how == "fail" else SystemError("no")
        what = f"{context.event} {context.edition}"
        log.append(f"invalid {what}" if isinstance(value, InvalidDelivery) else f"{what} {context.key_id}")
        if how == "again":
            log.append(f"again {current[0]().status}")

    def create() -> Receiver:
        given: dict[str, Any] = {
            {"maxBytes": "max_bytes", "allowUnprefixed": "allow_unprefixed",
             "allowLineFeed": "allow_line_feed", "editions": "edition"}[key]: value
            for key, value in options.items() if key not in ("secrets", "strict", "store")
        }  # fmt: skip
        if store := options.get("store"):
            given["deduplication"] = InMemoryStore() if store == "memory" else Store(store, log)
        secrets = [Secret(*one) for one in options.get("secrets", [("default", "mykey")])]
        acts = row.get("on", {"*": "accept"})
        on: Any = {key: lambda value, context, how=how: act(how, value, context) for key, how in acts.items()}
        return Receiver(secrets, on, mode="strict" if options.get("strict") else "tolerant", **given)

    if row.get("rejected"):
        with pytest.raises(ValueError):
            create()
        return
    receiver = create()
    for request in row["requests"]:
        body = body_of(request)
        current[:] = [lambda request=request, body=body: receiver.handle(request["method"], request["headers"], body)]
        response = current[0]()
        assert f"{response.status} {response.body}" == request["response"]
    assert log == row.get("handled", log)


def body_of(request: Any) -> bytes:
    if "file" in request:
        return (ROOT / str(request["file"])).read_bytes()
    if "nested" in request:
        return b"[" * int(request["nested"]) + b"]" * int(request["nested"])
    return bytes.fromhex(request["hex"]) if "hex" in request else str(request["text"]).encode()


UNREADABLE = [(b"\xff", "not-utf8"), (b"{", "not-json"), (b"[NaN]", "not-json"), (b"[" * 100_000, "too-deep")]


@pytest.mark.parametrize(("body", "code"), UNREADABLE)
def test_what_is_not_json(body: bytes, code: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        parse_delivery(body)
    assert caught.value.code == code
