# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/receiver.py by "npm run generate". Do not edit.

"""Receives deliveries: the same steps behind every server and framework (W4.3, W5.1, W-answer).

The steps, each with its answer: method 405, media type and content encoding 415, size 413, signature 403, UTF-8 and JSON
400, envelope 422 (in `tolerant` mode 200), handler 500. Nothing is parsed before its signature is verified.
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import json
import logging
import re
import time
from collections import Counter, OrderedDict
from threading import Lock
from typing import (
    Any, Awaitable, Callable, Dict, Generic, Iterable, List, Mapping, NamedTuple, Optional, Protocol, Sequence, Set, Tuple,
    TypeVar, Union,
)  # fmt: skip

from .errors import DecodeError, Problem, UnreadableError
from .json_text import MAX_DEPTH, Json, read_json, with_deep_stack
from .reader import Contract, Edition
from .record import Mode, UnknownEvent
from .signature import NamedSecret, Scheme, verify

H = TypeVar("H", bound=Mapping[str, Any])

#: Header fields: a mapping, or pairs, where a name may be there twice.
Headers = Union[Mapping[str, Any], Iterable[Tuple[Any, Any]]]

log = logging.getLogger("annotation_contracts")


class Answer(NamedTuple):
    """What the sender is told: a status and a short text of ASCII."""

    status: int
    body: str
    headers: Mapping[str, str]


class Refusal(NamedTuple):
    """A request that was refused, for logs and metrics: no secret, no signature, and values of the body in `problems` alone."""

    code: str
    #: Status that was answered.
    status: int
    #: What happened, in a phrase without full stop.
    reason: str
    #: What is wrong with an `invalid-delivery`, in the edition that it breaks least.
    problems: Sequence[Problem] = ()
    event: str = ""
    edition: str = ""


class Context(NamedTuple):
    """What a handler receives besides the delivery."""

    #: Which secret the signature matched; None where the receiver was made with the secret None.
    key_id: Optional[str]
    #: The exact bytes of the body.
    body: bytes
    event: str
    #: The edition that the delivery was read by; of an invalid one the nearest, of an unknown one "".
    edition: str
    #: What is wrong with a delivery that the handler `invalid` takes.
    problems: Sequence[Problem] = ()


class Limits(NamedTuple):
    """Bounds of what a receiver takes; times are seconds."""

    #: Longest body, in bytes.
    max_bytes: int = 10 * 2**20
    #: Longest time for a body to arrive, where the server leaves that to the receiver.
    read_timeout: float = 10.0
    #: Longest time for a handler behind ASGI, and of a coroutine anywhere: then the answer is 500.
    handler_timeout: float = 60.0


class Platform(NamedTuple):
    """What a receiver has learned of who sends; of the last valid delivery where nothing else is said."""

    edition: str
    #: Release that `User-Agent` named; unsigned, so a hint (E-hint).
    release: Optional[str]
    #: `user-agent`: the edition is that of the release; `shape`: it takes the body.
    learned_from: str
    #: Number of valid deliveries by edition, since the receiver was made.
    editions: Mapping[str, int]


class PlatformNews(NamedTuple):
    """What a receiver says of the platform, once for each edition or pair of editions."""

    #: `met`: first deliveries of an edition; `changed`: a webhook's deliveries are of another edition than before.
    kind: str
    platform: Platform
    #: The edition before, where it changed.
    previous: Optional[str]
    message: str


class _Learned:
    """What was learned of a webhook: the edition, how many in a row were of it, and the one that was last sure."""

    __slots__ = ("edition", "seen", "settled")

    def __init__(self, edition: str) -> None:
        self.edition, self.seen = edition, 0
        self.settled: Optional[str] = None


class Drift(NamedTuple):
    """Members of a valid delivery that its edition does not know: JSON Pointers with `*` for any index, and how many."""

    event: str
    members: Mapping[str, int]


class Facts(NamedTuple):
    """What a receiver knows of its contract."""

    contract: Contract
    #: Member and header that name the event.
    member: Optional[str]
    header: Optional[str]
    #: Events that are sent on request: the same bytes again are no duplicate.
    on_request: Tuple[str, ...]
    #: Member that holds the identifier of the webhook.
    webhook: Optional[str]
    signature: Optional[Scheme]
    #: Name of the program before its release in `User-Agent`.
    program: Optional[str]


class Store(Protocol):
    """Remembers what was handled; `claim` must be atomic, and answers `new`, `busy` or `done`."""

    def claim(self, key: str) -> str:
        """Claims a key before its handler runs."""

    def done(self, key: str) -> object:
        """Remembers that the handler of a key returned."""

    def release(self, key: str) -> object:
        """Gives a key back, because its handler failed."""


class MemoryStore:
    """Remembers in this process alone: for `ttl` seconds, `max_entries` deliveries at the most."""

    def __init__(self, ttl: float = 3_600, max_entries: int = 10_000) -> None:
        self._ttl, self._most = ttl, max_entries
        self._entries: "OrderedDict[str, Tuple[str, float]]" = OrderedDict()
        self._lock = Lock()

    def claim(self, key: str) -> str:
        """Claims a key before its handler runs."""
        with self._lock:
            state, until = self._entries.get(key, ("new", 0.0))
            if until > time.monotonic():
                return state
            self._put(key, "busy")
            return "new"

    def done(self, key: str) -> None:
        """Remembers that the handler of a key returned."""
        with self._lock:
            self._put(key, "done")

    def release(self, key: str) -> None:
        """Gives a key back, because its handler failed."""
        with self._lock:
            self._entries.pop(key, None)

    def _put(self, key: str, state: str) -> None:
        now = time.monotonic()
        self._entries.pop(key, None)
        self._entries[key] = (state, now + self._ttl)
        while len(self._entries) > self._most or next(iter(self._entries.values()))[1] <= now:
            self._entries.popitem(last=False)


#: What receivers of every language answer and log: the answer to each refusal, which says no more than the sender may know, and why.
_ROWS: Mapping[str, Any] = json.loads(r"""{"refusals":{"method":{"status":405,"body":"method not allowed","headers":{"allow":"POST"}},"media-type":{"status":415,"body":"unsupported media type","headers":{}},"content-encoding":{"status":415,"body":"content encodings are not supported","headers":{"accept-encoding":"identity"}},"too-large":{"status":413,"body":"body too large","headers":{}},"too-slow":{"status":408,"body":"body too slow","headers":{"connection":"close"}},"incomplete":{"status":400,"body":"body incomplete","headers":{}},"body-consumed":{"status":500,"body":"receiver is set up wrong","headers":{}},"signature":{"status":403,"body":"signature refused","headers":{}},"not-utf8":{"status":400,"body":"body is not UTF-8","headers":{}},"not-json":{"status":400,"body":"body is not JSON","headers":{}},"too-deep":{"status":400,"body":"body is nested too deep","headers":{}},"invalid-delivery":{"status":422,"body":"invalid delivery","headers":{}},"busy":{"status":409,"body":"delivery is being handled","headers":{}}},"reasons":{"missing-header":"there is no signature header","empty-header":"the signature header is empty","duplicated-header":"there are several signatures: as header lines, or joined by a comma","wrong-algorithm":"the signature has a \"=\" but does not begin with \"sha256=\"","missing-prefix":"the digest stands without \"sha256=\"","not-hex":"the digest contains something else than hexadecimal digits","wrong-length":"the digest does not have 64 digits","no-secret":"no secret was given to compare with","mismatch":"the digest belongs to another body or secret"},"unreadable":{"not-utf8":"the body is not UTF-8","not-json":"the body is not JSON","too-deep":"the body has more than {} nested arrays and objects"},"doctor":"to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET"}""")
_charset = re.compile(r';\s*charset=(?!"?utf-?8"?\s*(?:;|$))')
#: Number of webhooks to remember editions of, and of deliveries in a row that settle an edition if no release names it.
_KEPT, _SURE = 10_000, 10
#: Places that one line of the log names, and characters of each.
_NAMED, _LONGEST = 10, 200


class Refused(Exception):
    """A step that refuses."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class _Late(BaseException):
    """A handler goes on in its thread, but nobody waits for it."""


