/** Names that one may take for members of a closed vocabulary, by a member of it. */
const named: Readonly<Record<string, readonly string[]>> = {
  "create:task": ["ping", "create:job"],
  project: ["user"],
  Byte: ["Int8", "Int64", "UInt8", "Unknown", "Float32"],
  NaN: ["Inf"],
};

/** Lists names near a closed vocabulary that it does not hold. */
export function listNeighbours(members: readonly unknown[]): string[] {
  return members.flatMap((one) => named[String(one)] ?? []).filter((one) => !members.includes(one));
}
