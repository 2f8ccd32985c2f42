/** The order of a case's properties. */
const order: readonly string[] = (
  "id description clause decision level needs editions contract mode sample document set remove repeat secrets body " +
  "header options before connection request expect verdict either keyId reason otherReasons status silent text errors " +
  "otherErrors warnings"
).split(" ");

/** Formats cases for their file: one per line, sorted by id, with properties in a fixed order. */
export function formatCases(cases: readonly { readonly id: string }[]): string {
  const sorted = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map((one) => {
    const entries = Object.entries(one).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    return `${JSON.stringify(Object.fromEntries(entries))}\n`;
  });
  return lines.join("");
}
