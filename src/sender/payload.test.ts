import { describe, expect, test } from "vitest";
import type { PingEvent, UpdateTaskEvent } from "#generated/webhook/2.3/types.d.ts";
import { validateDelivery } from "#src/webhook.ts";
import type { DeliveryError } from "./delivery-error.ts";
import type { Emission } from "./emission.ts";
import { eventNames } from "./event-names.ts";
import { makeEmission, readSample, user } from "./fixtures/emissions.ts";
import { createEventPayload, createPingBody, type Payload } from "./payload.ts";
import { edition2_65 as edition265, edition2_73 as edition273 } from "./sender-editions.ts";

const { webhook } = readSample("ping") as unknown as PingEvent;
const { task, before_update } = readSample("update-task") as unknown as UpdateTaskEvent;
const {
  data_chunk_size,
  data_compressed_chunk_type,
  data_original_chunk_type,
  size,
  image_quality,
  data,
  ...shown
} = task;

const render = (payload: Payload | undefined): string | undefined =>
  payload &&
  [payload.head, payload.tail].map((bytes) => new TextDecoder().decode(bytes)).join(String(webhook.id));

const catchMistake = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as DeliveryError;
    return { code, message };
  }
};

describe.each(eventNames)("the payload of %s", (event) => {
  const sample = { ...readSample(event), webhook_id: webhook.id };

  test("is the sample, member for member and in its order", () => {
    expect(render(createEventPayload(makeEmission(event)))).toBe(JSON.stringify(sample));
  });

  test("is valid in strict mode, without warning", () => {
    const body = JSON.parse(render(createEventPayload(makeEmission(event)))!);
    expect(validateDelivery(body)).toEqual({ status: "valid", value: sample, warnings: [] });
  });
});

test("the body of a ping shows the webhook, in the order of the contract", () => {
  const body = new TextDecoder().decode(createPingBody(webhook, user));
  expect(body).toBe(JSON.stringify({ event: "ping", webhook, sender: user }));
  expect(validateDelivery(JSON.parse(body)).status).toBe("valid");
});

test.each([
  { sample: "../samples/2.65/create-export", edition: edition265 },
  { sample: "../samples/2.73/completed-request-create-task", edition: edition273 },
])("$sample, which no user causes, has no sender", ({ sample, edition }) => {
  const { event, webhook_id: _, ...members } = readSample(sample);
  const resource = "request" in members ? members.request : members;
  const payload = createEventPayload({ event, resource, scope: { project: 12 } } as Emission, edition);
  expect(render(payload)).toBe(JSON.stringify({ event, ...members, webhook_id: webhook.id }));
});

test.each(["create:task", "delete:task"] as const)(
  "%s leaves the update-only fields of a task out",
  (event) => {
    const payload = createEventPayload({ event, resource: task, scope: {}, sender: user });
    const expected = { event, task: shown, webhook_id: webhook.id, sender: user };
    expect(render(payload)).toBe(JSON.stringify(expected));
  },
);

test.each([
  { name: "the same object", before: task },
  { name: "an equal object in another order", before: Object.fromEntries(Object.entries(task).reverse()) },
])("an update from $name emits nothing", ({ before }) => {
  expect(createEventPayload({ ...makeEmission("update:task"), before } as Emission)).toBeUndefined();
});

test.each([
  {
    name: "a Date becomes its ISO text",
    resource: { at: new Date(0) },
    expected: '{"at":"1970-01-01T00:00:00.000Z"}',
  },
  { name: "undefined members go", resource: { a: undefined, b: 1 }, expected: '{"b":1}' },
  { name: "__proto__ stays a member", resource: JSON.parse('{"__proto__":1}'), expected: '{"__proto__":1}' },
  {
    name: "a member named webhook_id is the resource's own",
    resource: { webhook_id: 1 },
    expected: '{"webhook_id":1}',
  },
  { name: "a lone surrogate is escaped", resource: { a: "\ud800" }, expected: '{"a":"\\ud800"}' },
  {
    name: "an instance of a class is an object",
    resource: new (class {
      a = 1;
    })(),
    expected: '{"a":1}',
  },
])("of an unpublished resource, $name", ({ resource, expected }) => {
  const payload = createEventPayload({ event: "create:project", resource, scope: {}, sender: user });
  const sender = JSON.stringify(user);
  expect(render(payload)).toBe(
    `{"event":"create:project","project":${expected},"webhook_id":7,"sender":${sender}}`,
  );
});

test("dates are compared as JSON carries them", () => {
  const payload = createEventPayload({
    event: "update:job",
    resource: { id: 1, at: new Date(1) },
    before: { id: 1, at: new Date(0) },
    scope: {},
    sender: user,
  });
  expect(JSON.parse(render(payload)!).before_update).toEqual({ at: "1970-01-01T00:00:00.000Z" });
});

test("a payload does not follow later changes of what was emitted", () => {
  const resource = { id: 1 };
  const payload = createEventPayload({ event: "create:issue", resource, scope: {}, sender: user });
  resource.id = 2;
  expect(JSON.parse(render(payload)!).issue).toEqual({ id: 1 });
});

