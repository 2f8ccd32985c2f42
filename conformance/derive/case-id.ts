/** Names a case by what it breaks, and where; a number would change with its neighbours. */
export function caseId(...parts: readonly string[]): string {
  return ["derived", ...parts]
    .join("-")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}