class _Work(NamedTuple):
    """A delivery with its handler."""

    handler: Callable[[Any, Context], Any]
    delivery: Any
    context: Context
    key: Optional[str]


def read_header(headers: Headers, name: str) -> List[str]:
    """Lists the values of a header, one a line; names are compared in lower case."""
    found: List[str] = []
    for key, value in headers.items() if isinstance(headers, Mapping) else headers:
        if _text(key).lower() == name:
            found += [_text(one) for one in value] if isinstance(value, (list, tuple)) else [_text(value)]
    return found


def read_length(digits: str) -> Optional[int]:
    """Reads the length that a header announces. More digits than Python converts are as many as no body has."""
    return int(digits.lstrip("0")[:18] or "0") if digits.isascii() and digits.isdigit() else None


def _text(value: Any) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def answer(status: int, body: str, headers: Mapping[str, str] = {}) -> Answer:
    """Writes an answer."""
    return Answer(status, body, {"content-type": "text/plain; charset=utf-8", **headers})


class BaseReceiver(Generic[H]):
    """Takes deliveries of a contract; the modules of contracts have it as `Receiver`, with the types of their handlers.

    It is an ASGI application itself, and `wsgi` is one of WSGI; `handle` needs neither. Without `edition` it takes every
    edition, and says in its log, once, which it has met.
    """

    facts: Facts

    def __init__(
        self,
        secret: Union[str, Sequence[NamedSecret], None],
        on: H,
        *,
        edition: Union[str, Sequence[str], None] = None,
        mode: Mode = "tolerant",
        limits: Limits = Limits(),
        media_types: Sequence[str] = ("application/json",),
        bare_digest: bool = False,
        accept_line_feed: bool = False,
        store: Optional[Store] = None,
        on_refused: Optional[Callable[[Refusal], object]] = None,
        on_unknown: Optional[Callable[[UnknownEvent], object]] = None,
        on_drift: Optional[Callable[[Drift], object]] = None,
        on_platform: Optional[Callable[[PlatformNews], object]] = None,
        on_error: Optional[Callable[[BaseException, str], object]] = None,
    ) -> None:
        """Makes a receiver.

        `secret` is the webhook's, or several with names while one takes over from another; None takes **every**
        request, and is logged, since it is also what `os.environ.get` returns for a variable that is not set.
        `on` has handlers by event: its name, else `*:<resource>`, `<action>:*`, `*`; `unknown` takes events that no edition
        has, `invalid` signed bodies that no edition takes. A handler takes delivery and context, may be a coroutine
        function, and answers 500 by raising. `edition` is one or several to read by: the first that takes a delivery reads
        it. `accept_line_feed` takes signatures over the body and a line feed, which release 2.3.0 sends. Reports go to the
        log `annotation_contracts` unless `on_refused`, `on_platform` and `on_error` take them. Raises ValueError for what is none of this.
        """
        self.limits = limits
        self._keys = [NamedSecret("default", secret)] if isinstance(secret, str) else secret
        if self._keys is not None and not all(isinstance(key, NamedSecret) for key in self._keys):
            raise TypeError(
                "cannot create the receiver: secret is a str, or for several a list such as "
                '[NamedSecret("new", "…"), NamedSecret("old", "…")]'
            )
        if self._keys is not None and (not self._keys or not all(key.secret for key in self._keys)):
            raise ValueError("cannot create the receiver: a secret is missing or empty")
        if self._keys is not None and (self.facts.signature is None or not self.facts.signature.is_offered()):
            raise ValueError("cannot create the receiver: it cannot verify the signatures of this contract")
        if self._keys is None and self.facts.signature is not None:
            log.warning("the receiver takes every request, unsigned and forged ones too, since its secret is None")
        if mode not in ("strict", "tolerant"):
            raise ValueError(f"cannot create the receiver: mode is strict or tolerant, not {mode!r}")
        for name, bound in limits._asdict().items():
            if not bound > 0:
                raise ValueError(f"cannot create the receiver: limits.{name} is not a positive number")
        self._mode, self._media_types = mode, tuple(media_types)
        self._bare_digest, self._line_feed, self._store = bare_digest, accept_line_feed, store
        self._on_refused, self._on_unknown, self._on_drift = on_refused, on_unknown, on_drift
        self._on_platform, self._on_error = on_platform, on_error
        editions = self.facts.contract.editions
        self._learns = edition is None and mode == "tolerant" and len(editions) > 1
        # A strict receiver reads the document's edition (E-strict), the oldest.
        chosen = (editions if mode == "tolerant" else editions[-1:]) if edition is None else edition
        self._editions: Tuple[str, ...] = (chosen,) if isinstance(chosen, str) else tuple(chosen)
        self._is_default = edition is None
        self._learned: "OrderedDict[Tuple[Any, ...], _Learned]" = OrderedDict()
        self._last: Optional[Tuple[str, Optional[str], str]] = None
        self._seen: Counter[str] = Counter()
        self._told: Set[str] = set()
        self._counts: Counter[str] = Counter()
        events = [event for name in self._editions for event in self.facts.contract.edition(name).events]
        self._routes = _create_routes(on, events)

    def platform(self) -> Optional[Platform]:
        """Says what is known of the platform so far; None before the first delivery."""
        return self._last and Platform(*self._last, dict(self._seen))

    def counts(self) -> Mapping[str, int]:
        """Counts what became of deliveries: handled, unhandled, unknown, invalid, refused, failed, duplicate."""
        return dict(self._counts)

    def handle(self, method: str, headers: Headers, body: Union[bytes, bytearray, memoryview]) -> Answer:
        """Answers a request. Runs a coroutine handler to its end; never raises."""
        work = self._take(method, headers, body)
        if isinstance(work, Answer):
            return work
        try:
            result = work.handler(work.delivery, work.context)
            if inspect.isawaitable(result):
                asyncio.run(self._within(result))
        except BaseException as error:
            return self._finish(work, error)
        return self._finish(work, None)

    async def handle_async(self, method: str, headers: Headers, body: Union[bytes, bytearray, memoryview]) -> Answer:
        """Answers a request in an event loop; a handler that is no coroutine function runs in a thread."""
        work = self._take(method, headers, body)
        if isinstance(work, Answer):
            return work
        try:
            handler = work.handler
            if inspect.iscoroutinefunction(handler) or inspect.iscoroutinefunction(getattr(handler, "__call__", None)):
                await self._within(handler(work.delivery, work.context))
            else:
                result = await self._in_thread(work)
                if inspect.isawaitable(result):
                    await self._within(result)
        except _Late as late:
            return self._finish(work._replace(key=None), late.__cause__)
        except BaseException as error:
            return self._finish(work, error)
        return self._finish(work, None)

    async def _in_thread(self, work: _Work) -> Any:
        """Runs a handler in a thread. A late one goes on: it is settled when it ends, for nobody else may handle the same delivery beside it."""
        begun = Lock()

        def run() -> Any:
            return work.handler(work.delivery, work.context) if begun.acquire(blocking=False) else None

        def settle(ended: asyncio.Future[Any]) -> None:
            # When the process ends, a store forgets the claim by itself.
            if not ended.cancelled():
                left = ended.exception() is None and inspect.isawaitable(ended.result())
                self._settle(work, TimeoutError() if left else ended.exception())

        thread = asyncio.ensure_future(asyncio.to_thread(run))
        try:
            return await self._within(asyncio.shield(thread))
        except BaseException as error:
            if thread.done() or begun.acquire(blocking=False):
                raise
            thread.add_done_callback(settle)
            raise _Late from error

    async def _within(self, work: Awaitable[Any]) -> Any:
        limit = self.limits.handler_timeout
        try:
            return await asyncio.wait_for(work, limit)
        except asyncio.TimeoutError as error:
            raise TimeoutError(f"the handler took longer than {limit:g} s") from error

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers a request as an ASGI application."""
        from .asgi import respond

        await respond(self, scope, receive, send)

    def wsgi(self, environ: Dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answers a request as a WSGI application."""
        from .wsgi import respond

        return respond(self, environ, start_response)

    def check_head(self, method: str, headers: Headers) -> Optional[Refused]:
        """Looks at what comes before the body: method, media type, coding and announced length, in this order."""
        if method != "POST":
            return Refused("method", "the method is not POST")
        field = ", ".join(read_header(headers, "content-type")).lower()
        media_type, _, _ = field.partition(";")
        if media_type.strip() not in self._media_types:
            return Refused("media-type", f"the media type is not {' or '.join(self._media_types)}")
        if _charset.search(field):
            return Refused("media-type", "the charset is not UTF-8")
        coding = ", ".join(read_header(headers, "content-encoding"))
        if coding.lower() not in ("", "identity"):
            return Refused("content-encoding", "the body is compressed, but the signature is over its bytes as sent")
        return self.check_size(read_length("".join(read_header(headers, "content-length"))) or 0)

    def check_size(self, size: int) -> Optional[Refused]:
        """Refuses more bytes than allowed."""
        most = self.limits.max_bytes
        return Refused("too-large", f"the body is longer than {most} bytes") if size > most else None

    def refuse(self, refused: Refused, status: Optional[int] = None, **more: Any) -> Answer:
        """Reports a refusal, and writes the answer to it."""
        row = _ROWS["refusals"][refused.code]
        refusal = Refusal(refused.code, status or row["status"], refused.reason, **more)
        if status is None:
            self._counts["invalid" if refused.code == "invalid-delivery" else "refused"] += 1
        self._tell(self._on_refused or self._log_refusal, refusal)
        return answer(refusal.status, row["body"], row["headers"])

    def _take(self, method: str, headers: Headers, body: Union[bytes, bytearray, memoryview]) -> Union[Answer, _Work]:
        try:
            if not isinstance(headers, Mapping):
                headers = list(headers)
            refused = self.check_head(method, headers) or self.check_size(len(body))
            if refused:
                return self.refuse(refused)
            body = bytes(body)
            key_id = self._verify(body, headers)
            value = read_json(body)
            return self._read(value, body, key_id, headers)
        except Refused as refused:
            return self.refuse(refused)
        except UnreadableError as error:
            return self.refuse(Refused(error.reason, _ROWS["unreadable"][error.reason].replace("{}", str(MAX_DEPTH))))
        except Exception as error:
            self._report(error, "receiver")
            return answer(500, "receiver failed")

    def _verify(self, body: bytes, headers: Headers) -> Optional[str]:
        scheme = self.facts.signature
        if self._keys is None or scheme is None:
            return None
        header = read_header(headers, scheme.header.lower())
        verdict = verify(self._keys, body, header, bare_digest=self._bare_digest, scheme=scheme)
        if verdict:
            return verdict.key_id
        reason = _ROWS["reasons"].get(verdict.reason, verdict.reason)
        is_new = reason not in self._told
        if verdict.reason == "mismatch" and (self._line_feed or is_new):
            with_feed = verify(self._keys, body + b"\n", header, bare_digest=self._bare_digest, scheme=scheme)
            if with_feed and self._line_feed:
                return with_feed.key_id
            if with_feed:
                reason += ": the sender signs a line feed after the body, which accept_line_feed=True takes"
        raise Refused("signature", reason)

    def _read(self, value: Json, body: bytes, key_id: Optional[str], headers: Headers) -> Union[Answer, _Work]:
        contract, facts = self.facts.contract, self.facts
        release = self._release(headers)
        sender = (key_id, value.get(facts.webhook) if isinstance(value, dict) and facts.webhook else None)
        order = self._order(release, sender)
        named = value.get(facts.member) if isinstance(value, dict) and facts.member else None
        event = named if isinstance(named, str) else ""
        events: Tuple[Optional[str], ...] = (None,)
        if facts.header is not None:
            topic = ",".join(read_header(headers, facts.header.lower()))
            events = (f"{topic}:{event}", topic) if event else (topic,)
            event = next((one for one in events if one in self._routes.events), topic) or topic
        try:
            delivery = with_deep_stack(lambda: contract.read(value, order, self._mode, events))
        except DecodeError as error:
            return self._refuse_invalid(value, Context(key_id, body, event, error.edition or "", error.problems))
        if isinstance(delivery, UnknownEvent):
            if self._on_unknown:
                self._tell(self._on_unknown, delivery)
            return self._route("unknown", value, delivery, Context(key_id, body, event or delivery.event, ""))
        context = Context(key_id, body, event, delivery.edition)
        if self._learns:
            self._learn(delivery.edition, release, sender)
        if self._on_drift is not None and self._mode == "tolerant":
            found = self._find_drift(value, context)
            if found:
                self._tell(self._on_drift, Drift(context.event, found))
        return self._route(event, value, delivery, context)

    def _refuse_invalid(self, value: Json, context: Context) -> Union[Answer, _Work]:
        refused = Refused("invalid-delivery", "the signed body is not a valid delivery")
        more = {"problems": context.problems, "event": context.event, "edition": context.edition}
        said = self.refuse(refused, None if self._mode == "strict" else 200, **more)
        if self._mode == "strict":
            return said
        handler = self._routes.get("invalid")
        if handler is None:
            self._counts["invalid"] += 1
            return said
        return _Work(handler, value, context, None)

    def _route(self, event: str, value: Json, delivery: Any, context: Context) -> Union[Answer, _Work]:
        handler = self._routes.get(event)
        if handler is None:
            self._counts["unknown" if event == "unknown" else "unhandled"] += 1
            return answer(200, "unknown event" if event == "unknown" else "no handler")
        if self._store is None or event in self.facts.on_request:
            return _Work(handler, delivery, context, None)
        webhook = value.get(self.facts.webhook) if self.facts.webhook else None
        key = f"{webhook if isinstance(webhook, (int, float)) else ''}:{hashlib.sha256(context.body).hexdigest()}"
        try:
            claim = self._store.claim(key)
        except Exception as error:
            self._counts["failed"] += 1
            self._report(error, "store")
            return answer(500, "store failed")
        if claim == "done":
            self._counts["duplicate"] += 1
            return answer(200, "duplicate")
        if claim == "busy":
            return self.refuse(Refused("busy", "the same bytes are being handled right now"))
        return _Work(handler, delivery, context, key)

    def _finish(self, work: _Work, error: Optional[BaseException]) -> Answer:
        """Writes the answer once the handler is done; raises what cancelled it. The sender learns that it failed, but not why."""
        self._settle(work, error)
        if error is not None:
            self._counts["failed"] += 1
            self._report(error, "handler")
            if not isinstance(error, Exception):
                raise error
            return answer(500, "handler failed")
        if work.context.problems:
            self._counts["invalid"] += 1
            return answer(200, "invalid delivery")
        self._counts["handled" if work.context.edition else "unknown"] += 1
        return answer(200, "accepted")

    def _settle(self, work: _Work, error: Optional[BaseException]) -> None:
        if work.key is not None and self._store is not None:
            try:
                (self._store.release if error else self._store.done)(work.key)
            except Exception as cause:
                self._report(cause, "store")

    def _release(self, headers: Headers) -> Optional[str]:
        if self.facts.program is None or not self._learns:
            return None
        agent = " ".join(read_header(headers, "user-agent"))
        found = re.match(re.escape(self.facts.program) + r"/(\d+(?:\.\d+)*)", agent)
        return found[1][:20] if found else None

    def _order(self, release: Optional[str], sender: Tuple[Any, ...]) -> Sequence[str]:
        """Puts first the edition of a release, then the one of the webhook before, the last, and the others, the newest first."""
        if not self._learns:
            return self._editions
        learned = self._learned.get(sender) if type(sender[1]) in (int, type(None)) else None
        likely = [self._edition_of(release), learned and learned.edition, self._last and self._last[0]]
        return list(dict.fromkeys([*[one for one in likely if one], *self._editions]))

    def _edition_of(self, release: Optional[str]) -> Optional[str]:
        if release is None:
            return None
        return next((one for one in self._editions if _numbers(one) <= _numbers(release)), None)

    def _learn(self, edition: str, release: Optional[str], sender: Tuple[Any, ...]) -> None:
        """Settles on an edition: by the release that is named, else after some deliveries in a row, for one may fit several."""
        if type(sender[1]) not in (int, type(None)):
            return
        is_hinted = self._edition_of(release) == edition
        learned = self._learned.setdefault(sender, _Learned(edition))
        if len(self._learned) > _KEPT:
            self._learned.popitem(last=False)
        learned.seen = learned.seen + 1 if learned.edition == edition else 1
        learned.edition = edition
        self._seen[edition] += 1
        self._last = (edition, release, "user-agent" if is_hinted else "shape")
        if learned.settled == edition or not is_hinted and learned.seen < _SURE:
            return
        previous, learned.settled = learned.settled, edition
        name = f"platform {previous} {edition}"
        if name in self._told:
            return
        self._told.add(name)
        by = f"edition {edition}" + (f" (release {release})" if release else "")
        message = f'deliveries are those of {by}; edition="{edition}" narrows the types'
        if previous is not None:
            message = f"the platform went from edition {previous} to {by}; the command diff lists what that changes"
        platform = self.platform()
        if platform is not None:
            news = PlatformNews("met" if previous is None else "changed", platform, previous, message)
            self._tell(self._on_platform or (lambda one: log.warning("%s", one.message)), news)

    def _find_drift(self, value: Json, context: Context) -> Mapping[str, int]:
        edition: Edition = self.facts.contract.edition(context.edition)
        name = edition.find(value, None if self.facts.header is None else context.event)
        problems = with_deep_stack(edition.explain, name, value, "strict") if name else []
        unseen = [one.path for one in problems if one.code == "unexpected"]
        return Counter(re.sub(r"/[0-9]+(?=/)", "/*", path) for path in unseen)

    def _tell(self, hook: Callable[..., object], *what: Any) -> None:
        try:
            hook(*what)
        except Exception as error:
            self._report(error, "hook")

    def _report(self, error: BaseException, place: str) -> None:
        """Reports what is not the request's fault: `handler`, `store`, `hook`, `setup` or `receiver` says where it was."""
        try:
            if self._on_error is not None:
                self._on_error(error, place)
            else:
                log.error("the %s failed", place, exc_info=error)
        except Exception:
            log.exception("on_error failed")

    def _log_refusal(self, refusal: Refusal) -> None:
        """Logs every invalid delivery, since only someone with the secret can send one, and the first of each bad signature."""
        if refusal.code == "body-consumed" and refusal.code not in self._told:
            self._told.add(refusal.code)
            log.error("cannot receive deliveries: %s", refusal.reason)
        if refusal.code == "invalid-delivery":
            places = ", ".join(_printable(one.path) or "the document" for one in refusal.problems[:_NAMED])
            more = len(refusal.problems) - _NAMED
            others = f" and {more} more" if more > 0 else ""
            event = f"{_printable(refusal.event)}, " if refusal.event else ""
            cure = ""
            if self._mode == "strict":
                cure = '; without mode="strict" it takes every edition' if self._is_default else ""
            elif "invalid" not in self._routes:
                cure = "; no handler ran: the handler `invalid` takes such deliveries"
            log.warning("%s: %snearest edition %s, wrong at %s%s%s", refusal.reason, event, refusal.edition, places, others, cure)
        reason = refusal.reason.partition(":")[0]
        if refusal.code == "signature" and reason not in self._told:
            self._told.add(reason)
            log.warning("a delivery was refused: %s; the next ones for this reason are not logged; %s", refusal.reason, _ROWS["doctor"])


