/** An object without the properties that are undefined. */
type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Leaves out the properties of an object that are undefined. */
export function defined<T extends object>(properties: T): Defined<T> {
  const kept = Object.entries(properties).filter(([, value]) => value !== undefined);
  // The remaining properties keep their types.
  return Object.fromEntries(kept) as Defined<T>;
}
