import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { testLibraryFlaw } from "../../proof/zoo/test-flaws.ts";
import { zoo } from "../../proof/zoo/zoo.ts";
import type { RunReport } from "../runner/outcome.ts";
import { runSuite } from "../runner/run-suite.ts";
import { createLibraryTestee } from "./create-library-testee.ts";
import { readLibraryCases } from "./read-library-cases.ts";

const cases = readLibraryCases();

describe("our library", () => {
  let report: RunReport;
  beforeAll(async () => {
    const program = fileURLToPath(new URL("../adapters/typescript.ts", import.meta.url));
    const testee = await createLibraryTestee([process.execPath, program]);
    report = await runSuite({ suite: "library", cases, testee });
    await testee.close();
  });

  test("passes every case, and offers all", () => {
    const others = report.results.filter(({ outcome }) => outcome !== "passed");
    expect(others.map(({ case: { id }, received }) => ({ id, received }))).toEqual([]);
    expect(report.results.length).toBeGreaterThan(1_000);
  });

  test.each(["request", "response"])("keeps the schema of the protocol in every %s", (part) => {
    const schema = JSON.parse(
      readFileSync(new URL("../../protocol/library.schema.json", import.meta.url), "utf8"),
    );
    const ajv = new Ajv2020({ strictRequired: false, strictTypes: false, validateFormats: false });
    const validate = ajv.compile({ ...schema, $ref: `#/$defs/${part}` });
    const direction = part === "request" ? "sent" : "received";
    const lines = report.results.flatMap(({ wire }) => wire.filter((entry) => entry.direction === direction));
    expect(
      lines.filter(({ text }) => !validate(JSON.parse(text))).map(({ text }) => text.slice(0, 500)),
    ).toEqual([]);
    expect(lines.length).toBe(report.results.length);
  });
});

test("no identifier stands twice", () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test("the right library, in the same process, passes every case", async () => {
  expect(await testLibraryFlaw((request, right) => right(request))).toEqual([]);
});

const flawed = zoo.filter(({ kind }) => kind === "library");

test.each(flawed)("$name is caught: it $flaw", async ({ killedBy, test: put }) => {
  expect([...(await put(killedBy))].sort()).toEqual([...killedBy].sort());
});
