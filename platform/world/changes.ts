import changes from "./changes.json" with { type: "json" };

/** A change of a resource that people and scenarios make. */
interface Change {
  readonly label: string;
  readonly set: object;
}

/** Lists the changes of a kind of resource. */
export function listChanges(kind: string): readonly Change[] {
  const rows: Readonly<Record<string, readonly Change[]>> = changes;
  return (Object.hasOwn(rows, kind) ? rows[kind] : undefined) ?? [];
}
