import { expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";

const array = (more: object): object => ({ datatype: "Int16", dimensions: ["/y"], unit: "K", ...more });
const dimensions = [{ name: "y", full_name: "/y", size: 2, type: "HORIZONTAL_Y" }];
const group = (arrays: object): string =>
  JSON.stringify({ type: "group", driver: "MEM", attributes: { title: "a | <b>" }, dimensions, arrays });

/** Three days, in a calendar that has dates or not. */
const days = (calendar: string): string => {
  const dimensions = [{ name: "t", full_name: "/t", size: 3, type: "TEMPORAL" }];
  const t = { datatype: "Int16", dimensions: ["/t"], unit: "days since 2000-02-28", values: [0, 1, 2] };
  return JSON.stringify({ dimensions, arrays: { t: { ...t, attributes: { calendar } } } });
};
const unknown = { datatype: "Unknown", dimensions: [] };
const digits = '"nodata_value":9223372036854775807,"scale":0.10000000000000001';

const files = {
  "one.json": group({ t: array({ nodata_value: -1, statistics: { min: 0, max: 9 } }) }),
  "two.json": group({ t: array({ unit: "°C" }), u: array({}) }),
  "three.json": group({ t: array({}) }),
  "more.json": group({ t: array({}), u: array({ unit: "m" }) }),
  "whole.json": group({ y: { datatype: "Byte", dimensions: ["/y"], values: [1, 2] }, t: array({}) }),
  "later.json": JSON.stringify({ type: "group", more: 1 }),
  "digits.json": group({ t: array({}) }).replace('"unit":"K"', digits),
  "days.json": days("standard"),
  "noleap.json": days("noleap"),
  "summary.json": JSON.stringify({ type: "group", arrays: { t: { full_name: "/t" } } }),
  "text.json": group({ t: array({}), s: { datatype: "String", dimensions: ["/y"] } }),
  "unknown.json": group({ t: unknown, u: unknown }),
  // Edition 2019 finds a third error: it has no Int8.
  "wrong.json": JSON.stringify({ type: "array", datatype: "Int8", scale: "x", unit: 2 }),
  "nearly.json": JSON.stringify({ type: "array", unit: 2 }),
  "task.json": JSON.stringify({ event: "update:task", task: { id: 1 }, webhook_id: 2 }),
  "text.txt": "Driver: netCDF\n\nDimensions:\n",
  "image.txt": "Driver: GTiff/GeoTIFF\nFiles: a.tif\nSize is 10, 20\n",
};

/** What the pretty format shows. */
const pretty = {
  "one.json": `one.json · MEM · 1 dimension, 1 array, 4 B · valid in edition observed
Dimensions: (y: 2)
Arrays:
    Name  Role  Dimensions  Type   Size  Unit  More
    t     data  (y)         Int16  4 B   K     no data -1 · min 0 · max 9
Attributes:
    Name   Value
    title  a | <b>
`,
  "one.json two.json --compare": `2 documents
Files:
    #   File      Driver  Edition   Content                     Dimensions
    #1  one.json  MEM     observed  1 dimension, 1 array, 4 B   (y: 2)
    #2  two.json  MEM     2019      1 dimension, 2 arrays, 8 B  (y: 2)
Differences:
    Place     What        Values
    array /t  unit        K (#1) · °C (#2)
    array /t  no data     -1 (#1) · none (#2)
    array /t  statistics  {"min": 0, "max": 9} (#1) · none (#2)
    array /u              none (#1) · present (#2)
`,
};

test.each(Object.entries(pretty))("%s is shown as people look at it", async (args, stdout) => {
  expect(await runCli(["raster-info", ...args.split(" ")], { files })).toEqual({
    code: 0,
    stderr: "",
    stdout,
  });
});

/** Arguments, exit code, and a part of what is written: to standard output, or after `!` to standard error. */
const rows: readonly (readonly [args: string, code: number, says: string])[] = [
  ["days.json", 0, "axis t TEMPORAL · 0 … 2 (2000-02-28T00:00:00Z … 2000-03-01T00:00:00Z)"],
  ["noleap.json", 0, '0 … 2 (no dates: calendar "noleap")'],
  ["one.json one.json --compare", 0, "\nNo differences\n"],
  ["one.json two.json three.json whole.json --compare", 0, "unit         K (3 files) · °C (#2)"],
  // A file without an array is counted where the array is missing alone.
  ["two.json three.json more.json --compare", 0, "array /u        present (#1, #3) · none (#2)"],
  ["two.json three.json more.json --compare", 0, "array /u  unit  K (#1) · m (#3)"],
  ["one.json two.json --compare --format json", 0, '"what": "unit", "texts": ["K", "°C"]'],
  ["digits.json --format json", 0, '"edition": "2019", "driver": "MEM"'],
  ["digits.json --format json", 0, '"nodata_value": 9223372036854775807, "scale": 0.10000000000000001'],
  // What a summary does not print is not counted; the bytes of a data type without a size are not known.
  ["summary.json", 0, "summary.json · raster info · 1 array · valid in edition 2026\n"],
  ["text.json", 0, "1 dimension, 2 arrays, at least 4 B"],
  ["later.json", 0, "with unknown properties, read by edition 2019"],
  ["whole.json --to stac", 0, '"extent": ['],
  ["whole.json --to stac", 0, "!assumed y.reference_system"],
  ["one.json --to stac", 1, '"cube:dimensions"'],
  ["one.json --to stac", 1, "!one.json: missing y.extent"],
  ["one.json --to xarray", 0, '"data_vars"'],
  ["one.json --to svg", 0, 'data-pointer="/arrays/t"'],
  ["unknown.json --to xarray", 1, "!missing t.dtype, u.dtype: the format lacks this data type: Unknown"],
  ["wrong.json", 1, "!wrong.json: 2 errors in the closest edition 2026, such as /scale: expected a number"],
  ["nearly.json", 1, "!nearly.json: 1 error in the closest edition 2019: /unit: expected a string, found 2"],
  ["none.json", 3, "!none.json: no such file"],
  ["text.txt", 3, "!text.txt:1:1: this is the text output of gdal mdim info; add --format"],
  ["image.txt", 3, "!image.txt:1:1: this is the output of gdalinfo, which describes images"],
  ["none.json wrong.json", 1, "!wrong.json: 2 errors"],
  ["task.json", 1, "!task.json: not raster info: it has none of the expected properties"],
  ["one.json --compare", 2, "!--compare needs several files"],
  ["one.json two.json --to stac", 2, "!--to needs exactly one file"],
  ["one.json --to stac --format json", 2, "!--to cannot be combined with --format json"],
  ["- -", 2, "!standard input (-) can be read only once"],
];

test.each(rows)("raster-info %s ends with %i and says %j", async (args, code, says) => {
  const ended = await runCli(["raster-info", ...args.split(" ")], { files });
  const written = says.startsWith("!") ? ended.stderr : ended.stdout;
  expect([ended.code, written]).toEqual([code, expect.stringContaining(says.replace("!", ""))]);
});
