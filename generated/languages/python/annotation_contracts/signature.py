# Generated from scripts/languages/python/runtime/annotation_contracts/signature.py by "npm run generate". Do not edit.

"""Signs and verifies deliveries: HMAC-SHA256 over the exact bytes of the body (W5.1)."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Optional, Sequence, Union

#: Name of the header that carries the signature (W4.3.3).
SIGNATURE_HEADER = "X-Signature-256"

#: Why a signature is refused, in the order of the checks.
REASONS = (
    "missing-header",
    "empty-header",
    "duplicated-header",
    "wrong-algorithm",
    "missing-prefix",
    "not-hex",
    "wrong-length",
    "no-secret",
    "mismatch",
)

_PREFIX = "sha256="
_DIGITS = frozenset("0123456789abcdefABCDEF")


@dataclass(frozen=True)
class NamedSecret:
    """A secret with a name, so that one can take over from another; `not_after` is an aware moment."""

    id: str
    secret: str
    not_after: Optional[datetime] = None

    def __repr__(self) -> str:
        return f"NamedSecret(id={self.id!r})"


@dataclass(frozen=True)
class Verdict:
    """Tells which secret the sender has used, or why the delivery is refused; true where it is accepted."""

    key_id: Optional[str] = None
    reason: Optional[str] = None

    def __bool__(self) -> bool:
        return self.key_id is not None


def sign(secret: str, body: bytes) -> str:
    """Signs a body: `sha256=` and 64 lower-case digits (W5.1.3); raises ValueError for an empty secret."""
    return _PREFIX + _mac(secret, body).hex()


def verify(
    secrets: Union[str, Sequence[NamedSecret]],
    body: bytes,
    header: Union[str, Sequence[str], None],
    *,
    bare_digest: bool = False,
    now: Optional[datetime] = None,
) -> Verdict:
    """Verifies a signature (W5.1.4): a secret, called `default`, or several with names.

    Whatever the header holds is a verdict, never an exception. `bare_digest` also takes a digest without
    `sha256=`. Raises ValueError for an empty secret.
    """
    keys = [NamedSecret("default", secrets)] if isinstance(secrets, str) else secrets
    macs = [_mac(key.secret, body) for key in keys]
    reason = _reason_against(header, bare_digest)
    if reason is not None or header is None:
        return Verdict(reason=reason)
    digest = bytes.fromhex(_joined(header)[-64:])
    moment = datetime.now(timezone.utc) if now is None else now
    verdict = Verdict(reason="mismatch" if keys else "no-secret")
    for key, mac in zip(keys, macs):
        matches = hmac.compare_digest(mac, digest)
        if matches and (key.not_after is None or moment <= key.not_after):
            verdict = Verdict(key_id=key.id)
    return verdict


def _reason_against(header: Union[str, Sequence[str], None], bare_digest: bool) -> Optional[str]:
    if header is None or len(header) == 0 and header != "":
        return "missing-header"
    value = _joined(header)
    prefixed = value.startswith(_PREFIX)
    digits = value[len(_PREFIX) :] if prefixed else value
    checks = {
        "empty-header": value == "",
        "duplicated-header": "," in value,
        "wrong-algorithm": not prefixed and "=" in value,
        "missing-prefix": not prefixed and not bare_digest,
        "not-hex": not _DIGITS.issuperset(digits),
        "wrong-length": len(digits) != 64,
    }
    return next((reason for reason, applies in checks.items() if applies), None)


def _joined(header: Union[str, Sequence[str]]) -> str:
    return header if isinstance(header, str) else ",".join(header)


def _mac(secret: str, body: bytes) -> bytes:
    if not secret:
        raise ValueError("cannot use an empty secret")
    return hmac.new(secret.encode("utf-8"), body, hashlib.sha256).digest()
