"""Receives and reads webhook deliveries of an annotation platform, and raster info.

Each edition is a module that is loaded on first use: `from annotation_contracts import v2_4`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .documents import parse_delivery, parse_raster_info
from .generated.editions import EDITIONS, MODULES, RASTER_INFO_EDITIONS, SOURCE_EDITION
from .model import Context, InvalidDelivery, InvalidError, Problem, Secret, UnknownEvent, UnreadableError
from .receiver import DeduplicationStore, InMemoryStore, Receiver, Response
from .signature import SignatureError, sign, verify

if TYPE_CHECKING:
    from .generated import *  # noqa: F403

__all__ = [
    "EDITIONS", "RASTER_INFO_EDITIONS", "SOURCE_EDITION", "Context", "DeduplicationStore", "InMemoryStore", "InvalidDelivery",
    "InvalidError", "Problem", "Receiver", "Response", "Secret", "SignatureError", "UnknownEvent",
    "UnreadableError", "parse_delivery", "parse_raster_info", "sign", "verify",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in MODULES.values():
        return import_module(f".generated.{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
