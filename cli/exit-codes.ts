/** Exit codes of every subcommand. If both 1 and 3 apply, it is 1. */
export const exitCodes = {
  good: 0,
  /** Something is invalid, rejected or breaking, or a case failed. */
  bad: 1,
  usage: 2,
  /** An input cannot be read, an output cannot be written, or a target cannot be reached. */
  unavailable: 3,
  /** Ended by Ctrl+C. */
  interrupted: 130,
  /** Ended before the end of an endless input, because the reader of the output had ended. */
  closed: 141,
} as const;
