"""Lets a receiver be a WSGI application, and puts it behind http.server, Django and AWS Lambda."""

from __future__ import annotations

import base64
import re
import time
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from importlib import import_module
from queue import SimpleQueue
from socket import SHUT_RD, socket
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Iterator, Mapping, Optional, Tuple, Type, Union

from .receiver import Answer, Refused, read_length

if TYPE_CHECKING:
    from .receiver import BaseReceiver

#: Bytes that are read at a time.
_CHUNK = 65_536
#: How long what a refused request still sends is read and dropped, in seconds: its sender may never read the answer otherwise.
LINGER = 2.0
_BROKEN = "the connection ended before the body did"


def respond(receiver: BaseReceiver[Any], environ: Dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answers a request of a WSGI server.

    Flask takes it as what a view returns: `return receiver.wsgi`. The time that a body may take is bounded behind gunicorn, which
    offers its socket; behind another server by that.
    """
    headers = {key[5:].replace("_", "-"): value for key, value in environ.items() if key.startswith("HTTP_")}
    for name in ("CONTENT_TYPE", "CONTENT_LENGTH"):
        if environ.get(name):
            headers[name.replace("_", "-")] = environ[name]
    said, _ = _answer(receiver, environ["REQUEST_METHOD"], headers, _parts_in(environ), environ.get("gunicorn.socket"))
    content = said.body.encode("ascii")
    fields = [(name.title(), value) for name, value in said.headers.items() if name != "connection"]
    start_response(f"{said.status} {HTTPStatus(said.status).phrase}", [*fields, ("Content-Length", str(len(content)))])
    return [content]


def _answer(
    receiver: BaseReceiver[Any], method: str, headers: Any, parts: Iterator[bytes], connection: Optional[socket] = None
) -> Tuple[Answer, bool]:
    """Answers a request with a body of unknown length, and keeps no more of it than the limit allows; returns whether all of it was read."""
    limit = receiver.limits.read_timeout
    refused = receiver.check_head(method, headers)
    watch = _Watch(limit, connection)
    body, is_whole = _read(receiver, refused, parts)
    if watch.stop() and body is not refused:
        body = Refused("too-slow", f"the body took longer than {limit:g} s")
    return receiver.refuse(body) if isinstance(body, Refused) else receiver.handle(method, headers, body), is_whole


def _read(receiver: BaseReceiver[Any], refused: Optional[Refused], parts: Iterator[bytes]) -> Tuple[Union[bytes, Refused], bool]:
    """Reads a body, of a refused one what its sender still sends, for a while; returns whether it came to its end."""
    body, deadline = bytearray(), time.monotonic() + LINGER
    try:
        for part in parts:
            if refused is None:
                body += part
                refused, deadline = receiver.check_size(len(body)), time.monotonic() + LINGER
            elif time.monotonic() >= deadline:
                return refused, False
        return refused or bytes(body), True
    except Refused as error:
        return refused or error, False
    except TimeoutError:
        return refused or Refused("too-slow", f"the body took longer than {receiver.limits.read_timeout:g} s"), False
    except OSError:
        return refused or Refused("incomplete", _BROKEN), False


def _parts(read: Callable[[int], bytes], rest: Optional[int] = None) -> Iterator[bytes]:
    """Reads a body that is so long, or to its end."""
    while rest != 0:
        part = read(min(_CHUNK, rest or _CHUNK))
        if not part and rest is None:
            return
        if not part:
            raise Refused("incomplete", _BROKEN)
        yield part
        rest = rest and rest - len(part)


def _parts_in(environ: Mapping[str, Any]) -> Iterator[bytes]:
    """Reads the body of a WSGI request: as long as it says, or to its end where the server ends it."""
    length = read_length(environ.get("CONTENT_LENGTH") or "")
    is_ended = environ.get("wsgi.input_terminated") or "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "")
    return _parts(environ["wsgi.input"].read, length if length is not None else None if is_ended else 0)


def _parts_of_chunks(stream: Any) -> Iterator[bytes]:
    """Reads a body in chunks, which http.server does not know."""

    def read_line() -> bytes:
        line: bytes = stream.readline(_CHUNK)
        if not line.endswith(b"\n"):
            raise Refused("incomplete", _BROKEN)
        return line.strip()

    while True:
        digits = read_line().partition(b";")[0].strip()
        if not re.fullmatch(rb"[\da-fA-F]+", digits):
            raise Refused("incomplete", "the body is not in chunks")
        if int(digits, 16) == 0:
            break
        yield from _parts(stream.read1, int(digits, 16))
        read_line()
    while read_line():
        pass


class _Watch:
    """Ends the body of a request that takes too long, where the server offers its socket."""

    def __init__(self, limit: float, connection: Optional[socket]) -> None:
        self._end, self._connection, self._lock, self._is_late = time.monotonic() + limit, connection, Lock(), False
        if connection is not None:
            _start_watching(limit).put(self)

    def stop(self) -> bool:
        """Stops; says whether it was too late."""
        with self._lock:
            self._connection = None
        return self._is_late

    def wait(self) -> None:
        """Waits for the end, unless the body has come."""
        if self._connection is not None:
            time.sleep(max(0.0, self._end - time.monotonic()))
        with self._lock:
            if self._connection is not None:
                self._is_late = True
                try:
                    # A socket of TLS would forget its keys.
                    socket.shutdown(self._connection, SHUT_RD)
                except OSError:
                    pass


@lru_cache(None)
def _start_watching(limit: float) -> "SimpleQueue[_Watch]":
    """Starts the thread that watches bodies; with one limit for all, the first to come is the first to end."""
    watches: SimpleQueue[_Watch] = SimpleQueue()

    def run() -> None:
        while True:
            watches.get().wait()

    Thread(target=run, daemon=True).start()
    return watches


def to_http_handler(receiver: BaseReceiver[Any]) -> Type[BaseHTTPRequestHandler]:
    """Makes the handler of a server of the standard library: `ThreadingHTTPServer(("", 3000), to_http_handler(receiver))`."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = receiver.limits.read_timeout

        def __getattr__(self, name: str) -> Any:
            if name.startswith("do_"):
                return self._respond
            raise AttributeError(name)

        def handle_expect_100(self) -> bool:
            return receiver.check_head(self.command, self.headers.items()) is not None or super().handle_expect_100()

        def log_request(self, code: Union[int, str] = "-", size: Union[int, str] = "-") -> None:
            """The receiver reports what is worth it."""

        def _respond(self) -> None:
            length = read_length(self.headers.get("Content-Length") or "") or 0
            is_chunked = "chunked" in (self.headers.get("Transfer-Encoding") or "").lower()
            parts = _parts_of_chunks(self.rfile) if is_chunked else _parts(self.rfile.read1, length)
            said, is_whole = _answer(receiver, self.command, self.headers.items(), parts, self.connection)
            content = said.body.encode("ascii")
            self.send_response(said.status)
            for name, value in said.headers.items():
                self.send_header(name.title(), value)
            self.send_header("Content-Length", str(len(content)))
            if not is_whole or said.headers.get("connection") == "close":
                self.close_connection = True
                self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(content if self.command != "HEAD" else b"")

    return Handler


def to_django(receiver: BaseReceiver[Any]) -> Callable[[Any], Any]:
    """Makes a view of Django: `path("webhook", to_django(receiver))`. It needs no CSRF token: the signature is stronger."""

    def view(request: Any) -> Any:
        HttpResponse = import_module("django.http").HttpResponse

        try:
            environ: Any = getattr(request, "environ", None)
            # Django itself reads no body in chunks.
            is_untouched = environ is not None and not getattr(request, "_read_started", True)
            parts = _parts_in(environ) if is_untouched else _parts(request.read)
            connection = environ.get("gunicorn.socket") if environ is not None else None
            said, _ = _answer(receiver, request.method, dict(request.headers), parts, connection)
        except Exception as error:
            if type(error).__name__ != "RawPostDataException":
                raise
            said = receiver.refuse(Refused("body-consumed", "the body was read before the receiver could"))
        answer = HttpResponse(said.body, status=said.status)
        for name, value in said.headers.items():
            answer[name.title()] = value
        return answer

    setattr(view, "csrf_exempt", True)
    return view


def to_lambda(receiver: BaseReceiver[Any]) -> Callable[[Mapping[str, Any], Any], Dict[str, Any]]:
    """Makes the handler of an AWS Lambda function behind API Gateway (payload format 2.0) or a function URL."""

    def handler(event: Mapping[str, Any], context: Any) -> Dict[str, Any]:
        text = event.get("body") or ""
        body = base64.b64decode(text) if event.get("isBase64Encoded") else text.encode("utf-8", "surrogatepass")
        said = receiver.handle(event["requestContext"]["http"]["method"], event.get("headers") or {}, body)
        return {"statusCode": said.status, "headers": dict(said.headers), "body": said.body}

    return handler
