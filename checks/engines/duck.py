"""Puts the rows of `read_verdicts` into a table with DuckDB: python duck.py FILES OUT COMMAND SIZE. Prints what it measured as JSON."""

import json
import os
import sys
import time

import duckdb

from verdicts import read_verdicts

files, out, command, size = sys.argv[1:]
os.makedirs(out)
started = time.monotonic()
rows = read_verdicts(files.split(","), command, 2, int(size))
duckdb.sql("SELECT * FROM rows").write_parquet(os.path.join(out, "rows.parquet"))
print(json.dumps({"seconds": time.monotonic() - started, "killed": 0}))
