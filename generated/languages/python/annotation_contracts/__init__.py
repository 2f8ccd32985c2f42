# Generated from scripts/languages/python/runtime/annotation_contracts/__init__.py by "npm run generate". Do not edit.

"""Contracts as types: each contract is a module of this package, such as `annotation_contracts.webhook`."""

from .json_text import Json as Json
from .json_text import JsonObject as JsonObject
from .json_text import UnreadableError as UnreadableError
from .place import MISSING as MISSING
from .place import DecodeError as DecodeError
from .place import Missing as Missing
from .place import Problem as Problem
from .signature import REASONS as REASONS
from .signature import SIGNATURE_HEADER as SIGNATURE_HEADER
from .signature import NamedSecret as NamedSecret
from .signature import Verdict as Verdict
from .signature import sign as sign
from .signature import verify as verify
