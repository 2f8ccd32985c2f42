import { expect, test } from "vitest";
import {
  compareDatasets,
  describeNote,
  readDataset,
  renderSvg,
  toStac,
  toXarray,
  writeExact,
} from "./convert.ts";

/** A cube with coordinates on `x`, `y` and `time`, as text. */
function cube(more: string = "", coordinates: { x?: string; time?: string; unit?: string } = {}): string {
  const { x = "[10, 20, 30]", time = "[0, 1]", unit = '"days since 2000-01-01"' } = coordinates;
  const dimension = (name: string, size: number, type: string): string =>
    `{"name":"${name}","full_name":"/${name}","size":${size},"type":"${type}","indexing_variable":"/${name}"}`;
  const array = (name: string, values: string, unit = '""'): string =>
    `"${name}":{"datatype":"Float64","dimensions":["/${name}"],"values":${values},"unit":${unit}}`;
  return `{"type":"group","driver":"MEM","attributes":{"title":"<t>"},"dimensions":[
    ${dimension("time", 2, "TEMPORAL")},${dimension("y", 2, "HORIZONTAL_Y")},${dimension("x", 3, "HORIZONTAL_X")}],
    "arrays":{${array("time", time, unit)},${array("y", "[2, 1]")},${array("x", x)},
    "t":{"datatype":"Int16","dimensions":["/time","/y","/x"],"block_size":[1,2,3],"nodata_value":-1,"scale":0.5,
    "unit":"K","statistics":{"min":1,"max":5},"srs":{"wkt":"PROJCRS[\\"p\\",ID[\\"EPSG\\",32631]]"}${more}}}}`;
}

