import type { Contract } from "../contracts.ts";
import type { Declaration as AnyDeclaration, Type as AnyType, JsonType } from "../model/model.ts";
import { readModel } from "../model/read-model.ts";

export type { JsonType } from "../model/model.ts";
/** What a member, an item or a value holds. */
export type Type =
  | { readonly kind: "string" | "number" | "boolean" }
  /** `safe` integers lie within ±(2^53 − 1); others are draft-07 integers without bound (R2.2). */
  | { readonly kind: "integer"; readonly safe: boolean }
  /** A string that is always the same, such as the `type` of a group. */
  | { readonly kind: "constant"; readonly value: string }
  /** JSON kept as it came, of one of these types. */
  | { readonly kind: "json"; readonly types: readonly JsonType[] }
  | { readonly kind: "list"; readonly items: Type }
  | { readonly kind: "map"; readonly values: Type }
  | { readonly kind: "nullable"; readonly of: Type }
  /** A declaration of the same contract. */
  | { readonly kind: "named"; readonly name: string };

/** A member of a record. */
export interface Field {
  /** Name in JSON. */
  readonly name: string;
  readonly type: Type;
  /** Whether the member may be missing, which is not the same as null. */
  readonly optional: boolean;
  readonly doc: string;
}

/** An object with listed members; members beside them are kept. */
export interface RecordType {
  readonly kind: "record";
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly Field[];
  /** Value of `event`, where the record is an envelope; `event` is then no field. */
  readonly event?: string;
  /** Member whose keys `before_update` must keep to (W6.3), with the keys that are allowed in any case. */
  readonly before?: { readonly of: string; readonly known: readonly string[] };
}

/** Strings with names: any string is valid where the vocabulary is open. */
export interface Vocabulary {
  readonly kind: "vocabulary";
  readonly name: string;
  readonly doc: string;
  readonly values: readonly string[];
  readonly open: boolean;
}

/** Another name of a type. */
export interface Alias {
  readonly kind: "alias";
  readonly name: string;
  readonly doc: string;
  readonly type: Type;
}

/** A value of one of several types, told apart by their JSON type. */
export interface Union {
  readonly kind: "union";
  readonly name: string;
  readonly doc: string;
  readonly branches: readonly { readonly json: JsonType; readonly type: Type }[];
}

/** An object that is one of several records, told apart by a member. */
export interface Sum {
  readonly kind: "sum";
  readonly name: string;
  readonly doc: string;
  /** Member that names the record: `event`, or `type`, which may be missing (R2.1). */
  readonly tag: string;
  /** Whether another value of the tag is a branch of its own that keeps the document (W6.1). */
  readonly open: boolean;
  readonly branches: readonly { readonly value: string; readonly record: string }[];
}

export type Declaration = RecordType | Vocabulary | Alias | Union | Sum;

/** The types of a contract, those that others need first. */
export interface ContractModel {
  /** Name of the contract, such as `raster-info`. */
  readonly name: string;
  /** File that the contract is written in. */
  readonly source: string;
  /** Declaration of the whole document. */
  readonly main: string;
  readonly declarations: readonly Declaration[];
}

/**
 * Narrows the types of a contract, as a receiver reads it, to those that the languages write.
 *
 * @throws Error when no language has a type for one.
 */
export function modelOf(contract: Contract): ContractModel {
  const { name, source, main, declarations } = readModel(contract, "tolerant");
  return { name, source, main, declarations: declarations.map(narrow) };
}

function narrow(one: AnyDeclaration): Declaration {
  if (one.kind === "enumeration" || one.kind === "choice")
    throw new Error(`cannot model ${one.name}: a ${one.kind}`);
  if (one.kind === "union")
    return { ...one, branches: one.branches.map((branch) => ({ ...branch, type: typed(branch.type) })) };
  if (one.kind === "alias") return { ...one, type: typed(one.type) };
  if (one.kind !== "record") return one;
  const { tag, before, rest: _, ...record } = one;
  const fields = one.fields.filter((field) => field.name !== tag?.member);
  return {
    ...record,
    fields: fields.map((field) => ({ ...field, type: typed(field.type) })),
    ...(tag !== undefined && { event: tag.value }),
    ...(before !== undefined && { before }),
  };
}

function typed(type: AnyType): Type {
  if (type.residual !== undefined) throw new Error(`cannot model ${Object.keys(type.residual).join(", ")}`);
  if (type.kind === "list") return { kind: "list", items: typed(type.items) };
  if (type.kind === "map") return { kind: "map", values: typed(type.values) };
  if (type.kind === "nullable") return { kind: "nullable", of: typed(type.of) };
  if (type.kind !== "constant") return type;
  if (typeof type.value !== "string")
    return { kind: "json", types: [type.value === null ? "null" : "number"] };
  return { kind: "constant", value: type.value };
}
