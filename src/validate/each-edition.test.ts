import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import type * as raster2019 from "#src/generated/raster-info/2019.ts";
import type * as webhook2_3 from "#src/generated/webhook/2.3.ts";
import type * as webhook2_76 from "#src/generated/webhook/2.76.ts";
import * as latest from "#src/generated/webhook/latest.ts";
import { contracts } from "../../contracts.config.ts";

/** The parts of an edition's module that the tests call. */
type Webhook = Pick<
  typeof webhook2_3,
  "strict" | "tolerant" | "validateDelivery" | "parseDelivery" | "isDelivery"
>;
type Raster = Pick<typeof raster2019, "validateRasterInfo" | "isRasterInfo">;

/** Imports the module of each edition of a contract; a missing module fails with its path. */
async function importEach<Module>(contract: string): Promise<(readonly [edition: string, Module])[]> {
  const editions = contracts.find(({ name }) => name === contract)?.editions ?? [];
  return Promise.all(
    editions.map(
      async ({ edition }) => [edition, await import(`../generated/${contract}/${edition}.ts`)] as const,
    ),
  );
}

const webhooks = await importEach<Webhook>("webhook");
const rasters = await importEach<Raster>("raster-info");

test("the last edition is the latest", () => {
  expect(latest.strict.edition).toBe(webhooks.at(-1)?.[0]);
});

const samples = new URL("../../conformance/samples/", import.meta.url);

/** Reads the update of a project as an edition delivers it. */
function readSample(edition: string): Record<string, unknown> {
  const directory = edition === "2.3" ? samples : new URL(`${edition}/`, samples);
  return JSON.parse(readFileSync(new URL("update-project.json", directory), "utf8"));
}

describe.each(webhooks)(
  "webhook %s",
  (edition, { strict, tolerant, validateDelivery, parseDelivery, isDelivery }) => {
    const sample = readSample(edition);
    const open = { ...sample, "a new member": 1 };
    const broken = { ...sample, webhook_id: "7" };

    test("names its modes", () => {
      expect([strict, tolerant].map(({ name, edition: own }) => [name, own])).toEqual([
        ["strict", edition],
        ["tolerant", edition],
      ]);
    });

    test.each([
      { name: "its sample", value: sample, isStrict: true, isTolerant: true },
      { name: "a new member", value: open, isStrict: false, isTolerant: true },
      { name: "a wrong type", value: broken, isStrict: false, isTolerant: false },
    ])("reads $name in each mode", ({ value, isStrict, isTolerant }) => {
      const status = (isTaken: boolean): string => (isTaken ? "valid" : "invalid");
      const modes = [{}, { mode: "strict" }, { mode: "tolerant" }] as const;
      const taken = [isStrict, isStrict, isTolerant];
      expect(modes.map((mode) => validateDelivery(value, mode).status)).toEqual(taken.map(status));
      expect(modes.map((mode) => parseDelivery(JSON.stringify(value), mode).status)).toEqual(
        taken.map(status),
      );
      expect(modes.map((mode) => isDelivery(value, mode))).toEqual(taken);
      expect([isDelivery(value), validateDelivery(value).status]).toEqual([isStrict, status(isStrict)]);
      expect([strict.validate(value).length === 0, tolerant.validate(value).length === 0]).toEqual([
        isStrict,
        isTolerant,
      ]);
    });

    test("returns the value and its warnings, its errors, or the name of an unknown event", () => {
      const late = {
        ...sample,
        project: { ...(sample.project as object), updated_date: "2000-01-01T00:00:00Z" },
      };
      expect(validateDelivery(sample)).toEqual({ status: "valid", value: sample, warnings: [] });
      expect(validateDelivery(late)).toMatchObject({ status: "valid", warnings: [{ rule: "date-order" }] });
      expect(validateDelivery(broken)).toMatchObject({
        status: "invalid",
        errors: [{ path: "/webhook_id" }],
      });
      expect(validateDelivery({ event: "update:planet" })).toMatchObject({
        status: "unknown",
        event: "update:planet",
        errors: [{ code: "unknown-event" }],
      });
      expect(parseDelivery("{")).toMatchObject({ status: "unreadable", error: {} });
      expect(parseDelivery(new TextEncoder().encode(JSON.stringify(sample)))).toMatchObject({
        value: sample,
      });
    });
  },
);

describe.each(rasters)("raster-info %s", (_, { validateRasterInfo, isRasterInfo }) => {
  const group = { type: "group", driver: "netCDF" };
  test.each([
    { name: "a group", value: group, isStrict: true, isTolerant: true },
    { name: "a new member", value: { ...group, "a new member": 1 }, isStrict: false, isTolerant: true },
    { name: "a wrong type", value: { ...group, driver: 1 }, isStrict: false, isTolerant: false },
  ])("reads $name in each mode", ({ value, isStrict, isTolerant }) => {
    const modes = [{}, { mode: "strict" }, { mode: "tolerant" }] as const;
    const taken = [isStrict, isStrict, isTolerant];
    const status = taken.map((isTaken) => (isTaken ? "valid" : "invalid"));
    expect(modes.map((mode) => validateRasterInfo(value, mode).status)).toEqual(status);
    expect(modes.map((mode) => isRasterInfo(value, mode))).toEqual(taken);
    expect([isRasterInfo(value), validateRasterInfo(value).status]).toEqual([isStrict, status[0]]);
  });

  test("returns the value without warnings", () => {
    expect(validateRasterInfo(group)).toEqual({ status: "valid", value: group, warnings: [] });
  });
});

test("a pattern picks the deliveries of its events", () => {
  type Names<Pattern extends string> = webhook2_76.DeliveryOf<Pattern>["event"];
  expectTypeOf<Names<"*:task">>().toExtend<`${string}:task`>();
  expectTypeOf<"delete:task">().toExtend<Names<"*:task">>();
  expectTypeOf<Names<"create:user">>().toEqualTypeOf<"create:user">();
  expectTypeOf<webhook2_3.Task>().toExtend<webhook2_3.AnyTask>();
  expectTypeOf<webhook2_3.CreateTaskEvent["task"]>().toExtend<webhook2_3.AnyTask>();
});
