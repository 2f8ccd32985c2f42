import type { Suite, SuiteCase } from "./suite-case.ts";

/** Tells whether a pattern selects a case: `*` stands for any characters, over its id or `suite/id`. */
export function matchesPattern(pattern: string, suite: Suite, { id }: SuiteCase): boolean {
  const expression = new RegExp(`^${pattern.split("*").map(escapePattern).join(".*")}$`);
  return expression.test(id) || expression.test(`${suite}/${id}`);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
