import type { Contract } from "#src/model/contract.ts";
import type { Declaration, Events, Field, Model, RecordType, Type, Vocabulary } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import { pascalCase } from "./names.ts";

/** How a language names things, and names that it or the runtime reserves. */
export interface Naming {
  /** Spells the name of a type, which comes in PascalCase. Default: as it comes. */
  type?(name: string): string;
  /** Names a member of a record; a name that is taken gets an underscore. */
  member(name: string): string;
  /** Spells the name of a module, which comes in snake_case. Default: as it comes. */
  namespace?(name: string): string;
  /** Names a known value of a vocabulary. */
  value(name: string, isOpen: boolean): string;
  readonly reservedTypes: ReadonlySet<string>;
  readonly reservedMembers: ReadonlySet<string>;
  /** Whether a member hides a type of the same name. */
  readonly membersHideTypes?: boolean;
  readonly reservedValues?: ReadonlySet<string>;
}

/** Leaves names unchanged, for another tool to change. */
export const verbatim: Naming = {
  member: (name) => name,
  value: (value) => value,
  reservedTypes: new Set(),
  reservedMembers: new Set(),
};

/** A member with its name in the language. */
export interface NamedField extends Field {
  readonly id: string;
}

/** A record with a name for each member. The tag of an envelope is not among its fields. */
export interface NamedRecord extends Omit<RecordType, "fields" | "tag"> {
  readonly fields: readonly NamedField[];
  readonly tag?: { readonly member: string; readonly value: string; readonly id: string };
}

/** A vocabulary with a name for each value, in the order of the values. */
interface NamedVocabulary extends Vocabulary {
  readonly ids: readonly string[];
}

export type NamedDeclaration = NamedRecord | NamedVocabulary | Exclude<Declaration, RecordType | Vocabulary>;

/** A contract with names for types, members and values that the language allows. */
export interface NamedModel extends Omit<Model, "declarations"> {
  /** Name of the edition's namespace, such as `webhook_2_3`. */
  readonly namespace: string;
  /** Short name of the contract, such as `webhook`, if this is its default edition. */
  readonly short?: string;
  readonly declarations: readonly NamedDeclaration[];
  readonly scope: Scope;
  /** The same edition in strict mode. */
  readonly strict?: NamedModel;
}

/** An edition in the package of a language. */
export interface Carried {
  readonly contract: Contract;
  readonly model: NamedModel;
  /** Rules that a valid document may break, as lines of JSON; see `RuleTable`. */
  readonly rules?: readonly string[] | undefined;
}

/** Declarations by their name. */
export type Scope = ReadonlyMap<string, NamedDeclaration>;

/**
 * Finds a record by its name.
 *
 * @throws Error if no record has the name.
 */
export function findRecord(scope: Scope, name: string): NamedRecord {
  const found = scope.get(name);
  if (found?.kind !== "record") throw new Error(`cannot find the record ${name}`);
  return found;
}

/** Names the member that gives the tag of every envelope. */
export function findTagId({ branches }: Events, scope: Scope): string {
  return assertDefined(findRecord(scope, itemAt(branches, 0).record).tag, "tag").id;
}

/** Finds the union of events that every document belongs to. */
export function rootEvents({ scope, main }: Pick<NamedModel, "scope" | "main">): Events | undefined {
  const root = scope.get(main);
  return root?.kind === "sum" && root.open ? root : undefined;
}

/** Lists the branches of the union that is the whole document, if it is one. */
export function rootBranches({ scope, main }: Pick<NamedModel, "scope" | "main">): Of<"sum">["branches"] {
  const root = scope.get(main);
  return root?.kind === "sum" ? root.branches : [];
}

/** A declaration of some kind. */
export type Of<K extends Declaration["kind"]> = Extract<NamedDeclaration, { kind: K }>;

/** Words of the namespace of an edition. */
interface Place {
  readonly namespace: string;
  readonly short?: string;
}

