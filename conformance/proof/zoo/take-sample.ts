/** Takes one in eight, evenly spread: `npm run zoo` tries every flawed implementation. */
export function takeSample<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((_, i) => i % 8 === 0);
}
