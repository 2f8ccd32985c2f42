"""What the kit does not hold: threads, ASGI, WSGI, FastAPI, the fixture, and programs under type checkers."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.routing import Route

from annotation_contracts import InMemoryStore, Receiver, v2_4
from annotation_contracts.signature import HEADER, sign, verify
from annotation_contracts.testing import SignedDelivery

Create = Callable[..., SignedDelivery]


def test_a_route_of_fastapi(signed_delivery: Create) -> None:
    seen: list[int] = []

    async def updated(event: v2_4.UpdateTaskEvent, context: Any) -> None:
        await asyncio.sleep(0)
        seen.append(event.task.id)

    app = FastAPI()
    receiver = Receiver("mykey", edition="2.4", on={"update:task": updated})
    app.routes.append(Route("/webhook", receiver))
    _, headers, body = signed_delivery("update:task", "mykey", edition="2.4", task__id=7)
    response = TestClient(app).post("/webhook", content=body, headers=headers)
    assert (response.status_code, response.text, seen) == (200, "accepted", [7])


def test_a_cancelled_request_keeps_its_delivery(signed_delivery: Create) -> None:
    _, headers, body = signed_delivery("update:task", "mykey")
    release = threading.Event()
    receiver = Receiver("mykey", on={"*": lambda *_: release.wait()}, deduplication=InMemoryStore())

    async def play() -> list[str]:
        async def send() -> str:
            return (await receiver.handle_async("POST", headers, body)).body

        cancelled = asyncio.create_task(send())
        await asyncio.sleep(0.1)
        cancelled.cancel()
        await asyncio.wait([cancelled])
        said = [await send()]
        release.set()
        while said[-1] != "duplicate":
            said.append(await send())
        return [said[0], said[-1]]

    assert asyncio.run(asyncio.wait_for(play(), 5)) == ["delivery is being handled", "duplicate"]


def test_what_cannot_work_says_so(signed_delivery: Create, caplog: pytest.LogCaptureFixture) -> None:
    async def handler(*_: object) -> None: ...

    class AsyncStore(InMemoryStore):
        async def claim(self, key: str) -> Any: ...  # type: ignore[override]

    class AsyncEnd(InMemoryStore):
        async def done(self, key: str) -> Any: ...  # type: ignore[override]

    _, headers, body = signed_delivery("update:task", "mykey")

    async def in_a_loop() -> str:
        return Receiver("mykey", on={"*": handler}).handle("POST", headers, body).body

    assert asyncio.run(in_a_loop()) == "handler failed"
    assert "await handle_async in an event loop" in caplog.text
    receiver = Receiver("mykey", on={"*": lambda *_: None}, deduplication=AsyncStore())  # type: ignore[call-overload]
    assert receiver.handle("POST", headers, body).body == "store failed"
    assert receiver.handle(*signed_delivery("ping", "mykey")).body == "accepted"
    receiver = Receiver("mykey", on={"*": lambda *_: None}, deduplication=AsyncEnd())
    assert receiver.handle("POST", headers, body).body == "accepted"
    assert "expected None" in caplog.text
    assert 'expected "new", "busy" or "done"' in caplog.text
    with pytest.raises(ValueError):
        InMemoryStore(0)
    with pytest.raises(ValueError):
        sign("", body)
    assert verify("mykey", body, headers[HEADER]) == "default"


def test_a_wsgi_application(signed_delivery: Create) -> None:
    _, headers, body = signed_delivery("ping", "mykey")
    lines: list[Any] = []
    environ = {
        "REQUEST_METHOD": "POST",
        "CONTENT_TYPE": headers["Content-Type"],
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_X_SIGNATURE_256": headers[HEADER],
        "wsgi.input": io.BytesIO(body),
    }
    assert list(Receiver("mykey", on={}).wsgi(environ, lambda *said: lines.append(said[0]))) == [b"no handler"]
    assert lines == ["200 OK"]


def test_a_message_names_what_to_do(caplog: pytest.LogCaptureFixture, signed_delivery: Create) -> None:
    _, headers, body = signed_delivery("ping", "another")
    receiver = Receiver("mykey", on={})
    for _ in range(2):
        assert receiver.handle("POST", headers, body)[:2] == (403, "signature rejected")
    assert [one.message for one in caplog.records] == [
        "delivery rejected: signature does not match the body and secret; compare with: "
        'openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" BODY_FILE; further rejections for this reason are not logged'
    ]
    with pytest.raises(ValueError, match='"update:tusk" is not an event or pattern, did you mean "update:task"?'):
        Receiver("mykey", on={"update:tusk": print})  # type: ignore[call-overload]
    wrong: list[Any] = [
        {"max_bytes": "5"}, {"on": {"ping": 5}}, {"secret": None}, {"allow_unprefixed": "no"}, {"deduplication": 5}, {"tries": 2},
    ]  # fmt: skip
    for options in wrong:
        with pytest.raises(ValueError):
            Receiver(**{"secret": "mykey", "on": {}, **options})
    with pytest.raises(ValueError, match="edition is empty: expected one or more of 2.76"):
        Receiver("mykey", on={}, edition=[])


def test_a_handler_that_raises_what_is_false_has_failed(signed_delivery: Create) -> None:
    class Falsy(Exception):
        def __bool__(self) -> bool:
            return False

    def fail(*_: object) -> None:
        raise Falsy

    _, headers, body = signed_delivery("update:task", "mykey")
    receiver = Receiver("mykey", on={"*": fail}, deduplication=InMemoryStore())
    assert [receiver.handle("POST", headers, body).status for _ in range(2)] == [500, 500]


@pytest.mark.parametrize("checker", [["mypy", "--strict"], ["pyright", "--pythonpath", sys.executable]])
def test_types_narrow(checker: list[str]) -> None:
    root, program = Path(__file__).parents[1], "tests/typed_programs.py"
    ran = subprocess.run([sys.executable, "-m", *checker, program], cwd=root, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


def test_an_edition_is_loaded_when_it_is_asked_for() -> None:
    program = "import sys; from annotation_contracts import v2_4; print([m for m in sys.modules if 'generated.v2' in m])"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout.replace("'", '"')) == ["annotation_contracts.generated.v2_4"]
