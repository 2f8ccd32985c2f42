import { findTooDeep, MAX_DEPTH } from "../json/find-too-deep.ts";
import { reject, type Step } from "./rejection.ts";

/** The functions of `node:buffer` that check and decode UTF-8. */
interface NodeBuffer {
  readonly Buffer: { from(memory: ArrayBufferLike, offset: number, length: number): { toString(): string } };
  isUtf8?(bytes: Uint8Array): boolean;
}

/** The runtime's `node:buffer`, which decodes 95 kB in 13 µs instead of 24 µs. An import could confuse a bundler. */
const nodeBuffer: NodeBuffer | undefined = globalThis.process?.getBuiltinModule?.("node:buffer");

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** First byte of a byte order mark. */
const MARK = 0xef;

/** Parses signed bytes as JSON: strict UTF-8, no byte order mark, at most 10,000 levels deep. */
export function parseBody(bytes: Uint8Array): Step<unknown> {
  let text: string;
  try {
    text = decode(bytes);
  } catch {
    return reject("not-utf8", "the body is not UTF-8");
  }
  if (findTooDeep(text, MAX_DEPTH) >= 0) {
    return reject("too-deep", `the body has more than ${MAX_DEPTH} nested arrays and objects`);
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // The engine's own message would quote the body.
    return reject("not-json", "the body is not JSON");
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === MARK || !nodeBuffer?.isUtf8?.(bytes)) return utf8.decode(bytes);
  return nodeBuffer.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
