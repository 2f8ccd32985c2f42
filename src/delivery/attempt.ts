import type { Delivery } from "#generated/types/webhook-2.3.d.ts";

/** Why a delivery has no complete answer, as a closed list. */
export type FailureCode =
  /** The time limit ran out, or the network's own (W8). */
  | "timeout"
  /** The target's name has no address. */
  | "dns"
  /** Nobody listens at the target. */
  | "refused"
  /** The connection was cut. */
  | "reset"
  /** No secure connection: a certificate that does not verify, or no TLS at all (W4.3.4). */
  | "tls"
  /** The target does not speak HTTP. */
  | "protocol"
  /** The delivery service was closed before the delivery was made or answered. */
  | "closed"
  /** Anything else; `detail` says what. */
  | "network";

/** Why a delivery has no complete answer. */
export interface Failure {
  readonly code: FailureCode;
  /** The runtime's own code, such as `ECONNREFUSED`; empty where there is none. */
  readonly detail: string;
}

/** The record of one delivery that was attempted. */
export interface Attempt {
  /** Identifier of the attempt, a UUID. */
  readonly id: string;
  readonly webhookId: number;
  readonly event: Delivery["event"];
  /** Where the request was sent. */
  readonly targetUrl: string;
  /** When it was sent: ISO 8601, UTC. */
  readonly date: string;
  /** Milliseconds from sending to the end of the answer, or to the failure. */
  readonly duration: number;
  /** Headers that the service set, signature included; `Host` and `Connection` are the transport's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact bytes that were sent and signed. */
  readonly body: Uint8Array;
  /** Status of the answer; null where none came. Any status is an answer, 302 and 500 too. */
  readonly status: number | null;
  /** What went wrong; null where the answer was read to its end or to the bound. */
  readonly failure: Failure | null;
  /** Body of the answer as far as it was read. */
  readonly answer: Uint8Array;
  /** True where the answer was longer than what was read. */
  readonly answerTruncated: boolean;
}
