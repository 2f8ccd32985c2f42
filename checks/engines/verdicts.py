"""Verdicts of many documents, one a line, as a table of Apache Spark."""

from pyspark.sql import DataFrame, SparkSession, Window
from pyspark.sql import functions as f

#: What the command prints for a line, as far as the table shows it.
VERDICT = """line BIGINT, status STRING, reason STRING, edition STRING, errors ARRAY<STRUCT<code: STRING, path: STRING>>"""


def verdicts(spark: SparkSession, paths: list[str], command: str) -> DataFrame:
    """Validates every line of some files, which must hold one JSON document a line.

    Each task pipes its lines through `command`, such as
    `annotation-contracts validate webhook --ndjson --jobs 1 --format ndjson -`, which has to be installed on every
    worker. Lines go from Spark's own process to the command's and back, never through Python.

    Gives a row for each error, and one for a line without any: `file`, `line` (from 1), `status` (`valid`,
    `invalid`, `unknown` or `unreadable`), `code` and `path` (JSON Pointer) of the error or null, and `edition` where
    the command names one.

    An empty line has no row.
    """
    lines = spark.read.option("lineSep", "\n").text(paths)
    lines.createOrReplaceTempView("lines")
    # The command ends with 1 where a document is invalid, which Spark would take for a failed task.
    shell = f"{command}; test $? -le 1"
    found = spark.sql(f"SELECT TRANSFORM(value) USING '{shell}' AS (verdict STRING) FROM lines")
    checked = found.select(
        f.spark_partition_id().alias("part"),
        f.from_json("verdict", VERDICT).alias("verdict"),
    ).select("part", "verdict.*")
    error = f.explode_outer("errors").alias("error")
    return (
        checked.join(f.broadcast(_starts(lines)), (checked.part == f.col("at")) & checked.line.between(f.col("first"), f.col("last")))
        .select("file", (checked.line - f.col("first") + f.col("start")).alias("line"), "status", "reason", "edition", error)
        .select("file", "line", "status", f.coalesce("error.code", "reason").alias("code"), "error.path", "edition")
    )


def _starts(lines: DataFrame) -> DataFrame:
    """Counts the lines of each piece of a file: a task reads one piece or several, and numbers its lines from 1."""
    placed = lines.select(
        f.spark_partition_id().alias("at"),
        f.monotonically_increasing_id().alias("id"),
        f.col("_metadata.file_path").alias("file"),
        f.col("_metadata.file_block_start").alias("offset"),
    )
    pieces = placed.groupBy("at", "file", "offset").agg(f.count("*").alias("count"), f.min("id").alias("order"))
    before = Window.partitionBy("at").orderBy("order").rowsBetween(Window.unboundedPreceding, Window.currentRow)
    above = Window.partitionBy("file").orderBy("offset").rowsBetween(Window.unboundedPreceding, Window.currentRow)
    last = f.sum("count").over(before)
    return pieces.select(
        "at",
        "file",
        (last - f.col("count") + 1).alias("first"),
        last.alias("last"),
        (f.sum("count").over(above) - f.col("count") + 1).alias("start"),
    )
