/** A stream that the command line writes to. */
export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal; 80 where there is none. */
  readonly columns: number;
  /** Resolves when the text is on its way, so that a caller that awaits it keeps only one text in memory. */
  write(text: string): Promise<void>;
}

/** All that the command line knows of the process around it. */
export interface Io {
  /** A chunk is valid until the next one is asked for. */
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts when the user interrupts the program. */
  readonly signal: AbortSignal;
  /** Called by a command that ends by itself, and soon, once `signal` aborts; else the process ends at once. */
  readonly endGently?: () => void;
  readFile(path: string): Promise<Uint8Array>;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
}

/** Name of standard input among the files on a command line. */
export const STDIN = "-";

/** A mistake of the user, reported in one line; the program ends with exit code 2. */
export class UsageError extends Error {}
