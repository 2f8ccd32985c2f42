"""Receives deliveries as an ASGI or WSGI application: checks signature, limits and contract, then calls a handler
(W4.3, W5.1).
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Protocol, runtime_checkable

from pydantic import Field, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from .documents import FACTS, check_document, choose_editions, read_json
from .generated.editions import EDITIONS, SOURCE_EDITION, ReceiverTypes
from .model import Context, InvalidDelivery, InvalidError, Mode, Secrets, UnknownEvent, UnreadableError
from .signature import HEADER, SignatureError, read_secrets, verify

log = logging.getLogger("annotation_contracts")
#: Headers of a request, by name or as pairs.
Headers = Mapping[str, str] | Iterable[tuple[str, str]]
_HINT = 'openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" BODY_FILE'


class Response(NamedTuple):
    """The response to the sender."""

    status: int
    body: str
    headers: Mapping[str, str] = {}


class Rejection(NamedTuple):
    """A rejected request: the code of its response, and a reason for the log that the sender does not see."""

    code: str
    reason: str


@runtime_checkable
class DeduplicationStore(Protocol):
    """Stores which deliveries were handled. `claim` must be atomic; no method may be a coroutine function."""

    def claim(self, key: str) -> Literal["new", "busy", "done"]: ...
    def done(self, key: str) -> object: ...
    def release(self, key: str) -> object: ...


class InMemoryStore:
    """Deduplicates within this process. Beyond `max_entries`, it forgets the oldest handled deliveries, but none that
    are being handled.
    """

    def __init__(self, max_entries: int = 100_000) -> None:
        if not max_entries > 0:
            raise ValueError(f"max_entries must be a positive number, not {max_entries!r}")
        self._max, self._lock = max_entries, Lock()
        self._states, self._handled = dict[str, Literal["busy", "done"]](), deque[str]()

    def claim(self, key: str) -> Literal["new", "busy", "done"]:
        """Claims a delivery before its handler runs."""
        with self._lock:
            state = self._states.get(key)
            self._states.setdefault(key, "busy")
            return state or "new"

    def done(self, key: str) -> None:
        """Records that the handler for a delivery succeeded."""
        with self._lock:
            self._states[key] = "done"
            self._handled.append(key)
            if len(self._handled) > self._max:
                self._states.pop(self._handled.popleft(), None)

    def release(self, key: str) -> None:
        """Frees a delivery whose handler failed."""
        with self._lock:
            self._states.pop(key, None)


@with_config(extra="forbid", strict=True, arbitrary_types_allowed=True)
class Options(TypedDict, total=False):
    """The options of a receiver, with their defaults."""

    mode: Mode  #: `tolerant`; `strict` responds 422 to deliveries that break the sender rules, in the source document's edition.
    max_bytes: Annotated[int, Field(gt=0)]  #: Maximum size of a body: 10 MiB.
    read_timeout: Annotated[float, Field(gt=0)]  #: Maximum seconds for a body to arrive, behind ASGI: 10.
    allow_unprefixed: bool  #: Accepts a bare digest. False.
    allow_line_feed: bool  #: Accepts a signature over the body plus a line feed, as sent by release 2.3.0. False.
    deduplication: DeduplicationStore | None  #: None: each delivery is handled.


_DEFAULTS: Options = {
    "mode": "tolerant", "max_bytes": 10 * 2**20, "read_timeout": 10.0,
    "allow_unprefixed": False, "allow_line_feed": False, "deduplication": None,
}  # fmt: skip
_RESPONSES = {code: Response(**response) for code, response in FACTS["responses"].items()}
#: Rejections that indicate a misconfiguration.
_LOGGED = ("signature", "media-type", "content-encoding")


class _Work(NamedTuple):
    handler: Callable[[Any, Context], object]
    value: Any
    context: Context
    key: str | None = None


class Receiver(ReceiverTypes):
    """Receives deliveries. It is an ASGI application; `wsgi` is a WSGI application, and `handle` works
    without a server.

    `secret` is the webhook's secret, or a list of named secrets. `on` maps events to handlers: by name, else
    `*:<resource>`, `<action>:*` or `*`. `unknown` receives unknown events; `invalid` receives signed deliveries that no
    edition accepts. `edition` names the editions to accept; default: all. The last detected one is tried first, then
    the others from newest to oldest. Raises ValueError for invalid options.
    """

    def _create(self, secret: Secrets, on: Any, *, edition: Any = None, **options: Any) -> None:
        given = _read_options(options)
        self._mode: Mode = given["mode"]
        self.max_bytes, self.read_timeout = given["max_bytes"], given["read_timeout"]
        self._signature = {"allow_unprefixed": given["allow_unprefixed"], "allow_line_feed": given["allow_line_feed"]}
        self._secrets = read_secrets(secret)
        self._store: DeduplicationStore | None = given["deduplication"]
        if self._mode == "strict":
            from . import strict  # noqa: F401  # reports immediately what is missing

            edition = SOURCE_EDITION if edition is None else edition
        self._editions = choose_editions(edition, EDITIONS)
        self._on = dict(on or {})
        self._check_handlers()
        self._last = ""
        self._logged, self._tasks = set[str](), set[asyncio.Task[Response]]()

    if not TYPE_CHECKING:  # type checkers use the overloads of the base class
        __init__ = _create

    def _check_handlers(self) -> None:
        events = {event for edition in self._editions for event in FACTS["foreign"][edition]}
        keys = {key for event in events for key in _keys(event)} | {"unknown", "invalid"}
        for key, handler in self._on.items():
            if not callable(handler):
                raise ValueError(f'the handler for "{key}" is not a function')
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                raise ValueError(f'"{key}" is not an event or pattern' + (f', did you mean "{near[0]}"?' if near else ""))

    def handle(self, method: str, headers: Headers, body: bytes) -> Response:
        """Responds to a request; runs a coroutine handler to completion. In an event loop, await
        `handle_async`. Only raises exceptions that end the program.
        """
        work = self._open(method, _pairs(headers), body)
        if isinstance(work, Response):
            return work
        result = self._call(work)
        if isinstance(result, Response):
            return result
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return self._settle(work, asyncio.run(_catch(result)))
        _discard(result)
        return self._settle(work, RuntimeError("await handle_async in an event loop: handle cannot wait for a coroutine there"))

    async def handle_async(self, method: str, headers: Headers, body: bytes) -> Response:
        """Responds to a request in an event loop. Only a coroutine handler runs in the loop; the rest runs in threads."""
        task = asyncio.ensure_future(self._handle_async(method, _pairs(headers), body))
        self._tasks.add(task)  # the loop itself does not keep it alive
        task.add_done_callback(self._tasks.discard)
        # The handler of a cancelled request keeps running. Until it ends, nobody else may handle the same
        # delivery.
        return await asyncio.shield(task)

    async def _handle_async(self, method: str, headers: Sequence[tuple[str, str]], body: bytes) -> Response:
        work = await asyncio.to_thread(self._open, method, headers, body)
        if isinstance(work, Response):
            return work
        is_coroutine = inspect.iscoroutinefunction(work.handler)
        result = self._call(work) if is_coroutine else await asyncio.to_thread(self._call, work)
        if isinstance(result, Response):
            return result
        return await asyncio.to_thread(self._settle, work, await _catch(result))

    def _call(self, work: _Work) -> Response | Awaitable[object]:
        """Runs a handler. Returns the handler's result if that must be awaited, otherwise the response."""
        try:
            result = work.handler(work.value, work.context)
        except BaseException as error:
            return self._settle(work, error)
        return result if inspect.isawaitable(result) else self._settle(work, None)

    def reject(self, rejection: Rejection) -> Response:
        """Responds to a rejected request. Logs each reason that indicates a misconfiguration only once."""
        if rejection.code in _LOGGED and rejection.reason not in self._logged:
            self._logged.add(rejection.reason)
            log.warning("delivery rejected: %s; further rejections for this reason are not logged", rejection.reason)
        return _RESPONSES[rejection.code]

    def check_head(self, method: str, headers: Sequence[tuple[str, str]]) -> Rejection | None:
        """Checks the method, media type, content encoding and announced size."""
        head = {name.lower(): value for name, value in reversed(headers)}
        media, *parameters = head.get("content-type", "").lower().split(";")
        pairs = [one.strip().partition("=") for one in parameters]
        charsets = [value.strip('"') for name, _, value in pairs if name == "charset"]
        if method != "POST":
            return Rejection("method", "the method is not POST")
        if media.strip() != "application/json" or any(one not in ("utf-8", "utf8") for one in charsets):
            return Rejection("media-type", "the media type is not application/json in UTF-8")
        if any(value.lower() not in ("", "identity") for name, value in headers if name.lower() == "content-encoding"):
            return Rejection("content-encoding", "content encodings are not supported")
        length = head.get("content-length", "0")
        return self.check_size(int(length[:18]) if length.isascii() and length.isdigit() else 0)

    def check_size(self, size: int) -> Rejection | None:
        """Rejects a body that exceeds the maximum size."""
        return Rejection("too-large", f"the body is longer than {self.max_bytes} bytes") if size > self.max_bytes else None

    def _open(self, method: str, headers: Sequence[tuple[str, str]], body: bytes) -> Response | _Work:
        """Verifies and parses a request, and finds its handler."""
        try:
            if rejection := self.check_head(method, headers) or self.check_size(len(body)):
                return self.reject(rejection)
            lines = [value for name, value in headers if name.lower() == HEADER.lower()]
            # The body is not parsed before the signature is verified.
            key_id = verify(self._secrets, body, lines, **self._signature)
            return self._dispatch(read_json(body), key_id, body)
        except SignatureError as error:
            return self.reject(Rejection("signature", f"{error}; compare with: {_HINT}"))
        except UnreadableError as error:
            return self.reject(Rejection(error.code, error.message))
        except Exception:
            log.exception("the receiver failed")
            return Response(500, "receiver failed")

    def _dispatch(self, document: Any, key_id: str, body: bytes) -> Response | _Work:
        """Finds the edition and the handler for a signed document."""
        named = document.get("event") if isinstance(document, dict) else None
        event = named if isinstance(named, str) else ""
        try:
            value = check_document("webhook", document, self._editions, self._mode, self._last)
        except InvalidError as error:
            context = Context(event, error.edition, key_id, body)
            return self._dispatch_invalid(InvalidDelivery(event, document, error), context)
        is_unknown = isinstance(value, UnknownEvent)
        edition = "" if is_unknown else value.edition
        self._last = edition or self._last
        keys = ["unknown"] if is_unknown else _keys(event)
        handler = next((self._on[key] for key in keys if key in self._on), None)
        if handler is None:
            return Response(200, "unknown event" if is_unknown else "no handler")
        return self._claim(_Work(handler, value, Context(event, edition, key_id, body)), document.get("webhook_id"))

    def _dispatch_invalid(self, delivery: InvalidDelivery, context: Context) -> Response | _Work:
        """Logs each invalid delivery, because only someone with the secret can send one."""
        handler = None if self._mode == "strict" else self._on.get("invalid")
        log.warning("%s%s", ascii(str(delivery.error))[1:-1], "" if handler else "; no handler was called")
        if self._mode == "strict":
            return _RESPONSES["invalid-delivery"]
        return _Work(handler, delivery, context) if handler else Response(200, "invalid delivery")

    def _claim(self, work: _Work, webhook_id: object) -> Response | _Work:
        """Asks the deduplication store whether the delivery is new. An event that is sent on request never counts as a
        duplicate.
        """
        if self._store is None or work.context.event in FACTS["onRequest"]:
            return work
        is_number = isinstance(webhook_id, (int, float)) and not isinstance(webhook_id, bool)
        key = f"{webhook_id if is_number else ''}:{hashlib.sha256(work.context.body).hexdigest()}"
        try:
            claim = self._store.claim(key)
            if _discard(claim) not in ("new", "busy", "done"):
                raise TypeError(f'claim of the deduplication store returned {claim!r}, expected "new", "busy" or "done"')
        except Exception:
            log.exception("the deduplication store failed")
            return Response(500, "store failed")
        if claim == "busy":
            return self.reject(Rejection("busy", "the same delivery is being handled"))
        return Response(200, "duplicate") if claim == "done" else work._replace(key=key)

    def _settle(self, work: _Work, error: BaseException | None) -> Response:
        """Responds once the handler has ended. The sender learns that it failed, but not why."""
        if self._store is not None and work.key is not None:
            try:
                said = _discard((self._store.done if error is None else self._store.release)(work.key))
                if inspect.isawaitable(said):
                    raise TypeError(f"done or release of the deduplication store returned {said!r}, expected None")
            except Exception:
                log.exception("the deduplication store failed")
        if error is None:
            return Response(200, "accepted")
        log.error("the handler for %s failed", work.context.event or "a delivery", exc_info=error)
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


def _pairs(headers: Headers) -> list[tuple[str, str]]:
    return list(headers.items() if isinstance(headers, Mapping) else headers)


def _keys(event: str) -> list[str]:
    """Lists the keys that match an event, the most specific first."""
    action, _, resource = event.partition(":")
    return [event, f"*:{resource}", f"{action}:*", "*"] if resource else [event, "*"]


def _discard(result: object) -> object:
    """Closes a coroutine that nobody will await, so that Python does not warn. Returns its argument."""
    if inspect.iscoroutine(result):
        result.close()
    return result


async def _catch(result: Awaitable[object]) -> BaseException | None:
    """Awaits the result of a handler; returns the exception if it raises one."""
    try:
        await result
    except BaseException as error:
        return error
    return None


def _read_options(options: Mapping[str, Any]) -> Any:
    """Checks options and adds their defaults. Raises ValueError."""
    try:
        return TypeAdapter(Options).validate_python({**_DEFAULTS, **options})
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"{first['loc'][0]}: {first['msg']}") from None
