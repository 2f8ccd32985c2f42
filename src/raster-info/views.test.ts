import { describe, expect, test } from "vitest";
import { decodeTimes, writeDate, writeDuration } from "./decode-times.ts";
import { rows } from "./rows.ts";
import { describeNote, readOutline, toStac, toVrt, toXarray, toZarr } from "./views.ts";

/** A cube with coordinates on `x` and `y`, and a time in days. */
function cube(more: object = {}, coordinates: object = {}): object {
  const values = { x: [10, 20, 30], y: [2, 1], time: [0, 1], ...coordinates };
  const dimension = (name: string, size: number, type: string): object => ({
    ...{ name, full_name: `/${name}`, size, type, indexing_variable: `/${name}` },
  });
  const array = (name: keyof typeof values, unit = ""): object => ({
    ...{ datatype: "Float64", dimensions: [`/${name}`], values: values[name], unit },
  });
  return {
    type: "group",
    attributes: { title: "t" },
    dimensions: [
      dimension("time", 2, "TEMPORAL"),
      dimension("y", 2, "HORIZONTAL_Y"),
      dimension("x", 3, "HORIZONTAL_X"),
    ],
    arrays: {
      time: array("time", "days since 2000-01-01"),
      y: array("y"),
      x: array("x"),
      t: {
        datatype: "Int16",
        dimensions: ["/time", "/y", "/x"],
        block_size: [1, 2, 3],
        nodata_value: -1,
        scale: 0.5,
        unit: "K",
        statistics: { min: 1, max: 5 },
        srs: { wkt: 'PROJCRS["p",ID["EPSG",32631]]' },
        ...more,
      },
    },
  };
}

/** The notes of a view, as code and member. */
function listNotes(notes: readonly { readonly code: string; readonly member: string }[]): readonly string[] {
  return notes.map(({ code, member }) => `${code} ${member}`);
}

test("a cube is a STAC datacube", () => {
  const { value, missing, assumed } = toStac(cube());
  expect(value).toEqual({
    "cube:dimensions": {
      time: { type: "temporal", extent: ["2000-01-01T00:00:00Z", "2000-01-02T00:00:00Z"], step: "P1D" },
      y: { type: "spatial", axis: "y", extent: [1, 2], step: -1, reference_system: 32631 },
      x: { type: "spatial", axis: "x", extent: [10, 30], step: 10, reference_system: 32631 },
    },
    "cube:variables": { t: { type: "data", dimensions: ["time", "y", "x"], extent: [1, 5], unit: "K" } },
  });
  expect([missing, assumed]).toEqual([[], []]);
});

/** Coordinates as a document may print them, with the extent of `x` and its note. */
const printed = [
  { name: "none", x: undefined, stac: {}, missing: ["no-values x.extent"], assumed: [] },
  {
    name: "the ends",
    x: [10, "[...]", 30],
    stac: { extent: [10, 30] },
    missing: [],
    assumed: ["monotonic x.extent"],
  },
  { name: "uneven", x: [1, 2, 9], stac: { extent: [1, 9], values: [1, 2, 9] }, missing: [], assumed: [] },
  { name: "not numbers", x: ["a", "b", "c"], stac: {}, missing: ["no-values x.extent"], assumed: [] },
];

test.each(printed)(
  "of coordinates that are $name, the extent is told or missing",
  ({ x, stac, missing, assumed }) => {
    const view = toStac(cube({}, { x }));
    const { type, axis, reference_system: _, ...extent } = view.value["cube:dimensions"].x!;
    expect([type, axis, extent]).toEqual(["spatial", "x", stac]);
    expect([listNotes(view.missing), listNotes(view.assumed)]).toEqual([missing, assumed]);
  },
);

test("a dimension without coordinates is told by its indexes, one without a reference system by STAC's default", () => {
  const { value, missing, assumed } = toStac({
    dimensions: [{ name: "band", full_name: "/band", size: 3 }],
    arrays: { a: { datatype: "Byte", dimensions: ["/band", { name: "x", size: 2, type: "HORIZONTAL_X" }] } },
  });
  expect(value["cube:dimensions"]).toEqual({
    band: { type: "other", extent: [0, 2], step: 1 },
    x: { type: "spatial", axis: "x" },
  });
  expect(listNotes(missing)).toEqual(["no-coordinates x.extent"]);
  expect(listNotes(assumed)).toEqual(["index-extent band.extent", "default-crs x.reference_system"]);
});