type Notes = readonly { readonly code: string; readonly property: string }[];
const list = (notes: Notes): string[] => notes.map(({ code, property }) => `${code} ${property}`);
const write = (value: unknown): string => writeExact(value).replaceAll(/[ "]/g, "");

test("a cube is a STAC datacube", () => {
  const { value, missing, assumed } = toStac(readDataset(cube()));
  expect(value).toEqual({
    "cube:dimensions": {
      time: { type: "temporal", extent: ["2000-01-01T00:00:00Z", "2000-01-02T00:00:00Z"], step: "P1D" },
      y: { type: "spatial", axis: "y", extent: [1, 2], step: -1, reference_system: 32631 },
      x: { type: "spatial", axis: "x", extent: [10, 30], step: 10, reference_system: 32631 },
    },
    "cube:variables": { t: { type: "data", dimensions: ["time", "y", "x"], extent: [0.5, 2.5], unit: "K" } },
  });
  expect([missing, assumed]).toEqual([[], []]);
});

test.each<readonly [x: string, extent: string, missing: string[], assumed: string[]]>([
  ["null", "{}", ["no-values x.extent"], []],
  ['[10, "[...]", 30]', "{extent:[10,30]}", [], ["monotonic x.extent"]],
  ['[9, 4, 4, "[...]", 2]', "{extent:[2,9]}", [], ["monotonic x.extent"]],
  ['[1, 9, "[...]", 3]', "{}", ["no-values x.extent"], []],
  ["[1, 2, 9]", "{extent:[1,9],values:[1,2,9]}", [], []],
  ['["a", "b", "c"]', "{}", ["not-a-number x.extent"], []],
  ['[1, "NaN", 3]', "{}", ["not-a-number x.extent"], []],
  ["[0.1, 0.2, 0.3]", "{extent:[0.1,0.3],step:0.1}", [], []],
  [
    "[0.1, 0.2, 0.30000000000000004]",
    "{extent:[0.1,0.30000000000000004],values:[0.1,0.2,0.30000000000000004]}",
    [],
    [],
  ],
  [
    "[9223372036854775805, 9223372036854775806, 9223372036854775807]",
    "{extent:[9223372036854775805,9223372036854775807],step:1}",
    [],
    [],
  ],
  ["[1e400, 2, 3]", "{extent:[2,1", [], []],
  ["[1e401, 2, 3]", "{}", ["not-a-number x.extent"], []],
])("the coordinates %s are %s", (x, extent, missing, assumed) => {
  const stac = toStac(readDataset(cube("", { x })));
  const { type: _, axis: __, reference_system: ___, ...found } = stac.value["cube:dimensions"].x!;
  expect(write(found).startsWith(extent)).toBe(true);
  expect([list(stac.missing), list(stac.assumed)]).toEqual([missing, assumed]);
});

test.each<readonly [array: object, extent: string]>([
  [{ scale: 0.1, offset: 0.2 }, "[-0.1,0.5]"],
  [{ scale: -2 }, "[-6,6]"],
  [{ attributes: { scale_factor: 0.1, add_offset: { datatype: "Float64", value: 0.2 } } }, "[-0.1,0.5]"],
  [{ scale: 2, attributes: { scale_factor: 3 } }, "[-6,6]"],
  [{ scale: "NaN" }, "undefined"],
  [{ statistics: { min: "-Infinity", max: 3 } }, "undefined"],
])("the extent of a variable is in its unit: %j", (array, extent) => {
  const statistics = { min: -3, max: 3 };
  const { value } = toStac(
    readDataset({ arrays: { v: { datatype: "Byte", dimensions: [], statistics, ...array } } } as never),
  );
  expect(write(value["cube:variables"].v?.extent)).toBe(extent);
});

test.each<readonly [unit: string, time: string, stac: string, note: string]>([
  ["hours since 1900-01-01", "[12, 6]", "extent:[1900-01-01T06:00:00Z,1900-01-01T12:00:00Z],step:PT6H", ""],
  ["seconds since 1970-01-01", "[0, 1, 5]", "values:[1970-01-01T00:00:00Z,1970-01-01T00:00:01Z,", ""],
  [
    "days since 2000-01-01",
    "[0.041666666666666664]",
    "extent:[2000-01-01T01:00:00Z,2000-01-01T01:00:00Z]",
    "microseconds time.extent",
  ],
  ["months since 2000-01-01", "[0, 1]", "{type:temporal,extent:[null,null]}", "no-date time.extent"],
  ["days since 2000-01-01", '["a", "b"]', "{type:temporal,extent:[null,null]}", "not-a-number time.extent"],
  ["days since 2000-01-01", "null", "{type:temporal,extent:[null,null]}", "no-values time.extent"],
])("times %s %s are %s", (unit, time, text, note) => {
  const { value, missing, assumed } = toStac(readDataset(cube("", { time, unit: JSON.stringify(unit) })));
  expect(write(value["cube:dimensions"].time)).toContain(text);
  expect([...list(missing), ...list(assumed)]).toEqual(note === "" ? [] : [note]);
});

test("a note states the calendar or unit", () => {
  const { missing } = toStac(readDataset(cube("", { unit: '"years since 2000-01-01"' })));
  expect(missing.map(describeNote)).toEqual([
    'time.extent: the times cannot be turned into dates: unit "years since 2000-01-01" (/dimensions/0)',
  ]);
});

test("without coordinates a dimension gets its indexes, without a reference system STAC's default", () => {
  const { value, missing, assumed } = toStac(
    readDataset({
      dimensions: [{ name: "band", full_name: "/band", size: 3, type: "SPATIAL" }],
      arrays: {
        a: { datatype: "Byte", dimensions: ["/band", { name: "x", size: 2, type: "HORIZONTAL_X" }] },
      },
    }),
  );
  expect(value["cube:dimensions"]).toEqual({
    band: { type: "other", extent: [0, 2], step: 1 },
    x: { type: "spatial", axis: "x" },
  });
  expect(list(missing)).toEqual(["no-coordinates x.extent"]);
  expect(list(assumed)).toEqual(["index-extent band.extent", "default-crs x.reference_system"]);
});

test("a cube becomes an xarray dictionary for each group", () => {
  const { value, missing } = toXarray(
    readDataset(cube(',"attributes":{"a":18446744073709551615,"units":"C"}')),
  );
  expect(Object.keys(value)).toEqual(["/"]);
  const { coords, attrs, dims, data_vars } = value["/"]!;
  expect([Object.keys(coords), attrs, dims]).toEqual([
    ["time", "y", "x"],
    { title: "<t>" },
    { time: 2, y: 2, x: 3 },
  ]);
  expect(write(data_vars)).toBe(
    "{t:{dims:[time,y,x],attrs:{a:18446744073709551615,units:K,scale_factor:0.5,_FillValue:-1},dtype:int16,shape:[2,2,3]}}",
  );
  expect(missing).toEqual([]);
});

test.each([
  ['{"datatype": {"name": "c"}, "dimensions": []}', "no-datatype a.dtype"],
  ['{"datatype": "Byte", "dimensions": ["/nowhere"]}', "no-size a.shape"],
  [
    '{"datatype": "Byte", "dimensions": [{"name": "n", "size": 2}, {"name": "n", "size": 2}]}',
    "no-name a.dims",
  ],
  [
    '{"datatype": "Byte", "dimensions": [], "attributes": [{"name": "n"}, {"name": "n"}]}',
    "name-taken a.attrs.n",
  ],
])("xarray cannot represent %s", (array, note) => {
  expect(list(toXarray(readDataset(`{"arrays": {"a": ${array}}}`)).missing)).toEqual([note]);
});

test("differences are reported with every digit, and a whole array once", () => {
  const [one, two] = [
    cube(',"attributes":{"id":9007199254740993}'),
    cube(',"attributes":{"id":9007199254740992}').replace('"x":{', '"z":{'),
  ].map(readDataset);
  expect(
    compareDatasets([one!, two!]).map(({ kind, path, what, texts }) => [kind, path, what, ...texts]),
  ).toEqual([
    ["dimension", "/x", "coordinates", "/x", undefined],
    ["array", "/x", "", "present", undefined],
    ["array", "/t", "attribute id", "9007199254740993", "9007199254740992"],
    ["array", "/z", "", undefined, "present"],
  ]);
  expect(compareDatasets([one!, one!])).toEqual([]);
});

const [id, other] = ['ID[\\"E\\",1]', 'ID[\\"E\\",2]'];

test.each<readonly [one: string, other: string, difference: string]>([
  ['"scale": 2, "unit": "K"', '"attributes": {"scale_factor": 2, "units": "K"}', ""],
  ['"attributes": {"scale_factor": 2}', '"attributes": {"scale_factor": 3}', "scale: 2, 3"],
  ['"attributes": {"_FillValue": 0}', "", "no data: 0, none"],
  ['"unit": "K", "attributes": {"units": "C"}', '"unit": "K"', "attribute units: C, none"],
  ['"attributes": [{"name": "", "value": 1}, {"name": "", "value": 2}]', "", "attribute : 1, 2, none"],
  ['"attributes": {"n": ""}', "", 'attribute n: "", none'],
  ['"attributes": {"n": "1"}', '"attributes": {"n": 1}', 'attribute n: "1", 1'],
  ['"unit": ""', "", 'unit: "", none'],
  ['"scale": 2', '"scale": 2, "attributes": {"scale_factor": "2"}', "attribute scale_factor: none, 2"],
  ['"datatype": {"size": 2}', '"datatype": {}', 'data type: {"size": 2}, {}'],
  ['"overviews": ["/o"]', '"overviews": ["/p"]', 'overviews: ["/o"], ["/p"]'],
  ['"overviews": [{"name": "o", "values": [1]}]', '"overviews": [{"name": "o", "values": [2]}]', ""],
  [`"srs": {"wkt": "A[${id}]"}`, `"srs": {"wkt": "B[${other}]"}`, "reference system: E:1, E:2"],
  ...[`{"wkt": "B[${id}]"}`, `{"wkt": "A[${id}]", "data_axis_to_srs_axis_mapping": [1]}`].map((srs) => {
    const first = `{"wkt": "A[${id}]"}`;
    return [`"srs": ${first}`, `"srs": ${srs}`, `reference system: ${first}, ${srs}`] as const;
  }),
])("the arrays {%s} and {%s} differ in %j", (one, other, expected) => {
  const datasets = [one, other].map((array) => readDataset(`{"arrays": {"v": {${array}}}}`));
  const told = compareDatasets(datasets).map(
    ({ what, texts }) => `${what}: ${texts.map((text) => text ?? "none").join(", ")}`,
  );
  expect(told.join()).toBe(expected);
});

test.each([
  ["attribute units", '{"attributes": {"units": "m"}}', '{"attributes": {"units": "km"}}'],
  ["data types", '{"datatypes": [{"name": "e", "type": "Byte"}]}', '{"datatypes": ["Byte"]}'],
  [
    "structure",
    '{"groups": [{"name": "", "structural_info": {}}, {"name": ""}]}',
    '{"groups": [{"name": ""}]}',
  ],
])("the %s of groups are compared", (what, ...groups) => {
  expect(compareDatasets(groups.map(readDataset)).map((one) => one.what)).toEqual([what]);
});

test("a drawing has a part for each group, dimension and array, with its pointer", () => {
  const drawing = renderSvg(
    readDataset(cube(',"attributes":{}').replaceAll('"y"', '"<y>"').replaceAll("/y", "/<y>")),
  );
  const pointers = [...drawing.matchAll(/data-pointer="([^"]*)"/g)].map(([, pointer]) => pointer);
  expect(pointers).toEqual(["", "/dimensions/0", "/dimensions/1", "/dimensions/2", "/arrays/t"]);
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(drawing).not.toContain("<y>");
  expect(drawing).toContain("chunks 1 × 2 × 3");
  // In dark mode, the colour of each class replaces that of the attribute.
  expect(drawing).toContain('class="panel-fill line-stroke"');
});

test.each<readonly [string, array: string, string]>([
  [
    "sizes of 0",
    '{"datatype": "Byte", "dimensions": [{"name": "x", "size": 0}], "block_size": [5]}',
    ">x 0<",
  ],
  ["unknown sizes", '{"datatype": "Byte", "dimensions": ["/x"]}', ">x ?<"],
  ["unknown dimensions", '{"full_name": "/a"}', ">?<"],
  ["a size beyond 2^53", '{"dimensions": [{"size": 9007199254740993}]}', "M240 10h110m"],
  [
    "chunks beyond 2^53",
    '{"dimensions": [{"size": 18014398509481986}], "block_size": [9007199254740993]}',
    "M55 0v12",
  ],
])("a drawing shows %s", (_, array, shown) => {
  const drawing = renderSvg(readDataset(`{"arrays": {"a": ${array}}}`));
  expect(drawing).toContain(shown);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test("if there are too many parts, the first ones are drawn", () => {
  const arrays = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`a${i}`, { datatype: "Byte" }]));
  const groups = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`g${i}`, {}]));
  const drawing = renderSvg(readDataset({ arrays, groups } as never));
  expect(drawing).toContain("and 940 more arrays");
  expect(drawing).toContain("and 41 more groups");
});
