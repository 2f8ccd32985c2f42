import type { Edit } from "./edit.ts";

/** Makes one edit per named value, all at the same path. */
export function editsAt(path: string, values: Readonly<Record<string, unknown>>): Edit[] {
  return Object.entries(values).map(([name, value]) => [`${path}: ${name}`, path, value]);
}
