import type { Json } from "../model/model.ts";
import type { Node, Schema } from "../model/schema.ts";
import { isRecord } from "../util/is-object.ts";
import type { Arm, Check, ObjectArm, Part } from "./arms.ts";
import { isBlank, looseObjects, without } from "./candidate-values.ts";
import { itemAt, listFacets } from "./facets.ts";
import { fitsAll } from "./find-faults.ts";
import type { Gap, Pair, Reason, Way } from "./gap.ts";
import { Shapes } from "./shape.ts";
import { Values } from "./values.ts";

/** Most values that are put into documents for one gap. */
const CANDIDATES = 120;

/** Most values that are tried for one gap, and for all of a run. */
const LOOKED = 400;
const BUDGET = 60_000;
/** Most cases of one check that are tried. */
const CASES = 40;

/** A document and its entry. */
export interface Sample {
  readonly document: Json;
  readonly entry: string;
}

/** Makes documents of the sending side. */
export class Witness {
  readonly #values = new Values();
  readonly #shapes = new Shapes();
  #budget = BUDGET;

  /** Makes documents that may prove a gap, likeliest first: with a value at its place that the other side rejects. */
  *documents({ reason, pair }: Gap): Generator<Sample> {
    const [first, ...others] = pair.entry === undefined ? pair.ways : [undefined, ...pair.ways];
    const isEchoed = reason.kind === "facet" && reason.facet.kind === "loose";
    const met: Json[] = [];
    let looked = 0;
    for (const value of this.#candidates(reason)) {
      looked += 1;
      this.#budget -= 1;
      if (met.length >= CANDIDATES || looked > LOOKED || this.#budget < 0) break;
      if (met.includes(value) || fitsAll(pair.shapes[1].parts, value)) continue;
      met.push(value);
      for (const kind of [1, 0]) yield* this.#embed(pair, first, value, kind, isEchoed);
    }
    for (const kind of [1, 0, 2])
      for (const way of kind === 2 ? [first, ...others] : others)
        for (const value of met) yield* this.#embed(pair, way, value, kind, isEchoed);
  }

  /** Yields values that the place may hold on this side and that the other may reject. */
  *#candidates(reason: Reason): Generator<Json> {
    switch (reason.kind) {
      case "known":
      case "contradiction":
        return;
      case "values":
        yield* reason.values;
        return;
      case "facet":
        yield* this.#facetValues(reason);
        return;
      default:
        yield* this.#values.samples(reason.arm);
    }
  }

