import type { Events } from "#src/model/model.ts";
import { branchNames, nameBranch, ownType } from "../java/names.ts";
import { findTagId, type NamedModel, type Of } from "../naming.ts";
import { emitEdition, emitReaders } from "./emit-readers.ts";
import { kdoc } from "./kdoc.ts";
import {
  converted,
  listInterfaces,
  nameInJava,
  quote,
  sharedKotlinPackageName,
  writeId,
  writeType,
} from "./types.ts";

/** Writes a vocabulary: an enum if it is closed, else a string with known values. */
export function writeVocabulary(one: Of<"vocabulary">, model: NamedModel): string {
  const { name, doc, values, ids, open } = one;
  const interfaces = listInterfaces(name, model);
  const toJson = `    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
`;
  const java = nameInJava(name, model);
  if (!open)
    return `${kdoc([doc])}public enum class ${name}(override val value: String) : ${interfaces} {
${ids.map((id, i) => `    ${id}(${quote(values[i]!)}),\n`).join("")}    ;

${toJson}}

private fun to${name}(java: ${java}): ${name} = ${name}.valueOf(java.name)
`;
  const constants = ids.map((id, i) => `        public val ${id}: ${name} = ${name}(${quote(values[i]!)})\n`);
  return `${kdoc([doc, "", "@property value any string; known values are constants of the companion"])}@JvmInline
public value class ${name}(override val value: String) : ${interfaces} {
${toJson}
    public companion object {
${constants.join("")}    }
}

private fun to${name}(java: ${java}): ${name} = ${name}(java.value())
`;
}

/** Writes a sealed interface of types that differ in their JSON type. */
export function writeUnion(union: Of<"union">, model: NamedModel): string {
  const { name } = union;
  const branches = union.branches.map(({ json, type }) => {
    const own = ownType(type, model);
    const java = nameBranch(union, { json, type }, model);
    if (own !== undefined) return { row: [java, `to${own}(java)`] as const };
    const [record, component] = branchNames[json];
    const value = converted(`java.${component}()`, type, model);
    const body = `    /** One that is a JSON ${json}. */
    public data class ${record}(public val ${component}: ${writeType(type, model)}) : ${name} {
        override fun encode(out: Encoder): Unit = out.value(${component})
    }
`;
    return { row: [java, `${name}.${record}(${value})`] as const, body };
  });
  return writeSealed(union, model, {
    rows: branches.map(({ row }) => row),
    body: branches.flatMap(({ body }) => body ?? []),
  });
}

/** Writes a sealed interface of data classes. A tag names the class; without a tag, the first that matches is used. */
export function writeSum(one: Of<"sum">, model: NamedModel): string {
  const rows = one.branches.map(({ record }) => [record, `to${record}(java)`] as const);
  if (!one.open) return writeSealed(one, model, { rows });
  const id = findTagId(one, model.scope);
  const unknown = ["UnknownEvent", `UnknownEvent(java.${id}(), java.document())`] as const;
  return `${writeSealed(one, model, { rows: [...rows, unknown] })}\n${writeUnknown(one, model, writeId(id))}`;
}

interface Sealed {
  /** Classes of Java, each with its conversion. */
  readonly rows: readonly (readonly [java: string, conversion: string])[];
  /** Classes within the interface. */
  readonly body?: readonly string[];
}

function writeSealed(
  { name, doc }: Pick<Of<"union">, "name" | "doc">,
  model: NamedModel,
  { rows, body = [] }: Sealed,
): string {
  const document =
    name === model.main
      ? [emitEdition(name, model), `    public companion object {\n${emitReaders(name, model)}    }\n`]
      : [];
  const all = [...body, ...document];
  const cases = rows.map(([java, conversion]) => `    is ${nameInJava(java, model)} -> ${conversion}\n`);
  return `${kdoc([doc])}public sealed interface ${name} : ${listInterfaces(name, model)}${all.length === 0 ? "" : ` {\n${all.join("\n")}}`}

private fun to${name}(java: ${nameInJava(name, model)}): ${name} = when (java) {
${cases.join("")}}
`;
}

function writeUnknown({ name, tag }: Events, model: NamedModel, id: string): string {
  const docs = [
    `A document with a \`${tag}\` that the contract does not have (W6.1).`,
    "",
    `@property ${id} its value as it was sent`,
    "@property document the document as received",
  ];
  return `${kdoc(docs)}public data class UnknownEvent(
    override val ${id}: String,
    override val document: ObjectNode,
) : ${name}, ${sharedKotlinPackageName(model)}.UnknownEvent {
    override val edition: String get() = ""

    override fun toJson(): ObjectNode = document

    override fun encode(out: Encoder): Unit = out.value(document)
}
`;
}
