import type { Limits } from "./options.ts";
import { checkSize, type Rejected, reject, type Step } from "./rejection.ts";

/** Header fields as `Headers`, or as a record with names in upper or lower case. */
export type IncomingHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the exact bytes of a body, within the limits. */
export type ReadBody = (limits: Required<Limits>) => Promise<Step<Uint8Array>>;

/** A request as the receiver sees it, from any runtime or framework. */
export interface IncomingDelivery {
  readonly method: string | undefined;
  readonly headers: IncomingHeaders;
  /** The exact bytes, or a function that reads them. The function is not called if the headers are rejected. */
  readonly body: Uint8Array | ReadBody;
}

/**
 * How long to read and discard the rest of a rejected request. A sender that is cut off while it is still sending may
 * never read the response.
 */
export const LINGER_MS = 2_000;

/** Reads a header. Names are compared in lower case, because they are case-insensitive in HTTP. */
export function readHeader(headers: IncomingHeaders, name: string): string | readonly string[] | undefined {
  if (typeof headers.get === "function") return headers.get(name) ?? undefined;
  const fields = headers as Readonly<Record<string, string | readonly string[] | undefined>>;
  const value = fields[name];
  if (value !== undefined) return value;
  // All runtimes use lower case, but some gateways do not.
  for (const key in fields) if (key.length === name.length && key.toLowerCase() === name) return fields[key];
  return undefined;
}

/** Checks the method, media type, content encoding and declared length, in this order. */
export function checkHead(
  { method, headers }: IncomingDelivery,
  maxBytes: number,
  mediaTypes: readonly string[],
): Rejected | undefined {
  const text = (name: string): string => String(readHeader(headers, name) ?? "");
  if (method !== "POST") return reject("method", "the method is not POST");
  const field = text("content-type").toLowerCase();
  if (!mediaTypes.includes(field.split(";", 1)[0]!.trim()))
    return reject("media-type", `the media type is not ${mediaTypes.join(" or ")}`);
  if (/;\s*charset=(?!"?utf-?8"?\s*(?:;|$))/.test(field))
    return reject("media-type", "the charset is not UTF-8");
  if (!/^(identity)?$/i.test(text("content-encoding")))
    return reject("content-encoding", "the body has a content encoding, which is not supported");
  return checkSize(Number(text("content-length")), maxBytes);
}

/** Rejects a body that other code has already read, and says what to change. */
export function rejectConsumed(hint: string): ReadBody {
  return async () => reject("body-consumed", `the body was read before the receiver could read it: ${hint}`);
}

/** Rejects a body that took too long. */
export function rejectSlow(milliseconds: number): Rejected {
  return reject("too-slow", `the body took longer than ${milliseconds} ms to arrive`);
}

/** Rejects a body whose connection was cut. */
export function rejectIncomplete(): Rejected {
  return reject("incomplete", "the connection ended before the body did");
}
