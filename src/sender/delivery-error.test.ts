import { expect, test } from "vitest";
import { DeliveryError } from "./delivery-error.ts";

test("the message of an error is one line, whatever names it tells of", () => {
  const { message, stack, mistakes } = new DeliveryError("invalid-webhook", [
    { path: "/x\nERROR \u001b[2J", message: "expected one of target_url, events" },
  ]);
  expect(message).toBe("cannot save webhook: /x\\u{a}ERROR \\u{1b}[2J: expected one of target_url, events");
  expect(stack).toBe(`DeliveryError: ${message}`);
  expect(mistakes[0]?.path).toBe("/x\nERROR \u001b[2J");
});
