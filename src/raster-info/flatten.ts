import { escapeSegment } from "../json/pointer.ts";
import { isRecord } from "../util/is-object.ts";
import type { Properties } from "./dataset.ts";
import { isArray } from "./guards.ts";

/** A group or array of a document. */
export interface Node {
  readonly kind: "group" | "array";
  readonly name: string;
  /** Full name, such as `/group/lat`; `/` for the root. */
  readonly path: string;
  /** Path of its group; a group's own path. */
  readonly group: string;
  /** JSON Pointer (RFC 6901) in the document. */
  readonly pointer: string;
  readonly value: Properties;
  /** Whether it is an array inside a dimension, its `indexing_variable`. */
  readonly isInside: boolean;
}

/** Lists the groups and arrays of a document in reading order. It does not recurse, so any depth works. */
export function flatten(document: Properties): Node[] {
  const name = asText(document.name) || "/";
  const at = { group: "/", pointer: "", value: document, isInside: false };
  const waiting: Node[] = isArray(document)
    ? [{ ...at, kind: "array", name: baseName(name), path: join("/", baseName(name)) }]
    : [{ ...at, kind: "group", name, path: "/" }];
  const nodes: Node[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    for (const child of listChildren(node).reverse()) waiting.push(child);
  }
  return nodes;
}

function listChildren({ value, kind, pointer, group }: Node): Node[] {
  const make = (kind: Node["kind"], name: string, step: string, one: unknown, inside?: string): Node => {
    const path = join(inside ?? group, name);
    const at = { pointer: `${pointer}/${step}`, value: isRecord(one) ? one : {} };
    return {
      kind,
      name,
      path,
      group: kind === "group" ? path : (inside ?? group),
      ...at,
      isInside: inside !== undefined,
    };
  };
  const list = (kind: Node["kind"]): Node[] =>
    listEntries(value[`${kind}s`]).map(([name, one], i) =>
      make(kind, name, `${kind}s/${Array.isArray(value[`${kind}s`]) ? i : escapeSegment(name)}`, one),
    );
  const coordinates = asList(value.dimensions).flatMap((dimension, i) => {
    const { indexing_variable: variables, full_name }: Properties = isRecord(dimension) ? dimension : {};
    const where = asText(full_name).startsWith("/") ? findDirectory(asText(full_name)) : group;
    return Object.entries(isRecord(variables) ? variables : {})
      .filter(([, one]) => isRecord(one))
      .map(([name, one]) =>
        make("array", name, `dimensions/${i}/indexing_variable/${escapeSegment(name)}`, one, where),
      );
  });
  return kind === "array" ? coordinates : [...coordinates, ...list("array"), ...list("group")];
}

/** Lists named items that the format writes as a map or as a list. */
export function listEntries(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (isRecord(value)) return Object.entries(value);
  return asList(value).map((one) => [isRecord(one) ? asText(one.name) : "", one]);
}

/** Returns a list unchanged; anything else becomes an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a string unchanged; anything else becomes an empty string. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Joins the path of a group and a name. */
export function join(group: string, name: string): string {
  return `${group === "/" ? "" : group}/${name}`;
}

/** Returns a path without its last name; `/` for the root. */
export function findDirectory(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/"))) || "/";
}

/** Returns the last name of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
