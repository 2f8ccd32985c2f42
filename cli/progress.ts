import { count, writeBytes } from "#src/util/display.ts";
import type { Io, Output } from "./io.ts";

/** Shows the progress of the work. */
export interface Progress {
  update(bytes: number, records: number): void;
  stop(): void;
}

/** Columns of the bar. */
const BAR = 24;

/** Creates the progress for an output that is no terminal. */
export function createSilence(): Progress {
  return { update() {}, stop() {} };
}

/** Creates a bar on the terminal of standard error; without a total it only counts. */
export async function createProgress(io: Io, total: number | undefined): Promise<Progress> {
  const { SingleBar } = (await import("cli-progress")).default;
  const start = io.now();
  let done = { bytes: 0, records: 0 };
  const bar = new SingleBar({
    stream: asStream(io.stderr),
    format: () => writeProgress({ ...done, total, milliseconds: io.now() - start }),
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
  });
  const stop = (): void => bar.stop();
  io.signal.addEventListener("abort", stop, { once: true });
  bar.start(total ?? 0, 0);
  return {
    update(bytes, records) {
      done = { bytes, records };
      bar.update(bytes);
    },
    stop() {
      io.signal.removeEventListener("abort", stop);
      stop();
    },
  };
}

/** Makes a stream that the bar treats as a terminal. */
function asStream({ columns, write }: Output): NodeJS.WritableStream {
  const stream = { isTTY: true, columns, write: (text: string) => void write(text) };
  // The bar and node:readline write to it and ask for nothing else.
  return stream as unknown as NodeJS.WritableStream;
}

/** How far the work is. */
export interface Stage {
  readonly bytes: number;
  readonly records: number;
  readonly total: number | undefined;
  readonly milliseconds: number;
}

/** Writes the line of a stage: bar and share (if the total is known), records, megabytes, rate, time left. */
export function writeProgress({ bytes, records, total, milliseconds }: Stage): string {
  const rate = bytes / Math.max(1, milliseconds);
  const parts = [count(records, "record"), writeBytes(bytes), `${writeBytes(rate * 1000)}/s`];
  if (total === undefined) return parts.join("  ");
  const share = total === 0 ? 1 : Math.min(1, bytes / total);
  const filled = Math.round(share * BAR);
  const left = rate > 0 ? `${Math.ceil((total - bytes) / rate / 1000)} s left` : "";
  const bar = "█".repeat(filled) + "░".repeat(BAR - filled);
  return [`${bar} ${Math.floor(share * 100)} %`, ...parts, left].join("  ").trimEnd();
}
