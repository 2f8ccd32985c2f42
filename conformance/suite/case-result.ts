/** What decides a case: a clause of the source document, a decision of this project, or the needs of production (W-level). */
export type Level = "document" | "reading" | "robustness";

/** The levels, the most binding first. */
export const levels: readonly Level[] = ["document", "reading", "robustness"];

/** The names of the levels for people and options. */
export const levelNames: Readonly<Record<Level, string>> = {
  document: "specified",
  reading: "interpreted",
  robustness: "robustness",
};

/** What is tested: a library behind a process, a receiver behind a URL, a sender that is recorded. */
export type Suite = "library" | "receiver" | "sender";

/** Properties of every case, whatever it tests. */
export interface SuiteCase {
  /** Stable and never reused; unique in its suite. */
  readonly id: string;
  /** At most 70 characters. */
  readonly description: string;
  /** Clause of the source document that it tests, such as `W5.1`. */
  readonly clause: string;
  /** Row of `spec/decisions.json` that it tests, such as `W-sig`. */
  readonly decision?: string;
  readonly level: Level;
}

/** A message that was sent to the implementation, or received from it, exactly as transmitted. */
export interface WireEntry {
  readonly direction: "sent" | "received";
  /** Text as it was sent; bytes that are not text are escaped. Never contains a secret. */
  readonly text: string;
}

/**
 * How a case failed: the implementation accepted what it must reject, rejected what it must accept, broke, hung or returned
 * something wrong, or rejected in a different way than the contract says.
 */
export type FailureKind = "accepted" | "rejected" | "broke" | "otherwise";

/** The kinds of failures, the gravest first, and their names in reports. */
export const failureKinds: Readonly<Record<FailureKind, string>> = {
  accepted: "accepted what must be rejected",
  rejected: "rejected what must be accepted",
  broke: "crashed, hung or returned something wrong",
  otherwise: "rejected in a different way than expected",
};

/** What the suite says about an implementation in one case. */
export type VerifyResult =
  | {
      readonly status: "passed" /** What differs from the contract where it leaves a choice (W-status). */;
      readonly note?: string;
    }
  | {
      readonly status: "failed";
      readonly expected: string;
      readonly received: string;
      /** Default: `broke`. */
      readonly kind?: FailureKind;
      /** Whether no response came in time. */
      readonly isLate?: true;
      /** Whether nothing listens anymore. */
      readonly isGone?: true;
      /** Whether the response reveals the right digest. */
      readonly leaks?: true;
      /** Status of the response, if that is what is wrong. */
      readonly httpStatus?: number;
    }
  | {
      /** The implementation does not offer what the case needs, or the case is known to fail. */
      readonly status: "skipped";
      readonly reason: string;
      /** Whether the case ran, and failed as known. */
      readonly isKnown?: true;
    };

/** The result of a case, with what shows it. */
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
  /** Name of the implementation: its own, or its URL. */
  readonly target: string;
  readonly edition?: string;
  /** Seed of the order and of random choices; without one, the order of the files. */
  readonly seed?: number;
  readonly results: readonly CaseResult[];
  /** Cases of the suite that were not chosen, or not reached. */
  readonly notRun: number;
  /** Patterns of the list of known failures that match no case; each fails the run. */
  readonly unmatched: readonly string[];
  /** The least binding level that can fail the run. */
  readonly failOn: Level;
  /** Why the run ended before its last case; absent if it did not. */
  readonly stopped?: string;
  readonly milliseconds: number;
}

/** The least binding level that can fail a run by default (W-level). */
export const defaultFailOn: Level = "reading";

/** Lists the failed results. */
export function listFailed(results: readonly CaseResult[]): readonly FailedResult[] {
  return results.filter((one): one is FailedResult => one.status === "failed");
}

/** The implementation cannot be started, cannot be reached or does not speak the protocol. The message is one line. */
export class UnreachableError extends Error {}
