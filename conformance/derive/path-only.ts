import { isObject } from "#src/text/is-object.ts";
/**
 * Cuts a document down to one place and puts a value there: of every object on the way only the step on the way
 * is left, and the `type` by which a union tells its branches apart.
 */
export function pathOnly(document: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const members = isObject(document) ? document : {};
  const child = pathOnly(members[step], rest, value);
  // Of a list, what stands before the step stays, too.
  if (Array.isArray(document)) return [...document.slice(0, Number(step)), child];
  return {
    ...(typeof members.type === "string" && isTag(members.type) && { type: members.type }),
    [step]: child,
  };
}

function isTag(type: string): boolean {
  return ["group", "array", "attribute"].includes(type);
}
