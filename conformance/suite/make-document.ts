import { parsePointer } from "#src/json/pointer.ts";
import { isObject } from "#src/util/is-object.ts";
import { readProperty, writeMember } from "#src/util/read-property.ts";
import { readSampleBytes } from "./samples.ts";

/** The parts of a case's document: a document or a sample, and changes. */
export interface DocumentData {
  readonly sample?: string | undefined;
  readonly document?: unknown;
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  readonly remove?: readonly string[] | undefined;
  readonly repeat?: Readonly<Record<string, number>> | undefined;
}

/**
 * Creates the document of a case: its own document, or its sample in an edition, with the case's changes.
 *
 * @throws Error if a pointer has no target, or the edition lacks the sample.
 */
export function makeDocument(
  { sample, document, set = {}, remove = [], repeat = {} }: DocumentData,
  edition: string,
): unknown {
  let result: unknown =
    sample === undefined
      ? structuredClone(document)
      : JSON.parse(readSampleBytes(sample, edition).toString("utf8"));
  for (const [pointer, value] of Object.entries(set)) result = put(result, pointer, structuredClone(value));
  for (const pointer of remove) result = put(result, pointer, undefined);
  for (const [pointer, times] of Object.entries(repeat))
    result = put(result, pointer, repeatValue(parsePointer(pointer)?.reduce(readProperty, result), times));
  return result;
}

function repeatValue(value: unknown, times: number): unknown {
  if (typeof value === "string") return value.repeat(times);
  return Array.from({ length: times }, () => structuredClone(value)).flat();
}

/** Sets the value at a JSON Pointer, or removes it if the value is `undefined`. */
function put(document: unknown, pointer: string, value: unknown): unknown {
  if (pointer === "") return value;
  const steps = parsePointer(pointer);
  const last = steps?.pop();
  if (steps === undefined || last === undefined)
    throw new Error(`cannot follow "${pointer}": not a JSON Pointer`);
  const parent = steps.reduce(readProperty, document);
  if (!isObject(parent)) throw new Error(`cannot follow "${pointer}": no such property`);
  if (value === undefined && !Object.hasOwn(parent, last))
    throw new Error(`cannot remove "${pointer}": no such property`);
  writeMember(parent, last, value);
  return document;
}
