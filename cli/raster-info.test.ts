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
Arrays:
    Name  Role  Dimensions  Type   Size  Unit  More
    t     data  (y)         Int16  4 B   K     no data -1 · min 0 · max 9
Attributes:
    Name   Value
    title  a | <b>
`,
  });
});

test("as JSON, every digit stays", async () => {
  const text = group({ t: array({}) }).replace(
    '"unit":"K"',
    '"nodata_value":9223372036854775807,"scale":0.10000000000000001',
  );
  const { code, stdout } = await runCli(["raster-info", "--format", "json", "a.json"], {
    files: { "a.json": text },
  });
  const says = [
    '"edition": "2019", "driver": "MEM"',
    '"shape": [2]',
    '"nodata_value": 9223372036854775807',
    '"scale": 0.10000000000000001',
  ];
  expect([code, says.filter((part) => !stdout.includes(part))]).toEqual([0, []]);
});

test("coordinates are shown as printed, with the dates of times that have some", async () => {
  const time = (attributes: object): string =>
    JSON.stringify({
      dimensions: [{ name: "t", full_name: "/t", size: 3, type: "TEMPORAL" }],
      arrays: {
        t: {
          datatype: "Int16",
          dimensions: ["/t"],
          unit: "days since 2000-02-28",
          attributes,
          values: [0, 1, 2],
        },
      },
    });
  const files = { "a.json": time({}), "b.json": time({ calendar: "noleap" }) };
  expect((await runCli(["raster-info", "a.json"], { files })).stdout).toContain(
    "axis t TEMPORAL · 0 … 2 (2000-02-28T00:00:00Z … 2000-03-01T00:00:00Z)",
  );
  expect((await runCli(["raster-info", "b.json"], { files })).stdout).toContain(
    '0 … 2 (no dates: calendar "noleap")',
  );
});

test("of several documents each is one line, and what differs is listed", async () => {
  const { code, stdout } = await runCli(["raster-info", "one.json", "two.json", "--compare"], { files });
  expect(code).toBe(0);
  expect(stdout).toBe(`2 documents
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

test("a note that holds for several properties is one line", async () => {
  const text = group({
    t: { datatype: "Unknown", dimensions: [] },
    u: { datatype: "Unknown", dimensions: [] },
  });
  const { code, stderr } = await runCli(["raster-info", "a.json", "--to", "xarray"], {
    files: { "a.json": text },
  });
  expect([code, stderr]).toEqual([
    1,
    "a.json: missing t.dtype, u.dtype: the format has no such data type: Unknown (/arrays/t and 1 more)\n",
  ]);
});

test.each([
  {
    args: ["whole.json", "--to", "stac"],
    code: 0,
    stdout: '"extent": [',
    stderr: "assumed y.reference_system",
  },
  {
    args: ["one.json", "--to", "stac"],
    code: 1,
    stdout: '"cube:dimensions"',
    stderr: "one.json: missing y.extent",
  },
  { args: ["one.json", "--to", "xarray"], code: 0, stdout: '"data_vars"', stderr: "" },
  { args: ["one.json", "--to", "svg"], code: 0, stdout: 'data-pointer="/arrays/t"', stderr: "" },
])("$args ends with $code", async ({ args, code, stdout, stderr }) => {
  const ended = await runCli(["raster-info", ...args], { files });
  expect([ended.code, ended.stdout.includes(stdout), ended.stderr.includes(stderr)]).toEqual([
    code,
    true,
    true,
  ]);
});

describe("what cannot be shown is told in a sentence", () => {
  const rejected = [
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
    { args: ["task.json"], code: 1, says: "task.json: not raster info: it has none of its properties" },
    { args: ["one.json", "--compare"], code: 2, says: "--compare needs several files" },
    { args: ["one.json", "two.json", "--to", "stac"], code: 2, says: "--to needs exactly one file" },
    {
      args: ["one.json", "--to", "stac", "--format", "json"],
      code: 2,
      says: "--to cannot be combined with --format json",
    },
    { args: ["-", "-"], code: 2, says: "standard input (-) can be read only once" },
  ];

  test.each(rejected)("$args", async ({ args, code, says }) => {
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

test("an unknown property is not a reason to reject a document", async () => {
  const { code, stdout } = await runCli(["raster-info", "later.json"], { files });
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining("with unknown properties, read by edition 2019"),
  ]);
});
