import type { Json, Length, Range } from "#scripts/model/model.ts";
import type { Gap, Step } from "./gap.ts";
import type { Arm, Fits, ObjectArm, Shape, StringArm } from "./shape.ts";
import { holdsNumber, holdsSize } from "./within.ts";

type Members = { readonly [member: string]: Json };

/** Texts that stand a chance where a pattern or a format asks for a form. */
const texts: readonly string[] = [
  "text",
  "",
  "a",
  "0",
  "A",
  "a b",
  "a-b_c.d",
  "2026-01-01T00:00:00Z",
  "2026-01-01T00:00:00.123456789Z",
  "https://annotation.example/api/tasks/1",
  "/api/tasks/1",
  "#33ddff",
  "#fff",
  "2026-01-01",
  "10:00:00Z",
  "P1D",
  "1.0.0",
  "a@b.example",
  "annotation.example",
  "127.0.0.1",
  "::1",
  "123e4567-e89b-12d3-a456-426614174000",
  "é",
  "\n",
  "2026-01-01T00:00:00+01:00",
  "2026-02-30T00:00:00Z",
];

/** Members deep that a value of a shape within itself may be. */
const DEPTH = 24;
/** Longest text or list that is made to break a bound. */
const LONGEST = 10_000;

/** Makes values of one side's shapes. */
export class Witness {
  readonly #fits: Fits;
  readonly #fitsOther: Fits;
  readonly #made = new Map<Arm, Map<number, Json | undefined>>();

  /** Takes what tells whether a value fits a schema of the side that sends, and of the side that reads. */
  constructor(fits: Fits, fitsOther: Fits) {
    this.#fits = fits;
    this.#fitsOther = fitsOther;
  }

  /** Makes documents that may prove a gap, the likeliest first. */
  *documents({ reason, trail }: Gap): Generator<Json> {
    for (const isFull of [false, true])
      for (const value of this.#candidates(reason, isFull)) {
        const document = this.#embed(trail, value, isFull, reason.kind === "loose");
        if (document !== undefined) yield document;
      }
  }

  /** Gives values that the place may hold on this side and that the other may refuse. */
  #candidates(reason: Gap["reason"], isFull: boolean): readonly Json[] {
    switch (reason.kind) {
      case "known":
        return [];
      case "values":
        return reason.values;
      case "missing":
        return this.#objects(reason.arm, isFull).map((one) => without(one, reason.member));
      case "unexpected": {
        const shape = reason.arm.fields.get(reason.member)?.shape;
        const value = shape && this.#smallest(shape);
        if (value === undefined) return [];
        return this.#objects(reason.arm, isFull).map((one) => ({ ...one, [reason.member]: value }));
      }
      case "event":
      case "alternative":
        return this.#objects(reason.arm, isFull);
      case "loose":
        return looseObjects(reason.other);
      case "type":
        return this.#values(reason.arm, reason.arm);
      case "residual": {
        const { arm, other } = reason;
        const values = [...this.#values(arm, other), ...(arm.json === "string" ? this.#nearTexts(arm) : [])];
        return values.filter((value) => !other.checks.every((check) => this.#fitsOther(check, value)));
      }
      default:
        return this.#values(reason.arm, reason.other);
    }
  }

  /** Gives texts that differ by one character from a text that fits, and fit as well. */
  #nearTexts(arm: StringArm): string[] {
    const near = this.#values(arm, arm).flatMap((text) => (typeof text === "string" ? variantsOf(text) : []));
    return near.filter((text) => arm.checks.every((check) => this.#fits(check, text)));
  }

  /** Lists values of an arm around what another allows. */
  #values(arm: Arm, other: Arm): Json[] {
    const all = this.#around(arm, other);
    return all.filter((value) => arm.checks.every((check) => this.#fits(check, value)));
  }

  #around(arm: Arm, other: Arm): readonly Json[] {
    switch (arm.json) {
      case "values":
        return arm.values;
      case "string":
        return [
          ...texts,
          ...arm.known,
          ...valuesIn(other.checks).filter((one) => typeof one === "string"),
          ...(other.json === "string" ? lengths(other.length, arm.length).map((n) => "x".repeat(n)) : []),
        ].filter((text) => holdsSize(arm.length, [...text].length));
      case "number":
        return [
          ...valuesIn([arm.checks, other.checks]),
          ...numbers(arm.range, other.json === "number" ? other.range : {}),
        ].filter((one) => typeof one === "number" && holdsNumber(arm, one));
      case "array": {
        const item = this.#smallest(arm.items);
        const sizes = [0, 1, 2, ...(other.json === "array" ? lengths(other.length, arm.length) : [])];
        return sizes
          .filter((size) => holdsSize(arm.length, size) && (size === 0 || item !== undefined))
          .map((size) => (item === undefined ? [] : Array.from({ length: size }, () => item)));
      }
      case "object":
        return [
          ...this.#objects(arm, false),
          ...this.#objects(arm, true),
          ...this.#sized(arm, other),
          ...this.#named(arm),
        ];
    }
  }

  /** Gives objects that break a bound on the number of members. */
  #sized(arm: ObjectArm, other: Arm): Json[] {
    const value = this.#smallest(arm.rest);
    if (other.json !== "object" || value === undefined) return [];
    return lengths(other.length, arm.length).map((size) =>
      Object.fromEntries(Array.from({ length: size }, (_, i) => [`member${i}`, value])),
    );
  }

  /** Gives objects with one member of some name more. */
  #named(arm: ObjectArm): Json[] {
    const value = this.#smallest(arm.rest);
    if (value === undefined) return [];
    const names = texts.filter((name) => !arm.fields.has(name));
    return this.#objects(arm, false).flatMap((one) => names.map((name) => ({ ...one, [name]: value })));
  }

  /** Gives the smallest object of an arm, or one with every member. */
  #objects(arm: ObjectArm, isFull: boolean): Members[] {
    const entries: [string, Json][] = [];
    for (const [member, { shape, optional }] of arm.fields) {
      // A tag keeps the object from being another one of its union.
      const isLeftOut = optional && !isFull && arm.tag?.member !== member;
      const value = isLeftOut ? undefined : this.#smallest(shape);
      if (value !== undefined) entries.push([member, value]);
      else if (!optional) return [];
    }
    const extra = this.#smallest(arm.rest);
    for (let i = entries.length; i < (arm.length.min ?? 0) && extra !== undefined; i += 1)
      entries.push([`member${i}`, extra]);
    return [Object.fromEntries(entries)];
  }

