/** Why a run would show nothing but one mistake, and what to do. */
export interface Stop {
  /** What came, in a phrase without full stop. */
  readonly problem: string;
  /** What it likely is, and what to check, the likeliest first. */
  readonly hints: readonly string[];
}
