"""Receives deliveries as an ASGI or WSGI application: checks signature, limits and contract, then calls a
handler (W4.3, W5.1).
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from difflib import get_close_matches
from threading import Lock
from typing import Any, Literal, NamedTuple, Protocol, TypedDict

from .documents import check_document, choose_editions, read_json
from .generated.editions import EDITIONS, EVENTS, SOURCE_EDITION, ReceiverTypes
from .model import Context, InvalidDelivery, InvalidError, Mode, Secrets, UnknownEvent, UnreadableError
from .signature import HEADER, SignatureError, read_secrets, verify

log = logging.getLogger("annotation_contracts")
_HINT = 'openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" BODY_FILE'
#: The response to a body that cannot be read, by code.
_UNREADABLE = {"not-utf8": "body is not UTF-8", "not-json": "body is not JSON", "too-deep": "body is nested too deeply"}


class Rejection(NamedTuple):
    """A rejected request: the response, and a reason for the log that the sender does not see."""

    status: int
    body: str
    reason: str


class DeduplicationStore(Protocol):
    """Stores which deliveries were handled; `claim` must be atomic."""

    def claim(self, key: str) -> Literal["new", "busy", "done"]: ...
    def done(self, key: str) -> object: ...
    def release(self, key: str) -> object: ...


class InMemoryStore:
    """Deduplicates within this process. Beyond `max_entries`, it forgets the oldest handled deliveries, but
    none that are being handled.
    """

    def __init__(self, max_entries: int = 10_000) -> None:
        self._max, self._busy, self._lock = max_entries, set[str](), Lock()
        self._done: OrderedDict[str, None] = OrderedDict()

    def claim(self, key: str) -> Literal["new", "busy", "done"]:
        """Claims a delivery before its handler runs."""
        with self._lock:
            if key in self._done:
                return "done"
            if key in self._busy:
                return "busy"
            self._busy.add(key)
            return "new"

    def done(self, key: str) -> None:
        """Records that the handler of a delivery succeeded."""
        with self._lock:
            self._busy.discard(key)
            self._done[key] = None
            if len(self._done) > self._max:
                self._done.popitem(last=False)

    def release(self, key: str) -> None:
        """Frees a delivery whose handler failed."""
        with self._lock:
            self._busy.discard(key)


class Options(TypedDict, total=False):
    """The options of a receiver, with their defaults."""

    mode: Mode  #: `tolerant`; `strict` responds 422 to deliveries that break the rules for senders, in the source document's edition.
    max_bytes: int  #: Maximum size of a body: 10 MiB.
    read_timeout: float  #: Maximum seconds for a body to arrive, behind ASGI: 10.
    allow_unprefixed: bool  #: Accepts a bare digest. False.
    allow_line_feed: bool  #: Accepts a signature over the body and a line feed, as release 2.3.0 sends it. False.
    deduplication: DeduplicationStore | None  #: None: each delivery is handled.


class Response(NamedTuple):
    """The response to the sender."""

    status: int
    body: str


class _Work(NamedTuple):
    handler: Callable[[Any, Context], object]
    value: Any
    context: Context
    key: str | None
    body: str


class Receiver(ReceiverTypes):
    """Receives deliveries. It is an ASGI application; `wsgi` is a WSGI application, and `handle` works
    without a server.

    `secret` is the webhook's secret, or a list of named secrets. `on` has handlers by event: its name, else
    `*:<resource>`, `<action>:*` or `*`. `unknown` receives unknown events, `invalid` signed deliveries that
    no edition accepts.
    `edition` is one edition or several to accept; default: all. The last detected one is tried first, then
    newest to oldest.
    Raises ValueError for wrong options.
    """

    def _create(self, secret: Secrets, on: Any, edition: Any, options: Any) -> None:
        known = set(Options.__annotations__)
        if unknown := set(options) - known:
            raise ValueError(f"unknown option {unknown.pop()!r}: expected one of {', '.join(sorted(known))}")
        self._secrets, self._mode = read_secrets(secret), options.get("mode", "tolerant")
        if self._mode not in ("tolerant", "strict"):
            raise ValueError(f'mode must be "tolerant" or "strict", not {self._mode!r}')
        if self._mode == "strict":
            from . import strict  # noqa: F401  # reports immediately what is missing

            edition = SOURCE_EDITION if edition is None else edition
        self._editions = choose_editions(edition, EDITIONS)
        self._on = dict(on or {})
        self._check_handlers()
        self.max_bytes, self.read_timeout = options.get("max_bytes", 10 * 2**20), options.get("read_timeout", 10.0)
        for name in ("max_bytes", "read_timeout"):
            if not (isinstance(value := getattr(self, name), (int, float)) and value > 0):
                raise ValueError(f"{name} must be a positive number, not {value!r}")
        self._signature = {key: options.get(key, False) for key in ("allow_unprefixed", "allow_line_feed")}
        self._store: DeduplicationStore | None = options.get("deduplication")
        self._last = ""
        self._logged: set[str] = set()

    def _check_handlers(self) -> None:
        keys = {key for edition in self._editions for event in EVENTS[edition] for key in _keys(event)} | {"unknown", "invalid"}
        for key, handler in self._on.items():
            if not callable(handler):
                raise ValueError(f'the handler of "{key}" is not a function')
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                raise ValueError(f'"{key}" is not an event or pattern' + (f', did you mean "{near[0]}"?' if near else ""))

    def handle(self, method: str, headers: Iterable[tuple[str, str]], body: bytes) -> Response:
        """Responds to a request; runs a coroutine handler to completion. Raises only what ends a program."""
        work = self._open(method, list(headers), body)
        if isinstance(work, Response):
            return work
        try:
            result = work.handler(work.value, work.context)
            if inspect.isawaitable(result):
                asyncio.run(_wait(result))
        except BaseException as error:
            return self._settle(work, error)
        return self._settle(work, None)

    async def handle_async(self, method: str, headers: Iterable[tuple[str, str]], body: bytes) -> Response:
        """Responds to a request in an event loop. A handler that is not a coroutine function runs in a
        thread.
        """
        work = self._open(method, list(headers), body)
        if isinstance(work, Response):
            return work
        try:
            if inspect.iscoroutinefunction(work.handler):
                await work.handler(work.value, work.context)
            else:
                result = await asyncio.to_thread(work.handler, work.value, work.context)
                if inspect.isawaitable(result):
                    await result
        except BaseException as error:
            return self._settle(work, error)
        return self._settle(work, None)

    def reject(self, rejection: Rejection) -> Response:
        """Logs each invalid delivery, because only someone with the secret can send one, and the first
        rejection for each other reason.
        """
        is_invalid = rejection.status in (200, 422)
        if is_invalid or rejection.reason not in self._logged and rejection.status in (403, 415):
            self._logged.update([] if is_invalid else [rejection.reason])
            more = "" if is_invalid else "; further rejections for this reason are not logged"
            log.warning("delivery rejected: %s%s", ascii(rejection.reason)[1:-1][:1000], more)
        return Response(rejection.status, rejection.body)

    def check_head(self, method: str, headers: Sequence[tuple[str, str]]) -> Rejection | None:
        """Checks the method (405), media type and content encoding (415), and announced size (413)."""
        head = {name.lower(): value for name, value in reversed(headers)}
        media, *parameters = head.get("content-type", "").lower().split(";")
        pairs = [one.strip().partition("=") for one in parameters]
        charsets = [value.strip('"') for name, _, value in pairs if name == "charset"]
        if method != "POST":
            return Rejection(405, "method not allowed", "the method is not POST")
        if media.strip() != "application/json" or any(one not in ("utf-8", "utf8") for one in charsets):
            return Rejection(415, "unsupported media type", "the media type is not application/json in UTF-8")
        if any(value.lower() not in ("", "identity") for name, value in headers if name.lower() == "content-encoding"):
            return Rejection(415, "content encodings are not supported", "the body is compressed, but signed as sent")
        length = head.get("content-length", "0")
        return self.check_size(int(length[:18]) if length.isascii() and length.isdigit() else 0)

    def check_size(self, size: int) -> Rejection | None:
        """Rejects a body with more bytes than the maximum."""
        reason = f"the body is longer than {self.max_bytes} bytes"
        return Rejection(413, "body too large", reason) if size > self.max_bytes else None

    def _open(self, method: str, headers: Sequence[tuple[str, str]], body: bytes) -> Response | _Work:
        """Verifies and parses a request, and finds its handler."""
        try:
            if rejection := self.check_head(method, headers) or self.check_size(len(body)):
                return self.reject(rejection)
            header = [value for name, value in headers if name.lower() == HEADER.lower()]
            # The body is not parsed before the signature is verified.
            secret = verify(self._secrets, body, header, **self._signature)
            work = self._dispatch(read_json(body), secret, body)
            return work if isinstance(work, Response) else self._claim(work)
        except SignatureError as error:
            return self.reject(Rejection(403, "signature rejected", f"{error}; compare with: {_HINT}"))
        except UnreadableError as error:
            return self.reject(Rejection(400, _UNREADABLE[error.code], error.message))
        except Exception:
            log.exception("the receiver failed")
            return Response(500, "receiver failed")

    def _dispatch(self, document: Any, secret: str, body: bytes) -> Response | _Work:
        named = document.get("event") if isinstance(document, dict) else None
        event = named if isinstance(named, str) else ""
        editions = sorted(self._editions, key=lambda one: one != self._last)
        try:
            value = check_document("webhook", document, editions, [self._mode])
        except InvalidError as error:
            note = "" if self._mode == "strict" or "invalid" in self._on else "; no handler was called"
            rejection = Rejection(422 if self._mode == "strict" else 200, "invalid delivery", f"{error}{note}")
            handler = self._on.get("invalid")
            response = self.reject(rejection)
            if self._mode == "strict" or handler is None:
                return response
            context = Context(event, error.edition, secret, body)
            return _Work(handler, InvalidDelivery(event, document, error), context, None, "invalid delivery")
        if isinstance(value, UnknownEvent):
            handler = self._on.get("unknown")
            if handler is None:
                return Response(200, "unknown event")
            return _Work(handler, value, Context(event, "", secret, body), None, "accepted")
        self._last = value.edition
        handler = next((self._on[key] for key in _keys(event) if key in self._on), None)
        if handler is None:
            return Response(200, "no handler")
        key = None if event == "ping" else f"{document['webhook_id']}:{hashlib.sha256(body).hexdigest()}"
        return _Work(handler, value, Context(event, value.edition, secret, body), key, "accepted")

    def _claim(self, work: _Work) -> Response | _Work:
        """Asks the deduplication store whether the delivery is new."""
        if self._store is None or work.key is None:
            return work._replace(key=None)
        try:
            claim = self._store.claim(work.key)
        except Exception:
            log.exception("the deduplication store failed")
            return Response(500, "store failed")
        if claim == "busy":
            return self.reject(Rejection(409, "delivery is being handled", "the same delivery is being handled"))
        return Response(200, "duplicate") if claim == "done" else work

    def _settle(self, work: _Work, error: BaseException | None) -> Response:
        """Responds once the handler has ended. The sender learns that it failed, but not why."""
        if self._store is not None and work.key is not None:
            try:
                (self._store.done if error is None else self._store.release)(work.key)
            except Exception:
                log.exception("the deduplication store failed")
        if error is None:
            return Response(200, work.body)
        log.error("the handler of %s failed", work.context.event or "a delivery", exc_info=error)
        if not isinstance(error, Exception):
            raise error
        return Response(500, "handler failed")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Responds to a request as an ASGI application."""
        from .servers import respond_asgi

        await respond_asgi(self, scope, receive, send)

    def wsgi(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Responds to a request as a WSGI application."""
        from .servers import respond_wsgi

        return respond_wsgi(self, environ, start_response)


def _keys(event: str) -> list[str]:
    """Lists the keys that match an event, the most specific first."""
    action, _, resource = event.partition(":")
    return [event, f"*:{resource}", f"{action}:*", "*"] if resource else [event, "*"]


async def _wait(result: Awaitable[object]) -> None:
    await result
