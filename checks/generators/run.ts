import { readFileSync, writeFileSync } from "node:fs";
import { fillMarkers } from "../../scripts/readme.ts";
import { lintAll } from "./lint.ts";
import { installTools } from "./tools.ts";

const readme = new URL("README.md", import.meta.url);
const failures: string[] = [];

/** Runs a part of the check, and tells what it took. */
async function part<Result extends { readonly failures: readonly string[] }>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const result = await work();
  failures.push(...result.failures);
  const mark = result.failures.length === 0 ? "ok    " : "FAILED";
  console.log(`${mark} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  for (const failure of result.failures) console.log(`       ${failure.slice(0, 2000)}`);
  return result;
}

await part("install", async () => ({ failures: [], done: await installTools() }));
const { table: linters } = await part("lint", lintAll);
const before = readFileSync(readme, "utf8");
const after = fillMarkers(before, { linters });
if (after !== before) {
  writeFileSync(readme, after);
  failures.push("checks/generators/README.md was out of date");
  console.log("FAILED checks/generators/README.md was out of date; it has been written anew");
}
process.exitCode = failures.length === 0 ? 0 : 1;
