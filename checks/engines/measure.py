"""Validates files twice in one way: python measure.py WAY FILES OUT COMMAND SIZE. Prints as JSON what each time took.

The first time everything is new to an engine; the second time a cluster's workers, and what they keep, are up.
"""

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from verdicts import read_verdicts, verdicts

Work = Callable[[], object]


def alone(files: list[str], out: str, command: str, _: int) -> Work:
    """Starts the command on the files, in place of standard input."""
    started = [*shlex.split(command.removesuffix("-")), *files]

    def work() -> None:
        with open(out, "wb") as printed:
            # 1 says that a document is invalid.
            if subprocess.run(started, stdout=printed).returncode > 1:
                raise RuntimeError("the command failed")

    return work


def duck(files: list[str], out: str, command: str, size: int) -> Work:
    """Puts the rows into a table with DuckDB and two processes."""
    import duckdb

    def work() -> None:
        rows = read_verdicts(files, command, 2, size)
        duckdb.sql("SELECT * FROM rows").write_parquet(os.path.join(out, "rows.parquet"))

    os.makedirs(out)
    return work


def spark(files: list[str], out: str, command: str, size: int) -> Work:
    """Puts the rows into a table with a cluster of two executors, which are up before the clock starts."""
    session = start_cluster()
    return lambda: verdicts(session, files, command, size).write.mode("overwrite").parquet(out)


def killed(files: list[str], out: str, command: str, size: int) -> Work:
    """Does as `spark`, and kills an executor as soon as half of the tasks that validate are done."""
    session = start_cluster()
    victims: list[int] = []

    def kill_half_way() -> None:
        tracker = session.sparkContext.statusTracker()
        while not victims:
            time.sleep(0.05)
            for stage in map(tracker.getStageInfo, tracker.getActiveStageIds()):
                if stage is None or stage.numTasks < 8 or stage.numCompletedTasks * 2 < stage.numTasks:
                    continue
                name = f"CoarseGrainedExecutorBackend.*{session.sparkContext.applicationId}"
                found = subprocess.run(["pgrep", "-f", name], capture_output=True, text=True)
                victims.append(int(found.stdout.split()[0]))
                os.kill(victims[0], signal.SIGKILL)
                return

    def work() -> None:
        victims.clear()
        threading.Thread(target=kill_half_way, daemon=True).start()
        verdicts(session, files, command, size).write.mode("overwrite").parquet(out)
        if not victims:
            raise RuntimeError("no executor was killed")

    return work


def start_cluster():
    import pyspark
    from pyspark.sql import SparkSession

    os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .appName("verdicts")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.executor.memory", "1g")
        # Java only takes rows and writes them, which should need no second compiler.
        .config("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    # An empty job, so that the executors are up.
    session.range(1000, numPartitions=4).count()
    return session


def processor_seconds() -> float:
    """Adds up the processor time of this process and of all below it, those that have ended included."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        pid = int(path.parent.name)
        parents[pid] = int(fields[1])
        ticks[pid] = sum(map(int, fields[11:15]))

    def is_below(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and is_below(parents[pid]))

    return sum(spent for pid, spent in ticks.items() if is_below(pid)) / os.sysconf("SC_CLK_TCK")


def measure(work: Work) -> dict[str, float]:
    started, spent = time.monotonic(), processor_seconds()
    work()
    return {"seconds": time.monotonic() - started, "processor": processor_seconds() - spent}


WAYS = {"alone": alone, "DuckDB": duck, "Spark": spark, "Spark, one of two executors killed": killed}
way, files, out, command, size = sys.argv[1:]
work = WAYS[way](files.split(","), out, command, int(size))
print(json.dumps([measure(work), measure(work)]))
