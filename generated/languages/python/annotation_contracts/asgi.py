# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/asgi.py by "npm run generate". Do not edit.

"""Lets a receiver be an ASGI application: `uvicorn module:receiver`, or `app.add_route("/webhook", receiver)`.

`add_route` of Starlette and FastAPI takes the receiver as it is; `mount` would answer `/webhook` with a redirect, which
loses the body.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Dict, Tuple, Union

from .receiver import Answer, Refused

if TYPE_CHECKING:
    from .receiver import BaseReceiver

#: How long what a refused request still sends is read and dropped: its sender may never read the answer otherwise.
LINGER = 2.0


async def respond(receiver: BaseReceiver[Any], scope: Any, receive: Any, send: Any) -> None:
    """Answers a request of an ASGI server."""
    if scope["type"] == "lifespan":
        return await _live(receive, send)
    if scope["type"] != "http":
        raise ValueError(f"cannot answer a connection of type {scope['type']}")
    method, headers = scope["method"], scope["headers"]
    refused = receiver.check_head(method, headers)
    ended = False
    body: Union[bytes, Refused] = b""
    more: Dict[str, str] = {}
    if refused is None:
        body, ended = await _read(receiver, receive)
    said: Answer
    if refused is not None or isinstance(body, Refused):
        if not ended and not await _drop_rest(receive):
            # A server would keep the connection for as long as the body lasts.
            more = {"connection": "close"}
        said = receiver.refuse(refused or body)  # type: ignore[arg-type]
    else:
        said = await receiver.handle_async(method, headers, body)
    content = said.body.encode("ascii")
    fields = [(name.encode(), value.encode()) for name, value in {**said.headers, **more, "content-length": str(len(content))}.items()]
    await send({"type": "http.response.start", "status": said.status, "headers": fields})
    await send({"type": "http.response.body", "body": content})


async def _read(receiver: BaseReceiver[Any], receive: Any) -> Tuple[Union[bytes, Refused], bool]:
    """Reads a body; returns whether it came to its end."""
    limit = receiver.limits.read_timeout
    deadline = time.monotonic() + limit
    body = bytearray()
    while True:
        try:
            message = await asyncio.wait_for(receive(), deadline - time.monotonic())
        except asyncio.TimeoutError:
            return Refused("too-slow", f"the body took longer than {limit:g} s"), True
        if message["type"] == "http.disconnect":
            return Refused("incomplete", "the connection ended before the body did"), True
        body += message.get("body", b"")
        is_last = not message.get("more_body", False)
        too_large = receiver.check_size(len(body))
        if too_large:
            return too_large, is_last
        if is_last:
            return bytes(body), True


async def _drop_rest(receive: Any) -> bool:
    """Drops what still comes for a while; returns whether that was all."""
    deadline = time.monotonic() + LINGER
    try:
        while True:
            message = await asyncio.wait_for(receive(), deadline - time.monotonic())
            if message["type"] == "http.disconnect" or not message.get("more_body", False):
                return True
    except asyncio.TimeoutError:
        return False


async def _live(receive: Any, send: Any) -> None:
    while True:
        step = (await receive())["type"]
        await send({"type": f"{step}.complete"})
        if step == "lifespan.shutdown":
            return
