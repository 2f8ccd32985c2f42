"""A project that has nothing but the wheel: its fixtures, and json as Python reads it."""

import asyncio
import copy
import dataclasses
import json
import pickle
import re
import socket
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from http.server import HTTPServer
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Dict, Tuple

import pytest
from annotation_contracts import (
    MISSING, DecodeError, UnreadableError, raster_info, sign, to_json, verify, webhook, webhook_2_3,
)  # fmt: skip
from annotation_contracts.raster_info import parse_raster_info
from annotation_contracts.receiver import Limits, MemoryStore
from annotation_contracts.testing import Case, SampleDelivery, cases, deliveries
from annotation_contracts.webhook import Receiver, UnknownEvent, UpdateTaskEvent, find_warnings, parse_delivery, write_delivery
from annotation_contracts.wsgi import to_http_handler

SAMPLE = next(one for one in deliveries() if one.name == "update-task")


def test_a_delivery_loses_nothing(delivery: SampleDelivery) -> None:
    read = parse_delivery(delivery.body)
    assert json.loads(write_delivery(read)) == json.loads(delivery.body)
    assert json.loads(json.dumps(read, default=to_json)) == json.loads(delivery.body)
    assert parse_delivery(delivery.body, [delivery.edition]).edition == delivery.edition
    assert parse_delivery(delivery.body, [delivery.edition], "strict").edition == delivery.edition


def test_every_edition_has_samples() -> None:
    assert {one.edition for one in deliveries()} == set(webhook.CONTRACT.editions)


def test_signatures(signature_vectors) -> None:
    assert len(signature_vectors) > 150
    for vector in signature_vectors:
        for body in (vector.body, bytearray(vector.body), memoryview(vector.body)):
            verdict = verify(
                vector.secrets, body, vector.header, bare_digest=vector.bare_digest, now=vector.now
            )
            assert (verdict.key_id, verdict.reason) == (vector.key_id, vector.reason), vector.id


@pytest.mark.parametrize("digits", [17, 4_301, 20_000])
def test_a_long_number_is_kept(digits: int) -> None:
    body = '{"type":"array","scale":%s}' % ("7" * digits)
    assert raster_info.write_raster_info(parse_raster_info(body)) == body


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_cases(case: Case) -> None:
    read = parse_delivery if case.contract == "webhook" else parse_raster_info
    try:
        status = "unknown" if isinstance(read(case.body, [case.edition]), UnknownEvent) else "valid"
        found = []
    except DecodeError as error:
        status, found = "invalid", [(one.code, one.path) for one in error.problems]
        assert error.edition == case.edition
    assert status == case.status
    if status != "unknown":
        assert sorted(found) == sorted(case.problems)


def test_records_are_at_home() -> None:
    task = webhook_2_3.parse_delivery(memoryview(SAMPLE.body)).task
    assert dataclasses.is_dataclass(task) and dataclasses.asdict(task)["owner"]["id"] == task.owner.id
    assert dataclasses.replace(task, name="Night").name == "Night"
    with pytest.raises(dataclasses.FrozenInstanceError):
        task.status = "completed"
    with pytest.raises(AttributeError):
        task.statsu = 9
    for other in (pickle.loads(pickle.dumps(task)), copy.deepcopy(task), webhook_2_3.Task.from_json(task.to_json())):
        assert other == task and hash(other) == hash(task)
    match parse_delivery(SAMPLE.body):
        case UpdateTaskEvent(task=webhook.Task(id=number)):
            assert number == task.id
        case _:
            pytest.fail("no match")
    assert task.media_type is MISSING and pickle.loads(pickle.dumps(MISSING)) is MISSING


def test_from_json_takes_what_frameworks_decode() -> None:
    value = json.loads(SAMPLE.body)
    value["task"]["labels"] = tuple(value["task"]["labels"])
    assert UpdateTaskEvent.from_json(value).task.id == value["task"]["id"]
    with pytest.raises(DecodeError, match="/task/id"):
        UpdateTaskEvent.from_json({**value, "task": {**value["task"], "id": "7"}})


