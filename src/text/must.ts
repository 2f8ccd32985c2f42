/**
 * Gives a value that is known to be there.
 *
 * @param what what it is, for the error
 * @throws Error when it is not.
 */
export function must<T>(value: T, what: string | number): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`cannot find ${what}`);
  return value;
}
