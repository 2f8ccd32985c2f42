import { readFileSync } from "node:fs";
import { packageFolder } from "../../suites/cases/data-folder.ts";

/** The keywords of the published schemas that say what a value may be. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** A schema file with its definitions. */
export interface PublishedSchema extends Schema {
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** A schema behind its references, and the name of the last definition on the way. */
export interface Resolved {
  readonly schema: Schema;
  readonly name: string;
}

/** Reads a published schema in strict mode, such as `webhook-2.3/strict/ping`. */
export function readPublishedSchema(path: string): PublishedSchema {
  return JSON.parse(
    readFileSync(new URL(`generated/json-schema/${path}.schema.json`, packageFolder), "utf8"),
  );
}

/** Follows the references of a schema within its file. */
export function resolveSchema(schema: Schema, root: PublishedSchema, name = ""): Resolved {
  if (schema.$ref === undefined) return { schema, name };
  const target = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  return resolveSchema((root.$defs ?? root.definitions)![target]!, root, target);
}

/** Finds what a member of an object may be; anything where the schema does not say. */
export function memberSchema({ properties = {}, additionalProperties }: Schema, key: string): Schema {
  if (Object.hasOwn(properties, key)) return properties[key]!;
  return typeof additionalProperties === "object" ? additionalProperties : {};
}
