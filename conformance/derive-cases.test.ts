import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { readPayloadCases } from "./cases.ts";
import { deriveCases } from "./derive-cases.ts";

const files = deriveCases();

describe("derived cases", () => {
  it.each(files)(
    '$path is what the schemas give; where it differs, run "npm run derive"',
    ({ path, text }) => {
      expect(readFileSync(new URL(`../${path}`, import.meta.url), "utf8")).toBe(text);
    },
  );

  it("are proved by Ajv and schemasafe, but for described attributes: any object is a bare value (R-attr)", () => {
    const [payload, rasterInfo] = files.map(({ dropped }) => dropped);
    const attribute = /^derived-raster-info-attributes-(history|0)-(name|type|datatype|value|unlisted)-/;
    expect({ payload, others: rasterInfo?.filter((id) => !attribute.test(id)) }).toEqual({
      payload: [],
      others: [],
    });
    expect(rasterInfo).toHaveLength(24);
  });
});

test.each([
  ["webhook", 300],
  ["raster-info", 60],
] as const)("%s has at least %i cases that refuse", (contract, least) => {
  const refused = readPayloadCases(contract).filter(({ status }) => status !== "valid");
  expect(refused.length).toBeGreaterThanOrEqual(least);
});
