import { createRandom as createNumbers } from "../../conformance/suites/runner/shuffle.ts";
import { itemAt } from "../../src/util/item-at.ts";

/** Draws deterministic numbers and picks, the same on every machine. */
export interface Random {
  /** Draws an integer from 0 to `limit - 1`. */
  below(limit: number): number;
  /** Picks one of the items. */
  pick<T>(items: readonly T[]): T;
}

/** Creates a generator that yields the same sequence for the same seed. */
export function createRandom(seed: number): Random {
  const next = createNumbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => itemAt(items, below(items.length)) };
}
