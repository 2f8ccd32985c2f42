/** Names that a list is cut after. */
const LISTED = 6;

/** Joins the first of some names, and counts the rest. */
export function listSome(names: readonly string[]): string {
  const rest = names.length - LISTED;
  return rest > 0 ? `${names.slice(0, LISTED).join(", ")} and ${rest} more` : names.join(", ");
}
