import { constants } from "node:buffer";
import type { Refusal, RefusalReason } from "#src/diagnostics/outcome.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { type Io, STDIN } from "./io.ts";

/** The bytes of an input, or why there are none. */
export type Input = { readonly bytes: Uint8Array } | { readonly refusal: Refusal };

const reasons: Readonly<Record<string, readonly [RefusalReason, string]>> = {
  ENOENT: ["missing", "no such file"],
  ENOTDIR: ["missing", "no such file"],
  EISDIR: ["directory", "is a directory"],
  EACCES: ["no-access", "permission denied"],
  EPERM: ["no-access", "permission denied"],
  ERR_FS_FILE_TOO_LARGE: ["too-large", "the file is too large for one document; is it NDJSON?"],
  ERR_STRING_TOO_LONG: ["too-large", "the file is too large for one document; is it NDJSON?"],
};

/** Reads a whole input; `-` is standard input. */
export async function readInput(file: string, io: Io): Promise<Input> {
  try {
    return { bytes: file === STDIN ? await readAll(io.stdin) : await io.readFile(file) };
  } catch (cause) {
    return { refusal: explainRefusal(cause) };
  }
}

/** Says why an input could not be read, from what the file system threw. */
export function explainRefusal(cause: unknown): Refusal {
  const { code, message } = readErrorDetails(cause);
  const [reason, text] = reasons[code] ?? ["unreadable", message];
  return { reason, message: text };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    checkSize(size);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/**
 * Rejects more bytes than a string can hold, before they are read.
 *
 * @throws Error with the code `ERR_STRING_TOO_LONG`
 */
export function checkSize(bytes: number): void {
  if (bytes <= constants.MAX_STRING_LENGTH) return;
  throw Object.assign(new Error(`cannot read ${bytes} bytes as one text`), { code: "ERR_STRING_TOO_LONG" });
}
