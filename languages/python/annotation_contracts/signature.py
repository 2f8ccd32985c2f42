"""Signs and verifies deliveries: HMAC-SHA256 of the exact bytes, as `X-Signature-256: sha256=<64 digits>` (W5.1)."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from collections.abc import Sequence

from .model import Secret, Secrets

HEADER = "X-Signature-256"


class SignatureError(ValueError):
    """A rejected signature. The message says why."""


def sign(secret: str, body: bytes) -> str:
    """Signs a body and returns the value of the header. Raises ValueError for an empty secret."""
    if not secret:
        raise ValueError("the secret is empty")
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def read_secrets(secrets: Secrets) -> Sequence[Secret]:
    """Lists the secrets; a single string is named "default". Raises ValueError if one is missing or empty."""
    named = [Secret("default", secrets)] if isinstance(secrets, str) else list(secrets or [])
    if not named or not all(isinstance(one, Secret) and one.value for one in named):
        raise ValueError("a secret is missing or empty: pass a string or a list of Secret(name, value)")
    return named


def verify(
    secrets: Secrets,
    body: bytes,
    header: str | Sequence[str] | None,
    *,
    allow_unprefixed: bool = False,
    allow_line_feed: bool = False,
    now: float | None = None,
) -> str:
    """Verifies a body and returns the name of the secret that signed it. `header` is one value, or a list of them.

    `allow_unprefixed` accepts a digest without the prefix; `allow_line_feed` accepts a signature over the body plus a line
    feed, which release 2.3.0 sends. Raises SignatureError (W5.1.4).
    """
    named = read_secrets(secrets)
    lines = [header] if isinstance(header, str) else header or []
    digits = _read_digits(",".join(lines), len(lines), allow_unprefixed)
    found: str | None = None
    moment = time.time() if now is None else now
    for content in [body, body + b"\n"] if allow_line_feed else [body]:
        for one in named:  # all secrets are compared, so the time reveals nothing
            is_equal = hmac.compare_digest(sign(one.value, content)[7:], digits)
            found = one.name if is_equal and moment <= one.not_after else found
    if found is None:
        raise SignatureError("signature does not match the body and secret")
    return found


def _read_digits(value: str, count: int, allow_unprefixed: bool) -> str:
    digits = value.removeprefix("sha256=")
    problems = [
        (count == 0, "missing signature header"),
        (not value, "empty signature header"),
        (count > 1 or "," in value, "duplicate signature headers"),
        (digits == value and "=" in value, 'signature does not start with "sha256="'),
        (digits == value and not allow_unprefixed, 'signature lacks the "sha256=" prefix'),
        (re.search("[^0-9a-fA-F]", digits), "digest is not hexadecimal"),
        (len(digits) != 64, "digest does not have 64 digits"),
    ]
    for is_wrong, reason in problems:
        if is_wrong:
            raise SignatureError(reason)
    return digits.lower()
