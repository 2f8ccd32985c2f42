import { expect, test } from "vitest";
import { loadEdition } from "./edition.ts";
import type { EventInput, UntypedEvent } from "./event-input.ts";
import { createEventPayload, createPingPayload, type Payload, writeBody } from "./payload.ts";
import { catchError, makeEvent, readSample, user } from "./sender.test.fixtures.ts";

const edition = await loadEdition("2.3");
const edition265 = await loadEdition("2.65");
const edition273 = await loadEdition("2.73");
const { webhook } = readSample("ping") as unknown as { webhook: { id: number } };
const { task, before_update } = readSample("update-task") as unknown as Record<
  string,
  Record<string, unknown>
>;
const names = edition.events.filter(({ subscribable }) => subscribable).map(({ name }) => name);

const render = (payload: Payload | undefined): string | undefined =>
  payload && writeBody(payload, webhook.id);

test.each(names)("the payload of %s is the sample, in its order", (event) => {
  const sample = { ...readSample(event), webhook_id: webhook.id };
  expect(render(createEventPayload(makeEvent(event), edition))).toBe(JSON.stringify(sample));
});

test("the payload of a ping shows the webhook, in the order of the contract", () => {
  const { head } = createPingPayload(webhook, user, edition);
  expect(head).toBe(JSON.stringify({ event: "ping", webhook, sender: user }));
});

test.each([
  { sample: "2.65/create-export", edition: edition265 },
  { sample: "2.73/completed-request-create-task", edition: edition273 },
])("$sample, which no user causes, has no sender", ({ sample, edition: own }) => {
  const { event, webhook_id: _, ...rest } = readSample(sample);
  const resource = "request" in rest ? rest.request : rest;
  const payload = createEventPayload({ event, resource, scope: { project: 12 } }, own);
  expect(render(payload)).toBe(JSON.stringify({ event, ...rest, webhook_id: webhook.id }));
});

test.each(["create:task", "delete:task"])("%s leaves the update-only properties of a task out", (event) => {
  const payload = createEventPayload({ event, resource: task, scope: {}, sender: user }, edition);
  const { [event.replace(":", "-")]: _, task: shown } = readSample(event) as unknown as Record<
    string,
    object
  >;
  expect(Object.keys(JSON.parse(render(payload)!).task).sort()).toEqual(Object.keys(shown!).sort());
});

test.each([
  { name: "the same object", before: task },
  { name: "an equal object in another order", before: Object.fromEntries(Object.entries(task!).reverse()) },
])("an update from $name emits nothing", ({ before }) => {
  expect(createEventPayload({ ...makeEvent("update:task"), before } as EventInput, edition)).toBeUndefined();
});

test("an update of an edition without old values is emitted without the resource before it", async () => {
  const own = await loadEdition("2.76");
  const { event, project, sender } = readSample("2.76/update-project");
  expect(createEventPayload({ event, resource: project, scope: {}, sender }, own)?.event).toBe(
    "update:project",
  );
});

test.each([
  {
    name: "changed keys alone",
    before: { a: 1, b: { x: 1 } },
    after: { a: 2, b: { x: 1 } },
    expected: { a: 1 },
  },
  { name: "nothing of keys that only one has", before: { a: 1 }, after: { b: 1 }, expected: {} },
  {
    name: "a key named __proto__",
    before: JSON.parse('{"__proto__":1}'),
    after: JSON.parse('{"__proto__":2}'),
    expected: JSON.parse('{"__proto__":1}'),
  },
])("before_update has $name", ({ before, after, expected }) => {
  const payload = createEventPayload(
    { event: "update:job", resource: after, before, scope: {}, sender: user },
    edition,
  );
  expect(JSON.stringify(JSON.parse(render(payload)!).before_update)).toBe(JSON.stringify(expected));
});

test("before_update of a task has the old values of the sample", () => {
  expect(JSON.parse(render(createEventPayload(makeEvent("update:task"), edition))!).before_update).toEqual(
    before_update,
  );
});

test.each([
  {
    name: "a Date becomes its ISO text",
    resource: { at: new Date(0) },
    expected: '{"at":"1970-01-01T00:00:00.000Z"}',
  },
  { name: "undefined properties go", resource: { a: undefined, b: 1 }, expected: '{"b":1}' },
  {
    name: "__proto__ stays a property",
    resource: JSON.parse('{"__proto__":1}'),
    expected: '{"__proto__":1}',
  },
  { name: "webhook_id is the resource's own", resource: { webhook_id: 1 }, expected: '{"webhook_id":1}' },
  { name: "a lone surrogate is escaped", resource: { a: "\ud800" }, expected: '{"a":"\\ud800"}' },
])("of an unpublished resource, $name", ({ resource, expected }) => {
  const payload = createEventPayload({ event: "create:project", resource, scope: {}, sender: user }, edition);
  const sender = JSON.stringify(user);
  expect(render(payload)).toBe(
    `{"event":"create:project","project":${expected},"webhook_id":7,"sender":${sender}}`,
  );
});

const circular: { self?: unknown } = {};
circular.self = circular;

test.each([
  ["a wrong property", { resource: { ...task, size: "9" } }, '/task/size: expected an integer, found "9"'],
  [
    "a wrong old value",
    { before: { ...task, size: "9" } },
    '/before_update/size: expected an integer, found "9"',
  ],
  [
    "an invalid resource, though nothing changed",
    { resource: { ...task, size: "9" }, before: { ...task, size: "9" } },
    '/task/size: expected an integer, found "9"',
  ],
  ["a resource of null", { resource: null }, "/task: expected an object, found null"],
  [
    "no resource before",
    { before: undefined },
    "/before: update:task needs the resource as it was before the update",
  ],
  ["a list before", { before: [] }, "/before: expected an object, found an array"],
  [
    "no scope",
    { scope: undefined },
    "/scope: expected an object with project, organization or both, found undefined",
  ],
  [
    "a scope in words",
    { scope: { project: "12", organization: 1.5 } },
    '/scope/project: expected an integer or null, found "12"; /scope/organization: expected an integer or null, found 1.5',
  ],
  [
    "an event without resource before it",
    { event: "create:task" },
    "/before: create:task cannot have a previous resource",
  ],
  [
    "a misspelt event",
    { event: "update:tsak" },
    '/event: unknown name "update:tsak"; did you mean "update:task"?',
  ],
  ["an event of no name", { event: 7 }, "/event: expected the name of an event, found 7"],
  ["a circle", { resource: circular }, "/resource: it is not JSON: Converting circular structure to JSON"],
  ["a bigint", { resource: { id: 1n } }, "/resource: it is not JSON: Do not know how to serialize a BigInt"],
] as const)("an event with %s is rejected", (_, change, message) => {
  const event = { ...makeEvent("update:task"), ...change } as UntypedEvent;
  const expected = { code: "invalid-delivery", stack: `SenderError: cannot build delivery: ${message}` };
  expect(catchError(() => createEventPayload(event, edition))).toEqual(expected);
});

test("a ping of an invalid user is rejected", () => {
  const stack = 'SenderError: cannot build delivery: /sender/id: expected an integer, found "1"';
  const error = catchError(() => createPingPayload(webhook, { ...user, id: "1" }, edition));
  expect(error).toEqual({ code: "invalid-delivery", stack });
});
