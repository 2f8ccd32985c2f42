import { decodeFragment, formatPointer, parsePointer } from "../../json/pointer.ts";
import { isObject, isRecord } from "../../util/is-object.ts";
import { mapSubschemas, omit, type Schema } from "./schema.ts";

/** Address of a document without one. */
const NOWHERE = "contract:/";

/** A document, and the pointers of its schemas by the address or name that they declare. */
export interface Addressed {
  readonly document: Schema;
  readonly addresses: ReadonlyMap<string, string>;
}

/** What a reference leads to: an address, and the place in the document, if it is there. */
interface Target {
  readonly address: string;
  readonly pointer?: string;
  /** Whether a schema of the document has the address. */
  readonly isKnown: boolean;
}

/** Lists the addresses and names that the schemas of a document declare, each with its pointer. */
export function listAddresses(document: Schema): ReadonlyMap<string, string> {
  return new Map([[NOWHERE, ""], ...addressesIn(document, "", NOWHERE)]);
}

/** Resolves a reference at a place of a document. */
export function resolveReference(ref: string, place: string, { document, addresses }: Addressed): Target {
  const base = baseAt(document, place);
  const address = URL.canParse(ref, base) ? new URL(ref, base).href : ref;
  const [start = "", fragment = ""] = address.split("#");
  const outer = addresses.get(start);
  const isPointer = outer !== undefined && /^(\/|$)/.test(fragment);
  const pointer = addresses.get(address) ?? (isPointer ? outer + decodeFragment(fragment) : undefined);
  return { address, isKnown: outer !== undefined, ...(pointer !== undefined && { pointer }) };
}

/**
 * Rewrites references by addresses and names as JSON Pointers, and removes those addresses and names below the root: the
 * document is published under another address. A reference that leads to no schema of the document stays; in draft-07, a
 * `$ref` is `alone`, and an address beside it stays, too.
 */
export function withPointers(document: Schema, isAlone: boolean): Schema {
  const addressed = { document, addresses: listAddresses(document) };
  const rewrite = (schema: Schema, place: string): Schema => {
    const inner = mapSubschemas(schema, (one, steps) => rewrite(one, place + formatPointer(steps)));
    const { $ref } = inner;
    if (isAlone && $ref !== undefined && "$id" in inner) return inner;
    const own = place === "" ? inner : omit(inner, "$id", ...(isAlone ? [] : ["$anchor"]));
    if (typeof $ref !== "string") return own;
    const { pointer } = resolveReference($ref, place, addressed);
    const isWritten = pointer === undefined || `#${pointer}` === decodeFragment($ref);
    return isWritten ? own : { ...own, $ref: `#${encodeURI(pointer)}` };
  };
  return rewrite(document, "");
}

/** Finds the base address of references at a place. */
function baseAt(document: Schema, place: string): string {
  let [node, base]: [unknown, string] = [document, NOWHERE];
  for (const step of ["", ...(parsePointer(place) ?? [])]) {
    if (step !== "") node = isObject(node) ? node[step] : undefined;
    base = resolveAddress(node, base);
  }
  return base;
}

function resolveAddress(node: unknown, base: string): string {
  const id = isRecord(node) ? (node.$id ?? node.id) : undefined;
  return typeof id === "string" && URL.canParse(id, base) ? new URL(id, base).href.replace(/#.*/, "") : base;
}

/** Keywords with values instead of schemas. */
const values = new Set(["enum", "const", "default", "example", "examples"]);

function* addressesIn(node: unknown, pointer: string, outer: string): Generator<[string, string]> {
  if (!isObject(node)) return;
  const base = resolveAddress(node, outer);
  if (base !== outer) yield [base, pointer];
  if (isRecord(node)) {
    const { $anchor, $id = node.id } = node;
    if (typeof $anchor === "string") yield [`${base}#${$anchor}`, pointer];
    if (typeof $id === "string" && $id.startsWith("#")) yield [`${base}${$id}`, pointer];
  }
  for (const [key, one] of Object.entries(node))
    if (isObject(one) && !values.has(key)) yield* addressesIn(one, pointer + formatPointer([key]), base);
}
