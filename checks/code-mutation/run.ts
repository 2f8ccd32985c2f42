import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shorten } from "../../src/text/shorten.ts";
import { chooseNamed, readArguments } from "../shared/read-arguments.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { type Folder, folders } from "./folders.ts";
import { type Equivalent, judge, type Mutant, type Verdict } from "./judge.ts";
import { isOld, writeTable } from "./write-table.ts";

// node checks/code-mutation/run.ts [FOLDER…] [--share SHARE] [--check [--part PART]]: mutates the sample of every folder, or of
// some. A share of 1 is every mutant, a part of 0.5 half of the sample. Two folders run at a time, because one needs as many processors.

const { values, positionals } = readArguments({
  options: {
    share: { type: "string" },
    part: { type: "string", default: "1" },
    check: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const list: Equivalent[] = JSON.parse(readFileSync(new URL("equivalent.json", import.meta.url), "utf8"));
const script = join(import.meta.dirname, "one-folder.ts");

/** Mutates a folder in a process of its own, without a limit of time. */
async function mutate(folder: Folder): Promise<Verdict> {
  const args = [script, folder.name, values.share ?? String(folder.share * Number(values.part))];
  const printed = await runCommand(process.execPath, args, { timeout: 0 });
  return judge(folder, JSON.parse(printed.trimEnd().split("\n").at(-1)!) as Mutant[], list);
}

function excerpt(text: string): string {
  return shorten(text.replace(/\s+/g, " "), 100);
}

const readme = new URL("README.md", import.meta.url);
const document = readFileSync(readme, "utf8");
const isSample = values.share === undefined && values.part === "1";
const verdicts: Verdict[] = [];

/** Mutates a folder, and compares its score with the required one and with README. */
async function tryFolder(folder: Folder): Promise<Found> {
  const verdict = await mutate(folder);
  verdicts.push(verdict);
  const { sampled, score, survivors, expired, isGood } = verdict;
  for (const { file, line, from, to } of survivors)
    console.log(`       survived: ${file}: ${line}\n         ${excerpt(from)} → ${excerpt(to)}`);
  const says = `${(score * 100).toFixed(1)} % of ${sampled} mutants noticed`;
  return {
    says,
    failures: [
      ...expired.map(
        ({ file, from, to }) =>
          `expired: ${file}: ${excerpt(from)} → ${excerpt(to)} is noticed, or gone; remove it from equivalent.json`,
      ),
      ...(isGood || expired.length > 0 ? [] : [`${says}, at least ${folder.least * 100} %`]),
      ...(isSample && values.check && isOld(document, verdict)
        ? ['README.md has another score; run "npm run code-mutation"']
        : []),
    ],
  };
}

const parts = chooseNamed(folders, positionals).map((one) => [one.name, () => tryFolder(one)] as const);
await tryParts(Object.fromEntries(parts), { lanes: 2 });
if (isSample && !values.check) {
  const names = folders.map(({ name }) => name);
  writeFileSync(readme, writeTable(document, names, verdicts));
}
