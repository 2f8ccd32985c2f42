# Generated from scripts/languages/python/runtime/annotation_contracts/place.py by "npm run generate". Do not edit.

"""Places in a document, and what can be wrong there."""

from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Union

from .json_text import Json

#: Errors that are listed at the most.
MAX_ERRORS = 100


class Missing:
    """Type of `MISSING`: the member is not there, which is not the same as null."""

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False

    def __copy__(self) -> "Missing":
        return self

    def __deepcopy__(self, memo: Dict[int, Any]) -> "Missing":
        return self

    def __reduce__(self) -> str:
        return "MISSING"


#: Value of an optional member that is not there.
MISSING = Missing()


class Problem(NamedTuple):
    """One thing that is wrong: a code, and its place as a JSON Pointer (RFC 6901)."""

    code: str
    path: str
    message: str


class DecodeError(ValueError):
    """A document that breaks its contract; `problems` lists what is wrong, 100 entries at the most."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        first = problems[0]
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{first.path or 'the document'}: {first.message}{more}")
        self.problems = tuple(problems)


class Place:
    """A place in a document, and the list of all that is wrong there and elsewhere."""

    __slots__ = ("problems", "parent", "step")

    def __init__(self, problems: List[Problem], parent: Optional["Place"] = None, step: Union[str, int] = "") -> None:
        self.problems = problems
        self.parent = parent
        self.step = step

    def at(self, step: Union[str, int]) -> "Place":
        """Names a member or an item of this place."""
        return Place(self.problems, self, step)

    def pointer(self) -> str:
        """Writes the place as a JSON Pointer."""
        steps: List[str] = []
        place = self
        while place.parent is not None:
            steps.append("/" + str(place.step).replace("~", "~0").replace("/", "~1"))
            place = place.parent
        return "".join(reversed(steps))

    def fail(self, code: str, message: str) -> None:
        """Notes what is wrong here; the decoding goes on, and what it makes is never seen."""
        if len(self.problems) < MAX_ERRORS:
            self.problems.append(Problem(code, self.pointer(), message))

    def mismatch(self, expected: str, node: Json) -> None:
        """Notes a value of another JSON type than the contract allows."""
        self.fail("type", f"expected {expected}, received {type_of(node)}")


def type_of(node: Json) -> str:
    """Names the JSON type of a value."""
    if node is None:
        return "null"
    if isinstance(node, bool):
        return "boolean"
    if isinstance(node, (int, float)):
        return "number"
    if isinstance(node, str):
        return "string"
    return "array" if isinstance(node, list) else "object"
