/** A stream that the command line writes to. */
export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal; 80 if there is none. */
  readonly columns: number;
  /** Resolves when the text is on its way, so that a caller that awaits it keeps only one text in memory. */
  write(text: string): Promise<void>;
}

/** Everything that the command line uses of its process. */
export interface Io {
  /** A chunk is valid until the next one is asked for. */
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts when the user interrupts the program. */
  readonly signal: AbortSignal;
  /** A command calls it if it ends by itself soon after `signal` aborts; otherwise the process ends at once. */
  readonly endGently?: () => void;
  readFile(path: string): Promise<Uint8Array>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** Name of standard input among the files on a command line. */
export const STDIN = "-";

/** A mistake of the user, reported in one line; the program ends with exit code 2. */
export class UsageError extends Error {}