  *#facetValues({ facet, arm, other }: Reason & { kind: "facet" }, depth = 0): Generator<Json> {
    switch (facet.kind) {
      case "loose":
        if (other.json === "object") yield* looseObjects(other);
        return;
      case "missing":
        for (const one of this.#values.samples(arm)) if (isRecord(one)) yield without(one, facet.member);
        return;
      case "unexpected": {
        const values = facet.slots[0] === undefined ? [] : this.#values.of(facet.slots[0].shape);
        for (const one of this.#values.samples(arm))
          for (const value of values.slice(0, 3)) if (isRecord(one)) yield { ...one, [facet.member]: value };
        return;
      }
      case "needs":
        if (arm.json === "object")
          for (const one of this.#values.samples(arm))
            for (const value of this.#valuesFor(arm, facet.member).slice(0, 3))
              if (isRecord(one)) yield { ...without(one, facet.other), [facet.member]: value };
        return;
      case "check":
        yield* this.#checkValues(arm, facet.check, depth);
        yield* this.#values.around(arm, other);
        yield* this.#values.samples(arm);
        return;
      default:
        yield* this.#values.around(arm, other);
        yield* this.#values.samples(arm);
    }
  }

  /** Yields values that a check applies to and that break it. */
  *#checkValues(arm: Arm, { keyword, part: { view, node } }: Check, depth: number): Generator<Json> {
    for (const [about, asked] of listCases(keyword, node).slice(0, CASES)) {
      const parts = about.map((one) => ({ view, node: one }));
      const target = this.#shapes.of([{ view, node: asked }]);
      for (const inner of listBranches(arm).flatMap(
        (own) => this.#shapes.of([...arm.parts, ...parts, ...own]).arms,
      )) {
        if (depth < 3) for (const other of target.arms) yield* this.#outside(inner, other, depth + 1);
        let count = 0;
        for (const value of this.#values.samples(inner)) {
          yield value;
          count += 1;
          if (count > 6) break;
        }
      }
    }
  }

  /** Yields values of an arm that break what another asks, or contain a member that does. */
  *#outside(arm: Arm, other: Arm, depth: number): Generator<Json> {
    if (arm.json !== other.json) return;
    const [base] = this.#values.basic(arm);
    for (const facet of listFacets(arm, other)) {
      if (facet.kind !== "inner") {
        yield* this.#facetValues({ kind: "facet", facet, arm, other }, depth);
        continue;
      }
      const [own, its] = facet.slots;
      if (own === undefined || its === undefined || own.shape.parts.length + its.shape.parts.length === 0)
        continue;
      const values = own.shape.arms.flatMap((one) =>
        its.shape.arms.flatMap((another) => [...this.#values.around(one, another)].slice(0, 12)),
      );
      for (const value of [...this.#values.of(own.shape), ...values])
        if (isRecord(base)) yield { ...base, [facet.step.member]: value };
    }
  }

  #valuesFor(arm: ObjectArm, name: string): readonly Json[] {
    const slot = arm.fields.get(name) ?? arm.rest;
    return this.#values.of(slot.shape);
  }

  /** Makes documents with values near the limits of a pair, at its place and then in other documents. */
  *surroundings(pair: Pair): Generator<Sample> {
    const ways = pair.entry === undefined ? pair.ways : [undefined];
    for (const kind of [1, 0, 2])
      for (const way of ways)
        for (const value of this.#around(pair)) yield* this.#embed(pair, way, value, kind, false);
  }

  *#around({ shapes: [a, b] }: Pair): Generator<Json> {
    for (const arm of a.arms)
      for (const other of b.arms) {
        if (arm.json === other.json) yield* this.#values.around(arm, other);
        yield* this.#values.samples(arm);
      }
  }

  /** Puts a value where a way leads. The rest of the document is as small, or as full, as possible. */
  *#embed(pair: Pair, way: Way | undefined, value: Json, kind: number, isEchoed: boolean): Generator<Sample> {
    let inner: Json | undefined = value;
    let at = pair;
    for (
      let next = way;
      next !== undefined && inner !== undefined;
      [next] = at.entry === undefined ? at.ways : []
    ) {
      inner = this.#put(next, inner, kind, isEchoed);
      at = next.from;
    }
    if (inner !== undefined) yield { document: inner, entry: at.entry ?? "" };
  }

  #put({ arm, step: { member } }: Way, inner: Json, kind: number, isEchoed: boolean): Json | undefined {
    if (arm.json === "array") {
      const at = Number(member);
      const size = Math.max(at + 1, arm.length.min ?? 0);
      const items = Array.from({ length: size }, (_, i) =>
        i === at ? inner : this.#values.of(itemAt(arm, i).shape)[0],
      );
      return items.flatMap((one) => (one === undefined ? [] : [one]));
    }
    if (arm.json !== "object") return undefined;
    const object = this.#values.holding(arm, String(member), kind);
    if (!isRecord(object)) return undefined;
    const others = Object.entries(object).filter(([key]) => key !== member);
    // Old values may have only the keys of their resource (W6.3). No schema says so, so both get the same keys.
    const echoed = others.map(([key, one]): [string, Json] => [key, isEchoed && isBlank(one) ? inner : one]);
    const entries: [string, Json][] = [...echoed, [String(member), inner]];
    const order = [...arm.fields.keys()];
    return Object.fromEntries(entries.toSorted(([x], [y]) => order.indexOf(x) - order.indexOf(y)));
  }
}

/** Lists what the conditions of an arm may ask for: nothing, and each branch of theirs. */
function listBranches({ checks }: Arm): (readonly Part[])[] {
  const conditions = checks.filter(({ keyword }) => keyword === "if");
  const branches = conditions.flatMap(({ part: { view, node } }) =>
    ["then", "else"].flatMap((key) => (node[key] === undefined ? [] : [[{ view, node: node[key] as Node }]])),
  );
  return [[], ...branches];
}

/** Lists the cases of a check: the schemas that select the values of a case, and what those have to fit. */
function listCases(keyword: string, node: Schema): (readonly [about: readonly Node[], asked: Node])[] {
  const branches = (node[keyword === "anyOf" ? "anyOf" : "oneOf"] ?? []) as readonly Node[];
  switch (keyword) {
    case "if":
      return [
        [[node.if as Node], (node.then ?? true) as Node],
        [[], (node.else ?? true) as Node],
      ];
    case "not":
      return [[[node.not as Node], false]];
    case "dependentSchemas":
      return Object.entries(node.dependentSchemas as Readonly<Record<string, Node>>).map(([name, one]) => [
        [{ required: [name] }],
        one,
      ]);
    case "oneOf":
      return branches.flatMap((one, i) =>
        branches.slice(i + 1).map((other) => [[one, other], false] as const),
      );
    case "anyOf":
      return branches.map((one) => [[], one]);
    default:
      return [];
  }
}
