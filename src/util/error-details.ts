import { readProperty } from "./read-property.ts";

/** Details of a thrown value; empty if it has none. */
interface ErrorDetails {
  readonly message: string;
  /** Error code, as in Node's errors: `ENOENT`. */
  readonly code: string;
  readonly syscall: string;
  /** Output of the process that failed, if any. */
  readonly stdout: string;
  readonly stderr: string;
}

/** Reads the details of a thrown value, whatever its type. */
export function readErrorDetails(cause: unknown): ErrorDetails {
  const tell = (key: string): string => {
    const value = readProperty(cause, key);
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
