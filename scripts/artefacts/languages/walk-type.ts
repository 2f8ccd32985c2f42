import type { Json, JsonType, Type } from "#src/model/model.ts";
import { isAnyObject, isAnything } from "./resolve-alias.ts";

/** What a language writes for each kind of type; inner types are already written. */
export interface TypeWords {
  readonly string: string;
  /** A string with a format. Default: any string. */
  text?(format: string): string;
  readonly number: string;
  readonly boolean: string;
  readonly integer: string;
  /** An integer that JavaScript represents exactly. */
  readonly safeInteger: string;
  /** Any JSON object. */
  readonly object: string;
  /** Any JSON value. Default: JSON of all types. */
  readonly anything?: string;
  /** JSON of some types. */
  json(types: readonly JsonType[]): string;
  /** Always the same value. */
  constant(value: Json): string;
  list(items: string, type: Type): string;
  map(values: string, type: Type): string;
  nullable(inner: string, type: Type): string;
  named(name: string): string;
  /** Adds the bounds of a type. Default: they are not written. */
  bounded?(plain: string, type: Type): string;
}

/** Writes a type, or what reads one, in the words of a language. */
export function walkType(type: Type, words: TypeWords): string {
  const plain = walkPlain(type, words);
  return words.bounded?.(plain, type) ?? plain;
}

function walkPlain(type: Type, words: TypeWords): string {
  switch (type.kind) {
    case "string":
      return type.format === undefined ? words.string : (words.text?.(type.format) ?? words.string);
    case "integer":
      return type.safe ? words.safeInteger : words.integer;
    case "constant":
      return words.constant(type.value);
    case "json":
      if (isAnyObject(type)) return words.object;
      return isAnything(type) && words.anything !== undefined ? words.anything : words.json(type.types);
    case "list":
      return words.list(walkType(type.items, words), type.items);
    case "map":
      return words.map(walkType(type.values, words), type.values);
    case "nullable":
      return words.nullable(walkType(type.of, words), type.of);
    case "named":
      return words.named(type.name);
    default:
      return words[type.kind];
  }
}
