/** Reads a choice that the reader made earlier; pages opened from a disk may have no storage. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice for the other pages; without a value, forgets it. */
export function writeChoice(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // The choice is then valid for this page only.
  }
}
