import { expect, test } from "vitest";
import { readStep } from "./read-step.ts";
import { scanJson } from "./scan-json.ts";

/** Lists what the scan reports as `kind path text`. */
function trace(text: string): string[] {
  return Array.from(scanJson(text), ({ kind, depth, steps, start, end, reason }) => {
    const path = Array.from(steps.subarray(0, depth), (step) => readStep(text, step)).join(".");
    return `${kind} ${path} ${reason || text.slice(start, end)}`;
  });
}

test.each([
  { text: " 1 ", tokens: ["scalar  1"] },
  { text: "[]", tokens: ["open  [", "close  ]"] },
  {
    text: '{ "a" : [ true , { } ] , "b" : "x" }',
    tokens: [
      "open  {",
      "open a [",
      "scalar a.0 true",
      "open a.1 {",
      "close a.1 }",
      "close a ]",
      'scalar b "x"',
      "close  }",
    ],
  },
  {
    text: "[[0],[1,2]]",
    tokens: [
      "open  [",
      "open 0 [",
      "scalar 0.0 0",
      "close 0 ]",
      "open 1 [",
      "scalar 1.0 1",
      "scalar 1.1 2",
      "close 1 ]",
      "close  ]",
    ],
  },
  { text: "[0,]", tokens: ["open  [", "scalar 0 0", 'fault 1 trailing comma before "]"'] },
])("scanJson walks through $text", ({ text, tokens }) => {
  expect(trace(text)).toEqual(tokens);
});

test("scanJson yields a million levels", () => {
  let deepest = 0;
  let tokens = 0;
  for (const { depth } of scanJson("[".repeat(1_000_000) + "]".repeat(1_000_000))) {
    deepest = Math.max(deepest, depth);
    tokens += 1;
  }
  expect({ deepest, tokens }).toEqual({ deepest: 999_999, tokens: 2_000_000 });
});
