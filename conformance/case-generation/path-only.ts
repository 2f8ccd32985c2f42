import { isObject } from "#src/util/is-object.ts";
/**
 * Reduces a document to one place and puts a value there: every object on the way keeps only the next step,
 * and the `type` by which a union distinguishes its branches.
 */
export function pathOnly(document: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const members = isObject(document) ? document : {};
  const child = pathOnly(members[step], rest, value);
  // A list also keeps the items before the step.
  if (Array.isArray(document)) return [...document.slice(0, Number(step)), child];
  return {
    ...(typeof members.type === "string" && isTag(members.type) && { type: members.type }),
    [step]: child,
  };
}

function isTag(type: string): boolean {
  return ["group", "array", "attribute"].includes(type);
}
