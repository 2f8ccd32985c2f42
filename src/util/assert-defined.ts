/**
 * Returns a value that is known to exist.
 *
 * @param what name of the value, for the error
 * @throws Error if it is null or undefined.
 */
export function assertDefined<T>(value: T, what: string | number): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`cannot find ${what}`);
  return value;
}
