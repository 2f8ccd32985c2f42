/** Why a run would only repeat one mistake, and what to do. */
export interface Stop {
  /** What was received, in a phrase without full stop. */
  readonly problem: string;
  /** The likely causes, and what to check, the likeliest first. */
  readonly hints: readonly string[];
}
