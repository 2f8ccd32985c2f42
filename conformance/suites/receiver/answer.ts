import { type ByteReader, ConnectionError } from "./byte-reader.ts";

/** An answer of the receiver. */
export interface Answer {
  readonly status: number;
  /** Status line and header lines, as received. */
  readonly head: string;
  /** Values by name in lower case; several lines are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Whether the connection stays open. */
  readonly kept: boolean;
}

/** The bytes are not an answer of HTTP/1.1; the message says why. */
export class AnswerError extends Error {}

const MOST_HEAD = 65_536;
const MOST_BODY = 1_048_576;

/** Options of a reader of answers. */
interface AnswerOptions {
  /** Method of the request; the answer to HEAD has no body. */
  readonly method: string;
  /** Called when `100 Continue` comes. */
  readonly onContinue?: () => void;
}

/**
 * Reads the answer to one request (RFC 9112); interim answers are skipped.
 *
 * @throws AnswerError if it is not one; the reader's error if the connection fails.
 */
export async function readAnswer(reader: ByteReader, options: AnswerOptions): Promise<Answer> {
  const head = (await reader.until("\r\n\r\n", MOST_HEAD)).toString("latin1");
  const [start = "", ...lines] = head.slice(0, -4).split("\r\n");
  const [, minor, digits] = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: .*)?$/.exec(start) ?? [];
  if (digits === undefined)
    throw new AnswerError(`no status line of HTTP/1.1: ${JSON.stringify(start.slice(0, 80))}`);
  const status = Number(digits);
  if (status < 200) {
    options.onContinue?.();
    return readAnswer(reader, options);
  }
  const headers = readHeaders(lines);
  const isEmpty = options.method === "HEAD" || [204, 304].includes(status);
  const { body, delimited } = await readBody(reader, headers, isEmpty).catch((cause: unknown) => {
    // A rejection may be followed by a reset, which discards its text.
    if (status < 400 || !(cause instanceof ConnectionError)) throw cause;
    return { body: Buffer.alloc(0), delimited: false };
  });
  const connection = headers.get("connection")?.toLowerCase() ?? "";
  const kept =
    delimited && (minor === "1" ? !connection.includes("close") : connection.includes("keep-alive"));
  return { status, head, headers, body, kept };
}

function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new AnswerError(`no header line: ${JSON.stringify(line.slice(0, 80))}`);
    const key = name.toLowerCase();
    headers.set(key, [headers.get(key) ?? [], value].flat().join(", "));
  }
  return headers;
}

/** A body that ends only with the connection leaves no connection to keep. */
async function readBody(
  reader: ByteReader,
  headers: ReadonlyMap<string, string>,
  isEmpty: boolean,
): Promise<{ readonly body: Buffer; readonly delimited: boolean }> {
  if (isEmpty) return { body: Buffer.alloc(0), delimited: true };
  if (headers.get("transfer-encoding")?.toLowerCase() === "chunked")
    return { body: await readChunks(reader), delimited: true };
  const length = headers.get("content-length");
  if (length === undefined) return { body: await reader.rest(MOST_BODY), delimited: false };
  if (!/^\d+$/.test(length) || Number(length) > MOST_BODY) throw new AnswerError(`a body of ${length} bytes`);
  return { body: await reader.exactly(Number(length)), delimited: true };
}

async function readChunks(reader: ByteReader): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = MOST_BODY;
  for (;;) {
    const [digits] = /^[\da-f]+/i.exec((await reader.until("\r\n", MOST_HEAD)).toString("latin1")) ?? [];
    const size = digits === undefined ? Number.NaN : Number.parseInt(digits, 16);
    if (!(size <= left)) throw new AnswerError("no size of a chunk, or more than 1 MiB of them");
    if (size === 0) break;
    left -= size;
    chunks.push((await reader.exactly(size + 2)).subarray(0, -2));
  }
  while ((await reader.until("\r\n", MOST_HEAD)).length > 2);
  return Buffer.concat(chunks);
}
