import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { readText } from "#scripts/files.ts";
import { readPayloadCases } from "../suites/runner/read-case-files.ts";
import { deriveCases } from "./derive-cases.ts";

const files = deriveCases();

describe("derived cases", () => {
  it.each(files)('of $path are what the schemas give; where they differ, run "npm run generate"', (file) => {
    expect(readText(file.path)).toBe(file.text);
  });

  it("are proved by Ajv and schemasafe, but for described attributes: any object is a bare value (R-attr)", () => {
    const [payload, rasterInfo] = files.map(({ dropped }) => dropped);
    const attribute =
      /^derived-raster-info-attributes-(history|0)-(name|type|datatype|value|unlisted|x-note|note)-/;
    expect({ payload, others: rasterInfo?.filter((id) => !attribute.test(id)) }).toEqual({
      payload: [],
      others: [],
    });
    expect(rasterInfo).toHaveLength(34);
  });
});

test("every link of README leads to a file", () => {
  const readmeUrl = new URL("../README.md", import.meta.url);
  const readme = readFileSync(readmeUrl, "utf8");
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
  expect(links.filter((path) => !existsSync(new URL(path, readmeUrl)))).toEqual([]);
  expect(links.length).toBeGreaterThan(3);
});

test.each([
  ["webhook", 300],
  ["raster-info", 60],
] as const)("%s has at least %i cases that refuse", (contract, least) => {
  const refused = readPayloadCases(contract).filter(({ status }) => status !== "valid");
  expect(refused.length).toBeGreaterThanOrEqual(least);
});
