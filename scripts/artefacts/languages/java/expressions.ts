import type { Range, Type } from "#src/model/model.ts";
import { camelCase, quote, quoteJson, snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedModel } from "../naming.ts";
import { type DecoderWords, writeDecoder } from "../write-decoder.ts";
import { decoderName } from "./names.ts";

/** Writes the decoder of a type as an expression. */
export function writeTypeDecoder(type: Type, model: NamedModel): string {
  const declared = ({ name }: NamedDeclaration): string => `${decoderName(model)}::${camelCase(name)}`;
  return writeDecoder(type, model.scope, { ...decoders, declared });
}

const decoders: Omit<DecoderWords, "declared"> = {
  string: "Decoding::string",
  text: (format) => `Formats::${camelCase(format)}`,
  number: "Decoding::number",
  boolean: "Decoding::bool",
  integer: "Decoding::integer",
  safeInteger: "Decoding::safeInteger",
  anything: "Decoding::anything",
  json: (types) =>
    types.join() === "object" ? "Decoding::object" : `Decoding.json(${types.map(quote).join(", ")})`,
  constant: (value) => `Decoding.constant(${quote(value)})`,
  literal: (values) => `Decoding.literal(${quoteJson(values)})`,
  list: (items) => `Decoding.listOf(${items})`,
  map: (values) => `Decoding.mapOf(${values})`,
  nullable: (inner) => `Decoding.nullable(${inner})`,
  sized: (plain, { min = 0, max = "Integer.MAX_VALUE" }) => `Decoding.sized(${plain}, ${min}, ${max})`,
  within: (plain, range) => `Decoding.within(${plain}, ${writeRange(range)})`,
  vocabulary: ({ name, open }) => (open ? `Decoding.word(${name}::new)` : tableName(name)),
};

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
