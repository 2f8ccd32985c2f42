/** A stream that the command writes to. */
export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal. Default: 80. */
  readonly columns: number;
  /** Whether its reader, such as `head`, has ended; further text is dropped. */
  readonly isClosed: boolean;
  /** Resolves when the text is written, so that a caller who awaits it keeps only one text in memory. */
  write(text: string): Promise<void>;
}

/** Everything that the command uses of its process. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts when the user interrupts the command. */
  readonly signal: AbortSignal;
  /** A subcommand calls it if it ends by itself soon after `signal` aborts; otherwise the process ends at once. */
  readonly endGently?: () => void;
  readFile(path: string): Promise<Uint8Array>;
}

/** Name of standard input among the files of a command line. */
export const STDIN = "-";

/** An invalid command line: printed in one line, exit code 2. */
export class UsageError extends Error {}

/** Something that cannot be read, written or reached: printed in one line, and hints below it; exit code 3. */
export class UnavailableError extends Error {
  readonly hints: readonly string[];
  constructor(message: string, hints: readonly string[] = []) {
    super(message);
    this.hints = hints;
  }
}
