import { expect, test } from "vitest";
import { readCrs } from "./attributes.ts";
import type { RasterDocument } from "./dataset.ts";
import { countBytes, describeChunks, describeDatatype, nameNumpyType } from "./datatypes.ts";
import { parseExact } from "./exact-json.ts";
import { readDataset } from "./read-dataset.ts";

const cube: RasterDocument = {
  type: "group",
  dimensions: [
    { name: "time", full_name: "/time", size: 2, indexing_variable: { time: { datatype: "Float64" } } },
    { name: "lat", full_name: "/lat", size: 3, indexing_variable: "/lat" },
  ],
  arrays: {
    lat: { datatype: "Float32", dimensions: ["/lat"], unit: "degrees_north" },
    t: { datatype: "Int16", dimensions: ["/time", "/lat", "/nowhere"], attributes: { bounds: "b" } },
    b: { datatype: "Byte", dimensions: [{ name: "dim0", full_name: "dim0", size: 4 }] },
    c: { datatype: "Byte", dimensions: [{ name: "dim0", full_name: "dim0", size: 5 }] },
    d: { datatype: "Byte", dimensions: [{ name: "dim0", full_name: "dim0", size: 5 }] },
    summary: { full_name: "/summary" },
    scalar: { datatype: "Byte" },
    old: { datatype: "Byte", dimension_size: [7] },
  },
  groups: { g: { arrays: { u: { datatype: "Byte", dimensions: ["/lat"] } } } },
};

test("lists each dimension once, with size, axis and coordinates", () => {
  const { dimensions } = readDataset(cube);
  expect(
    dimensions.map(({ name, path, size, axis, coordinate }) => [name, path, size, axis, coordinate?.path]),
  ).toEqual([
    ["time", "/time", 2, undefined, "/time"],
    ["lat", "/lat", 3, "y", "/lat"],
    ["nowhere", "/nowhere", undefined, undefined, undefined],
    ["dim0", "dim0", 4, undefined, undefined],
    ["dim0", "dim0", 5, undefined, undefined],
    ["dim0", "dim0", 7, undefined, undefined],
  ]);
});

test("lists arrays with shape and role, also one inside a dimension that its group lacks", () => {
  const { arrays, groups } = readDataset(cube);
  expect(
    arrays.map(({ path, role, pointer, dimensions }) => [
      path,
      role,
      pointer,
      dimensions?.map(({ size }) => size),
    ]),
  ).toEqual([
    ["/lat", "coordinate", "/arrays/lat", [3]],
    ["/t", "data", "/arrays/t", [2, 3, undefined]],
    ["/b", "auxiliary", "/arrays/b", [4]],
    ["/c", "data", "/arrays/c", [5]],
    ["/d", "data", "/arrays/d", [5]],
    ["/summary", "data", "/arrays/summary", undefined],
    ["/scalar", "data", "/arrays/scalar", []],
    ["/old", "data", "/arrays/old", [7]],
    ["/g/u", "data", "/groups/g/arrays/u", [3]],
    ["/time", "coordinate", "/dimensions/0/indexing_variable/time", []],
  ]);
  expect(groups.map(({ path }) => path)).toEqual(["/", "/g"]);
  expect(arrays.slice(0, 4).map(countBytes)).toEqual([12n, undefined, 4n, 5n]);
});

test.each([
  [{ attributes: { positive: "Down" } }, "z"],
  [{ unit: "Days Since 2000-01-01" }, "t"],
  [{ unit: "degrees_N" }, "y"],
  [{ unit: "degreeE" }, "x"],
  [{ unit: "degrees" }, undefined],
])("the coordinates %j have the axis %s", (array, axis) => {
  const arrays = { v: { datatype: "Byte", dimensions: ["/v"], ...array } } as const;
  expect(readDataset({ arrays } as never).dimensions.map((one) => one.axis)).toEqual([axis]);
});

test.each([
  ["v", { v: {} }, "/g/v"],
  ["v", {}, "/v"],
  ["/v", { v: {} }, "/v"],
  ["w", { v: {} }, undefined],
  [undefined, { x: { dimensions: [{ name: "x", size: 2 }] } }, "/g/x"],
])(
  "the dimension x of a group with indexing variable %j and arrays %j has coordinates %s",
  (name, arrays, path) => {
    const dimensions = [{ name: "x", size: 2, indexing_variable: name }];
    const found = readDataset({ arrays: { v: {} }, groups: { g: { dimensions, arrays } } } as never);
    expect(found.dimensions.map(({ coordinate }) => coordinate?.path)).toEqual([path]);
  },
);

