import type { ChangeStore } from "./create-change-tracker.ts";

/**
 * Creates a store in the memory of this process. With more than `maxEntries` keys, it drops the least recently updated
 * one. Default: 100,000.
 */
export function createInMemoryStore({ maxEntries = 100_000 }: { maxEntries?: number } = {}): ChangeStore {
  checkMaxEntries(maxEntries);
  const texts = new Map<string, string>();
  return {
    update(key, change) {
      const text = change(texts.get(key));
      // Setting an existing key would keep its position, but the oldest entry must come first.
      texts.delete(key);
      if (text === undefined) return;
      texts.set(key, text);
      if (texts.size > maxEntries) texts.delete(texts.keys().next().value!);
    },
  };
}

/** Rejects an invalid maximum. */
export function checkMaxEntries(maxEntries: number): void {
  if (maxEntries !== Infinity && !(Number.isSafeInteger(maxEntries) && maxEntries > 0))
    throw new TypeError("cannot create the store: maxEntries is not a positive integer or Infinity");
}
