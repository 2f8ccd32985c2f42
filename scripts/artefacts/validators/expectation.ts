import { type JsonType, jsonTypes, type Range } from "#src/model/model.ts";
import { joinAllowed, phraseNumber, phraseText } from "#src/model/phrases.ts";
import type { Expectation } from "#src/util/phrase-expected.ts";
import { isCall, type Shape, type TextShape } from "./shape.ts";

/** A code for an invalid value of an allowed type; a value of another type has the code `type`. */
export interface Codes {
  readonly string?: "value" | "format" | "length";
  readonly integer?: "value" | "range";
  readonly number?: "value" | "range";
  readonly boolean?: "value";
}

/** Says what a shape allows. */
export function describeExpected(shape: Shape): Expectation {
  const types = jsonTypes.filter((type) => shape[type] !== undefined);
  return joinAllowed(
    Object.fromEntries(types.map((type) => [type, listValues(shape, type) ?? phraseType(shape, type)])),
  );
}

/** Lists the only values of a JSON type, each but a string as `<1>`. */
function listValues(shape: Shape, type: JsonType): readonly string[] | undefined {
  const constraint = shape[type];
  if (typeof constraint !== "object") return undefined;
  if ("words" in constraint) return constraint.words;
  // A map has `values`, too, which are a shape.
  return "values" in constraint && Array.isArray(constraint.values)
    ? constraint.values.map((value) => `<${value}>`)
    : undefined;
}

function phraseType(shape: Shape, type: JsonType): string {
  const constraint = shape[type];
  if (typeof constraint !== "object" || isCall(constraint)) return type;
  if (type === "string") {
    const { format, length } = constraint as TextShape;
    return phraseText(format, length);
  }
  if (type !== "number") return type;
  const { integer, range } = constraint as { integer?: string; range?: Range };
  return phraseNumber(integer === undefined ? "number" : "integer", range);
}

/** Codes of the errors that a value of an allowed JSON type may have at this place. */
export function chooseCodes({ string: text, number, boolean }: Shape): Codes {
  return {
    ...textCode(text),
    ...numberCodes(number),
    ...(typeof boolean === "object" && { boolean: "value" }),
  };
}

function textCode(text: Shape["string"]): Codes {
  if (typeof text !== "object" || isCall(text)) return {};
  if (text.words !== undefined) return { string: "value" };
  return { string: text.format === undefined ? "length" : "format" };
}

function numberCodes(number: Shape["number"]): Codes {
  if (typeof number !== "object" || isCall(number)) return {};
  if (number.values !== undefined) return { number: "value" };
  return number.integer === undefined ? { number: "range" } : { integer: "range" };
}
