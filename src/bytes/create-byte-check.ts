import { itemAt } from "../util/item-at.ts";
import {
  type BytePlan,
  type ChoicePlan,
  hashName,
  type MemberPlan,
  type ObjectPlan,
  type PairPlan,
  SLOTS,
  type TextPlan,
} from "./byte-plan.ts";
import { EXACT_DIGITS, endsIn, isChanged, isOrdered, type Kept } from "./byte-rules.ts";
import {
  isDigit,
  QUOTE,
  readPlainText,
  readText,
  readWord,
  skipDigits,
  skipSpace,
  startsWith,
  UNDECIDED,
} from "./read-text.ts";

/**
 * Checks a line of UTF-8 bytes, from an offset to that of its newline. Returns the number of warnings of a valid
 * document, or -1 if only a parser can decide.
 */
export type ByteCheck = (bytes: Uint8Array, from: number, newline: number) => number;

/** State of reading a line. Every function takes an offset and returns the one after what it read, or -1. */
interface Walk {
  bytes: Uint8Array;
  /** Accepts a member before the tag is known. */
  readonly any: BytePlan;
  depth: number;
  /** Offset after the last looked-up name. */
  at: number;
  /** Places of the members for rules of pairs, by depth. */
  readonly marks: Int32Array;
  readonly kept: { readonly new: Kept; readonly old: Kept };
  /** How to keep the next object. */
  keeps: Kept | undefined;
  /** Updates without old values. */
  empty: number;
  /** Whether records are being tried on an object. */
  isTrial: boolean;
}

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const NEWLINE = 0x0a;
/** Most levels that are followed. */
const DEPTH = 100;
/** Most members of an object that are kept. */
const KEPT = 100;

const encoder = new TextEncoder();
const words = { true: encoder.encode("true"), false: encoder.encode("false"), null: encoder.encode("null") };

/** Creates the check of a plan. No token of JSON contains a newline, so no reading goes beyond it. */
export function createByteCheck({ root, any }: Readonly<Record<"root" | "any", BytePlan>>): ByteCheck {
  const kept = (): Kept => ({ places: new Int32Array(3 * KEPT), count: -1 });
  const walk: Walk = {
    bytes: new Uint8Array(),
    any,
    depth: 0,
    at: 0,
    marks: new Int32Array((DEPTH + 1) * SLOTS),
    kept: { new: kept(), old: kept() },
    keeps: undefined,
    empty: 0,
    isTrial: false,
  };
  return (bytes, from, newline) => {
    if (bytes[newline] !== NEWLINE) return UNDECIDED;
    walk.bytes = bytes;
    walk.depth = walk.empty = 0;
    walk.keeps = undefined;
    walk.isTrial = false;
    const end = readValue(walk, skipSpace(bytes, from), root);
    return end >= 0 && skipSpace(bytes, end) === newline ? walk.empty : UNDECIDED;
  };
}

function readValue(walk: Walk, at: number, plan: BytePlan): number {
  const { bytes } = walk;
  const first = bytes[at] ?? 0;
  if (first === QUOTE) return plan.text === undefined ? UNDECIDED : readOwnText(bytes, at + 1, plan.text);
  if (isDigit(first) || first === 0x2d) return readNumber(bytes, at, plan.number);
  if (first === OPEN_BRACE) {
    if (plan.object !== undefined) return readObject(walk, at + 1, plan.object);
    return plan.choice === undefined ? UNDECIDED : readChoice(walk, at + 1, plan.choice);
  }
  if (first === OPEN_BRACKET)
    return plan.items === undefined ? UNDECIDED : readArray(walk, at + 1, plan.items);
  if (plan.isNull && startsWith(bytes, at, words.null)) return at + 4;
  if (plan.isTrue && startsWith(bytes, at, words.true)) return at + 4;
  return plan.isFalse && startsWith(bytes, at, words.false) ? at + 5 : UNDECIDED;
}

