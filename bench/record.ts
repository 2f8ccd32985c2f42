/**
 * Runs every program of this folder one after the other and writes `results.json`: what each printed, with the day, the
 * machine's shape and the versions. README shows those tables. Run with `npm run figures` on a quiet machine; with names of
 * programs (`npm run figures -- shares`) only those are run anew, on the day of the others.
 */

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, loadavg, platform, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { chooseNamed, refuseArguments } from "../checks/shared/read-arguments.ts";
import { findContradictions } from "./find-contradictions.ts";
import { type Recorded, recordedPath, renderRecorded } from "./recorded.ts";

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

/** Load of the machine before and after each program. */
const load: Record<string, readonly [before: number, after: number]> = {};

function run({ name, file }: (typeof programs)[number]): readonly [string, string] {
  console.error(`bench: ${name}`);
  const [quiet = 0] = loadavg();
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [path], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stdout}`);
  const [busy = 0] = loadavg();
  load[name] = [quiet, busy];
  return [name, stdout.trim()];
}

const date = new Date().toISOString().slice(0, 10);
const chosen = chooseNamed(programs);
const isPart = chosen.length < programs.length;
const before = isPart ? (JSON.parse(readFileSync(recordedPath, "utf8")) as Recorded) : undefined;
if (before !== undefined && before.date !== date)
  refuseArguments(`the programs that are not named ran on ${before.date}; run all`);

const { devDependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const recorded: Recorded = {
  date,
  machine: {
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    v8: process.versions.v8,
  },
  versions: devDependencies,
  outputs: { ...before?.outputs, ...Object.fromEntries(chosen.map(run)) },
  load: { ...before?.load, ...load },
};
const contradictions = findContradictions(recorded);
if (contradictions.length > 0)
  throw new Error(`cannot record figures that cannot be: ${contradictions.join("; ")}`);
writeFileSync(recordedPath, `${JSON.stringify(recorded, null, 2)}\n`);
const readme = new URL("README.md", import.meta.url);
writeFileSync(readme, renderRecorded(readFileSync(readme, "utf8"), recorded));
