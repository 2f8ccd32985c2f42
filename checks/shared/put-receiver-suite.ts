import { projectRoot } from "#scripts/sources/files.ts";
import type { Failing } from "./known-failing.ts";
import { freePort } from "./listen.ts";
import { runCommand } from "./run-command.ts";
import { startProgram } from "./start-program.ts";

/** A receiver, and the cases that are put to it: of a mode, and of the document's edition where none is named. */
interface SuiteRequest {
  /** A line of `sh` that starts it: it listens at `PORT` of loopback, or at `ADDRESS`. */
  readonly run: string;
  readonly cwd: string;
  /** Where it takes deliveries. */
  readonly path: string;
  readonly mode: string;
  readonly edition?: string;
  /** Patterns of the cases that run. Default: all. */
  readonly cases?: readonly string[];
  /** Further words of the command, such as `--seed 7`. Default: none. */
  readonly options?: readonly string[];
  /** Holds the receiver's secret, `WEBHOOK_SECRET`. */
  readonly env: NodeJS.ProcessEnv;
}

/** What became of a case. */
export interface CaseOutcome {
  readonly id: string;
  readonly outcome: string;
  /** `document`, `reading` or `robustness`. */
  readonly level: string;
}

/**
 * Puts a suite to a target, by the command of the checkout; resolves to what became of each case.
 *
 * @throws Error with what the command says, where it cannot run.
 */
export async function runSuiteCommand(
  side: "receiver" | "sender",
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly CaseOutcome[]> {
  const command = ["cli/main.ts", "conformance", side, "--format", "ndjson", ...words];
  // Cases that fail end it with 1, and are what is asked for.
  const printed = await runCommand(process.execPath, command, { cwd: projectRoot, env, worst: 1 });
  return printed
    .trim()
    .split("\n")
    .map((line): Partial<CaseOutcome> => JSON.parse(line))
    .filter((one): one is CaseOutcome => one.id !== undefined && one.outcome !== undefined);
}

/** Starts a receiver, puts the receiver suite to it, and ends it; resolves to what became of each case. */
export async function putReceiverSuite({
  run,
  cwd,
  path,
  mode,
  edition = "",
  cases = [],
  options = [],
  ...request
}: SuiteRequest): Promise<readonly CaseOutcome[]> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const env = { ...process.env, ...request.env, PORT: String(port), ADDRESS: address };
  const { stop } = await startProgram(port, ["sh", "-c", run], { cwd, env });
  const target = ["--url", `http://${address}${path}`, "--mode", mode, "--secret-env", "WEBHOOK_SECRET"];
  const chosen = [
    ...(edition === "" ? [] : ["--edition", edition]),
    ...cases.flatMap((name) => ["--run", name]),
    ...options,
  ];
  return runSuiteCommand("receiver", [...target, ...chosen], env).finally(() => stop());
}

/** Least cases that pass in a run of the receiver suite which tells something. */
const LEAST = 300;

/** What a run of the receiver suite came to: how many cases passed, and what failed. */
interface Judged {
  readonly passed: number;
  readonly failing: readonly Failing[];
}

/** Judges a run of the receiver suite, which is called by a name. */
export function judgeRun(outcomes: readonly CaseOutcome[], name: string): Judged {
  const passed = outcomes.filter(({ outcome }) => outcome === "passed").length;
  const failed = outcomes.filter(({ outcome }) => outcome === "failed");
  return {
    passed,
    failing: [
      ...(passed < LEAST ? [{ id: "few", failure: `only ${passed} cases passed (${name})` }] : []),
      ...failed.map(({ id }) => ({ id, failure: `failed (${name})` })),
    ],
  };
}
