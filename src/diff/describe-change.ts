import type { Range } from "../model/model.ts";
import type { Node, Schema } from "../model/schema.ts";
import type { Arm, Part, Shape, Slot } from "./arms.ts";
import { followReferences } from "./expand.ts";
import type { Reason } from "./gap.ts";
import { listSome } from "./list-some.ts";
import { definitionsIn, findSite, nameShape } from "./names.ts";
import { ELSEWHERE, readPlace } from "./read-contract.ts";

/** How many levels of a type are written out. */
const DEPTH = 3;

/** The schemas of a shape, as they are written. */
type Written = Pick<Shape, "parts">;

/** Describes what a shape holds, such as `list of Label` or `integer or null`. */
function describeShape(shape: Written, depth = 0): string {
  const name = nameShape(shape);
  return name === undefined || isAnything(shape) ? joinWithOr(alternativesIn(shape, depth)) : name;
}

/** Checks whether a shape lists all types, whatever its name. */
function isAnything({ parts }: Written): boolean {
  return parts.every(
    ({ node }) => typeof node === "object" && Array.isArray(node.type) && node.type.length > 5,
  );
}

function joinWithOr(words: readonly string[]): string {
  if (words.includes("anything") || words.length > 5) return "anything";
  const others = words.filter((word) => word !== "null");
  const all = [...new Set([...others, ...(others.length < words.length ? ["null"] : [])])];
  return all.length === 0 ? "nothing" : all.join(" or ");
}

/** Lists the alternatives that a shape may hold, as they are written. */
function alternativesIn({ parts }: Written, depth: number): string[] {
  if (parts.length === 0) return ["anything"];
  const all = parts.map((part) => alternatives(part, depth)).filter(([only]) => only !== "anything");
  return all.find((words) => words.length > 1) ?? all.at(-1) ?? ["anything"];
}

function alternatives({ view, node }: Part, depth: number): string[] {
  if (typeof node === "boolean") return [node ? "anything" : "nothing"];
  const written = (one: Node): Written => {
    const target = followReferences({ view, node: one });
    return { parts: target.node === true ? [] : [target] };
  };
  const inner = (one: Node): string => describeShape(written(one), depth + 1);
  const branches = node.anyOf ?? node.oneOf;
  if (node.const !== undefined || node.enum !== undefined) {
    const values = node.enum ?? [node.const];
    const others = values.filter((value) => value !== null);
    return [
      ...(others.length > 0 ? [listValues(others)] : []),
      ...(others.length < values.length ? ["null"] : []),
    ];
  }
  if (node.$ref !== undefined) return [inner({ $ref: node.$ref })];
  if (branches !== undefined && depth <= DEPTH) {
    const words = branches.flatMap((one) => {
      const shape = written(one);
      const name = nameShape(shape);
      return name === undefined || isAnything(shape) ? alternativesIn(shape, depth + 1) : [name];
    });
    return words.includes("string") ? words.filter((word) => !word.startsWith('"')) : words;
  }
  const [only, ...others] = node.allOf ?? [];
  if (only !== undefined && others.length === 0 && node.properties === undefined) return [inner(only)];
  return describeTypes(node, depth, inner);
}

function describeTypes(node: Schema, depth: number, inner: (one: Node) => string): string[] {
  const isObject = node.properties !== undefined || node.allOf !== undefined;
  const types = node.type === undefined ? (isObject ? ["object"] : ["anything"]) : [node.type].flat();
  return types.map((type) => {
    if (type === "array") return depth > DEPTH ? "list" : `list of ${inner(node.items ?? true)}`;
    if (type !== "object" || isObject) return type;
    const { additionalProperties: rest = true } = node;
    if (rest === true) return "any object";
    return depth > DEPTH || rest === false ? "object" : `map of ${inner(rest)}`;
  });
}

function listValues(values: readonly unknown[]): string {
  if (values.length === 2 && values.every((value) => typeof value === "boolean")) return "boolean";
  return listSome(values.map((value) => JSON.stringify(value)));
}

/** What a place holds, in words. */
export interface Held {
  /** Where it is written, such as `#/$defs/Task/properties/labels`. */
  readonly place: string | undefined;
  readonly optional: boolean;
  readonly name: string | undefined;
  readonly words: string;
  /** Texts that it names: those of a vocabulary, closed or open. */
  readonly values: readonly unknown[];
  /** The words without null, and whether null is allowed: once by the shape's name, once spelled out. */
  readonly plain: readonly [words: string, isNullable: boolean];
  readonly spelled: readonly [words: string, isNullable: boolean];
}

/** Describes what a place holds. */
export function describeSlot({ shape, site, optional }: Slot): Held {
  return {
    place: readPlace(site ?? findSite(shape)),
    optional,
    name: nameShape(shape),
    words: describeShape(shape),
    values: listNamedValues(shape),
    plain: withoutNull(shape, false),
    spelled: withoutNull(shape, true),
  };
}

/** What is known of a place that changed. An unlisted member holds nothing. */
interface Changed {
  readonly label: string;
  readonly held: readonly [before: Held | undefined, after: Held | undefined];
  /** Phrases about further objects that it may hold, and about what its type does not say. */
  readonly alternatives: readonly string[];
  readonly rules: readonly string[];
}

