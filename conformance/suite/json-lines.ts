import { StringDecoder } from "node:string_decoder";

/** Longest line in characters: a document of 10 MiB, each byte escaped, fits. */
const LONGEST = 2 ** 26;

/**
 * Reads lines of UTF-8 that end in LF or CR LF; the last line may lack its end. Throws for a line without end.
 *
 * `node:readline` also ends a line at U+2028 and U+2029, which JSON allows inside a string.
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

/** Writes a value as one line of JSON, also for readers that end a line at U+2028 and U+2029. */
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
