import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { renderTable } from "#src/util/markdown.ts";
import { readArguments } from "../shared/read-arguments.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { type Group, type Judgement, judgeGroup } from "./judge-group.ts";

/** A draft of the public suite. */
interface Draft {
  /** Its folder in the suite. */
  readonly folder: string;
  readonly dialect: string;
  /** Least number of groups, in any version of the suite. */
  readonly groups: number;
  /** Most groups that may be rejected: a draft gains some when the suite does. */
  readonly refused: number;
}

/** The drafts that contracts may be written in. */
const drafts: readonly Draft[] = [
  { folder: "draft7", dialect: "http://json-schema.org/draft-07/schema#", groups: 250, refused: 12 },
  {
    folder: "draft2020-12",
    dialect: "https://json-schema.org/draft/2020-12/schema",
    groups: 360,
    refused: 56,
  },
];

/** The outcome of a group, with its file and description. */
interface Row extends Judgement {
  readonly name: string;
}

/** Runs every group of a draft through the validators stage. */
async function judgeDraft(suite: string, { folder, dialect }: Draft): Promise<Row[]> {
  const files = readdirSync(join(suite, folder)).filter((file) => file.endsWith(".json"));
  const rows: Row[] = [];
  for (const file of files.sort()) {
    const groups: Group[] = JSON.parse(readFileSync(join(suite, folder, file), "utf8"));
    for (const group of groups)
      rows.push({ name: `${file}: ${group.description}`, ...(await judgeGroup(group, dialect)) });
  }
  return rows;
}

function pick(rows: readonly Row[], outcome: Judgement["outcome"]): readonly Row[] {
  return rows.filter((row) => row.outcome === outcome);
}

/** Lists what is wrong with the outcome of a draft. */
function listComplaints({ folder, groups, refused }: Draft, rows: readonly Row[]): string[] {
  const wrong = pick(rows, "wrong").map(
    ({ name, details }) => `wrong: ${folder}/${name}: ${details.join("; ")}`,
  );
  const few = rows.length < groups ? [`${folder} has ${rows.length} groups, fewer than ${groups}`] : [];
  const count = pick(rows, "refused").length;
  return [
    ...wrong,
    ...few,
    ...(count > refused ? [`${folder}: ${count} groups refused, over ${refused}`] : []),
  ];
}

/** Counts the groups of each draft, and the rejected ones by keyword. */
function tableOfDrafts(judged: ReadonlyMap<Draft, readonly Row[]>): string {
  const rows = [...judged].map(([{ folder }, own]) => {
    const refused = pick(own, "refused");
    const keywords = Map.groupBy(
      refused,
      ({ details: [message = ""] }) => /"([^"]+)"/.exec(message)?.[1] ?? message,
    );
    const names = [...keywords].map(([keyword, groups]) => `\`${keyword}\` ${groups.length}`);
    const counts = [own, pick(own, "right"), refused, pick(own, "wrong")].map((some) => String(some.length));
    return [`\`${folder}\``, ...counts, names.sort().join(", ")];
  });
  return renderTable(["Draft", "Groups", "Right", "Refused", "Wrong", "Refused for"], rows);
}

const { values, positionals } = readArguments({
  options: { write: { type: "boolean", default: false } },
  allowPositionals: true,
});
const suite = positionals[0] ?? process.env.JSON_SCHEMA_TEST_SUITE ?? "";
if (!statSync(join(suite, "draft7"), { throwIfNoEntry: false })?.isDirectory()) {
  const name = suite === "" ? "the JSON Schema Test Suite" : `"${suite}"`;
  console.error(
    `cannot read ${name}: expected a folder with draft7 and draft2020-12, as argument or in JSON_SCHEMA_TEST_SUITE`,
  );
  process.exit(3);
}
const judged = new Map<Draft, readonly Row[]>();

/** Judges the groups of a draft, and prints which are rejected. */
async function tryDraft(draft: Draft): Promise<Found> {
  const rows = await judgeDraft(suite, draft);
  judged.set(draft, rows);
  for (const { name, details } of pick(rows, "refused")) console.log(`       refused ${name}: ${details[0]}`);
  return { says: `${rows.length} groups`, failures: listComplaints(draft, rows) };
}

await tryParts(Object.fromEntries(drafts.map((draft) => [draft.folder, () => tryDraft(draft)])));
const groups = tableOfDrafts(judged);
console.log(`\n${groups}`);
if (values.write) renewDocument(new URL("README.md", import.meta.url), { groups });
