"""Compares two tables of verdicts in DuckDB: python compare.py LINES.ndjson TABLE. Prints the rows of each and those that differ."""

import json
import sys

import duckdb

lines, table = sys.argv[1:]
db = duckdb.connect()
db.execute(
    """CREATE VIEW alone AS
    WITH found AS (
      SELECT parse_filename(file) AS file, line, status, reason, edition, unnest(
        CASE WHEN len(errors) = 0 THEN [NULL] ELSE errors END
      ) AS error
      FROM read_json(?, format = 'newline_delimited', columns = {
        file: 'VARCHAR', line: 'BIGINT', status: 'VARCHAR', reason: 'VARCHAR', edition: 'VARCHAR',
        errors: 'STRUCT(code VARCHAR, path VARCHAR)[]'
      })
    )
    SELECT file, line, status, coalesce(error.code, reason) AS code, error.path AS path, edition FROM found""".replace(
        "?", f"'{lines}'"
    )
)
db.execute(
    f"""CREATE VIEW spread AS
    SELECT parse_filename(file) AS file, line, status, code, path, edition FROM read_parquet('{table}/*.parquet')"""
)


def count(query: str) -> int:
    return db.execute(f"SELECT count(*) FROM ({query})").fetchone()[0]


print(
    json.dumps(
        {
            "rows": count("FROM alone"),
            "lines": count("SELECT DISTINCT file, line FROM alone"),
            "missing": count("FROM alone EXCEPT ALL FROM spread"),
            "added": count("FROM spread EXCEPT ALL FROM alone"),
            "statuses": dict(db.execute("SELECT status, count(*) FROM alone GROUP BY status ORDER BY status").fetchall()),
        }
    )
)
