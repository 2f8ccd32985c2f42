import { createInterface } from "node:readline";
import type { LibraryRequest, LibraryResponse } from "../library/library-protocol.ts";

/** Answers requests, a line each, until standard input ends. */
export async function serveLines(
  answer: (request: LibraryRequest) => Promise<LibraryResponse>,
): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, ...request } = JSON.parse(line);
    process.stdout.write(`${JSON.stringify({ id, ...(await answer(request)) })}\n`);
  }
}
