import { isUtf8 } from "node:buffer";
import type { Delivery } from "#generated/webhook/2.3/types.d.ts";
import { type Definitions, readDefinitions } from "#src/model/schema.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { isRecord } from "#src/util/is-object.ts";
import { splitEvent } from "#src/util/split-event.ts";
import { type PublishedSchema, readPublishedSchema } from "../published-schema.ts";

/**
 * An independent validator's verdict on a body: an error in our own parser must not hide the same error in a sender.
 */
export type CheckedBody =
  | { readonly status: "not-utf8"; readonly offset: number }
  | { readonly status: "not-json"; readonly reason: string }
  | { readonly status: "unknown"; readonly event: string }
  /** The errors, as phrases with their paths. */
  | { readonly status: "invalid"; readonly event?: string; readonly errors: readonly string[] }
  | { readonly status: "valid"; readonly event: string; readonly delivery: Delivery };

const schemas = new Map<string, PublishedSchema>();

function readSchema(edition: string): PublishedSchema {
  return getOrMake(schemas, edition, () => readPublishedSchema("webhook", edition));
}

/** Lists the events of an edition that a webhook can subscribe to. */
export function listSubscribable(edition: string): readonly unknown[] {
  return readDefinitions(readSchema(edition).strict).EventName?.enum ?? [];
}

/** Validates a body against the published schema of its event, in strict mode (W6). */
export function checkBody(body: Uint8Array, edition: string): CheckedBody {
  if (!isUtf8(body)) return { status: "not-utf8", offset: firstDifference(body) };
  const read = readJson(body);
  if ("reason" in read) return { status: "not-json", reason: read.reason };
  const { value } = read;
  if (!isRecord(value)) return { status: "invalid", errors: ["the body: expected an object"] };
  const { event } = value;
  if (typeof event !== "string") return { status: "invalid", errors: ["/event: expected a string"] };
  if (event !== "ping" && !listSubscribable(edition).includes(event)) return { status: "unknown", event };
  const found = readSchema(edition)
    .findErrors("strict", value)
    .map(({ path, message }) => `${path || "the body"}: ${message}`);
  const foreign = found.length > 0 ? [] : listForeignKeys(value, readDefinitions(readSchema(edition).strict));
  const errors = [
    ...found,
    ...foreign.map((key) => `/before_update/${key}: the resource has no such property`),
  ];
  // It is valid, so it has the schema's type.
  return errors.length > 0
    ? { status: "invalid", event, errors }
    : { status: "valid", event, delivery: value as Delivery };
}

function readJson(body: Uint8Array): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { ignoreBOM: true }).decode(body)) };
  } catch (error) {
    return { reason: error instanceof RangeError ? "nested too deeply" : readErrorDetails(error).message };
  }
}

/** Finds the first byte that is not UTF-8: the first one that changes when decoded and encoded again. */
function firstDifference(body: Uint8Array): number {
  const again = Buffer.from(Buffer.from(body).toString("utf8"));
  return body.findIndex((byte, i) => byte !== again[i]);
}

/**
 * Lists keys of the old values that the resource lacks and the edition does not list, because a schema cannot forbid
 * them (W6.3, W-foreign).
 */
export function listForeignKeys(
  { event, before_update: before, ...rest }: Readonly<Record<string, unknown>>,
  definitions: Definitions,
): readonly string[] {
  const { resource } = splitEvent(String(event));
  const now = rest[resource];
  if (!isRecord(before) || !isRecord(now)) return [];
  const name = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}BeforeUpdate`;
  const listed = definitions[name]?.properties ?? {};
  return Object.keys(before).filter((key) => !Object.hasOwn(now, key) && !Object.hasOwn(listed, key));
}
