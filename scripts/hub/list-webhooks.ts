import { child, itemsIn } from "#src/model/open-api.ts";
import type { Schema } from "#src/model/schema.ts";
import { isRecord } from "#src/text/is-object.ts";

/** An operation that a platform calls, of the `webhooks` of an OpenAPI document. */
export interface Webhook {
  readonly key: string;
  /** HTTP method, such as `post`. */
  readonly method: string;
  readonly operation: Readonly<Record<string, unknown>>;
  /** Schema of its body; one that is not said, or true, takes anything. */
  readonly schema: Schema;
}

/**
 * Lists the webhooks of an OpenAPI document that have a body in JSON; `name` names the document in errors.
 *
 * @throws Error when it is of another version than 3.1, lists none, or has something else where an object belongs.
 */
export function listWebhooks(name: string, document: Schema): Webhook[] {
  if (!/^3\.[1-9]/.test(String(document.openapi)))
    throw new Error(`cannot read ${name}: OpenAPI ${document.openapi} has no webhooks; 3.1 has`);
  const api = { name, document };
  const found = itemsIn(api, "webhooks").flatMap(([key, method, operation]) => {
    const content = child(api, child(api, operation, "requestBody"), "content");
    const type = Object.keys(content.value).find((one) => /^application\/(.+\+)?json\b/.test(one));
    if (type === undefined) return [];
    const { schema = {} } = child(api, content, type).value;
    return [
      {
        key,
        method,
        operation: operation.value,
        schema: isRecord(schema) ? schema : schema === true ? {} : { not: {} },
      },
    ];
  });
  if (found.length === 0) throw new Error(`cannot read ${name}: it lists no webhook with a body in JSON`);
  return found;
}