/** Names everything in a contract for a language, so that no name clashes with another or a reserved one. */
export function nameModel(model: Model, place: Place, naming: Naming): NamedModel {
  const names = uniqueNames(
    model.declarations.map(({ name }) => name),
    (name) => naming.type?.(typeName(name)) ?? typeName(name),
    naming.reservedTypes,
  );
  const own = new Map(model.declarations.map(({ name }, i) => [name, itemAt(names, i)]));
  const rename = (name: string): string => own.get(name) ?? name;
  const taken = new Set([...naming.reservedMembers, ...(naming.membersHideTypes === true ? names : [])]);
  const declarations = model.declarations.map((one) =>
    renamed(one, rename, { ...naming, reservedMembers: taken }),
  );
  return {
    ...model,
    ...place,
    main: rename(model.main),
    declarations,
    scope: new Map(declarations.map((one) => [one.name, one])),
  };
}

function typeName(name: string): string {
  const pascal = /^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascalCase(name);
  return /^[A-Za-z]/.test(pascal) ? pascal : `Type${pascal}`;
}

/** Makes an identifier for each name: a reserved one gets an underscore, a repeated one a number. */
export function uniqueNames(
  names: readonly string[],
  nameOf: (name: string) => string,
  reserved: ReadonlySet<string> = new Set(),
): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = nameOf(name);
    const base = reserved.has(plain) ? `${plain}_` : plain;
    let id = base;
    const joint = base.includes("_") || /^[a-z]/.test(base) ? "_" : "";
    for (let i = 2; taken.has(id); i++) id = `${base}${joint}${i}`;
    taken.add(id);
    return id;
  });
}

function renamed(one: Declaration, rename: (name: string) => string, naming: Naming): NamedDeclaration {
  const head = { name: rename(one.name), doc: writeSentence(one.doc, one.name) };
  switch (one.kind) {
    case "record": {
      const { tag: _, ...others } = one;
      return { ...others, ...head, ...renamedRecord(one, rename, naming) };
    }
    case "vocabulary":
      return {
        ...one,
        ...head,
        ids: uniqueNames(one.values, (value) => naming.value(value, one.open), naming.reservedValues),
      };
    case "enumeration":
      return { ...one, ...head };
    case "alias":
      return { ...one, ...head, type: renamedType(one.type, rename) };
    case "union":
      return {
        ...one,
        ...head,
        branches: one.branches.map(({ json, type }) => ({ json, type: renamedType(type, rename) })),
      };
    case "sum":
      return {
        ...one,
        ...head,
        branches: one.branches.map(({ value, record }) => ({ value, record: rename(record) })),
      };
  }
}

function renamedRecord(
  { fields, tag, rest }: RecordType,
  rename: (name: string) => string,
  naming: Naming,
): Pick<NamedRecord, "fields" | "rest" | "tag"> {
  const members = fields.filter(({ name }) => name !== tag?.member);
  // The discriminator comes first, so that it has the same name in every envelope.
  const names = [...(tag === undefined ? [] : [tag.member]), ...members.map(({ name }) => name)];
  const ids = uniqueNames(names, naming.member, naming.reservedMembers);
  const start = names.length - members.length;
  return {
    fields: members.map((field, i) => ({
      ...field,
      id: itemAt(ids, start + i),
      doc: writeSentence(field.doc, field.name),
      type: renamedType(field.type, rename),
    })),
    rest: renamedType(rest, rename),
    ...(tag !== undefined && { tag: { ...tag, id: itemAt(ids, 0) } }),
  };
}

function renamedType(type: Type, rename: (name: string) => string): Type {
  switch (type.kind) {
    case "named":
      return { ...type, name: rename(type.name) };
    case "list":
      return { ...type, items: renamedType(type.items, rename) };
    case "map":
      return { ...type, values: renamedType(type.values, rename) };
    case "nullable":
      return { ...type, of: renamedType(type.of, rename) };
    default:
      return type;
  }
}

/** Puts a description on one line; without a description, it is the name. */
function writeSentence(doc: string, name: string): string {
  return doc.trim() === "" ? `\`${name}\`.` : doc.trim().replaceAll(/\s*\n\s*/g, " ");
}
