import { parsePointer } from "#src/json/pointer.ts";
import { isObject, isRecord } from "#src/util/is-object.ts";
import { readOwnMember, writeMember } from "#src/util/read-member.ts";
import { UsageError } from "./io.ts";

/** Sets properties of a JSON document, each as `path=value`: a JSON Pointer or a dotted path, and JSON or any other text. */
export function setValues(document: unknown, assignments: readonly string[]): unknown {
  const copy = structuredClone(document);
  for (const assignment of assignments) setValue(copy, assignment);
  return copy;
}

/** A property that an assignment adds, and those that exist. */
interface NewProperty {
  readonly path: string;
  readonly name: string;
  readonly others: readonly string[];
}

/** Finds the property that an assignment adds to an object of a document; `undefined` if it changes an existing one. */
export function findNewProperty(document: unknown, assignment: string): NewProperty | undefined {
  const { path, name, parent } = follow(document, assignment);
  if (name === undefined || !isRecord(parent) || Object.hasOwn(parent, name)) return undefined;
  return { path, name, others: Object.keys(parent) };
}

/** Follows the path of an assignment to the object or array that it changes, and the name in it. */
function follow(
  document: unknown,
  assignment: string,
): { readonly path: string; readonly name: string | undefined; readonly parent: unknown } {
  const path = assignment.slice(0, Math.max(0, assignment.indexOf("=")));
  const steps = path.startsWith("/") ? parsePointer(path) : path.split(".");
  const name = steps?.pop();
  const parent = steps?.reduce<unknown>(readOwnMember, document);
  return { path, name, parent };
}

function setValue(document: unknown, assignment: string): void {
  const { path, name: last, parent } = follow(document, assignment);
  if (path === "") throw new UsageError(`--set takes path=value, such as task.id=7; found "${assignment}"`);
  if (last === undefined) throw new UsageError(`--set: ${path} is not a JSON Pointer`);
  if (!isObject(parent)) throw new UsageError(`--set: ${path} is not in an object or array`);
  const name = Array.isArray(parent) && last === "-" ? String(parent.length) : last;
  if (Array.isArray(parent) && !(/^(?:0|[1-9]\d*)$/.test(name) && Number(name) <= parent.length)) {
    throw new UsageError(`--set: ${path} is not an index of the array or one after its end`);
  }
  writeMember(parent, name, parseValue(assignment.slice(path.length + 1)));
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
