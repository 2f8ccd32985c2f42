/** Calls a hook at once, which may be async though its type does not say so, and hands on what it throws or rejects with. */
export function callHook(hook: () => void, onThrow: (cause: unknown) => void): void {
  (async () => hook())().catch(onThrow);
}

/** Makes a hook that never throws, for errors that nobody else receives; what it throws itself is logged. */
export function createLastHook<A extends readonly unknown[]>(
  hook: (...args: A) => void,
): (...args: A) => void {
  return (...args) =>
    callHook(
      () => hook(...args),
      (cause) => console.error(cause),
    );
}
