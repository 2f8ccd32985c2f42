# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/wsgi.py by "npm run generate". Do not edit.

"""Lets a receiver be a WSGI application, and puts it behind http.server, Django and AWS Lambda."""

from __future__ import annotations

import base64
import time
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from importlib import import_module
from queue import SimpleQueue
from socket import SHUT_RD, socket
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Mapping, Optional, Type, Union

from .receiver import Answer, Refused

if TYPE_CHECKING:
    from .receiver import BaseReceiver

#: Bytes that are read at a time.
_CHUNK = 65_536
#: How long what a refused request still sends is read and dropped, in seconds: its sender may never read the answer otherwise.
LINGER = 2.0


def respond(receiver: BaseReceiver[Any], environ: Dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answers a request of a WSGI server.

    Flask takes it as what a view returns: `return receiver.wsgi`. The time that a body may take is bounded behind gunicorn, which
    offers its socket; behind another server by that.
    """
    headers = {key[5:].replace("_", "-"): value for key, value in environ.items() if key.startswith("HTTP_")}
    for name in ("CONTENT_TYPE", "CONTENT_LENGTH"):
        if environ.get(name):
            headers[name.replace("_", "-")] = environ[name]
    said = _answer(receiver, environ["REQUEST_METHOD"], headers, _reader(environ), environ.get("gunicorn.socket"))
    content = said.body.encode("ascii")
    fields = [(name.title(), value) for name, value in said.headers.items() if name != "connection"]
    start_response(f"{said.status} {HTTPStatus(said.status).phrase}", [*fields, ("Content-Length", str(len(content)))])
    return [content]


def _answer(
    receiver: BaseReceiver[Any], method: str, headers: Any, read: Callable[[int], bytes], connection: Optional[socket] = None
) -> Answer:
    """Answers a request with a body of unknown length, of which no more is kept than the limit allows."""
    limit = receiver.limits.read_timeout
    refused = receiver.check_head(method, headers)
    watch = _Watch(limit, connection)
    body = _read(receiver, refused, read)
    if watch.stop() and body is not refused:
        body = Refused("too-slow", f"the body took longer than {limit:g} s")
    return receiver.refuse(body) if isinstance(body, Refused) else receiver.handle(method, headers, body)


def _read(receiver: BaseReceiver[Any], refused: Optional[Refused], read: Callable[[int], bytes]) -> Union[bytes, Refused]:
    """Reads a body; of a refused one what its sender still sends, for a while."""
    body = bytearray()
    try:
        while refused is None:
            chunk = read(_CHUNK)
            if not chunk:
                return bytes(body)
            body += chunk
            refused = receiver.check_size(len(body))
        deadline = time.monotonic() + LINGER
        while time.monotonic() < deadline and read(_CHUNK):
            pass
    except Refused as error:
        return refused or error
    except TimeoutError:
        return refused or Refused("too-slow", f"the body took longer than {receiver.limits.read_timeout:g} s")
    except OSError:
        return refused or Refused("incomplete", "the connection ended before the body did")
    return refused


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


def _reader(environ: Mapping[str, Any]) -> Callable[[int], bytes]:
    """Reads the body of a WSGI request: as long as it says, or to its end where the server ends it."""
    stream, length = environ["wsgi.input"], environ.get("CONTENT_LENGTH") or ""
    if not length.isdigit():
        is_ended = environ.get("wsgi.input_terminated") or "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "")
        return stream.read if is_ended else lambda size: b""
    rest = int(length)

    def read(size: int) -> bytes:
        nonlocal rest
        chunk: bytes = stream.read(min(size, rest)) if rest else b""
        if rest and not chunk:
            raise Refused("incomplete", "the connection ended before the body did")
        rest -= len(chunk)
        return chunk

    return read


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
            body = _Body(self)
            said = _answer(receiver, self.command, self.headers.items(), body.read, self.connection)
            content = said.body.encode("ascii")
            self.send_response(said.status)
            for name, value in said.headers.items():
                self.send_header(name.title(), value)
            self.send_header("Content-Length", str(len(content)))
            if not body.ended or said.headers.get("connection") == "close":
                self.close_connection = True
                self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(content if self.command != "HEAD" else b"")

    return Handler


class _Body:
    """The body of a request of http.server, which knows no chunks."""

    def __init__(self, handler: BaseHTTPRequestHandler) -> None:
        self._stream = handler.rfile
        self._chunked = "chunked" in (handler.headers.get("Transfer-Encoding") or "").lower()
        length = handler.headers.get("Content-Length") or ""
        self._rest = int(length) if length.isdigit() and not self._chunked else 0
        #: Whether nothing of it is left.
        self.ended = not self._chunked and self._rest == 0

    def read(self, size: int) -> bytes:
        """Reads some bytes; none at the end."""
        if self.ended:
            return b""
        if self._chunked and self._rest == 0:
            self._begin_chunk()
            if self.ended:
                return b""
        chunk = self._stream.read1(min(size, self._rest))
        if not chunk:
            raise Refused("incomplete", "the connection ended before the body did")
        self._rest -= len(chunk)
        if self._rest == 0 and self._chunked:
            self._line()
        self.ended = self._rest == 0 and not self._chunked
        return bytes(chunk)

    def _begin_chunk(self) -> None:
        digits = self._line().partition(b";")[0].strip()
        try:
            self._rest = int(digits, 16)
        except ValueError:
            raise Refused("incomplete", "the body is not in chunks") from None
        if self._rest == 0:
            while self._line():
                pass
            self.ended = True

    def _line(self) -> bytes:
        line = self._stream.readline(_CHUNK)
        if not line.endswith(b"\n"):
            raise Refused("incomplete", "the connection ended before the body did")
        return bytes(line.strip())


def to_django(receiver: BaseReceiver[Any]) -> Callable[[Any], Any]:
    """Makes a view of Django: `path("webhook", to_django(receiver))`. It needs no CSRF token: the signature proves more."""

    def view(request: Any) -> Any:
        HttpResponse = import_module("django.http").HttpResponse

        try:
            environ: Any = getattr(request, "environ", None)
            # Django itself reads no body in chunks.
            is_untouched = environ is not None and not getattr(request, "_read_started", True)
            read: Any = _reader(environ) if is_untouched else request.read
            connection = environ.get("gunicorn.socket") if environ is not None else None
            said = _answer(receiver, request.method, dict(request.headers), read, connection)
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
