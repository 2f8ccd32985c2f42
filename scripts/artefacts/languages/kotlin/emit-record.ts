import { nameInJson, tableName } from "../java/expressions.ts";
import type { NamedField, NamedModel, NamedRecord } from "../naming.ts";
import { emitEdition, emitReaders } from "./emit-readers.ts";
import { kdoc } from "./kdoc.ts";
import type { Shared } from "./shared-members.ts";
import { convertedMember, idOf, interfacesOf, javaOf, memberTypeOf, quote } from "./types.ts";

/** Writes a data class. */
export function emitRecord(record: NamedRecord, model: NamedModel, shared: Shared): string {
  const { name, doc, fields, tag } = record;
  const docs = fields.map((one) => `@property ${one.id} ${one.doc}`);
  const extra = "@property extra members that the contract does not name, as they came";
  const event =
    tag === undefined ? "" : `    override val ${idOf(tag.id)}: String get() = ${tableName(tag.id)}\n\n`;
  const constant =
    tag === undefined
      ? ""
      : `        /** The value of \`${tag.member}\`. */\n        public const val ${tableName(tag.id)}: String = ${quote(tag.value)}\n\n`;
  const edition = emitEdition(name, model);
  const isShared = (one: NamedField): boolean => shared.get(name)?.some(({ id }) => id === one.id) === true;
  return `${kdoc([doc, "", ...docs, extra])}public data class ${name}(
${fields.map((one) => `    ${isShared(one) ? "override" : "public"} val ${idOf(one.id)}: ${memberTypeOf(one, model)}${defaultOf(one, model)},\n`).join("")}    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : ${interfacesOf(name, model)} {
${event}    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
${putsOf(record, model)}            .end()
    }
${edition === "" ? "" : `\n${edition}`}
    public companion object {
${constant}${emitReaders(name, model)}    }
}

private fun to${name}(java: ${javaOf(name, model)}): ${name} = ${name}(
${fields.map((one) => `    ${idOf(one.id)} = ${convertedMember(`java.${one.id}()`, one, model)},\n`).join("")}    extra = java.extra(),
)
`;
}

function defaultOf(one: NamedField, model: NamedModel): string {
  if (!one.optional) return "";
  return isField(one, model) ? " = Field.missing()" : " = null";
}

function putsOf({ fields, tag }: NamedRecord, model: NamedModel): string {
  const puts = fields.map((one) => {
    const isNullWhenMissing = one.optional && !isField(one, model);
    return `            .put(${quote(nameInJson(one.name))}, ${idOf(one.id)}${isNullWhenMissing ? " ?: Field.missing<Any>()" : ""})\n`;
  });
  const event =
    tag === undefined ? [] : [`            .put(${quote(nameInJson(tag.member))}, ${tableName(tag.id)})\n`];
  return [...event, ...puts].join("");
}

function isField(one: NamedField, model: NamedModel): boolean {
  return memberTypeOf(one, model).startsWith("Field<");
}
