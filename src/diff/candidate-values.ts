import type { Json, Length, Range } from "../model/model.ts";
import { isRecord } from "../util/is-object.ts";
import type { ObjectArm, StringArm } from "./arms.ts";
import { findTexts } from "./texts.ts";
import { holdsSize } from "./within.ts";

/** An object of a document. */
export type Members = { readonly [member: string]: Json };

/** Longest text or list that is made in order to break a bound. */
export const LONGEST = 70_000;

/** Texts to try where a format, or a keyword without a rule of its own, asks for a certain form. */
export const texts: readonly string[] = [
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
  "{a}",
  "aGk=",
  "é",
  "\n",
  "2026-01-01T00:00:00+01:00",
  "2026-02-30T00:00:00Z",
];

export function isBlank(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Makes objects that an object with listed members may reject: empty, with an unlisted member, with a wrong type. */
export function looseObjects({ fields }: ObjectArm): Members[] {
  const wrong: readonly Json[] = [{}, "text", null];
  const members = [...fields.keys()].flatMap((name) => wrong.map((value) => ({ [name]: value })));
  return [{}, { extra: null }, ...members];
}

/** Lists the plain values that schemas hold, however deep: constants, bounds, steps. */
export function valuesIn(schema: unknown): Json[] {
  if (typeof schema !== "object" || schema === null) return [schema as Json];
  return Object.entries(schema).flatMap(([key, one]) => (key.startsWith("x-") ? [] : valuesIn(one)));
}

/** Lists the member names that schemas mention, however deep. */
export function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, one]) => {
    const own =
      key === "required" && Array.isArray(one) ? one.filter((name) => typeof name === "string") : [];
    const listed = key === "properties" && isRecord(one) ? Object.keys(one) : [];
    return [...own, ...listed, ...namesIn(one)];
  });
}

/** Lists variants of a text: at each place, one character removed, doubled or inserted. */
export function varyText(text: string): string[] {
  if (text.length > 30) return [];
  return Array.from({ length: text.length + 1 }, (_, i) => [
    text.slice(0, i) + text.slice(i + 1),
    text.slice(0, i) + text.slice(i, i + 1) + text.slice(i),
    `${text.slice(0, i)}x${text.slice(i)}`,
  ]).flat();
}

export function textsOfSize({ patterns, formats }: StringArm, size: number): string[] {
  if (patterns.length > 0) return findTexts({ patterns, length: { min: size, max: size } });
  const fill = "x".repeat(size);
  return formats.length === 0
    ? [fill]
    : [fill, `https://a.example/${fill}`.slice(0, size), `${fill}@b.example`.slice(-size)];
}

export function without(object: Members, member: string): Members {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== member));
}

/** Lists lengths just outside the bounds of one side and inside those of the other. */
export function lengths(outside: Length, inside: Length): number[] {
  const near = [(outside.min ?? 0) - 1, (outside.max ?? Infinity) + 1, inside.min ?? 0, inside.max ?? 0];
  return near.filter((n) => n >= 0 && n <= LONGEST && holdsSize(inside, n));
}

/** Lists numbers at, around and between the bounds of either side. */
export function numbers(...ranges: readonly Range[]): number[] {
  const edges = ranges.flatMap(({ min, max, above, below }) => [min, max, above, below]);
  const finite = [0, ...edges.filter((edge) => edge !== undefined).filter(Number.isFinite)];
  return [
    ...finite,
    0.5,
    ...finite.flatMap((edge) => [edge - 1, edge + 1, edge - 0.5, edge + 0.5]),
    2 ** 53,
    -(2 ** 53),
    1e300,
    // A narrow range has no value near its edge but outside.
    ...ranges.map(({ min = 0, above = min, max = 0, below = max }) => (above + below) / 2),
  ];
}