function readOwnText(bytes: Uint8Array, at: number, plan: TextPlan): number {
  // Nearly every text may be any. The explicit name lets the engine inline the function.
  if (plan === readText) return readText(bytes, at);
  if (typeof plan === "function") return plan(bytes, at);
  const word = plan.list[readWord(bytes, at, plan)];
  return word === undefined ? UNDECIDED : at + word.length;
}

function readNumber(bytes: Uint8Array, start: number, kind: BytePlan["number"]): number {
  const from = bytes[start] === 0x2d ? start + 1 : start;
  let at = bytes[from] === 0x30 ? from + 1 : skipDigits(bytes, from);
  // Longer ones may be rounded.
  if (kind === undefined || at === from || at - from > EXACT_DIGITS || isDigit(bytes[at] ?? 0))
    return UNDECIDED;
  const isFraction = bytes[at] === 0x2e;
  if (isFraction) {
    const digits = at + 1;
    at = skipDigits(bytes, digits);
    if (at === digits) return UNDECIDED;
  }
  const isExponent = ((bytes[at] ?? 0) | 0x20) === 0x65;
  if (isExponent) {
    at++;
    const digits = bytes[at] === 0x2d || bytes[at] === 0x2b ? at + 1 : at;
    at = skipDigits(bytes, digits);
    // Larger ones may be infinite.
    if (at === digits || at - digits > 2) return UNDECIDED;
  }
  return kind === "integer" && (isFraction || isExponent) ? UNDECIDED : at;
}

function readArray(walk: Walk, from: number, items: BytePlan): number {
  const { bytes } = walk;
  if (++walk.depth > DEPTH) return UNDECIDED;
  let at = skipSpace(bytes, from);
  if (bytes[at] === CLOSE_BRACKET) at++;
  else
    for (;;) {
      at = readValue(walk, at, items);
      if (at < 0) return UNDECIDED;
      at = skipSpace(bytes, at);
      const next = bytes[at++];
      if (next === CLOSE_BRACKET) break;
      if (next !== COMMA) return UNDECIDED;
      at = skipSpace(bytes, at);
    }
  walk.depth--;
  return at;
}

function readObject(walk: Walk, from: number, plan: ObjectPlan): number {
  const { bytes, keeps } = walk;
  if (++walk.depth > DEPTH) return UNDECIDED;
  const marks = walk.depth * SLOTS;
  if (keeps !== undefined) keeps.count = 0;
  if (plan.isUpdate) walk.kept.new.count = walk.kept.old.count = -1;
  let low = 0;
  let high = 0;
  let last = plan.start;
  let at = skipSpace(bytes, from);
  if (bytes[at] === CLOSE_BRACE) at++;
  else
    for (;;) {
      if (bytes[at] !== QUOTE) return UNDECIDED;
      const key = at++;
      let member = last.next;
      if (member !== undefined && startsWith(bytes, at, member.name)) at += member.name.length;
      else {
        member = findMember(walk, at, plan);
        if (member === undefined) return UNDECIDED;
        if (member !== plan.other) last.next = member;
        at = walk.at;
      }
      // Of several members with one name, the last counts, and only a parser knows which that is.
      if ((low & member.low) !== 0 || (high & member.high) !== 0) return UNDECIDED;
      low |= member.low;
      high |= member.high;
      if (bytes[at] !== COLON) at = skipSpace(bytes, at);
      if (bytes[at++] !== COLON) return UNDECIDED;
      at = skipSpace(bytes, at);
      const start = at;
      if (member.slot >= 0) walk.marks[marks + member.slot] = at;
      walk.keeps = member.kept !== undefined && bytes[at] === OPEN_BRACE ? walk.kept[member.kept] : undefined;
      at = readValue(walk, at, member.value);
      if (at < 0 || (keeps !== undefined && !keep(keeps, key, start, at))) return UNDECIDED;
      if (member !== plan.other) last = member;
      at = skipSpace(bytes, at);
      const next = bytes[at++];
      if (next === CLOSE_BRACE) break;
      if (next !== COMMA) return UNDECIDED;
      at = skipSpace(bytes, at);
    }
  walk.depth--;
  return holds(walk, marks, plan, low, high) ? at : UNDECIDED;
}

