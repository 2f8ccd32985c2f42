/** A value, or a promise of it. */
export type MaybePromise<T> = T | PromiseLike<T>;

/**
 * Continues with a value at once, or after its promise: an `await` without anything to wait for costs a small delivery
 * as much as its validation. The value must not have a property `then`.
 */
export function chain<T extends object, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> {
  return "then" in value ? value.then(next) : next(value);
}
