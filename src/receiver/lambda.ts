import type { Receiver } from "./create-receiver.ts";
import { type IncomingDelivery, rejectConsumed } from "./incoming-delivery.ts";

/** The part of an API Gateway event that the adapter needs, in payload format 2.0 (HTTP APIs, function URLs). */
export interface LambdaEvent {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestContext: { readonly http: { readonly method: string } };
  readonly body?: string | undefined;
  readonly isBase64Encoded: boolean;
}

/** The result of the function, in payload format 2.0. */
export interface LambdaResult {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

const hint = "remove .use(httpJsonBodyParser()) from the handler of this function";

/**
 * Turns a receiver into the handler of an AWS Lambda function behind API Gateway (payload format 2.0) or a function
 * URL.
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toLambda } from "annotation-contracts/receiver/lambda";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * export const handler = toLambda(receiver);
 * ```
 *
 * The gateway passes a body as text or in base64. In text, invalid UTF-8 has already been replaced, so the response to
 * such a body is 403 instead of 400. Lambda itself limits bodies to 6 MB.
 */
export function toLambda(receiver: Receiver): (event: LambdaEvent) => Promise<LambdaResult> {
  return async (event) => {
    // Payload format 1.0 has the method in another property.
    const method = event.requestContext?.http?.method;
    if (method === undefined) throw new TypeError("the event is not in API Gateway payload format 2.0");
    const response = await receiver.handle({ method, headers: event.headers, body: readBody(event) });
    return { statusCode: response.status, headers: { ...response.headers }, body: response.body };
  };
}

function readBody({ body = "", isBase64Encoded }: LambdaEvent): IncomingDelivery["body"] {
  if (typeof body !== "string") return rejectConsumed(hint);
  return Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
}
