import { isUtf8 } from "node:buffer";
import type { EventFacts } from "#generated/internal/types.d.ts";
import { events } from "#generated/internal/webhook-2.3.js";
import type { Delivery } from "#generated/webhook/2.3/types.d.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { isRecord } from "#src/util/is-object.ts";
import { findEdition, sourceEdition } from "../editions.ts";
import { type PublishedSchema, readPublishedSchema } from "../published-schema.ts";

/** What the sender suite knows about an edition. */
export interface SuiteEdition {
  readonly edition: string;
  readonly events: readonly EventFacts[];
}

/** The edition of the source document. */
export const documentEdition: SuiteEdition = { edition: sourceEdition("webhook"), events };

/** Loads what the suite has to know about an edition. Default: that of the source document. */
export async function loadSuiteEdition(name?: string): Promise<SuiteEdition> {
  const { edition } = findEdition(name);
  if (edition === sourceEdition("webhook")) return documentEdition;
  const facts: { readonly events: readonly EventFacts[] } = await import(
    /* @vite-ignore */ `#generated/internal/webhook-${edition}.js`
  );
  return { edition, events: facts.events };
}

/**
 * What a body is, according to a validator that is not ours: a mistake of our own parser must not hide the same mistake of
 * a sender.
 */
export type CheckedBody =
  | { readonly status: "not-utf8"; readonly offset: number }
  | { readonly status: "not-json"; readonly reason: string }
  | { readonly status: "unknown"; readonly event: string }
  /** Each error is a phrase with its place. */
  | { readonly status: "invalid"; readonly event?: string; readonly errors: readonly string[] }
  | { readonly status: "valid"; readonly delivery: Delivery };

const schemas = new Map<string, PublishedSchema>();

/** Judges a body by the published schema of its event, in strict mode (W6). */
export function checkBody(body: Uint8Array, edition: SuiteEdition = documentEdition): CheckedBody {
  if (!isUtf8(body)) return { status: "not-utf8", offset: firstDifference(body) };
  const read = readJson(body);
  if ("reason" in read) return { status: "not-json", reason: read.reason };
  const { value } = read;
  if (!isRecord(value)) return { status: "invalid", errors: ["the body: expected an object"] };
  const { event } = value;
  if (typeof event !== "string") return { status: "invalid", errors: ["/event: expected a string"] };
  const facts = edition.events.find(({ name }) => name === event);
  if (facts === undefined) return { status: "unknown", event };
  const schema = getOrMake(schemas, edition.edition, () => readPublishedSchema("webhook", edition.edition));
  const found = schema
    .findErrors("strict", value)
    .map(({ path, message }) => `${path || "the body"}: ${message}`);
  const errors = found.length > 0 ? found : strangeKeys(value, facts.resource);
  // Nothing is wrong with it: it has the type of the schema.
  return errors.length > 0
    ? { status: "invalid", event, errors }
    : { status: "valid", delivery: value as Delivery };
}

function readJson(body: Uint8Array): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { ignoreBOM: true }).decode(body)) };
  } catch (error) {
    return {
      reason: error instanceof RangeError ? "nested too deep" : String(readErrorDetails(error).message),
    };
  }
}

/** Finds the first byte that is not UTF-8: decoding and encoding changes the bytes there. */
function firstDifference(body: Uint8Array): number {
  const again = Buffer.from(Buffer.from(body).toString("utf8"));
  return body.findIndex((byte, i) => byte !== again[i]);
}

/** Lists the keys of the old values that the resource lacks, which no schema can forbid (W6.3). */
function strangeKeys(
  { before_update: before, ...rest }: Readonly<Record<string, unknown>>,
  resource: string,
): readonly string[] {
  const now = rest[resource];
  if (!isRecord(before) || !isRecord(now)) return [];
  const strange = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
  return strange.map((key) => `/before_update/${key}: the ${resource} has no such property`);
}
