/** A mutant of a receiver. */
export interface Mutant {
  /** The line that was changed, and what it became. */
  readonly change: string;
  readonly isKilled: boolean;
}

/** Mutants that nobody can tell from the receiver, and why. */
export interface Explained {
  /** Receivers that have them. */
  readonly of: readonly string[];
  /** Regular expression that their changes match. */
  readonly match: string;
  readonly reason: string;
}

/** Counts the mutants of a receiver; lists those that live without a reason, and reasons that none needs. */
export function judgeMutants(
  mutants: readonly Mutant[],
  explained: readonly Explained[],
): { readonly says: string; readonly left: readonly string[] } {
  const alive = mutants.filter(({ isKilled }) => !isKilled);
  const explains = ({ match }: Explained, { change }: Mutant): boolean => new RegExp(match).test(change);
  const lives = alive.filter((one) => !explained.some((row) => explains(row, one)));
  const idle = explained.filter((row) => !alive.some((one) => explains(row, one)));
  const killed = mutants.length - alive.length;
  return {
    says: `${mutants.length} mutants, ${killed} killed, ${alive.length - lives.length} explained`,
    left: [
      ...lives.map(({ change }) => `lives: ${change}`),
      ...idle.map(({ match }) => `not needed: ${match}`),
    ],
  };
}
