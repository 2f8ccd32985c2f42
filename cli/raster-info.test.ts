import { describe, expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";

const array = (more: object): object => ({ datatype: "Int16", dimensions: ["/y"], unit: "K", ...more });
const dimensions = [{ name: "y", full_name: "/y", size: 2, type: "HORIZONTAL_Y" }];
const group = (arrays: object): string =>
  JSON.stringify({ type: "group", driver: "MEM", attributes: { title: "a | <b>" }, dimensions, arrays });

const files = {
  "one.json": group({ t: array({ nodata_value: -1, statistics: { min: 0, max: 9 } }) }),
  "two.json": group({ t: array({ unit: "°C" }), u: array({}) }),
  "three.json": group({ t: array({}) }),
  "whole.json": group({ y: { datatype: "Byte", dimensions: ["/y"], values: [1, 2] }, t: array({}) }),
  "later.json": JSON.stringify({ type: "group", more: 1 }),
  "wrong.json": JSON.stringify({ type: "group", arrays: 1, driver: 2 }),
  "task.json": JSON.stringify({ event: "update:task", task: { id: 1 }, webhook_id: 2 }),
  "text.txt": "Driver: netCDF\n\nDimensions:\n",
  "image.txt": "Driver: GTiff/GeoTIFF\nFiles: a.tif\nSize is 10, 20\n",
};

test("one document is shown as people look at it", async () => {
  expect(await runCli(["raster-info", "one.json"], { files })).toEqual({
    code: 0,
    stderr: "",
    stdout: `one.json · MEM · 1 dimension, 1 array, 4 B · valid in edition observed
Dimensions: (y: 2)
Data variables:
    t  (y)  Int16  4 B  K  no data -1
Statistics:
    Array  Min  Max
    t      0    9
Attributes:
    title  a | <b>
`,
  });
});

const formats = [
  {
    format: "markdown",
    says: ["## one.json · MEM", "| y | 2 | y HORIZONTAL\\_Y |  |", "| title | a \\| \\<b\\> |"],
  },
  { format: "html", says: ["<h2>one.json · MEM", "<svg ", "<td>a | &lt;b&gt;</td>"] },
  { format: "json", says: ['"edition":"observed","driver":"MEM"', '"shape":[2]', '"nodata_value":-1'] },
  {
    format: "svg",
    says: ['<svg xmlns="http://www.w3.org/2000/svg"', 'data-pointer="/arrays/t"', "</svg>\n"],
  },
];

test.each(formats)("the format $format", async ({ format, says }) => {
  const { code, stdout } = await runCli(["raster-info", "one.json", "--format", format], { files });
  expect([code, says.filter((part) => !stdout.includes(part))]).toEqual([0, []]);
});

test("of several documents each is one line, and what differs is listed", async () => {
  const { code, stdout } = await runCli(["raster-info", "one.json", "two.json", "--compare"], { files });
  expect(code).toBe(0);
  expect(stdout).toBe(`2 documents
Files:
    File      Driver  Edition   Content                     Dimensions
    one.json  MEM     observed  1 dimension, 1 array, 4 B   (y: 2)
    two.json  MEM     2019      1 dimension, 2 arrays, 8 B  (y: 2)
Differences:
    Place     What        one.json              two.json
    array /t  unit        K                     °C
    array /t  no data     -1                    none
    array /t  statistics  {"min": 0, "max": 9}  none
    array /u              none                  present
`);
});

test("equal documents have no differences", async () => {
  const { stdout } = await runCli(["raster-info", "one.json", "one.json", "--compare"], { files });
  expect(stdout).toMatch(/\nNo differences\n$/);
});

test("of more than two the texts are counted", async () => {
  const all = ["one.json", "two.json", "three.json", "whole.json"];
  const { stdout } = await runCli(["raster-info", ...all, "--compare"], { files });
  expect(stdout).toContain("array /t      unit         K (3 files) · °C (#2)");
  const { stdout: json } = await runCli(["raster-info", ...all, "--compare", "--format", "json"], { files });
  expect(JSON.parse(json).differences[0]).toEqual({
    ...{ kind: "array", path: "/t", what: "unit" },
    texts: ["K", "°C", "K", "K"],
  });
});

test("of more than two, a file without an array is counted where the array is missing alone", async () => {
  const all = ["two.json", "three.json", "more.json"];
  const more = group({ t: array({}), u: array({ unit: "m" }) });
  const { stdout } = await runCli(["raster-info", ...all, "--compare"], {
    files: { ...files, "more.json": more },
  });
  expect(stdout.split("Differences:\n")[1]).toBe(`    Place     What  Values
    array /t  unit  K (#2, #3) · °C (#1)
    array /u        present (#1, #3) · none (#2)
    array /u  unit  K (#1) · m (#3)
`);
});

test("what a summary does not print is not counted", async () => {
  const text = JSON.stringify({ type: "group", arrays: { t: { full_name: "/t" }, u: { full_name: "/u" } } });
  const { stdout } = await runCli(["raster-info", "all.json"], { files: { "all.json": text } });
  expect(stdout).toMatch(/^all\.json · raster info · 2 arrays · valid in edition 2026\n/);
});

test("the bytes of a data type without a size are not known", async () => {
  const text = group({ t: array({}), s: { datatype: "String", dimensions: ["/y"] } });
  const { stdout } = await runCli(["raster-info", "s.json"], { files: { "s.json": text } });
  expect(stdout).toContain("1 dimension, 2 arrays, at least 4 B");
});

test("a note that holds for several members is one line", async () => {
  const text = group({ t: array({}), u: array({}) });
  const { stderr } = await runCli(["raster-info", "a.json", "--view", "zarr"], { files: { "a.json": text } });
  expect(stderr).toContain("a.json: assumed t.chunk_grid, u.chunk_grid: no chunk size");
  expect(stderr).toContain("(/arrays/t and 1 more)");
});

const views = [
  {
    args: ["whole.json", "--view", "stac"],
    code: 0,
    stdout: '"extent": [',
    stderr: "assumed y.reference_system",
  },
  {
    args: ["one.json", "--view", "stac"],
    code: 1,
    stdout: '"cube:dimensions"',
    stderr: "one.json: missing y.extent",
  },
  { args: ["one.json", "--view", "zarr"], code: 0, stdout: '"t/zarr.json"', stderr: "assumed t.chunk_grid" },
  { args: ["one.json", "--view", "xarray"], code: 0, stdout: '"data_vars"', stderr: "" },
  {
    args: ["one.json", "--view", "vrt", "--source", "a.nc"],
    code: 0,
    stdout: ">a.nc</SourceFilename>",
    stderr: "",
  },
];

test.each(views)("the view $args ends with $code", async ({ args, code, stdout, stderr }) => {
  const ended = await runCli(["raster-info", ...args], { files });
  expect([ended.code, ended.stdout.includes(stdout), ended.stderr.includes(stderr)]).toEqual([
    code,
    true,
    true,
  ]);
});

describe("what cannot be shown is told in a sentence", () => {
  const refused = [
    {
      args: ["wrong.json"],
      code: 1,
      says: "wrong.json: 2 errors in every edition, such as /arrays: expected an object, found 1",
    },
    { args: ["none.json"], code: 3, says: "none.json: no such file" },
    {
      args: ["text.txt"],
      code: 3,
      says: "text.txt:1:1: this is the text that gdal mdim info prints; its option",
    },
    {
      args: ["image.txt"],
      code: 3,
      says: "image.txt:1:1: this is the text of gdalinfo, which is about images",
    },
    { args: ["one.json", "wrong.json"], code: 1, says: "wrong.json: 2 errors" },
    { args: ["task.json"], code: 1, says: "task.json: no raster info: it has none of its members" },
    { args: ["one.json", "--compare"], code: 2, says: "--compare takes several files" },
    { args: ["one.json", "two.json", "--view", "stac"], code: 2, says: "--view takes one file" },
    { args: ["one.json", "two.json", "--format", "svg"], code: 2, says: "--format svg takes one file" },
    {
      args: ["one.json", "--view", "stac", "--format", "html"],
      code: 2,
      says: "--view stac is written as json, not as html",
    },
    { args: ["one.json", "--source", "a"], code: 2, says: "--source goes with --view vrt" },
  ];

  test.each(refused)("$args", async ({ args, code, says }) => {
    const ended = await runCli(["raster-info", ...args], { files });
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(says)]);
  });

  test("validate says the same of a text", async () => {
    const { code, stdout } = await runCli(["validate", "raster-info", "text.txt"], { files });
    expect([code, stdout]).toEqual([
      3,
      expect.stringContaining("this is the text that gdal mdim info prints"),
    ]);
  });
});

test("a member of a later release is no reason to refuse", async () => {
  const { code, stdout } = await runCli(["raster-info", "later.json"], { files });
  expect([code, stdout]).toEqual([0, expect.stringContaining("with unknown members, read by edition 2019")]);
});
