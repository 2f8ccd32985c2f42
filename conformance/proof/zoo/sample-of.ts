/** Takes one in eight, evenly spread: `npm run zoo` puts every flawed implementation to its whole suite. */
export function sampleOf<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((_, i) => i % 8 === 0);
}
