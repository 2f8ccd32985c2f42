import { isUtf8 } from "node:buffer";
import type { Delivery } from "#generated/webhook/2.3/types.d.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { isRecord } from "#src/util/is-object.ts";
import { splitEvent } from "#src/util/split-event.ts";
import { type PublishedSchema, readDefinitions, readPublishedSchema } from "../published-schema.ts";

/**
 * What a body is, according to a validator that is not ours: an error of our own parser must not hide the same error of
 * a sender.
 */
export type CheckedBody =
  | { readonly status: "not-utf8"; readonly offset: number }
  | { readonly status: "not-json"; readonly reason: string }
  | { readonly status: "unknown"; readonly event: string }
  /** Each error is a phrase with its place. */
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

/** Judges a body by the published schema of its event, in strict mode (W6). */
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
  const errors = found.length > 0 ? found : listUnexpectedKeys(value, event);
  // Nothing is wrong with it: it has the type of the schema.
  return errors.length > 0
    ? { status: "invalid", event, errors }
    : { status: "valid", event, delivery: value as Delivery };
}

function readJson(body: Uint8Array): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { ignoreBOM: true }).decode(body)) };
  } catch (error) {
    return { reason: error instanceof RangeError ? "nested too deep" : readErrorDetails(error).message };
  }
}

/** Finds the first byte that is not UTF-8: decoding and encoding changes the bytes there. */
function firstDifference(body: Uint8Array): number {
  const again = Buffer.from(Buffer.from(body).toString("utf8"));
  return body.findIndex((byte, i) => byte !== again[i]);
}

/** Lists the keys of the old values that the resource lacks, which no schema can forbid (W6.3). */
function listUnexpectedKeys(
  { before_update: before, ...rest }: Readonly<Record<string, unknown>>,
  event: string,
): readonly string[] {
  const { resource } = splitEvent(event);
  const now = rest[resource];
  if (!isRecord(before) || !isRecord(now)) return [];
  const unexpected = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
  return unexpected.map((key) => `/before_update/${key}: the ${resource} has no such property`);
}
