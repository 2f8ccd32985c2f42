import { readFileSync } from "node:fs";
import { refName, type Schema } from "#scripts/schema.ts";

/** Definitions of a schema by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** An event, the name of its envelope's definition, and the name of its files. */
export interface PublishedEvent {
  /** Such as `update:task`. */
  readonly event: string;
  /** Such as `UpdateTaskEvent`. */
  readonly type: string;
  /** Such as `update-task`. */
  readonly name: string;
}

const schemas = new Map<string, Schema>();

/** Reads a published schema, such as `webhook-2.3/strict/update-task`, once. */
export function readPublished(path: string): Schema {
  const known = schemas.get(path);
  if (known !== undefined) return known;
  const url = new URL(`../../generated/json-schema/${path}.schema.json`, import.meta.url);
  const schema: Schema = JSON.parse(readFileSync(url, "utf8"));
  schemas.set(path, schema);
  return schema;
}

/** Lists the definitions that a schema holds, under either keyword. */
export function definitionsOf({ $defs, definitions }: Schema): Definitions {
  return ($defs ?? definitions ?? {}) as Definitions;
}

/** Lists the 19 events, in the order of the published union (W6.1). */
export function readEvents(): PublishedEvent[] {
  const delivery = readPublished("webhook-2.3/strict/delivery");
  return (delivery.oneOf ?? []).map(({ $ref = "" }) => {
    const type = refName($ref);
    const event = String(definitionsOf(delivery)[type]?.properties?.event?.const);
    return { event, type, name: nameOf(event) };
  });
}

/** Names the files of an event. */
export function nameOf(event: string): string {
  return event.replace(":", "-");
}
