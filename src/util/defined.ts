/** An object without the members that are undefined. */
type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Leaves out the members of an object that are undefined. */
export function defined<T extends object>(members: T): Defined<T> {
  const kept = Object.entries(members).filter(([, value]) => value !== undefined);
  // The remaining members keep their types.
  return Object.fromEntries(kept) as Defined<T>;
}
