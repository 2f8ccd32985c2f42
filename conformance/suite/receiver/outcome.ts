import type { IncomingHttpHeaders } from "node:http";

/** A response of the receiver. */
export interface Response {
  readonly status: number;
  /** Status line and header lines, as received. */
  readonly head: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the connection stays open, as the response says; and whether it was open before the request. */
  readonly isKept?: boolean;
  readonly isReused?: boolean;
}

/** The outcome of a request: a response, or how the connection failed. */
export type Outcome =
  | { readonly response: Response }
  | { readonly failure: string /** Whether no response came in time. */; readonly isLate?: true };

/** Where requests go. */
export interface Target {
  readonly url: URL;
  /** Certificate authority in PEM, for `https:`. Default: those of the runtime. */
  readonly ca?: string | undefined;
  /** Milliseconds for one response. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}
