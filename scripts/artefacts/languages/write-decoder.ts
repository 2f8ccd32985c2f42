import type { Json, JsonType, Range, Type } from "#src/model/model.ts";
import { must } from "#src/text/must.ts";
import type { NamedDeclaration, Of, Scope } from "./naming.ts";
import { readBounds, type Size } from "./read-bounds.ts";
import { isAnything } from "./resolve-alias.ts";

/** How a language writes the expressions that decode types; inner ones are already written. */
export interface DecoderWords {
  readonly string: string;
  /** A string with a format in strict mode. Default: any string. */
  text?(format: string): string;
  readonly number: string;
  readonly boolean: string;
  readonly integer: string;
  readonly safeInteger: string;
  readonly anything: string;
  /** JSON of some types, unchanged. */
  json(types: readonly JsonType[]): string;
  /** Always the same string. */
  constant(value: string): string;
  /** One of a few values of any type. */
  literal(values: readonly Json[]): string;
  list(items: string): string;
  map(values: string): string;
  nullable(inner: string): string;
  sized(plain: string, size: Size): string;
  within(plain: string, range: Range): string;
  vocabulary(one: Of<"vocabulary">): string;
  /** A record, or a union of any kind. */
  declared(one: NamedDeclaration): string;
  /** A vocabulary of values that are not all strings. Default: as a literal. */
  enumeration?(one: Of<"enumeration">): string;
}

/** Writes the expression that decodes a type, with the bounds that its value has to keep. */
export function writeDecoder(type: Type, scope: Scope, words: DecoderWords): string {
  const { size, range } = readBounds(type);
  const plain = writePlain(type, scope, words);
  if (size !== undefined) return words.sized(plain, size);
  return range === undefined ? plain : words.within(plain, range);
}

function writePlain(type: Type, scope: Scope, words: DecoderWords): string {
  switch (type.kind) {
    case "string":
      return type.format === undefined ? words.string : (words.text?.(type.format) ?? words.string);
    case "integer":
      return type.safe ? words.safeInteger : words.integer;
    case "constant":
      return typeof type.value === "string" ? words.constant(type.value) : words.literal([type.value]);
    case "json":
      return isAnything(type) ? words.anything : words.json(type.types);
    case "list":
      return words.list(writeDecoder(type.items, scope, words));
    case "map":
      return words.map(writeDecoder(type.values, scope, words));
    case "nullable":
      return words.nullable(writeDecoder(type.of, scope, words));
    case "named":
      return writeNamed(must(scope.get(type.name), type.name), scope, words);
    default:
      return words[type.kind];
  }
}

function writeNamed(one: NamedDeclaration, scope: Scope, words: DecoderWords): string {
  switch (one.kind) {
    case "alias":
      return writeDecoder(one.type, scope, words);
    case "enumeration":
      return words.enumeration?.(one) ?? words.literal(one.values);
    case "vocabulary":
      return words.vocabulary(one);
    default:
      return words.declared(one);
  }
}
