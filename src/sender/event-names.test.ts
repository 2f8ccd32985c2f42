import { expect, test } from "vitest";
import schema from "#generated/webhook/2.3/schema.json" with { type: "json" };
import { eventNames } from "./event-names.ts";

test("eventNames is the vocabulary of the contract, in its order", () => {
  expect(eventNames).toEqual(schema.$defs.EventName.enum);
});