const circular: { self?: unknown } = {};
circular.self = circular;

test.each([
  {
    name: "a wrong member",
    change: { resource: { ...task, size: "9" } },
    message: 'cannot build delivery: /task/size: expected an integer, found "9"',
  },
  {
    name: "a missing member",
    change: { resource: { ...task, name: undefined } },
    message: 'cannot build delivery: member "name" is missing, expected a string',
  },
  {
    name: "an unknown member",
    change: { resource: { ...task, extra: 1 } },
    message: 'cannot build delivery: member "extra" is not in the contract',
  },
  {
    name: "a wrong old value",
    change: { before: { ...task, size: "9" } },
    message: 'cannot build delivery: /before_update/size: expected an integer, found "9"',
  },
  {
    name: "an invalid resource, though nothing changed",
    change: { resource: { ...task, size: "9" }, before: { ...task, size: "9" } },
    message: 'cannot build delivery: /task/size: expected an integer, found "9"',
  },
  {
    name: "no resource",
    change: { resource: undefined },
    message: 'cannot build delivery: member "task" is missing, expected an object',
  },
  {
    name: "a resource of null",
    change: { resource: null },
    message: "cannot build delivery: /task: expected an object, found null",
  },
  {
    name: "no sender",
    change: { sender: undefined },
    message: 'cannot build delivery: member "sender" is missing, expected an object',
  },
  {
    name: "no resource before",
    change: { before: undefined },
    message: "cannot build delivery: /before: update:task needs the resource before the update",
  },
  {
    name: "a list before",
    change: { before: [] },
    message: "cannot build delivery: /before: expected an object, found an array",
  },
  {
    name: "no scope",
    change: { scope: undefined },
    message:
      "cannot build delivery: /scope: expected an object with project, organization or both, found undefined",
  },
  {
    name: "a scope in words",
    change: { scope: { project: "12", organization: 1.5 } },
    message:
      'cannot build delivery: /scope/project: expected an integer or null, found "12"; /scope/organization: expected an integer or null, found 1.5',
  },
  {
    name: "an event without resource before it",
    change: { event: "create:task" },
    message: "cannot build delivery: /before: create:task has no resource before it",
  },
  {
    name: "a misspelt event",
    change: { event: "update:tsak" },
    message:
      'cannot build delivery: /event: "update:tsak" is not an event to emit, did you mean "update:task"',
  },
  {
    name: "a ping",
    change: { event: "ping" },
    message: 'cannot build delivery: /event: "ping" is not an event to emit',
  },
  {
    name: "a circle",
    change: { resource: circular },
    message: "cannot build delivery: /resource: it is not JSON: Converting circular structure to JSON",
  },
  {
    name: "a bigint",
    change: { resource: { id: 1n } },
    message: "cannot build delivery: /resource: it is not JSON: Do not know how to serialize a BigInt",
  },
  {
    name: "a function for a resource",
    change: { resource: () => 1 },
    message: 'cannot build delivery: member "task" is missing, expected an object',
  },
])("createEventPayload refuses $name", ({ change, message }) => {
  const emission = { ...makeEmission("update:task"), ...change } as Emission;
  expect(catchMistake(() => createEventPayload(emission))).toEqual({ code: "invalid-delivery", message });
});

test("createPingBody refuses an invalid sender", () => {
  const message = 'cannot build delivery: /sender/id: expected an integer, found "1"';
  const sender = { ...user, id: "1" } as unknown as typeof user;
  expect(catchMistake(() => createPingBody(webhook, sender))).toEqual({ code: "invalid-delivery", message });
});

test("before_update holds the old values alone", () => {
  expect(JSON.parse(render(createEventPayload(makeEmission("update:task")))!).before_update).toEqual(
    before_update,
  );
});

// Checked by `tsc`: what does not fit the event does not compile.
const typed: readonly Emission[] = [
  { event: "update:task", resource: task, before: task, scope: { project: 12 }, sender: user },
  { event: "create:task", resource: task, scope: { project: 12 }, sender: user },
  { event: "delete:task", resource: shown, scope: {}, sender: user },
  { event: "update:job", resource: { any: "thing" }, before: {}, scope: {}, sender: user },
  // @ts-expect-error an update needs the resource before
  { event: "update:task", resource: task, scope: {}, sender: user },
  // @ts-expect-error a creation has none
  { event: "create:task", resource: task, before: task, scope: {}, sender: user },
  // @ts-expect-error an updated task is shown in full
  { event: "update:task", resource: shown, before: task, scope: {}, sender: user },
  // @ts-expect-error there is no such event
  { event: "create:job", resource: {}, scope: {}, sender: user },
  // @ts-expect-error a ping is not emitted
  { event: "ping", resource: {}, scope: {}, sender: user },
];

test("the emissions above are typed by their event", () => {
  expect(typed).toHaveLength(9);
});