test("a cube is the metadata of a Zarr store, with the conventions that can be known", () => {
  const { value, missing, assumed } = toZarr(cube());
  expect(Object.keys(value)).toEqual([
    "zarr.json",
    "time/zarr.json",
    "y/zarr.json",
    "x/zarr.json",
    "t/zarr.json",
  ]);
  expect(value["zarr.json"]).toEqual({ zarr_format: 3, node_type: "group", attributes: { title: "t" } });
  const { proj, spatial } = rows.zarr.conventions;
  expect(value["t/zarr.json"]).toEqual({
    zarr_format: 3,
    node_type: "array",
    shape: [2, 2, 3],
    data_type: "int16",
    chunk_grid: { name: "regular", configuration: { chunk_shape: [1, 2, 3] } },
    chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
    fill_value: -1,
    codecs: [{ name: "bytes", configuration: { endian: "little" } }],
    attributes: {
      units: "K",
      scale_factor: 0.5,
      zarr_conventions: [proj, spatial],
      "proj:code": "EPSG:32631",
      "spatial:dimensions": ["y", "x"],
      "spatial:shape": [2, 3],
      "spatial:bbox": [5, 0.5, 35, 2.5],
      "spatial:transform": [10, 0, 5, 0, -1, 2.5],
    },
    dimension_names: ["time", "y", "x"],
  });
  expect(missing).toEqual([]);
  expect(listNotes(assumed).filter((note) => note.includes(" t."))).toEqual([
    "codecs t.codecs",
    "cell-centres t.spatial:transform",
  ]);
});

/** Facts of an array, and the resulting Zarr metadata. */
const zarrFacts = [
  { facts: { datatype: "Float32", nodata_value: "NaN" }, zarr: { data_type: "float32", fill_value: "NaN" } },
  { facts: { datatype: "Float32", nodata_value: undefined }, zarr: { fill_value: 0 } },
  {
    facts: { datatype: "CFloat32", nodata_value: { real: 0, imag: "NaN" } },
    zarr: { fill_value: [0, "NaN"] },
  },
  { facts: { datatype: "UInt64", nodata_value: 2 ** 64 }, zarr: { fill_value: 0 } },
  {
    facts: { datatype: "String", nodata_value: undefined },
    zarr: { codecs: [{ name: "vlen-utf8" }], fill_value: "" },
  },
  {
    facts: { structural_info: { COMPRESSOR: '{"name":"gzip","configuration":{"level":1}}' } },
    zarr: {
      codecs: [
        { name: "bytes", configuration: { endian: "little" } },
        { name: "gzip", configuration: { level: 1 } },
      ],
    },
  },
  {
    facts: { block_size: [0, 2, 3] },
    zarr: { chunk_grid: { name: "regular", configuration: { chunk_shape: [2, 2, 3] } } },
  },
];

test.each(zarrFacts)("an array with $facts has $zarr", ({ facts, zarr }) => {
  expect(toZarr(cube(facts)).value["t/zarr.json"]).toMatchObject(zarr);
});

/** What cannot become a Zarr array, and why. */
const refused = [
  { facts: { datatype: "CInt16" }, note: "no-datatype t.data_type CInt16" },
  { facts: { datatype: { name: "c", size: 1, components: [] } }, note: "no-datatype t.data_type c {  }" },
  { facts: { dimensions: ["/nowhere"] }, note: "no-size t.shape" },
  { facts: { dimensions: [{ name: "big", size: 2 ** 63 }] }, note: "rounded t.shape" },
];

test.each(refused)("no Zarr array is made of $facts, and a note says so", ({ facts, note }) => {
  const { value, missing } = toZarr(cube(facts));
  expect([Object.keys(value).includes("t/zarr.json"), listNotes(missing)]).toEqual([false, [note]]);
});

test("overviews that an array names are a pyramid", () => {
  const dimensions = (size: number): { name: string; size: number }[] => [{ name: `x${size}`, size }];
  const { value, missing } = toZarr({
    arrays: {
      full: { datatype: "Byte", dimensions: dimensions(8), overviews: ["/half", { datatype: "Byte" }] },
      half: { datatype: "Byte", dimensions: dimensions(4) },
    },
  });
  expect(value["zarr.json"]?.attributes.multiscales).toEqual({
    layout: [
      { asset: "full", transform: { scale: [1] } },
      { asset: "half", derived_from: "full", transform: { scale: [2] } },
    ],
  });
  expect(listNotes(missing)).toEqual(["no-place full.overviews.1"]);
});

test("a cube is an xarray dataset before CF is decoded, a group another", () => {
  const { value, missing, assumed } = toXarray({
    ...cube({ attributes: { _FillValue: -1, coordinates: "y" } }),
    groups: {
      g: {
        arrays: {
          a: { datatype: "String", dimensions: [{ name: "d", size: 1 }] },
          b: { datatype: "Byte", dimensions: [{ name: "d", size: 2 }] },
        },
      },
    },
  });
  const axis = (name: string, size: number, attrs = {}): object => ({
    [name]: { dims: [name], attrs, dtype: "float64", shape: [size] },
  });
  expect(value["/"]).toEqual({
    coords: { ...axis("time", 2, { units: "days since 2000-01-01" }), ...axis("y", 2), ...axis("x", 3) },
    attrs: { title: "t" },
    dims: { time: 2, y: 2, x: 3 },
    data_vars: {
      t: {
        dims: ["time", "y", "x"],
        attrs: { _FillValue: -1, coordinates: "y", units: "K", scale_factor: 0.5 },
        dtype: "int16",
        shape: [2, 2, 3],
      },
    },
  });
  expect(value["/g"]?.dims).toEqual({ d: 1, d_2: 2 });
  expect([missing, listNotes(assumed)]).toEqual([[], ["renamed d_2"]]);
});

