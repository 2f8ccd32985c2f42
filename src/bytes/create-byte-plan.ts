import type { ByteRules } from "../model/byte-rules.ts";
import type { Declaration, Events, Json, JsonType, Model, RecordType, Sum, Type } from "../model/model.ts";
import { jsonTypes } from "../model/model.ts";
import { assertDefined } from "../util/assert-defined.ts";
import { groupBy } from "../util/group-by.ts";
import { itemAt } from "../util/item-at.ts";
import { byteFormats } from "./byte-formats.ts";
import {
  type BytePlan,
  type ChoicePlan,
  HASHES,
  hashName,
  type MemberPlan,
  type ObjectPlan,
  SLOTS,
} from "./byte-plan.ts";
import { readText } from "./read-text.ts";

/** State of making a plan. */
interface Work {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly rules: ByteRules;
  readonly any: BytePlan;
  readonly records: Map<string, ObjectPlan>;
  /** Plans of members, items and values, which wait for the types around them. */
  readonly waiting: (() => void)[];
}

/** A member without its bit. */
interface Member {
  readonly name: string;
  readonly value: BytePlan;
  readonly isRequired: boolean;
}

/** Names of the members of an update. */
type Update = ReturnType<ByteRules["update"]>;

const encoder = new TextEncoder();
const noRules: ByteRules = { ends: [], ordered: [], update: () => undefined, others: [] };
/** Most members of a record: the bits of two words. */
const MEMBERS = 64;

/**
 * Plans how to read a contract's documents from bytes, and any value at all. What a plan does not express is
 * left undecided: residual schemas, lengths and ranges, numbers and deep values as constants. Default: no rules.
 */
export function createBytePlan(model: Model, rules: ByteRules = noRules): { root: BytePlan; any: BytePlan } {
  const work: Work = {
    declarations: new Map(model.declarations.map((one) => [one.name, one])),
    rules,
    any: planWith({}),
    records: new Map(),
    waiting: [],
  };
  Object.assign(work.any, anything(jsonTypes, work));
  const root = planWith(planDeclaration(find(model.main, work), work));
  // Filling one may add others to the list.
  for (const fill of work.waiting) fill();
  return { root, any: work.any };
}

/** Creates a plan with all members in the same order, so that the engine sees all plans alike. */
function planWith(parts: Partial<BytePlan>): BytePlan {
  const { text, number, isTrue = false, isFalse = false, isNull = false, items, object, choice } = parts;
  return { text, number, isTrue, isFalse, isNull, items, object, choice };
}

function find(name: string, { declarations }: Work): Declaration {
  return assertDefined(declarations.get(name), name);
}

/** Plans what is one level deeper in the document. */
function planWithin(type: Type, work: Work): BytePlan {
  const plan = planWith({});
  work.waiting.push(() => Object.assign(plan, planType(type, work)));
  return plan;
}

function planType(type: Type, work: Work): Partial<BytePlan> {
  if (type.residual !== undefined || ("length" in type && type.length !== undefined)) return {};
  switch (type.kind) {
    case "boolean":
      return { isTrue: true, isFalse: true };
    case "string":
      return { text: type.format === undefined ? readText : byteFormats[type.format] };
    case "number":
    case "integer":
      if (type.range !== undefined) return {};
      return { number: type.kind === "integer" ? "integer" : "any" };
    case "constant":
      return planValues([type.value]);
    case "json":
      return anything(type.types, work);
    case "list":
      return { items: planWithin(type.items, work) };
    case "map":
      return { object: planObject([], planWithin(type.values, work), undefined, work) };
    case "nullable":
      return { ...planType(type.of, work), isNull: true };
    case "named":
      return planDeclaration(find(type.name, work), work);
  }
}

function planDeclaration(one: Declaration, work: Work): Partial<BytePlan> {
  if (one.residual !== undefined) return {};
  switch (one.kind) {
    case "record":
      // Old and new values are kept once, for the envelope.
      return { object: one.before === undefined ? planRecord(one, undefined, work) : undefined };
    case "vocabulary":
      return one.open ? { text: readText } : planValues(one.values);
    case "enumeration":
      return planValues(one.values);
    case "alias":
      return planType(one.type, work);
    case "union":
      return Object.assign({}, ...one.branches.map(({ json, type }) => only(planType(type, work), json)));
    case "sum":
      return { choice: planChoice(one, work) };
  }
}

/** Plans some types of JSON without limits. */
function anything(types: readonly JsonType[], work: Work): Partial<BytePlan> {
  const own: Readonly<Record<JsonType, () => Partial<BytePlan>>> = {
    string: () => ({ text: readText }),
    number: () => ({ number: "any" }),
    boolean: () => ({ isTrue: true, isFalse: true }),
    null: () => ({ isNull: true }),
    array: () => ({ items: work.any }),
    object: () => ({ object: planObject([], work.any, undefined, work) }),
  };
  return Object.assign({}, ...types.map((json) => own[json]()));
}

/** Plans a choice of constants. Numbers, arrays and objects among them are left undecided. */
function planValues(values: readonly Json[]): Partial<BytePlan> {
  const words = values.filter((one) => typeof one === "string").map(quote);
  return {
    ...(words.length > 0 && { text: { list: words, last: 0 } }),
    isTrue: values.includes(true),
    isFalse: values.includes(false),
    isNull: values.includes(null),
  };
}

