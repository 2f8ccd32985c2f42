import { constants } from "node:buffer";
import { fstatSync } from "node:fs";
import type { Rejection, RejectionReason } from "#src/diagnostics/outcome.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { type Io, STDIN, UnavailableError } from "./command.ts";

/** The bytes of an input, or the reason why there are none. */
export type Input = { readonly bytes: Uint8Array } | { readonly rejection: Rejection };

const reasons: Readonly<Record<string, readonly [RejectionReason, string]>> = {
  ENOENT: ["missing", "no such file"],
  ENOTDIR: ["missing", "no such file"],
  EISDIR: ["directory", "is a directory"],
  EACCES: ["no-access", "permission denied"],
  EPERM: ["no-access", "permission denied"],
  ERR_FS_FILE_TOO_LARGE: ["too-large", "the file is too large for one document; is it NDJSON?"],
  ERR_STRING_TOO_LONG: ["too-large", "the file is too large for one document; is it NDJSON?"],
};

/** Names an input in a message. */
export function nameInput(file: string): string {
  return file === STDIN ? "<stdin>" : file;
}

/** Reads a whole input; `-` is standard input. */
export async function readInput(file: string, io: Io, isStdin: boolean = file === STDIN): Promise<Input> {
  try {
    return { bytes: isStdin ? await readAll(io.stdin) : await io.readFile(file) };
  } catch (cause) {
    return { rejection: explainRejection(cause) };
  }
}

/**
 * Reads the bytes of a file, or of standard input for `-`. If `name` is given, errors use it, and `-` is an
 * ordinary file name.
 *
 * @throws UnavailableError
 */
export async function readBytes(file: string, io: Io, name?: string): Promise<Uint8Array> {
  const input = await readInput(file, io, file === STDIN && name === undefined);
  if ("bytes" in input) return input.bytes;
  throw new UnavailableError(`${name ?? nameInput(file)}: ${input.rejection.message}`);
}

/**
 * Ends the command because a file or directory cannot be written. The error calls it `name`.
 *
 * @throws UnavailableError
 */
export function rejectOutput(name: string, cause: unknown): never {
  const { code } = readErrorDetails(cause);
  const isBlocked = code === "EEXIST" || code === "ENOTDIR";
  const known = isBlocked
    ? "its directory is a file"
    : code === "ENOENT" && "its directory cannot be created";
  throw new UnavailableError(`${name} cannot be written: ${known || explainRejection(cause).message}`);
}

/** Explains a file system error about an input. It omits the error's message, which contains the path. */
export function explainRejection(cause: unknown): Rejection {
  const { code, message } = readErrorDetails(cause);
  const [reason, text] = reasons[code] ?? ["unreadable", code === "" ? message : `cannot be read (${code})`];
  return { reason, message: text };
}

/** Reads a stream to its end, up to the maximum length of a string. */
export async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    checkSize(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Opens standard input. A directory is rejected, because it would read as empty. */
export function openStdin(): AsyncIterable<Uint8Array> {
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
  return process.stdin;
}

/**
 * Rejects an input that is too long for a string, before it is read.
 *
 * @throws Error with the code `ERR_STRING_TOO_LONG`
 */
export function checkSize(bytes: number): void {
  if (bytes > constants.MAX_STRING_LENGTH) throw Object.assign(new Error(), { code: "ERR_STRING_TOO_LONG" });
}
