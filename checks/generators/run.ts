import { readFileSync, writeFileSync } from "node:fs";
import { fillMarkers } from "../../scripts/fill-readme.ts";
import { installTools } from "./install-tools.ts";
import { lintAll } from "./lint-all.ts";
import { tryAll } from "./try-all.ts";
import { tryTwins } from "./try-twins.ts";

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

const names = process.argv.slice(2);
await part("install", async () => ({ failures: [], done: await installTools() }));
if (names.length > 0) {
  const { table } = await part("generators", () => tryAll(names));
  console.log(table);
} else {
  const { table: linters } = await part("lint", lintAll);
  const { table: twins } = await part("twins", tryTwins);
  const { table: generators } = await part("generators", () => tryAll([]));
  const before = readFileSync(readme, "utf8");
  const after = fillMarkers(before, { linters, twins, generators });
  if (after !== before) {
    writeFileSync(readme, after);
    failures.push("checks/generators/README.md was out of date");
    console.log("FAILED checks/generators/README.md was out of date; it has been written anew");
  }
}
process.exitCode = failures.length === 0 ? 0 : 1;
