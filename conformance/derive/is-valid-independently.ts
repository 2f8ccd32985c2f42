import { type Schema as SafeSchema, validator as schemasafe } from "@exodus/schemasafe";
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { formatPointer, parsePointer } from "#src/json/pointer.ts";
import type { Schema } from "#src/model/schema.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { readPublished } from "./read-published.ts";

/** The finding of an independent validator: the JSON Schema keyword that rejects, and the error in our terms. */
export interface Finding {
  readonly keyword: string;
  readonly code: string;
  readonly path: string;
}

/** Two validators that share no code with ours, both on the published schema as it stands. */
interface Judges {
  /** Lists all that plain Ajv finds, without the verdicts of unions but with those of their branches. */
  readonly ajv: (value: unknown) => readonly Finding[];
  /** Checks whether schemasafe accepts. */
  readonly schemasafe: (value: unknown) => boolean;
}

/** Our error codes by JSON Schema keyword. */
const codes: Readonly<Record<string, string>> = {
  type: "type",
  required: "required",
  additionalProperties: "unexpected",
  const: "value",
  enum: "value",
  pattern: "format",
  format: "format",
  minimum: "range",
  maximum: "range",
};

const judges = new Map<string, Judges>();

/** Compiles a schema with Ajv as it is published, in the dialect that it names. */
export function compilePlain(schema: Schema, options: Options = {}): ValidateFunction {
  const dialect = String(schema.$schema).includes("draft-07") ? Ajv : Ajv2020;
  const ajv = new dialect({ strictTypes: false, ...options });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** Prepares the two judges of a published schema, once. */
export function prepareJudges(path: string): Judges {
  return getOrMake(judges, path, () => {
    const schema = readPublished(path);
    const validate = compilePlain(schema, { allErrors: true });
    const options = { mode: "default", requireStringValidation: false } as const;
    return {
      ajv: (value) => (validate(value) ? [] : (validate.errors ?? []).flatMap(readFinding)),
      schemasafe: schemasafe(schema as SafeSchema, options) as Judges["schemasafe"],
    };
  });
}

/** Translates an error of Ajv into our terms; the path names members that are missing or not listed. */
function readFinding({ keyword, instancePath, params }: ErrorObject): Finding[] {
  const code = codes[keyword];
  if (code === undefined) return [];
  const member: string | undefined = params.missingProperty ?? params.additionalProperty;
  const path =
    member === undefined ? instancePath : formatPointer([...(parsePointer(instancePath) ?? []), member]);
  return [{ keyword, code, path }];
}

/** Judges a document by both independent validators, which must agree, and in strict mode by the keys of its before_update. */
export function isValidIndependently(path: string, value: unknown): boolean {
  const { ajv, schemasafe } = prepareJudges(path);
  const valid = ajv(value).length === 0;
  if (valid !== schemasafe(value))
    throw new Error(`cannot judge ${JSON.stringify(value)}: Ajv and schemasafe disagree`);
  return valid && (!/^webhook.*\/strict\b/.test(path) || keysBelong(value));
}

/** Checks what JSON Schema cannot: in strict mode, before_update has only keys of its resource (W-before, W-foreign). */
export function keysBelong(delivery: unknown, slug = "webhook-2.3"): boolean {
  const { event, before_update: before = {}, ...rest } = delivery as Readonly<Record<string, unknown>>;
  if (typeof event !== "string" || !event.startsWith("update:")) return true;
  const resource = event.slice("update:".length);
  const listed = oldMembers(slug, resource);
  return Object.keys(before ?? {}).every(
    (key) => Object.hasOwn(rest[resource] ?? {}, key) || Object.hasOwn(listed, key),
  );
}

/** Lists the members with old values that an edition publishes, if it publishes the resource and its old values. */
function oldMembers(slug: string, resource: string): object {
  const name = `${resource[0]?.toUpperCase()}${resource.slice(1)}BeforeUpdate`;
  return readDefinitions(readPublished(`${slug}/strict/delivery`))[name]?.properties ?? {};
}
