import type { Declaration, Model, RecordType, Type } from "#src/model/model.ts";
import { textFormats } from "#src/model/text-formats.ts";

/** A property of an object, as a page shows it. */
export interface Property {
  readonly name: string;
  /** Markdown: `integer or null`, with a link to each object type. */
  readonly type: string;
  readonly optional: boolean;
  /** Sentences about it. */
  readonly about: string;
  /** Known values of an open vocabulary, or all values of a closed one. */
  readonly values: readonly string[];
  readonly closed: boolean;
}

/** An object type of a page. */
export interface ObjectType {
  readonly name: string;
  readonly about: string;
  readonly properties: readonly Property[];
}

/** Lists an object type and every object type below it, each once, in the order in which a reader meets them. */
export function listObjectTypes(model: Model, name: string): readonly ObjectType[] {
  const names = new Set<string>();
  const add = (one: string): void => {
    const declaration = find(model, one);
    if (names.has(one)) return;
    if (declaration.kind === "record") names.add(one);
    for (const type of listTypes(declaration)) for (const below of listNames(type)) add(below);
  };
  add(name);
  return [...names].map((one) => describeRecord(model, find(model, one) as RecordType));
}

/** Finds a declaration. */
export function find({ declarations, slug }: Model, name: string): Declaration {
  const found = declarations.find((one) => one.name === name);
  if (found === undefined) throw new Error(`cannot document ${slug}: no type is called "${name}"`);
  return found;
}

function describeRecord(model: Model, { name, doc, fields }: RecordType): ObjectType {
  const properties = fields.map((field): Property => {
    const vocabulary = findVocabulary(model, field.type);
    return {
      name: field.name,
      type: nameType(model, field.type),
      optional: field.optional,
      about: field.doc,
      values: vocabulary?.values ?? [],
      closed: vocabulary?.open === false,
    };
  });
  return { name, about: doc, properties };
}

/** Lists the types that a declaration consists of. */
function listTypes(declaration: Declaration): readonly Type[] {
  switch (declaration.kind) {
    case "record":
      return [...declaration.fields.map(({ type }) => type), declaration.rest];
    case "alias":
      return [declaration.type];
    case "union":
      return declaration.branches.map(({ type }) => type);
    case "sum":
      return declaration.branches.map(({ record }) => ({ kind: "named", name: record }));
    default:
      return [];
  }
}

/** Lists the names that a type mentions. */
function listNames(type: Type): readonly string[] {
  switch (type.kind) {
    case "named":
      return [type.name];
    case "nullable":
      return listNames(type.of);
    case "list":
      return listNames(type.items);
    case "map":
      return listNames(type.values);
    default:
      return [];
  }
}

/** Finds the vocabulary that the value or its items belong to. */
function findVocabulary(model: Model, type: Type): Extract<Declaration, { kind: "vocabulary" }> | undefined {
  const [name] = listNames(type);
  if (name === undefined) return undefined;
  const declaration = find(model, name);
  if (declaration.kind === "vocabulary") return declaration;
  return declaration.kind === "alias" ? findVocabulary(model, declaration.type) : undefined;
}

/** Names a type in words, with a link to each object type. */
export function nameType(model: Model, type: Type): string {
  switch (type.kind) {
    case "string":
      return textFormats.find(({ name }) => name === type.format)?.words ?? "string";
    case "constant":
      return type.value === null ? "null" : `\`${JSON.stringify(type.value)}\``;
    case "json":
      return type.types.length === 6 ? "any value" : type.types.join(" or ");
    case "list":
      return `array of ${nameType(model, type.items)}`;
    case "map":
      return `map to ${nameType(model, type.values)}`;
    case "nullable":
      return `${nameType(model, type.of)} or null`;
    case "named":
      return nameDeclaration(model, find(model, type.name));
    default:
      return type.kind;
  }
}

function nameDeclaration(model: Model, declaration: Declaration): string {
  switch (declaration.kind) {
    case "record":
      return `[${declaration.name}](#${declaration.name.toLowerCase()})`;
    case "alias":
      return nameType(model, declaration.type);
    case "union":
    case "sum":
      return [...new Set(listTypes(declaration).map((type) => nameType(model, type)))].join(" or ");
    default:
      return "string";
  }
}
