/**
 * Checks whether two parsed JSON values are equal: members in any order, items in the same order.
 *
 * Iterative, so that no depth of nesting overflows the stack.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  // Most values are no containers, and need no list of pairs.
  if (left === right) return true;
  if (!isContainer(left) || !isContainer(right)) return false;
  const pairs: [unknown, unknown][] = [[left, right]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      pairs.push([a[key], b[key]]);
    }
  }
  return true;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
