import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { allEvents } from "#generated/facts/webhook-2.3/events.js";
import { caseKinds, readCaseFiles } from "../../suites/runner/read-case-files.ts";
import { readCovered } from "./coverage-table.ts";
import { readSubjects } from "./read-subjects.ts";

/** Subjects that cannot have an accepting or a rejecting case, and why. */
interface OneSided {
  readonly subjects: readonly string[];
  readonly lacks: readonly string[];
  readonly reason: string;
}

const kinds = caseKinds();
const covered = readCovered();
const cases = covered.map(({ one }) => one);
const ids = cases.map(({ id }) => id);

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

describe.each(kinds)("%s cases", (kind) => {
  const ajv = new Ajv2020({ allErrors: true, strictRequired: false });
  const validate = ajv.compile(readJson<object>(`../../cases/${kind}.schema.json`));

  it("stand in at least one file", () => {
    expect(readCaseFiles(kind).length).toBeGreaterThan(0);
  });

  it.each(readCaseFiles(kind))("of $name are valid under their schema", ({ content }) => {
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe("identifiers", () => {
  const retired = readJson<readonly string[]>("../../cases/retired.json");

  it("stand once, whatever the kind", () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("are in kebab case", () => {
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it("do not come back once they are retired", () => {
    expect(retired.filter((id, i) => ids.includes(id) || retired.indexOf(id) !== i)).toEqual([]);
  });
});

describe("descriptions", () => {
  test.each([
    ["have 1 to 70 characters", /^.{1,70}$/su],
    ["end without full stop", /[^.]$/],
    ["say what is, not what should be", /^(?!.*\bshould\b)/i],
    ["stand in one line without space around", /^\S(.*\S)?$/],
  ])("%s", (_, allowed) => {
    expect(cases.filter(({ description }) => !allowed.test(description))).toEqual([]);
  });
});

describe("clauses and decisions", () => {
  const clauses = Object.keys(readJson<object>("../../../spec/clauses.json"));
  const decisions = readJson<readonly { id: string; clause: readonly string[] }[]>(
    "../../../spec/decisions.json",
  );

  it("that a case names exist", () => {
    const known = new Set(decisions.map(({ id }) => id));
    const lost = cases.filter(
      ({ clause, decision }) => !clauses.includes(clause) || (decision !== undefined && !known.has(decision)),
    );
    expect(lost).toEqual([]);
  });

  it("that the contracts and the ledger name exist", () => {
    const texts = ["generated/openapi/webhook-2.3.openapi.json", "schemas/raster-info.2019.schema.json"].map(
      (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"),
    );
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\b[WR]\d+(?:\.\d+)*\b/g)].map(([clause]) => clause),
    );
    const all = new Set([...named, ...decisions.flatMap(({ clause }) => clause)]);
    expect([...all].filter((clause) => !clauses.includes(clause))).toEqual([]);
    expect(all.size).toBeGreaterThan(30);
  });
});

describe("both sides", () => {
  const oneSided = readJson<readonly OneSided[]>("../../cases/one-sided.json");
  const subjects = readSubjects(covered);

  test.each(subjects)("$name is accepted by one case and refused by another", ({ name, has }) => {
    const lacks = ["accepted", "refused"].filter((outcome) => !has.has(outcome as "accepted"));
    expect(lacks).toEqual(oneSided.find((row) => row.subjects.includes(name))?.lacks ?? []);
  });

  it("are asked of every clause, decision, event, error code, reason and rule", () => {
    const sorts = Map.groupBy(subjects, ({ name }) => name.split(" ")[0]);
    const least = { clause: 50, decision: 34, event: allEvents.length, code: 8, reason: 9, rule: 8 };
    const few = Object.entries(least).filter(([sort, count]) => (sorts.get(sort)?.length ?? 0) < count);
    expect(few).toEqual([]);
  });

  it("are given up for known subjects alone, each once", () => {
    const known = subjects.map(({ name }) => name);
    const given = oneSided.flatMap((row) => row.subjects);
    expect(given.filter((name, i) => !known.includes(name) || given.indexOf(name) !== i)).toEqual([]);
  });
});
