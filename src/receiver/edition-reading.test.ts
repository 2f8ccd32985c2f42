import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type {
  DeliveryContract,
  DeliveryMode,
  EventPlace,
  KnownEditions,
} from "#generated/contracts/types.d.ts";
import { createEditionReading } from "./edition-reading.ts";

/** Events of each edition, with the required members of their envelopes. */
type Shown = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const shown: Shown = {
  "1": { paid: ["total"], push: [] },
  "2": { paid: ["total"], push: [], "push:forced": [] },
  "3": { paid: ["total", "tax"], made: ["size"] },
};

/** Bits of the editions: 1, 2 and 4. In edition 3, `paid` has two members that the others lack. */
const known: KnownEditions = {
  editions: ["1", "2", "3"],
  events: { paid: [7, { tax: 4, code: 4 }], push: [3], "push:forced": [2], made: [4] },
};

type EditionSettings = Parameters<typeof createEditionReading>[0];

/** Events that a reading has asked for, in order. */
type Log = string[];

function makeMode(edition: string, { member = "" }: EventPlace, log: Log): DeliveryMode {
  return {
    name: "tolerant",
    edition,
    validate: (value, given) => {
      const body = value as Readonly<Record<string, unknown>>;
      const event = given === "" ? String(body[member]) : String(given);
      const needed = shown[edition]?.[event];
      if (event !== "") log.push(`${edition} reads ${event}`);
      if (needed === undefined)
        return [
          { code: "unknown-event", path: "", expected: Object.keys(shown[edition] ?? {}), received: event },
        ];
      const missing = needed.filter((one) => !Object.hasOwn(body, one));
      return missing.map((one) => ({ code: "required", path: `/${one}`, expected: "", received: undefined }));
    },
  };
}

