import { type ExecFileOptions, execFile } from "node:child_process";
import { promisify } from "node:util";
import { readErrorDetails } from "#src/util/error-details.ts";
import { readMember } from "#src/util/read-member.ts";

/** Milliseconds that only a hang reaches: a build in Kotlin takes over ten minutes while other checks use the machine. */
const LONGEST = 1_800_000;

interface CommandOptions extends Pick<ExecFileOptions, "cwd" | "env" | "timeout" | "killSignal"> {
  /** Highest exit code that is not a failure. Default: 0. */
  readonly worst?: number;
}

/** Runs a line of `sh`, as `runCommand` does. */
export function runShell(line: string, options?: CommandOptions): Promise<string> {
  return runCommand("sh", ["-c", line], options);
}

/**
 * Runs a command, and resolves to its output; ends it after half an hour, or after `timeout`.
 *
 * @throws Error with the end of the output, where it fails.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { worst = 0, ...options }: CommandOptions = {},
): Promise<string> {
  try {
    const bounds = { timeout: LONGEST, maxBuffer: 2 ** 28 };
    return (await promisify(execFile)(command, args, { ...bounds, ...options })).stdout;
  } catch (cause) {
    const { stdout, stderr, message } = readErrorDetails(cause);
    const code = readMember(cause, "code");
    if (typeof code === "number" && code <= worst) return stdout;
    const [first] = message.split("\n");
    throw new Error(`${first}: ${`${stdout}\n${stderr}`.trim().slice(-3_000)}`);
  }
}
