import { StringDecoder } from "node:string_decoder";

/** Maximum number of characters in a line: enough for a document of 10 MiB with every byte escaped. */
const LONGEST = 2 ** 26;

/**
 * Reads UTF-8 lines that end in LF or CR LF; the last line need not. Throws if a line is too long.
 *
 * `node:readline` is not used, because it also ends lines at U+2028 and U+2029, which JSON allows inside strings.
 */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  longest: number = LONGEST,
): AsyncGenerator<string, void, undefined> {
  const decoder = new StringDecoder("utf8");
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const [first = "", ...rest] = decoder.write(Buffer.from(chunk)).split("\n");
    parts.push(first);
    for (const next of rest) {
      yield parts.join("").replace(/\r$/, "");
      parts = [next];
      length = 0;
    }
    length += parts.at(-1)?.length ?? 0;
    if (length > longest) throw new Error(`a line has more than ${longest} characters`);
  }
  const last = parts.join("") + decoder.end();
  if (last !== "") yield last;
}

/** Writes a value as one line of JSON. It escapes U+2028 and U+2029, where some readers end a line. */
export function writeLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) =>
    end === "\u2028" ? "\\u2028" : "\\u2029",
  );
}

/** Responds to requests, one per line, until standard input ends. */
export async function serveLines<R>(answer: (request: R) => Promise<object>): Promise<void> {
  for await (const line of readLines(process.stdin)) {
    const { id, ...request } = JSON.parse(line);
    process.stdout.write(`${writeLine({ id, ...(await answer(request)) })}\n`);
  }
}
