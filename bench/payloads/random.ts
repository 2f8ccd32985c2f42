/** Draws deterministic numbers and picks, the same on every machine. */
export interface Random {
  /** Draws an integer from 0 to `limit - 1`. */
  below(limit: number): number;
  /** Picks one of the items. */
  pick<T>(items: readonly T[]): T;
}

/** Creates a generator that yields the same sequence for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: (items) => items[below(items.length)]! };
}