/** Checks that nothing is missing and no rule warns. */
function holds(walk: Walk, marks: number, plan: ObjectPlan, low: number, high: number): boolean {
  if ((low & plan.low) !== plan.low || (high & plan.high) !== plan.high) return false;
  for (const pair of plan.pairs)
    if ((low & pair.low) === pair.low && (high & pair.high) === pair.high && !fits(walk, marks, pair))
      return false;
  if (!plan.isUpdate) return true;
  const { bytes, kept } = walk;
  if (kept.old.count === 0) walk.empty++;
  return isChanged(bytes, kept.new, kept.old);
}

/** Finds a member by its name, and where that ends. */
function findMember(walk: Walk, from: number, plan: ObjectPlan): MemberPlan | undefined {
  const { bytes } = walk;
  // With an escape it may be any listed member.
  const end = plan.members.length === 0 ? readText(bytes, from) : readPlainText(bytes, from);
  if (end < 0) return undefined;
  walk.at = end;
  const alike = plan.members[hashName(bytes, from, end)];
  if (alike !== undefined)
    for (const member of alike)
      if (member.name.length === end - from && startsWith(bytes, from, member.name)) return member;
  return plan.other;
}

function keep(kept: Kept, key: number, start: number, end: number): boolean {
  const { places, count } = kept;
  if (count >= places.length) return false;
  places[count] = key;
  places[count + 1] = start;
  places[count + 2] = end;
  kept.count += 3;
  return true;
}

function fits({ bytes, marks }: Walk, base: number, { left, right, rule }: PairPlan): boolean {
  const first = marks[base + left] ?? 0;
  const second = marks[base + right] ?? 0;
  return rule === "ends" ? endsIn(bytes, first, second) : isOrdered(bytes, first, second);
}

/** Reads an object by its tag or, without one, as any of the records. */
function readChoice(walk: Walk, from: number, plan: ChoicePlan): number {
  const { keeps, depth } = walk;
  const index = plan.tag === undefined ? plan.records.length : findRecord(walk, from, plan, plan.tag);
  const record = plan.records[index];
  walk.keeps = keeps;
  if (record !== undefined) return readObject(walk, from, record);
  // Only one trial at a time, so that the time is linear in the document's length.
  if (index < 0 || !plan.isOptional || walk.isTrial) return UNDECIDED;
  let end = UNDECIDED;
  walk.isTrial = true;
  for (let i = 0; end < 0 && i < plan.records.length; i++) {
    walk.depth = depth;
    walk.keeps = keeps;
    end = readObject(walk, from, itemAt(plan.records, i));
  }
  walk.isTrial = false;
  return end;
}

/** Finds the record of a tag, which usually comes first; returns the number of records if there is none. */
function findRecord(walk: Walk, from: number, plan: ChoicePlan, tag: Uint8Array): number {
  const { bytes } = walk;
  let at = skipSpace(bytes, from);
  while (bytes[at] === QUOTE) {
    const isTag = startsWith(bytes, at + 1, tag);
    at = readText(bytes, at + 1);
    if (at < 0) return UNDECIDED;
    at = skipSpace(bytes, at);
    if (bytes[at] !== COLON) return UNDECIDED;
    at = skipSpace(bytes, at + 1);
    if (isTag) return bytes[at] === QUOTE ? readWord(bytes, at + 1, plan.values) : UNDECIDED;
    at = readValue(walk, at, walk.any);
    if (at < 0) return UNDECIDED;
    at = skipSpace(bytes, at);
    if (bytes[at] !== COMMA) break;
    at = skipSpace(bytes, at + 1);
  }
  return plan.records.length;
}
