import type { Json, Range, Type } from "../../model/model.ts";
import { camelCase, snakeCase } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { readBounds, type Size } from "../read-bounds.ts";
import { decoderName, quote } from "./names.ts";

/** Writes the decoder of a type as an expression. */
export function decoderOf(type: Type, model: NamedModel): string {
  const { size, range } = readBounds(type);
  const plain = plainDecoderOf(type, model);
  if (size !== undefined) return `Decoding.sized(${plain}, ${sizeOf(size)})`;
  return range === undefined ? plain : `Decoding.within(${plain}, ${rangeOf(range)})`;
}

function sizeOf({ min = 0, max }: Size): string {
  return `${min}, ${max ?? "Integer.MAX_VALUE"}`;
}

function rangeOf({ min, max, above, below }: Range): string {
  const least = "Double.NEGATIVE_INFINITY";
  const most = "Double.POSITIVE_INFINITY";
  return `new Decoding.Range(${[min ?? least, max ?? most, above ?? least, below ?? most].join(", ")})`;
}

function plainDecoderOf(type: Type, model: NamedModel): string {
  switch (type.kind) {
    case "string":
    case "number":
      return `Decoding::${type.kind}`;
    case "boolean":
      return "Decoding::bool";
    case "integer":
      return type.safe ? "Decoding::safeInteger" : "Decoding::integer";
    case "constant":
      return typeof type.value === "string"
        ? `Decoding.constant(${quote(type.value)})`
        : literalOf([type.value]);
    case "json":
      if (type.types.length === 6) return "Decoding::anything";
      if (type.types.length === 1 && type.types[0] === "object") return "Decoding::object";
      return `Decoding.json(${type.types.map(quote).join(", ")})`;
    case "list":
      return `Decoding.listOf(${decoderOf(type.items, model)})`;
    case "map":
      return `Decoding.mapOf(${decoderOf(type.values, model)})`;
    case "nullable":
      return `Decoding.nullable(${decoderOf(type.of, model)})`;
    case "named":
      return decoderOfName(type.name, model);
  }
}

function decoderOfName(name: string, model: NamedModel): string {
  const one = model.scope.get(name);
  if (one?.kind === "alias") return decoderOf(one.type, model);
  if (one?.kind === "enumeration") return literalOf(one.values);
  if (one?.kind === "vocabulary") return one.open ? `Decoding.word(${name}::new)` : tableName(name);
  return `${decoderName(model)}::${camelCase(name)}`;
}

function literalOf(values: readonly Json[]): string {
  return `Decoding.literal(${values.map((value) => quote(JSON.stringify(value))).join(", ")})`;
}

/** Names the constant that decodes a closed vocabulary. */
export function tableName(name: string): string {
  return snakeCase(name).toUpperCase();
}

/** Writes the call of a decoder. */
export function callOf(decoder: string): string {
  const isOwn = /^\w+Decoder::\w+$/.test(decoder);
  if (isOwn) return `${decoder.replace(/^.*Decoder::/, "")}(node, place)`;
  return /^\w+::\w+$/.test(decoder)
    ? `${decoder.replace("::", ".")}(node, place)`
    : `${decoder}.decode(node, place)`;
}
