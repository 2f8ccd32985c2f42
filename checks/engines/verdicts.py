"""Verdicts of many documents, one a line, as a table of Apache Spark or as Arrow batches."""

from __future__ import annotations

import io
import shlex
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json as pj
from pyarrow.fs import FileSelector, FileSystem, FileType

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Bytes of a file that one start of the command reads.
RANGE = 256 * 1024 * 1024
_CHUNK = 1024 * 1024
#: Bytes of printed verdicts that are parsed at once; none may be longer.
_BLOCK = 16 * _CHUNK

_ERROR = pa.struct({"code": pa.string(), "path": pa.string()})
_PRINTED = pa.schema(
    {"line": pa.int64(), "status": pa.string(), "reason": pa.string(), "edition": pa.string(), "errors": pa.list_(_ERROR)}
)
_ROW = pa.schema(
    {name: pa.int64() if name == "line" else pa.string() for name in ["file", "line", "status", "code", "path", "edition"]}
)


class Range(NamedTuple):
    """The lines of a file that begin from byte `start` to before byte `end`, after `before` other lines."""

    system: FileSystem
    file: str
    start: int
    end: int
    before: int = 0


def verdicts(spark: SparkSession, paths: list[str], command: str, size: int = RANGE) -> DataFrame:
    """Validates every line of some files or folders, which must hold one JSON document a line.

    Each task reads a range of `size` bytes with pyarrow and pipes its lines through `command`, such as
    `annotation-contracts validate webhook --ndjson --jobs 1 --format ndjson -`, which has to be installed on every
    worker beside pyarrow. Paths are absolute, or addresses that pyarrow knows (`s3:`, `gs:`, `hdfs:`).

    Gives a row for each error, and one for a line without any: `file`, `line` (from 1), `status` (`valid`,
    `invalid`, `unknown` or `unreadable`), `code` and `path` (JSON Pointer) of the error or null, and `edition` where
    the command names one.

    An empty line has no row.
    """
    # The workers import this file by its name.
    spark.sparkContext.addPyFile(__file__)
    ranges = _cut(paths, size)
    numbers = spark.range(len(ranges), numPartitions=max(1, len(ranges)))

    def count(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for at in _numbers(batches):
            yield pa.record_batch({"at": [at], "lines": [_count(ranges[at])]})

    counts = dict(map(tuple, numbers.mapInArrow(count, "at LONG, lines LONG").collect()))
    placed = _place(ranges, (counts[at] for at in range(len(ranges))))

    def check(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return chain.from_iterable(_check(placed[at], command) for at in _numbers(batches))

    row = ", ".join(f"{name} {'LONG' if name == 'line' else 'STRING'}" for name in _ROW.names)
    return numbers.mapInArrow(check, row)


def read_verdicts(paths: list[str], command: str, jobs: int, size: int = RANGE) -> pa.RecordBatchReader:
    """Validates as `verdicts` does, on this machine with `jobs` processes, and gives the rows as Arrow batches."""

    def read() -> Iterator[pa.RecordBatch]:
        with ThreadPoolExecutor(jobs) as pool:
            ranges = _cut(paths, size)
            placed = _place(ranges, pool.map(_count, ranges))
            yield from chain.from_iterable(pool.map(lambda one: list(_check(one, command)), placed))

    return pa.RecordBatchReader.from_batches(_ROW, read())


def _numbers(batches: Iterator[pa.RecordBatch]) -> Iterator[int]:
    return chain.from_iterable(batch.column(0).to_pylist() for batch in batches)


def _cut(paths: list[str], size: int) -> list[Range]:
    """Cuts all files into ranges of at most `size` bytes."""
    found = []
    for system, at in map(FileSystem.from_uri, paths):
        info = system.get_file_info(at)
        if info.type == FileType.NotFound:
            raise FileNotFoundError(f"{at} is not there")
        below = system.get_file_info(FileSelector(at, recursive=True)) if info.type == FileType.Directory else [info]
        files = sorted((one.path, one.size) for one in below if one.is_file)
        found += [Range(system, file, start, min(end, start + size)) for file, end in files for start in range(0, end, size)]
    return found


def _place(ranges: list[Range], counts: Iterable[int]) -> list[Range]:
    """Adds how many lines of its file are before each range."""
    placed = []
    before = 0
    for one, count in zip(ranges, counts):
        before = 0 if one.start == 0 else before
        placed.append(one._replace(before=before))
        before += count
    return placed


def _count(one: Range) -> int:
    """Counts the lines that begin within a range: at the start of the file, or after a line feed."""
    count = 1 if one.start == 0 else 0
    with one.system.open_input_file(one.file) as source:
        for at in range(max(0, one.start - 1), one.end - 1, _CHUNK):
            count += source.read_at(min(_CHUNK, one.end - 1 - at), at).count(b"\n")
    return count


def _read(one: Range) -> Iterator[bytes]:
    """Reads the lines that begin within a range, in chunks."""
    with io.BufferedReader(one.system.open_input_file(one.file), _CHUNK) as source:
        if one.start > 0:
            source.seek(one.start - 1)
            source.readline()
        chunk = b"\n"
        while (left := one.end - source.tell()) > 0:
            chunk = source.read(min(left, _CHUNK))
            if not chunk:
                raise EOFError(f"{one.file} ended before byte {one.end}")
            yield chunk
        if not chunk.endswith(b"\n"):
            yield source.readline()


def _check(one: Range, command: str) -> Iterator[pa.RecordBatch]:
    """Pipes the lines of a range through the command, and gives their rows."""
    with ThreadPoolExecutor(1) as pool, Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, bufsize=_CHUNK) as process:

        def feed() -> None:
            # A command that ended early is seen by its exit code.
            with suppress(BrokenPipeError), process.stdin as pipe:
                for chunk in _read(one):
                    pipe.write(chunk)

        try:
            fed = pool.submit(feed)
            if process.stdout.peek(1):
                options = pj.ReadOptions(use_threads=False, block_size=_BLOCK)
                parse = pj.ParseOptions(explicit_schema=_PRINTED, unexpected_field_behavior="ignore")
                for batch in pj.open_json(process.stdout, options, parse):
                    yield _list_rows(one, batch)
            fed.result()
            # 1 says that a document is invalid.
            if process.wait() > 1 or process.returncode < 0:
                raise RuntimeError(f"the command ended with {process.returncode}")
        finally:
            process.kill()


def _list_rows(one: Range, batch: pa.RecordBatch) -> pa.RecordBatch:
    """Gives a row for each error of a batch of verdicts, and one for a line without any."""
    errors = batch["errors"]
    alone = pc.indices_nonzero(pc.equal(pc.list_value_length(errors), 0))
    error = pa.concat_arrays([pc.list_flatten(errors), pa.nulls(len(alone), _ERROR)])
    at = pa.concat_arrays([pc.list_parent_indices(errors).cast(pa.int64()), alone.cast(pa.int64())])
    lines = batch.drop_columns(["errors"]).take(at)
    return pa.record_batch(
        {
            "file": pa.repeat(one.file, len(lines)),
            "line": pc.add(lines["line"], one.before),
            "status": lines["status"],
            "code": pc.coalesce(pc.struct_field(error, "code"), lines["reason"]),
            "path": pc.struct_field(error, "path"),
            "edition": lines["edition"],
        },
        schema=_ROW,
    )
