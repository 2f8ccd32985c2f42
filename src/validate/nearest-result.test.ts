import { expect, test } from "vitest";
import { pickNearest } from "./nearest-result.ts";
import type { ValidationError } from "./result.ts";

const reading = (name: string, ...codes: readonly ValidationError["code"][]) => ({
  name,
  errors: codes.map((code): ValidationError => ({ code, path: "", expected: "", received: "" })),
});

test.each([
  {
    name: "with fewer errors",
    readings: [reading("a", "type", "type"), reading("b", "type")],
    nearest: "b",
  },
  {
    name: "that comes first of equals",
    readings: [reading("a", "type"), reading("b", "format")],
    nearest: "a",
  },
  {
    name: "that knows the event",
    readings: [reading("a", "unknown-event"), reading("b", "type", "type")],
    nearest: "b",
  },
])("picks the reading $name", ({ readings, nearest }) => {
  expect(pickNearest(readings)?.name).toBe(nearest);
});
