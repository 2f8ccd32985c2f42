import { expect, expectTypeOf, test } from "vitest";
import type { UpdateJobEvent, UpdateTaskEvent, User } from "#generated/contracts/delivery.types.d.ts";
import { type Change, changes, type UpdateDelivery } from "./changes.ts";
import { readSample, sampleNames } from "./fixtures/requests.ts";

function parse<D extends UpdateDelivery>(name: string): D {
  return JSON.parse(new TextDecoder().decode(readSample(name)));
}

const updates = sampleNames.filter((name) => name.startsWith("update-"));

test.each(updates)("changes pairs old and new values of %s", (name) => {
  const delivery = parse(name);
  const resource: Record<string, unknown> = JSON.parse(JSON.stringify(delivery))[
    name.slice("update-".length)
  ];
  const before = Object.entries(delivery.before_update ?? {});
  expect(changes(delivery)).toEqual(
    Object.fromEntries(before.map(([key, from]) => [key, { from, to: resource[key] }])),
  );
});

test("changes of nothing are none", () => {
  expect(changes(parse("update-task.nothing-changed"))).toEqual({});
});

test("changes keeps __proto__ as a key, and does not look it up in the prototype", () => {
  const delivery = parse<UpdateJobEvent>("update-job");
  const before_update = JSON.parse('{"__proto__":1,"toString":2}');
  const pairs = changes({ ...delivery, job: JSON.parse('{"__proto__":3}'), before_update });
  expect(Object.entries(pairs)).toEqual([
    ["__proto__", { from: 1, to: 3 }],
    ["toString", { from: 2, to: undefined }],
  ]);
});

test("changes of a task are typed by key, and others unknown", () => {
  const task = changes(parse<UpdateTaskEvent>("update-task"));
  expectTypeOf(task.assignee).toEqualTypeOf<Change<User | null> | undefined>();
  expectTypeOf(task.size).toEqualTypeOf<Change<number> | undefined>();
  expectTypeOf(task.status?.to).toExtend<string | undefined>();
  // @ts-expect-error tasks have no such key
  expect(task.colour).toBeUndefined();

  const job = changes(parse<UpdateJobEvent>("update-job"));
  expectTypeOf(job.state).toEqualTypeOf<Change<unknown> | undefined>();

  const any = changes(parse<UpdateDelivery>("update-task"));
  expect(Object.keys(any)).toEqual(Object.keys(task));
});

test("changes takes no delivery but an update", () => {
  // @ts-expect-error nothing changes in a deletion
  expect(() => changes(parse("delete-task") as { event: "delete:task" })).toThrow(
    new TypeError("cannot list changes: delete:task is no update"),
  );
});
