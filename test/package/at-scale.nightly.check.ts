import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProject, type Project } from "../harness/project.ts";
import { projectRoot } from "../harness/project-root.ts";
import { readBlocks } from "../harness/read-blocks.ts";

const LINES = 100_000;
const packages = ["pyspark==4.3.0", "duckdb==2.0.0", "pandas==2.3.3", "pyarrow==26.0.1"];

/** Kills a Spark worker once, in the middle of its lines. */
const killer = `
import os

_seen = 0
_verdict = verdict


def verdict(line):
    global _seen
    _seen += 1
    if _seen == 5_000 and os.environ.get("KILL_ONCE"):
        try:
            os.close(os.open(os.environ["KILL_ONCE"], os.O_CREAT | os.O_EXCL))
            os.kill(os.getpid(), 9)
        except FileExistsError:
            pass
    return _verdict(line)
`;

let project: Project;
let expected: readonly string[];

beforeAll(async () => {
  project = await createProject({ install: ["command"] });
  const python = join(projectRoot, "node_modules/.cache/at-scale");
  await project.mustRun(["python3", "-m", "venv", python]);
  await project.mustRun([
    `${python}/bin/pip`,
    "install",
    "--quiet",
    ...packages,
    join(projectRoot, "languages/python"),
  ]);
  project.env.PATH = `${python}/bin:${project.env.PATH}`;
  const guide = readFileSync(join(projectRoot, "docs/guides/validate-at-scale.md"), "utf8");
  for (const { name, code } of readBlocks(guide))
    project.write(name, name === "verdicts.py" ? code + killer : code);
  mkdirSync(join(project.directory, "lines"));
  writeFileSync(join(project.directory, "lines/all.ndjson"), writeLines());
  expected = await judge();
});

afterAll(() => project?.remove());

/** Writes samples of the oldest and the newest edition; some lines are broken, each in a different way. */
function writeLines(): string {
  const directory = join(projectRoot, "conformance/samples");
  const samples = [directory, join(directory, "2.76")].flatMap((one) =>
    readdirSync(one)
      .filter((name) => /^[a-z-]+\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(join(one, name), "utf8"))),
  );
  const breaks: readonly ((value: object) => string)[] = [
    (value) => JSON.stringify({ ...value, event: "update:planet" }),
    (value) => JSON.stringify({ ...value, event: 7 }),
    (value) => JSON.stringify(value).slice(0, -1),
  ];
  const lines = Array.from({ length: LINES }, (_, i) => {
    const sample = samples[i % samples.length];
    return i % 40 === 0 ? breaks[(i / 40) % breaks.length]?.(sample) : JSON.stringify(sample);
  });
  return `${lines.join("\n")}\n`;
}

/** Asks the command for the verdict on each line. */
async function judge(): Promise<readonly string[]> {
  const words = [
    "validate",
    "webhook",
    "--mode",
    "tolerant",
    "--ndjson",
    "--format",
    "json",
    "lines/all.ndjson",
  ];
  const { stdout } = await project.run(["npx", "--no-install", "annotation-contracts", ...words]);
  return JSON.parse(stdout).results.map(({ status }: { status: string }) => status);
}

/** Counts lines by their text and verdict in a table that an engine wrote, and compares them with the command's verdicts. */
async function compare(table: string): Promise<unknown> {
  project.write("expected.json", expected);
  project.write(
    "compare.py",
    `import collections, json, sys
import pyarrow.dataset as ds

lines = open("lines/all.ndjson").read().splitlines()
wanted = collections.Counter(zip(lines, json.load(open("expected.json"))))
rows = ds.dataset(sys.argv[1], format="parquet").to_table().to_pylist()
found = collections.Counter((row["value"], row["verdict"]) for row in rows)
print(json.dumps({"lines": len(rows), "differ": sum(((wanted - found) + (found - wanted)).values())}))`,
  );
  return JSON.parse(await project.mustRun(["python", "compare.py", table]));
}

test("every verdict occurs in the lines", () => {
  expect(new Set(expected)).toEqual(new Set(["valid", "unknown", "invalid", "unreadable"]));
});

test("DuckDB returns the same verdicts as the command", async () => {
  await project.mustRun(["python", "duckdb_verdicts.py", "lines/all.ndjson", "duckdb.parquet"]);
  expect(await compare("duckdb.parquet")).toEqual({ lines: LINES, differ: 0 });
});

test("Spark returns them too, and loses none when a worker is killed", async () => {
  const env = { ...project.env, KILL_ONCE: join(project.directory, "killed") };
  const submit = ["spark-submit", "--master", "local[2,4]", "spark_verdicts.py", "lines", "spark"] as const;
  await project.mustRun(submit, { env });
  expect(readFileSync(join(project.directory, "killed"), "utf8")).toBe("");
  expect(await compare("spark")).toEqual({ lines: LINES, differ: 0 });
});
