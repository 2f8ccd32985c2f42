import { preview } from "#src/json/preview.ts";
import { readCrs } from "#src/raster-info/crs.ts";
import { datatypeWords, sizeInBytes } from "#src/raster-info/datatype-words.ts";
import { listAttributes } from "#src/raster-info/list-attributes.ts";
import type { Outline, OutlineArray, OutlineDimension, OutlineGroup } from "#src/raster-info/outline.ts";
import { readUnit } from "#src/raster-info/read-outline.ts";
import type { Members } from "#src/raster-info/tree.ts";
import { count, writeBytes } from "#src/util/display.ts";
import { isRecord } from "#src/util/is-object.ts";

/** A section of the description: a table. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The same in one line, for a terminal. */
  readonly line?: string;
  /** Written before each row on a terminal. */
  readonly mark?: string;
  /** Whether a terminal shows the head too. */
  readonly isHeaded?: boolean;
}

/** Longest value of an attribute, in characters. */
const LONGEST = 200;

const arrayHead = ["Name", "Dimensions", "Type", "Size", "Unit", "More"];

/** The roles of arrays with their titles, in the order in which they are shown. */
const roles = [
  ["coordinate", "Coordinates"],
  ["auxiliary", "Auxiliary variables"],
  ["data", "Data variables"],
] as const;

/**
 * Says in a line how large a dataset is: `3 dimensions, 4 arrays, 2 groups, 1.2 MB`. What is not printed, as with
 * `-summary`, is left out.
 */
export function summarize({ dimensions, arrays, groups }: Outline): string {
  const sizes = arrays.flatMap((one) => sizeInBytes(one) ?? []);
  const least = sizes.length < arrays.length ? "at least " : "";
  return [
    ...(isSummary({ dimensions, arrays }) ? [] : [count(dimensions.length, "dimension")]),
    count(arrays.length, "array"),
    ...(groups.length > 1 ? [count(groups.length, "group")] : []),
    ...(sizes.length > 0 ? [least + writeBytes(sizes.reduce((sum, one) => sum + one, 0))] : []),
  ].join(", ");
}

/** Checks whether a document only names its arrays, so that it may have dimensions. */
function isSummary({ dimensions, arrays }: Pick<Outline, "dimensions" | "arrays">): boolean {
  return dimensions.length === 0 && arrays.some(({ value }) => value.datatype === undefined);
}

/** Writes dimensions in one line: `(time: 2, lat: 3)`. */
export function listDimensions(dimensions: readonly OutlineDimension[]): string {
  return `(${dimensions.map(({ name, size }) => `${name}: ${size ?? "?"}`).join(", ")})`;
}

/** Describes a dataset as tables, group by group; a group with nothing in it has none. */
export function describeOutline(outline: Outline): readonly Section[] {
  return outline.groups.flatMap((group) => describeGroup(group, outline));
}

