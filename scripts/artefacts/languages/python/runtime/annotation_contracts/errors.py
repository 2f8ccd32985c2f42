"""What a reader raises, and each thing that is wrong; all of it can be pickled, so that a pool hands it back."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional, Sequence, Tuple, Union


class Problem(NamedTuple):
    """One thing that is wrong."""

    code: str
    #: Its place as a JSON Pointer (RFC 6901).
    path: str
    #: What the contract allows there: a phrase, or the values.
    expected: Union[str, Tuple[str, ...]]
    #: What was found; None where a member is missing.
    received: Any
    #: The sentence: lower case, no full stop.
    message: str


class UnreadableError(ValueError):
    """A body that is no JSON text; `reason` is `not-utf8`, `not-json` or `too-deep`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"cannot read the body: {self.detail}"


class DecodeError(ValueError):
    """A document that breaks its contract; `problems` lists what is wrong, 100 entries at the most."""

    def __init__(self, problems: Sequence[Problem], edition: Optional[str] = None) -> None:
        super().__init__(tuple(problems), edition)
        self.problems = tuple(problems)
        #: The edition that it was read by; of several the one that it breaks least.
        self.edition = edition

    def __str__(self) -> str:
        first = self.problems[0]
        others = len(self.problems) - 1
        more = f" (and {others} more)" if others else ""
        return f"{first.path or 'the document'}: {first.message}{more}"


class RuleWarning(NamedTuple):
    """A rule that a valid document breaks."""

    rule: str
    #: Place as a JSON Pointer (RFC 6901).
    path: str
    message: str
    #: Clause of the source document that the rule reads, such as `W1.2`.
    clause: str
