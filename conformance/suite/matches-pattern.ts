import type { Suite, SuiteCase } from "./suite-case.ts";

/** Checks whether a pattern selects a case: `*` stands for any characters, over its id or `suite/id`. */
export function matchesPattern(pattern: string, suite: Suite, { id }: SuiteCase): boolean {
  return matchesText(pattern, id) || matchesText(pattern, `${suite}/${id}`);
}

/** Checks whether a pattern fits a whole text: `*` stands for any characters. */
export function matchesText(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.split("*").map(escapePattern).join(".*")}$`).test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
