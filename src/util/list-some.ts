/** Maximum number of listed names; the rest is counted. */
const LISTED = 6;

/** Joins the first names, and counts the rest. */
export function listSome(names: readonly string[], listed: number = LISTED, comma = ", "): string {
  const rest = names.length - listed;
  return names.slice(0, listed).join(comma) + (rest > 0 ? ` and ${rest} more` : "");
}
