import { projectRoot } from "#scripts/files.ts";
import type { Failing } from "./known-failing.ts";
import { freePort } from "./listen.ts";
import { runCommand } from "./run-command.ts";
import { startProgram } from "./start-program.ts";

/** A receiver, and the cases to run against it: of a mode, and of an edition. Default: the edition of the source document. */
interface SuiteRequest {
  /** A line of `sh` that starts it: it listens at `PORT` of loopback, or at `ADDRESS`. */
  readonly run: string;
  readonly cwd: string;
  /** Path of its deliveries. */
  readonly path: string;
  readonly mode: string;
  readonly edition?: string;
  /** Patterns of the cases that run. Default: all. */
  readonly cases?: readonly string[];
  /** Further words of the command, such as `--seed 7`. Default: none. */
  readonly options?: readonly string[];
  /** Environment with the receiver's secret, `WEBHOOK_SECRET`. */
  readonly env: NodeJS.ProcessEnv;
}

/** The outcome of a case. */
export interface CaseOutcome {
  readonly id: string;
  readonly outcome: string;
  /** `document`, `reading` or `robustness`. */
  readonly level: string;
}

/**
 * Runs a suite against a target with the command of the checkout; resolves to the outcome of each case.
 *
 * @throws Error with the command's output, where it cannot run.
 */
export async function runSuiteCommand(
  side: "receiver" | "sender",
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly CaseOutcome[]> {
  const command = ["cli/main.ts", "conformance", side, "--format", "ndjson", ...words];
  // The command ends with 1 if cases fail, which is a result like any other.
  const printed = await runCommand(process.execPath, command, { cwd: projectRoot, env, worst: 1 });
  return printed
    .trim()
    .split("\n")
    .map((line): Partial<CaseOutcome> => JSON.parse(line))
    .filter((one): one is CaseOutcome => one.id !== undefined && one.outcome !== undefined);
}

/** Starts a receiver, runs the receiver suite against it, and ends it; resolves to the outcome of each case. */
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

/** A case that failed, with its level. */
export type FailedCase = Failing & Pick<CaseOutcome, "level">;

/** Lists the cases that failed in a run with a name. A run with few passed cases is a failure too. */
export function listFailed(
  outcomes: readonly CaseOutcome[],
  name: string,
  least = 300,
): readonly FailedCase[] {
  const passed = outcomes.filter(({ outcome }) => outcome === "passed").length;
  const few = { id: "few", failure: `only ${passed} cases passed (${name})`, level: "document" };
  return [
    ...(passed < least ? [few] : []),
    ...outcomes.flatMap(({ id, outcome, level }) =>
      outcome === "failed" ? { id, failure: `failed (${name})`, level } : [],
    ),
  ];
}
