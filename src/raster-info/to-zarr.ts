import { groupBy } from "../util/group-by.ts";
import { isRecord } from "../util/is-object.ts";
import { readCrs } from "./crs.ts";
import { datatypeWords } from "./datatype-words.ts";
import { describeMultiscales, describeSpace } from "./describe-space.ts";
import { listAttributes } from "./list-attributes.ts";
import type { OutlineArray } from "./outline.ts";
import type { RasterDocument } from "./raster-document.ts";
import { readOutline } from "./read-outline.ts";
import { type DatatypeKind, isFloat, lookUp, rows } from "./rows.ts";
import { asText, type Members } from "./tree.ts";
import { createNotes, type Notes, relative, type View } from "./view.ts";

/** A codec or an extension of Zarr: a name with its configuration. */
export interface ZarrExtension {
  readonly name: string;
  readonly configuration?: Members;
}

/** Metadata of a Zarr group, version 3. */
export interface ZarrGroup {
  readonly zarr_format: 3;
  readonly node_type: "group";
  readonly attributes: Members;
}

/** Metadata of a Zarr array, version 3. */
export interface ZarrArray {
  readonly zarr_format: 3;
  readonly node_type: "array";
  readonly shape: readonly number[];
  readonly data_type: string;
  readonly chunk_grid: ZarrExtension;
  readonly chunk_key_encoding: ZarrExtension;
  readonly fill_value: unknown;
  readonly codecs: readonly ZarrExtension[];
  readonly attributes: Members;
  readonly dimension_names: readonly string[];
}

/** The metadata files of a Zarr store by their keys, such as `t2m/zarr.json`. */
export type ZarrFiles = Readonly<Record<string, ZarrGroup | ZarrArray>>;

/**
 * Turns raster info of any edition into the metadata files of a Zarr store, version 3: one for each group and array,
 * with the attributes of CF and, if known, the GeoZarr conventions `proj:`, `spatial:` and `multiscales`.
 *
 * Zarr requires a chunk size, a fill value and codecs. If the document does not print them, they are assumed: one chunk,
 * zero or the empty text, and little-endian bytes.
 */
export function toZarr(document: RasterDocument): View<ZarrFiles> {
  const outline = readOutline(document);
  const notes = createNotes();
  const files = new Map<string, ZarrGroup | ZarrArray>();
  const pyramids = groupBy(
    outline.arrays.filter(({ value }) => value.overviews !== undefined),
    ({ group }) => group,
  );
  for (const group of outline.groups) {
    const key = takeKey(group, files, notes);
    if (key === undefined) continue;
    const attributes = withConventions(
      readAttributes(group, notes),
      describeMultiscales(group.path, { own: pyramids.get(group.path) ?? [], arrays: outline.arrays }, notes),
    );
    files.set(key, { zarr_format: 3, node_type: "group", attributes });
  }
  for (const array of outline.arrays) {
    const key = takeKey(array, files, notes);
    const file = key === undefined ? undefined : writeArray(array, notes);
    if (key !== undefined && file !== undefined) files.set(key, file);
  }
  return notes.view(Object.fromEntries(files));
}

/** Something with a name and a place in the document. */
interface Placed {
  readonly name: string;
  readonly path: string;
  readonly pointer: string;
}

/** Checks whether Zarr allows the name of a node: no slash, not only dots, not its reserved prefix. */
function isNodePath({ name, path }: Placed): boolean {
  return (
    !name.includes("/") &&
    relative(path)
      .split("/")
      .every((one) => !/^(?:\.*|__.*)$/.test(one))
  );
}

/** Finds the key of a node's file; undefined if Zarr does not allow the name or another node has it. */
function takeKey(node: Placed, files: ReadonlyMap<string, unknown>, notes: Notes): string | undefined {
  const path = relative(node.path);
  const key = path === "" ? rows.zarr.file : `${path}/${rows.zarr.file}`;
  if (path !== "" && !isNodePath(node)) notes.miss("no-name", node, path);
  else if (files.has(key)) notes.miss("name-taken", node, path);
  else return key;
  return undefined;
}

