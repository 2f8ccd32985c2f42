/** Most names of a list; the rest is counted. */
const LISTED = 6;

/** Joins the first of some names, and counts the rest. */
export function listSome(names: readonly string[], listed: number = LISTED): string {
  const rest = names.length - listed;
  return rest > 0 ? `${names.slice(0, listed).join(", ")} and ${rest} more` : names.join(", ");
}
