/** Measures what it costs to import each validator and have its first verdict, in a process of its own each time. */

import { execFileSync } from "node:child_process";
import { readArguments } from "../checks/shared/read-arguments.ts";
import { must } from "../src/text/must.ts";
import { writeTable } from "./write-table.ts";

const validators = [
  "webhook-2.3/strict/delivery",
  "webhook-2.3/strict/update-task",
  "webhook-2.76/strict/delivery",
  "webhook-2.76/tolerant/delivery",
  "raster-info-2019/strict/raster-info",
  "raster-info-observed/strict/raster-info",
];
const runs = 15;
/** Milliseconds. */
const limit = 3;

const script = `
  const start = performance.now();
  const { validate } = await import(process.argv[1]);
  const imported = performance.now();
  validate({ event: "ping" });
  console.log(imported - start, performance.now() - imported);`;

/** Gives the quickest import and first verdict of a validator in milliseconds: what others do on the machine only adds. */
function measure(name: string): readonly [imported: number, verdict: number] {
  const url = new URL(`../generated/validators/${name}.js`, import.meta.url).href;
  const pairs = Array.from({ length: runs }, () =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", script, url], { encoding: "utf8" })
      .split(" ")
      .map(Number),
  );
  return [
    Math.min(...pairs.map(([imported]) => must(imported, "imported"))),
    Math.min(...pairs.map(([, verdict]) => must(verdict, "verdict"))),
  ];
}

readArguments({});
const rows = validators.map((name) => [name, ...measure(name)] as const);
const lines = rows.map(([name, imported, verdict]) => [name, imported.toFixed(1), verdict.toFixed(1)]);
console.log(writeTable(["validator", "import, ms", "first verdict, ms"], lines));
process.exitCode = rows.every(([, imported]) => imported < limit) ? 0 : 1;
