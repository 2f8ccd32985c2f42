"""Verdicts on many documents, one a line, as a table of Apache Spark or as Arrow batches."""

from __future__ import annotations

import io
import shlex
from collections import defaultdict
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

#: Bytes of a file that a task reads.
RANGE = 256 * 1024 * 1024
_CHUNK = 1024 * 1024

_ERROR = pa.struct({"code": pa.string(), "path": pa.string()})
_PRINTED = pa.schema(
    {"line": pa.int64(), "status": pa.string(), "reason": pa.string(), "edition": pa.string(), "errors": pa.list_(_ERROR)}
)
_ROW = pa.schema(
    {name: pa.int64() if name == "line" else pa.string() for name in ["file", "line", "status", "code", "path", "edition"]}
)


class Range(NamedTuple):
    """The `lines` lines of a file that begin from byte `start` to before byte `end`, after `before` other lines."""

    system: FileSystem
    file: str
    changed: int
    start: int
    end: int
    before: int = 0
    lines: int = 0


def verdicts(spark: SparkSession, paths: list[str], command: str, size: int = RANGE) -> DataFrame:
    """Validates every line of some files or folders, which must hold one JSON document a line.

    Each task reads a range of `size` bytes with pyarrow and pipes its lines through `command`, such as
    `annotation-contracts validate webhook --ndjson --jobs 1 --format ndjson --failing -`, which has to be installed on
    every worker beside pyarrow. A worker keeps its process of the command from task to task. Paths are absolute, or
    addresses that pyarrow knows (`s3:`, `gs:`, `hdfs:`).

    Gives a row for each error, and one for a line without any: `file`, `line` (from 1), `status` (`valid`,
    `invalid`, `unknown` or `unreadable`), `code` and `path` (JSON Pointer) of the error or null, and `edition` where
    the command names one.

    An empty line has no row, and with `--failing` a valid one neither.
    """
    # The workers import this file by its name.
    spark.sparkContext.addPyFile(__file__)
    ranges = _cut(paths, size)

    def count(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for at in _numbers(batches):
            yield pa.record_batch({"at": [at], "lines": [_count(ranges[at])]})

    # Counting takes so little that a task for each core is enough.
    counts = dict(map(tuple, spark.range(len(ranges)).mapInArrow(count, "at LONG, lines LONG").collect()))
    placed = _place(ranges, (counts[at] for at in range(len(ranges))))

    def check(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return chain.from_iterable(_check(placed[at], command) for at in _numbers(batches))

    row = ", ".join(f"{name} {'LONG' if name == 'line' else 'STRING'}" for name in _ROW.names)
    return spark.range(len(ranges), numPartitions=max(1, len(ranges))).mapInArrow(check, row)


def read_verdicts(paths: list[str], command: str, jobs: int, size: int = RANGE) -> pa.RecordBatchReader:
    """Validates as `verdicts` does, on this machine with `jobs` processes, and gives the rows as Arrow batches."""

    def read() -> Iterator[pa.RecordBatch]:
        try:
            with ThreadPoolExecutor(jobs) as pool:
                ranges = _cut(paths, size)
                placed = _place(ranges, pool.map(_count, ranges))
                yield from chain.from_iterable(pool.map(lambda one: list(_check(one, command)), placed))
        finally:
            for process in _resting.pop(command, []):
                process.end()

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
        for one in sorted((one for one in below if one.is_file), key=lambda one: one.path):
            starts = range(0, one.size, size)
            found += [Range(system, one.path, one.mtime_ns, start, min(one.size, start + size)) for start in starts]
    return found


def _place(ranges: list[Range], counts: Iterable[int]) -> list[Range]:
    """Adds how many lines each range has, and how many of its file are before it."""
    placed = []
    before = 0
    for one, count in zip(ranges, counts):
        before = 0 if one.start == 0 else before
        placed.append(one._replace(before=before, lines=count))
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
    """Reads the lines that begin within a range, in chunks; the last line ends with a line feed, too."""
    with io.BufferedReader(one.system.open_input_file(one.file), _CHUNK) as source:
        if one.start > 0:
            source.seek(one.start - 1)
            source.readline()
        chunk = b"\n"
        while (left := one.end - source.tell()) > 0 and (chunk := source.read(min(left, _CHUNK))):
            yield chunk
        if not chunk.endswith(b"\n"):
            rest = source.readline()
            yield rest if rest.endswith(b"\n") else rest + b"\n"
    if one.system.get_file_info(one.file).mtime_ns != one.changed:
        raise RuntimeError(f"{one.file} was changed while it was read")


class _Process:
    """A process of the command, which is fed range after range, and numbers their lines as those of one input."""

    #: A line that no contract takes. Its verdict comes after those of all lines before it.
    END = b"end\n"

    def __init__(self, command: str) -> None:
        self._process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE)
        self._lines = 0

    def check(self, one: Range) -> Iterator[pa.RecordBatch]:
        """Pipes the lines of a range through the command, and gives their rows; ends the process where that fails."""
        before, self._lines = self._lines, self._lines + one.lines + 1
        with ThreadPoolExecutor(1) as pool:
            try:
                fed = pool.submit(self._feed, one)
                for printed in self._read_verdicts():
                    yield from _list_rows(one, printed, before)
                fed.result()
                if self._process.poll() is not None:
                    raise RuntimeError(f"the command ended with {self._process.returncode}")
            except BaseException:
                self._process.kill()
                raise

    def end(self) -> None:
        self._process.communicate()

    def _feed(self, one: Range) -> None:
        try:
            # A command that has ended is noticed by the reader.
            with suppress(BrokenPipeError):
                for chunk in chain(_read(one), [self.END]):
                    self._process.stdin.write(chunk)
                self._process.stdin.flush()
        except BaseException:
            self._process.kill()
            raise

    def _read_verdicts(self) -> Iterator[bytes]:
        """Reads printed lines, about a chunk at a time, up to the one on `END`, or until the process ends."""
        last = b'"line":%d,' % self._lines
        printed = b""
        while chunk := self._process.stdout.read1(_CHUNK):
            printed += chunk
            whole = printed.rfind(b"\n") + 1
            start = printed.rfind(b"\n", 0, max(0, whole - 1)) + 1
            if last in printed[start:whole]:
                yield printed[:start]
                return
            if whole >= _CHUNK:
                yield printed[:whole]
                printed = printed[whole:]
        self._process.wait()


#: Processes at rest, by their command. A Python worker of Spark lives on from task to task, and they with it.
_resting: dict[str, list[_Process]] = defaultdict(list)


def _check(one: Range, command: str) -> Iterator[pa.RecordBatch]:
    resting = _resting[command]
    process = resting.pop() if resting else _Process(command)
    yield from process.check(one)
    resting.append(process)


def _list_rows(one: Range, printed: bytes, before: int) -> Iterator[pa.RecordBatch]:
    """Gives a row for each error of printed verdicts, and one for a line without any."""
    if not printed:
        return
    options = pj.ReadOptions(use_threads=False, block_size=len(printed))
    parse = pj.ParseOptions(explicit_schema=_PRINTED, unexpected_field_behavior="ignore")
    for batch in pj.read_json(pa.BufferReader(printed), options, parse).to_batches():
        errors = batch["errors"]
        alone = pc.indices_nonzero(pc.equal(pc.list_value_length(errors), 0))
        error = pa.concat_arrays([pc.list_flatten(errors), pa.nulls(len(alone), _ERROR)])
        at = pa.concat_arrays([pc.list_parent_indices(errors).cast(pa.int64()), alone.cast(pa.int64())])
        lines = batch.drop_columns(["errors"]).take(at)
        row = {
            "file": pa.repeat(one.file, len(lines)),
            "line": pc.add(lines["line"], one.before - before),
            "status": lines["status"],
            "code": pc.coalesce(pc.struct_field(error, "code"), lines["reason"]),
            "path": pc.struct_field(error, "path"),
            "edition": lines["edition"],
        }
        yield pa.record_batch(row, schema=_ROW)
