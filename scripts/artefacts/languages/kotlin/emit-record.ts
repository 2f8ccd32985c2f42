import { nameInJson, tableName } from "../java/expressions.ts";
import type { NamedField, NamedModel, NamedRecord } from "../naming.ts";
import { emitEdition, emitReaders } from "./emit-readers.ts";
import { kdoc } from "./kdoc.ts";
import type { Shared } from "./shared-members.ts";
import { convertedMember, listInterfaces, nameInJava, quote, writeId, writeMemberType } from "./types.ts";

/** Writes a data class. */
export function emitRecord(record: NamedRecord, model: NamedModel, shared: Shared): string {
  const { name, doc, fields, tag } = record;
  const docs = fields.map((one) => `@property ${one.id} ${one.doc}`);
  const extra = "@property extra members that the contract does not name, as received";
  const event =
    tag === undefined ? "" : `    override val ${writeId(tag.id)}: String get() = ${tableName(tag.id)}\n\n`;
  const constant =
    tag === undefined
      ? ""
      : `        /** The value of \`${tag.member}\`. */\n        public const val ${tableName(tag.id)}: String = ${quote(tag.value)}\n\n`;
  const edition = emitEdition(name, model);
  const isShared = (one: NamedField): boolean => shared.get(name)?.some(({ id }) => id === one.id) === true;
  return `${kdoc([doc, "", ...docs, extra])}public data class ${name}(
${fields.map((one) => `    ${isShared(one) ? "override" : "public"} val ${writeId(one.id)}: ${writeMemberType(one, model)}${writeDefault(one, model)},\n`).join("")}    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : ${listInterfaces(name, model)} {
${event}    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
${writePuts(record, model)}            .end()
    }
${edition === "" ? "" : `\n${edition}`}
    public companion object {
${constant}${emitReaders(name, model)}    }
}

private fun to${name}(java: ${nameInJava(name, model)}): ${name} = ${name}(
${fields.map((one) => `    ${writeId(one.id)} = ${convertedMember(`java.${one.id}()`, one, model)},\n`).join("")}    extra = java.extra(),
)
`;
}

function writeDefault(one: NamedField, model: NamedModel): string {
  if (!one.optional) return "";
  return isField(one, model) ? " = Field.missing()" : " = null";
}

function writePuts({ fields, tag }: NamedRecord, model: NamedModel): string {
  const puts = fields.map((one) => {
    const isNullWhenMissing = one.optional && !isField(one, model);
    return `            .put(${quote(nameInJson(one.name))}, ${writeId(one.id)}${isNullWhenMissing ? " ?: Field.missing<Any>()" : ""})\n`;
  });
  const event =
    tag === undefined ? [] : [`            .put(${quote(nameInJson(tag.member))}, ${tableName(tag.id)})\n`];
  return [...event, ...puts].join("");
}

function isField(one: NamedField, model: NamedModel): boolean {
  return writeMemberType(one, model).startsWith("Field<");
}
