import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { editions } from "#generated/internal/editions.js";
import type { Delivery } from "#generated/webhook/2.3/types.d.ts";
import { schemaPath } from "#src/model/paths.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { isRecord } from "#src/util/is-object.ts";
import { packageDirectory } from "../data-directory.ts";
import { documentEdition, type SuiteEdition } from "./suite-edition.ts";

// Facts of the contract: old values, and the webhook that a body names.

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

type Members = Readonly<Record<string, unknown>>;

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
  const validate = findValidator(edition.slug, facts.type);
  const errors = validate(value) ? strangeKeys(value, facts.resource) : describeErrors(validate);
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

const engines = new Map<string, Ajv2020>();

/** Finds the validator of a definition in the published schema of an edition. */
function findValidator(slug: string, definition: string): ValidateFunction {
  const ajv = getOrMake(engines, slug, () => createEngine(slug));
  return assertDefined(ajv.getSchema(`${slug}#/$defs/${definition}`), definition);
}

function createEngine(slug: string): Ajv2020 {
  const { name, edition } = assertDefined(
    editions.find((one) => one.slug === slug),
    slug,
  );
  const path = schemaPath({ name, edition });
  const { $id: _, ...schema } = JSON.parse(readFileSync(new URL(path, packageDirectory), "utf8"));
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  addFormats.default(ajv);
  return ajv.addSchema(schema, slug);
}

function describeErrors({ errors }: ValidateFunction): readonly string[] {
  return (errors ?? []).map(({ instancePath, message, params }) => {
    const name = params.missingProperty ?? params.additionalProperty;
    const place = name === undefined ? instancePath : `${instancePath}/${name}`;
    return `${place || "the body"}: ${message}`;
  });
}

/** Lists the keys of the old values that the resource lacks, which no schema can forbid (W6.3). */
function strangeKeys({ before_update: before, ...rest }: Members, resource: string): readonly string[] {
  const now = rest[resource];
  if (!isRecord(before) || !isRecord(now)) return [];
  const strange = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
  return strange.map((key) => `/before_update/${key}: the ${resource} has no such property`);
}
