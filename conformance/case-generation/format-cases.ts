/** The order of a case's properties. */
const order: readonly string[] = (
  "id description clause decision level needs editions contract mode sample document set remove repeat secrets body " +
  "header options before connection request expect verdict either keyId reason otherReasons status silent text errors " +
  "otherErrors warnings"
).split(" ");

/** Sorts cases by id, and puts the properties of each case in a fixed order. */
export function sortCases<Case extends { readonly id: string }>(cases: readonly Case[]): Case[] {
  const sorted = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map((one) => {
    const entries = Object.entries(one).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    return Object.fromEntries(entries) as Case;
  });
}

/** Formats cases for their file: sorted, one per line. */
export function formatCases(cases: readonly { readonly id: string }[]): string {
  return sortCases(cases)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join("");
}
