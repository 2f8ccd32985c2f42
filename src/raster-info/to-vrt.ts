import { escapeXml, writeXmlAttributes } from "../util/escape-xml.ts";
import { groupBy } from "../util/group-by.ts";
import { isRecord } from "../util/is-object.ts";
import { asNumbers, asTexts, computeStep, readCoordinates } from "./coordinates.ts";
import { readCrs } from "./crs.ts";
import { datatypeWords } from "./datatype-words.ts";
import { type Attribute, listAttributes } from "./list-attributes.ts";
import type { OutlineArray, OutlineDimension, OutlineGroup } from "./outline.ts";
import type { RasterDocument } from "./raster-document.ts";
import { dimensionsByGroup, readOutline, readUnit } from "./read-outline.ts";
import { isFloat, lookUp, rows } from "./rows.ts";
import { asList, asText, type Members } from "./tree.ts";
import { createNotes, type Notes, relative, type View } from "./view.ts";

/** Options of `toVrt`. */
export interface VrtOptions {
  /** The described dataset, as the VRT should name it. Default: the arrays have no source. */
  readonly source?: string;
}

/** Context for the writing of an array. */
interface Surroundings extends VrtOptions {
  readonly dimensions: ReadonlyMap<string, readonly OutlineDimension[]>;
  readonly arrays: ReadonlyMap<string, readonly OutlineArray[]>;
  /** Dimensions by the array with their coordinates. */
  readonly indexed: ReadonlyMap<OutlineArray | undefined, OutlineDimension>;
  readonly notes: Notes;
}

/**
 * Turns raster info of any edition into a multidimensional VRT of GDAL, as text: groups, dimensions, attributes and
 * arrays with their sources. Evenly spaced coordinates that the document prints are written as such.
 */
export function toVrt(document: RasterDocument, options: VrtOptions = {}): View<string> {
  const outline = readOutline(document);
  const notes = createNotes();
  const around = {
    ...options,
    dimensions: dimensionsByGroup(outline),
    arrays: groupBy(outline.arrays, ({ group }) => group),
    indexed: new Map(outline.dimensions.map((one) => [one.coordinate, one])),
    notes,
  };
  const lines = writeGroups(outline.groups, around);
  return notes.view(["<VRTDataset>", ...lines, "</VRTDataset>", ""].join("\n"));
}

/** Writes groups in reading order at any depth: each is closed before the next one outside of it. */
function writeGroups(groups: readonly OutlineGroup[], around: Surroundings): readonly string[] {
  const open: OutlineGroup[] = [];
  const lines: string[] = [];
  const close = (depth: number): void => {
    while (open.length > depth) {
      open.pop();
      lines.push("</Group>");
    }
  };
  const taken = new Set<string>();
  let refusedBelow = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    if (group.depth > refusedBelow) continue;
    refusedBelow = Number.POSITIVE_INFINITY;
    close(group.depth);
    const isUnnamed = group.depth > 0 && group.name === "";
    if (isUnnamed || taken.has(group.path)) {
      around.notes.miss(isUnnamed ? "no-name" : "name-taken", group, relative(group.path));
      refusedBelow = group.depth;
      continue;
    }
    taken.add(group.path);
    open.push(group);
    lines.push(`<Group${writeXmlAttributes({ name: group.path === "/" ? "/" : group.name })}>`);
    // Too many to spread.
    for (const line of writeMembers(group, around)) lines.push(line);
  }
  close(0);
  return lines;
}

function writeMembers(group: OutlineGroup, around: Surroundings): readonly string[] {
  const { arrays, dimensions, notes } = around;
  const taken = new Set<string>();
  // A dimension without a path belongs to its array.
  const own = dimensions.get(group.path)?.filter(({ path }) => path.startsWith("/")) ?? [];
  return [
    ...own.flatMap((one) => writeDimension(one, notes)),
    ...writeAttributes(group, notes),
    ...(arrays.get(group.path) ?? []).flatMap((one) => {
      if (taken.has(one.name)) return notes.miss("name-taken", one, relative(one.path)) ?? [];
      taken.add(one.name);
      return writeArray(one, around);
    }),
  ];
}

function writeDimension(dimension: OutlineDimension, notes: Notes): readonly string[] {
  const { name, size, value, coordinate } = dimension;
  if (!isSize(size))
    return notes.miss(size === undefined ? "no-size" : "bad-size", dimension, `${name}.size`) ?? [];
  const { type, direction } = value;
  const members = { name, type, direction, size, indexingVariable: coordinate?.path };
  return [`<Dimension${writeXmlAttributes(members)}/>`];
}

/** Checks whether GDAL takes a size; it takes no empty dimension here. */
function isSize(size: number | undefined): boolean {
  return size !== undefined && Number.isSafeInteger(size) && size > 0;
}

