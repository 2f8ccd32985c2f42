/** Joins a group's path and a name. */
export function join(group: string, name: string): string {
  return `${group === "/" ? "" : group}/${name}`;
}

/** Returns a path without its last name; `/` for the root. */
export function findDirectory(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/"))) || "/";
}

/** Returns the last name of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Removes the leading slash of a path, because names in the result are relative to the root. */
export function relative(path: string): string {
  return path.replace(/^\//, "");
}
