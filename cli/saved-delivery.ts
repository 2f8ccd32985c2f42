import { mkdir, readdir, writeFile } from "node:fs/promises";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { join } from "node:path";
import { signatureHeader } from "#src/signature/signature.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { type Io, UnavailableError } from "./command.ts";
import { nameInput, readBytes, readInput } from "./read-input.ts";

/** Header lines, exactly as in the request. A name may occur several times. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** A body, with its header lines if it was saved by `listen`. */
export interface SavedDelivery {
  readonly body: Uint8Array;
  readonly headers?: HeaderLines;
}

/** Name of the file with the exact bytes of a saved delivery. */
export const bodyFile = "body";
/** Name of the file with its header lines. */
export const headersFile = "headers.json";

/** Saves a delivery in a new directory, and resolves to the directory. */
export type SaveDelivery = (label: string, delivery: SavedDelivery) => Promise<string>;

/**
 * Creates a function that saves deliveries below a directory, numbered from `0001-<label>` or after the highest
 * existing number.
 */
export async function createSaveDelivery(parent: string): Promise<SaveDelivery> {
  const numbers = (await readdir(parent)).map((name) => Number(/^\d{4,}(?=-)/.exec(name)?.[0] ?? 0));
  let last = numbers.reduce((most, one) => Math.max(most, one), 0);
  // Only the owner may read a saved delivery.
  const createDirectory = async (label: string): Promise<string> => {
    last += 1;
    const directory = join(parent, `${String(last).padStart(4, "0")}-${label}`);
    return mkdir(directory, { mode: 0o700 }).then(
      () => directory,
      (cause: unknown) => {
        // Another process also saves there.
        if (readErrorDetails(cause).code === "EEXIST") return createDirectory(label);
        throw cause;
      },
    );
  };
  return async (label, { body, headers = [] }) => {
    const directory = await createDirectory(label);
    const lines = headers.map((line) => `  ${JSON.stringify(line)}`).join(",\n");
    await writeFile(join(directory, bodyFile), body, { flag: "wx", mode: 0o600 });
    await writeFile(join(directory, headersFile), `[\n${lines}\n]\n`, { flag: "wx", mode: 0o600 });
    return directory;
  };
}

/** Reads a body from a file or standard input, or a delivery from a directory that `listen` saved. */
export async function readSaved(path: string, io: Io): Promise<SavedDelivery> {
  const input = await readInput(path, io);
  if ("bytes" in input) return { body: input.bytes };
  const { reason, message } = input.rejection;
  if (reason !== "directory") throw new UnavailableError(`${nameInput(path)}: ${message}`);
  const found = await readInput(join(path, bodyFile), io);
  if (!("bytes" in found))
    throw new UnavailableError(`${path}: not a directory saved by listen: it has no file "${bodyFile}"`);
  const body = found.bytes;
  const file = join(path, headersFile);
  const text = new TextDecoder().decode(await readBytes(file, io));
  return { body, headers: parseHeaders(text, file) };
}

function parseHeaders(text: string, file: string): HeaderLines {
  try {
    const lines: unknown = JSON.parse(text);
    if (Array.isArray(lines) && lines.every(isHeaderLine)) return lines;
  } catch {
    // Reported below.
  }
  throw new UnavailableError(`${file}: not a list of header lines, each a name and a value`);
}

/** Throws for a header that is not allowed in a request, such as a value with a line feed. */
function isHeaderLine(line: unknown): line is [string, string] {
  const [name, value]: readonly unknown[] = Array.isArray(line) && line.length === 2 ? line : [];
  if (typeof name !== "string" || typeof value !== "string") return false;
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return true;
}

/** Lists the signatures in header lines. */
export function signaturesIn(headers: HeaderLines): readonly string[] {
  const wanted = signatureHeader.toLowerCase();
  return headers.flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value] : []));
}
