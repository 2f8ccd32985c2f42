/**
 * Measures the cost of importing each validator and of its first verdict, each time in a new process. It fails if
 * an import takes more than `MOST` times as long as that of an empty module in the same process.
 */

import { execFileSync } from "node:child_process";
import { readArguments } from "../checks/shared/read-arguments.ts";
import { keepRounds } from "./keep-rounds.ts";
import { writeTable } from "./write-table.ts";

const validators = [
  "webhook-2.3/strict/delivery",
  "webhook-2.3/strict/update-task",
  "webhook-2.76/strict/delivery",
  "webhook-2.76/tolerant/delivery",
  "raster-info-2019/strict/raster-info",
  "raster-info-observed/strict/raster-info",
];
const RUNS = 15;
const MOST = 15;

const script = `
  await import("data:text/javascript,0");
  const start = performance.now();
  await import("data:text/javascript,1");
  const floor = performance.now();
  const { validate } = await import(process.argv[1]);
  const imported = performance.now();
  validate({ event: "ping" });
  console.log(JSON.stringify([floor - start, imported - floor, performance.now() - imported]));`;

type Times = readonly [floor: number, imported: number, verdict: number];

/** Milliseconds of an empty import, of that of a validator and of its first verdict, by process. */
function measure(name: string): readonly Times[] {
  const url = new URL(`../generated/validators/${name}.js`, import.meta.url).href;
  const command = ["--input-type=module", "--eval", script, url];
  return Array.from(
    { length: RUNS },
    (): Times => JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8" })),
  );
}

readArguments({});
const kept: Record<string, readonly Times[]> = {};
const rows = validators.map((name) => {
  const all = measure(name);
  kept[name] = all;
  // Other work on the machine only adds time, so the fastest counts.
  const least = (i: 0 | 1 | 2): number => Math.min(...all.map((times) => times[i]));
  return { name, imported: least(1), verdict: least(2), ratio: least(1) / least(0) };
});
keepRounds(kept);
console.log(
  writeTable(
    ["validator", "import, ms", "first verdict, ms", "import ÷ that of an empty module"],
    rows.map(({ name, ...all }) => [
      name,
      ...[all.imported, all.verdict, all.ratio].map((one) => one.toFixed(1)),
    ]),
  ),
);
process.exitCode = rows.every(({ ratio }) => ratio < MOST) ? 0 : 1;
