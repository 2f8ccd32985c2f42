import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { escapeSegment } from "#src/json/pointer.ts";
import { readProperty } from "#src/util/read-property.ts";
import { packageDirectory } from "../suite/data-directory.ts";

/** The keywords of a published schema that the generation of cases reads. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Definitions;
  readonly definitions?: Definitions;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Definitions;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Definitions of a schema by name. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

type Mode = "strict" | "tolerant";

/** A published schema of an edition in both modes. */
export interface PublishedSchema {
  readonly strict: JsonSchema;
  readonly tolerant: JsonSchema;
  /**
   * Lists where plain Ajv finds errors in a document, as JSON Pointers: none where it is valid. A missing or unexpected property
   * counts for itself.
   */
  readonly findErrors: (mode: Mode, document: unknown) => readonly string[];
}

/** Reads the definitions of a schema, under either keyword. */
export function readDefinitions({ $defs, definitions }: JsonSchema): Definitions {
  return $defs ?? definitions ?? {};
}

/** Reads the schemas of an edition, such as those of `webhook` and `2.76`, and compiles them with plain Ajv. */
export function readPublishedSchema(contract: "webhook" | "raster-info", edition: string): PublishedSchema {
  const read = (mode: Mode): JsonSchema => {
    const path = `generated/${contract}/${edition}/schema${mode === "tolerant" ? ".tolerant" : ""}.json`;
    return JSON.parse(readFileSync(new URL(path, packageDirectory), "utf8"));
  };
  const [strict, tolerant] = [read("strict"), read("tolerant")];
  const validators = { strict: compile(strict), tolerant: compile(tolerant) };
  return { strict, tolerant, findErrors: (mode, document) => validators[mode](document) };
}

/** Compiles a schema: an envelope by itself, so that a wrong delivery has the errors of its own event alone. */
function compile(schema: JsonSchema): (document: unknown) => readonly string[] {
  const options = { strict: false, allErrors: true, logger: false } as const;
  const ajv = schema.$defs === undefined ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  ajv.addSchema({ ...schema, $id: "contract" });
  const compileAt = (pointer: string): ValidateFunction => ajv.compile({ $ref: `contract#${pointer}` });
  const envelopes = Object.entries(schema.$defs ?? {}).flatMap(([name, { properties }]) =>
    typeof properties?.event?.const === "string"
      ? [[properties.event.const, compileAt(`/$defs/${name}`)] as const]
      : [],
  );
  const byEvent = new Map(envelopes);
  const whole = schema.$defs === undefined ? compileAt("") : undefined;
  return (document) => {
    const validate = whole ?? byEvent.get(String(readProperty(document, "event")));
    if (validate === undefined) return ["/event"];
    if (validate(document)) return [];
    return (validate.errors ?? []).map(({ instancePath, params }) => {
      const name = params.missingProperty ?? params.additionalProperty;
      return name === undefined ? instancePath : `${instancePath}/${escapeSegment(name)}`;
    });
  };
}
