import { sameJson } from "../json/same-json.ts";
import { getOrMake } from "../util/get-or-make.ts";
import type { Arm, ObjectArm, Part, Shape, Slot } from "./arms.ts";
import { listNamedValues } from "./describe-change.ts";
import { constantAt, type Facet, listFacets, type Slots } from "./facets.ts";
import { fitsAll } from "./find-faults.ts";
import type { Gap, Pair, Reason, Site, Whole } from "./gap.ts";
import type { Inclusion } from "./include.ts";
import { definitionsIn, findSite, nameSchema, nameShape } from "./names.ts";
import { readPlace } from "./read-contract.ts";

/** Most ways to a pair that are kept: a document may show a gap on only one of them. */
const WAYS = 6;

/** Shapes of whole documents that were compared. */
interface Begun {
  readonly entry: string;
  readonly a: Shape;
  readonly b: Shape;
}

/** Compares what documents hold, each pair of schemas once, no matter how many ways lead to it. */
export class Comparison {
  readonly gaps: Gap[] = [];
  /** Every pair that differs, in the order of its shortest way. */
  readonly pairs: Pair[] = [];
  /** Kinds of documents that both sides have. */
  readonly begun: Begun[] = [];
  readonly #inclusion: Inclusion;
  readonly #known = new Map<Shape, Map<Shape, Pair>>();

  /** Names of the definitions that are the whole document of one entry. */
  readonly #titles: ReadonlyMap<string, string>;

  constructor(inclusion: Inclusion, titles: ReadonlyMap<string, string>) {
    this.#inclusion = inclusion;
    this.#titles = titles;
  }

  /** Adds two kinds of document to compare. */
  begin(entry: string, a: Shape, b: Shape): void {
    this.begun.push({ entry, a, b });
    const pair = this.#enter({ label: entry, slots: [whole(a), whole(b)] }, a, b, entry);
    if (pair?.entry !== entry) pair?.others.add(entry);
  }

