import { expect, test } from "vitest";
import schema from "#generated/json-schema/webhook-2.3/strict/ping.schema.json" with { type: "json" };
import { eventNames, isEventName } from "./event-names.ts";

test("eventNames is the vocabulary of the contract, in its order", () => {
  expect(eventNames).toEqual(schema.$defs.EventName.enum);
});

test.each([
  { value: "create:task", expected: true },
  { value: "ping", expected: false },
  { value: "create:job", expected: false },
  { value: "toString", expected: false },
  { value: undefined, expected: false },
])("isEventName tells $expected of $value", ({ value, expected }) => {
  expect(isEventName(value)).toBe(expected);
});