class _Routes(Dict[str, Callable[[Any, Context], Any]]):
    """Handlers by event; `unknown` and `invalid` are those of what is no event."""

    events: Set[str]


def create_class(facts: Facts, module: str) -> type:
    """Makes the receiver of a contract."""
    return type("Receiver", (BaseReceiver,), {"facts": facts, "__module__": module})


def _create_routes(on: Mapping[str, Any], events: Sequence[str]) -> _Routes:
    """Arranges handlers by event, each with the most specific one; raises ValueError for a key that is no event or pattern."""
    keys = {key for event in events for key in _keys(event)} | {"unknown", "invalid"}
    for key, handler in on.items():
        if key not in keys:
            from difflib import get_close_matches

            near = get_close_matches(key, keys, 1)
            raise ValueError(f'cannot create the receiver: "{key}" is no event or pattern' + (f', did you mean "{near[0]}"' if near else ""))
        if not callable(handler):
            raise ValueError(f'cannot create the receiver: the handler of "{key}" cannot be called')
    routes = _Routes()
    routes.events = set(events)
    for event in [*events, "unknown", "invalid"]:
        for key in _keys(event):
            if key in on:
                routes.setdefault(event, on[key])
    return routes


def _keys(event: str) -> Sequence[str]:
    """Lists the keys that take an event, the most specific first."""
    if event in ("unknown", "invalid"):
        return [event]
    action, _, resource = event.partition(":")
    return [event, f"*:{resource}", f"{action}:*", "*"] if resource else [event, "*"]


def _numbers(name: str) -> Tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", name)))


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:_LONGEST])