test.each([
  ["coordinates", " a  /b /g/c\n", "/g/a /b /g/c"],
  ["coordinates", "b c", "/b /g/c"],
  ["grid_mapping", "b", "/b"],
  ["grid_mapping", "a: c b: x", "/b /g/a /g/c"],
  ["cell_measures", "a: c volume: b", "/b /g/c"],
  ["formula_terms", "a: b b: /g/a", "/b /g/a"],
  ["cell_methods", "a: mean", ""],
])("%s with %j names %s", (attribute, names, paths) => {
  const array = { datatype: "Byte", attributes: { [attribute]: names } } as const;
  const { arrays } = readDataset({
    arrays: { a: {}, b: {} },
    groups: { g: { arrays: { a: {}, c: {}, "": {}, array } } },
  });
  const named = arrays.filter(({ role }) => role === "auxiliary").map(({ path }) => path);
  expect(named.sort()).toEqual(paths.split(" ").filter(Boolean).sort());
});

test("reads a document that is one array", () => {
  const { arrays, groups } = readDataset({
    type: "array",
    name: "/g/t",
    datatype: "Byte",
    dimensions: [{ name: "x", full_name: "/g/x", size: 2, type: "HORIZONTAL_X" }],
  });
  expect(groups.map(({ path }) => path)).toEqual(["/"]);
  expect(arrays.map(({ path, dimensions }) => [path, dimensions?.[0]?.axis])).toEqual([["/t", "x"]]);
  expect(() => readDataset([] as never)).toThrow("cannot read raster info: the document is not an object");
});

test.each([
  ['GEOGCRS["WGS 84",DATUM["W",ID["EPSG",1]],ID["EPSG",4326]]', "WGS 84", "EPSG:4326"],
  [
    'PROJCS["a ""b"" ] c",GEOGCS["g",AUTHORITY["EPSG","4326"]],AUTHORITY["EPSG","32631"]]',
    'a "b" ] c',
    "EPSG:32631",
  ],
  ['GEOGCRS["unknown",DATUM["u",ID["EPSG",9001]],REMARK["ID[""EPSG"",7]"]]', "unknown", ""],
  ['GEOGCRS["d",ID["OGC","CRS84",1.3,URI["urn:x"]]]', "d", "OGC:CRS84"],
  ["nothing", "", ""],
])("the reference system %s is %s, %s", (wkt, name, code) => {
  expect(readCrs({ srs: { wkt } })).toEqual({ wkt, name, code });
});

let nested: unknown = "Byte";
for (let depth = 0; depth < 10_000; depth++)
  nested = { name: "c", components: [{ name: "a", type: nested }] };

test.each<readonly [datatype: unknown, words: string, size: bigint | undefined, numpy: string | undefined]>([
  [nested, "c { a: c { a: c { a: c { … } } } }", undefined, undefined],
  ["Float64", "Float64", 8n, "float64"],
  ["constructor", "constructor", undefined, undefined],
  [{ name: "c", size: 6, type: "Byte", components: [{ name: "a" }] }, "c { a:  }", 6n, undefined],
  [{ name: "e", type: "Byte", attribute_table: [] }, "e (Byte)", 1n, "uint8"],
  [{ name: "e", type: "Int64" }, "e (Int64)", 8n, "int64"],
  [5, "", undefined, undefined],
])("the data type %.40j has words, bytes and a NumPy name", (datatype, ...expected) => {
  const [array] = readDataset({ type: "array", datatype, dimensions: [] } as never).arrays;
  expect([describeDatatype(datatype), countBytes(array!), nameNumpyType(datatype)]).toEqual(expected);
});

test("the digits of sizes, chunks and values are kept", () => {
  const { arrays, dimensions } = readDataset(
    `{"type":"array","datatype":"Byte","dimensions":[{"name":"x","size":9007199254740993}],
      "block_size":[9007199254740993],"nodata_value":18446744073709551615}`,
  );
  expect(dimensions.map(({ size }) => size)).toEqual([parseExact("9007199254740993")]);
  expect(arrays.map((one) => [describeChunks(one), countBytes(one), one.value.nodata_value])).toEqual([
    ["chunks 9,007,199,254,740,993", 9007199254740993n, parseExact("18446744073709551615")],
  ]);
});

test.each<readonly [number[], string]>([
  [[1, 0], "chunks 1 × 0"],
  [[0, 0], ""],
  [[], ""],
])("a block size of %j is %j", (block_size, words) => {
  const { arrays } = readDataset({ type: "array", datatype: "Byte", block_size });
  expect(arrays.map(describeChunks)).toEqual([words]);
});

test("groups at any depth, with names of any kind", () => {
  const depth = 10_000;
  const text = `${'{"groups":{"__proto__":'.repeat(depth)}{"arrays":{"a/b":{"datatype":"Byte"}}}${"}}".repeat(depth)}`;
  const { groups, arrays } = readDataset(text);
  expect([groups.length, arrays[0]?.name]).toEqual([depth + 1, "a/b"]);
  expect(arrays[0]?.pointer.slice(-12)).toBe("/arrays/a~1b");
});
