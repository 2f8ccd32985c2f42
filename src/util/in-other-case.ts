/** Writes a name in upper case, or in lower case if it is already upper case. */
export function inOtherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}