/** Writes a text as it usually appears in a document, with its closing quote. */
function quote(text: string): Uint8Array {
  return encoder.encode(JSON.stringify(text).slice(1));
}

/** Keeps the part of a plan for one JSON type. */
function only(plan: Partial<BytePlan>, json: JsonType): Partial<BytePlan> {
  const { text, number, isTrue = false, isFalse = false, isNull = false, items, object, choice } = plan;
  const own: Readonly<Record<JsonType, Partial<BytePlan>>> = {
    string: { text },
    number: { number },
    boolean: { isTrue, isFalse },
    null: { isNull },
    array: { items },
    object: { object, choice },
  };
  return own[json];
}

function planChoice(one: Sum | Events, work: Work): ChoicePlan {
  const { rules } = work;
  const rows = one.branches.flatMap(({ value, record }) => {
    const found = find(record, work);
    if (rules.others.includes(value) || found.kind !== "record") return [];
    const update = one.open ? rules.update(value) : undefined;
    // A schema may ask for known names of old values where no rule does.
    if (found.before !== undefined && update === undefined) return [];
    const plan = planRecord(found, update, work);
    return plan === undefined ? [] : [{ word: quote(value), plan }];
  });
  return {
    tag: one.tag === undefined ? undefined : quote(one.tag),
    values: { list: rows.map(({ word }) => word), last: 0 },
    records: rows.map(({ plan }) => plan),
    isOptional: !one.open,
  };
}

/** Plans a record; undefined if bytes alone do not decide it. */
function planRecord(one: RecordType, update: Update, work: Work): ObjectPlan | undefined {
  const known = work.records.get(one.name);
  if (known !== undefined) return known;
  const { fields, rest, length } = one;
  if (length !== undefined || one.residual !== undefined) return undefined;
  const isClosed = rest.kind === "json" && rest.types.length === 0;
  const members = fields.map(({ name, type, optional }) => ({
    name,
    value: planWithin(type, work),
    isRequired: !optional,
  }));
  const plan = planObject(members, isClosed ? undefined : planWithin(rest, work), update, work);
  if (plan !== undefined) work.records.set(one.name, plan);
  return plan;
}

/** Plans an object by its members and the plan of any others; undefined if it has too many members. */
function planObject(
  own: readonly Member[],
  rest: BytePlan | undefined,
  update: Update,
  { rules }: Work,
): ObjectPlan | undefined {
  const pairs = [
    ...rules.ends.map((names) => ({ rule: "ends" as const, names })),
    ...rules.ordered.map((names) => ({ rule: "ordered" as const, names })),
  ];
  const read = pairs.flatMap(({ names }) => names);
  // A rule may read members that a record does not list, if others are allowed.
  const hidden = rest === undefined ? [] : [...read, ...(update ? [update.now, update.old] : [])];
  const added = hidden.filter((name) => !own.some((one) => one.name === name));
  const all = [
    ...own,
    ...added.map((name) => ({ name, value: assertDefined(rest, name), isRequired: false })),
  ];
  if (all.length > MEMBERS || read.length > SLOTS) return undefined;
  const members = all.map(({ name, value }, index): MemberPlan => {
    const member = planMember(quote(name), value, index);
    member.slot = read.indexOf(name);
    if (name === update?.now) member.kept = "new";
    if (name === update?.old) member.kept = "old";
    return member;
  });
  const start = planMember(encoder.encode(), planWith({}), MEMBERS);
  for (const [index, member] of [start, ...members].entries()) member.next = members[index];
  const joinBits = (word: "low" | "high", picks: (one: Member) => boolean): number =>
    members.reduce((bits, member, index) => (picks(itemAt(all, index)) ? bits | member[word] : bits), 0);
  return {
    start,
    members: all.length === 0 ? [] : spread(members),
    other: rest && planMember(encoder.encode(), rest, MEMBERS),
    low: joinBits("low", ({ isRequired }) => isRequired),
    high: joinBits("high", ({ isRequired }) => isRequired),
    pairs: pairs.flatMap(({ rule, names }) => {
      const isOne = ({ name }: Member): boolean => names.includes(name);
      const places = { left: read.indexOf(names[0]), right: read.indexOf(names[1]) };
      const isListed = names.every((name) => all.some((one) => one.name === name));
      return isListed
        ? [{ rule, ...places, low: joinBits("low", isOne), high: joinBits("high", isOne) }]
        : [];
    }),
    isUpdate: update !== undefined,
  };
}

/** Distributes members by the hash of their names. */
function spread(members: readonly MemberPlan[]): readonly MemberPlan[][] {
  const groups = groupBy(members, ({ name }) => hashName(name, 0, name.length));
  return Array.from({ length: HASHES }, (_, hash) => groups.get(hash) ?? []);
}

function planMember(name: Uint8Array, value: BytePlan, index: number): MemberPlan {
  const [low, high] = index < 32 ? [1 << index, 0] : [0, index < MEMBERS ? 1 << (index - 32) : 0];
  return { name, value, low, high, next: undefined, slot: -1, kept: undefined };
}
