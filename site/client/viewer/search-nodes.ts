import { asText, listEntries, type Tree, type TreeNode } from "#src/raster-info/tree.ts";
import { isRecord } from "#src/text/is-object.ts";
import { itemAt } from "#src/text/item-at.ts";
import { must } from "#src/text/must.ts";
import { readQuery } from "../connect-filter.ts";

/** Lists the indexes of the visible nodes: all except those below a closed node. */
export function listVisible(nodes: readonly TreeNode[], closed: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  for (let i = 0; i < nodes.length; i = closed.has(i) ? itemAt(nodes, i).end : i + 1) visible.push(i);
  return visible;
}

/** Finds the deepest node at or above a JSON Pointer. */
export function findNode(pointer: string, { children }: Tree): number {
  const parts = pointer.split("/").slice(1);
  let index = 0;
  for (let at = 0; at < parts.length; ) {
    const step = [2, 4].find((length) => children.has(`${index}/${parts.slice(at, at + length).join("/")}`));
    if (step === undefined) break;
    const key = `${index}/${parts.slice(at, at + step).join("/")}`;
    index = must(children.get(key), key);
    at += step;
  }
  return index;
}

/** Finds the nodes that contain all words in name, data type or attributes, and all nodes above them. */
export function searchNodes({ nodes }: Tree, query: string): ReadonlySet<number> | undefined {
  const { isEmpty, matches } = readQuery(query);
  if (isEmpty) return undefined;
  const found = new Set<number>();
  nodes.forEach(({ name, value }, i) => {
    const attributes = listEntries(value.attributes).map(
      ([key, one]) => `${key} ${asText(isRecord(one) ? one.value : one)}`,
    );
    const text = [name, asText(value.datatype), asText(value.unit), ...attributes].join(" ");
    if (!matches(text)) return;
    for (let at = i; at >= 0 && !found.has(at); at = itemAt(nodes, at).parent) found.add(at);
  });
  return found;
}
