import type { Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import { isReceived } from "../is-received.ts";
import { joinMembers } from "../join-members.ts";
import { camelCase, quote } from "../names.ts";
import {
  type Carried,
  findTagId,
  type NamedField,
  type NamedModel,
  type Of,
  rootBranches,
  rootEvents,
} from "../naming.ts";
import { resolveAlias } from "../resolve-alias.ts";
import { emitAnyDocument } from "./emit-document.ts";
import { isRecursive } from "./is-recursive.ts";
import { comment, javadoc } from "./javadoc.ts";
import { decoderName, makeFile, packageName, sharedPackageName, writeType } from "./names.ts";

/** A declaration that has a type of its own, and its edition. */
interface Row {
  readonly model: NamedModel;
  readonly one: Of<"record"> | Of<"vocabulary">;
}

/**
 * Writes the package that all editions of a contract share: an interface for each record and vocabulary, with the members
 * that have the same type in each edition that has it, and the document, which reads any edition.
 */
export function joinJava(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const { model } = itemAt(editions, 0);
  const rows = editions.flatMap(({ model }) =>
    model.declarations.flatMap((one): readonly Row[] =>
      one.kind === "record" || one.kind === "vocabulary" ? [{ model, one }] : [],
    ),
  );
  const shared = Map.groupBy(rows, ({ one }) => one.name);
  const names = new Set(shared.keys());
  const types = [...shared].map(([name, all]) => {
    const body = name === model.main ? documentBody(editions) : "";
    return [name, writeInterface(all, { names, body })] as const;
  });
  const root = model.scope.get(model.main);
  const events = rootEvents(model);
  const doc = `${assertDefined(root, model.main).doc} Of any edition.`;
  const main = `${comment([javadoc(doc)], "")}public interface ${model.main} extends JsonEncodable {
${events === undefined ? "" : `${accessor(`Returns the value of \`${events.tag}\`.`, "String", findTagId(events, model.scope))}\n`}${documentBody(editions)}${writeRules(itemAt(editions, 0))}${isReceived(itemAt(editions, 0)) ? writeReceiver(editions) : ""}}
`;
  const unknown = `/** A document with a {@code ${events?.tag}} that no edition has (W6.1). */
public interface UnknownEvent extends ${model.main}, ${unknownMarker} {}
`;
  const files = [
    ...types,
    ...(names.has(model.main) ? [] : [[model.main, main] as const]),
    ...(events === undefined ? [] : [["UnknownEvent", unknown] as const]),
  ];
  return new Map(files.map(([name, body]) => makeFile(sharedPackageName(model), name, body)));
}

const unknownMarker = "example.annotationcontracts.internal.Unknown";

interface Shared {
  readonly names: ReadonlySet<string>;
  /** Further methods. */
  readonly body: string;
}

function writeInterface(rows: readonly Row[], { names, body }: Shared): string {
  const { one, model } = itemAt(rows, 0);
  const isBranch = rootBranches(model).some(({ record }) => record === one.name);
  const records = rows.flatMap(({ one, model }) => (one.kind === "record" ? [{ one, model }] : []));
  const members = joinMembers(records).map((fields) => {
    const typed = fields.map(({ field, model }) => ({ field, type: writeMemberType(field, model, names) }));
    return writeMember(typed, rows.length);
  });
  const value = rows.some((row) => row.one.kind === "vocabulary")
    ? accessor("Returns the value as in JSON.", "String", "value")
    : "";
  const all = [...members, value, body].filter((text) => text !== "").join("\n");
  return `${comment([javadoc(`${one.doc} Has the members that its editions share.`)], "")}public interface ${one.name} extends ${isBranch ? model.main : "JsonEncodable"} {
${all}}
`;
}

/** Writes a member if it has the same type in each edition; editions may lack an optional one. */
function writeMember(
  fields: readonly { readonly field: NamedField; readonly type: string | undefined }[],
  editions: number,
): string {
  const { field, type } = itemAt(fields, 0);
  if (type === undefined || fields.some((other) => other.type !== type)) return "";
  if (fields.length === editions) return accessor(field.doc, type, field.id);
  return field.optional ? accessor(field.doc, type, field.id, "Field.missing()") : "";
}

function accessor(doc: string, type: string, id: string, usual?: string): string {
  const lines = [javadoc(doc), "", "@return the member"];
  const head =
    usual === undefined ? `  ${type} ${id}();\n` : `  default ${type} ${id}() {\n    return ${usual};\n  }\n`;
  return comment(lines, "  ") + head;
}

function writeMemberType(
  { type, optional }: NamedField,
  model: NamedModel,
  names: ReadonlySet<string>,
): string | undefined {
  const plain = writeSharedType(type, model, names, optional);
  return optional && plain !== undefined ? `Field<${writeArgument(plain, names)}>` : plain;
}

/** Writes the common supertype of a type in every edition; undefined if there is none. */
function writeSharedType(
  type: Type,
  model: NamedModel,
  names: ReadonlySet<string>,
  isBoxed: boolean,
): string | undefined {
  const base = resolveAlias(type, model.scope);
  if (base.kind === "nullable") return writeSharedType(base.of, model, names, true);
  if (base.kind === "list" || base.kind === "map") {
    const inner = writeSharedType(base.kind === "list" ? base.items : base.values, model, names, true);
    if (inner === undefined) return undefined;
    const argument = writeArgument(inner, names);
    return base.kind === "list" ? `List<${argument}>` : `Map<String, ${argument}>`;
  }
  const plain = writeType(base, model, isBoxed);
  const isOwn = base.kind === "named" && plain === base.name;
  const kind = isOwn ? model.scope.get(base.name)?.kind : undefined;
  return isOwn && kind !== "record" && kind !== "vocabulary" ? undefined : plain;
}

/** Writes a type argument, with a wildcard if editions have subtypes. */
function writeArgument(type: string, names: ReadonlySet<string>): string {
  return names.has(type) || type.includes("<") ? `? extends ${type}` : type;
}

/** Writes the rules that a valid document may break, if the contract has some. */
function writeRules({ rules }: Carried): string {
  if (rules === undefined) return "";
  const table = rules.map((line) => `      ${line.replaceAll("\\", "\\\\")}\n`).join("");
  return `
  /** The rules that a valid document may break. */
  example.annotationcontracts.internal.Rules RULES = new example.annotationcontracts.internal.Rules("""
${table}      """);

  /** {@return what is suspicious in the valid document: the rules that it breaks, in their order} */
  default List<example.annotationcontracts.Warning> warnings() {
    return RULES.find(toJson());
  }
`;
}

/** Writes the list of the editions, and the methods that read and write any. */
function documentBody(editions: readonly Carried[]): string {
  const { model } = itemAt(editions, 0);
  const main = `${sharedPackageName(model)}.${model.main}`;
  const rows = editions.map(({ model }) => {
    const method = `${packageName(model)}.${decoderName(model)}.${camelCase(model.main)}`;
    return `          .with(${quote(model.edition)}, (node, place) -> ${method}(node, place))`;
  });
  return `  /** The editions, the newest first, and the reader of each. */
  Editions<${model.main}> EDITIONS =
      new Editions<${model.main}>()
${rows.join("\n")};

${accessor("Names the first edition that accepts it; empty if no edition has its event.", "String", "edition")}
${emitAnyDocument(
  model.main,
  editions.some(({ model }) => isRecursive(model)),
)}`.replaceAll(main, model.main);
}

/** Writes the method that makes a receiver. */
function writeReceiver(editions: readonly Carried[]): string {
  const { contract, model } = itemAt(editions, 0);
  const { signature, envelope, program } = contract;
  if (envelope === undefined) return "";
  const text = (value: string | undefined): string => (value === undefined ? "null" : quote(value));
  const listed = (names: readonly string[]): string => `List.of(${names.map(quote).join(", ")})`;
  const events = editions.map(({ model }) => {
    const names = rootBranches(model).map(({ value }) => value);
    return `            Map.entry(${quote(model.edition)}, ${listed(names)})`;
  });
  return `
  /** What a receiver knows about the contract. */
  ${receiverPackage}.Contract<${model.main}> CONTRACT =
      new ${receiverPackage}.Contract<>(
          EDITIONS.names(),
          Map.ofEntries(
${events.join(",\n")}),
          (node, mode, editions) -> fromJson(node, mode, editions),
          one -> one.${findTagId(assertDefined(rootEvents(model), model.main), model.scope)}(),
          one -> one.edition(),
          ${text(envelope.tag)},
          ${text(signature?.header)},
          ${text(envelope.webhookId)},
          ${listed(envelope.onRequest ?? [])},
          ${text(program)});

  /**
   * Creates the builder of a receiver for deliveries of any edition.
   *
   * @param secret the secret of the webhook
   * @return its builder, which has further options
   */
  static ${receiverPackage}.Receiver.Builder<${model.main}> receiver(String secret) {
    return new ${receiverPackage}.Receiver.Builder<>(CONTRACT).secret("default", secret);
  }
`;
}

const receiverPackage = "example.annotationcontracts.receiver";
