import { isAscii, isUtf8 } from "node:buffer";
import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import type { ByteCheck } from "#src/bytes/create-byte-check.ts";
import { type Check, createCheck, type Verdict } from "#src/diagnostics/contract.ts";
import { createExamine, type Examine } from "#src/diagnostics/examine.ts";
import { type Outcome, type Refusal, refused } from "#src/diagnostics/outcome.ts";
import { findTooDeep, MAX_DEPTH } from "#src/json/find-too-deep.ts";
import type { Limits } from "../report/reporter.ts";
import { countIn, createTally, type Tally } from "../tally.ts";
import type { Item, Part, RecordOptions } from "./protocol.ts";

/** Lines in memory, and how far they have been checked. */
export interface Records {
  readonly bytes: Buffer;
  at: number;
  readonly end: number;
  /** Whether the lines are followed by one that is too long to keep. */
  isCut: boolean;
}

/** Checks the next lines; records beyond the limits are only counted. */
type CheckRecords = (records: Records, limits: Limits) => Part;

/** Decodes a range of bytes; `undefined` if they are not UTF-8. */
type Decode = (from: number, to: number) => string | undefined;

/** Most findings and blank lines of a part; it ends early there, to stay small. */
const PART_WEIGHT = 500;
/** How many more records may go to the parser than are decided in bytes; beyond that, bytes are no longer read. */
const CREDIT = 32;
const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/** A part in the making. */
interface Draft {
  readonly tally: Tally;
  readonly items: Item[];
  readonly blanks: number[];
  readonly left: { failing: number; warned: number };
  lines: number;
  weight: number;
}

interface Tools {
  /** Finds most of the valid records without parsing them. */
  readonly inBytes: ByteCheck;
  readonly check: Check;
  readonly examine: Examine;
  readonly longest: number;
}

/**
 * Creates the check of lines. A record that its bytes show to be valid is not even parsed; any other costs its
 * decoding, `JSON.parse` and the validator. Only an invalid one is read again, for the places and sentences of its errors.
 */
export function createCheckRecords(
  { view, longest }: RecordOptions,
  editions: readonly LoadedEdition[] = [],
  inBytes: ByteCheck = () => -1,
): CheckRecords {
  const isDefault = view.contract.edition === undefined;
  const examine = createExamine({ ...view, editions, isRecord: true });
  const check = createCheck(view.contract, isDefault ? [] : editions);
  const tools: Tools = { inBytes, check, examine, longest };
  return (records, limits) => {
    const draft: Draft = {
      tally: createTally(),
      items: [],
      blanks: [],
      left: { ...limits },
      lines: 0,
      weight: 0,
    };
    const start = records.at;
    checkLines(records, draft, tools);
    const isLast = records.at >= records.end;
    if (isLast && records.isCut) addItem(draft, tooLong(longest));
    const { tally, items, blanks, lines } = draft;
    return { tally, lines, bytes: records.at - start, items, blanks, isLast };
  };
}

/** Creates the part of a piece that cannot be read. */
export function refusedPart(refusal: Refusal): Part {
  return { tally: createTally(), lines: 0, bytes: 0, items: [], blanks: [], isLast: true, refusal };
}

function checkLines(records: Records, draft: Draft, tools: Tools): void {
  const { bytes, end } = records;
  const stretch = bytes.subarray(records.at, end);
  const isWhole = isUtf8(stretch);
  const decode = createDecode(bytes, { isPlain: isAscii(stretch), isWhole });
  const inBytes = createReading(isWhole, tools);
  while (records.at < end && draft.weight < PART_WEIGHT) {
    const from = records.at;
    const newline = bytes.indexOf(NEWLINE, from);
    const to = newline < 0 || newline >= end ? end : newline;
    records.at = to + 1;
    const warnings = inBytes(bytes, from, to);
    if (warnings === 0 || (warnings > 0 && draft.left.warned === 0)) addValid(draft, warnings);
    else if (isBlank(bytes, from, to)) {
      draft.blanks.push(draft.lines++);
      draft.weight += 1;
    } else checkLine(records.bytes, { from, to }, decode, draft, tools);
  }
}

/**
 * Prepares to read a range of lines as bytes. It stops if it leaves most records to the parser, because it would then
 * cost more than it saves.
 */
function createReading(isWhole: boolean, { inBytes, longest }: Tools): ByteCheck {
  let credit = CREDIT;
  return (all, from, to) => {
    if (credit < 0 || to - from > longest) return -1;
    const warnings = isWhole || isUtf8(all.subarray(from, to)) ? inBytes(all, from, to) : -1;
    credit = Math.min(CREDIT, credit + (warnings < 0 ? -1 : 1));
    return warnings;
  };
}

function checkLine(
  bytes: Buffer,
  { from, to }: { from: number; to: number },
  decode: Decode,
  draft: Draft,
  tools: Tools,
): void {
  const isTooLong = to - from > tools.longest;
  const text = isTooLong ? undefined : decode(from, to);
  const verdict = text === undefined ? undefined : judge(text, tools.check);
  if (verdict?.status === "valid" && verdict.warnings.length === 0) addValid(draft, 0);
  else if (draft.left[verdict?.status === "valid" ? "warned" : "failing"] > 0) {
    const end = bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to;
    addItem(draft, isTooLong ? tooLong(tools.longest) : tools.examine(bytes.subarray(from, end)));
  } else {
    draft.lines += 1;
    countIn(draft.tally, verdict?.status ?? "unreadable", verdict?.warnings.length ?? 0);
  }
}

/** Validates a record; `undefined` if it cannot be read. */
function judge(text: string, check: Check): Verdict | undefined {
  if (findTooDeep(text, MAX_DEPTH) >= 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return check(value, text);
}

function addValid(draft: Draft, warnings: number): void {
  draft.lines += 1;
  countIn(draft.tally, "valid", warnings);
}

function addItem(draft: Draft, outcome: Outcome): void {
  const { status, errors, warnings } = outcome;
  draft.items.push({ line: draft.lines++, outcome });
  draft.left[status === "valid" ? "warned" : "failing"] -= 1;
  draft.weight += 1 + errors.length + warnings.length;
  countIn(draft.tally, status, warnings.length);
}

function tooLong(longest: number): Outcome {
  const message = `the record is longer than ${longest.toLocaleString("en-US")} bytes`;
  return refused({ reason: "too-large", message });
}

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  let at = from;
  while (at < to && (bytes[at] === SPACE || bytes[at] === CARRIAGE_RETURN || bytes[at] === TAB)) at++;
  return at === to;
}

/** Chooses the fastest decoding that is exact for a range of lines: all ASCII, all UTF-8, or anything. */
function createDecode(bytes: Buffer, { isPlain, isWhole }: { isPlain: boolean; isWhole: boolean }): Decode {
  if (isPlain) return (from, to) => bytes.toString("latin1", from, to);
  if (isWhole) return (from, to) => bytes.toString("utf8", from, to);
  return (from, to) => (isUtf8(bytes.subarray(from, to)) ? bytes.toString("utf8", from, to) : undefined);
}
