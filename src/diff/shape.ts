import { type Json, type JsonType, jsonTypes } from "../model/model.ts";
import type { Node, Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import type { Arm, ArmBase, ArrayArm, Check, ObjectArm, Part, Shape, Slot, ValuesArm } from "./arms.ts";
import { intersectLengths, numberFacets, textFacets } from "./bounds.ts";
import {
  allows,
  expand,
  findWhole,
  finiteValues,
  flatten,
  followReferences,
  isAbout,
  listChecks,
  MOST,
  mayTest,
  readValues,
  unionsIn,
} from "./expand.ts";
import { fitsAll } from "./find-faults.ts";
import { memberSchemas } from "./members.ts";
import { ELSEWHERE, PLACE } from "./read-contract.ts";
import type { View } from "./view.ts";

/** A shape that computes its arms on first use; there are many. */
class LazyShape implements Shape {
  readonly id: number;
  readonly parts: readonly Part[];
  #arms: readonly Arm[] | ((parts: readonly Part[]) => readonly Arm[]);

  constructor(id: number, parts: readonly Part[], compute: (parts: readonly Part[]) => readonly Arm[]) {
    this.id = id;
    this.parts = parts;
    this.#arms = compute;
  }

  get arms(): readonly Arm[] {
    if (typeof this.#arms === "function") this.#arms = this.#arms(this.parts);
    return this.#arms;
  }
}

const noParts: readonly Part[] = [];
const noPatterns: ReadonlyMap<string, Slot> = new Map();
const noNeeds: ReadonlyMap<string, readonly string[]> = new Map();

/** Makes shapes, one for each list of parts. */
export class Shapes {
  readonly #ids = new Map<unknown, number>();
  readonly #ofOne = new Map<View, Map<Node, Shape>>();
  readonly #ofMany = new Map<string, Shape>();
  #count = 0;
  readonly #compute = (parts: readonly Part[]): readonly Arm[] => this.#arms(parts);

  /** Returns the shape of values that fit all of some parts. */
  of(parts: readonly Part[]): Shape {
    const all = this.#aliased(parts);
    const [only, ...others] = all;
    if (only !== undefined && others.length === 0) {
      const row = getOrMake(this.#ofOne, only.view, () => new Map<Node, Shape>());
      return getOrMake(row, only.node, () => this.#create(all));
    }
    const key = all.map(({ view, node }) => `${this.#id(view)}.${this.#id(node)}`).join("&");
    return getOrMake(this.#ofMany, key, () => this.#create(all));
  }

  #create(parts: readonly Part[]): Shape {
    this.#count += 1;
    return new LazyShape(this.#count, parts, this.#compute);
  }

  /** Returns the slot of a place with values that fit all of some parts. */
  slot(parts: readonly Part[], optional: boolean): Slot {
    const site = parts
      .map(({ node }) => node)
      .find((node) => typeof node === "object" && node[PLACE] !== undefined);
    return { shape: this.of(parts), optional, ...(typeof site === "object" && { site }) };
  }

  /** Returns the shape of an arm's values that also fit a schema. */
  within(arm: Arm, part: Part): Shape {
    return this.of([...arm.parts, part]);
  }

  /** Replaces schemas that are just references by their targets; sorts the parts and removes duplicates. */
  #aliased(parts: readonly Part[]): readonly Part[] {
    const [first, ...others] = parts;
    if (first === undefined) return noParts;
    if (others.length === 0) {
      const last = followReferences(first);
      return last.node === true ? noParts : [last];
    }
    const found: Part[] = [];
    for (const part of parts) {
      const last = followReferences(part);
      const isKnown = found.some(({ view, node }) => view === last.view && node === last.node);
      if (last.node !== true && !isKnown) found.push(last);
    }
    return [...found];
  }

  #id(value: unknown): number {
    return getOrMake(this.#ids, value, () => this.#ids.size);
  }

  #arms(parts: readonly Part[]): Arm[] {
    const flat = flatten(parts);
    if (flat === undefined) return [];
    const listed = flat.flatMap(({ node }) => readValues(node));
    if (listed.length > 0) {
      const values = (listed[0] ?? []).filter((value) => fitsAll(parts, value));
      return values.length === 0 ? [] : [this.#finite(values, flat)];
    }
    const rows = expand({ parts: flat, checks: [], open: unionsIn(flat), budget: { left: MOST } });
    const arms = rows.flatMap((row) => this.#plainArms(row.parts, row.checks, parts));
    const finite = arms.filter((arm) => arm.json === "values");
    const others = arms.filter((arm) => arm.json !== "values");
    const values = new Map(
      finite.flatMap((arm) => arm.values).map((value) => [JSON.stringify(value), value]),
    );
    const first = finite[0];
    return first === undefined ? others : [{ ...first, values: [...values.values()] }, ...others];
  }

  #finite(values: readonly Json[], parts: ArmBase["parts"]): ValuesArm {
    return { ...this.#base(parts, []), json: "values", values };
  }

  #base(parts: ArmBase["parts"], checks: readonly Check[]): ArmBase {
    this.#count += 1;
    return { id: this.#count, parts, checks };
  }

  /** Makes one arm for each JSON type that all parts allow. */
  #plainArms(parts: ArmBase["parts"], open: readonly Check[], whole: readonly Part[]): Arm[] {
    const listed = parts.flatMap(({ node }) => readValues(node));
    const isUnknown = parts.some(({ node }) => node[ELSEWHERE] !== undefined);
    const accepts = (value: Json): boolean => isUnknown || fitsAll([...whole, ...parts], value);
    if (listed.length > 0) {
      const values = (listed[0] ?? []).filter(accepts);
      return values.length === 0 ? [] : [this.#finite(values, parts)];
    }
    const nodes = parts.map(({ node }) => node);
    const types = jsonTypes.filter((type) => nodes.every((node) => allows(node, type)));
    const finite = finiteValues(types).filter(accepts);
    const checks = [...open, ...parts.flatMap(listChecks)];
    const about = (type: JsonType): readonly Check[] =>
      checks.filter(({ keyword, part }) => isAbout(keyword, type) && mayTest(part.node, keyword, type));
    return [
      ...(finite.length > 0 ? [this.#finite(finite, parts)] : []),
      ...types.flatMap((type): Arm[] => {
        const base = this.#base(parts, about(type));
        if (type === "string") return [{ ...base, json: type, ...textFacets(nodes) }];
        if (type === "number") return [{ ...base, json: type, ...numberFacets(nodes) }];
        if (type === "array") return [{ ...base, json: type, ...this.#arrayFacets(parts) }];
        return type === "object" ? [this.#object(base, parts)] : [];
      }),
    ];
  }

  #arrayFacets(parts: ArmBase["parts"]): Omit<ArrayArm, keyof ArmBase | "json"> {
    const prefixes = parts.map(({ node: { prefixItems } }): readonly Node[] =>
      Array.isArray(prefixItems) ? prefixItems : [],
    );
    const rest = parts.map(({ node, view }): Part => ({ view, node: node.items ?? true }));
    const count = Math.max(0, ...prefixes.map(({ length }) => length));
    const at = (i: number): Part[] =>
      parts.map(({ view }, p) => ({ view, node: prefixes[p]?.[i] ?? rest[p]?.node ?? true }));
    const nodes = parts.map(({ node }) => node);
    return {
      prefix: Array.from({ length: count }, (_, i) => this.slot(at(i), false)),
      items: this.slot(rest, false),
      length: intersectLengths(nodes, "Items"),
      unique: nodes.some(({ uniqueItems }) => uniqueItems === true),
    };
  }

  #object(base: ArmBase, parts: ArmBase["parts"]): ObjectArm {
    const nodes = parts.map(({ node }) => node);
    const required = new Set(nodes.flatMap((node) => node.required ?? []));
    const names = new Set([...nodes.flatMap(({ properties = {} }) => Object.keys(properties)), ...required]);
    const partsFor = (name: string): Part[] =>
      parts.flatMap(({ view, node }) => memberSchemas(node, name).map((one) => ({ view, node: one })));
    const rest = (some: ArmBase["parts"]): Part[] =>
      some.map(({ view, node }) => ({ view, node: node.additionalProperties ?? true }));
    const patternParts = (pattern: string, part: Part & { node: Schema }): Part[] => [
      ...parts.flatMap(({ view, node }) =>
        Object.hasOwn(readPatterns(node), pattern)
          ? [{ view, node: readPatterns(node)[pattern] ?? true }]
          : [],
      ),
      ...rest(parts.filter((one) => one !== part && Object.keys(readPatterns(one.node)).length === 0)),
    ];
    const patterned = parts.flatMap((part) =>
      Object.keys(readPatterns(part.node)).map((pattern): [string, Slot] => [
        pattern,
        this.slot(patternParts(pattern, part), true),
      ]),
    );
    const needs = new Map<string, string[]>();
    for (const { dependentRequired = {} } of nodes)
      for (const [name, others] of Object.entries(dependentRequired as Readonly<Record<string, string[]>>))
        needs.set(name, [...(needs.get(name) ?? []), ...others]);
    const named = parts.filter(({ node }) => node.propertyNames !== undefined);
    return {
      ...base,
      json: "object",
      fields: new Map([...names].map((name) => [name, this.slot(partsFor(name), !required.has(name))])),
      patterns: patterned.length === 0 ? noPatterns : new Map(patterned),
      rest: this.slot([...rest(parts), ...closedRest(parts, base.checks)], true),
      names:
        named.length === 0
          ? undefined
          : this.of([
              { view: named[0]!.view, node: { type: "string" } },
              ...named.map(({ view, node }) => ({ view, node: node.propertyNames as Node })),
            ]),
      length: intersectLengths(nodes, "Properties"),
      needs: needs.size === 0 ? noNeeds : needs,
    };
  }
}

function readPatterns({ patternProperties = {} }: Schema): Readonly<Record<string, Node>> {
  return patternProperties as Readonly<Record<string, Node>>;
}

/** Returns what a schema with `unevaluatedProperties` asks of the rest, if it evaluates only listed members. */
function closedRest(parts: ArmBase["parts"], checks: readonly Check[]): Part[] {
  const all = parts.map(({ view, node }) => ({ view, node: findWhole(node) }));
  const isListed = all.every(
    ({ node }) => node.additionalProperties === undefined && node.anyOf === undefined,
  );
  const isStatic = checks.every(({ keyword }) => keyword === "not" || keyword === "unevaluatedProperties");
  return all.flatMap(({ view, node: { unevaluatedProperties: rest } }) =>
    rest !== undefined && isListed && isStatic ? [{ view, node: rest as Node }] : [],
  );
}
