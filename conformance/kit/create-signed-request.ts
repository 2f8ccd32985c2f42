import { sign, signatureHeader } from "#src/signature/signature.ts";

/** A request that can be passed to `fetch`: `fetch(url, request)`. */
export interface SignedRequest {
  readonly method: "POST";
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Creates the request that delivers a payload: its bytes, media type and signature (W5.1, W6.6).
 *
 * Bytes and strings are sent unchanged, anything else as JSON. If the secret is `null`, there is no signature (W5.1.1).
 *
 * ```ts
 * import { createSignedRequest, readSample } from "@annotation-contracts/cli/kit";
 *
 * const request = await createSignedRequest(readSample("ping"), "mykey");
 * console.log(Object.keys(request.headers).join()); // Content-Type,X-Signature-256
 * ```
 *
 * @throws TypeError if the secret is empty, or JSON cannot represent the payload.
 */
export async function createSignedRequest(payload: unknown, secret: string | null): Promise<SignedRequest> {
  const body = toBytes(payload);
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secret !== null) headers[signatureHeader] = await sign(secret, body);
  return { method: "POST", headers, body };
}

function toBytes(payload: unknown): Uint8Array<ArrayBuffer> {
  if (payload instanceof Uint8Array || payload instanceof ArrayBuffer) return new Uint8Array(payload);
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  if (text === undefined) throw new TypeError(`cannot send a payload of type ${typeof payload}`);
  return new TextEncoder().encode(text);
}
