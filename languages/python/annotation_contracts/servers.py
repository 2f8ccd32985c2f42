"""Connects a receiver to ASGI and WSGI servers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from .receiver import Rejection, Response

if TYPE_CHECKING:
    from .receiver import Receiver

#: Seconds for which the rest of a rejected request is read and dropped. Otherwise, its sender may never read the response.
_LINGER = 2.0


def _fields(response: Response) -> list[tuple[str, str]]:
    length = ("content-length", str(len(response.body)))
    return [("content-type", "text/plain; charset=utf-8"), length, *response.headers.items()]


async def respond_asgi(receiver: Receiver, scope: Any, receive: Any, send: Any) -> None:
    """Responds to a request from an ASGI server."""
    if scope["type"] == "lifespan":
        step = ""
        while step != "lifespan.shutdown":
            step = (await receive())["type"]
            await send({"type": f"{step}.complete"})
        return
    if scope["type"] != "http":
        raise ValueError(f"cannot respond to a connection of type {scope['type']}")
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    body, rejection, is_whole = await _read_body(receiver, receiver.check_head(scope["method"], headers), receive)
    if rejection is None:
        response = await receiver.handle_async(scope["method"], headers, body)
    else:
        response = receiver.reject(rejection)
        is_whole = is_whole or rejection.code in ("incomplete", "too-slow") or await _drop_rest(receive)
    # Otherwise, a server would keep the connection until the body ends.
    fields = [*_fields(response), *([] if is_whole else [("connection", "close")])]
    encoded = [(name.encode(), value.encode()) for name, value in fields]
    await send({"type": "http.response.start", "status": response.status, "headers": encoded})
    await send({"type": "http.response.body", "body": response.body.encode("ascii")})


async def _read_body(receiver: Receiver, rejection: Rejection | None, receive: Any) -> tuple[bytes, Rejection | None, bool]:
    """Reads a body within the receiver's limits; also returns whether it was complete."""
    body, is_whole = bytearray(), False
    deadline = time.monotonic() + receiver.read_timeout
    while not rejection and not is_whole:
        try:
            message = await asyncio.wait_for(receive(), deadline - time.monotonic())
        except asyncio.TimeoutError:
            rejection = Rejection("too-slow", f"the body took longer than {receiver.read_timeout:g} s")
            break
        if message["type"] == "http.disconnect":
            rejection = Rejection("incomplete", "the connection ended before the body did")
            break
        body += message.get("body", b"")
        is_whole = not message.get("more_body", False)
        rejection = receiver.check_size(len(body))
    return bytes(body), rejection, is_whole


async def _drop_rest(receive: Any) -> bool:
    """Reads and drops the rest of a request for a limited time; returns whether it ended."""
    deadline = time.monotonic() + _LINGER
    try:
        while True:
            message = await asyncio.wait_for(receive(), deadline - time.monotonic())
            if message["type"] == "http.disconnect" or not message.get("more_body", False):
                return True
    except asyncio.TimeoutError:
        return False


def respond_wsgi(receiver: Receiver, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Responds to a request from a WSGI server, which must limit the time for a body."""
    headers = [(key[5:].replace("_", "-"), value) for key, value in environ.items() if key.startswith("HTTP_")]
    headers += [(key.replace("_", "-"), environ[key]) for key in ("CONTENT_TYPE", "CONTENT_LENGTH") if environ.get(key)]
    rejection, body = receiver.check_head(environ["REQUEST_METHOD"], headers), bytearray()
    deadline = time.monotonic() + _LINGER
    try:
        for part in _parts(environ):
            if rejection and time.monotonic() > deadline:
                break
            if not rejection:
                body += part
                rejection = receiver.check_size(len(body))
    except OSError:
        rejection = rejection or Rejection("incomplete", "the connection ended before the body did")
    response = receiver.reject(rejection) if rejection else receiver.handle(environ["REQUEST_METHOD"], headers, bytes(body))
    fields = [(name.title(), value) for name, value in _fields(response)]
    start_response(f"{response.status} {HTTPStatus(response.status).phrase}", fields)
    return [response.body.encode("ascii")]


def _parts(environ: dict[str, Any]) -> Iterable[bytes]:
    """Reads a body up to its declared length, or to its end if the server marks the end."""
    announced = environ.get("CONTENT_LENGTH") or ""
    is_ended = environ.get("wsgi.input_terminated") or "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "")
    rest = int(announced[:18]) if announced.isascii() and announced.isdigit() else None if is_ended else 0
    while rest != 0:
        part = environ["wsgi.input"].read(min(65_536, rest or 65_536))
        if not part and rest is None:
            return
        if not part:
            raise OSError("incomplete")
        yield part
        rest = None if rest is None else rest - len(part)
