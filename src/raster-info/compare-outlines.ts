import { preview } from "../json/preview.ts";
import { isRecord } from "../util/is-object.ts";
import { readCrs } from "./crs.ts";
import { datatypeWords } from "./datatype-words.ts";
import type { Mark } from "./draw-outline.ts";
import { listAttributes } from "./list-attributes.ts";
import type { Outline, OutlineArray, OutlineDimension, OutlineGroup } from "./outline.ts";
import { readUnit } from "./read-outline.ts";
import { rows } from "./rows.ts";
import type { Members } from "./tree.ts";

/** A difference between documents. */
export interface Difference {
  readonly kind: "dataset" | "group" | "dimension" | "array";
  /** Path of the group, dimension or array. */
  readonly path: string;
  /** What differs, such as `shape` or `attribute units`; empty if some documents lack the whole thing. */
  readonly what: string;
  /** What each document has; undefined if it has nothing. */
  readonly texts: readonly (string | undefined)[];
}

/** Longest compared text, in characters. */
const LONGEST = 10_000;

type Fact = Omit<Difference, "texts"> & { readonly text: string };

/**
 * Lists the differences between documents, in the order of the first document that has each; values are not compared.
 *
 * If a document lacks a group, dimension or array, that is listed once, not for each part.
 */
export function compareOutlines(outlines: readonly Outline[]): readonly Difference[] {
  const tables = outlines.map(
    (one) => new Map(listFacts(one).map((fact) => [writeKey(fact, fact.what), fact])),
  );
  const all = new Map(tables.flatMap((table) => [...table]));
  return [...all].flatMap(([key, { kind, path, what }]) => {
    const texts = tables.map((table) => table.get(key)?.text);
    const having = tables.filter((table) => what === "" || table.has(writeKey({ kind, path }, "")));
    const isEqual = having.every((table) => table.get(key)?.text === having[0]?.get(key)?.text);
    return isEqual ? [] : [{ kind, path, what, texts }];
  });
}

function writeKey({ kind, path }: Pick<Fact, "kind" | "path">, what: string): string {
  return `${kind}\n${path}\n${what}`;
}

/** Marks the groups, dimensions and arrays of a document that differ in the other document or are missing there. */
export function markChanges(differences: readonly Difference[], index: 0 | 1): ReadonlyMap<string, Mark> {
  const own = differences.filter(({ what, texts }) => what !== "" || texts[index] !== undefined);
  const lacking: Mark = index === 0 ? "removed" : "added";
  return new Map(own.map(({ path, what }) => [path, what === "" ? lacking : "changed"]));
}

function listFacts({ driver, groups, dimensions, arrays }: Outline): readonly Fact[] {
  return [
    ...makeFacts("dataset", "/", { driver }),
    ...groups.flatMap((one) => makeFacts("group", one.path, groupFacts(one))),
    ...dimensions.flatMap((one) => makeFacts("dimension", one.path, dimensionFacts(one))),
    ...arrays.flatMap((one) => makeFacts("array", one.path, arrayFacts(one))),
  ];
}

function makeFacts(kind: Fact["kind"], path: string, facts: Members): readonly Fact[] {
  const told = Object.entries({ "": "present", ...facts }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return told.map(([what, value]) => ({ kind, path, what, text: writeValue(value) }));
}

function writeValue(value: unknown): string {
  return typeof value === "string" ? value : preview(value, LONGEST);
}

function groupFacts({ value }: OutlineGroup): Members {
  return { ...attributeFacts(value), structure: value.structural_info };
}

function dimensionFacts({ size, axis, value, coordinate }: OutlineDimension): Members {
  return { size, axis, type: value.type, direction: value.direction, coordinates: coordinate?.path };
}

function arrayFacts({ value, dimensions, chunks }: OutlineArray): Members {
  const crs = readCrs(value);
  return {
    "data type": datatypeWords(value.datatype),
    dimensions: dimensions?.map(({ path }) => path).join(", "),
    shape: dimensions?.map(({ size }) => size ?? "?").join(" × "),
    chunks: chunks?.join(" × "),
    unit: readUnit(value),
    "no data": value.nodata_value,
    scale: value.scale,
    offset: value.offset,
    "reference system": crs && (crs.code || crs.wkt),
    statistics: isRecord(value.statistics) ? value.statistics : undefined,
    structure: value.structural_info,
    ...attributeFacts(value),
  };
}

/** Attributes of CF that the format prints as members too, with `-detailed` at least. */
const { unit, scale, offset, nodata_value } = rows.attributes;
const members: readonly string[] = [unit, scale, offset, nodata_value];

function attributeFacts(value: Members): Members {
  return Object.fromEntries(
    listAttributes(value)
      .filter(({ name }) => !members.includes(name))
      .map((one) => [`attribute ${one.name}`, writeValue(one.value ?? null)]),
  );
}
