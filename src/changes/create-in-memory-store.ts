import type { ChangeStore } from "./create-change-tracker.ts";

/**
 * Creates a store for this process only; it keeps nothing when the process ends. Beyond `maxEntries` keys, the one
 * updated longest ago is dropped. Default: 100,000.
 */
export function createInMemoryStore({ maxEntries = 100_000 }: { maxEntries?: number } = {}): ChangeStore {
  checkMaxEntries(maxEntries);
  const texts = new Map<string, string>();
  return {
    update(key, change) {
      const text = change(texts.get(key));
      // Deleted first, because a map keeps the position of a known key, and the oldest must come first.
      texts.delete(key);
      if (text === undefined) return;
      texts.set(key, text);
      if (texts.size > maxEntries) texts.delete(texts.keys().next().value!);
    },
  };
}

/** Rejects a wrong maximum. */
export function checkMaxEntries(maxEntries: number): void {
  if (typeof maxEntries !== "number" || !(maxEntries > 0))
    throw new TypeError("cannot create the store: maxEntries is not a positive number");
}
