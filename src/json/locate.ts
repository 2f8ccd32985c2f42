import { getOrMake } from "../util/get-or-make.ts";
import { type Position, positionAt } from "../util/position.ts";
import { stringEnd } from "./lex.ts";
import { parsePointer } from "./pointer.ts";
import { type Cursor, readStep, scanJson } from "./scan-json.ts";

/** A range of text in UTF-16 code units, with the position of its start. */
export interface Place extends Position {
  readonly offset: number;
  readonly length: number;
}

/**
 * Locates the target of one of the pointers: the value, or the quoted name of its property.
 *
 * Property names are compared after unescaping; the last of duplicate names counts, as in `JSON.parse`. If the pointer
 * has no target, the result is its nearest existing ancestor. Array elements and the root have no name, so for them
 * `"key"` returns the value. Returns `undefined` if the text is not JSON or the pointer is not a JSON Pointer.
 *
 * Lines and columns are 1-based; columns, offset and length count UTF-16 code units, as editors and tsc do.
 */
export type Locator = (pointer: string, target: "value" | "key") => Place | undefined;

/** A value on the path of a pointer. */
interface Step {
  readonly next: Map<string, Step>;
  /** Offset of the value; -1 until it is found. */
  start: number;
  end: number;
  /** Offset of the property's name; -1 for the root; for an element, a complement (see `Cursor.steps`). */
  name: number;
}

/**
 * Creates the locator of some JSON Pointers (RFC 6901) in a JSON text, which it reads once. Other pointers are
 * located at their nearest ancestor.
 */
export function createLocator(text: string, pointers: readonly string[]): Locator {
  const root = createStep();
  for (const pointer of pointers) {
    let step = root;
    for (const segment of parsePointer(pointer) ?? []) step = getOrMake(step.next, segment, createStep);
  }
  let isJson: boolean | undefined;
  return (pointer, target) => {
    const segments = parsePointer(pointer);
    // Delayed until the first call, because most documents need no locations.
    isJson ??= follow(text, root);
    if (segments === undefined || !isJson) return undefined;
    const { start, end, name } = deepest(root, segments);
    const named = target === "key" && name >= 0;
    const offset = named ? name : start;
    const length = (named ? stringEnd(text, name) : end) - offset;
    return { offset, length, ...positionAt(text, offset) };
  };
}

function createStep(): Step {
  return { next: new Map(), start: -1, end: -1, name: -1 };
}

/**
 * Follows the steps through the whole text, because a later duplicate takes precedence. Returns whether the text is
 * JSON.
 */
function follow(text: string, root: Step): boolean {
  /** The steps of the open arrays and objects, from the root, excluding those off the path. */
  const open: Step[] = [];
  for (const cursor of scanJson(text)) {
    if (cursor.kind === "fault") return false;
    if (cursor.kind === "close") {
      if (cursor.depth === open.length - 1) open.pop()!.end = cursor.end;
      continue;
    }
    if (cursor.depth !== open.length) continue;
    const step = stepAt(text, cursor, open.at(-1), root);
    if (step === undefined) continue;
    forget(step);
    step.start = cursor.start;
    step.end = cursor.end;
    step.name = cursor.depth === 0 ? -1 : cursor.steps[cursor.depth - 1]!;
    if (cursor.kind === "open") open.push(step);
  }
  return true;
}

/** Finds the step of a value in its parent, if the value is on the path. */
function stepAt(
  text: string,
  { depth, steps }: Cursor,
  parent: Step | undefined,
  root: Step,
): Step | undefined {
  if (depth === 0) return root;
  // Most parents are the end of a path, so the names in them need not be read.
  return parent!.next.size === 0 ? undefined : parent!.next.get(readStep(text, steps[depth - 1]!));
}

/** Discards everything found in a value that a later duplicate replaces. */
function forget(step: Step): void {
  if (step.start < 0) return;
  const found = [step];
  for (let one = found.pop(); one !== undefined; one = found.pop()) {
    one.start = -1;
    for (const next of one.next.values()) if (next.start >= 0) found.push(next);
  }
}

function deepest(root: Step, segments: readonly string[]): Step {
  let step = root;
  for (const segment of segments) {
    const next = step.next.get(segment);
    if (next === undefined || next.start < 0) break;
    step = next;
  }
  return step;
}
