import { gzipSync } from "node:zlib";
import { type Outgoing, readSample } from "../../src/receiver/fixtures/requests.ts";

/** A request, and the answer that every framework must give. */
interface Row {
  readonly name: string;
  readonly outgoing: Outgoing;
  readonly status: number;
  readonly text: string;
}

const update = readSample("update-task");
const tooLong = new Uint8Array(10 * 1_048_576 + 1).fill(0x20);

/** What the handler of every application prints about the sample. */
export const handled = "task 481: validation";

export const rows: readonly Row[] = [
  { name: "a signed delivery", outgoing: {}, status: 200, text: "accepted" },
  { name: "a signed delivery in chunks", outgoing: { chunked: true }, status: 200, text: "accepted" },
  {
    name: "a wrong signature",
    outgoing: { headers: { "x-signature-256": `sha256=${"0".repeat(64)}` } },
    status: 403,
    text: "signature refused",
  },
  {
    name: "no signature",
    outgoing: { headers: { "x-signature-256": undefined } },
    status: 403,
    text: "signature refused",
  },
  {
    name: "a GET",
    outgoing: { method: "GET", body: new Uint8Array() },
    status: 405,
    text: "method not allowed",
  },
  { name: "a PUT", outgoing: { method: "PUT" }, status: 405, text: "method not allowed" },
  { name: "10 MiB and a byte", outgoing: { body: tooLong }, status: 413, text: "body too large" },
  {
    name: "10 MiB and a byte, in chunks",
    outgoing: { body: tooLong, chunked: true },
    status: 413,
    text: "body too large",
  },
  {
    name: "a byte order mark",
    outgoing: { body: Uint8Array.of(0xef, 0xbb, 0xbf, ...update) },
    status: 400,
    text: "body is not JSON",
  },
  {
    name: "what is not UTF-8",
    outgoing: { body: Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d) },
    status: 400,
    text: "body is not UTF-8",
  },
  {
    name: "half a document",
    outgoing: { body: update.subarray(0, 99) },
    status: 400,
    text: "body is not JSON",
  },
  {
    name: "another media type",
    outgoing: { headers: { "content-type": "text/plain" } },
    status: 415,
    text: "unsupported media type",
  },
  {
    name: "a compressed body",
    outgoing: { body: gzipSync(update), headers: { "content-encoding": "gzip" } },
    status: 415,
    text: "content encodings are not supported",
  },
  { name: "a signed delivery, after all that", outgoing: {}, status: 200, text: "accepted" },
];
