/** Names a type after the first text, capitalized where it is not an identifier: a title, else a key. */
export function readTypeName(...texts: readonly unknown[]): string {
  const [first = ""] = texts.filter((text) => typeof text === "string");
  return /^[A-Za-z_]\w*$/.test(first) ? first : writeTypeName(first);
}

/** Writes a name such as `before_update`, `update:task` or `Task.labels.item` in capitals, for a type. */
export function writeTypeName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
