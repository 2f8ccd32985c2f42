import { buildRasterInfo } from "../payloads/build-raster-info.ts";
import { drop, type Edit } from "./edit.ts";
import { editsAt } from "./edits-at.ts";

const compound = { name: "point", size: 8, components: [{ name: "x", offset: 0, type: "Float32" }] };
const array = {
  name: "t2m",
  type: "array",
  datatype: "Float32",
  dimensions: ["/x", { name: "y", full_name: "/y", size: 2, type: "HORIZONTAL_Y", direction: "NORTH" }],
  attributes: { units: { datatype: "String", value: "K" } },
  srs: { wkt: "", data_axis_to_srs_axis_mapping: [2, 1] },
  nodata_value: "NaN",
  scale: 0.01,
  offset: 273.15,
  values: [[1, 2]],
  unit: "K",
  structural_info: { COMPRESS: "DEFLATE" },
};

/** Is the valid document that every edit starts from: a group with arrays, a compound type and two levels of groups. */
export const base: unknown = {
  ...buildRasterInfo(0, 2),
  arrays: { t2m: array, points: { datatype: compound } },
  groups: { inner: { name: "inner", groups: [{ name: "list", arrays: { t2m: array } }] } },
};

const datatypes =
  "String Byte Int16 UInt16 Int32 UInt32 Float32 Float64 CInt16 CInt32 CFloat32 CFloat64".split(" ");
const oddKeys =
  '{"__proto__":IT,"constructor":IT,"toString":IT,"$ref":IT,"a/b":IT,"":IT,"🌍":IT,"two\\nlines":IT}';
const under = (key: string, item: string): unknown => JSON.parse(`{"${key}":${item}}`);
const keyed = (item: string): unknown => JSON.parse(oddKeys.replaceAll("IT", item));

function deepGroups(levels: number): unknown {
  let group: unknown = { name: "bottom" };
  for (let level = 0; level < levels; level++) group = { name: "g", groups: { g: group } };
  return group;
}

/** Lists edits that keep the document valid. */
export const valid: readonly Edit[] = [
  ["root {} is a group and an array", "", {}],
  ["root with a name alone", "", { name: "x" }],
  ["root array", "", array],
  ["root array without type", "", { datatype: "Byte", values: 1 }],
  ["900 levels", "", deepGroups(900)],
  ...datatypes.map((name): Edit => [`datatype ${name}`, "arrays.t2m.datatype", name]),
  ["compound in compound", "arrays.t2m.datatype", { components: [{ name: "p", type: compound }] }],
  ["empty compound", "arrays.t2m.datatype", {}],
  ["odd keys of arrays", "arrays", keyed("{}")],
  ["odd keys of groups", "groups", keyed("{}")],
  ["odd keys of attributes", "attributes", keyed('"x"')],
  ["odd keys of structural_info", "structural_info", keyed('"x"')],
  ["groups as an array", "groups", [{}, { groups: [{}] }]],
  [
    "attributes as an array",
    "attributes",
    [{ name: "a", type: "attribute", datatype: "Byte", value: 1 }, "bare", 7],
  ],
  ["bare attribute looks like a wrong one", "attributes.level", { datatype: "Nope", zzz: 1 }],
  ["bare attribute with null inside", "attributes.level", { value: null }],
  ["bare attribute array", "attributes.level", [null, true]],
  ["value text", "arrays.t2m.nodata_value", "NaN"],
  ["value object", "arrays.t2m.nodata_value", { real: 1, imag: null }],
  ["value array of anything", "arrays.t2m.values", [null, true, [{ a: null }], "[...]"]],
  ["integer over 2^53", "arrays.points.datatype.size", 2 ** 60],
  ["negative integer", "arrays.t2m.srs.data_axis_to_srs_axis_mapping", [-1, 2]],
  ["no dimensions", "dimensions", []],
  ["empty dimension", "dimensions.0", {}],
  ["no driver", "driver", drop],
];

const objects = ["groups.inner", "groups.inner.groups.0", "arrays.t2m", "arrays.points.datatype"];
const closed = [...objects, "arrays.points.datatype.components.0", "dimensions.0", "arrays.t2m.srs"];

/** Lists edits that break the contract, each in one place. */
export const refused: readonly Edit[] = [
  ...[null, 1, "text", true, []].map((value): Edit => [`root ${JSON.stringify(value)}`, "", value]),
  ["unknown member at the root", "extra", 1],
  ...closed.map((path): Edit => [`unknown member in ${path}`, `${path}.extra`, 1]),
  ...closed.map((path): Edit => [`null for ${path}`, path, null]),
  ...closed.map((path): Edit => [`true for ${path}`, path, true]),
  ["members of group and array mixed", "", { driver: "netCDF", datatype: "Byte" }],
  ["array with type group", "", { type: "group", values: 1 }],
  ["group with type array", "", { type: "array", driver: "x" }],
  ["root other type", "type", "dataset"],
  ["inner array with type group", "arrays.t2m.type", "group"],
  ["inner group with type array", "groups.inner.type", "array"],
  ["arrays as an array", "arrays", [array]],
  ["groups text", "groups", "x"],
  ["groups of text", "groups", ["x"]],
  ["driver number", "driver", 1],
  ["name null", "name", null],
  ["datatype unknown", "arrays.t2m.datatype", "Int64"],
  ["datatype array", "arrays.t2m.datatype", ["Byte"]],
  ["component type unknown", "arrays.points.datatype.components.0.type", "Unknown"],
  ["components object", "arrays.points.datatype.components", {}],
  ["size fraction", "arrays.points.datatype.size", 8.5],
  ["offset text", "arrays.points.datatype.components.0.offset", "0"],
  ["dimension number", "dimensions.0", 3],
  ["dimension size text", "dimensions.0.size", "3"],
  ["dimension size fraction", "dimensions.0.size", 0.5],
  ["indexing_variable object", "dimensions.0.indexing_variable", { x: { datatype: "Byte" } }],
  ["dimensions object", "dimensions", {}],
  ["attribute null", "attributes.level", null],
  ["attribute false", "attributes.level", false],
  ["attribute null in an array", "attributes", [null]],
  ["attributes text", "attributes", "x"],
  ...editsAt("arrays.t2m.scale", { NaN: "NaN", null: null, array: [1] }),
  ...editsAt("arrays.t2m.offset", { Infinity: "Infinity", true: true }),
  ...editsAt("arrays.t2m.nodata_value", { null: null, true: true }),
  ...editsAt("arrays.t2m.values", { null: null, false: false }),
  ["unit number", "arrays.t2m.unit", 1],
  ["wkt number", "arrays.t2m.srs.wkt", 1],
  ["mapping of text", "arrays.t2m.srs.data_axis_to_srs_axis_mapping", ["1"]],
  ["mapping fraction", "arrays.t2m.srs.data_axis_to_srs_axis_mapping", [1.5]],
  ["structural_info number", "structural_info.NC_FORMAT", 4],
  ["structural_info array", "structural_info", ["x"]],
  ...["__proto__", "constructor", "", "two\\nlines"].flatMap((key): Edit[] => [
    [`wrong array under ${JSON.stringify(key)}`, "arrays", under(key, '{"extra":1}')],
    [`wrong group under ${JSON.stringify(key)}`, "groups", under(key, '{"extra":1}')],
    [`wrong attribute under ${JSON.stringify(key)}`, "attributes", under(key, "null")],
    [`wrong structural_info under ${JSON.stringify(key)}`, "structural_info", under(key, "1")],
  ]),
];
