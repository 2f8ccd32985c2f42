"""Runs `verdicts` on a cluster of two executors: python spark.py FILES OUT COMMAND SIZE [kill]. Prints what it measured as JSON."""

import json
import os
import signal
import subprocess
import sys
import threading
import time

import pyspark
from pyspark.sql import SparkSession

from verdicts import verdicts

os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
os.environ["PYSPARK_PYTHON"] = sys.executable


def executors(spark: SparkSession) -> list[int]:
    """Lists the processes of this cluster's executors."""
    name = f"CoarseGrainedExecutorBackend.*{spark.sparkContext.applicationId}"
    found = subprocess.run(["pgrep", "-f", name], capture_output=True, text=True)
    return [int(pid) for pid in found.stdout.split()]


def kill_half_way(spark: SparkSession, killed: list[int]) -> None:
    """Kills an executor as soon as half of the tasks that validate are done."""
    tracker = spark.sparkContext.statusTracker()
    while not killed:
        time.sleep(0.05)
        for stage in map(tracker.getStageInfo, tracker.getActiveStageIds()):
            if stage is None or stage.numTasks < 8 or stage.numCompletedTasks * 2 < stage.numTasks:
                continue
            victim = executors(spark)[0]
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)
            return


def main(files: str, out: str, command: str, size: str, *rest: str) -> None:
    spark = (
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
    spark.sparkContext.setLogLevel("OFF")
    # An empty job, so that the executors are up before the clock starts.
    spark.range(1000, numPartitions=4).count()
    started = time.monotonic()
    table = verdicts(spark, files.split(","), command, int(size))
    killed: list[int] = []
    if "kill" in rest:
        threading.Thread(target=kill_half_way, args=(spark, killed), daemon=True).start()
    table.write.mode("overwrite").parquet(out)
    seconds = time.monotonic() - started
    spark.stop()
    print(json.dumps({"seconds": seconds, "killed": len(killed)}))


main(*sys.argv[1:])
