import type { User } from "#generated/webhook/2.3/types.d.ts";
import type { Attempt } from "./attempt.ts";
import type { Settings } from "./settings.ts";

/** Result of a ping. */
export type PingResult =
  /** One delivery was attempted; the attempt says how it went. */
  | { readonly status: "attempted"; readonly attempt: Attempt }
  /** Nothing was delivered: the webhook is not active (W4.3.5). */
  | { readonly status: "inactive" }
  /** Nothing was delivered: there is no such webhook. */
  | { readonly status: "unknown" };

/** Answers a request to the HTTP interface of a delivery service. */
export type PingHandler = (request: Request) => Promise<Response>;

/** Answer to each result of a ping (W-pingapi). */
const statuses: Readonly<Record<PingResult["status"], number>> = {
  attempted: 204,
  inactive: 409,
  unknown: 404,
};

/**
 * Creates the handler of `POST {baseUrl}/api/webhooks/<id>/ping` (W1.5, W4.1).
 *
 * The source document leaves the answers open. These have no body: 204 after the delivery was attempted, whatever
 * its outcome; 404 for an unknown webhook and any other path; 405 for another method; 401 if `authenticate` names
 * no user, unless it returned its own answer; 409 for an inactive webhook, which gets no delivery.
 */
export function createPingHandler(
  { baseUrl, authenticate }: Settings,
  ping: (webhookId: number, sender: User) => Promise<PingResult>,
): PingHandler {
  const start = `${new URL(baseUrl).pathname.replace(/\/$/, "")}/api/webhooks/`;
  return async (request) => {
    const id = readWebhookId(new URL(request.url).pathname, start);
    if (id === undefined) return answer(404);
    if (request.method !== "POST") return answer(405, { Allow: "POST" });
    const caller = await authenticate(request);
    if (caller === undefined) return answer(401);
    if (caller instanceof Response) return caller;
    const { status } = await ping(id, caller);
    return answer(statuses[status]);
  };
}

function readWebhookId(path: string, start: string): number | undefined {
  if (!path.startsWith(start)) return undefined;
  const digits = /^(0|[1-9]\d*)\/ping$/.exec(path.slice(start.length))?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}
