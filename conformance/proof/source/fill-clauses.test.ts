import { expect, test } from "vitest";
import { readJson, readText } from "#scripts/sources/files.ts";
import type { PayloadCase } from "../../suites/runner/read-case-files.ts";
import { readCovered } from "../cover/coverage-table.ts";
import { fillClauses } from "./fill-clauses.ts";
import { readSource } from "./read-source.ts";

const { path, text } = fillClauses();

test("spec/README.md lists the clauses as they stand; npm run generate writes it", () => {
  expect(readText(path)).toBe(text);
});

test("it has every clause that has a title, and every sentence", () => {
  const titles = readJson("spec/clauses.json");
  expect(Object.keys(readSource())).toEqual(expect.arrayContaining(Object.keys(titles)));
  const sections = text.split("\n### ").slice(1);
  expect(sections.map((section) => /^[\w.]+/.exec(section)?.[0])).toEqual(Object.keys(readSource()));
  for (const section of sections) expect(section).toMatch(/\n- Cited in: .+\n- Cases, .+\n- We add: /);
});

// Places by the members on their way, without the definitions that fillClauses resolves them by.
test.each([
  ["Webhook.id", /^\/webhook\/id\b/],
  ["User.id", /\/(?:sender|owner|assignee)\/id$/],
  ["Task.id", /^\/task\/id$/],
  ["Label.id", /^\/task\/labels\/\d+\/id$/],
  ["JobSummary.id", /\/jobs\/\d+\/id$/],
  ["Storage.id", /^\/task\/(?:source|target)_storage\/id$/],
  ["AttributeObject.type", /\/attributes\/[^/]+\/type$/],
  ["Component.type", /\/components\/\d+\/type\b/],
  ["Dimension.size", /\/dimensions\/\d+\/size$/],
])("the cases that refuse %s are those with an error there", (place, pointer) => {
  const [, cases = ""] = new RegExp(`\\| \`${place}\`[^|]* \\| ([^|]*)`).exec(text) ?? [];
  const counted = [...cases.matchAll(/\d+ \/ (\d+)/g)].map(([, refused]) => Number(refused));
  const refusing = readCovered().filter(({ one, outcome }) => {
    const { errors = [] } = one as PayloadCase;
    return outcome === "refused" && errors.some(({ path: at }) => pointer.test(at));
  });
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(refusing.length);
});

test("where nothing refuses a member, the ledger says so; R-attr takes any attribute", () => {
  const rows = text.split("\n").filter((line) => line.includes("none refuses: "));
  expect(rows.map((row) => /`(\w+\.\w+)` .*none refuses: ([^|]*\S) \|/.exec(row)?.slice(1))).toEqual(
    ["name", "type", "datatype", "value"].map((member) => [`AttributeObject.${member}`, "R-attr"]),
  );
});

test("every file of cases that is counted has its link", () => {
  const used = new Set([...text.matchAll(/\[(\w[\w-]*\/[\w-]+)\] \d/g)].map(([, file]) => file));
  const linked = [...text.matchAll(/^\[(.+)\]: \.\.\/conformance\/cases\/\1\.json$/gm)].map(
    ([, file]) => file,
  );
  expect([...used].sort()).toEqual(linked.sort());
});
