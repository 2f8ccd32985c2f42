/** Names a type after its title, or its key if it has no title. A name that is not an identifier is capitalized. */
export function readTypeName(...texts: readonly unknown[]): string {
  const [first = ""] = texts.filter((text) => typeof text === "string");
  return /^[A-Za-z_]\w*$/.test(first) ? first : writeTypeName(first);
}

/** Turns a name such as `before_update`, `update:task` or `Task.labels.item` into a type name. */
export function writeTypeName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
