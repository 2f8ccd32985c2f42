"""Contracts as types: each contract is a module of this package, such as `annotation_contracts.webhook`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .errors import DecodeError as DecodeError
    from .errors import Problem as Problem
    from .errors import RuleWarning as RuleWarning
    from .errors import UnreadableError as UnreadableError
    from .json_text import Json as Json
    from .json_text import JsonObject as JsonObject
    from .record import MISSING as MISSING
    from .record import Missing as Missing
    from .record import to_json as to_json
    from .signature import REASONS as REASONS
    from .signature import SIGNATURE_HEADER as SIGNATURE_HEADER
    from .signature import NamedSecret as NamedSecret
    from .signature import Verdict as Verdict
    from .signature import sign as sign
    from .signature import verify as verify

_PLACES = {
    "errors": ("DecodeError", "Problem", "RuleWarning", "UnreadableError"),
    "json_text": ("Json", "JsonObject"),
    "record": ("MISSING", "Missing", "to_json"),
    "signature": ("REASONS", "SIGNATURE_HEADER", "NamedSecret", "Verdict", "sign", "verify"),
}


def __getattr__(name: str) -> Any:
    """Loads what is asked for, and nothing else."""
    from importlib import import_module

    for module, names in _PLACES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
