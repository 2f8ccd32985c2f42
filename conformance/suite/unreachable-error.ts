/** The implementation cannot be started, cannot be reached or does not speak the protocol. The message is one line. */
export class UnreachableError extends Error {}

/** Explains that an adapter or a driver gave no description within some milliseconds, as it must. */
export function createDescribeError(
  cause: Error,
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): UnreachableError {
  const why = signal.aborted
    ? `none came within ${timeout} ms; give a slow start more time with --timeout`
    : cause.message;
  return new UnreachableError(`no answer to "describe": ${why}`);
}
