"""Programs as users write them: FastAPI takes a body, frameworks a receiver, and the type checkers say what holds."""

import asyncio
import base64
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from annotation_contracts import sign
from annotation_contracts.testing import deliveries
from annotation_contracts.webhook import Receiver, UpdateTaskEvent
from annotation_contracts.wsgi import to_django, to_lambda
from fastapi import FastAPI
from fastapi.testclient import TestClient
from pydantic import BaseModel, ValidationError

SAMPLE = next(one for one in deliveries() if one.name == "update-task")
HEADERS = {"Content-Type": "application/json", "X-Signature-256": sign("mykey", SAMPLE.body)}

app = FastAPI()


@app.post("/typed")
def typed(event: UpdateTaskEvent) -> dict[str, int]:
    return {"id": event.task.id}


@app.post("/echo")
def echo(event: UpdateTaskEvent) -> UpdateTaskEvent:
    return event


receiver = Receiver("mykey", on={"update:task": lambda event, context: None})
app.add_route("/webhook", receiver)


def test_fastapi_takes_a_body() -> None:
    client = TestClient(app)
    assert client.post("/typed", content=SAMPLE.body, headers=HEADERS).json() == {"id": 481}
    assert client.post("/echo", content=SAMPLE.body, headers=HEADERS).json() == json.loads(SAMPLE.body)
    refused = client.post("/typed", json={"event": "update:task"})
    assert refused.status_code == 422 and "/task" in refused.text
    schema = client.get("/openapi.json").json()
    body = schema["paths"]["/typed"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body["properties"]["event"] == {"const": "update:task"} and "task" in body["required"]
    assert body["properties"]["task"]["properties"]["bug_tracker"] == {"type": "string"}


def test_fastapi_takes_a_receiver() -> None:
    client = TestClient(app)
    assert client.post("/webhook", content=SAMPLE.body, headers=HEADERS).text == "accepted"
    assert client.get("/webhook").status_code == 405
    assert client.post("/webhook", content=SAMPLE.body).status_code == 415


def test_a_refused_slow_body_ends_its_connection() -> None:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0.1)
        return {"type": "http.request", "body": b" ", "more_body": True}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    asyncio.run(receiver({"type": "http", "method": "POST", "headers": [(b"content-type", b"text/plain")]}, receive, send))
    assert sent[0]["status"] == 415
    assert (b"connection", b"close") in sent[0]["headers"]


def test_pydantic_takes_a_field() -> None:
    class Saved(BaseModel):
        event: UpdateTaskEvent

    text = b'{"event": %s}' % SAMPLE.body
    saved = Saved.model_validate_json(text)
    assert saved.event.task.id == 481
    assert json.loads(saved.model_dump_json()) == json.loads(text)
    with pytest.raises(ValidationError, match="/task"):
        Saved.model_validate({"event": {"event": "update:task"}})


def test_flask_takes_a_receiver() -> None:
    from flask import Flask

    flask = Flask("receiver")
    flask.route("/webhook", methods=["POST"])(lambda: receiver.wsgi)
    answer = flask.test_client().post("/webhook", data=SAMPLE.body, headers=HEADERS)
    assert (answer.status_code, answer.text) == (200, "accepted")


def test_django_takes_a_receiver() -> None:
    import django
    from django.conf import settings
    from django.test import RequestFactory

    settings.configure(ALLOWED_HOSTS=["*"])
    django.setup()
    view = to_django(receiver)
    request = RequestFactory().post("/webhook", SAMPLE.body, "application/json", headers=HEADERS)
    answer = view(request)
    assert (answer.status_code, answer.content) == (200, b"accepted")
    request = RequestFactory().post("/webhook", SAMPLE.body, "application/json")
    assert view(request).status_code == 403


def test_lambda_takes_a_receiver() -> None:
    event = {"requestContext": {"http": {"method": "POST"}}, "headers": HEADERS, "isBase64Encoded": True}
    answer = to_lambda(receiver)({**event, "body": base64.b64encode(SAMPLE.body).decode()}, None)
    assert (answer["statusCode"], answer["body"]) == (200, "accepted")


PROGRAM = '''
from typing import assert_type
from annotation_contracts import MISSING
from annotation_contracts.receiver import Context
from annotation_contracts.webhook import Receiver, UpdateTaskEvent, parse_delivery
from annotation_contracts.webhook_2_76 import Task

def width(event: UpdateTaskEvent) -> int:
    if event.before_update is MISSING:
        return 0
    size = event.before_update.segment_size
    if size is MISSING:
        return 1
    assert_type(size, int)
    return size

def kind(task: Task) -> str:
    return task.media_type

def handle(event: UpdateTaskEvent, context: Context) -> None:
    print(event.task.status, context.edition)

Receiver("mykey", on={"update:task": handle, "*": lambda event, context: print(event.event)})
delivery = parse_delivery(b"")
if delivery.event == "update:task":
    print(delivery.event)
if isinstance(delivery, UpdateTaskEvent):
    assert_type(delivery.task.id, int)
'''
WRONG = (
    'event.task.statsu',
    'event.task.status.real',
    'setattr_ = event.task; setattr_.status = "done"',
    'Receiver("mykey", on={"update:tusk": handle})',
    'Receiver("mykey", on={"create:task": handle})',
)


@pytest.mark.parametrize("checker", [["mypy", "--strict"], ["pyright"]], ids=lambda words: words[0])
def test_type_checkers(checker: list[str], tmp_path: Path) -> None:
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    program = tmp_path / "program.py"
    command = [Path(sys.executable).with_name(checker[0]), *checker[1:], program.name]
    if checker[0] == "pyright":
        command += ["--pythonpath", sys.executable]
    environment = {**os.environ, "VIRTUAL_ENV": str(Path(sys.executable).parent.parent)}

    def check(text: str) -> subprocess.CompletedProcess[str]:
        program.write_text(text)
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment)

    right = check(PROGRAM)
    assert right.returncode == 0, right.stdout
    wrong = check(PROGRAM + "".join(f"\ndef wrong{i}(event: UpdateTaskEvent) -> None:\n    {line}\n" for i, line in enumerate(WRONG)))
    first = PROGRAM.count("\n") + 3
    missing = [line for i, line in enumerate(WRONG) if f":{first + 3 * i}:" not in wrong.stdout]
    assert missing == [], wrong.stdout