@pytest.mark.parametrize("body", [b"{}", b'{"event":"ping"}', b"{", b"\xff", b"[" * 100_000])
def test_a_bad_body_does_not_end_a_pool(body: bytes) -> None:
    with ProcessPoolExecutor(1) as pool:
        with pytest.raises((DecodeError, UnreadableError)) as found:
            pool.submit(parse_delivery, body).result()
        assert str(found.value) == str(pickle.loads(pickle.dumps(found.value)))
        assert pool.submit(parse_delivery, SAMPLE.body).result().edition == SAMPLE.edition


@pytest.mark.parametrize("number", ["1e400", "-1e400", "9" * 5_000, "-0", "-0.0"], ids=lambda text: text[:9])
def test_odd_numbers_are_kept(number: str) -> None:
    body = SAMPLE.body.replace(b"{", b'{"odd": %s, ' % number.encode(), 1)
    written = write_delivery(parse_delivery(body))
    assert float(json.loads(written, parse_int=float)["odd"]) == float(number)
    assert number not in ("9" * 5_000, "-0.0") or f'"odd":{number}' in written


def test_a_lone_surrogate_is_kept() -> None:
    body = SAMPLE.body.replace(b"{", b'{"odd": "\\ud800", ', 1)
    assert json.loads(write_delivery(parse_delivery(body)))["odd"] == "\ud800"


def post(receiver: Receiver, body: bytes, **headers: str) -> tuple[int, str]:
    signed = {"Content-Type": "application/json", "X-Signature-256": sign("mykey", body), **headers}
    answer = receiver.handle("POST", signed, body)
    return answer.status, answer.body


def test_an_invalid_delivery_is_logged(caplog) -> None:
    invalid = []
    receiver = Receiver("mykey", on={"invalid": lambda value, context: invalid.append((value, context.problems[0].path))})
    broken = json.dumps({**json.loads(SAMPLE.body), "task": None}).encode()
    assert post(receiver, broken) == (200, "invalid delivery")
    assert [path for _, path in invalid] == ["/task"]
    assert receiver.counts() == {"invalid": 1}
    post(Receiver("mykey", on={}), b"[]")
    assert [one.message for one in caplog.records] == [
        "the signed body is not a valid delivery: update:task, nearest edition 2.76, wrong at /task",
        "the signed body is not a valid delivery: nearest edition 2.76, wrong at the document; "
        "no handler ran: the handler `invalid` takes such deliveries",
    ]


def test_what_is_suspicious_is_listed() -> None:
    body = json.loads(SAMPLE.body)
    assert find_warnings(parse_delivery(SAMPLE.body)) == []
    body["before_update"] = {"planet": 1}
    (found,) = find_warnings(parse_delivery(json.dumps(body).encode()))
    assert (found.rule, found.path, found.clause) == ("before-update-foreign", "/before_update/planet", "W6.3")


def test_drift_is_told() -> None:
    drifts = []
    receiver = Receiver("mykey", on={}, on_drift=drifts.append)
    body = SAMPLE.body.replace(b'"has_parent":false', b'"has_parent":false,"a/b":1').replace(b'"task":{', b'"task":{"7":1,')
    post(receiver, body)
    assert drifts == [("update:task", {"/task/labels/*/a~1b": 3, "/task/7": 1})]


def test_a_receiver_without_a_secret_is_told(caplog) -> None:
    receiver = Receiver(None, on={})
    assert receiver.handle("POST", {"Content-Type": "application/json"}, SAMPLE.body).status == 200
    assert [one.message for one in caplog.records][:1] == [
        "the receiver takes every request, unsigned and forged ones too, since its secret is None"
    ]


def test_handlers_of_any_kind() -> None:
    async def later(event, context) -> None:
        await asyncio.sleep(0)

    def failing(event, context) -> None:
        raise RuntimeError("not told")

    errors = []
    for handler, expected in ((later, (200, "accepted")), (failing, (500, "handler failed"))):
        receiver = Receiver("mykey", on={"*:task": handler}, on_error=lambda error, place: errors.append(place))
        assert post(receiver, SAMPLE.body) == expected
    assert errors == ["handler"]
    with pytest.raises(ValueError, match="cannot create the receiver"):
        Receiver("mykey", on={"update:task": 1})
    for unnamed in (["x", "y"], [("new", "x")], b"x"):
        with pytest.raises(TypeError, match=r'secret is a str, or .*NamedSecret\("new", "…"\)'):
            Receiver(unnamed, on={})


