import { isObject } from "../util/is-object.ts";

/** Number of containers after which compared pairs are stored. Most documents have fewer. */
const MANY = 100_000;

/**
 * Checks whether two parsed JSON values are equal: properties in any order, items in the same order.
 *
 * It is iterative, so deep nesting cannot overflow the stack. It also terminates for cyclic values.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  // Most values are not containers, and need no list of pairs.
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  const pairs: [unknown, unknown][] = [[left, right]];
  const seen = new Map<object, Set<object>>();
  let compared = 0;
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
    compared += 1;
    if (compared > MANY && isSeen(seen, a, b)) continue;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      pairs.push([a[key], b[key]]);
    }
  }
  return true;
}

/** Records a pair; returns whether it is already recorded. */
function isSeen(seen: Map<object, Set<object>>, a: object, b: object): boolean {
  const others = seen.get(a) ?? new Set();
  seen.set(a, others);
  if (others.has(b)) return true;
  others.add(b);
  return false;
}
