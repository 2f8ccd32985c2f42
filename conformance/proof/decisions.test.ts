import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Case } from "../suites/cases/read-cases.ts";

/** A row of the ledger: how a clause that can be read two ways is read here. */
interface Decision {
  readonly id: string;
  readonly clause: readonly string[];
  readonly question: string;
  readonly decision: string;
  /** Files that carry the decision out. */
  readonly where: readonly string[];
  /** Test files with a title, or case files with a row, that names the decision. */
  readonly tests: readonly string[];
}

const decisions: readonly Decision[] = JSON.parse(read("spec/decisions.json"));

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/** Tells whether a test file or case file pins a decision by its id. */
function pins(path: string, id: string): boolean {
  if (path.endsWith(".json")) return JSON.parse(read(path)).cases.some((one: Case) => one.decision === id);
  return new RegExp(`["'\`][^"'\`\n]*\\b${id}\\b`).test(read(path));
}

test("the ledger has an entry for each id, once", () => {
  const ids = decisions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(34);
});

test.each(decisions)("$id is carried out and tested", ({ id, where, tests }) => {
  expect({
    missing: where.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url))),
    some: where.length > 0,
  }).toEqual({ missing: [], some: true });
  expect({ silent: tests.filter((path) => !pins(path, id)), some: tests.length > 0 }).toEqual({
    silent: [],
    some: true,
  });
});
