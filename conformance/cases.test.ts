import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { listEditions } from "#src/diagnostics/editions.ts";
import { makeDocument } from "./suite/make-document.ts";
import { caseKinds, readCases, readCorpusBytes, readOutputs, readRecordings } from "./suite/read-cases.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const parse = (path: string) =>
  read(path)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const parseKind = (kind: string) =>
  [kind, ...(["payload", "raster-info"].includes(kind) ? [`${kind}.generated`] : [])].flatMap((file) =>
    parse(`cases/${file}.ndjson`),
  );

describe.each(caseKinds)("cases of the kind %s", (kind) => {
  const rows = parseKind(kind);
  const editions =
    kind === "raster-info"
      ? listEditions("raster-info")
      : [...listEditions("webhook"), ...(kind === "reading" ? listEditions("raster-info") : [])];

  test("keep their schema", () => {
    const schema = JSON.parse(read(`cases/${kind === "raster-info" ? "payload" : kind}.schema.json`));
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(
      rows.flatMap((row) =>
        validate(row)
          ? []
          : `${row.id}: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}`,
      ),
    ).toEqual([]);
  });

  test("have ids of their own, and editions that there are", () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(
      rows.flatMap((row) => (row.editions ?? []).filter((one: string) => !editions.includes(one))),
    ).toEqual([]);
  });
});

test.each([
  ...listEditions("webhook").map((edition) => ["payload", edition] as const),
  ...listEditions("raster-info").map((edition) => ["raster-info", edition] as const),
])("documents of %s in edition %s can be made, and accept and reject", (kind, edition) => {
  const cases = readCases(kind, edition);
  for (const one of cases) expect(() => makeDocument(one, edition)).not.toThrow();
  const statuses = new Set(cases.map(({ status }) => status));
  expect(statuses.has("valid") && statuses.has("invalid")).toBe(true);
});

test.each([
  // Headings, overviews, what the source does not show, and what only a recording of a sender can show.
  [
    "clause",
    Object.keys(JSON.parse(read("../spec/clauses.json"))),
    "W1 W1.1 W1.3 W1.4 W1.5 W1.6 W2.4 W3 W4 W4.1 W4.2 W4.3.5 W5 W5.2 W7 W9 R2",
  ],
  // What a sender, a platform, the options of a receiver, or a page do.
  [
    "decision",
    JSON.parse(read("../spec/decisions.json")).map(({ id }: { id: string }) => id),
    "W-inactive W-pingapi W-form W-auth W-410 W-end W-lost W-level W-same W-target W-address W-reach W-fixed W-key " +
      "W-lacking W-member W-base W-text E-default E-learn E-newest E-strict",
  ],
])("each %s but these is cited by a case", (property, ids: string[], uncited) => {
  const cited: ReadonlySet<string> = new Set(
    caseKinds.flatMap(parseKind).flatMap((row) => row[property] ?? []),
  );
  expect(ids.filter((id) => !cited.has(id)).join(" ")).toBe(uncited);
  expect([...cited].filter((id) => !ids.includes(id))).toEqual([]);
});

test("the texts of the corpora are the bytes that were printed, each once", () => {
  const rows = [...readOutputs(), ...readRecordings()];
  const hashes = rows.map((row) => createHash("sha256").update(readCorpusBytes(row)).digest("hex"));
  expect(hashes).toEqual(rows.map(({ sha256 }) => sha256));
  expect(new Set(hashes).size).toBe(rows.length);
});
