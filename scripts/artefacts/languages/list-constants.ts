import { pascalCase } from "./names.ts";
import type { NamedField, NamedRecord, Naming, Of } from "./naming.ts";

/** Lists members that are always the same string as vocabularies of one word, for languages without a type of one string. */
export function listConstants(record: NamedRecord, naming: Naming): readonly Of<"vocabulary">[] {
  return record.fields.filter(isWord).map((one) => {
    const value = String(one.type.kind === "constant" && one.type.value);
    return {
      kind: "vocabulary",
      name: constantName(record, one),
      doc: `What \`${one.name}\` says of a \`${record.name}\`.`,
      values: [value],
      ids: [naming.value(value, false)],
      open: false,
    };
  });
}

/** Checks whether a member is always the same string. */
export function isWord({ type }: NamedField): boolean {
  return type.kind === "constant" && typeof type.value === "string";
}

/** Names the type of a member that is always the same string. */
export function constantName({ name }: NamedRecord, field: NamedField): string {
  return name + pascalCase(field.name);
}
