import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { caseKinds, readCaseFiles } from "./cases.ts";

const kinds = caseKinds();
const files = kinds.flatMap(readCaseFiles);
const cases = files.flatMap(({ content }) => content.cases);

function readJson(path: string): Record<string, never> {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

describe("every kind", () => {
  test.each(kinds)("%s has cases", (kind) => {
    expect(readCaseFiles(kind).length).toBeGreaterThan(0);
  });
});

describe.each(kinds)("%s", (kind) => {
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false });
  const validate = ajv.compile(readJson(`./cases/${kind}.schema.json`));

  it.each(readCaseFiles(kind))("$name is valid under its schema", ({ content }) => {
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
  });
});

test("no identifier stands twice, whatever the kind", () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
