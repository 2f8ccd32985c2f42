import { expect, test } from "vitest";
import { readText } from "#scripts/sources/files.ts";
import { readLibraryCases } from "../../suites/library/read-library-cases.ts";
import {
  type CaseFile,
  readCaseFiles,
  readReceiverCases,
  readSenderCases,
} from "../../suites/runner/read-case-files.ts";
import { fillKillMatrix, hangsOnOne } from "./fill-kill-matrix.ts";
import { nameCause } from "./name-cause.ts";
import twins from "./twins.json" with { type: "json" };
import { type ZooKind, zoo } from "./zoo.ts";

const listIds = ({ content }: CaseFile): readonly string[] => content.cases.map(({ id }) => id);

test('the table of README holds every flaw; where it differs, run "npm run generate"', () => {
  const { path, text } = fillKillMatrix();
  expect(readText(path)).toBe(text);
});

const listEntries = (kind: ZooKind): typeof zoo => zoo.filter((one) => one.kind === kind);

const cases = { library: readLibraryCases(), receiver: readReceiverCases(), sender: readSenderCases() };

test.each(["library", "receiver", "sender"] as const)(
  "each %s has a name of its own, and two cases of different causes, which there are",
  (kind) => {
    const entries = listEntries(kind);
    const names = entries.map(({ name }) => name);
    const ids = new Set(cases[kind].map(({ id }) => id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(entries.flatMap(({ killedBy }) => killedBy).filter((id) => !ids.has(id))).toEqual([]);
    expect(entries.filter((one) => hangsOnOne(one) !== (one.alone !== undefined))).toEqual([]);
  },
);

test("twins have one cause, whatever says so", () => {
  const ids = new Set(readCaseFiles("receiver").concat(readCaseFiles("sender")).flatMap(listIds));
  expect(twins.flatMap(({ cases }) => cases).filter((id) => !ids.has(id))).toEqual([]);
  const [first = "", second = ""] = twins[0]!.cases;
  const derived = (event: string): string => `payload/derived-${event}-task-long-lists`;
  expect([first, `${derived("create")}/strict`, "reading/latin-1/strict"].map(nameCause)).toEqual(
    [second, `${derived("delete")}/parse`, "reading/latin-1/tolerant"].map(nameCause),
  );
  expect(nameCause("reading/latin-1/strict")).not.toBe(nameCause("reading/overlong/strict"));
});

test.each([
  ["library", 60],
  ["receiver", 90],
  ["sender", 90],
] as const)("the zoo has at least one flawed %s in each of %i ways", (kind, least) => {
  expect(listEntries(kind).length).toBeGreaterThanOrEqual(least);
});