function writeArray(array: OutlineArray, around: Surroundings): readonly string[] {
  const { notes } = around;
  const { name, value, dimensions, path } = array;
  const isKnown = lookUp(rows.datatypes, value.datatype) !== undefined;
  if (!isKnown)
    notes.miss("no-datatype", array, `${relative(path)}.DataType ${datatypeWords(value.datatype)}`.trim());
  const hasSizes = dimensions?.every(({ size }) => isSize(size)) ?? false;
  if (!hasSizes)
    notes.miss(dimensions === undefined ? "no-size" : "bad-size", array, `${relative(path)}.Dimension`);
  if (!isKnown || !hasSizes) return [];
  const blocks = array.chunks ?? [];
  const crs = readCrs(value);
  const mapping = isRecord(value.srs) ? asList(value.srs.data_axis_to_srs_axis_mapping) : [];
  return [
    `<Array${writeXmlAttributes({ name })}>`,
    element("DataType", value.datatype),
    ...(dimensions ?? []).map((one) =>
      one.path.startsWith("/")
        ? `<DimensionRef${writeXmlAttributes({ ref: one.path })}/>`
        : `<Dimension${writeXmlAttributes({ name: one.name, size: one.size })}/>`,
    ),
    ...(blocks.length > 0 && !blocks.includes(0) ? [element("BlockSize", blocks.join(","))] : []),
    ...(crs ? [element("SRS", crs.wkt, { dataAxisToSRSAxisMapping: mapping.join(",") || undefined })] : []),
    ...(readUnit(value) ? [element("Unit", readUnit(value))] : []),
    ...writeNumbers(array, notes),
    ...writeData(array, around),
    ...writeAttributes(array, notes),
    ...writeOverviews(array, notes),
    "</Array>",
  ];
}

function writeNumbers(array: OutlineArray, notes: Notes): readonly string[] {
  const { nodata_value, offset, scale } = array.value;
  return Object.entries({ NoDataValue: nodata_value, Offset: offset, Scale: scale }).flatMap(([tag, one]) => {
    if (isFloat(one)) return [element(tag, one)];
    if (one !== undefined) notes.miss("no-attribute", array, `${relative(array.path)}.${tag}`);
    return [];
  });
}

/** Writes the origin of the values: the document if it prints all coordinates, else the source. */
function writeData(array: OutlineArray, { source, indexed, notes }: Surroundings): readonly string[] {
  const dimension = indexed.get(array);
  const coordinates = dimension && readCoordinates(dimension);
  const isPlain = array.value.scale === undefined && array.value.offset === undefined;
  const numbers = isPlain ? asNumbers(coordinates) : undefined;
  const step = numbers && computeStep(numbers);
  if (step !== undefined)
    return [`<RegularlySpacedValues${writeXmlAttributes({ start: numbers?.values[0], increment: step })}/>`];
  const printed = numbers ?? asTexts(coordinates);
  if (printed?.isComplete) {
    const values = printed.values.map((one) => element("Value", one));
    return ["<InlineValuesWithValueElement>", ...values, "</InlineValuesWithValueElement>"];
  }
  if (source === undefined) {
    notes.assume("no-source", array, `${relative(array.path)}.Source`);
    return [];
  }
  const file = element("SourceFilename", source, { relativeToVRT: "1" });
  return ["<Source>", file, element("SourceArray", array.path), "</Source>"];
}

/** Names the overviews of an array; others are in no group. */
function writeOverviews(array: OutlineArray, notes: Notes): readonly string[] {
  const names = asList(array.value.overviews).flatMap((name, i) => {
    if (typeof name === "string") return element("ArrayFullName", name);
    return notes.miss("no-place", array, `${relative(array.path)}.Overviews ${i}`) ?? [];
  });
  return names.length === 0 ? [] : ["<Overviews>", ...names, "</Overviews>"];
}

function writeAttributes(
  owner: Pick<OutlineGroup, "path" | "pointer" | "value">,
  notes: Notes,
): readonly string[] {
  const all = listAttributes(owner.value);
  const member = `${relative(owner.path)}.Attribute`;
  if (all.some(({ datatype }) => datatype === undefined)) notes.assume("attribute-types", owner, member);
  return all.flatMap((attribute) => {
    const values = asList(attribute.value).length > 0 ? asList(attribute.value) : [attribute.value];
    const type = nameType(attribute, values);
    if (type === undefined) return notes.miss("no-attribute", owner, `${member} ${attribute.name}`) ?? [];
    return [
      `<Attribute${writeXmlAttributes({ name: attribute.name })}>`,
      element("DataType", type),
      ...values.map((one) => element("Value", one)),
      "</Attribute>",
    ];
  });
}

/** Names the data type of an attribute: as printed, or from its values. */
function nameType({ datatype }: Attribute, values: readonly unknown[]): string | undefined {
  if (values.some((one) => typeof one !== "string" && typeof one !== "number")) return undefined;
  if (datatype !== undefined) return asText(datatype) || undefined;
  if (values.some((one) => typeof one === "string")) return "String";
  if (!values.every(Number.isSafeInteger)) return "Float64";
  return values.every((one) => Math.abs(Number(one)) < 2 ** 31) ? "Int32" : "Int64";
}

function element(tag: string, text: unknown, members: Members = {}): string {
  return `<${tag}${writeXmlAttributes(members)}>${escapeXml(String(text))}</${tag}>`;
}
