import { describe, expect, test } from "vitest";
import { allEvents as events } from "#src/diagnostics/find-event.ts";
import { rules as deliveryRules } from "#src/validate/warnings.ts";
import { validateDelivery } from "#src/webhook.ts";
import { createDelivery, type DeliveryEvent } from "./create-delivery.ts";
import { relations } from "./relations.ts";

const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);

/** Describes what is wrong or suspicious about a delivery; nothing if it is right. */
function findFaults(value: unknown): readonly unknown[] {
  // A delivery is sent as JSON.
  const result = validateDelivery(JSON.parse(JSON.stringify(value)));
  return result.status === "valid" ? result.warnings : result.errors;
}

test.each(events)("%s is valid and raises no warning with any of 1,000 seeds", (event) => {
  const faulty = seeds.flatMap((seed) =>
    findFaults(createDelivery(event, {}, seed)).map((fault) => ({ seed, fault })),
  );
  expect(faulty).toEqual([]);
});

test.each(events)("%s is the same with the same seed, and JSON keeps it", (event) => {
  const [first, second, other] = [7, 7, 8].map((seed) => createDelivery(event, {}, seed));
  expect(first).toEqual(second);
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  expect(first).not.toEqual(other);
  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
});

test("every rule has a relation that keeps it, but those that the strict schema keeps", () => {
  const kept = relations.flatMap(({ rules }) => rules);
  expect([...kept, "secret-leaked", "ping-webhook"].sort()).toEqual(deliveryRules.map(({ id }) => id).sort());
});

test("members that may be missing are sometimes missing, and null sometimes null", () => {
  const tasks = seeds.map((seed) => createDelivery("create:task", {}, seed).task);
  const has = (holds: (task: (typeof tasks)[number]) => boolean) => new Set(tasks.map(holds)).size;
  expect(has((task) => "overlap" in task)).toBe(2);
  expect(has(({ assignee }) => assignee === null)).toBe(2);
  expect(has(({ segments }) => segments.length > 0)).toBe(2);
});

describe("overrides", () => {
  test("leave out the resource of an update", () => {
    const delivery = createDelivery("update:task", { task: undefined }, 7);
    expect(Object.keys(delivery).sort()).toEqual(["before_update", "event", "sender", "webhook_id"]);
  });

  test("stay, are completed, and what they contradict gives way", () => {
    const faulty = seeds.flatMap((seed) => {
      const delivery = createDelivery(
        "update:task",
        {
          task: {
            id: 481,
            assignee: { username: "ana" },
            created_date: "2031-02-03T04:05:06Z",
            segments: [{ start_frame: 20_000, jobs: [{}, { id: 9 }] }],
          },
          before_update: { status: "annotation", name: "street" },
        },
        seed,
      );
      const { task, before_update } = delivery;
      expect({
        id: task.id,
        url: task.url.endsWith("/481"),
        username: task.assignee?.username,
        created: task.created_date,
        frames: task.segments.map(({ start_frame }) => start_frame),
        job: task.segments[0]?.jobs[1]?.url.endsWith("/9"),
        before_update,
      }).toEqual({
        id: 481,
        url: true,
        username: "ana",
        created: "2031-02-03T04:05:06Z",
        frames: [20_000],
        job: true,
        before_update: { status: "annotation", name: "street" },
      });
      return findFaults(delivery);
    });
    expect(faulty).toEqual([]);
  });

  const rows = [
    { event: "ping", overrides: { webhook: { project: 4 } } },
    { event: "ping", overrides: { webhook: { organization: 4 } } },
    { event: "ping", overrides: { webhook: { type: "project" } } },
    { event: "ping", overrides: { webhook: { type: "organization", last_status: undefined } } },
    { event: "ping", overrides: { webhook: { events: ["update:task"] } } },
    { event: "ping", overrides: { sender: { url: "https://annotation.example/api/users/11" } } },
    { event: "update:job", overrides: { before_update: { state: "new" } } },
    { event: "update:job", overrides: { before_update: { __proto__: null, toString: 1 } } },
    { event: "update:job", overrides: { job: { state: "new", id: 3 }, before_update: { state: "old" } } },
    { event: "update:job", overrides: { job: { id: 3, url: "https://annotation.example/api/jobs/3" } } },
    {
      event: "update:job",
      overrides: { job: { created_date: "2031-02-03T04:05:06Z", updated_date: "2031-02-03T04:05:07Z" } },
    },
    { event: "create:task", overrides: { task: { overlap: undefined, segment_size: undefined } } },
    { event: "delete:task", overrides: { task: { updated_date: "2001-02-03T04:05:06Z" } } },
  ] as const;

  test.each(rows)("$event with $overrides is valid and raises no warning", ({ event, overrides }) => {
    const faulty = seeds
      .slice(0, 200)
      .flatMap((seed) => findFaults(createDelivery<DeliveryEvent>(event, overrides as object, seed)));
    expect(faulty).toEqual([]);
  });

  test("can make a delivery invalid on purpose", () => {
    const { sender: _, ...rest } = createDelivery("ping", { sender: undefined });
    expect(createDelivery("ping", { sender: undefined })).toEqual(rest);
    expect(findFaults(rest)).toMatchObject([{ code: "required", path: "/sender" }]);
  });
});

describe("what cannot be created is refused", () => {
  test("an event that is none", () => {
    expect(() => createDelivery("update:nothing" as "ping")).toThrow(
      new TypeError('cannot create a delivery: there is no event "update:nothing" in edition 2.3'),
    );
  });

  test.each([-1, 1.5, 2 ** 32, Number.NaN])("the seed %s", (seed) => {
    expect(() => createDelivery("ping", {}, seed)).toThrow(
      new RangeError(`cannot use the seed ${seed}: expected an integer from 0 to 4294967295`),
    );
  });
});
