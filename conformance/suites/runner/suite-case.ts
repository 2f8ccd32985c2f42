/** What decides a case: a clause of the source, a row of the ledger, or the needs of production (W-level). */
export type Level = "document" | "reading" | "robustness";

/** The levels, the most binding first. */
export const levels: readonly Level[] = ["document", "reading", "robustness"];

/** Members of every case of the suite, whatever kind of implementation it tests. */
export interface SuiteCase {
  /** Stable and never reused; unique in its suite. */
  readonly id: string;
  /** At most 70 characters. */
  readonly description: string;
  /** Clause of the source document that it tests, such as `W5.1`. */
  readonly clause: string;
  /** Row of the ledger that it tests, such as `W-sig`. */
  readonly decision?: string;
  /** What decides it; the verdict of a run counts `document` and `reading`. */
  readonly level: Level;
}

/** What is tested: a library behind a process, a receiver behind an address, a sender behind a port. */
export type Suite = "library" | "receiver" | "sender";
