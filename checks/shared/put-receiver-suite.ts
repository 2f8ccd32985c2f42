import { projectRoot } from "#scripts/sources/files.ts";
import { runCommand } from "./run-command.ts";

/** What is put to a receiver: cases of a mode, of the document's edition where none is named. */
interface SuiteRequest {
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
 * Puts a suite to a target, by the command of the checkout; resolves to what became of each case.
 *
 * @throws Error with what the command says, where it cannot run.
 */
export async function runSuiteCommand(
  side: "receiver" | "sender",
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly CaseOutcome[]> {
  // Cases that fail end it with 1, and are what is asked for.
  const shell = ["-c", 'node "$@"; test $? -lt 2', "suite", "cli/main.ts", "conformance", side];
  const printed = await runCommand("sh", [...shell, "--format", "ndjson", ...words], {
    cwd: projectRoot,
    env,
  });
  return printed
    .trim()
    .split("\n")
    .map((line): Partial<CaseOutcome> => JSON.parse(line))
    .filter((one): one is CaseOutcome => one.id !== undefined && one.outcome !== undefined);
}

/** Puts the receiver suite to an address; resolves to what became of each case. */
export function putReceiverSuite({
  url,
  mode,
  edition = "",
  cases = [],
  options = [],
  env,
}: SuiteRequest): Promise<readonly CaseOutcome[]> {
  const target = ["--url", url, "--mode", mode, "--secret-env", "WEBHOOK_SECRET"];
  const chosen = [
    ...(edition === "" ? [] : ["--edition", edition]),
    ...cases.flatMap((name) => ["--run", name]),
    ...options,
  ];
  return runSuiteCommand("receiver", [...target, ...chosen], env);
}

/** Least cases that pass in a run of the receiver suite which tells something. */
const LEAST = 300;

/** Cases in which the end of the sender's side races with the answer: on a busy machine they pass in every row. */
const races: ReadonlySet<string> = new Set(["half-closed"]);

/** What a run of the receiver suite came to, with what speaks against the server. */
interface Judged {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly failures: readonly string[];
}

/** Judges the runs of a server, which some cases are excused from, each with the reason. */
interface Judge {
  readonly judge: (outcomes: readonly CaseOutcome[]) => Judged;
  /** Lists excuses that no run has needed, but for races. */
  readonly listIdle: () => readonly string[];
}

/** Creates the judge of a server. */
export function createJudge(exceptions: Readonly<Record<string, string>> = {}): Judge {
  const needed = new Set<string>();
  return {
    judge: (outcomes) => {
      const passed = outcomes.filter(({ outcome }) => outcome === "passed").length;
      const failed = outcomes.flatMap(({ id, outcome }) => (outcome === "failed" ? [id] : []));
      for (const id of failed) needed.add(id);
      const wrong = failed.filter((id) => !Object.hasOwn(exceptions, id));
      const few = passed < LEAST ? [`only ${passed} cases passed`] : [];
      return { passed, failed, failures: [...few, ...wrong.map((id) => `${id} failed`)] };
    },
    listIdle: () =>
      Object.keys(exceptions)
        .filter((id) => !needed.has(id) && !races.has(id))
        .map((id) => `${id} is excepted, but passes in every row`),
  };
}
