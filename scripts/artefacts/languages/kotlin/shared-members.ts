import type { Type } from "#src/model/model.ts";
import { itemAt } from "#src/util/item-at.ts";
import { joinMembers } from "../join-members.ts";
import type { NamedField, NamedModel } from "../naming.ts";
import { readInner, resolveAlias } from "../resolve-alias.ts";
import { writeMemberType } from "./types.ts";

/** A member with the same type in every edition that has it; null in an edition that lacks it. */
export interface SharedMember {
  readonly id: string;
  readonly doc: string;
  readonly type: string;
  /** Whether each edition has it. */
  readonly isAlways: boolean;
}

/** What every edition of a contract has: the members of each record and vocabulary, by the name of the type. */
export type Shared = ReadonlyMap<string, readonly SharedMember[]>;

/** Finds what some editions have in common, the newest first. */
export function findShared(models: readonly NamedModel[]): Shared {
  const names = models.flatMap(({ declarations }) =>
    declarations.filter(({ kind }) => kind === "record" || kind === "vocabulary").map(({ name }) => name),
  );
  return new Map([...new Set(names)].map((name) => [name, findMembers(name, models)] as const));
}

function findMembers(name: string, models: readonly NamedModel[]): readonly SharedMember[] {
  const records = models.flatMap((model) => {
    const one = model.scope.get(name);
    return one?.kind === "record" ? [{ model, one }] : [];
  });
  if (records.length === 0)
    return [{ id: "value", doc: "The value as in JSON.", type: "String", isAlways: true }];
  return joinMembers(records).flatMap((fields) => joinMember(fields, records.length));
}

function joinMember(
  fields: readonly { readonly field: NamedField; readonly model: NamedModel }[],
  editions: number,
): readonly SharedMember[] {
  const types = fields.map(({ field, model }) =>
    isShared(field.type, model) ? writeMemberType(field, model) : "",
  );
  const plain = new Set(types.map((type) => type.replace(/\?$/, "")));
  const [type = ""] = plain;
  const isAlways = fields.length === editions;
  if (plain.size > 1 || type === "" || (type.startsWith("Field<") && !isAlways)) return [];
  const { id, doc } = itemAt(fields, 0).field;
  const isNullable = !isAlways || types.some((one) => one.endsWith("?"));
  return [{ id, doc, type: `${type.replace(/^Field</, "Field<out ")}${isNullable ? "?" : ""}`, isAlways }];
}

/** Checks whether a type is the same in every edition: unions differ. */
function isShared(type: Type, model: NamedModel): boolean {
  const base = resolveAlias(type, model.scope);
  const inner = readInner(base);
  if (inner !== undefined) return isShared(inner, model);
  const kind = base.kind === "named" ? model.scope.get(base.name)?.kind : undefined;
  return kind !== "union" && kind !== "sum";
}
