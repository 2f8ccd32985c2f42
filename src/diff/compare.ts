import { refName, type Schema } from "../model/schema.ts";
import type { Change } from "./change.ts";
import { makeExample, texts } from "./check-value.ts";
import { compareScalars, compareWords, covers, pairForms } from "./compare-forms.ts";
import type { Rule } from "./rules.ts";
import type { Contract, Form, Pair } from "./schema.ts";
import {
  describeForms,
  describeSchema,
  isAnyObject,
  listBranches,
  listForms,
  listsProperties,
  nameDefinition,
} from "./schema.ts";

/** A step on the path to a value: the schema that contains it on each side, and its key. */
export interface Trail {
  readonly up: Trail | undefined;
  readonly key: string;
  readonly holders: Pair<Form>;
}

/** A location in both contracts. */
interface Place {
  /** Its name in reports. */
  readonly label: string;
  /** Definition or event that contains it. */
  readonly owner: string;
  readonly event: string | undefined;
  /** Undefined for the whole document. */
  readonly trail: Trail | undefined;
}

/** A difference at a location, and values that may prove it; `missing` means no value. */
export interface Finding {
  readonly rule: Rule;
  readonly kind: Change["kind"];
  readonly what: string;
  readonly place: Place;
  readonly values: readonly unknown[];
}

/** Represents a missing property. */
export const missing: unique symbol = Symbol("missing");

/** The keywords that the rules compare, and annotations. */
const known = new Set(
  "title description examples default $schema $id $defs definitions $ref type const enum properties required items anyOf oneOf pattern format not minimum maximum".split(
    " ",
  ),
);

/** Compares two contracts location by location, and each pair of definitions only once. */
export class Comparison {
  readonly findings: Finding[] = [];
  readonly #before: Contract;
  readonly #after: Contract;
  /** Events and definitions that refer to a definition. */
  readonly #users = new Map<string, Set<string>>();

