import { quote } from "../names.ts";
import type { NamedField, NamedModel, NamedRecord } from "../naming.ts";
import { emitDocument } from "./emit-document.ts";
import { nameInJson, tableName } from "./expressions.ts";
import { listInterfaces } from "./interfaces.ts";
import { comment, javadoc } from "./javadoc.ts";
import { writeType } from "./names.ts";

/** Writes a record. */
export function emitRecord(record: NamedRecord, model: NamedModel): string {
  const { name, doc, fields, tag } = record;
  const params = fields.map((one) => `@param ${one.id} ${javadoc(one.doc)}`);
  const extra = "@param extra members that the contract does not name, as received";
  const puts = fields.map((one) => `        .put(${quote(nameInJson(one.name))}, ${one.id})\n`);
  const components = fields.map((one) => `    ${writeComponent(one, model)},\n`);
  return `${comment([javadoc(doc), "", ...params, extra], "")}public record ${name}(
${components.join("")}    ObjectNode extra)
    implements ${listInterfaces(name, model)} {
${tag === undefined ? "" : writeTag(tag)}${emitDocument(name, model, "public ")}
  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
${tag === undefined ? "" : `        .put(${quote(nameInJson(tag.member))}, ${tableName(tag.id)})\n`}${puts.join("")}        .end();
  }
}
`;
}

function writeComponent(one: NamedField, model: NamedModel): string {
  const type = one.optional ? `Field<${writeType(one.type, model, true)}>` : writeType(one.type, model);
  return `${type} ${one.id}`;
}

function writeTag({ id, member, value }: NonNullable<NamedRecord["tag"]>): string {
  const name = tableName(id);
  return `  /** The value of {@code ${member}}. */
  public static final String ${name} = ${quote(value)};

  @Override
  public String ${id}() {
    return ${name};
  }

`;
}
