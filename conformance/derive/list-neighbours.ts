/** Names that can be mistaken for members of a closed vocabulary, by a member of it. */
const named: Readonly<Record<string, readonly string[]>> = {
  "create:task": ["ping", "create:job"],
  project: ["user"],
  Byte: ["Int8", "Int64", "UInt8", "Unknown", "Float32"],
  NaN: ["Inf"],
};

/** Lists names that resemble those of a closed vocabulary but are not in it. */
export function listNeighbours(members: readonly unknown[]): string[] {
  return members.flatMap((one) => named[String(one)] ?? []).filter((one) => !members.includes(one));
}