  constructor([before, after]: Pair<Contract>) {
    this.#before = before;
    this.#after = after;
    const { title = "document" } = before.root;
    const root: Place = { label: title, owner: title, event: undefined, trail: undefined };
    if (before.events.size === 0) this.#compareValues(root, [before.root, after.root]);
    for (const event of this.#listAllEvents()) {
      const [from, to] = [before.events.get(event), after.events.get(event)];
      const place: Place = { ...root, label: event, owner: event, event };
      const kind = from === undefined ? "added" : "removed";
      if (from === undefined || to === undefined)
        this.#report(place, { rule: `event ${kind}`, what: `event ${kind}`, values: [] }, kind);
      else
        this.#compareProperties(place, [
          { kind: "object", schema: from },
          { kind: "object", schema: to },
        ]);
    }
  }

  /** Lists the events whose deliveries contain a definition. */
  listEvents(owner: string): string[] {
    const seen = new Set([owner]);
    for (const one of seen) for (const user of this.#users.get(one) ?? []) seen.add(user);
    return this.#listAllEvents().filter((event) => seen.has(event));
  }

  #listAllEvents(): string[] {
    return [...new Set([...this.#before.events.keys(), ...this.#after.events.keys()])];
  }

  #report(place: Place, finding: Omit<Finding, "place" | "kind">, kind: Change["kind"] = "changed"): void {
    this.findings.push({ ...finding, kind, place });
  }

  /** Returns the location of a definition, or undefined if it was compared before. */
  #enter(place: Place, owner: string, label: string): Place | undefined {
    const users = this.#users.get(owner);
    users?.add(place.owner);
    if (users !== undefined) return undefined;
    this.#users.set(owner, new Set([place.owner]));
    return { ...place, owner, label };
  }

  #compareProperties(place: Place, holders: Pair<Form>): void {
    const [one, other] = [holders[0].schema, holders[1].schema];
    for (const key of Object.keys({ ...one.properties, ...other.properties })) {
      const at = { ...place, label: `${place.label}.${key}`, trail: { up: place.trail, key, holders } };
      const [from, to] = [one.properties?.[key], other.properties?.[key]];
      const [was, is] = [one.required?.includes(key) ?? false, other.required?.includes(key) ?? false];
      if (from === undefined || to === undefined) this.#compareKeys(at, [from, to], was || is);
      else {
        if (was && !is)
          this.#report(at, { rule: "becomes optional", what: "may be missing", values: [missing] });
        if (!was && is)
          this.#report(at, { rule: "becomes required", what: "becomes required", values: [missing] });
        this.#compareValues(at, [from, to]);
      }
    }
  }

  #compareKeys(place: Place, [from, to]: Pair<Schema | undefined>, isRequired: boolean): void {
    const contract = from === undefined ? this.#after : this.#before;
    const schema = from ?? to ?? {};
    const values = [missing, ...listForms(schema, contract).flatMap((form) => listExamples(form, contract))];
    const word = isRequired ? "required" : "optional";
    const kind = from === undefined ? "added" : "removed";
    const what =
      from === undefined ? `added: ${describeSchema(schema, contract)}, ${word}` : `removed, was ${word}`;
    this.#report(place, { rule: `${word} property ${kind}`, what, values }, kind);
  }

  #compareValues(place: Place, [from, to]: Pair<Schema>): void {
    const [left, right] = [listBranches(from), listBranches(to)];
    const keys = right.flatMap(({ $ref }) => ($ref === undefined ? [] : [refName($ref)]));
    const shared = new Set(left.flatMap(({ $ref = "" }) => keys.filter((key) => key === refName($ref))));
    const list = (branches: readonly Schema[], contract: Contract): Form[] =>
      branches.flatMap((one) => listForms(one, contract));
    const isOwn = ({ $ref = "" }: Schema): boolean => !shared.has(refName($ref));
    const all: Pair<Form[]> = [list(left, this.#before), list(right, this.#after)];
    // If any object is valid, listed properties make no difference.
    const isOpen = all.every((forms) => forms.some(isAnyObject));
    for (const key of shared) {
      const schemas: Pair<Schema> = [this.#before.definitions[key] ?? {}, this.#after.definitions[key] ?? {}];
      const name = nameDefinition(key, this.#before);
      const isVain = isOpen && listForms(schemas[0], this.#before).every(listsProperties);
      const at = isVain ? undefined : this.#enter(place, name, name);
      if (at !== undefined) this.#compareValues(at, schemas);
    }
    const own: Pair<Form[]> = [
      list(left.filter(isOwn), this.#before),
      list(right.filter(isOwn), this.#after),
    ];
    const { pairs, rest } = pairForms(own);
    this.#compareKinds(place, rest, all);
    for (const found of compareWords(own)) this.#report(place, found);
    for (const pair of pairs) if (!isOpen || !listsProperties(pair[0])) this.#comparePair(place, pair);
  }

  #compareKinds(place: Place, [left, right]: Pair<readonly Form[]>, all: Pair<readonly Form[]>): void {
    const isLost = left.some((form) => !covers(all[1], form));
    const isGained = right.some((form) => !covers(all[0], form));
    const isNull = ({ kind }: Form): boolean => kind === "null";
    const [some, others] = [left, right].map((forms) => forms.filter((form) => !isNull(form)));
    const [was, is] = [describeForms(some ?? [], this.#before), describeForms(others ?? [], this.#after)];
    const kinds = is === "" ? `is no longer ${was}` : was === "" ? `may be ${is}` : `${was} becomes ${is}`;
    const parts = [
      ...(was + is === "" ? [] : [kinds]),
      ...(left.some(isNull) ? ["is never null"] : []),
      ...(right.some(isNull) ? ["may be null"] : []),
    ];
    const values = [
      ...left.flatMap((form) => listExamples(form, this.#before)),
      ...right.flatMap((form) => listExamples(form, this.#after)),
    ];
    const rule = isLost ? (isGained ? "type changed" : "type removed") : "type added";
    if (isLost || isGained) this.#report(place, { rule, what: parts.join("; "), values });
  }

  #comparePair(place: Place, pair: Pair<Form>): void {
    const [{ schema: one, name, kind }, { schema: other, name: otherName }] = pair;
    if (listsProperties(pair[0])) {
      const owner = name === otherName ? name : `${name} ${otherName}`;
      const at =
        owner === undefined ? place : this.#enter(place, owner, name === otherName ? owner : place.label);
      if (at !== undefined) this.#compareProperties(at, pair);
    }
    const compareInner = (suffix: string, key: string, from: unknown, to: unknown): void => {
      const at = { ...place, label: place.label + suffix, trail: { up: place.trail, key, holders: pair } };
      if (typeof (from ?? to) === "object") this.#compareValues(at, [Object(from), Object(to)]);
    };
    if (kind === "array") compareInner("[]", "0", one.items, other.items);
    if (kind === "object") compareInner(".*", "name", one.additionalProperties, other.additionalProperties);
    for (const found of compareScalars(pair)) this.#report(place, found);
    for (const key of Object.keys({ ...one, ...other }))
      if (!known.has(key) && typeof (one[key] ?? other[key]) !== "object" && one[key] !== other[key])
        this.#report(place, {
          rule: "unknown",
          what: `keyword "${key}" changed`,
          values: [...texts, 0, 1, [], [1, 1], {}],
        });
  }
}

/** Lists values that a form accepts: its listed values, or examples. An object has two examples, the second with additional properties. */
function listExamples(form: Form, contract: Contract): readonly unknown[] {
  if (form.words !== undefined) return form.words;
  const example = makeExample(form, contract);
  if (form.kind !== "object") return [example];
  return [example, listsProperties(form) ? makeExample(form, contract, true) : { extra: "text" }];
}
