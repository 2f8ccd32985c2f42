import type { DatasetArray, Properties } from "./dataset.ts";
import { isArray } from "./guards.ts";
import { baseName, findDirectory, join } from "./paths.ts";
import { asList, asRecord, asText, listEntries } from "./values.ts";

/** A group or array of a document. A group's `group` is its own path. */
export interface Node extends Pick<DatasetArray, "name" | "path" | "group" | "pointer" | "value"> {
  /** `inside` means an array inside a dimension: its `indexing_variable`. */
  readonly kind: "group" | "array" | "inside";
}

/** Lists the groups (at least one) and the arrays in document order. It does not recurse, so any depth works. */
export function flatten(document: Properties): readonly Node[] {
  const name = asText(document.name) || "/";
  const root: Node = { kind: "group", name, path: "/", group: "/", pointer: "", value: document };
  const alone = { ...root, kind: "array", name: baseName(name), path: join("/", baseName(name)) } as const;
  const waiting: Node[] = isArray(document) ? [alone, { ...root, name: "/", value: {} }] : [root];
  const nodes: Node[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    for (const child of listChildren(node).reverse()) waiting.push(child);
  }
  return nodes;
}

function listChildren({ value, kind, pointer, group }: Node): Node[] {
  const list = (kind: Node["kind"], all: unknown, place: string, directory: string = group): Node[] =>
    listEntries(all).map(([name, one, segment]) => {
      const path = join(directory, name);
      const at = { pointer: `${pointer}/${place}/${segment}`, value: asRecord(one) };
      return { kind, name, path, group: kind === "group" ? path : directory, ...at };
    });
  const coordinates = asList(value.dimensions).flatMap((dimension, i) => {
    const { indexing_variable: variable, full_name } = asRecord(dimension);
    const directory = asText(full_name).startsWith("/") ? findDirectory(asText(full_name)) : undefined;
    return list("inside", asRecord(variable), `dimensions/${i}/indexing_variable`, directory);
  });
  if (kind !== "group") return coordinates;
  return [...coordinates, ...list("array", value.arrays, "arrays"), ...list("group", value.groups, "groups")];
}