/** Describes what changed at a place. If a definition changed that it refers to, that is told of the definition. */
export function describeChange({ label, held: [before, after], alternatives, rules }: Changed): string {
  if (before === undefined) {
    if (after === undefined) return "changed";
    return `added: ${after.words}, ${after.optional ? "optional" : "required"}`;
  }
  if (after === undefined) return `removed, was ${before.optional ? "optional" : "required"}`;
  const phrases = [...alternatives];
  const gained = after.values.filter((value) => !before.values.includes(value));
  const lost = before.values.filter((value) => !after.values.includes(value));
  const both = before.values.length > 0 && after.values.length > 0;
  if (both && gained.length > 0) phrases.push(`values added: ${listValues(gained)}`);
  if (both && lost.length > 0) phrases.push(`values removed: ${listValues(lost)}`);
  const isSame = before.name !== undefined && before.name === after.name;
  const form = isSame ? "spelled" : "plain";
  const [[type, wasNull], [newType, isNullNow]] = [before[form], after[form]];
  const isNamed = phrases.length > 0;
  if (type === newType) phrases.push(...rules);
  if (!wasNull && isNullNow) phrases.push("may be null");
  if (wasNull && !isNullNow) phrases.push("is never null");
  if (before.optional && !after.optional) phrases.push("becomes required");
  if (!before.optional && after.optional) phrases.push("may be missing");
  const isTold = isSame && label !== before.name && phrases.length > 0;
  if (type !== newType && !isNamed && !isTold) phrases.unshift(`${type} becomes ${newType}`);
  return phrases.length === 0 ? `${after.words} changed` : phrases.join("; ");
}

/** Names an object that a place may hold in addition, or no longer. */
export function describeAlternative(reason: Reason, isOld: boolean): string[] {
  return reason.kind === "alternative"
    ? [
        `${isOld ? "is no longer" : "may be"} ${[...definitionsIn(reason.arm)].at(-1) ?? `another ${reason.arm.json}`}`,
      ]
    : [];
}

/** Describes a gap that types do not show: bounds, or a keyword that no type stands for. */
export function describeRule(reason: Reason, isOld: boolean): string[] {
  if (reason.kind === "contradiction") return ["contradicts itself"];
  if (reason.kind !== "facet" || reason.facet.kind === "loose") return [];
  const { facet, arm, other } = reason;
  const [before, after] = isOld ? [arm, other] : [other, arm];
  if (facet.kind === "range" || facet.kind === "length") {
    const [old, now] = [describeBounds(before, facet.kind), describeBounds(after, facet.kind)];
    return old === now ? [] : [`${facet.kind} ${old} becomes ${now}`];
  }
  if (facet.kind === "needs")
    return [`${facet.member} ${isOld ? "asks" : "no longer asks"} for ${facet.other}`];
  const key = facet.kind === "check" ? facet.check.keyword : facet.kind;
  const keys = facetKeywords[key] ?? (facet.kind === "check" ? [key] : []);
  return keys.flatMap((key) => {
    const [old, now] = [before, after].map((one) => writeKeyword(one, key));
    const name = key === ELSEWHERE ? "reference to another document" : key;
    return old === now ? [] : [`${name} ${old === "" ? "added" : now === "" ? "dropped" : "changed"}`];
  });
}

/** The keywords that say what a facet or a check asks, where they are others or several. */
const facetKeywords: Readonly<Record<string, readonly string[]>> = {
  if: ["if", "then", "else"],
  contains: ["contains", "minContains", "maxContains"],
  step: ["multipleOf"],
  format: ["format"],
  pattern: ["pattern"],
  unique: ["uniqueItems"],
  names: ["propertyNames"],
};

function writeKeyword({ parts }: Arm, key: string): string {
  const found = parts.flatMap(({ node }) =>
    node[key] === undefined ? [] : [JSON.stringify(node[key], withoutPlaces)],
  );
  return [...new Set(found)].sort().join(" ");
}

function withoutPlaces(key: string, value: unknown): unknown {
  return key.startsWith("x-") ? undefined : value;
}

function describeBounds(arm: Arm, kind: "range" | "length"): string {
  if (arm.json === "values") return "any";
  const bounds: Range = arm.json === "number" ? arm.range : kind === "length" ? arm.length : {};
  const { min = -Infinity, max = Infinity, above, below } = bounds;
  const low = above ?? (Number.isFinite(min) ? min : undefined);
  const high = below ?? (Number.isFinite(max) ? max : undefined);
  if (low === undefined && high === undefined) return "any";
  const least = low === undefined ? [] : [`${above === undefined ? "≥" : ">"} ${low}`];
  return [...least, ...(high === undefined ? [] : [`${below === undefined ? "≤" : "<"} ${high}`])].join(
    " and ",
  );
}

/** Describes a shape without null, and says whether it allows null. */
function withoutNull(shape: Shape, isSpelledOut: boolean): [text: string, isNullable: boolean] {
  const name = isSpelledOut || isAnything(shape) ? undefined : nameShape(shape);
  if (name !== undefined) return [name, false];
  const words = alternativesIn(shape, 0);
  if (joinWithOr(words) === "anything") return ["anything", false];
  if (words.every((word) => word === "object"))
    return [isSpelledOut ? "an object with listed members" : (nameShape(shape) ?? "object"), false];
  const isNullable = words.includes("null") && words.length > 1;
  return [joinWithOr(isNullable ? words.filter((word) => word !== "null") : words), isNullable];
}

/** Lists the texts that a place names: those of a vocabulary, closed or open. */
export function listNamedValues({ arms }: Shape): readonly unknown[] {
  return arms.flatMap((arm) =>
    arm.json === "values" ? arm.values.filter((value) => typeof value === "string") : [],
  );
}
