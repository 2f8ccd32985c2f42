import { itemAt } from "#src/text/item-at.ts";
import { byteWords, countValues, datatypeWords, dimensionsOf, sizeOf, textOf } from "./dimension-words.ts";
import { preview } from "./preview.ts";
import type { RasterEdition } from "./raster-editions.ts";
import { entriesOf, isMembers, listOf, type Members, type Tree } from "./tree.ts";

/** A part of what a document says about a node. */
export interface Section {
  readonly title: string;
  /** Members of the node that the part shows. */
  readonly covers: readonly string[];
  /** Terms with their texts. */
  readonly facts?: readonly (readonly [term: string, text: string])[];
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  /** A value that stands alone. */
  readonly text?: string;
}

/** Longest value in a table, in characters. */
const LONGEST = 400;
/** Longest value that stands alone. */
const LONGEST_ALONE = 4000;
/** Members that the tree itself shows. */
const below = ["type", "name", "arrays", "groups"];

/** Puts all that a document says about a node into sections, each of its members into one; what an edition does not list stands apart. */
export function describeNode(index: number, tree: Tree, known: RasterEdition["known"]): readonly Section[] {
  const { value, kind } = itemAt(tree.nodes, index);
  const told = [
    factSection(value, kind === "array" ? countValues(dimensionsOf(value, tree)) : undefined),
    dimensionSection(value, tree),
    attributeSection(value),
    ...textSections(value),
  ].filter((section) => section.covers.length > 0);
  const covered = new Set([...below, ...told.flatMap(({ covers }) => covers)]);
  const rest = Object.keys(value).filter((name) => !covered.has(name));
  return [
    ...told,
    ...restSection(
      "Further members",
      rest.filter((name) => known[kind]!.has(name)),
      value,
    ),
    ...restSection(
      "Not in the contract",
      rest.filter((name) => !known[kind]!.has(name)),
      value,
    ),
  ];
}

/** Takes those of some members that an object has. */
function present(value: Members, names: readonly string[]): readonly string[] {
  return names.filter((name) => Object.hasOwn(value, name));
}

function factSection(value: Members, count: number | undefined): Section {
  const size = sizeOf(value.datatype);
  const facts: readonly (readonly [string, string])[] = [
    ["Driver", own(value, "driver")],
    ["Data type", datatypeWords(value.datatype) || own(value, "datatype")],
    ["In full", inFull(value.datatype)],
    ["Values", count === undefined || value.datatype === undefined ? "" : count.toLocaleString("en")],
    ["Size", count === undefined || size === undefined ? "" : byteWords(count * size)],
    ["Unit", own(value, "unit")],
    ["Scale", own(value, "scale")],
    ["Offset", own(value, "offset")],
    ["No data", own(value, "nodata_value")],
  ];
  const covers = present(value, ["driver", "datatype", "unit", "scale", "offset", "nodata_value"]);
  return { title: "Facts", covers, facts: facts.filter(([, text]) => text !== "") };
}

/** Writes a data type that is more than a name, with sizes and offsets. */
function inFull(datatype: unknown): string {
  return isMembers(datatype) ? preview(datatype, LONGEST_ALONE) : "";
}

/** Writes a member, a text without quotes; nothing where it is missing. */
function own(value: Members, name: string): string {
  if (!Object.hasOwn(value, name)) return "";
  return textOf(value[name]) || preview(value[name], LONGEST);
}

function dimensionSection(value: Members, tree: Tree): Section {
  const described = ["name", "full_name", "size", "type", "direction", "indexing_variable"];
  const given = listOf(value.dimensions);
  const rows = dimensionsOf(value, tree).map(({ name, fullName, size, type, direction, variable }, i) => [
    name,
    fullName === name || fullName === `/${name}` ? "" : fullName,
    size?.toLocaleString("en") ?? "?",
    [type, direction].filter(Boolean).join(" "),
    variable,
    moreOf(given[i], described),
  ]);
  const head = ["Name", "Full name", "Size", "Axis", "Coordinates", "More"];
  if (rows.length === 0 && Object.hasOwn(value, "dimensions"))
    return { title: "Dimensions", covers: ["dimensions"], text: preview(value.dimensions, LONGEST) };
  return { title: "Dimensions", covers: present(value, ["dimensions"]), head, rows };
}

function attributeSection(value: Members): Section {
  const rows = entriesOf(value.attributes).map(([name, given]) => {
    const described = isMembers(given) && ("value" in given || "datatype" in given);
    const shown = described ? given.value : given;
    return [
      name,
      described ? datatypeWords(given.datatype) : "",
      shown === undefined ? "" : preview(shown, LONGEST),
      described
        ? [inFull(given.datatype), moreOf(given, ["name", "value", "datatype"])].filter(Boolean).join(" ")
        : "",
    ];
  });
  const covers = present(value, ["attributes"]);
  return { title: "Attributes", covers, head: ["Name", "Data type", "Value", "More"], rows };
}

/** Writes the members of an object that have no column of their own. */
function moreOf(value: unknown, columns: readonly string[]): string {
  if (!isMembers(value)) return "";
  const rest = Object.entries(value).filter(([name]) => !columns.includes(name));
  return rest.length === 0 ? "" : preview(Object.fromEntries(rest), LONGEST);
}

function textSections(value: Members): readonly Section[] {
  const srs = isMembers(value.srs) ? value.srs : {};
  const wkt = textOf(srs.wkt);
  const further = moreOf(srs, ["wkt"]);
  const information = entriesOf(value.structural_info).map(([name, one]) => [
    name,
    textOf(one) || preview(one, LONGEST),
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
