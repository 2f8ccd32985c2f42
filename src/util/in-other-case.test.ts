import { expect, test } from "vitest";
import { inOtherCase } from "./in-other-case.ts";

test.each([
  ["state", "STATE"],
  ["State", "STATE"],
  ["STATE", "state"],
  ["7", "7"],
])("%j becomes %j", (name, other) => {
  expect(inOtherCase(name)).toBe(other);
});
