import { expect, test } from "vitest";
import { chooseExitCode, createCounts } from "./counts.ts";

const none = createCounts();

test.each([
  { name: "nothing", counts: none, strict: false, code: 0 },
  { name: "valid documents", counts: { ...none, valid: 2 }, strict: true, code: 0 },
  { name: "warnings", counts: { ...none, valid: 1, warnings: 1 }, strict: false, code: 0 },
  {
    name: "warnings that count as errors",
    counts: { ...none, valid: 1, warnings: 1 },
    strict: true,
    code: 1,
  },
  { name: "an invalid document", counts: { ...none, invalid: 1 }, strict: false, code: 1 },
  { name: "an unknown event", counts: { ...none, unknown: 1 }, strict: false, code: 1 },
  { name: "an unreadable document", counts: { ...none, valid: 1, unreadable: 1 }, strict: false, code: 3 },
  {
    name: "an invalid and an unreadable one",
    counts: { ...none, invalid: 1, unreadable: 1 },
    strict: false,
    code: 1,
  },
])("chooseExitCode $name is $code", ({ counts, strict, code }) => {
  expect(chooseExitCode(counts, strict)).toBe(code);
});
