/**
 * The authority behind a case: a clause of the source document, a decision of this project, or what production use requires
 * (W-level).
 */
export type Level = "document" | "reading" | "robustness";

/** The levels, strictest first. */
export const levels: readonly Level[] = ["document", "reading", "robustness"];

/** The names of the levels in output and options. */
export const levelNames: Readonly<Record<Level, string>> = {
  document: "specified",
  reading: "interpreted",
  robustness: "robustness",
};

/** The kind of implementation to test: a library in a process, a receiver at a URL, or a recorded sender. */
export type Suite = "library" | "receiver" | "sender";

/** The properties of every case. */
export interface SuiteCase {
  /** Stable and never reused; unique in its suite. */
  readonly id: string;
  /** At most 70 characters. */
  readonly description: string;
  /** Clause of the source document that it tests, such as `W5.1`. */
  readonly clause: string;
  /** Id of the row in `spec/decisions.json` that it tests, such as `W-sig`. */
  readonly decision?: string;
  readonly level: Level;
}

/** A message sent to the implementation or received from it, exactly as transmitted. */
export interface WireEntry {
  readonly direction: "sent" | "received";
  /** The transmitted text. Bytes that are not text are escaped. It never contains a secret. */
  readonly text: string;
}

/**
 * How a case failed: the implementation accepted something invalid, rejected something valid, crashed, hung or returned
 * something wrong, or rejected in a way that the contract does not specify.
 */
export type FailureKind = "accepted" | "rejected" | "broke" | "otherwise";

/** The kinds of failures, most severe first, and their names in reports. */
export const failureKinds: Readonly<Record<FailureKind, string>> = {
  accepted: "accepted what must be rejected",
  rejected: "rejected what must be accepted",
  broke: "crashed, hung or returned something wrong",
  otherwise: "rejected, but not in the expected way",
};

/** The suite's verdict on one case. */
export type VerifyResult =
  | {
      readonly status: "passed";
      /** A deviation from the expected response, where the contract leaves a choice (W-status). */
      readonly note?: string;
    }
  | {
      readonly status: "failed";
      readonly expected: string;
      readonly received: string;
      /** Default: `broke`. */
      readonly kind?: FailureKind;
      /** Whether there was no response in time. */
      readonly isLate?: true;
      /** Whether the implementation stopped listening. */
      readonly isGone?: true;
      /** Whether the response reveals the correct digest. */
      readonly leaks?: true;
      /** Status of the response, if the status is wrong. */
      readonly httpStatus?: number;
    }
  | {
      /** The implementation lacks something that the case needs, or the case is known to fail. */
      readonly status: "skipped";
      readonly reason: string;
      /** Whether the case ran and failed as expected. */
      readonly isKnown?: true;
    };

/** The result of a case, with its messages. */
export type CaseResult = VerifyResult & {
  readonly case: SuiteCase;
  readonly milliseconds: number;
  readonly wire: readonly WireEntry[];
};

/** The result of a case that failed. */
export type FailedResult = Extract<CaseResult, { status: "failed" }>;

/** A run of a suite against one implementation. */
export interface RunReport {
  readonly suite: Suite;
  /** The name of the implementation, or its URL. */
  readonly target: string;
  readonly edition?: string;
  /** Seed for the order of cases and for random choices. Without it, cases run in the order of the files. */
  readonly seed?: number;
  readonly results: readonly CaseResult[];
  /** Number of cases that were not selected or not reached. */
  readonly notRun: number;
  /** Patterns in the list of known failures that match no case. Each of them makes the run fail. */
  readonly unmatched: readonly string[];
  /** The lowest level that can fail the run. */
  readonly failOn: Level;
  /** Why the run ended before its last case; absent if it did not. */
  readonly stopped?: string;
  readonly milliseconds: number;
}

/** The lowest level that can fail a run by default (W-level). */
export const defaultFailOn: Level = "reading";

/** Lists the failed results. */
export function listFailed(results: readonly CaseResult[]): readonly FailedResult[] {
  return results.filter((one): one is FailedResult => one.status === "failed");
}

/**
 * An implementation that cannot be started, cannot be reached or does not speak the protocol. The message is one line.
 */
export class UnreachableError extends Error {}
