import { readCause } from "#src/text/read-cause.ts";

/** What a part of a check has found. */
export interface Found {
  /** What it tells beside its name. */
  readonly says?: string;
  readonly failures: readonly string[];
}

/** Failures that are shown of a part, and characters of each. */
const SHOWN = 20;
const LENGTH = 2_000;

/**
 * Runs a part of a check and prints how it went: a line with its seconds, and one for each failure; an exception is one.
 * The process then ends with 1. Resolves to whether it went well.
 */
export async function tryPart(name: string, work: () => Promise<string | Found>): Promise<boolean> {
  const start = performance.now();
  const found = await work().catch((cause): Found => ({ failures: [readCause(cause).message] }));
  const { says = "", failures } = typeof found === "string" ? { says: found, failures: [] } : found;
  const isGood = failures.length === 0;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${isGood ? "ok    " : "FAILED"} ${name}${says && `: ${says}`} (${seconds} s)`);
  for (const failure of failures.slice(0, SHOWN)) console.log(`       ${failure.slice(0, LENGTH)}`);
  if (failures.length > SHOWN) console.log(`       and ${failures.length - SHOWN} more`);
  if (!isGood) process.exitCode = 1;
  return isGood;
}

/** Runs the parts of a check one after the other, and prints how many passed. */
export async function tryParts(
  parts: Readonly<Record<string, () => Promise<string | Found>>>,
): Promise<void> {
  const outcomes: boolean[] = [];
  for (const [name, work] of Object.entries(parts)) outcomes.push(await tryPart(name, work));
  const passed = outcomes.filter((isGood) => isGood).length;
  console.log(`${passed} passed, ${outcomes.length - passed} failed`);
}
