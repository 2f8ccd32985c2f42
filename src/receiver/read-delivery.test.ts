import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { DeliveryMode } from "../validate/result.ts";
import { createDeliveryReader } from "./read-delivery.ts";

/** Makes a mode that accepts an envelope with some property, and logs what it reads. */
function makeMode(edition: string, needed: string, log: string[]): DeliveryMode {
  const validate: DeliveryMode["validate"] = (value) => {
    log.push(`${edition} ${(value as { event: string }).event}`);
    if (Object.hasOwn(value as object, needed)) return [];
    return [{ code: "required", path: `/${needed}`, expected: "", received: undefined }];
  };
  return { name: "tolerant", edition, validate };
}

/** Reads by modes of 2.4, 2.73 and 2.76, each accepting what has its own property, or `all`. */
function open() {
  const log: string[] = [];
  const mode = [makeMode("2.4", "four", log), makeMode("2.76", "six", log), makeMode("2.73", "three", log)];
  const { read, editions } = createDeliveryReader({ mode });
  return { log, editions, read: async (value: object) => read({ event: "update:job", ...value }) };
}

test("editions are tried newest first, and the last accepted before all", async () => {
  const { log, read, editions } = open();
  expect(editions).toEqual(["2.76", "2.73", "2.4"]);
  expect(await read({ four: 1 })).toEqual({
    edition: "2.4",
    errors: [],
    event: "update:job",
    isUnknown: false,
  });
  expect(log.splice(0)).toEqual(["2.76 update:job", "2.73 update:job", "2.4 update:job"]);
  expect(await read({ four: 1, six: 1 })).toMatchObject({ edition: "2.4" });
  expect(log.splice(0)).toEqual(["2.4 update:job"]);
});

test("an edition whose envelope lacks a property of the body gives way to one that has it", async () => {
  const { read } = open();
  const body = { six: 1, three: 1 };
  expect(await read(body)).toMatchObject({ edition: "2.76" });
  expect(await read({ ...body, before_update: {} })).toMatchObject({ edition: "2.73" });
  expect(await read({ six: 1, before_update: {} })).toMatchObject({ edition: "2.76" });
});

test("the packages of other languages detect the same edition", async () => {
  const root = new URL("../../", import.meta.url);
  const { deliveries } = JSON.parse(readFileSync(new URL("languages/kit.json", root), "utf8"));
  for (const { text, file, detected } of deliveries) {
    const value = JSON.parse(text ?? readFileSync(new URL(file, root), "utf8"));
    expect((await createDeliveryReader({}).read(value)).edition).toBe(detected);
  }
});

test("what no edition accepts is read by the closest", async () => {
  const { read } = open();
  expect(await read({})).toMatchObject({ edition: "2.76", errors: [{ path: "/six" }] });
});

test("an event that no edition has is unknown, and is validated by none", async () => {
  const { log, read } = open();
  const reading = await read({ event: "create:planet" });
  expect([reading, log]).toEqual([
    { edition: "2.76", errors: [], event: "create:planet", isUnknown: true },
    [],
  ]);
  expect(await read({ event: "create:export" })).toMatchObject({ isUnknown: true });
});

test("an edition that does not have the event is not tried", async () => {
  const { log, read } = open();
  await read({ event: "create:user", six: 1 });
  await read({ event: "create:user", four: 1 });
  expect(log).toEqual(["2.76 create:user", "2.76 create:user", "2.76 create:user"]);
});

test.each([{ value: {} }, { value: [] }, { value: null }, { value: { event: 5 } }])(
  "$value, without a name, is invalid in any edition",
  async ({ value }) => {
    const { read } = createDeliveryReader({});
    expect(await read(value)).toMatchObject({ event: "", isUnknown: false, errors: [expect.anything()] });
  },
);

test("an edition that a bundle lacks is named, with what to give instead", async () => {
  vi.doMock("#generated/webhook/2.4/tolerant.js", () => Promise.reject(new Error("gone")));
  const stray = vi.fn();
  process.on("unhandledRejection", stray);
  const { read } = createDeliveryReader({ edition: ["2.4"] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", stray);
  expect(stray).not.toHaveBeenCalled();
  await expect(async () => read({ event: "ping" })).rejects.toThrow(
    "cannot load edition 2.4: in a bundle, import tolerant from annotation-contracts/webhook/2.4 and pass it as `mode`",
  );
  // Another edition that accepts the body is enough.
  const { webhook, ...ping } = JSON.parse(
    readFileSync(new URL("../../conformance/samples/2.4/ping.json", import.meta.url), "utf8"),
  );
  expect(await createDeliveryReader({}).read({ ...ping, webhook })).toMatchObject({ errors: [] });
});

test("the source document's edition is available at once", () => {
  const sample = new URL("../../conformance/samples/ping.json", import.meta.url);
  const value = JSON.parse(readFileSync(sample, "utf8"));
  expect(createDeliveryReader({ edition: "2.3" }).read(value)).toMatchObject({ edition: "2.3", errors: [] });
});
