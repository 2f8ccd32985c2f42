import { readFileSync } from "node:fs";
import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { schemaPath, unionSchemaPath } from "#src/model/paths.ts";
import type { Schema } from "#src/model/schema.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { packageFolder } from "../suites/runner/data-folder.ts";

const schemas = new Map<string, Schema>();

/** Reads the published schema of a document once, by slug and mode, such as `webhook-2.3/strict`; the root of deliveries is a union. */
export function readPublished(path: string): Schema {
  return getOrMake(schemas, path, () => {
    const [slug = "", mode] = path.split("/");
    const [, name = "", edition = ""] = /^(.*)-([^-]*)$/.exec(slug) ?? [];
    const hasUnion = name === "webhook" && mode === "strict";
    const file = hasUnion
      ? unionSchemaPath({ name, edition })
      : schemaPath({ name, edition }, mode === "tolerant" ? "tolerant" : "strict");
    const schema: Schema = JSON.parse(readFileSync(new URL(file, packageFolder), "utf8"));
    return toUnion(schema);
  });
}

/** Writes the choice of an envelope by its event as a union. */
function toUnion({ allOf, discriminator: _, required, properties, ...schema }: Schema): Schema {
  if (!Array.isArray(allOf))
    return { ...schema, ...(required && { required }), ...(properties && { properties }) };
  const { $schema, $id, title, description, $defs, ...rest } = schema;
  const oneOf = allOf.map((one: { readonly then: Schema }) => one.then);
  return { $schema, $id, title, ...rest, oneOf, description, $defs };
}

/**
 * Reads the schema of one event, such as `update-task`, from that of all deliveries.
 *
 * @throws Error where the edition has no such event.
 */
export function readEvent(edition: string, file: string): Schema {
  const delivery = readPublished(edition);
  const { $schema } = delivery;
  const $defs = readDefinitions(delivery);
  const words = file.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const title = `${words.join("")}Event`;
  const schema = $defs[title];
  if (schema === undefined) throw new Error(`cannot find ${title} in ${edition}`);
  return { ...($schema !== undefined && { $schema }), title, ...schema, $defs };
}
