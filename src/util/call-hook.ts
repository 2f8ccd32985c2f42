/** Calls a hook immediately, and passes on what it throws or rejects with. Even a `() => void` hook may be async. */
export function callHook(hook: () => void, onThrow: (cause: unknown) => void): void {
  (async () => hook())().catch(onThrow);
}

/** Wraps a hook for errors that nobody else receives. The result never throws; errors from the hook are logged. */
export function createLastHook<A extends readonly unknown[]>(
  hook: (...args: A) => void,
): (...args: A) => void {
  return (...args) =>
    callHook(
      () => hook(...args),
      (cause) => console.error(cause),
    );
}
