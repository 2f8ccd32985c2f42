import { readFileSync } from "node:fs";
import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import type { Schema } from "#src/model/schema.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { packageFolder } from "../suites/runner/data-folder.ts";

const schemas = new Map<string, Schema>();

/** Reads a published schema, such as `webhook-2.3/strict/update-task`, once. */
export function readPublished(path: string): Schema {
  const url = new URL(`generated/json-schema/${path}.schema.json`, packageFolder);
  return getOrMake(schemas, path, () => JSON.parse(readFileSync(url, "utf8")));
}

/**
 * Reads the schema of one event, such as `update-task`, from that of all deliveries: packages have no other.
 *
 * @throws Error where the edition has no such event.
 */
export function readEvent(edition: string, file: string): Schema {
  const delivery = readPublished(`${edition}/delivery`);
  const { $schema } = delivery;
  const $defs = readDefinitions(delivery);
  const words = file.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const title = `${words.join("")}Event`;
  const schema = $defs[title];
  if (schema === undefined) throw new Error(`cannot find ${title} in ${edition}`);
  return { ...($schema !== undefined && { $schema }), title, ...schema, $defs };
}
