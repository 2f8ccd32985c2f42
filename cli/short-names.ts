/** Removes the directory that all files share from their names. */
export function shortNames(names: readonly string[]): readonly string[] {
  const [first = ""] = names;
  let equal = 0;
  while (equal < first.length && names.every((name) => name[equal] === first[equal])) equal += 1;
  const directory = first.slice(0, equal).lastIndexOf("/") + 1;
  return names.map((name) => name.slice(directory));
}
