/** A value, or a promise of it. */
export type Soon<T> = T | PromiseLike<T>;

/**
 * Continues with a value at once, or after its promise: without anything to wait for, an `await` would cost a small
 * delivery as much as its validation. The value must not have a member `then`.
 */
export function after<T extends object, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return "then" in value ? value.then(next) : next(value);
}
