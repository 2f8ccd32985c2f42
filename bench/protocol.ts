import type { Timing } from "./create-meter.ts";

/** Asks a candidate's process for its verdicts, or to measure a payload for some milliseconds. */
export type Request =
  | { readonly job: "verdicts" }
  | { readonly job: "measure"; readonly payload: string; readonly milliseconds: number };

/** Is what a candidate did on the truth table. */
export interface Judgement {
  readonly name: string;
  readonly rows: number;
  readonly wrong: readonly string[];
}

/** Carries what was asked for, or the reason why not. */
export type Answer<T = Judgement | Timing> =
  | { readonly ok: T; readonly error?: never }
  | { readonly ok?: never; readonly error: string };
