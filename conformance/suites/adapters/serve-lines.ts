import { readLines, writeLine } from "../runner/json-lines.ts";

/** Answers requests, a line each, until standard input ends. */
export async function serveLines<R>(answer: (request: R) => Promise<object>): Promise<void> {
  for await (const line of readLines(process.stdin)) {
    const { id, ...request } = JSON.parse(line);
    process.stdout.write(`${writeLine({ id, ...(await answer(request)) })}\n`);
  }
}
