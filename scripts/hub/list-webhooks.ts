import { callbacksIn, child, itemsIn, parametersIn } from "#src/model/open-api.ts";
import type { Schema } from "#src/model/schema.ts";
import { groupBy } from "#src/util/group-by.ts";
import { isRecord } from "#src/util/is-object.ts";

/** An operation that a platform calls, of the `webhooks` or `callbacks` of an OpenAPI document. */
export interface Webhook {
  readonly key: string;
  /** HTTP method, such as `post`. */
  readonly method: string;
  /** The operation, with its parameters instead of references to them. */
  readonly operation: Readonly<Record<string, unknown>>;
  /** Returns the operation with another schema of its body. */
  readonly carry: (schema: Schema) => Schema;
  /** Schema of its body; a missing one, or `true`, accepts anything. */
  readonly schema: Schema;
}

/**
 * Lists the webhooks of an OpenAPI document that have a body in JSON or, without any webhook, its callbacks; `name`
 * names the document in errors.
 *
 * @throws Error if its version is not 3.0 or 3.1, if it lists none, or if a value is not the required object.
 */
export function listWebhooks(name: string, document: Schema): Webhook[] {
  if (!/^3\.\d/.test(String(document.openapi)))
    throw new Error(`cannot read ${name}: OpenAPI ${document.openapi} has neither webhooks nor callbacks`);
  const api = { name, document };
  const webhooks = itemsIn(api, "webhooks");
  const called = itemsIn(api, "paths").flatMap(([, , operation]) => callbacksIn(api, operation));
  const found = (webhooks.length > 0 ? webhooks : called).flatMap(([key, method, operation, , item]) => {
    const body = child(api, operation, "requestBody");
    const content = child(api, body, "content");
    const type = Object.keys(content.value).find((one) => /^application\/(.+\+)?json\b/.test(one));
    if (type === undefined) return [];
    const media = child(api, content, type).value;
    const { schema = {} } = media;
    const parameters = parametersIn(api, item, operation).map(({ value }) => value);
    const own = { ...operation.value, ...(parameters.length > 0 && { parameters }) };
    const carry = (carried: Schema): Schema => {
      const written = { ...content.value, [type]: { ...media, schema: carried } };
      return { ...own, requestBody: { ...body.value, content: written } };
    };
    return [
      {
        key,
        method,
        operation: own,
        carry,
        schema: isRecord(schema) ? schema : schema === true ? {} : { not: {} },
      },
    ];
  });
  if (found.length === 0)
    throw new Error(`cannot read ${name}: it lists no webhook or callback with a body in JSON`);
  // A callback of several operations is listed once.
  const same = ({ key, method, schema }: Webhook): string => JSON.stringify([key, method, schema]);
  return [...groupBy(found, same).values()].flatMap(([first]) => first ?? []);
}
