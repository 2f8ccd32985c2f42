# Generated from scripts/artefacts/languages/python/runtime/annotation_contracts/signature.py by "npm run generate". Do not edit.

"""Signs and verifies deliveries: HMAC-SHA256 over the exact bytes of the body (W5.1)."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, NamedTuple, Optional, Sequence, Union

if TYPE_CHECKING:
    from datetime import datetime

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

_DIGITS = frozenset("0123456789abcdefABCDEF")


class Scheme(NamedTuple):
    """How a contract signs: the digest of the body, and how it is written."""

    scheme: str = "body"
    header: str = SIGNATURE_HEADER
    algorithm: str = "sha256"
    prefix: str = ""
    encoding: str = "hex"

    def is_offered(self) -> bool:
        """Returns whether this package verifies such signatures."""
        return self.scheme == "body"


_SCHEME = Scheme(prefix="sha256=")


class NamedSecret(NamedTuple):
    """A secret with a name, so that one can take over from another; `not_after` is an aware moment."""

    id: str
    secret: str
    not_after: Optional[datetime] = None

    def __repr__(self) -> str:
        return f"NamedSecret(id={self.id!r})"


class Verdict(NamedTuple):
    """Which secret the sender used, or why the delivery is refused; true where it is accepted."""

    key_id: Optional[str] = None
    reason: Optional[str] = None

    def __bool__(self) -> bool:
        return self.key_id is not None


def sign(secret: str, body: Union[bytes, bytearray, memoryview], scheme: Scheme = _SCHEME) -> str:
    """Signs a body: `sha256=` and 64 lower-case digits (W5.1.3); raises ValueError for an empty secret."""
    mac = _mac(secret, body, scheme)
    return scheme.prefix + (mac.hex() if scheme.encoding == "hex" else base64.b64encode(mac).decode())


def verify(
    secrets: Union[str, Sequence[NamedSecret]],
    body: Union[bytes, bytearray, memoryview],
    header: Union[str, Sequence[str], None],
    *,
    bare_digest: bool = False,
    now: Optional[datetime] = None,
    scheme: Scheme = _SCHEME,
) -> Verdict:
    """Verifies a signature (W5.1.4): a secret, called `default`, or several with names.

    Whatever the header holds is a verdict, never an exception. `bare_digest` also takes a digest without
    `sha256=`. Every secret is compared, in constant time. Raises ValueError for an empty secret.
    """
    keys = [NamedSecret("default", secrets)] if isinstance(secrets, str) else secrets
    macs = [_mac(key.secret, body, scheme) for key in keys]
    reason = _reason_against(header, bare_digest, scheme)
    if reason is not None or header is None:
        return Verdict(reason=reason)
    from hmac import compare_digest

    text = _joined(header)
    text = text[len(scheme.prefix) :] if text.startswith(scheme.prefix) else text
    digest = bytes.fromhex(text) if scheme.encoding == "hex" else text.encode("utf-8", "replace")
    verdict = Verdict(reason="mismatch" if keys else "no-secret")
    for key, mac in zip(keys, macs):
        matches = compare_digest(mac if scheme.encoding == "hex" else base64.b64encode(mac), digest)
        if matches and (key.not_after is None or _is_in_force(key.not_after, now)):
            verdict = Verdict(key_id=key.id)
    return verdict


def _is_in_force(not_after: datetime, now: Optional[datetime]) -> bool:
    if now is None:
        from datetime import datetime, timezone

        now = datetime.now(timezone.utc)
    return now <= not_after


def _reason_against(header: Union[str, Sequence[str], None], bare_digest: bool, scheme: Scheme) -> Optional[str]:
    if header is None or len(header) == 0 and header != "":
        return "missing-header"
    value = _joined(header)
    if value == "":
        return "empty-header"
    if "," in value:
        return "duplicated-header"
    if scheme.encoding != "hex":
        return None if value.startswith(scheme.prefix) else "missing-prefix"
    prefixed = value.startswith(scheme.prefix)
    digits = value[len(scheme.prefix) :] if prefixed else value
    if not prefixed and "=" in value:
        return "wrong-algorithm"
    if not prefixed and not bare_digest:
        return "missing-prefix"
    if not _DIGITS.issuperset(digits):
        return "not-hex"
    return None if len(digits) == {"sha1": 40, "sha256": 64}.get(scheme.algorithm, 128) else "wrong-length"


def _joined(header: Union[str, Sequence[str]]) -> str:
    return header if isinstance(header, str) else ",".join(header)


def _mac(secret: str, body: Union[bytes, bytearray, memoryview], scheme: Scheme) -> bytes:
    if not secret:
        raise ValueError("cannot use an empty secret")
    from hmac import digest

    return digest(secret.encode("utf-8"), body, scheme.algorithm)
