/** Writes a name in upper case, or in lower case where it is in upper case already. */
export function inOtherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}
