import type { Range, Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { camelCase, quote, quoteJson, snakeCase } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { readBounds } from "../read-bounds.ts";
import { type TypeWords, walkType } from "../walk-type.ts";
import { decoderName } from "./names.ts";

/** Writes the decoder of a type as an expression. */
export function writeTypeDecoder(type: Type, model: NamedModel): string {
  return walkType(type, { ...decoders, named: (name) => writeNamedDecoder(name, model) });
}

const decoders: Omit<TypeWords, "named"> = {
  string: "Decoding::string",
  text: (format) => `Formats::${camelCase(format)}`,
  number: "Decoding::number",
  boolean: "Decoding::bool",
  integer: "Decoding::integer",
  safeInteger: "Decoding::safeInteger",
  object: "Decoding::object",
  anything: "Decoding::anything",
  json: (types) => `Decoding.json(${types.map(quote).join(", ")})`,
  constant: (value) =>
    typeof value === "string"
      ? `Decoding.constant(${quote(value)})`
      : `Decoding.literal(${quoteJson([value])})`,
  list: (items) => `Decoding.listOf(${items})`,
  map: (values) => `Decoding.mapOf(${values})`,
  nullable: (inner) => `Decoding.nullable(${inner})`,
  bounded(plain, type) {
    const { size, range } = readBounds(type);
    if (range !== undefined) return `Decoding.within(${plain}, ${writeRange(range)})`;
    return size === undefined
      ? plain
      : `Decoding.sized(${plain}, ${size.min ?? 0}, ${size.max ?? "Integer.MAX_VALUE"})`;
  },
};

function writeNamedDecoder(name: string, model: NamedModel): string {
  const one = assertDefined(model.scope.get(name), name);
  switch (one.kind) {
    case "alias":
      return writeTypeDecoder(one.type, model);
    case "enumeration":
      return `Decoding.literal(${quoteJson(one.values)})`;
    case "vocabulary":
      return one.open ? `Decoding.word(${name}::new)` : tableName(name);
    default:
      return `${decoderName(model)}::${camelCase(name)}`;
  }
}

function writeRange({ min, max, above, below }: Range): string {
  const least = "Double.NEGATIVE_INFINITY";
  const most = "Double.POSITIVE_INFINITY";
  return `new Decoding.Range(${[min ?? least, max ?? most, above ?? least, below ?? most].join(", ")})`;
}

/** Names the constant that decodes a closed vocabulary. */
export function tableName(name: string): string {
  return snakeCase(name).toUpperCase();
}

/** Writes the name of a member with its colon, in ASCII JSON. */
export function nameInJson(name: string): string {
  const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `${JSON.stringify(name).replace(/[^ -~]/g, escapeUnit)}:`;
}

/** Writes the call of a decoder. */
export function writeCall(decoder: string): string {
  const isOwn = /^\w+Decoder::\w+$/.test(decoder);
  if (isOwn) return `${decoder.replace(/^.*Decoder::/, "")}(node, place)`;
  return /^\w+::\w+$/.test(decoder)
    ? `${decoder.replace("::", ".")}(node, place)`
    : `${decoder}.decode(node, place)`;
}
