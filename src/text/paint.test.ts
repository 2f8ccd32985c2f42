import { expect, test } from "vitest";
import { createPaint, wantsColour } from "./paint.ts";

test.each([
  { name: "a terminal", isTTY: true, env: {}, colour: true },
  { name: "a pipe", isTTY: false, env: {}, colour: false },
  { name: "a terminal with NO_COLOR", isTTY: true, env: { NO_COLOR: "1" }, colour: false },
  { name: "a terminal with an empty NO_COLOR", isTTY: true, env: { NO_COLOR: "" }, colour: true },
  { name: "a dumb terminal", isTTY: true, env: { TERM: "dumb" }, colour: false },
  { name: "a pipe with FORCE_COLOR", isTTY: false, env: { FORCE_COLOR: "1" }, colour: true },
  { name: "a terminal with FORCE_COLOR=0", isTTY: true, env: { FORCE_COLOR: "0" }, colour: false },
  {
    name: "both, where FORCE_COLOR wins",
    isTTY: false,
    env: { FORCE_COLOR: "1", NO_COLOR: "1" },
    colour: true,
  },
])("wantsColour of $name is $colour", ({ isTTY, env, colour }) => {
  expect(wantsColour({ isTTY }, env)).toBe(colour);
});

test("createPaint colours or leaves alone", () => {
  expect([
    createPaint(true)("good", "yes"),
    createPaint(false)("good", "yes"),
    createPaint(true)("bad", ""),
  ]).toEqual(["\u001b[32myes\u001b[39m", "yes", ""]);
});
