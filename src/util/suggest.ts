/** Maximum length of a word to compare. */
const LONGEST = 60;

/** Finds the candidate that a word was probably meant to be; at most a third of the letters may differ. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const near = candidates
    .filter((candidate) => word.length <= LONGEST && Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => away <= limit && candidate !== word)
    .sort((a, b) => a.away - b.away);
  return near[0]?.candidate;
}

/** Counts the insertions, deletions, replacements and swaps that turn one word into another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      // An index before the first letter gives undefined, which never matches.
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const found = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced);
      rows[i]?.push(swapped ? Math.min(found, at(i - 2, j - 2) + 1) : found);
    }
  }
  return at(a.length, b.length);
}
