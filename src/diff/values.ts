import type { Json } from "../model/model.ts";
import { nameJsonType } from "../model/scope.ts";
import { getOrMake } from "../util/get-or-make.ts";
import type { Arm, ArrayArm, ObjectArm, Part, Shape, Slot } from "./arms.ts";
import {
  LONGEST,
  lengths,
  type Members,
  namesIn,
  numbers,
  texts,
  textsOfSize,
  valuesIn,
  varyText,
  without,
} from "./candidate-values.ts";
import { constantAt, itemAt, nameFor } from "./facets.ts";
import { fits, fitsAll } from "./find-faults.ts";
import { findOthers, findTexts } from "./texts.ts";

/** Depth that a value of a recursive shape may reach. */
const DEPTH = 24;
/** Most values of one arm that are tried to find one that fits. */
const TRIED = 200;

/** Makes values of shapes. */
export class Values {
  readonly #made = new Map<Arm, Map<number, readonly Json[]>>();
  readonly #samples = new Map<Arm, readonly Json[]>();
  readonly #holding = new Map<Arm, Map<string, Json>>();

  /** Yields values of an arm near the limits of another. */
  *around(arm: Arm, other: Arm): Generator<Json> {
    for (const value of this.#near(arm, other)) if (isIn(arm, value)) yield value;
  }

  *#near(arm: Arm, other: Arm): Generator<Json> {
    const hints = other.checks.flatMap(({ part: { node }, keyword }) => valuesIn(node[keyword]));
    switch (arm.json) {
      case "values":
        yield* arm.values;
        return;
      case "string": {
        if (other.json !== "string") return;
        if (arm === other) yield* texts;
        for (const pattern of other.patterns) yield* findOthers(arm, pattern) ?? [];
        yield* hints;
        yield* lengths(other.length, arm.length).flatMap((size) => textsOfSize(arm, size));
        yield* texts;
        yield* findTexts(arm).flatMap(varyText);
        return;
      }
      case "number":
        yield* hints;
        yield* numbers(arm.range, other.json === "number" ? other.range : {});
        for (const step of arm.steps)
          yield* [step, -step, 3 * step, ...numbers(arm.range).map((edge) => Math.ceil(edge / step) * step)];
        return;
      case "array":
        yield* this.#arrays(arm, other);
        return;
      case "object":
        yield* this.#sized(arm, other);
        yield* this.#named(arm, other);
        yield* this.#hinted(arm, other);
    }
  }

