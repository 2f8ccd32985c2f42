import { expect, test } from "vitest";
import { allEvents } from "#generated/internal/webhook-2.3.js";
import type { Handlers } from "./handlers.ts";
import { createRoutes } from "./routes.ts";

/** Handlers that return their key. */
function handlersFor(keys: readonly string[]): Handlers {
  return Object.fromEntries(keys.map((key) => [key, () => key]));
}

const all = ["*", "update:*", "*:task", "update:task", "unknown", "ping"];

test.each([
  { event: "update:task", keys: all, key: "update:task" },
  { event: "delete:task", keys: all, key: "*:task" },
  { event: "update:job", keys: all, key: "update:*" },
  { event: "create:issue", keys: all, key: "*" },
  { event: "ping", keys: all, key: "ping" },
  { event: "ping", keys: ["*"], key: "*" },
  { event: "update:task", keys: ["update:*", "*:task"], key: "*:task" },
  { event: "unknown", keys: all, key: "unknown" },
  { event: "unknown", keys: ["*"], key: undefined },
  { event: "update:task", keys: ["create:*", "*:job", "ping"], key: undefined },
  { event: "constructor", keys: all, key: undefined },
])("createRoutes gives $event to $key of $keys", ({ event, keys, key }) => {
  expect(
    createRoutes(handlersFor(keys), allEvents).get(event)?.(
      {},
      { keyId: null, bytes: new Uint8Array(), event: "" },
    ),
  ).toBe(key);
});

test.each([
  { key: "update:taks", sentence: '"update:taks" is not an event or pattern, did you mean "update:task"' },
  { key: "upadte:*", sentence: '"upadte:*" is not an event or pattern, did you mean "update:*"' },
  { key: "*:tasks", sentence: '"*:tasks" is not an event or pattern, did you mean "*:task"' },
  { key: "unknwon", sentence: '"unknwon" is not an event or pattern, did you mean "unknown"' },
  { key: "create:job", sentence: '"create:job" is not an event or pattern, did you mean "create:*"' },
  {
    key: "update:organisation",
    sentence: '"update:organisation" is not an event or pattern, did you mean "update:organization"',
  },
  { key: "*:ping", sentence: '"*:ping" is not an event or pattern, did you mean "ping"' },
  { key: "*:*", sentence: '"*:*" is not an event or pattern, did you mean "*"' },
  { key: "task.updated", sentence: '"task.updated" is not an event or pattern' },
])("createRoutes rejects the key $key", ({ key, sentence }) => {
  expect(() => createRoutes(handlersFor([key]), allEvents)).toThrow(
    new TypeError(`cannot create the receiver: ${sentence}`),
  );
});

test("createRoutes rejects a handler that is not a function", () => {
  expect(() => createRoutes({ "*": undefined }, allEvents)).toThrow(
    new TypeError('cannot create the receiver: the handler for "*" is not a function'),
  );
});
