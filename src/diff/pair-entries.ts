import type { Node, Schema } from "../model/schema.ts";
import { followReferences } from "./expand.ts";
import type { Direction } from "./list-bodies.ts";
import { nameDefinition } from "./names.ts";
import type { View } from "./view.ts";

/** A kind of document in the sending contract, the reading contract, or both. */
export interface EntryPair {
  readonly key: string;
  readonly direction: Direction;
  readonly operation?: string | undefined;
  readonly ours?: Node;
  readonly theirs?: Node;
}

/** The kinds of documents of two contracts, paired by their keys. */
export interface PairedEntries {
  readonly pairs: ReadonlyMap<string, EntryPair>;
  /** What every document is checked against, if the kinds are branches of one schema. */
  readonly whole?: { readonly ours: Node; readonly theirs: Node };
  /** The key of each definition that stands for one kind of document and nowhere else. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Kinds of documents by key. */
type Entries = ReadonlyMap<
  string,
  { readonly direction: Direction; readonly operation?: string | undefined; readonly node: Node }
>;

/** Pairs the kinds of documents of two views. Branches of a union with a constant each are a kind each. */
export function pairEntries(sent: View, read: View): PairedEntries {
  const [ours, theirs] = [mapEntries(sent), mapEntries(read)];
  const [own, other] = [only(ours), only(theirs)];
  if (own === undefined || other === undefined) return paired(ours, theirs, sent);
  const [events, others] = [splitEvents(own, sent), splitEvents(other, read)];
  const member = events?.member ?? others?.member;
  if (member === undefined || (events && others && events.member !== others.member))
    return paired(ours, theirs, sent);
  const split = [events ?? singleEvent(own, sent, member), others ?? singleEvent(other, read, member)];
  if (split[0] === undefined || split[1] === undefined) return paired(ours, theirs, sent);
  return { ...paired(split[0].entries, split[1].entries, sent), whole: { ours: own, theirs: other } };
}

function paired(ours: Entries, theirs: Entries, sent: View): PairedEntries {
  const pairs = [...ours].map(([key, { node, ...of }]): EntryPair => {
    const other = theirs.get(key) ?? theirs.get(withoutNames(key, theirs));
    return { key, ...of, ours: node, ...(other !== undefined && { theirs: other.node }) };
  });
  const titles = new Map<string, string>();
  for (const { key, ours: node } of pairs) {
    const target = node === undefined ? true : followReferences({ view: sent, node }).node;
    const name = nameDefinition(target);
    if (name !== undefined && key !== "" && !sent.isShared(target)) titles.set(name, key);
  }
  return { pairs: new Map(pairs.map((pair) => [pair.key, pair])), titles };
}

/** Finds the key of an operation with the same path apart from parameter names. */
function withoutNames(key: string, others: Entries): string {
  const plain = (one: string): string => one.replaceAll(/\{[^}]*\}/g, "{}");
  return [...others.keys()].find((one) => plain(one) === plain(key)) ?? key;
}

function mapEntries(view: View): Entries {
  return new Map(view.entries.map(({ key, schema, ...of }) => [key, { ...of, node: schema }]));
}

function only(entries: Entries): Node | undefined {
  return entries.size === 1 ? entries.get("")?.node : undefined;
}

interface Events {
  readonly member: string;
  readonly entries: Entries;
}

/**
 * Splits a union by event. Either its branches are objects with a different constant each, in a member that is always
 * there, or they are definitions, which have names.
 */
function splitEvents(node: Node, view: View): Events | undefined {
  const root = followReferences({ view, node }).node;
  if (typeof root === "boolean") return undefined;
  const branches = root.oneOf ?? root.anyOf;
  const isUnion = Object.keys(root).every(
    (key) => ["oneOf", "anyOf", "type", "title"].includes(key) || key.startsWith("x-"),
  );
  if (branches === undefined || branches.length < 2 || !isUnion) return undefined;
  const records = branches.map((one) => followReferences({ view, node: one }).node);
  const [first] = records;
  const names = typeof first === "object" ? Object.keys(first.properties ?? {}) : [];
  const member = names.find((name) => areDistinct(records.map((record) => constantIn(record, name))));
  const keys = records.map((one) => (member === undefined ? nameDefinition(one) : constantIn(one, member)));
  if (!areDistinct(keys)) return undefined;
  return {
    member: member ?? "",
    entries: new Map(branches.map((one, i) => [keys[i] ?? "", { direction: "delivery", node: one }])),
  };
}

/** Checks whether every branch has a key and no two have the same. */
function areDistinct(keys: readonly (string | undefined)[]): boolean {
  return !keys.includes(undefined) && new Set(keys).size === keys.length;
}

function singleEvent(node: Node, view: View, member: string): Events | undefined {
  const value = constantIn(followReferences({ view, node }).node, member);
  return value === undefined
    ? undefined
    : { member, entries: new Map([[value, { direction: "delivery", node }]]) };
}

function constantIn(node: Node, name: string): string | undefined {
  if (typeof node === "boolean" || !node.required?.includes(name)) return undefined;
  const member: Schema | undefined = Object.hasOwn(node.properties ?? {}, name)
    ? node.properties?.[name]
    : undefined;
  if (typeof member !== "object") return undefined;
  const value = member.const ?? (member.enum?.length === 1 ? member.enum[0] : undefined);
  return typeof value === "string" ? value : undefined;
}
