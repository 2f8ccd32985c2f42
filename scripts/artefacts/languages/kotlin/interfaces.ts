import type { Events, JsonType } from "#src/model/model.ts";
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
  const { name, doc } = union;
  const rows = union.branches.map(({ json, type }) => {
    const own = ownType(type, model);
    const java = nameInJava(nameBranch(union, { json, type }, model), model);
    if (own !== undefined) return `    is ${java} -> to${own}(java)\n`;
    const [record, component] = branchNames[json];
    return `    is ${java} -> ${name}.${record}(${converted(`java.${component}()`, type, model)})\n`;
  });
  const unnamed = union.branches.filter(({ type }) => ownType(type, model) === undefined);
  const body = [...unnamed.map((one) => writeBranch(one, name, model)), ...writeDocument(name, model)];
  return `${kdoc([doc])}public sealed interface ${name} : ${listInterfaces(name, model)}${body.length === 0 ? "" : ` {\n${body.join("\n")}}`}

private fun to${name}(java: ${nameInJava(name, model)}): ${name} = when (java) {
${rows.join("")}}
`;
}

function writeBranch(
  { json, type }: { readonly json: JsonType } & Of<"union">["branches"][number],
  name: string,
  model: NamedModel,
): string {
  const [record, component] = branchNames[json];
  return `    /** One that is a JSON ${json}. */
    public data class ${record}(public val ${component}: ${writeType(type, model)}) : ${name} {
        override fun encode(out: Encoder): Unit = out.value(${component})
    }
`;
}

/** Writes a sealed interface of data classes. A tag names the class; without a tag, the first that matches is used. */
export function writeSum(one: Of<"sum">, model: NamedModel): string {
  const { name, doc } = one;
  const rows = one.branches.map(({ record }) => `    is ${nameInJava(record, model)} -> to${record}(java)\n`);
  const body = writeDocument(name, model);
  const unknown = one.open
    ? `    is ${nameInJava("UnknownEvent", model)} -> UnknownEvent(java.${findTagId(one, model.scope)}(), java.document())\n`
    : "";
  return `${kdoc([doc])}public sealed interface ${name} : ${listInterfaces(name, model)}${body.length === 0 ? "" : ` {\n${body.join("\n")}}`}

private fun to${name}(java: ${nameInJava(name, model)}): ${name} = when (java) {
${rows.join("")}${unknown}}
${one.open ? `\n${writeUnknown(one, model)}` : ""}`;
}

function writeDocument(name: string, model: NamedModel): readonly string[] {
  if (name !== model.main) return [];
  return [emitEdition(name, model), `    public companion object {\n${emitReaders(name, model)}    }\n`];
}

function writeUnknown({ name, tag, ...events }: Events, model: NamedModel): string {
  const id = writeId(findTagId({ name, tag, ...events }, model.scope));
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
