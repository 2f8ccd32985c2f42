import { projectRoot } from "#scripts/sources/files.ts";
import { runCommand } from "./run-command.ts";

/** What is put to a receiver: cases of a mode, of the document's edition where none is named. */
export interface SuiteRequest {
  readonly url: string;
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
 * Puts the receiver suite to an address, by the command of the checkout; resolves to what became of each case.
 *
 * @throws Error with what the command says, where it cannot run.
 */
export async function putReceiverSuite({
  url,
  mode,
  edition = "",
  cases = [],
  options = [],
  env,
}: SuiteRequest): Promise<readonly CaseOutcome[]> {
  const target = ["--url", url, "--mode", mode, "--secret-env", "WEBHOOK_SECRET", "--format", "ndjson"];
  const chosen = [
    ...(edition === "" ? [] : ["--edition", edition]),
    ...cases.flatMap((name) => ["--run", name]),
    ...options,
  ];
  // Cases that fail end it with 1, and are what is asked for.
  const shell = ["-c", 'node "$@"; test $? -lt 2', "suite", "cli/main.ts", "conformance", "receiver"];
  const printed = await runCommand("sh", [...shell, ...target, ...chosen], { cwd: projectRoot, env });
  const lines = printed.trim().split("\n");
  return lines
    .map((line): Partial<CaseOutcome> => JSON.parse(line))
    .filter((one): one is CaseOutcome => one.id !== undefined && one.outcome !== undefined);
}