  /** Yields arrays of other lengths, and with an item twice. */
  *#arrays(arm: ArrayArm, other: Arm): Generator<Json> {
    const sizes = [0, 1, 2, 3, ...(other.json === "array" ? lengths(other.length, arm.length) : [])];
    for (const size of new Set(sizes)) {
      const items = Array.from({ length: size }, (_, i) => this.of(itemAt(arm, i).shape));
      if (size < 100 || !arm.unique) yield items.flatMap(([one]) => (one === undefined ? [] : [one]));
      yield items.flatMap((values, i) => values[i % Math.max(1, values.length)] ?? []);
    }
  }

  /** Yields objects that break a bound on the number of members. */
  *#sized(arm: ObjectArm, other: Arm): Generator<Json> {
    const [value] = this.of(arm.rest.shape);
    if (other.json !== "object") return;
    for (const size of lengths(other.length, arm.length)) {
      for (const one of this.basic(arm).slice(0, 3)) {
        const entries = Object.entries(one as Members).slice(0, size);
        for (let i = entries.length; i < size && value !== undefined && i < 2_000; i += 1)
          entries.push([`member${i}`, value]);
        yield Object.fromEntries(entries);
      }
    }
  }

  /** Yields objects with one more member under some name. */
  *#named(arm: ObjectArm, other: Arm): Generator<Json> {
    const rows = [arm.rest, ...arm.patterns.values()].flatMap(({ shape }) => this.of(shape).slice(0, 1));
    const asked = [arm, other].flatMap((one) => (one.json === "object" ? (one.names?.arms ?? []) : []));
    const near = asked.flatMap((one) =>
      asked.flatMap((another) => [...this.around(one, another)].slice(0, 12)),
    );
    const names = [...texts.slice(0, 12), "extra", ...near.map(String)].filter(
      (name) => !arm.fields.has(name),
    );
    const [base] = this.basic(arm);
    for (const value of rows) for (const name of names) yield { ...(base as Members), [name]: value };
  }

  /** Yields objects with one more or one changed member, as the other side's conditions mention them. */
  *#hinted(arm: ObjectArm, other: Arm): Generator<Json> {
    const names = [
      ...new Set([...arm.fields.keys(), ...other.checks.flatMap(({ part }) => namesIn(part.node))]),
    ];
    const hints = other.checks.flatMap(({ part: { node }, keyword }) => valuesIn(node[keyword]));
    for (const base of this.basic(arm).slice(0, 6))
      for (const name of names.slice(0, 40)) {
        const shape = (arm.fields.get(name) ?? arm.rest).shape;
        yield without(base as Members, name);
        const own = hints.filter((value) => fitsAll(shape.parts, value));
        for (const value of new Set([...this.of(shape), ...own]))
          yield { ...(base as Members), [name]: value };
      }
  }

  /** Lists a few values of a shape, the smallest first. */
  of(shape: Shape): readonly Json[] {
    for (let depth = 0; depth <= DEPTH; depth += 1) {
      const values = this.#make(shape, depth);
      if (values.length > 0) return values;
    }
    return [];
  }

  #make(shape: Shape, depth: number): readonly Json[] {
    return shape.arms.flatMap((arm) => this.#makeArm(arm, depth).slice(0, 8)).slice(0, 24);
  }

  #makeArm(arm: Arm, depth: number): readonly Json[] {
    const row = getOrMake(this.#made, arm, () => new Map<number, readonly Json[]>());
    const known = row.get(depth);
    if (known !== undefined) return known;
    // Empty until it is made: a shape may contain itself.
    row.set(depth, []);
    const made = firstFitting(arm, this.#build(arm, depth));
    row.set(depth, made);
    return made;
  }

  *#build(arm: Arm, depth: number): Generator<Json> {
    yield* listExamples(arm);
    switch (arm.json) {
      case "array": {
        const { min: size = 0 } = arm.length;
        const items = Array.from({ length: Math.min(size, LONGEST) }, (_, i) =>
          depth > 0 ? this.#make(itemAt(arm, i).shape, depth - 1) : [],
        );
        yield items.flatMap(([one]) => one ?? []);
        yield items.flatMap((values, i) => values[i % Math.max(1, values.length)] ?? []);
        const own = depth > 0 ? this.#make(itemAt(arm, 0).shape, depth - 1) : [];
        const asked = arm.checks.filter(({ keyword }) => keyword === "contains").map(({ part }) => part.node);
        for (const value of [...own, ...valuesIn(asked)])
          yield Array.from(
            { length: Math.max(1, ...asked.map((node) => Number(node.minContains ?? 1))) },
            () => value,
          );
        return;
      }
      case "object":
        yield* this.#objects(arm, (shape) => (depth > 0 ? this.#make(shape, depth - 1) : []));
        return;
      default:
        yield* this.#near(arm, arm);
    }
  }

  /** Yields objects with as few members as possible, then with one more, then with all, then with one less. */
  *#objects(arm: ObjectArm, make: (shape: Shape) => readonly Json[]): Generator<Members> {
    const entries = (isKept: (name: string, slot: Slot) => boolean): Members =>
      Object.fromEntries(
        [...arm.fields].flatMap(([name, slot]): [string, Json][] => {
          const [value] = isKept(name, slot) ? make(slot.shape) : [];
          return value === undefined ? [] : [[name, value]];
        }),
      );
    const least = entries((_, { optional }) => !optional);
    const [extra] = make(arm.rest.shape);
    const missing = (arm.length.min ?? 0) - Object.keys(least).length;
    if (missing > 0 && extra !== undefined)
      yield {
        ...least,
        ...Object.fromEntries(Array.from({ length: Math.min(missing, 99) }, (_, i) => [`member${i}`, extra])),
      };
    for (const [pattern, { shape }] of missing > 0 ? arm.patterns : []) {
      const [name, value] = [nameFor(pattern, arm, arm), make(shape)[0]];
      if (name !== undefined && value !== undefined) yield { ...least, [name]: value };
    }
    yield least;
    yield entries((name, { optional }) => !optional || constantAt(arm, name) !== undefined);
    const others = [...arm.fields].filter(([, { optional }]) => optional).slice(0, 60);
    for (const [name] of others) yield entries((one, { optional }) => !optional || one === name);
    const most = entries(() => true);
    yield most;
    // Conditions may require one of many members, or another value in one.
    for (const base of [least, most])
      for (const [name, { shape }] of arm.fields)
        for (const value of make(shape).slice(1, 6)) yield { ...base, [name]: value };
    for (const [name] of others) yield without(most, name);
  }

  /** Yields small and full values of an arm. */
  *samples(arm: Arm): Generator<Json> {
    yield* this.basic(arm);
    if (arm.json === "object")
      for (const one of this.#objects(arm, (shape) => this.of(shape))) if (isIn(arm, one)) yield one;
  }

  /** Lists the values to build on. Of an object: the smallest, the one with all constants, and the fullest. */
  basic(arm: Arm): readonly Json[] {
    const known = this.#samples.get(arm);
    if (known !== undefined) return known;
    let found: readonly Json[] = [];
    for (let depth = 0; depth <= DEPTH && found.length === 0; depth += 1) found = this.#makeArm(arm, depth);
    if (arm.json === "object") {
      const [least] = found.toSorted((a, b) => sizeOf(a) - sizeOf(b));
      const entries = (isKept: (name: string) => boolean): Json[] => {
        const rest = [...arm.fields].flatMap(([name, { shape }]): [string, Json][] => {
          const [value] = isKept(name) && !Object.hasOwn(Object(least), name) ? this.of(shape) : [];
          return value === undefined ? [] : [[name, value]];
        });
        const made = { ...Object(least), ...Object.fromEntries(rest) };
        return isIn(arm, made) ? [made] : [];
      };
      const [tagged = least] = entries((name) => constantAt(arm, name) !== undefined);
      const [most = found.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]] = entries(() => true);
      found = least === undefined ? [] : [least, tagged ?? least, most ?? least, ...found];
    }
    this.#samples.set(arm, found);
    return found;
  }

  /** Returns an object to put a member into: a basic one, or one that has the member if conditions reject it. */
  holding(arm: ObjectArm, member: string, kind: number): Json | undefined {
    const base = this.basic(arm)[kind];
    if (arm.checks.length === 0 || base === undefined) return base;
    const row = getOrMake(this.#holding, arm, () => new Map<string, Json>());
    const find = (): Json => this.#findHolding(arm, member, base as Members) ?? base;
    return getOrMake(row, `${kind} ${member}`, find);
  }

  #findHolding(arm: ObjectArm, member: string, base: Members): Json | undefined {
    const [value] = this.of((arm.fields.get(member) ?? arm.rest).shape);
    if (value === undefined || isIn(arm, { ...base, [member]: value })) return base;
    let tried = 0;
    for (const one of this.#objects(arm, (shape) => this.of(shape))) {
      tried += 1;
      if (tried > TRIED) break;
      if (Object.hasOwn(one, member) && isIn(arm, one)) return one;
    }
    return undefined;
  }
}

/** Checks whether a value belongs to an arm: it fits every schema of the arm. */
export function isIn(arm: Arm, value: Json): boolean {
  if (arm.json !== "values" && nameJsonType(value) !== arm.json) return false;
  return fitsAll(arm.parts, value) && arm.checks.every(({ part }) => fits(part.view, part.node, value));
}

function sizeOf(value: Json): number {
  return Object.keys(Object(value)).length;
}

function firstFitting(arm: Arm, values: Iterable<Json>): Json[] {
  const found: Json[] = [];
  let tried = 0;
  for (const value of values) {
    tried += 1;
    if (tried > TRIED || found.length >= (arm.json === "object" ? 2 : 8)) break;
    if (!found.includes(value) && isIn(arm, value)) found.push(value);
  }
  return found;
}

/** Lists the examples in the schemas of an arm. */
export function listExamples({ parts }: { readonly parts: readonly Part[] }): Json[] {
  return parts.flatMap(({ node }) => {
    if (typeof node === "boolean") return [];
    const { examples, example, default: usual } = node;
    const listed = Array.isArray(examples) ? examples : [];
    const all = [...listed.slice(0, 2), ...(example === undefined ? [] : [example as Json])];
    return usual === undefined ? all : [...all, usual as Json];
  });
}
