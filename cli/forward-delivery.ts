import { type ReceiverResponse, respond } from "#src/receiver/rejection.ts";
import { shorten } from "#src/util/shorten.ts";
import { explainNetworkError } from "./network-error.ts";
import { post } from "./post.ts";
import type { HeaderLines } from "./saved-delivery.ts";

/** Time limit of the receiver in milliseconds: that of the platform. */
const LIMIT_MS = 10_000;
/** Maximum length of the text that is passed back. */
const TEXT = 1_000;

/** Sends a delivery on to a receiver, byte for byte, and resolves to its response; 502 or 504 if there is none. */
export async function forwardDelivery(
  url: string,
  body: Uint8Array,
  headers: HeaderLines,
): Promise<ReceiverResponse> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  try {
    const response = await post(new URL(url), headers, body, limit);
    return respond(response.status, shorten(new TextDecoder().decode(response.body), TEXT));
  } catch (cause) {
    if (limit.aborted) return respond(504, `${url} did not respond within ${LIMIT_MS / 1_000} s`);
    return respond(502, `cannot forward to ${url}: ${explainNetworkError(cause)}`);
  }
}
