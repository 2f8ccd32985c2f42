/** Calls a hook at once and passes on what it throws or rejects with: it may be async, whatever its type says. */
export function callHook(hook: () => void, onThrow: (cause: unknown) => void): void {
  (async () => hook())().catch(onThrow);
}

/** Makes a hook that never throws, for errors that nobody else receives; its own errors are logged. */
export function createLastHook<A extends readonly unknown[]>(
  hook: (...args: A) => void,
): (...args: A) => void {
  return (...args) =>
    callHook(
      () => hook(...args),
      (cause) => console.error(cause),
    );
}
