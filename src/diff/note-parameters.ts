import { readPointer } from "../json/pointer.ts";
import { type Api, child, itemsIn } from "../model/open-api.ts";
import type { Schema } from "../model/schema.ts";
import { isObject, isRecord } from "../text/is-object.ts";
import { listSome } from "./list-some.ts";

/** The parameters of an operation by place and name. */
type Parameters = Readonly<Record<string, unknown>>;

/** Notes that the parameters of some operations differ, which a comparison of bodies does not show. */
export function noteParameters(from: Api, to: Api): string[] {
  const [before, after] = [parametersIn(from), parametersIn(to)];
  const isSame = createComparison(from.document, to.document);
  const names = [...before].flatMap(([name, own]) =>
    !after.has(name) || isSame(own, after.get(name)) ? [] : [name],
  );
  return names.length === 0 ? [] : [`parameters of ${listSome(names)} differ, and are not compared`];
}

/** Reads the parameters of each operation, with those of its path that it does not replace. */
function parametersIn(api: Api): Map<string, Parameters> {
  const root = { value: api.document, place: "" };
  const operations = itemsIn(api, "paths").map(([path, method, operation]): [string, Parameters] => {
    const item = child(api, child(api, root, "paths"), path);
    const all = [item, operation].flatMap(({ value }) =>
      Array.isArray(value.parameters) ? value.parameters : [],
    );
    const named = all.map((one) => {
      const parameter = follow(api.document, one);
      return isRecord(parameter) ? [`${parameter.in} ${parameter.name}`, parameter] : [String(one), one];
    });
    return [`${method.toUpperCase()} ${path}`, Object.fromEntries(named)];
  });
  return new Map(operations);
}

/** Creates a comparison of values from two documents that follows references and ignores descriptions. */
function createComparison(from: Schema, to: Schema): (before: unknown, after: unknown) => boolean {
  const met = new Map<unknown, Set<unknown>>();
  const isSame = (one: unknown, other: unknown): boolean => {
    const [before, after] = [follow(from, one), follow(to, other)];
    if (!isObject(before) || !isObject(after)) return before === after;
    const others = met.get(before) ?? new Set();
    // Schemas that contain themselves are the same unless a difference is found elsewhere.
    if (others.has(after)) return true;
    met.set(before, others.add(after));
    const [ours, theirs] = [membersIn(before), membersIn(after)];
    return (
      Array.isArray(before) === Array.isArray(after) &&
      ours.size === theirs.size &&
      [...ours].every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)))
    );
  };
  // What an earlier call found to differ must not count as the same in this one.
  return (before, after) => {
    met.clear();
    return isSame(before, after);
  };
}

function membersIn(value: object): Map<string, unknown> {
  const members = Object.entries(value).filter(
    ([key, member]) => key !== "description" || typeof member !== "string",
  );
  // A reference beside other keywords is followed on its own.
  return new Map(
    members.map(([key, member]) => [
      key,
      key === "$ref" && typeof member === "string" ? { $ref: member } : member,
    ]),
  );
}

/** Follows a reference that stands alone; one that leads nowhere in the document is returned as its text. */
function follow(document: Schema, value: unknown): unknown {
  let at = value;
  for (const met = new Set<string>(); isRecord(at) && typeof at.$ref === "string"; ) {
    const { $ref } = at;
    if ([...membersIn(at).keys()].some((key) => key !== "$ref" && key !== "summary")) return at;
    if (met.has($ref) || !$ref.startsWith("#")) return $ref;
    met.add($ref);
    at = readPointer(document, decodePercents($ref.slice(1))) ?? $ref;
  }
  return at;
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
