import { cut, printable } from "#src/util/display.ts";
import type { Io } from "./io.ts";

/** One line on the terminal of standard error, which each text replaces. */
export interface ProgressLine {
  show(text: string): Promise<void>;
  clear(): Promise<void>;
}

/** Creates a progress line; it shows nothing if standard error is not a terminal. */
export function createProgressLine({ stderr }: Pick<Io, "stderr">): ProgressLine {
  const { isTTY, columns } = stderr;
  return {
    async show(text) {
      if (isTTY) await stderr.write(`\r\u001b[2K${cut(printable(text), columns - 1)}`);
    },
    async clear() {
      if (isTTY) await stderr.write("\r\u001b[2K");
    },
  };
}
