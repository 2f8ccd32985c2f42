import { createInterface } from "node:readline";

/** Answers every line of standard input with the result of a function, or with `!` and the reason for rejecting it. */
export async function readLines(read: (text: string) => string | Promise<string>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      console.log(await read(line));
    } catch (error) {
      console.log(`!${String(error).replaceAll("\n", " ")}`);
    }
  }
}
