import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { fillMarkers, tableOf } from "#src/text/markdown.ts";
import { causeOf } from "./cause-of.ts";
import { zoo } from "./zoo.ts";
import type { ZooEntry } from "./zoo-entry.ts";

const readme = "conformance/proof/zoo/README.md";

/** Fills the table of README that tells which cases catch which flaw. */
export function fillKillMatrix(): { readonly path: string; readonly text: string } {
  const rows = zoo.map(({ kind, name, flaw, killedBy, alone }) => [
    kind,
    name,
    flaw,
    killedBy.map((id) => `\`${id}\``).join(", ") + (alone === undefined ? "" : ` (alone: ${alone})`),
  ]);
  const table = tableOf(["Kind", "Name", "What it does wrong", "Caught by"], rows);
  return { path: readme, text: fillMarkers(readFileSync(join(projectRoot, readme), "utf8"), { zoo: table }) };
}

/** Tells whether all cases that catch a flaw have one cause. */
export function hangsOnOne({ killedBy }: ZooEntry): boolean {
  return new Set(killedBy.map(causeOf)).size < 2;
}

/** Implementations that are tested at a time; most of the time of a case is waiting. */
const AT_ONCE = 4;

/** Runs the cases that must catch a flawed implementation, or its whole suite; gives what speaks against them. */
async function tryEntry(
  { kind, name, killedBy, test }: ZooEntry,
  isWhole: boolean,
): Promise<readonly string[]> {
  const failing = await test(isWhole ? undefined : killedBy);
  const missed = killedBy.filter((id) => !failing.includes(id));
  const isCaught = failing.length > 0 && missed.length === 0;
  const causes = new Set(failing.map(causeOf)).size;
  console.log(`${isCaught ? "✓" : "✗"} ${kind} ${name}: ${failing.length} cases fail, of ${causes} causes`);
  return isCaught ? [] : [`${kind} ${name}: not caught by ${missed.join(", ")}`];
}

/**
 * Tries every flawed implementation; gives the survivors. What survives beside others is tried once more alone: flaws
 * that are seen by time alone can hide on a machine that is busy.
 */
async function runZoo(isWhole: boolean): Promise<readonly string[]> {
  const waiting = [...zoo];
  const missed: ZooEntry[] = [];
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
      if ((await tryEntry(entry, isWhole)).length > 0) missed.push(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const survivors: string[] = [];
  for (const entry of missed) survivors.push(...(await tryEntry(entry, isWhole)));
  return survivors;
}

if (import.meta.main) {
  // The cases that its row names must catch a flaw, and have two causes or a reason; --whole counts what else catches it.
  const survivors = await runZoo(process.argv.includes("--whole"));
  for (const { name, alone } of zoo)
    if (alone !== undefined) console.log(`${name} hangs on one cause: ${alone}`);
  console.log(survivors.length === 0 ? "no survivor" : survivors.join("\n"));
  process.exitCode = survivors.length === 0 ? 0 : 1;
}
