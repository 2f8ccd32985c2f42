import { createInterface } from "node:readline";

/** Answers every line of standard input with what a function makes of it, or with `!` and why it is refused. */
export async function readLines(read: (text: string) => string | Promise<string>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      console.log(await read(line));
    } catch (error) {
      console.log(`!${String(error).replaceAll("\n", " ")}`);
    }
  }
}
