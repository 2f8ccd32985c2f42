import { expect, test } from "vitest";
import { bracketExplanation, prose } from "./prose.ts";

test.each([
  ["Unit. Explanation: of the real values.", "Unit (of the real values)."],
  ["Name of the group. Explanation: `/` for the root group.", "Name of the group (`/` for the root group)."],
  ["When the task was created.", "When the task was created."],
])("%s", (text, shown) => {
  expect(bracketExplanation(text)).toBe(shown);
});

test("code stands between backticks, and the rest is escaped", () => {
  expect(prose("Below `a<b`. Explanation: & so on.").markup).toBe("Below <code>a&lt;b</code> (&amp; so on).");
});
