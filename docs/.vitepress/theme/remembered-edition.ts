import type { EditionPages } from "../navigation.ts";

const key = "edition";

/** Returns the edition that the reader chose last. Default: the newest. */
export function rememberedEdition(editions: readonly EditionPages[]): string {
  const chosen = localStorage.getItem(key);
  return editions.find(({ edition }) => edition === chosen)?.edition ?? editions[0]!.edition;
}

/** Remembers the edition that the reader chose. */
export function rememberEdition(edition: string): void {
  localStorage.setItem(key, edition);
}
