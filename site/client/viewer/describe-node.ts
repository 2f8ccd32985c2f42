import { preview } from "#src/json/preview.ts";
import { countBytes, countValues, datatypeWords } from "#src/raster-info/datatype-words.ts";
import { listAttributes } from "#src/raster-info/list-attributes.ts";
import type { Outline, OutlineDimension } from "#src/raster-info/outline.ts";
import { asList, asText, listEntries, type Members } from "#src/raster-info/tree.ts";
import { writeBytes } from "#src/text/display.ts";
import { isRecord } from "#src/text/is-object.ts";
import { itemAt } from "#src/text/item-at.ts";
import type { RasterEdition } from "./raster-editions.ts";

/** A section of the description of a node. */
export interface Section {
  readonly title: string;
  /** Members of the node that the part shows. */
  readonly covers: readonly string[];
  /** Terms with their texts. */
  readonly facts?: readonly (readonly [term: string, text: string])[];
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  /** A value without a table. */
  readonly text?: string;
}

/** Longest value in a table, in characters. */
const LONGEST = 400;
/** Longest value without a table, in characters. */
const LONGEST_ALONE = 4000;
/** Members that the tree itself shows. */
const below = ["type", "name", "arrays", "groups"];

/** Describes a node in sections, with each of its members in one section; members that the edition does not list have their own. */
export function describeNode(
  index: number,
  { tree, listed }: Outline,
  known: RasterEdition["known"],
): readonly Section[] {
  const { value, kind } = itemAt(tree.nodes, index);
  const dimensions = listed.get(index) ?? [];
  const told = [
    factSection(value, kind === "array" ? countValues({ dimensions }) : undefined),
    dimensionSection(value, dimensions),
    attributeSection(value),
    ...textSections(value),
  ].filter((section) => section.covers.length > 0);
  const covered = new Set([...below, ...told.flatMap(({ covers }) => covers)]);
  const listRest = (isKnown: boolean): readonly string[] =>
    Object.keys(value).filter((name) => !covered.has(name) && known[kind]!.has(name) === isKnown);
  return [
    ...told,
    ...restSection("Further members", listRest(true), value),
    ...restSection("Not in the contract", listRest(false), value),
  ];
}

/** Picks the members that an object has. */
function present(value: Members, names: readonly string[]): readonly string[] {
  return names.filter((name) => Object.hasOwn(value, name));
}

function factSection(value: Members, count: number | undefined): Section {
  const size = countBytes(value.datatype);
  const facts: readonly (readonly [string, string])[] = [
    ["Driver", own(value, "driver")],
    ["Data type", datatypeWords(value.datatype) || own(value, "datatype")],
    ["In full", inFull(value.datatype)],
    ["Values", count === undefined || value.datatype === undefined ? "" : count.toLocaleString("en")],
    ["Size", count === undefined || size === undefined ? "" : writeBytes(count * size)],
    ["Unit", own(value, "unit")],
    ["Scale", own(value, "scale")],
    ["Offset", own(value, "offset")],
    ["No data", own(value, "nodata_value")],
    ["Chunks", asList(value.block_size).join(" × ")],
    ["Full name", own(value, "full_name")],
  ];
  const covers = present(value, [
    ...["driver", "datatype", "unit", "scale", "offset", "nodata_value", "full_name"],
    ...(Array.isArray(value.block_size) ? ["block_size"] : []),
  ]);
  return { title: "Facts", covers, facts: facts.filter(([, text]) => text !== "") };
}

/** Writes a compound data type, with sizes and offsets. */
function inFull(datatype: unknown): string {
  return isRecord(datatype) ? preview(datatype, LONGEST_ALONE) : "";
}

/** Writes a member, a text without quotes; empty if it is missing. */
function own(value: Members, name: string): string {
  if (!Object.hasOwn(value, name)) return "";
  return asText(value[name]) || preview(value[name], LONGEST);
}

function dimensionSection(value: Members, dimensions: readonly OutlineDimension[]): Section {
  const described = ["name", "full_name", "size", "type", "direction", "indexing_variable"];
  const given = asList(value.dimensions);
  const rows = dimensions.map(({ name, path, size, value: { type, direction }, coordinate }, i) => [
    name,
    path === name || path === `/${name}` ? "" : path,
    size?.toLocaleString("en") ?? "?",
    [asText(type), asText(direction)].filter(Boolean).join(" "),
    coordinate?.path ?? "",
    writeMore(given[i], described),
  ]);
  const head = ["Name", "Full name", "Size", "Axis", "Coordinates", "More"];
  if (rows.length === 0 && Object.hasOwn(value, "dimensions"))
    return { title: "Dimensions", covers: ["dimensions"], text: preview(value.dimensions, LONGEST) };
  return { title: "Dimensions", covers: present(value, ["dimensions"]), head, rows };
}

function attributeSection(value: Members): Section {
  const rows = listAttributes(value).map(({ name, datatype, value: shown, more }) => [
    name,
    datatypeWords(datatype),
    shown === undefined ? "" : preview(shown, LONGEST),
    [inFull(datatype), writeMore(more, [])].filter(Boolean).join(" "),
  ]);
  const covers = present(value, ["attributes"]);
  return { title: "Attributes", covers, head: ["Name", "Data type", "Value", "More"], rows };
}

/** Writes the members of an object that have no own column. */
function writeMore(value: unknown, columns: readonly string[]): string {
  if (!isRecord(value)) return "";
  const rest = Object.entries(value).filter(([name]) => !columns.includes(name));
  return rest.length === 0 ? "" : preview(Object.fromEntries(rest), LONGEST);
}

function textSections(value: Members): readonly Section[] {
  const srs = isRecord(value.srs) ? value.srs : {};
  const wkt = asText(srs.wkt);
  const further = writeMore(srs, ["wkt"]);
  const information = listEntries(value.structural_info).map(([name, one]) => [
    name,
    asText(one) || preview(one, LONGEST),
  ]);
  return [
    {
      title: "Spatial reference",
      covers: present(value, ["srs"]),
      text: [wkt, further].filter(Boolean).join("\n"),
    },
    {
      title: "Structure of the file",
      covers: present(value, ["structural_info"]),
      head: ["Name", "Value"],
      rows: information,
    },
    {
      title: "Values",
      covers: present(value, ["values"]),
      text: Object.hasOwn(value, "values") ? preview(value.values, LONGEST_ALONE) : "",
    },
  ];
}

function restSection(title: string, names: readonly string[], value: Members): readonly Section[] {
  if (names.length === 0) return [];
  const rows = names.map((name) => [name, preview(value[name], LONGEST_ALONE)]);
  return [{ title, covers: names, head: ["Member", "Value"], rows }];
}
