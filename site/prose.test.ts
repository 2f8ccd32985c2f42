import { expect, test } from "vitest";
import { prose } from "./prose.ts";

test("code stands between backticks, and the rest is escaped", () => {
  expect(prose("Below `a<b`, & so on.").markup).toBe("Below <code>a&lt;b</code>, &amp; so on.");
});
