import { _, and, type Code, Name, or } from "ajv/dist/compile/codegen/index.js";
import type { JsonType, Length, Range } from "#src/model/model.ts";
import { textFormats } from "#src/model/text-formats.ts";
import type { Place } from "./emission.ts";
import type { NumberShape, Shape, TextShape, ValueShape } from "./shape.ts";

const isObject = new Name("isObject");
const isLong = new Name("isLong");

/** Adds lists of strings beside the functions. */
interface Lists {
  list(words: readonly string[]): Name;
}

/** Tests of a value's JSON type. */
export const typeTests: Readonly<Record<JsonType, (value: Code) => Code>> = {
  string: (value) => _`typeof ${value} == "string"`,
  number: (value) => _`Number.isFinite(${value})`,
  boolean: (value) => _`typeof ${value} == "boolean"`,
  null: (value) => _`${value} === null`,
  array: (value) => _`Array.isArray(${value})`,
  object: (value) => _`${isObject}(${value})`,
};

/** Writes the test of a JSON type without nested values. */
export function plainTest(shape: Shape, type: JsonType, { value }: Pick<Place, "value">, lists: Lists): Code {
  const constraint = shape[type];
  if (typeof constraint !== "object") return typeTests[type](value);
  if (type === "string") return textTest(constraint as TextShape, value, lists);
  if (type === "number") return numberTest(constraint as NumberShape, value);
  return equalsAny((constraint as ValueShape).values, value);
}

function textTest({ words, format, length }: TextShape, value: Name, { list }: Lists): Code {
  if (words !== undefined && words.length > 4) return _`${list(words)}.includes(${value})`;
  if (words !== undefined) return equalsAny(words, value);
  const checks = [
    typeTests.string(value),
    ...(format === undefined ? [] : [_`${formatCheck(format)}(${value})`]),
    ...(length === undefined ? [] : [lengthTest(length, value)]),
  ];
  return and(...checks);
}

/** Counts code points only if UTF-16 units do not decide it. */
function lengthTest({ min = 0, max }: Length, value: Name): Code {
  return max === undefined ? _`${isLong}(${value}, ${min})` : _`${isLong}(${value}, ${min}, ${max})`;
}

function formatCheck(name: string): Name {
  const format = textFormats.find((text) => text.name === name);
  if (format === undefined) throw new Error(`cannot emit format "${name}": no function checks it`);
  return new Name(format.check);
}

function numberTest({ values, integer, range }: NumberShape, value: Name): Code {
  if (values !== undefined) return equalsAny(values, value);
  const type =
    integer === undefined
      ? typeTests.number(value)
      : integer === "safe"
        ? _`Number.isSafeInteger(${value})`
        : _`Number.isInteger(${value})`;
  return and(type, ...rangeTests(range ?? {}, value));
}

function rangeTests({ min, max, above, below }: Range, value: Code): Code[] {
  return [
    min === undefined ? [] : [_`${value} >= ${min}`],
    above === undefined ? [] : [_`${value} > ${above}`],
    max === undefined ? [] : [_`${value} <= ${max}`],
    below === undefined ? [] : [_`${value} < ${below}`],
  ].flat();
}

function equalsAny(values: readonly (string | number | boolean)[], value: Name): Code {
  return or(...values.map((one) => _`${value} === ${one}`));
}

/** Writes the test of how many items or members there are. */
export function countTest(length: Length, count: Code): Code {
  return and(...rangeTests(length, count));
}
