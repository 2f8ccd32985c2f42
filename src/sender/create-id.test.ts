import { expect, test } from "vitest";
import { createId, isId } from "./create-id.ts";

test("an identifier sorts behind those of before", async () => {
  const first = createId();
  await new Promise((resolve) => setTimeout(resolve, 2));
  const second = createId();
  expect([first, second].toSorted()).toEqual([first, second]);
  expect([isId(first), isId(second.toUpperCase())]).toEqual([true, true]);
});

test.each([
  "",
  "nowhere",
  "00000000-0000-4000-8000-00000000000",
  "0-0000-4000-8000-000000000001",
  "x00000000-0000-4000-8000-000000000001",
  "00000000-0000-4000-8000-000000000001x",
  "00000000-0000-4000-8000-00000000000g",
])("%j is no identifier", (text) => {
  expect(isId(text)).toBe(false);
});
