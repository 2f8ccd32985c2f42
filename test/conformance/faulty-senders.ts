import { createHmac } from "node:crypto";
import { readSamples } from "../../conformance/suite/samples.ts";

/** A delivery while a sender prepares it. */
interface Delivery {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** What a faulty sender does differently. */
interface Fault {
  /** Changes the payload before it is signed. */
  readonly payload?: (payload: Record<string, unknown>, secret: string) => Record<string, unknown>;
  /** Encodes the text to the bytes that are signed. */
  readonly encode?: (text: string) => Buffer;
  /** Signs the bytes. */
  readonly sign?: (secret: string, body: Buffer) => string;
  /** Changes the delivery after it was signed. */
  readonly send?: (delivery: Delivery, secret: string) => Delivery;
  readonly times?: number;
}

/** The fault of a sender, the sender itself, and the checks that notice the fault. */
type Row = readonly [fault: string, sender: Fault, ...noticedBy: string[]];

const sign = (secret: string | Buffer, body: Buffer): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Delivers every sample of an edition to a URL, as a platform with one fault would. Default: without a fault. */
export async function deliverSamples(
  url: string,
  secret: string,
  edition: string,
  fault: Fault = {},
): Promise<void> {
  for (const { name, text } of readSamples(edition)) {
    if (name.includes(".")) continue;
    const payload = fault.payload?.(JSON.parse(text), secret) ?? JSON.parse(text);
    const body = (fault.encode ?? Buffer.from)(JSON.stringify(payload));
    const headers = {
      "Content-Type": "application/json",
      "X-Signature-256": (fault.sign ?? sign)(secret, body),
    };
    const right = { method: "POST", headers, body };
    const delivery = fault.send?.(right, secret) ?? right;
    const { method } = delivery;
    for (let i = 0; i < (fault.times ?? 1); i += 1)
      await (
        await fetch(url, { method, headers: delivery.headers, body: new Uint8Array(delivery.body) })
      ).arrayBuffer();
  }
}

/** Sends other header fields. */
const headed = (
  change: (headers: Record<string, string>, secret: string) => Record<string, string>,
): Fault => ({
  send: (delivery, secret) => ({ ...delivery, headers: change(delivery.headers, secret) }),
});
const rewritten = (change: (text: string) => string): Fault => ({
  send: (delivery) => ({ ...delivery, body: Buffer.from(change(delivery.body.toString())) }),
});
const signature = "X-Signature-256";

/** Faulty senders, one of each kind. */
export const faultySenders: readonly Row[] = [
  ["delivers with PUT", { send: (delivery) => ({ ...delivery, method: "PUT" }) }, "recorded-method"],
  [
    "sends another media type",
    headed((all) => ({ ...all, "Content-Type": "text/json" })),
    "recorded-media-type",
  ],
  ["does not sign", headed(({ [signature]: _, ...all }) => all), "recorded-signed"],
  [
    "writes the digest without sha256=",
    { sign: (secret, body) => sign(secret, body).slice(7) },
    "recorded-signature-form",
  ],
  [
    "reads the secret as Latin-1",
    { sign: (secret, body) => sign(Buffer.from(secret, "latin1"), body) },
    "recorded-signature",
  ],
  [
    "escapes after it has signed",
    rewritten((text) =>
      text.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
    ),
    "recorded-signature",
  ],
  [
    "encodes the body in Latin-1",
    { encode: (text) => Buffer.from(text.replace(/[^\0-\xff]/g, "é"), "latin1") },
    "recorded-utf8",
  ],
  ["sends a form", { encode: (text) => Buffer.from(`payload=${encodeURIComponent(text)}`) }, "recorded-json"],
  [
    "names an event that there is not",
    { payload: (payload) => ({ ...payload, event: "create:planet" }) },
    "recorded-event",
  ],
  [
    "writes ids as strings",
    { payload: (payload) => ({ ...payload, webhook_id: String(payload.webhook_id) }) },
    "recorded-envelope",
  ],
  [
    "sends the secret in a header",
    headed((all, secret) => ({ ...all, "X-Token": Buffer.from(secret).toString("base64") })),
    "recorded-secret-kept",
  ],
  ["delivers each event twice", { times: 2 }, "recorded-once"],
];
