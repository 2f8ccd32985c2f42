import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { sign } from "../../signature.ts";
import type { Receiver } from "../create-receiver.ts";

/** The secret of all tests. */
export const secret = "mykey";

const samples = new URL("../../../conformance/samples/", import.meta.url);

/** Names of the sample deliveries, one an event. */
export const sampleNames: readonly string[] = readdirSync(samples)
  .map((file) => file.replace(/\.json$/, ""))
  .filter((name) => /^[a-z-]+$/.test(name))
  .sort();

/** Reads the bytes of a sample delivery. */
export function readSample(name: string): Uint8Array {
  return readFileSync(new URL(`${name}.json`, samples));
}

/** Changes a sample delivery: members that are given replace its own. */
export function changeSample(name: string, members: Readonly<Record<string, unknown>>): Uint8Array {
  const sample = JSON.parse(new TextDecoder().decode(readSample(name)));
  return new TextEncoder().encode(JSON.stringify({ ...sample, ...members }));
}

/** A request to send; what is not given makes it a good delivery. */
export interface Outgoing {
  readonly method?: string;
  /** Replace the usual ones; `undefined` leaves one out. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: Uint8Array;
  /** Whether the body is sent in chunks, without its length. */
  readonly chunked?: boolean;
}

/** An answer as the sender reads it. */
export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Headers of a delivery, signed over its bytes. */
export async function headersOf(body: Uint8Array): Promise<Record<string, string>> {
  return { "content-type": "application/json", "x-signature-256": await sign(secret, body) };
}

/** Sends a request through a socket of its own. */
export async function send(url: string, outgoing: Outgoing = {}): Promise<Received> {
  const { method = "POST", body = readSample("update-task"), chunked = false } = outgoing;
  const length = chunked ? {} : { "content-length": String(body.length) };
  const headers = { ...(await headersOf(body)), ...length, ...outgoing.headers };
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: given, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on("error", reject);
    for (let at = 0; chunked && at < body.length; at += 1000) sent.write(body.subarray(at, at + 1000));
    if (chunked) sent.end();
    else sent.end(body);
  });
}

/** Sends a request through `receiver.fetch`, without a socket. */
export async function fetchFrom(receiver: Receiver, outgoing: Outgoing = {}): Promise<Received> {
  const { method = "POST", body = readSample("update-task"), chunked = false } = outgoing;
  const headers = new Headers(await headersOf(body));
  if (!chunked) headers.set("content-length", String(body.length));
  for (const [name, value] of Object.entries(outgoing.headers ?? {})) {
    headers.delete(name);
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  const content = chunked
    ? new Blob([body as Uint8Array<ArrayBuffer>]).stream()
    : (body as Uint8Array<ArrayBuffer>);
  const init = { method, headers, body: hasBody ? content : null, duplex: "half" };
  const response = await receiver.fetch(new Request("http://localhost/", init as RequestInit));
  const fields = Object.fromEntries(response.headers) as IncomingHttpHeaders;
  return { status: response.status, headers: fields, text: await response.text() };
}
