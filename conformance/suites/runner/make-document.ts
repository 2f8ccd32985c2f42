import { readFileSync } from "node:fs";
import { parsePointer } from "#src/json/pointer.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { isObject } from "#src/util/is-object.ts";
import { readMember, writeMember } from "#src/util/read-member.ts";
import { dataFolder } from "./data-folder.ts";
import type { PayloadCase } from "./read-case-files.ts";

/** Parts that the document of a case is made from: a document or a sample, and changes. */
type DocumentData = {
  readonly [Key in "sample" | "document" | "set" | "remove" | "repeat"]?: PayloadCase[Key] | undefined;
};

/**
 * Makes the document of a case: its own, or its sample, with the case's changes.
 *
 * @throws Error if a pointer leads nowhere.
 */
export function makeDocument({
  sample,
  document,
  set = {},
  remove = [],
  repeat = {},
}: DocumentData): unknown {
  let result: unknown = sample === undefined ? structuredClone(document) : JSON.parse(sampleText(sample));
  for (const [pointer, value] of Object.entries(set)) result = put(result, pointer, structuredClone(value));
  for (const pointer of remove) result = put(result, pointer, undefined);
  for (const [pointer, times] of Object.entries(repeat))
    result = put(result, pointer, repeatValue(readAt(result, pointer), times));
  return result;
}

function repeatValue(value: unknown, times: number): unknown {
  if (typeof value === "string") return value.repeat(times);
  return Array.from({ length: times }, () => structuredClone(value)).flat();
}

function readAt(document: unknown, pointer: string): unknown {
  return parsePointer(pointer)?.reduce(readMember, document);
}

/** Texts of the samples that cases start from. */
const sampleTexts = new Map<string, string>();

function sampleText(name: string): string {
  const url = new URL(`samples/${name}.json`, dataFolder);
  return getOrMake(sampleTexts, name, () => readFileSync(url, "utf8"));
}

/** Sets or, with `undefined`, removes the place of a JSON Pointer. */
function put(document: unknown, pointer: string, value: unknown): unknown {
  if (pointer === "") return value;
  const steps = parsePointer(pointer);
  if (steps === undefined) throw new Error(`cannot follow "${pointer}": not a JSON Pointer`);
  const last = assertDefined(steps.pop(), "the last");
  const parent = steps.reduce(readMember, document);
  if (!isObject(parent)) throw new Error(`cannot follow "${pointer}": nothing has such a member`);
  if (value === undefined && !Object.hasOwn(parent, last))
    throw new Error(`cannot remove "${pointer}": no such member`);
  writeMember(parent, last, value);
  return document;
}
