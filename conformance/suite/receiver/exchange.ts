import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import type { BuiltRequest } from "./build-request.ts";
import { exchangeRaw } from "./exchange-raw.ts";
import type { Outcome, Target } from "./outcome.ts";
import { sendRequest } from "./send-request.ts";

/** How requests share connections. */
export type Sharing = NonNullable<ReceiverCase["connection"]>;

/** Names of header values that no HTTP client sends. */
const forbidden = /[^\t\x20-\x7e\x80-\xff]/;

/**
 * Sends requests and reads the outcome of each, in their order.
 *
 * @throws the error of the socket if no connection opens.
 */
export async function exchange(
  requests: readonly BuiltRequest[],
  sharing: Sharing,
  target: Target,
): Promise<readonly Outcome[]> {
  const isRaw = requests.some(
    ({ transfer, headers }) => transfer.end !== undefined || headers.some((one) => forbidden.test(one)),
  );
  if (sharing === "pipelined" || isRaw) return exchangeRaw(requests, target);
  const keepAlive = sharing === "kept";
  const settings = { keepAlive, maxSockets: sharing === "parallel" ? Infinity : 1 };
  const agent = target.url.protocol === "https:" ? new HttpsAgent(settings) : new HttpAgent(settings);
  try {
    if (sharing === "parallel")
      return await Promise.all(requests.map((one) => sendRequest(one, target, agent)));
    const outcomes: Outcome[] = [];
    for (const one of requests) outcomes.push(await sendRequest(one, target, agent));
    // Without `keepAlive` it is this side that closes.
    const isClosed = (i: number, outcome: Outcome): boolean =>
      keepAlive && isClosedUnannounced(outcomes[i - 1], outcome);
    return outcomes.map((outcome, i) => (isClosed(i, outcome) ? closed : outcome));
  } finally {
    agent.destroy();
  }
}

const closed: Outcome = { failure: "the connection was closed, though the response before did not say so" };

/** Checks whether a request needed a connection of its own, though that of the request before was said to stay open. */
function isClosedUnannounced(before: Outcome | undefined, outcome: Outcome): boolean {
  if (before === undefined || "failure" in before || "failure" in outcome) return false;
  return before.response.isKept === true && outcome.response.isReused === false;
}
