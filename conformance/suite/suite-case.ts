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
