import { escapeSegment } from "../json/pointer.ts";
import { isRecord } from "../util/is-object.ts";
import type { Properties } from "./dataset.ts";
import { isArray } from "./guards.ts";

/** A group or array of a document, in reading order. */
export interface Node {
  readonly kind: "group" | "array";
  /** Position of the dimension that has the array as its `indexing_variable`; undefined for any other. */
  readonly indexes: number | undefined;
  readonly name: string;
  /** Place in the document: a JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** Names from the root, such as `/group/lat`; `/` for the root. */
  readonly path: string;
  readonly parent: Node | undefined;
  readonly value: Properties;
}

/** Lists the groups and arrays of a document without recursion, so that any depth works. */
export function flatten(document: Properties): Node[] {
  const kind = isArray(document) ? "array" : "group";
  const root = { kind, name: asText(document.name) || "/", pointer: "", path: "/" } as const;
  const nodes: Node[] = [];
  const waiting: Node[] = [{ ...root, indexes: undefined, parent: undefined, value: document }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    for (const child of listChildren(node).reverse()) waiting.push(child);
  }
  return nodes;
}

function listChildren(parent: Node): Node[] {
  const { value, kind, pointer, path } = parent;
  const make = (kind: Node["kind"], name: string, step: string, one: unknown, indexes?: number): Node => ({
    kind,
    indexes,
    name,
    pointer: `${pointer}/${step}`,
    path: join(path, name),
    parent,
    value: isRecord(one) ? one : {},
  });
  const list = (key: "arrays" | "groups"): Node[] =>
    listEntries(value[key]).map(([name, one], i) => {
      const step = Array.isArray(value[key]) ? i : escapeSegment(name);
      return make(key === "arrays" ? "array" : "group", name, `${key}/${step}`, one);
    });
  const coordinates = asList(value.dimensions).flatMap((dimension, i) => {
    const variables = isRecord(dimension) && isRecord(dimension.indexing_variable);
    return Object.entries(variables ? Object(dimension).indexing_variable : {})
      .filter(([, one]) => isRecord(one))
      .map(([name, one]) =>
        make("array", name, `dimensions/${i}/indexing_variable/${escapeSegment(name)}`, one, i),
      );
  });
  return kind === "array" ? coordinates : [...coordinates, ...list("arrays"), ...list("groups")];
}

/** Lists named things that the format writes as a map or as a list. */
export function listEntries(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (isRecord(value)) return Object.entries(value);
  return asList(value).map((one) => [isRecord(one) ? asText(one.name) : "", one]);
}

/** Returns a value that should be a list; anything else becomes an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text; anything else becomes the empty text. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Writes the path of a name in a group. */
export function join(group: string, name: string): string {
  return `${group === "/" ? "" : group}/${name}`;
}
