const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|\+00:00)$/;

/** Writes an instant in UTC with all its digits; any other text stays as it is. */
function normalize(text: string): string {
  const [, seconds, fraction = ""] = instant.exec(text) ?? [];
  return seconds === undefined ? text : `${seconds}.${fraction.replace(/0+$/, "")}Z`;
}

/** Finds the first place where two JSON values differ; the same instant in another form is not a difference. */
export function firstDifference(a: unknown, b: unknown, pointer = ""): string | undefined {
  if (typeof a === "string" && typeof b === "string" && normalize(a) === normalize(b)) return undefined;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return Object.is(a, b) ? undefined : `${pointer}: ${JSON.stringify(a)} became ${JSON.stringify(b)}`;
  const [before, after] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  if (Array.isArray(a) !== Array.isArray(b))
    return `${pointer}: a list became an object, or an object a list`;
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const place = `${pointer}/${key}`;
    if (!after.has(key)) return `${place} is lost`;
    if (!before.has(key)) return `${place} appeared: ${JSON.stringify(after.get(key))?.slice(0, 80)}`;
    const found = firstDifference(before.get(key), after.get(key), place);
    if (found !== undefined) return found;
  }
  return undefined;
}
