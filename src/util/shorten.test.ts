import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("shorten keeps what fits, and marks what it cuts", () => {
  expect(["", "abc", "abcd"].map((text) => shorten(text, 3))).toEqual(["", "abc", "abc…"]);
});