  #smallest(shape: Shape): Json | undefined {
    for (let depth = 0; depth <= DEPTH; depth += 1) {
      const value = this.#make(shape, depth);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  #make(shape: Shape, depth: number): Json | undefined {
    for (const arm of shape.arms) {
      const row = this.#made.get(arm) ?? new Map<number, Json | undefined>();
      this.#made.set(arm, row);
      if (!row.has(depth)) row.set(depth, this.#makeArm(arm, depth));
      if (row.get(depth) !== undefined) return row.get(depth);
    }
    return undefined;
  }

  #makeArm(arm: Arm, depth: number): Json | undefined {
    if (arm.json === "object") return this.#makeObject(arm, depth);
    if (arm.json === "array") {
      const { min: length = 0 } = arm.length;
      if (length <= 0) return [];
      const item = depth > 0 ? this.#make(arm.items, depth - 1) : undefined;
      return item === undefined ? undefined : Array.from({ length }, () => item);
    }
    const [value] = this.#values(arm, arm);
    return value;
  }

  #makeObject(arm: ObjectArm, depth: number): Json | undefined {
    const entries: [string, Json][] = [];
    for (const [member, { shape, optional }] of arm.fields) {
      if (optional) continue;
      const value = depth > 0 ? this.#make(shape, depth - 1) : undefined;
      if (value === undefined) return undefined;
      entries.push([member, value]);
    }
    return Object.fromEntries(entries);
  }

  /** Puts a value where the steps lead; the rest of the document is as small, or as full, as may be. */
  #embed(trail: readonly Step[], value: Json, isFull: boolean, isEchoed: boolean): Json | undefined {
    return trail.reduceRight<Json | undefined>((inner, { arm, member }) => {
      if (inner === undefined) return undefined;
      if (arm.json === "array") return Array.from({ length: Math.max(1, arm.length.min ?? 1) }, () => inner);
      const [object] = this.#objects(arm, isFull && trail.length < 4);
      if (object === undefined || member === undefined) return undefined;
      const others = Object.entries(object).filter(([key]) => key !== member);
      // Old values may have the keys of their resource alone (W6.3), which no schema says: both get the same.
      const echoed = others.map(([key, one]): [string, Json] => [
        key,
        isEchoed && isBlank(one) ? inner : one,
      ]);
      const entries: [string, Json][] = [...echoed, [member, inner]];
      const order = [...arm.fields.keys()];
      return Object.fromEntries(entries.toSorted(([x], [y]) => order.indexOf(x) - order.indexOf(y)));
    }, value);
  }
}

function isBlank(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Gives objects that an object with listed members may refuse: none of them, one it does not list, one of a wrong type. */
function looseObjects({ fields }: ObjectArm): Members[] {
  const wrong: readonly Json[] = [{}, "text", null];
  const members = [...fields.keys()].flatMap((name) => wrong.map((value) => ({ [name]: value })));
  return [{}, { extra: null }, ...members];
}

/** Lists the plain values that schemas hold, however deep: constants, bounds, steps. */
function valuesIn(schema: unknown): Json[] {
  if (typeof schema !== "object" || schema === null) return [schema as Json];
  return Object.values(schema).flatMap(valuesIn);
}

/** Takes out, doubles and puts in a character, at each place of a text. */
function variantsOf(text: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, i) => [
    text.slice(0, i) + text.slice(i + 1),
    text.slice(0, i) + text.slice(i, i + 1) + text.slice(i),
    `${text.slice(0, i)}x${text.slice(i)}`,
  ]).flat();
}

function without(object: Members, member: string): Members {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== member));
}

/** Lists lengths just outside the bounds of one side and inside those of the other. */
function lengths(outside: Length, inside: Length): number[] {
  const near = [(outside.min ?? 0) - 1, (outside.max ?? Infinity) + 1, inside.min ?? 0, inside.max ?? 0];
  return near.filter((n) => n >= 0 && n <= LONGEST && holdsSize(inside, n));
}

/** Lists numbers at and around the bounds of either side. */
function numbers(...ranges: readonly Range[]): number[] {
  const edges = ranges.flatMap(({ min, max, above, below }) => [min, max, above, below]);
  const finite = [0, ...edges.filter((edge) => edge !== undefined).filter(Number.isFinite)];
  return [
    ...finite,
    0.5,
    ...finite.flatMap((edge) => [edge - 1, edge + 1, edge - 0.5, edge + 0.5]),
    2 ** 53,
    -(2 ** 53),
    1e300,
  ];
}