test("a cube is a VRT, whose coordinates stand in it", () => {
  const { value, missing, assumed } = toVrt(cube(), { source: "a & b.nc" });
  expect(
    value.split("\n").filter((line) => /Dimension |Regularly|Source|Scale|SRS|BlockSize/.test(line)),
  ).toEqual([
    '<Dimension name="time" type="TEMPORAL" size="2" indexingVariable="/time"/>',
    '<Dimension name="y" type="HORIZONTAL_Y" size="2" indexingVariable="/y"/>',
    '<Dimension name="x" type="HORIZONTAL_X" size="3" indexingVariable="/x"/>',
    '<RegularlySpacedValues start="0" increment="1"/>',
    '<RegularlySpacedValues start="2" increment="-1"/>',
    '<RegularlySpacedValues start="10" increment="10"/>',
    "<BlockSize>1,2,3</BlockSize>",
    "<SRS>PROJCRS[&quot;p&quot;,ID[&quot;EPSG&quot;,32631]]</SRS>",
    "<Scale>0.5</Scale>",
    "<Source>",
    '<SourceFilename relativeToVRT="1">a &amp; b.nc</SourceFilename>',
    "<SourceArray>/t</SourceArray>",
    "</Source>",
  ]);
  expect([missing, listNotes(assumed)]).toEqual([[], ["attribute-types .Attribute"]]);
  expect(listNotes(toVrt(cube()).assumed)).toContain("no-source t.Source");
});

test("names that repeat are left out but once, and names that Zarr forbids", () => {
  const twins = {
    groups: [{ name: "g" }, { name: "g" }],
    attributes: [
      { name: "a", value: 1 },
      { name: "a", value: 2 },
    ],
  };
  expect(listNotes(toZarr(twins).missing)).toEqual(["name-taken .attributes.a", "name-taken g"]);
  expect(listNotes(toXarray(twins).missing)).toEqual(["name-taken .attributes.a", "name-taken g"]);
  const odd = { groups: { __proto__x: {}, "..": {}, "a/b": {} } };
  expect(toZarr(odd).missing.map(({ code }) => code)).toEqual(["no-name", "no-name", "no-name"]);
});

test("more members than a call takes arguments are no matter", () => {
  const many = Object.fromEntries(Array.from({ length: 130_000 }, (_, i) => [`a${i}`, 1]));
  expect(toVrt({ attributes: many }).value.match(/<Attribute /g)).toHaveLength(130_000);
  expect(readOutline({ groups: many }).groups).toHaveLength(130_001);
});

test("a note says in a line what is missing, and where", () => {
  const [note] = toStac(cube({}, { x: undefined })).missing;
  expect(note && describeNote(note)).toBe(
    "x.extent: the document does not print all coordinates; print it with -detailed (/dimensions/2)",
  );
});

describe("times", () => {
  const rowsOfTimes = [
    {
      unit: "days since 2000-01-01",
      values: [0, 1.5],
      dates: ["2000-01-01T00:00:00Z", "2000-01-02T12:00:00Z"],
    },
    { unit: "hours since 1900-1-1 0:0:0.0", values: [24], dates: ["1900-01-02T00:00:00Z"] },
    { unit: "seconds since 1970-01-01T00:00:00Z", values: [0.0015], dates: ["1970-01-01T00:00:00.002Z"] },
    { unit: "minutes since 2000-01-01 00:00 +02:00", values: [0], dates: ["1999-12-31T22:00:00Z"] },
    { unit: "months since 2000-01-01", values: [1], dates: undefined },
    { unit: "days", values: [1], dates: undefined },
    { unit: "days since 0001-01-01", values: [1], dates: undefined },
    {
      unit: "days since 0001-01-01",
      calendar: "proleptic_gregorian",
      values: [1],
      dates: ["0001-01-02T00:00:00Z"],
    },
    { unit: "days since 2000-01-01", calendar: "360_day", values: [1], dates: undefined },
    { unit: "days since 2000-01-01", values: [1e9], dates: undefined },
  ];

  test.each(rowsOfTimes)("$values $unit ($calendar) are $dates", ({ unit, calendar, values, dates }) => {
    expect(decodeTimes({ unit, attributes: { calendar } }, values)?.map(writeDate)).toEqual(dates);
  });

  const durations = [
    [86_400_000, "P1D"],
    [21_600_000, "PT6H"],
    [90_000, "PT90S"],
    [500, "PT0.5S"],
  ] as const;

  test.each(durations)("%d ms are %s", (milliseconds, text) => {
    expect(writeDuration(milliseconds)).toBe(text);
  });
});
