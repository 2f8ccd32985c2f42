import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ContractName } from "#generated/internal/types.d.ts";
import { escapeSegment } from "#src/json/pointer.ts";
import type { Schema } from "#src/model/schema.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { readProperty } from "#src/util/read-property.ts";
import type { Mode } from "#src/validate/result.ts";
import { packageDirectory } from "./data-directory.ts";

/** An error, with its path as a JSON Pointer. */
interface SchemaError {
  readonly path: string;
  readonly message: string;
}

/** A published schema of an edition in both modes. */
export interface PublishedSchema {
  readonly strict: Schema;
  readonly tolerant: Schema;
  /**
   * Lists the errors that plain Ajv finds in a document; empty if it is valid. The path of a missing or unexpected
   * property includes its name.
   */
  readonly findErrors: (mode: Mode, document: unknown) => readonly SchemaError[];
}

/** Reads the schemas of an edition, such as those of `webhook` and `2.76`, and compiles them with plain Ajv. */
export function readPublishedSchema(contract: ContractName, edition: string): PublishedSchema {
  const read = (mode: Mode): Schema => {
    const path = `generated/${contract}/${edition}/schema${mode === "tolerant" ? ".tolerant" : ""}.json`;
    return JSON.parse(readFileSync(new URL(path, packageDirectory), "utf8"));
  };
  const [strict, tolerant] = [read("strict"), read("tolerant")];
  const schemas = { strict, tolerant };
  const validators = new Map<Mode, ReturnType<typeof compile>>();
  const find = (mode: Mode) => getOrMake(validators, mode, () => compile(schemas[mode]));
  return { ...schemas, findErrors: (mode, document) => find(mode)(document) };
}

/**
 * Compiles a schema. Each envelope is compiled separately, so only errors in the delivery's own envelope
 * are reported.
 */
function compile(schema: Schema): (document: unknown) => readonly SchemaError[] {
  const options = { strict: false, allErrors: true, logger: false } as const;
  const ajv = schema.$defs === undefined ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  ajv.addSchema({ ...schema, $id: "contract" });
  const names = new Map(
    Object.entries(schema.$defs ?? {}).map(([name, { properties }]) => [properties?.event?.const, name]),
  );
  const compiled = new Map<string, ValidateFunction>();
  return (document) => {
    const name = names.get(String(readProperty(document, "event")));
    if (schema.$defs !== undefined && name === undefined)
      return [{ path: "/event", message: "is not an event of the edition" }];
    const pointer = name === undefined ? "" : `/$defs/${name}`;
    const validate = getOrMake(compiled, pointer, () => ajv.compile({ $ref: `contract#${pointer}` }));
    if (validate(document)) return [];
    return (validate.errors ?? []).map(({ instancePath, message = "", params }) => {
      const property = params.missingProperty ?? params.additionalProperty;
      const path = property === undefined ? instancePath : `${instancePath}/${escapeSegment(property)}`;
      return { path, message };
    });
  };
}