/** A contract of editions 1 to 3 that notes what it loads; some cannot be loaded. */
function open(
  settings: Omit<EditionSettings, "contract"> = {},
  { event = { member: "event" } as EventPlace, isKnown = true, lost = "", of = ["1", "2", "3"] } = {},
) {
  const log: Log = [];
  const taken: string[][] = [];
  const contract = {
    name: "shop",
    event,
    ...(isKnown && { known }),
    editions: of.map((edition) => ({
      edition,
      releases: "",
      load: async () => {
        log.push(`load ${edition}`);
        if (lost.includes(edition)) throw new Error(`no edition ${edition}`);
        return makeMode(edition, event, log);
      },
    })),
  } as unknown as DeliveryContract<never>;
  const reading = createEditionReading({ contract, ...settings }, (events) => taken.push([...events]));
  const read = (value: object, likely?: string, header?: string) =>
    reading.read({ value, event: header } as Parameters<typeof reading.read>[0], () => likely);
  return { log, taken, read, editions: reading.editions };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("editions that nobody has named load when a delivery needs them, the newest first", async () => {
  const { log, taken, read, editions } = open();
  expect({ editions, taken }).toEqual({
    editions: ["3", "2", "1"],
    taken: [["paid", "made", "paid", "push", "push:forced", "paid", "push"]],
  });
  await settled();
  expect(log).toEqual([]);
  expect(await read({ event: "push" })).toEqual({
    edition: "2",
    errors: [],
    event: "push",
    isUnknown: false,
  });
  expect(log).toEqual(["load 2", "2 reads push"]);
});

test.each([
  { what: "named", settings: { edition: ["1", "2"] }, options: {}, loads: ["load 1", "load 2"] },
  { what: "alone", settings: {}, options: { of: ["1"] }, loads: ["load 1"] },
  { what: "not known", settings: {}, options: { isKnown: false }, loads: ["load 3", "load 2", "load 1"] },
])(
  "editions that are $what load at once, and are then read at once",
  async ({ settings, options, loads }) => {
    const { log: early } = open(settings, options);
    await settled();
    expect(early).toEqual(loads);
    const { log, taken, read } = open(settings, options);
    const first = read({ event: "push" }, "1");
    expect(first).toBeInstanceOf(Promise);
    await first;
    expect(log.filter((line) => line.startsWith("load"))).toEqual(loads);
    expect(taken.at(-1)).toContain("push");
    expect(read({ event: "push" }, "1")).toEqual({
      edition: "1",
      errors: [],
      event: "push",
      isUnknown: false,
    });
  },
);

test.each([
  { what: "is asked for its events", expected: ["paid"] },
  { what: "takes everything has none", expected: undefined },
])("a mode of an edition that is not known and $what", ({ expected }) => {
  const taken: string[][] = [];
  const validate: DeliveryMode["validate"] = (value, given) =>
    expected !== undefined && given === "" && (value as { event?: unknown }).event === ""
      ? [{ code: "unknown-event", path: "", expected, received: "" }]
      : [];
  const mode: DeliveryMode = { name: "tolerant", edition: "9", validate };
  createEditionReading({ mode }, (events) => taken.push([...events]));
  expect(taken).toEqual([expected ?? []]);
});

test("an edition that a bundle lacks is named, with what to give instead", async () => {
  const cause = new Error("no such file");
  vi.doMock("#generated/validators/webhook-2.4/tolerant/delivery.js", () => Promise.reject(cause));
  const { read } = createEditionReading({ edition: ["2.4"] }, () => undefined);
  const failed = await Promise.resolve(
    read({ value: {}, event: undefined } as Parameters<typeof read>[0], () => undefined),
  ).catch((error: Error) => error);
  expect(failed).toMatchObject({
    message:
      "cannot load edition 2.4: a bundle gives tolerant of annotation-contracts/webhook/2.4, or editions of annotation-contracts/receiver/editions, as mode",
    cause: expect.any(Error),
  });
});

test("an edition that is not known is no part of the events until it is loaded", async () => {
  const { taken } = open({ edition: ["1", "4"] }, { of: ["1", "4"] });
  expect(taken).toEqual([]);
  await settled();
  expect(taken).toEqual([["paid", "push"]]);
});

test("the likely edition is asked first, and alone where it takes the body", async () => {
  for (const likely of ["1", "2"]) {
    const { log, read } = open();
    expect(await read({ event: "push" }, likely)).toMatchObject({ edition: likely });
    expect(log).toEqual([`load ${likely}`, `${likely} reads push`]);
    log.length = 0;
    expect(read({ event: "push" }, likely)).toMatchObject({ edition: likely });
    expect(log).toEqual([`${likely} reads push`]);
  }
});

test.each([{ body: { total: 1, tax: 1 } }, { body: { total: 1, code: 1 } }])(
  "an edition without a member of the body gives way to one that has it: $body",
  async ({ body }) => {
    const { log, read } = open();
    await read({ event: "push" }, "1");
    log.length = 0;
    const { edition } = await read({ event: "paid", ...body }, "1");
    expect({ edition, log: log.slice(0, 1) }).toEqual({
      edition: Object.hasOwn(body, "tax") ? "3" : "1",
      log: ["1 reads paid"],
    });
  },
);

test("what all break is read by the edition that it breaks least", async () => {
  const { read } = open();
  expect(await read({ event: "paid" })).toMatchObject({ edition: "2", errors: [{ path: "/total" }] });
});

test("an event that no edition has is unknown, and loads nothing", async () => {
  const { log, read } = open();
  expect(await read({ event: "gone" })).toEqual({ edition: "3", errors: [], event: "gone", isUnknown: true });
  expect(log).toEqual([]);
});

test("one edition says itself that an event is unknown", async () => {
  const { read } = open({ edition: "1" });
  const reading = await read({ event: "gone" });
  expect(reading).toMatchObject({ edition: "1", isUnknown: true, errors: [{ code: "unknown-event" }] });
});

test("an edition that does not have the event is not asked", async () => {
  const { log, read } = open();
  await read({ event: "push" }, "1");
  log.length = 0;
  expect(await read({ event: "made" })).toMatchObject({ edition: "3", errors: [{ path: "/size" }] });
  expect(log).toEqual(["load 3", "3 reads made"]);
});

test("a body without event is read by an edition that is loaded, else by the first", async () => {
  const { log, read } = open();
  expect(await read({})).toMatchObject({ edition: "3", isUnknown: true });
  expect(log.filter((line) => line.startsWith("load"))).toEqual(["load 3"]);
  const other = open();
  await other.read({ event: "push" }, "1");
  expect(await other.read({})).toMatchObject({ edition: "1" });
});

test("an edition that cannot be loaded is passed over, and said where no other takes the body", async () => {
  const { log, read } = open({}, { lost: "3" });
  expect(await read({ event: "paid", total: 1 })).toMatchObject({ edition: "2" });
  expect(await read({ event: "paid", total: 1, tax: 1 })).toMatchObject({ edition: "2" });
  await expect(async () => read({ event: "paid" })).rejects.toThrow("no edition 3");
  await expect(async () => read({ event: "made" })).rejects.toThrow("no edition 3");
  expect(log.filter((line) => line === "load 3")).toHaveLength(1);
});

test("a failure to load is said with each delivery, and nowhere else", async () => {
  const stray: unknown[] = [];
  const note = (reason: unknown): number => stray.push(reason);
  process.on("unhandledRejection", note);
  const { read } = open({ edition: "1" }, { lost: "1" });
  await settled();
  await settled();
  process.off("unhandledRejection", note);
  expect(stray).toEqual([]);
  await expect(async () => read({ event: "push" })).rejects.toThrow("no edition 1");
});

test.each([
  { body: { action: "forced" }, event: "push:forced", edition: "2" },
  { body: { action: "other" }, event: "push", edition: "2" },
  { body: {}, event: "push", edition: "2" },
])("a header and a member name the event together: $body", async ({ body, ...expected }) => {
  const { read } = open({}, { event: { header: "X-Event", member: "action" } });
  expect(await read(body, undefined, "push")).toMatchObject({ ...expected, errors: [], isUnknown: false });
});

test("a contract's own edition is read by its validators, though this package has one of that name", async () => {
  const { log, read } = open({ edition: "2.3" }, { of: ["2.3"], isKnown: false });
  await read({ event: "push" });
  expect(log[0]).toBe("load 2.3");
});

test("an edition that a contract does not have is refused", () => {
  expect(() => open({ edition: "1" }, { of: ["2"] })).toThrow('there is no edition "1"');
});

test("of the package's own, the default edition is at hand, in the mode that is asked for", async () => {
  const sample = new URL("../../conformance/samples/ping.json", import.meta.url);
  const value = { ...JSON.parse(readFileSync(sample, "utf8")), "x-note": 1 };
  const readIn = (mode: "tolerant" | "strict") =>
    createEditionReading({ mode }, () => undefined).read({ value, event: undefined }, () => "2.3");
  expect(readIn("tolerant")).toMatchObject({ edition: "2.3", errors: [] });
  expect((await readIn("strict")).errors).toMatchObject([{ path: "/x-note" }]);
});
