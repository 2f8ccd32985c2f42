import json
import sys
from typing import Any, Callable


def judge_all(compile: Callable[[Any], Callable[[Any], bool]]) -> None:
    """Puts each line of the file that is named to a validator, and prints a verdict a line."""
    compiled = {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            question = json.loads(line)
            path = question["schema"]
            if path not in compiled:
                with open(path, encoding="utf-8") as file:
                    compiled[path] = compile(json.load(file))
            print("true" if compiled[path](question["document"]) else "false")
