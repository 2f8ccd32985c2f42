/** Maximum number of listed names; the others are only counted. */
const LISTED = 6;

/** Joins the first few names, and counts the others. */
export function listSome(names: readonly string[], listed: number = LISTED, comma = ", "): string {
  const rest = names.length - listed;
  return names.slice(0, listed).join(comma) + (rest > 0 ? ` and ${rest} more` : "");
}
