/**
 * Runs every program of this folder one after the other and adds what each printed to `results.json`, with the time, the load,
 * the machine's shape and the versions, and its rounds to `rounds.ndjson`. README shows the range over the last three runs.
 * Run with `npm run figures`, three times at least ten minutes apart, on a quiet machine; with names of programs
 * (`npm run figures -- shares`) only those are run.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, loadavg, platform, totalmem } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { makeFolder } from "../checks/shared/make-folder.ts";
import { chooseNamed, refuseArguments } from "../checks/shared/read-arguments.ts";
import { findContradictions } from "./find-contradictions.ts";
import {
  isAlike,
  type Recorded,
  RUNS,
  type Run,
  recordedPath,
  renderRecorded,
  roundsPath,
} from "./recorded.ts";

const programs = [
  { name: "validators", file: "run.ts" },
  { name: "guards", file: "guards.ts" },
  { name: "editions", file: "editions.ts" },
  { name: "import", file: "import.ts" },
  { name: "receiver", file: "receiver.ts" },
  { name: "shares", file: "shares.ts" },
  { name: "bulk", file: "bulk.ts" },
  { name: "sender", file: "sender/run.ts" },
  { name: "fairness", file: "sender/fairness.ts" },
] as const;

const folder = makeFolder("figures");
const rounds = join(folder, "rounds.json");

/** Runs a program; gives what it printed, and its rounds as a line. */
function run({ name, file }: (typeof programs)[number]): { readonly run: Run; readonly line: string } {
  console.error(`bench: ${name}`);
  const at = `${new Date().toISOString().slice(0, 16)}Z`;
  const [before = 0] = loadavg();
  const path = join(import.meta.dirname, file);
  const { status, stdout } = spawnSync(process.execPath, [path], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BENCH_ROUNDS: rounds },
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stdout}`);
  const [after = 0] = loadavg();
  const output = stdout.trim();
  const contradictions = findContradictions(name, output);
  if (contradictions.length > 0)
    throw new Error(`cannot record figures that cannot be: ${contradictions.join("; ")}`);
  const line = `{"program":"${name}","at":"${at}","rounds":${readFileSync(rounds, "utf8")}}`;
  rmSync(rounds);
  return { run: { at, load: { before, after }, output }, line };
}

const chosen = chooseNamed(programs);
const { devDependencies: versions } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
);
const machine = {
  cores: availableParallelism(),
  memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  system: `${platform()} ${arch()}`,
  node: process.versions.node,
  v8: process.versions.v8,
};
let recorded = JSON.parse(readFileSync(recordedPath, "utf8")) as Recorded;
if (!isDeepStrictEqual([machine, versions], [recorded.machine, recorded.versions])) {
  if (chosen.length < programs.length)
    refuseArguments(
      "the programs that are not named ran on another machine, or beside other versions; run all",
    );
  recorded = { machine, versions, runs: {} };
}
for (const program of chosen) {
  const { run: one, line } = run(program);
  const { name } = program;
  recorded = {
    ...recorded,
    // A run with other rows or columns than the table has now is dropped.
    runs: {
      ...recorded.runs,
      [name]: [...(recorded.runs[name] ?? []).filter(({ output }) => isAlike(output, one.output)), one].slice(
        -RUNS,
      ),
    },
  };
  // After each program: a failure of the next one loses nothing.
  keep(line);
}

function keep(line: string): void {
  const readme = new URL("README.md", import.meta.url);
  writeFileSync(readme, renderRecorded(readFileSync(readme, "utf8"), recorded));
  writeFileSync(recordedPath, `${JSON.stringify(recorded, null, 2)}\n`);
  const lines = existsSync(roundsPath) ? readFileSync(roundsPath, "utf8").trimEnd().split("\n") : [];
  const isRecorded = (text: string): boolean => {
    const { program = "", at = "" } = JSON.parse(text);
    return recorded.runs[program]?.some((one) => one.at === at) === true;
  };
  writeFileSync(
    roundsPath,
    `${[...lines, line].filter((text) => text !== "" && isRecorded(text)).join("\n")}\n`,
  );
}
