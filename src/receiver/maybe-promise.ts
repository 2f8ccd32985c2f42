/** A value, or a promise for it. */
export type MaybePromise<T> = T | PromiseLike<T>;

/**
 * Continues with a value immediately, or with the result of its promise. Four needless `await` steps take 0.3 µs, twice
 * as long as decoding a 1.2 kB delivery. The value must not have a property `then`.
 */
export function chain<T extends object, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> {
  return "then" in value ? value.then(next) : next(value);
}
