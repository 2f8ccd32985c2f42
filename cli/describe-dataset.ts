import { listAttributes, readCoordinates, readCrs, readPacking } from "#src/raster-info/attributes.ts";
import type { Dataset, DatasetArray, DatasetDimension, Properties } from "#src/raster-info/dataset.ts";
import { countBytes, describeChunks, describeDatatype } from "#src/raster-info/datatypes.ts";
import { makeNumber } from "#src/raster-info/decimal.ts";
import { writeText } from "#src/raster-info/exact-json.ts";
import { decodeTimes, writeDate } from "#src/raster-info/time.ts";
import { asRecord, relative } from "#src/raster-info/values.ts";
import { count, cut, measureWidth, printable, writeBytes } from "#src/util/display.ts";
import type { Io } from "./command.ts";

/** A section of a report: a table, or only a title. */
export interface Section {
  readonly title: string;
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** Maximum number of characters of an attribute's value. */
const LONGEST = 200;

/** Summarizes the size of a dataset on one line: `3 dimensions, 4 arrays, 2 groups, 1.2 MB`. It omits unknown parts. */
export function summarize({ dimensions, arrays, groups }: Dataset): string {
  const sizes = arrays.flatMap((one) => countBytes(one) ?? []);
  const isSummary = dimensions.length === 0 && arrays.some(({ value }) => value.datatype === undefined);
  const total = writeBytes(Number(sizes.reduce((sum, one) => sum + one, 0n)));
  return [
    ...(isSummary ? [] : [count(dimensions.length, "dimension")]),
    count(arrays.length, "array"),
    ...(groups.length > 1 ? [count(groups.length, "group")] : []),
    ...(sizes.length > 0 ? [(sizes.length < arrays.length ? "at least " : "") + total] : []),
  ].join(", ");
}

/** Formats dimensions on one line: `(time: 2, lat: 3)`. */
export function listDimensions(dimensions: readonly DatasetDimension[]): string {
  return `(${dimensions.map(({ path, size }) => `${relative(path)}: ${write(size ?? "?")}`).join(", ")})`;
}

/** Describes a dataset as tables. */
export function describeDataset({ dimensions, groups, arrays }: Dataset): readonly Section[] {
  const roles = ["coordinate", "auxiliary", "data"] as const;
  const tell = (read: (value: Properties) => readonly (readonly [name: string, value: unknown])[]) =>
    groups.flatMap(({ path, value }) =>
      read(value).map(([name, one]) => [path === "/" ? "" : path, name, write(one ?? null)]),
    );
  return [
    ...(dimensions.length === 0 ? [] : [{ title: `Dimensions: ${listDimensions(dimensions)}` }]),
    {
      title: "Arrays",
      head: ["Name", "Role", "Dimensions", "Type", "Size", "Unit", "More"],
      rows: roles.flatMap((role) =>
        arrays.filter((one) => one.role === role).map((one) => describeArray(one, dimensions)),
      ),
    },
    {
      title: "Attributes",
      head: ["Group", "Name", "Value"],
      rows: tell((value) => listAttributes(value).map((one) => [one.name, one.value])),
    },
    {
      title: "Structure of the file",
      head: ["Group", "Name", "Value"],
      rows: tell(({ structural_info: info }) => Object.entries(asRecord(info))),
    },
  ];
}

function describeArray(array: DatasetArray, all: readonly DatasetDimension[]): readonly string[] {
  const { value, path, role, dimensions } = array;
  const [bytes, crs] = [countBytes(array), readCrs(value)];
  const indexed = all.find(({ coordinate }) => coordinate === array);
  const axis = [indexed?.axis, indexed?.value.type, indexed?.value.direction];
  const attributes = listAttributes(value).length;
  const statistics = Object.entries(asRecord(value.statistics));
  const { unit, scale, offset, noData } = readPacking(value);
  const more: readonly (readonly [word: string, value: unknown])[] = [
    ["axis", axis.filter((one) => typeof one === "string" && one !== "").join(" ") || undefined],
    ["", indexed && describeCoordinates(array, indexed.axis)],
    ["", describeChunks(array) || undefined],
    ["no data", noData],
    ["scale", scale],
    ["offset", offset],
    ["", crs && [crs.name, crs.code && `(${crs.code})`].filter(Boolean).join(" ")],
    ...statistics.map(([name, one]) => [name.replaceAll("_", " "), one] as const),
    ["", attributes > 0 ? count(attributes, "attribute") : undefined],
  ];
  return [
    relative(path),
    role,
    dimensions === undefined ? "" : `(${dimensions.map((one) => one.name).join(", ")})`,
    describeDatatype(value.datatype),
    bytes === undefined ? "" : writeBytes(Number(bytes)),
    unit,
    more.flatMap(([word, one]) => (one === undefined ? [] : `${word} ${write(one)}`.trim())).join(" · "),
  ];
}

/** Formats the first and the last coordinate as printed, with their dates if they are times. */
function describeCoordinates(array: DatasetArray, axis: DatasetDimension["axis"]): string | undefined {
  const { printed = [], decimals } = readCoordinates(array) ?? {};
  if (printed.length === 0) return undefined;
  const raw = joinEnds(printed, write);
  if (axis !== "t" || decimals === undefined) return raw;
  const times = decodeTimes(array.value, [decimals[0]!, decimals.at(-1)!]);
  return `${raw} (${times.ok ? joinEnds(times.nanoseconds, writeDate) : `no dates: ${times.reason}`})`;
}

function joinEnds<One>(all: readonly One[], write: (one: One) => string): string {
  return [...new Set([write(all[0]!), write(all.at(-1)!)])].join(" … ");
}

function write(value: unknown): string {
  return writeText(value, LONGEST);
}

/**
 * Describes a dataset as plain JSON: lists of its groups, dimensions and arrays, with values as in the document.
 */
export function toPlain({ driver, groups, dimensions, arrays }: Dataset): Properties {
  return {
    driver,
    groups: groups.map(({ path, value }) => ({ path, attributes: listAttributes(value) })),
    dimensions: dimensions.map(({ path, name, size, axis, value: { type, direction }, coordinate }) => {
      return { path, name, size, axis, type, direction, coordinate: coordinate?.path };
    }),
    arrays: arrays.map((array) => {
      const { path, role, dimensions, chunks, value } = array;
      const { unit, scale, offset, noData: nodata_value } = readPacking(value);
      const [crs, bytes] = [readCrs(value), countBytes(array)];
      return {
        ...{ path, role, datatype: value.datatype, dimensions: dimensions?.map((one) => one.path) },
        ...{ shape: dimensions?.map(({ size }) => size ?? null), chunks },
        bytes: bytes === undefined ? undefined : makeNumber(String(bytes)),
        ...{ unit: unit || undefined, nodata_value, scale, offset, statistics: value.statistics },
        crs: crs && { name: crs.name, code: crs.code || undefined },
        attributes: listAttributes(value),
      };
    }),
  };
}

/** Maximum width of every column except the last. */
const WIDEST = 48;

/**
 * Formats sections under a title, as columns without rules. It omits empty columns and cuts lines to the width of a
 * terminal.
 */
export function writeSections(title: string, sections: readonly Section[], io: Io): string {
  const { colorize } = io;
  const columns = io.stdout.isTTY ? Math.max(24, io.stdout.columns) : Number.POSITIVE_INFINITY;
  const blocks = sections.flatMap(({ title, head, rows = [] }) => {
    if (head === undefined) return [printable(title)];
    const [first = "", ...others] = layOut(head, rows).map((line) => cut(line, columns));
    return rows.length === 0 ? [] : [`${printable(title)}:`, colorize("quiet", first), ...others];
  });
  return `${[colorize("strong", printable(title)), ...blocks].join("\n")}\n`;
}

function layOut(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows].map((row) => row.map((cell) => printable(cell.replace(/\s+/g, " "))));
  const used = head.flatMap((_, i) => (rows.some((row) => row[i] !== "") ? [i] : []));
  const widths = head.map((_, i) =>
    all.reduce((most, row) => Math.min(WIDEST, Math.max(most, measureWidth(row[i] ?? ""))), 0),
  );
  return all.map((row) => {
    const cells = used.map((i) => {
      const [text = "", width = WIDEST] = [row[i], widths[i]];
      const shown = i === row.length - 1 ? text : cut(text, width);
      return shown + " ".repeat(Math.max(0, width - measureWidth(shown)));
    });
    return `    ${cells.join("  ")}`.trimEnd();
  });
}
