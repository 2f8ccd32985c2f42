import { expect, test } from "vitest";
import { createColorize, wantsColour } from "./colorize.ts";

test.each([
  { name: "a terminal", isTTY: true, env: {}, colour: true },
  { name: "a pipe", isTTY: false, env: {}, colour: false },
  { name: "a terminal with NO_COLOR", isTTY: true, env: { NO_COLOR: "1" }, colour: false },
  { name: "a terminal with an empty NO_COLOR", isTTY: true, env: { NO_COLOR: "" }, colour: true },
  { name: "a dumb terminal", isTTY: true, env: { TERM: "dumb" }, colour: false },
  { name: "a pipe with FORCE_COLOR", isTTY: false, env: { FORCE_COLOR: "1" }, colour: true },
  { name: "a terminal with FORCE_COLOR=false", isTTY: true, env: { FORCE_COLOR: "false" }, colour: false },
  { name: "a terminal with an empty FORCE_COLOR", isTTY: true, env: { FORCE_COLOR: "" }, colour: true },
  { name: "a terminal of another kind", isTTY: true, env: { TERM: "xterm" }, colour: true },
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

test.each([
  { tone: "good", painted: "\u001b[32mx\u001b[39m" },
  { tone: "bad", painted: "\u001b[1m\u001b[31mx\u001b[39m\u001b[22m" },
  { tone: "doubtful", painted: "\u001b[1m\u001b[33mx\u001b[39m\u001b[22m" },
  { tone: "strong", painted: "\u001b[1mx\u001b[22m" },
  { tone: "quiet", painted: "\u001b[2mx\u001b[22m" },
  { tone: "place", painted: "\u001b[36mx\u001b[39m" },
] as const)("$tone text has its colours", ({ tone, painted }) => {
  expect(createColorize(true)(tone, "x")).toBe(painted);
  expect(createColorize(false)(tone, "x")).toBe("x");
});

test("createColorize colours text or leaves it unchanged", () => {
  expect([
    createColorize(true)("good", "yes"),
    createColorize(false)("good", "yes"),
    createColorize(true)("bad", ""),
  ]).toEqual(["\u001b[32myes\u001b[39m", "yes", ""]);
});
