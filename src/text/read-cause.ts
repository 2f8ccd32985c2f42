import { readMember } from "./read-member.ts";

/** Details of a value that was thrown; empty where it has none. */
interface Cause {
  readonly message: string;
  /** As Node's errors have it: `ENOENT`. */
  readonly code: string;
  readonly syscall: string;
  /** What a process had written. */
  readonly stdout: string;
  readonly stderr: string;
}

/** Reads what a thrown value tells, whatever it is. */
export function readCause(cause: unknown): Cause {
  const tell = (key: string): string => {
    const value = readMember(cause, key);
    return value instanceof Uint8Array
      ? new TextDecoder().decode(value)
      : typeof value === "string"
        ? value
        : "";
  };
  const message = cause instanceof Error ? cause.message : tell("message") || String(cause ?? "");
  return {
    message,
    code: tell("code"),
    syscall: tell("syscall"),
    stdout: tell("stdout"),
    stderr: tell("stderr"),
  };
}
