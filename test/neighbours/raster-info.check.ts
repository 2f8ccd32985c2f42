import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { toPlain } from "../../cli/describe-dataset.ts";
import { readDataset, renderSvg, toStac, toXarray, writeExact } from "../../src/raster-info/convert.ts";
import { readBlocks } from "../harness/read-blocks.ts";

// STAC's schema, pystac and xarray read the conversions of real and realistic documents. Needs Python 3.11 and a package index.

const root = new URL("../../", import.meta.url).pathname;
const directory = join(root, "dist/tools/raster-info");
const python = join(directory, "venv/bin/python");
const packages = ["jsonschema==4.26.0", "pyyaml==6.0.3", "pystac==1.15.2", "xarray==2026.9.0"];
/** Its tests contain the schema of the datacube extension as published. */
const extension = "pystac-ext-datacube==2.2.1";
const archive = join(directory, "pystac_ext_datacube-2.2.1.tar.gz");

beforeAll(() => {
  mkdirSync(directory, { recursive: true });
  if (!existsSync(python)) execFileSync("python3", ["-m", "venv", join(directory, "venv")]);
  const pip = [python, ["-m", "pip", "-q", "--disable-pip-version-check"]] as const;
  execFileSync(pip[0], [...pip[1], "install", ...packages, extension]);
  const source = ["download", "--no-deps", "--no-binary", ":all:", "-d", directory, extension];
  if (!existsSync(archive)) execFileSync(pip[0], [...pip[1], ...source]);
});

/** Lists GDAL's output (if it is JSON in UTF-8), similar documents, and one of 10 MB. */
function readDocuments(): (readonly [name: string, text: string])[] {
  const printed = readFileSync(join(root, "conformance/corpus/raster-info.ndjson"), "utf8")
    .trim()
    .split("\n");
  const outputs = printed.map((line) => JSON.parse(line)).filter(({ status }) => status.observed === "valid");
  const values = Array.from({ length: 500_000 }, (_, i) => `${i}.10000000000000001`).join(",");
  const large = `{"dimensions":[{"name":"x","full_name":"/x","size":500000,"type":"HORIZONTAL_X"}],
    "arrays":{"x":{"datatype":"Float64","dimensions":["/x"],"values":[${values}]}}}`;
  const files = globSync("test/neighbours/raster-info/*.json", { cwd: root }).sort();
  return [
    ...outputs.map(({ names, text }) => [names[0], text] as const),
    ...files.map((name) => [name, readFileSync(join(root, name), "utf8")] as const),
    ["10 MB", large],
  ];
}

/** Converts a document to every form. */
function convert([name, source]: readonly [name: string, text: string]): Record<string, unknown> {
  const dataset = readDataset(source);
  renderSvg(dataset);
  const coordinates = dataset.dimensions.map(({ path, coordinate }) => [
    path.replace(/^\//, ""),
    coordinate === undefined ? [] : [writeExact(coordinate.value)],
  ]);
  const [stac, xarray] = [toStac(dataset), toXarray(dataset)].map(({ value }) => writeExact(value));
  // Repeated parts appear only once.
  const isRepeated = /indexing_variable|overviews|duplicate/.test(source);
  const json = writeExact(toPlain(dataset));
  return { name, source, json, stac, xarray, isRepeated, coordinates: Object.fromEntries(coordinates) };
}

function judge(documents: readonly unknown[]): { readonly name: string; readonly complaints: string[] }[] {
  const input = documents.map((one) => `${JSON.stringify(one)}\n`).join("");
  const program = join(import.meta.dirname, "raster-info.py");
  const lines = execFileSync(python, [program, archive], { input, maxBuffer: 2 ** 28, encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("every number is exact, every date is right, and other programs read the results", () => {
  const documents = readDocuments().map(convert);
  const judged = judge(documents);
  expect(documents.length).toBe(107);
  expect(judged.length).toBe(documents.length);
  expect(judged.filter(({ complaints }) => complaints.length > 0)).toEqual([]);
});

test("the guide's Python opens the conversion", () => {
  const blocks = readBlocks(readFileSync(join(root, "docs/guides/raster-info.md"), "utf8"));
  const [document, program] = ["ocean.json", "open.py"].map(
    (name) => blocks.find((one) => one.name === name)!.code,
  );
  writeFileSync(join(directory, "xarray.json"), writeExact(toXarray(readDataset(document!)).value));
  const printed = execFileSync(python, ["-c", program!], { cwd: directory, encoding: "utf8" });
  expect(printed).toMatch(/Dimensions: +\(time: 3, lat: 2\).*2024-02-28.*id: +9007199254740993/s);
});

test.each([
  ["tiledb", "json", "9007199254740993", "9007199254740992"],
  ["tiledb", "stac", '"2023-11-14T22:13:20.123456789Z"', "1700000000"],
  ["tiledb", "stac", "123456789Z", "123456788Z"],
  ["numbers", "stac", '"step": 0.01', '"step": 0.02'],
  ["numbers", "xarray", "0.0100000000000000002", "0.01"],
  ["numbers", "xarray", '"shape": [3]', '"shape": [4]'],
])("the check notices that %s as %s has a different %s", (name, form, from, to) => {
  const file = `test/neighbours/raster-info/${name}.json`;
  const good = convert([file, readFileSync(join(root, file), "utf8")]);
  const broken = { ...good, [form]: String(good[form]).replace(from, to) };
  expect(broken).not.toEqual(good);
  expect(judge([good, broken]).map(({ complaints }) => complaints.length > 0)).toEqual([false, true]);
});