  /** Adds a kind of document that the other side does not have. */
  lack(entry: string, { noun, label }: Whole, shape: Shape, other: Shape): void {
    const [arm] = shape.arms;
    if (arm === undefined || this.#inclusion.holds(shape, other)) return;
    const site: Site = { label, slots: [whole(shape), undefined] };
    const pair = newPair(site, shape, other, entry);
    this.gaps.push({ reason: { kind: "whole", arm, noun }, sites: [site], pair });
  }

  /**
   * Lists the places where a value of the first side may not be valid on the second. If the list is empty, or has only
   * entries of kind "known", there is no such value.
   */
  run(): void {
    for (const pair of this.pairs) this.#compare(pair);
  }

  /** Checks that a document of one kind is not also of another, if the reading side accepts exactly one kind. */
  checkExclusion(part: Part): void {
    if (typeof part.node === "boolean" || part.node.oneOf === undefined) return;
    const { node, view } = part;
    const isInherited = ({ a, b }: Begun): boolean => this.#inclusion.holds(b, a);
    const changed = this.begun.filter((one) => !isInherited(one));
    for (const { a, b } of this.begun) {
      const others = changed.filter((one) => one.b !== b);
      const pair = this.#known.get(a)?.get(b);
      const [arm] = a.arms;
      const [other] = b.arms;
      if (others.every((one) => this.#inclusion.apart.areApart(a, one.b)) || !pair || !arm || !other)
        continue;
      const facet = { kind: "check", check: { keyword: "oneOf", part: { view, node } } } as const;
      this.gaps.push({ reason: { kind: "facet", facet, arm, other }, sites: pair.told, pair });
    }
  }

  /** Returns the pair of two shapes and adds the place where it is reported; undefined if the shapes are the same. */
  #enter(site: Site, a: Shape, b: Shape, entry?: string): Pair | undefined {
    const row = getOrMake(this.#known, a, () => new Map<Shape, Pair>());
    const known = row.get(b);
    if (known !== undefined) {
      if (known.told.every(({ label }) => label !== site.label)) known.told.push(site);
      return known;
    }
    if (this.#inclusion.same.parts(a.parts, b.parts)) return undefined;
    const pair = newPair(site, a, b, entry);
    row.set(b, pair);
    this.pairs.push(pair);
    return pair;
  }

  #compare(pair: Pair): void {
    const [a, b] = pair.shapes;
    const isSafe = this.#inclusion.holds(a, b);
    const add = (reason: Reason): void => void this.gaps.push({ reason, sites: pair.told, pair });
    if (hasOtherMeaning(a, b)) add({ kind: "known" });
    // An empty side proves nothing: the sender ignores its schema, or the schema contradicts itself only in this mode.
    if (pair.entry !== undefined && a.arms.length > 0 && this.#inclusion.apart.isEmpty(a))
      add({ kind: "contradiction", place: readPlace(findSite(this.#inclusion.apart.findEmpty(a))) });
    const partners = this.#pairUp(a, b);
    for (const arm of a.arms) {
      if (arm.json === "values") {
        const values = arm.values.filter((value) => !fitsAll(b.parts, value));
        if (values.length > 0) add({ kind: "values", values });
        continue;
      }
      if (this.#inclusion.apart.isEmptyArm(arm)) continue;
      const partner = partners.get(arm);
      const likeliest = partner === undefined ? b.arms : [partner, ...b.arms];
      const covering = likeliest.find((other) => this.#inclusion.holdsPair(arm, other));
      const isCovered = isSafe || covering !== undefined || this.#isSplit(arm, b);
      const other = isCovered ? covering : partner;
      if (other !== undefined) this.#compareArms(pair, arm, other, isCovered);
      else if (!isCovered)
        add({ kind: b.arms.some(({ json }) => json === arm.json) ? "alternative" : "type", arm });
    }
  }

  #isSplit(arm: Arm, b: Shape): boolean {
    return this.#inclusion.split(arm, b).some((parts) => parts.every((one) => this.#inclusion.holds(one, b)));
  }

  #compareArms(pair: Pair, arm: Arm, other: Arm, isCovered: boolean): void {
    for (const facet of listFacets(arm, other)) {
      if (facet.kind === "inner") this.#descend(pair, arm, other, facet);
      else if (!isCovered && !this.#inclusion.holdsFacet(facet, arm, other)) {
        const sites =
          facet.kind === "missing" || facet.kind === "unexpected"
            ? [this.#findSite(pair, arm, other, `.${facet.member}`, facet.slots)]
            : pair.told;
        this.gaps.push({ reason: { kind: "facet", facet, arm, other }, sites, pair });
      }
    }
  }

  #descend(pair: Pair, arm: Arm, other: Arm, { step, slots }: Facet & { kind: "inner" }): void {
    const [own, its] = slots;
    if (own === undefined || its === undefined) return;
    const [a, b] = [own.shape, its.shape];
    if (this.#inclusion.same.parts(a.parts, b.parts) || this.#inclusion.apart.isEmpty(a)) return;
    const site = this.#findSite(pair, arm, other, step.words, slots);
    const name = nameShape(a);
    const isShared = name !== undefined && name === nameShape(b);
    const told = isShared
      ? { label: this.#titles.get(name) ?? name, slots: [whole(a), whole(b)] as const }
      : site;
    const inner = this.#enter(told, a, b);
    if (inner === undefined) return;
    inner.parents.add(pair);
    inner.sites.add(site.label);
    if (inner.ways.length < WAYS) inner.ways.push({ from: pair, arm, step });
  }

  /** Names a place after the definition it is written in, if both sides have that; else by the way that leads there. */
  #findSite(pair: Pair, arm: Arm, other: Arm, words: string, slots: Slots): Site {
    const names = slots.flatMap((slot) => nameSchema(slot?.site) ?? []);
    const [name] = names;
    const isCommon =
      name !== undefined &&
      names.every(({ definition }) => definition === name.definition) &&
      [arm, other].every((one) => definitionsIn(one).has(name.definition));
    if (isCommon)
      return { label: `${this.#titles.get(name.definition) ?? name.definition}${name.words}`, slots };
    const owner = pair.label || (words.startsWith(".") ? "Document" : "document");
    return { label: `${owner}${words}`, slots };
  }

  /** Finds the matching arm of the other side for each arm, best pair first. */
  #pairUp(a: Shape, b: Shape): Map<Arm, Arm> {
    const found = new Map<Arm, Arm>();
    const free = new Set(b.arms.filter(({ json }) => json !== "values"));
    const [ours, theirs] = [a, b].map(
      ({ arms }) => arms.filter(({ json }) => json === "object") as ObjectArm[],
    );
    const tag = findTag(ours ?? [], theirs ?? []);
    const rows = a.arms.flatMap((arm) =>
      b.arms.flatMap((other) => {
        if (arm.json !== other.json || arm.json === "values") return [];
        const isOnly = [a, b].every(({ arms }) => arms.filter(({ json }) => json === arm.json).length === 1);
        return [{ arm, other, score: isOnly ? 2 : likeness(arm, other, tag) }];
      }),
    );
    for (const { arm, other, score } of rows.toSorted((x, y) => y.score - x.score))
      if (score > 0.3 && !found.has(arm) && free.delete(other)) found.set(arm, other);
    return found;
  }
}

/** Finds the member that identifies most objects of two unions: it is constant in each. */
function findTag(a: readonly ObjectArm[], b: readonly ObjectArm[]): string | undefined {
  const all = [...a, ...b];
  const names = new Set(all.flatMap(({ fields }) => [...fields.keys()]));
  return [...names].find(
    (name) => all.filter((arm) => constantAt(arm, name) !== undefined).length > all.length / 2,
  );
}

/** Rates how much two arms have in common, from 0 to 1: their tag, their name, their members. */
function likeness(a: Arm, b: Arm, tag: string | undefined): number {
  if (a.json === "object" && b.json === "object") {
    const [own, its] = tag === undefined ? [] : [constantAt(a, tag), constantAt(b, tag)];
    if (own !== undefined || its !== undefined) return sameJson(own, its) ? 1 : 0;
    const [names, others] = [definitionsIn(a), definitionsIn(b)];
    const [last, otherLast] = [[...names].at(-1), [...others].at(-1)];
    const isSame = last !== undefined && last === otherLast ? 0.5 : 0;
    const all = new Set([...a.fields.keys(), ...b.fields.keys()]);
    const both = [...a.fields].filter(([name, { optional }]) => {
      const other = b.fields.get(name);
      return other !== undefined && other.optional === optional;
    });
    return isSame + (all.size === 0 ? 0.4 : both.length / all.size) / 2 + 0.01;
  }
  return 0.5;
}

function hasOtherMeaning(a: Shape, b: Shape): boolean {
  const isOpen = ({ arms }: Shape): boolean => arms.some(({ json }) => json === "string");
  const [own, other] = [listNamedValues(a), listNamedValues(b)];
  return isOpen(a) && isOpen(b) && own.length > 0 && other.length > 0 && !sameJson(own, other);
}

function newPair(site: Site, a: Shape, b: Shape, entry: string | undefined): Pair {
  return {
    shapes: [a, b],
    label: site.label,
    told: [site],
    ways: [],
    parents: new Set(),
    sites: new Set(),
    entry,
    others: new Set(),
  };
}

function whole(shape: Shape): Slot {
  return { shape, optional: false };
}