function writeArray(array: OutlineArray, notes: Notes): ZarrArray | undefined {
  const { value, dimensions = [], chunks } = array;
  const member = relative(array.path);
  const row = lookUp(rows.datatypes, value.datatype);
  const shape = dimensions.flatMap(({ size }) => size ?? []);
  if (row?.zarr === undefined || row.kind === undefined)
    return notes.miss("no-datatype", array, `${member}.data_type ${datatypeWords(value.datatype)}`.trim());
  if (array.dimensions === undefined || shape.length < dimensions.length)
    return notes.miss("no-size", array, `${member}.shape`);
  if (!shape.every(Number.isSafeInteger)) return notes.miss("rounded", array, `${member}.shape`);
  if (chunks === undefined || chunks.includes(0)) notes.assume("one-chunk", array, `${member}.chunk_grid`);
  return {
    zarr_format: 3,
    node_type: "array",
    shape,
    data_type: row.zarr,
    chunk_grid: {
      name: "regular",
      configuration: { chunk_shape: shape.map((size, i) => chunks?.[i] || Math.max(size, 1)) },
    },
    chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
    fill_value: readFill(array, row.kind, notes),
    codecs: readCodecs(array, row.kind, notes),
    attributes: withConventions(
      packed(array, readAttributes(array, notes)),
      describeSpace(array, readCrs(value), notes),
    ),
    dimension_names: dimensions.map(({ name }) => name),
  };
}

/** Reads the attributes of a group or array for Zarr: as they are printed, each name once. */
export function readAttributes(owner: Placed & { readonly value: Members }, notes: Notes): Members {
  const attributes = new Map<string, unknown>();
  for (const { name, value } of listAttributes(owner.value)) {
    if (attributes.has(name)) notes.miss("name-taken", owner, `${relative(owner.path)}.attributes.${name}`);
    else attributes.set(name, value ?? null);
  }
  return Object.fromEntries(attributes);
}

/** Adds the attributes of CF that the format prints as members: unit, scale and offset. */
export function packed({ value }: OutlineArray, attributes: Members, withFill = false): Members {
  const { unit, scale, offset, nodata_value: fill } = rows.attributes;
  const members = [
    [unit, asText(value.unit) || undefined],
    [scale, value.scale],
    [offset, value.offset],
    [fill, withFill ? value.nodata_value : undefined],
  ] as const;
  const added = members.filter(([name, one]) => one !== undefined && !Object.hasOwn(attributes, name));
  return Object.fromEntries([...Object.entries(attributes), ...added]);
}

function readFill(array: OutlineArray, kind: DatatypeKind, notes: Notes): unknown {
  const given = array.value.nodata_value;
  const member = `${relative(array.path)}.fill_value`;
  const found = pickFill(given, kind);
  if (found !== undefined) return found;
  if (kind === "integer" && typeof given === "number") notes.miss("rounded", array, member);
  else notes.assume("fill-value", array, member);
  return rows.zarr.fill_values[kind];
}

/** Returns the no-data value if Zarr can hold it in a data type. */
function pickFill(given: unknown, kind: DatatypeKind): unknown {
  if (kind === "text") return typeof given === "string" ? given : undefined;
  if (kind === "integer") return Number.isSafeInteger(given) ? given : undefined;
  if (kind === "float") return isFloat(given) ? given : undefined;
  const parts = isRecord(given) ? [given.real, given.imag] : [];
  return parts.length === 2 && parts.every(isFloat) ? parts : undefined;
}

/** Reads the compressor that the Zarr driver prints as JSON; any other leaves the bytes as they are. */
function readCodecs(array: OutlineArray, kind: DatatypeKind, notes: Notes): readonly ZarrExtension[] {
  notes.assume("codecs", array, `${relative(array.path)}.codecs`);
  const serializer = kind === "text" ? rows.zarr.serializers.text : rows.zarr.serializers.other;
  const { structural_info: info } = array.value;
  const compressor = parse(isRecord(info) ? asText(info.COMPRESSOR) : "");
  const { name, configuration } = isRecord(compressor) ? compressor : {};
  const isKnown = rows.zarr.compressors.some((one) => one === name) && isRecord(configuration);
  return isKnown ? [serializer, { name: asText(name), configuration }] : [serializer];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Adds conventions to attributes, and registers each. */
function withConventions(attributes: Members, added: Members): Members {
  if (Object.keys(added).length === 0) return attributes;
  const used = Object.values(rows.zarr.conventions).filter(({ name }) =>
    Object.keys(added).some((key) => key.startsWith(name)),
  );
  return Object.fromEntries([
    ...Object.entries(attributes),
    ["zarr_conventions", used],
    ...Object.entries(added),
  ]);
}
