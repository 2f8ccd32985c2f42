/**
 * Runs every program of this folder one after the other and writes `results.json`: what each printed, with the day, the
 * machine's shape and the versions. README shows those tables. Run with `npm run figures` on a quiet machine.
 */

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, platform, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { must } from "../src/text/must.ts";
import { type Recorded, recordedPath, renderRecorded } from "./recorded.ts";

const programs: readonly (readonly [name: string, ...command: string[]])[] = [
  ["validators", "run.ts"],
  ["guards", "guards.ts"],
  ["editions", "editions.ts"],
  ["import", "import.ts"],
  ["receiver", "receiver.ts"],
  ["bulk", "bulk.ts"],
  ["sender", "sender/run.ts"],
  ["fairness", "sender/fairness.ts"],
];

function run([name, file, ...args]: readonly string[]): readonly [string, string] {
  console.error(`bench: ${name}`);
  const path = fileURLToPath(new URL(must(file, "file"), import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [path, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stdout}`);
  return [must(name, "name"), stdout.trim()];
}

const { devDependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const recorded: Recorded = {
  date: new Date().toISOString().slice(0, 10),
  machine: {
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    v8: process.versions.v8,
  },
  versions: devDependencies,
  outputs: Object.fromEntries(programs.map(run)),
};
writeFileSync(recordedPath, `${JSON.stringify(recorded, null, 2)}\n`);
const readme = new URL("README.md", import.meta.url);
writeFileSync(readme, renderRecorded(readFileSync(readme, "utf8"), recorded));