function describeGroup({ path, node, value }: OutlineGroup, outline: Outline): readonly Section[] {
  const prefix = path === "/" ? "" : `${path}: `;
  const arrays = outline.arrays.filter(({ group }) => group === path);
  const used = new Set(arrays.flatMap((one) => one.dimensions ?? []));
  const dimensions = outline.dimensions.filter(
    (one) => one.node === node || (used.has(one) && one.node >= node),
  );
  const attributes = listAttributes(value).map((one) => [one.name, writeValue(one.value)]);
  const structure = Object.entries(isRecord(value.structural_info) ? value.structural_info : {});
  return [
    {
      title: "Dimensions",
      head: ["Name", "Size", "Axis", "Coordinates"],
      rows: dimensions.map(describeDimension),
      line: listDimensions(dimensions),
    },
    ...roles.map(([role, title]) => {
      const own = arrays.filter((one) => one.role === role);
      const rows = own.map((one) => describeArray(one, describeAxis(one, outline)));
      return { title, head: arrayHead, rows, ...(role === "coordinate" && { mark: "*" }) };
    }),
    {
      title: "Statistics",
      head: ["Array", "Min", "Max", "Mean", "Deviation", "Values"],
      rows: arrays.flatMap(describeStatistics),
      isHeaded: true,
    },
    { title: "Attributes", head: ["Name", "Value"], rows: attributes },
    {
      title: "Structure of the file",
      head: ["Name", "Value"],
      rows: structure.map(([name, one]) => [name, String(one)]),
    },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map((section) => ({ ...section, title: prefix + section.title }));
}

function describeDimension(dimension: OutlineDimension): readonly string[] {
  const { name, size, coordinate } = dimension;
  return [name, size?.toLocaleString("en") ?? "?", writeAxis(dimension), coordinate?.path ?? ""];
}

/** Describes the direction of a dimension's coordinates. */
function describeAxis(array: OutlineArray, { dimensions }: Outline): string {
  const own = dimensions.find(({ coordinate }) => coordinate === array);
  return own === undefined ? "" : writeAxis(own);
}

function writeAxis({ axis, value }: OutlineDimension): string {
  const words = [axis, value.type, value.direction];
  return words.filter((one) => typeof one === "string" && one !== "").join(" ");
}

function describeArray(array: OutlineArray, axis: string): readonly string[] {
  const { value, name, dimensions, chunks } = array;
  const bytes = sizeInBytes(array);
  const crs = readCrs(value);
  const isChunked = chunks !== undefined && !chunks.includes(0);
  const more = [
    ["axis", axis || undefined],
    ["chunks", isChunked ? chunks.join(" × ") : undefined],
    ["no data", value.nodata_value],
    ["scale", value.scale],
    ["offset", value.offset],
    ["", crs && [crs.name, crs.code && `(${crs.code})`].filter(Boolean).join(" ")],
    ["", listAttributes(value).length > 0 ? count(listAttributes(value).length, "attribute") : undefined],
  ] as const;
  return [
    name,
    dimensions === undefined ? "" : `(${dimensions.map((one) => one.name).join(", ")})`,
    datatypeWords(value.datatype),
    bytes === undefined ? "" : writeBytes(bytes),
    readUnit(value),
    more.flatMap(([word, one]) => (one === undefined ? [] : `${word} ${writeValue(one)}`.trim())).join(" · "),
  ];
}

function describeStatistics({ name, value }: OutlineArray): readonly (readonly string[])[] {
  if (!isRecord(value.statistics)) return [];
  const { min, max, mean, stddev, valid_sample_count: samples } = value.statistics;
  return [
    [name, ...[min, max, mean, stddev, samples].map((one) => (one === undefined ? "" : writeValue(one)))],
  ];
}

function writeValue(value: unknown): string {
  return typeof value === "string" ? value : preview(value ?? null, LONGEST);
}

/** Describes a dataset as plain JSON: the lists of its groups, dimensions and arrays. */
export function toPlain(outline: Outline): Members {
  const { driver, groups, dimensions, arrays } = outline;
  return {
    driver,
    groups: groups.map(({ path, value }) => ({ path, attributes: toPlainAttributes(value) })),
    dimensions: dimensions.map(({ path, name, size, axis, value, coordinate }) => ({
      path,
      name,
      size,
      axis,
      type: value.type,
      direction: value.direction,
      coordinate: coordinate?.path,
    })),
    arrays: arrays.map((array) => {
      const { path, role, value, chunks } = array;
      const { datatype, nodata_value, scale, offset, statistics } = value;
      const crs = readCrs(value);
      return {
        path,
        role,
        datatype,
        dimensions: array.dimensions?.map((one) => one.path),
        shape: array.dimensions?.map(({ size }) => size ?? null),
        chunks,
        bytes: sizeInBytes(array),
        unit: readUnit(value) || undefined,
        nodata_value,
        scale,
        offset,
        statistics,
        crs: crs && { name: crs.name, code: crs.code || undefined },
        attributes: toPlainAttributes(value),
      };
    }),
  };
}

function toPlainAttributes(owner: Members): readonly Members[] {
  return listAttributes(owner).map(({ name, datatype, value }) => ({ name, datatype, value }));
}
