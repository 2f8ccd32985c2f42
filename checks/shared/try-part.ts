import { readErrorDetails } from "#src/util/error-details.ts";

/** What a part of a check has found. */
export interface Found {
  /** Text to print beside its name. */
  readonly says?: string;
  readonly failures: readonly string[];
}

/** Failures that are shown of a part, and characters of each. */
const SHOWN = 20;
const LENGTH = 2_000;

/** Parts that have passed and failed; the process prints them when it ends. */
const tally = { passed: 0, failed: 0 };

/** What a part of a check does. */
type Work = () => Promise<string | Found>;

/**
 * Runs a part of a check and prints the result: a line with its seconds, and one for each failure; an exception is one.
 * The process then ends with 1, and prints the number of parts that passed. Resolves to whether the part passed.
 */
export async function tryPart(name: string, work: Work, isLast = true): Promise<boolean> {
  const start = performance.now();
  const found = await work().catch((cause): Found => ({ failures: [readErrorDetails(cause).message] }));
  const { says = "", failures } = typeof found === "string" ? { says: found, failures: [] } : found;
  const isGood = failures.length === 0;
  const word = isGood ? "ok    " : isLast ? "FAILED" : "again ";
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${word} ${name}${says && `: ${says}`} (${seconds} s)`);
  for (const failure of failures.slice(0, SHOWN)) console.log(`       ${failure.slice(0, LENGTH)}`);
  if (failures.length > SHOWN) console.log(`       and ${failures.length - SHOWN} more`);
  if (isGood || isLast) count(isGood);
  return isGood;
}

function count(isGood: boolean): void {
  if (tally.passed + tally.failed === 0)
    process.once("exit", () => console.log(`${tally.passed} passed, ${tally.failed} failed`));
  tally[isGood ? "passed" : "failed"] += 1;
  if (!isGood) process.exitCode = 1;
}

/** How parts are run. */
interface Running {
  /** Parts at a time. Default: one. */
  readonly lanes?: number;
  /** Whether a part that fails beside others is tried once more, alone. Default: not. */
  readonly again?: boolean;
}

/** Runs the parts of a check. */
export async function tryParts(
  parts: Readonly<Record<string, Work>>,
  { lanes = 1, again = false }: Running = {},
): Promise<void> {
  const waiting = Object.entries(parts);
  const late: typeof waiting = [];
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      if (!(await tryPart(...part, !again)) && again) late.push(part);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const part of late) await tryPart(...part);
}
