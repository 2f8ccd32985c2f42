import { mergeRecords } from "#scripts/merge-records.ts";
import type { Schema } from "#scripts/schema.ts";
import { parsePointer } from "../json/pointer.ts";
import { isObject, isRecord } from "../text/is-object.ts";

/** Members of a path item that are operations. */
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/**
 * Makes one schema of all the deliveries that an OpenAPI document lists under `webhooks`; `name` is that of the document.
 *
 * @throws Error when it is no OpenAPI 3.1, lists no webhook with a body, or has something else where an object belongs.
 */
export function schemaOfOpenApi(name: string, document: Schema): Schema {
  if (!String(document.openapi).startsWith("3.1"))
    throw new Error(`cannot read ${name}: OpenAPI ${document.openapi} has no webhooks; 3.1 has`);
  const api: OpenApi = JSON.parse(JSON.stringify(document).replaceAll('"#/components/schemas/', '"#/$defs/'));
  const follow = createFollower(name, api);
  const schemas = Object.entries(follow(api.webhooks ?? {}, "webhooks")).flatMap(([event, webhook]) => {
    const item = follow(webhook, `webhooks/${event}`);
    return methods
      .filter((method) => Object.hasOwn(item, method))
      .flatMap((method) => {
        const place = `webhooks/${event}/${method}`;
        const { requestBody = {} } = follow(item[method], place);
        const { content = {} } = follow(requestBody, `${place}/requestBody`);
        const types = follow(content, `${place}/requestBody/content`);
        return Object.entries(types).map(([type, media]) =>
          schemaIn(follow(media, `${place}/requestBody/content/${type}`)),
        );
      });
  });
  if (schemas.length === 0) throw new Error(`cannot read ${name}: it lists no webhook with a body`);
  const unique = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return {
    title: "Delivery",
    ...(unique.length === 1 ? unique[0] : { anyOf: unique }),
    $defs: mergeRecords(api.components?.schemas ?? {}),
  };
}

interface OpenApi {
  readonly webhooks?: unknown;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A body whose schema is not said, or true, may be anything. */
function schemaIn({ schema = true }: { readonly schema?: unknown }): Schema {
  if (isRecord(schema)) return schema;
  return schema === true ? {} : { not: {} };
}

/** Creates what reads an object of a document, or follows the reference that stands for it. */
function createFollower(
  name: string,
  document: OpenApi,
): (value: unknown, place: string) => Readonly<Record<string, unknown>> {
  return (value, place) => {
    let found = value;
    for (const met = new Set<string>(); isRecord(found) && typeof found.$ref === "string"; ) {
      const ref = found.$ref;
      found = met.has(ref) || !ref.startsWith("#") ? undefined : targetOf(document, ref);
      met.add(ref);
      if (found === undefined) throw new Error(`cannot read ${name}: "${ref}" at ${place} leads nowhere`);
    }
    if (isRecord(found)) return found;
    throw new Error(`cannot read ${name}: there is no object at ${place}`);
  };
}

function targetOf(document: OpenApi, ref: string): unknown {
  let target: unknown = document;
  for (const step of parsePointer(decodeURIComponent(ref.slice(1))) ?? [""])
    target = isObject(target) && Object.hasOwn(target, step) ? target[step] : undefined;
  return target;
}