@pytest.mark.parametrize("fails, then", [(False, (200, "duplicate")), (True, (500, "handler failed"))])
def test_a_late_handler_keeps_its_delivery(fails: bool, then: Tuple[int, str]) -> None:
    gate = threading.Event()

    def handle(event: object, context: object) -> None:
        gate.wait(60)
        if fails:
            raise ValueError("too late")

    async def send() -> Tuple[int, str]:
        headers = {"Content-Type": "application/json", "X-Signature-256": sign("mykey", SAMPLE.body)}
        said = await receiver.handle_async("POST", headers, SAMPLE.body)
        return said.status, said.body

    async def run() -> None:
        assert [await send(), await send()] == [(500, "handler failed"), (409, "delivery is being handled")]
        gate.set()
        while (answer := await send())[0] == 409:
            await asyncio.sleep(0.01)
        assert answer == then

    hooks: Dict[str, Any] = {"on_error": lambda error, place: None, "on_refused": lambda refusal: None}
    receiver = Receiver("mykey", on={"*": handle}, store=MemoryStore(), limits=Limits(handler_timeout=0.05), **hooks)
    asyncio.run(run())
    assert receiver.counts()["failed"] == 1 + fails


def test_a_cancelled_delivery_may_come_again() -> None:
    async def endless(event, context) -> None:
        await asyncio.sleep(60)

    async def cancel() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(receiver.handle_async("POST", headers, SAMPLE.body), 0.05)

    headers = {"Content-Type": "application/json", "X-Signature-256": sign("mykey", SAMPLE.body)}
    store = MemoryStore()
    receiver = Receiver("mykey", on={"*": endless}, store=store, on_error=lambda error, place: None)
    asyncio.run(cancel())
    assert receiver.counts() == {"failed": 1}
    assert post(Receiver("mykey", on={"*": lambda event, context: None}, store=store), SAMPLE.body) == (200, "accepted")


@pytest.mark.parametrize("length", ["9" * 5_000, "\xb2", "-1", "0" * 5_000])
def test_an_odd_length_is_answered(length: str) -> None:
    server = HTTPServer(("127.0.0.1", 0), to_http_handler(Receiver("mykey", on={}, on_refused=print)))
    with server, socket.create_connection(server.server_address) as client:
        head = f"POST / HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        client.sendall(head.encode("latin-1"))
        client.shutdown(socket.SHUT_WR)
        server.handle_request()
        assert client.recv(12).decode() == ("HTTP/1.1 413" if length.startswith("9") else "HTTP/1.1 403")


def test_import_is_light() -> None:
    code = "import sys, annotation_contracts.webhook; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"asyncio", "dataclasses", "inspect", "pydantic", "annotation_contracts.webhook_2_76"} & set(loaded)


def test_the_wheel_holds_the_package_alone() -> None:
    package = distribution("annotation-contracts")
    files = {str(path) for path in package.files or ()}
    assert {path.split("/")[0] for path in files} == {"annotation_contracts", f"annotation_contracts-{package.version}.dist-info"}
    modules = {*webhook.CONTRACT.modules.values(), *raster_info.CONTRACT.modules.values()}
    assert {"annotation_contracts/py.typed", *(f"annotation_contracts/{name}.py" for name in modules)} <= files
    assert package.requires == ['orjson>=3.9.15 ; extra == "fast"']
    assert [one.value for one in package.entry_points] == ["annotation_contracts.testing.plugin"]
    [wheel] = (Path(__file__).parents[1] / "wheel").glob("*.whl")
    assert wheel.stat().st_size < 250_000


def test_an_empty_folder_receives(tmp_path: Path) -> None:
    [wheel] = (Path(__file__).parents[1] / "wheel").glob("*.whl")
    (tmp_path / "update-task.json").write_bytes(SAMPLE.body)
    readme = distribution("annotation-contracts").metadata.get_payload()
    program, printed = re.findall(r"```(?:python|text)\n(.*?)```", readme, re.DOTALL)[:2]
    for command in (
        [sys.executable, "-m", "venv", "venv"],
        ["venv/bin/pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", wheel],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    found = subprocess.run(["venv/bin/python", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert found.stdout == printed and "accepted\n" in printed
