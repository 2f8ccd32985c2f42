import { expect, test } from "vitest";
import { readStep } from "./read-step.ts";

test.each([
  { text: "[0,1]", step: ~1, segment: "1" },
  { text: '{"a":1}', step: 1, segment: "a" },
  { text: '{"":1}', step: 1, segment: "" },
  { text: '{"\\u0061\\"\\/":1}', step: 1, segment: 'a"/' },
])("readStep reads step $step of $text", ({ text, step, segment }) => {
  expect(readStep(text, step)).toBe(segment);
});
