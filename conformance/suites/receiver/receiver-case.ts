import type { SuiteCase } from "../runner/suite-case.ts";

/** Bytes of a body as data: a sample with changes, or pieces one after another. */
export interface BodyData {
  /** File of conformance/samples without extension; `ping` where neither it nor `bytes` is given. */
  readonly sample?: string;
  /** Values to set in the sample, by JSON Pointer. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Members to remove from the sample, by JSON Pointer. */
  readonly remove?: readonly string[];
  readonly bytes?: readonly { readonly text?: string; readonly base64?: string; readonly times?: number }[];
  /** What is done to the bytes before they are sent, in order. */
  readonly then?: readonly Treatment[];
}

/** What can be done to the bytes of a body. */
export type Treatment =
  | "byte-order-mark"
  | "gzip"
  | "last-byte-changed"
  | "last-byte-dropped"
  | "minified"
  | "newline-added"
  | "padded-to-limit"
  | "padded-beyond-limit"
  | "replaced-ill-formed"
  | "utf-16";

/** The signature lines of a request. */
export interface SignatureData {
  /**
   * The value of each line. `{hex}`, `{HEX}` and `{base64}` stand for the digest; `{hex:2:64}` for a part of it. A code
   * unit is sent as one byte. `["sha256={hex}"]` unless given.
   */
  readonly lines?: readonly string[];
  /** Name of the header; `X-Signature-256` unless given. */
  readonly name?: string;
  /** `wrong` signs with another secret, `empty` with an empty key; `right` unless given. */
  readonly secret?: "right" | "wrong" | "empty";
  readonly algorithm?: "sha1" | "sha256" | "sha512" | "unkeyed-sha256";
  /** Which bytes are signed: those sent, those before `then`, none, or those sent after another treatment. */
  readonly over?: "sent" | "plain" | "nothing" | Treatment;
}

/** How the bytes of a request travel. */
export interface TransferData {
  /** Whether the body is sent in chunks, without its length. */
  readonly chunked?: boolean;
  /** Pieces that the body is written in, or `characters`: each character beyond ASCII is cut between its bytes. */
  readonly pieces?: number | "characters";
  /** Milliseconds between the pieces. */
  readonly pause?: number;
  /** Whether the body waits for `100 Continue`, for a second at most. */
  readonly expectContinue?: boolean;
  /** Ends the sending side: after the whole request, or one byte before. */
  readonly end?: "after-request" | "before-last-byte";
  /** Whether the signature comes after the chunks, as a trailer. */
  readonly signatureInTrailer?: boolean;
}

/** One request as data; what is not given makes it a good delivery. */
export interface RequestData {
  /** `POST` unless given. */
  readonly method?: string;
  /** `application/json` unless given; `null` leaves it out. */
  readonly contentType?: string | null;
  /** Further header lines. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: BodyData;
  /** `null` sends no signature. */
  readonly signature?: SignatureData | null;
  readonly transfer?: TransferData;
}

/** What the answer to a request must be. */
export interface AnswerData {
  /** `either` where both conform: what counts is that the receiver does not break. */
  readonly expect: "accepted" | "refused" | "either";
  /** Statuses that a refusal is to have; 200 for what is accepted. */
  readonly status?: readonly number[];
  /** Whether to close the connection without an answer is right as well. */
  readonly silent?: boolean;
  /** Whether the answer must be a short text (W5.1.5). */
  readonly text?: boolean;
}

/** A delivery, good or bad, and what a receiver must answer (cases/receiver.schema.json). */
export interface ReceiverCase extends SuiteCase, AnswerData {
  /** Receivers that the case is for; both unless given. */
  readonly mode?: "strict" | "tolerant";
  /** The request that the case is about; a signed ping unless given. */
  readonly request?: RequestData;
  /** Requests that go before it, each with its own answer. */
  readonly before?: readonly (AnswerData & { readonly request?: RequestData })[];
  /**
   * How several requests share connections: each has its `own`, one after another; one is `kept` as long as the
   * receiver keeps it; all are written at once into one (`pipelined`); or all at once into their own (`parallel`).
   * `own` unless given.
   */
  readonly connection?: "own" | "kept" | "pipelined" | "parallel";
}
