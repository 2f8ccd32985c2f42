/** Converts a name to upper case, or to lower case if it is already in upper case. */
export function inOtherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}
