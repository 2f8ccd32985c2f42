import type { DeliveryEvent } from "../receiver/contract-facts.ts";

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
  /** The target has no public address, and `allowTargets` does not name it. */
  | "blocked"
  /** The delivery service was closed before the delivery was made or answered. */
  | "closed"
  /** The process ended before the outcome was recorded: the request may have been made. */
  | "unknown"
  /** Anything else; `detail` says what. */
  | "network";

/** Why a delivery has no complete answer. */
export interface Failure {
  readonly code: FailureCode;
  /** The runtime's own code, such as `ECONNREFUSED`; empty if there is none. */
  readonly detail: string;
}

/** The record of one attempt at a delivery. */
export interface Attempt {
  /** Identifier of the attempt, a UUID. */
  readonly id: string;
  /** Identifier of the delivery, a UUID: the same for every attempt at it. */
  readonly deliveryId: string;
  /** Counts the attempts at a delivery, from 1. */
  readonly number: number;
  /**
   * True if the same body may have been sent before: a person repeats the attempt, an earlier one failed and is
   * retried, or a process ended before it recorded the outcome.
   */
  readonly redelivery: boolean;
  readonly webhookId: number;
  readonly event: DeliveryEvent;
  /** Where the request was sent. */
  readonly targetUrl: string;
  /** IP address of the connection; null if none was tried, or the transport does not know. */
  readonly address: string | null;
  /** When it was sent: ISO 8601, UTC. */
  readonly date: string;
  /** Milliseconds from sending to the end of the answer, or to the failure. */
  readonly duration: number;
  /** Headers that the service set, signature included; `Host` and `Connection` are the transport's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact bytes that were sent and signed. */
  readonly body: Uint8Array;
  /** Status of the answer; null if none came. Any status is an answer, even 302 and 500. */
  readonly status: number | null;
  /** What went wrong; null if the answer was read to its end or to the limit. */
  readonly failure: Failure | null;
  /** Body of the answer as far as it was read. */
  readonly answer: Uint8Array;
  /** True if the answer was longer than what was read. */
  readonly answerTruncated: boolean;
  /** Header `Retry-After` of the answer; absent if it has none. */
  readonly retryAfter?: string;
}
