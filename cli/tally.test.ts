import { expect, test } from "vitest";
import { addTo, chooseExitCode, countIn, createTally } from "./tally.ts";

const none = createTally();

test.each([
  { name: "nothing", tally: none, strict: false, code: 0 },
  { name: "valid documents", tally: { ...none, valid: 2 }, strict: true, code: 0 },
  { name: "warnings", tally: { ...none, valid: 1, warnings: 1 }, strict: false, code: 0 },
  { name: "warnings that count as errors", tally: { ...none, valid: 1, warnings: 1 }, strict: true, code: 1 },
  { name: "an invalid document", tally: { ...none, invalid: 1 }, strict: false, code: 1 },
  { name: "an unknown event", tally: { ...none, unknown: 1 }, strict: false, code: 1 },
  { name: "an unreadable document", tally: { ...none, valid: 1, unreadable: 1 }, strict: false, code: 3 },
  {
    name: "an invalid and an unreadable one",
    tally: { ...none, invalid: 1, unreadable: 1 },
    strict: false,
    code: 1,
  },
])("chooseExitCode $name is $code", ({ tally, strict, code }) => {
  expect(chooseExitCode(tally, strict)).toBe(code);
});

test("tallies add up", () => {
  const tally = createTally();
  countIn(tally, "valid", 2);
  countIn(tally, "unknown", 0);
  addTo(tally, { documents: 3, valid: 1, invalid: 1, unknown: 0, unreadable: 1, warnings: 4 });
  expect(tally).toEqual({ documents: 5, valid: 2, invalid: 1, unknown: 1, unreadable: 1, warnings: 6 });
});
