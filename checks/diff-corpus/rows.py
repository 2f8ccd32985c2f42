"""Runs the tests of jsonsubschema, and writes the pairs of schemas that they decide: a line of JSON each.

Arguments: the folder of the tests, and the file to write.
"""

import json
import sys
from pathlib import Path
from typing import Any, List, Tuple

import jsonsubschema
import pytest

ask = jsonsubschema.isSubschema
asked: List[Tuple[str, Any]] = []
rows: List[Tuple[str, Any]] = []


def record(first: Any, second: Any) -> Any:
    text = json.dumps([first, second])
    answer = ask(first, second)
    asked.append((text, answer))
    return answer


class Recorder:
    """Keeps what a test asked, once it has passed: then the answer is the one that the test expects."""

    def pytest_runtest_setup(self) -> None:
        asked.clear()

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" and report.passed:
            rows.extend(asked)


jsonsubschema.isSubschema = record
code = pytest.main(["-q", "-p", "no:cacheprovider", sys.argv[1]], plugins=[Recorder()])
lines = [f'{{"pair": {text}, "is": {json.dumps(answer)}}}\n' for text, answer in dict.fromkeys(rows) if answer is not None]
Path(sys.argv[2]).write_text("".join(line for line in lines if "NaN" not in line))
sys.exit(code)
