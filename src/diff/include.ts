import type { Json } from "../model/model.ts";
import type { Node, Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { Apart } from "./apart.ts";
import type { Arm, Check, ObjectArm, Part, Shape } from "./arms.ts";
import { type Facet, listFacets, memberFacets } from "./facets.ts";
import { fitsAll } from "./find-faults.ts";
import { isListed } from "./members.ts";
import { SameSchemas } from "./same-schemas.ts";
import { Shapes } from "./shape.ts";
import { Trail } from "./trail.ts";

/** Proves that one shape includes all values of another, or that they have none in common. */
export class Inclusion {
  readonly shapes: Shapes = new Shapes();
  readonly same: SameSchemas = new SameSchemas();
  readonly #shapes = new Trail();
  readonly #arms = new Trail();
  readonly apart: Apart = new Apart();

  /** Checks whether all values of one shape are proved to be values of another, which belongs to another view. */
  holds(a: Shape, b: Shape): boolean {
    return this.#shapes.assume(a.id, b.id, () => {
      if (this.same.parts(a.parts, b.parts)) return true;
      return a.arms.every((arm) => this.#holdsArm(arm, b));
    });
  }

  /** Checks whether all values of an arm are proved to be values of a shape. */
  #holdsArm(arm: Arm, b: Shape): boolean {
    if (arm.json === "values") return arm.values.every((value) => fitsAll(b.parts, value));
    if (this.apart.isEmptyArm(arm)) return true;
    if (b.arms.some((other) => this.holdsPair(arm, other))) return true;
    return this.split(arm, b).some((parts) => parts.every((part) => this.holds(part, b)));
  }

  /** Checks whether all values of an arm are proved to be values of another arm. */
  holdsPair(a: Arm, b: Arm): boolean {
    if (a.json !== b.json || a.json === "values") return false;
    return this.#arms.assume(a.id, b.id, () => {
      for (const facet of listFacets(a, b)) if (!this.holdsFacet(facet, a, b)) return false;
      return true;
    });
  }

  /** Splits an object into several if the other side distinguishes its objects by a member with few values. */
  split(arm: Arm, b: Shape): Shape[][] {
    if (arm.json !== "object") return [];
    const others = b.arms.filter((one) => one.json === "object");
    if (others.length < 2) return [];
    return [...arm.fields].flatMap(([name, { shape, optional }]) => {
      const [only, ...more] = shape.arms;
      if (optional || more.length > 0 || only?.json !== "values" || only.values.length < 2) return [];
      const told = others.map(({ fields }) => fields.get(name)?.shape.arms ?? []);
      const isTag = told.every(([one, ...rest]) => one?.json === "values" && rest.length === 0);
      const sets = new Set(told.map(([one]) => JSON.stringify(one?.json === "values" && one.values)));
      if (!isTag || sets.size < 2 || only.values.length > 30) return [];
      const [part] = arm.parts;
      if (part === undefined) return [];
      return [
        only.values.map((value) =>
          this.shapes.within(arm, { view: part.view, node: this.#constant(name, value) }),
        ),
      ];
    });
  }

  readonly #constants = new Map<string, Schema>();

  #constant(name: string, value: Json): Schema {
    const key = JSON.stringify([name, value]);
    return getOrMake(this.#constants, key, () => ({ properties: { [name]: { const: value } } }));
  }

  /** Checks whether a facet of two arms of one JSON type is proved. */
  holdsFacet(facet: Facet, a: Arm, b: Arm): boolean {
    switch (facet.kind) {
      case "inner": {
        const [own, other] = facet.slots;
        return own !== undefined && other !== undefined && this.holds(own.shape, other.shape);
      }
      case "unexpected":
        return facet.slots[0] !== undefined && this.apart.isEmpty(facet.slots[0].shape);
      case "check":
        return this.implies(a, facet.check);
      case "loose":
        return (
          a.json === "object" &&
          b.json === "object" &&
          [...memberFacets(a, b)].every((one) => this.holdsFacet(one, a, b))
        );
      case "names":
        return a.json === "object" && b.json === "object" && this.#holdsNames(a, b);
      default:
        return false;
    }
  }

  #holdsNames(a: ObjectArm, b: ObjectArm): boolean {
    if (b.names === undefined || (a.names !== undefined && this.holds(a.names, b.names))) return true;
    const { names } = b;
    if (!this.apart.isEmpty(a.rest.shape) || a.patterns.size > 0) return false;
    return [...a.fields].every(
      ([name, { shape }]) => this.apart.isEmpty(shape) || fitsAll(names.parts, name),
    );
  }

  /** Checks whether all values of an arm are proved to pass a check of the other side. */
  implies(a: Arm, check: Check): boolean {
    const own = a.checks.filter((one) => one.keyword === check.keyword);
    if (own.some((one) => this.#isSame(one, check))) return true;
    switch (check.keyword) {
      case "not":
        return this.#impliesNot(a, check, own);
      case "if":
        return this.#impliesIf(a, check, own);
      case "oneOf":
        return this.#isAlone(a, check, own);
      case "anyOf":
        return (check.part.node.anyOf ?? []).some((node) =>
          this.#holdsArm(a, this.shapes.of([{ ...check.part, node }])),
        );
      case "contains":
        return this.#impliesContains(check, own);
      case "dependentSchemas":
        return a.json !== "object" || this.#impliesDependents(a, check);
      case "unevaluatedProperties":
        return a.json === "object" && this.#isLookedAt(a, check);
      default:
        return false;
    }
  }

  /** Checks whether all values that fit some schemas are proved to fit another. */
  #takes(parts: readonly Part[], target: Part): boolean {
    return this.holds(this.shapes.of(parts), this.shapes.of([target]));
  }

  #impliesNot(a: Arm, check: Check, own: readonly Check[]): boolean {
    const shape = this.shapes.of([pickInner(check)]);
    return (
      this.apart.isApart(a, shape) || own.some((one) => this.holds(shape, this.shapes.of([pickInner(one)])))
    );
  }

  /** If both sides share a condition, the own branches of it are known to apply as well. */
  #impliesIf(a: Arm, check: Check, own: readonly Check[]): boolean {
    const alike = own.find((one) => this.same.of(pickInner(one), pickInner(check)));
    const more = (key: "then" | "else"): Part[] => (alike === undefined ? [] : [pickInner(alike, key)]);
    const isFine = (key: "then" | "else", parts: readonly Part[]): boolean =>
      check.part.node[key] === undefined ||
      this.#takes([...a.parts, ...parts, ...more(key)], pickInner(check, key));
    return (
      isFine("then", [pickInner(check)]) && (isFine("else", []) || this.#takes(a.parts, pickInner(check)))
    );
  }

  #impliesContains({ part }: Check, own: readonly Check[]): boolean {
    if (part.node.maxContains !== undefined) return false;
    const least = ({ node }: Part & { node: Schema }): number => Number(node.minContains ?? 1);
    return own.some(
      (one) =>
        least(one.part) >= least(part) &&
        this.#takes([pickInner(one)], { ...part, node: part.node.contains as Node }),
    );
  }

  #impliesDependents(a: Arm, { part }: Check): boolean {
    return Object.entries(part.node.dependentSchemas as Readonly<Record<string, Node>>).every(
      ([name, node]) =>
        this.#takes([...a.parts, { view: part.view, node: this.#required(name) }], { view: part.view, node }),
    );
  }

  readonly #names = new Map<string, Schema>();

  #required(name: string): Schema {
    return getOrMake(this.#names, name, () => ({ required: [name] }));
  }

  /** Checks whether two checks say the same. If they depend on neighbouring keywords, those must be equal too. */
  #isSame(a: Check, b: Check): boolean {
    if (a.keyword.startsWith("unevaluated")) return this.same.of(a.part, b.part);
    const names = groups.find((one) => one.includes(a.keyword)) ?? [a.keyword];
    return this.same.keywords(a.part, b.part, names);
  }

  /**
   * Checks whether no two branches accept a value of an arm: either all but one accept none, or the arm's own branches
   * exclude each other and are at least as wide.
   */
  #isAlone(a: Arm, { part }: Check, own: readonly Check[]): boolean {
    const branches = (part.node.oneOf ?? []).map((node) => this.shapes.of([{ view: part.view, node }]));
    if (branches.filter((branch) => !this.apart.isApart(a, branch)).length < 2) return true;
    return own.some(({ part: { view, node } }) => {
      const others = (node.oneOf ?? []).map((one) => this.shapes.of([{ view, node: one }]));
      const free = new Set(others);
      return branches.every((branch) => {
        const found = [...free].find((other) => this.holds(branch, other));
        return found !== undefined && free.delete(found);
      });
    });
  }

  /** Checks whether every member of an object is evaluated by a schema or its references, or fits the rest. */
  #isLookedAt(a: ObjectArm, { part }: Check): boolean {
    const nodes: Schema[] = [];
    const collect = ({ view, node }: Part): void => {
      if (typeof node === "boolean" || nodes.includes(node)) return;
      nodes.push(node);
      if (node.$ref !== undefined) collect({ view, node: view.target(node.$ref) });
      for (const one of node.allOf ?? []) collect({ view, node: one });
    };
    collect(part);
    const rest = this.shapes.of([{ view: part.view, node: part.node.unevaluatedProperties as Node }]);
    const isAll = nodes.some((node) => node.additionalProperties !== undefined);
    const isSeen = (name: string): boolean => isAll || nodes.some((node) => isListed(node, name));
    const patterns = new Set(
      nodes.flatMap(({ patternProperties = {} }) => Object.keys(patternProperties as object)),
    );
    return (
      [...a.fields].every(([name, { shape }]) => isSeen(name) || this.holds(shape, rest)) &&
      [...a.patterns].every(
        ([pattern, { shape }]) => isAll || patterns.has(pattern) || this.holds(shape, rest),
      ) &&
      (isAll || this.holds(a.rest.shape, rest))
    );
  }
}

/** Keywords that together decide which members exist. */
const groups = [
  ["properties", "patternProperties", "additionalProperties"],
  ["contains", "minContains", "maxContains"],
  ["if", "then", "else"],
];

/** Returns the schema that a check refers to. */
function pickInner({ keyword, part: { view, node } }: Check, key: string = keyword): Part {
  return { view, node: (node[key] ?? true) as Node };
}
