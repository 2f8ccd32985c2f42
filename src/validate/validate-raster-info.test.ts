import { describe, expect, test } from "vitest";
import * as edition2019 from "#src/generated/raster-info/2019.ts";
import * as edition2026 from "#src/generated/raster-info/2026.ts";
import * as observed from "#src/generated/raster-info/observed.ts";
import { validateRasterInfo } from "#src/raster-info.ts";

/** Nests groups: `{"groups":{"g":{"groups":{"g": … innermost … }}}}`. */
function nestGroups(levels: number, innermost: object): object {
  let document = innermost;
  for (let level = 0; level < levels; level++) document = { groups: { g: document } };
  return document;
}

/** Nests lists of groups around a compound data type of the same depth. */
function nestDatatypes(levels: number, innermost: unknown): object {
  let datatype = innermost;
  for (let level = 0; level < levels; level++) datatype = { components: [{ type: datatype }] };
  return { type: "array", datatype };
}

describe.each(
  Object.entries({ 2019: edition2019, 2026: edition2026, observed }).flatMap(([edition, module]) =>
    (["strict", "tolerant"] as const).map((mode) => ({ edition, mode, validate: module.validateRasterInfo })),
  ),
)("R-deep: edition $edition, $mode", ({ mode, validate }) => {
  test.each([
    ["groups", (levels: number) => nestGroups(levels, {})],
    ["data types", (levels: number) => nestDatatypes(levels, "Byte")],
  ])("accepts %s of 10,000 levels, and never throws for more", (_, nest) => {
    const [deep, tooDeep] = [10_000, 100_000].map((levels) => validate(nest(levels), { mode }));
    expect(deep?.status).toBe("valid");
    expect(["valid", "invalid"]).toContain(tooDeep?.status);
  });
});

describe("R-deep: depth", () => {
  test.each([
    ["groups", 900, nestGroups(900, { scale: 1 }), "unexpected", `${"/groups/g".repeat(900)}/scale`],
    ["groups", 9_999, nestGroups(9_999, { name: 1 }), "type", `${"/groups/g".repeat(9_999)}/name`],
    ["data types", 900, nestDatatypes(900, "Int64"), "value", `/datatype${"/components/0/type".repeat(900)}`],
  ])("an error in %s at %d levels is found at its path", (_, _levels, document, code, path) => {
    const result = validateRasterInfo(document);
    expect("errors" in result && result.errors.map((error) => [error.code, error.path])).toEqual([
      [code, path],
    ]);
  });

  test.each([
    ["groups", 10_001, nestGroups(10_001, {}), "/groups/g".repeat(10_001)],
    ["groups", 1_000_000, nestGroups(1_000_000, {}), "/groups/g".repeat(10_001)],
    ["data types", 10_001, nestDatatypes(10_001, "Byte"), `/datatype${"/components/0/type".repeat(10_000)}`],
    [
      "data types",
      1_000_000,
      nestDatatypes(1_000_000, "Byte"),
      `/datatype${"/components/0/type".repeat(10_000)}`,
    ],
  ])("%s of %d levels are too deep: one error at the first level too many", (_, _levels, document, path) => {
    const result = validateRasterInfo(document);
    expect("errors" in result && result.errors.map((error) => [error.code, error.path])).toEqual([
      ["too-deep", path],
    ]);
  });

  test("values may contain anything, at any depth", () => {
    let value: unknown = null;
    for (let level = 0; level < 1_000_000; level++) value = [value];
    expect(validateRasterInfo({ type: "array", values: value }).status).toBe("valid");
  });

  test.each([100, 199, 200, 250, 900, 5_000])(
    "R-any: what another branch allows is valid at %d levels",
    (levels) => {
      const untagged = nestGroups(levels, { name: 1 });
      const tagged = { type: "group", ...untagged };
      const status = (document: unknown, mode: "strict" | "tolerant"): string =>
        validateRasterInfo(document, { mode }).status;
      // In tolerant mode the groups of an untagged document may be an array's unknown properties.
      expect({
        strict: status(untagged, "strict"),
        tolerant: status(untagged, "tolerant"),
        tagged: status(tagged, "tolerant"),
      }).toEqual({ strict: "invalid", tolerant: "valid", tagged: "invalid" });
    },
  );

  test("each of many deep branches is followed to the end", () => {
    const groups = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [i, nestGroups(250, { name: i % 3 ? "" : i })]),
    );
    const result = validateRasterInfo({ groups });
    expect("errors" in result && result.errors.length).toBe(100);
  });
});

describe("errors", () => {
  test("are those of the first of several equally likely objects", () => {
    const result = edition2019.validateRasterInfo({ driver: 1, unit: 2 });
    const errors = result.status === "invalid" ? result.errors : [];
    expect(errors.map(({ code, path }) => [code, path])).toEqual([
      ["type", "/driver"],
      ["unexpected", "/unit"],
    ]);
  });

  test("are limited to a hundred", () => {
    const arrays = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, i) => [`a${i}`, { scale: "NaN", unit: 1 }]),
    );
    const result = validateRasterInfo({ arrays });
    expect("errors" in result && result.errors.length).toBe(100);
  });

  test("of one validation do not affect the next", () => {
    const first = validateRasterInfo({ type: "array", scale: "NaN" });
    validateRasterInfo({ type: "array", unit: 1, name: 2 });
    expect("errors" in first && first.errors.map(({ path }) => path)).toEqual(["/scale"]);
  });
});
