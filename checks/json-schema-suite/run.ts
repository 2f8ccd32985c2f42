import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillMarkers, tableOf } from "#src/text/markdown.ts";
import { type Draft, drafts } from "./drafts.ts";
import { type Group, type Judgement, judgeGroup } from "./judge-group.ts";

/** The outcome of a group, with its file and description. */
interface Row extends Judgement {
  readonly name: string;
}

/** Puts every group of a draft through the validators stage. */
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
function complaintsOf({ folder, groups, refused }: Draft, rows: readonly Row[]): string[] {
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

/** Counts the groups of each draft, and the refused ones by keyword. */
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
  return tableOf(["Draft", "Groups", "Right", "Refused", "Wrong", "Refused for"], rows);
}

/** Judges a suite, prints what is refused or wrong, and returns how many complaints there are. */
async function run(suite: string, isWriting: boolean): Promise<number> {
  const judged = new Map<Draft, Row[]>();
  for (const draft of drafts) judged.set(draft, await judgeDraft(suite, draft));
  const refused = [...judged.values()].flatMap((rows) => pick(rows, "refused"));
  for (const { name, details } of refused) console.log(`refused ${name}: ${details[0]}`);
  const complaints = [...judged].flatMap(([draft, rows]) => complaintsOf(draft, rows));
  for (const complaint of complaints) console.error(complaint);
  const table = tableOfDrafts(judged);
  console.log(`\n${table}`);
  const readme = new URL("README.md", import.meta.url);
  if (isWriting) writeFileSync(readme, fillMarkers(readFileSync(readme, "utf8"), { groups: table }));
  return complaints.length;
}

const words = process.argv.slice(2);
const folder = words.find((word) => word !== "--write") ?? process.env.JSON_SCHEMA_TEST_SUITE;
if (folder === undefined || !statSync(join(folder, "draft7"), { throwIfNoEntry: false })?.isDirectory()) {
  const name = folder === undefined ? "the JSON Schema Test Suite" : `"${folder}"`;
  console.error(
    `cannot read ${name}: expected a folder with draft7 and draft2020-12, as argument or in JSON_SCHEMA_TEST_SUITE`,
  );
  process.exitCode = 3;
} else if ((await run(folder, words.includes("--write"))) > 0) process.exitCode = 1;
