import { decodeFragment, formatPointer, readPointer } from "../../json/pointer.ts";
import { isRecord } from "../../util/is-object.ts";
import type { Schema } from "./schema.ts";

/** Members of a path item that are operations. */
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

type Members = Readonly<Record<string, unknown>>;

/** An object of a document, and where it is. */
export interface Found {
  readonly value: Members;
  readonly place: string;
}

/** An OpenAPI document, and its name in errors. */
export interface Api {
  readonly name: string;
  readonly document: Schema;
}

/** An operation: its name, its method, the number of operations of its path item, and that item. */
export type Operation = readonly [
  name: string,
  method: string,
  operation: Found,
  siblings: number,
  item: Found,
];

/** Lists the operations under `paths` or `webhooks`. */
export function itemsIn(api: Api, keyword: string): Operation[] {
  return operationsIn(api, child(api, { value: api.document, place: "" }, keyword));
}

/** Lists the callbacks of an operation by name; if a callback has several addresses, the name includes the address. */
export function callbacksIn(api: Api, operation: Found): Operation[] {
  const all = child(api, operation, "callbacks");
  return namesIn(all).flatMap((name) => {
    const addresses = child(api, all, name);
    const isOnly = namesIn(addresses).length === 1;
    return operationsIn(api, addresses).map(
      ([address, ...rest]): Operation => [isOnly ? name : `${name} ${address}`, ...rest],
    );
  });
}

function operationsIn(api: Api, items: Found): Operation[] {
  return namesIn(items).flatMap((name) => {
    const item = child(api, items, name);
    const own = methods.filter((method) => Object.hasOwn(item.value, method));
    return own.map((method): Operation => [name, method, child(api, item, method), own.length, item]);
  });
}

/** Lists the parameters of path items and operations, through references; a later one replaces its namesake. */
export function parametersIn(api: Api, ...owners: readonly Found[]): Found[] {
  const all = owners.flatMap(({ value: { parameters }, place }) => {
    if (!Array.isArray(parameters)) return [];
    const list: Found = { value: { ...parameters }, place: `${place}/parameters` };
    return Object.keys(list.value).map((i) => child(api, list, i));
  });
  return [...new Map(all.map((one) => [`${one.value.in} ${one.value.name}`, one])).values()];
}

function namesIn({ value }: Found): string[] {
  return Object.keys(value).filter((name) => !name.startsWith("x-"));
}

/** Reads a member that is an object, following a reference in its place; a missing one is empty. */
export function child(api: Api, { value, place }: Found, key: string): Found {
  if (!Object.hasOwn(value, key)) return { value: {}, place: place + formatPointer([key]) };
  let at: { value: unknown; place: string } = { value: value[key], place: place + formatPointer([key]) };
  for (const met = new Set<string>(); isRecord(at.value) && typeof at.value.$ref === "string"; ) {
    const { $ref } = at.value;
    const pointer = decodeFragment($ref.slice(1));
    const target = met.has($ref) || !$ref.startsWith("#") ? undefined : readPointer(api.document, pointer);
    met.add($ref);
    if (target === undefined)
      throw new Error(`cannot read ${api.name}: "${$ref}" at ${place.slice(1)}/${key} leads nowhere`);
    at = { value: target, place: pointer };
  }
  if (isRecord(at.value)) return { value: at.value, place: at.place };
  throw new Error(`cannot read ${api.name}: there is no object at ${`${place}/${key}`.slice(1)}`);
}
