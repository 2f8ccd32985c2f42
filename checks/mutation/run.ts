import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chooseNamed, readArguments } from "../shared/read-arguments.ts";
import { type Folder, folders } from "./folders.ts";
import { type Equivalent, judge, type Mutant, type Verdict } from "./judge.ts";
import { isOld, writeTable } from "./write-table.ts";

// node checks/mutation/run.ts [FOLDER…] [--share SHARE] [--check [--part PART]]: mutates the sample of every folder, or of
// some; a share of 1 is every mutant, a part of 0.5 half of the sample. Two folders at a time, as many processors are needed for one.

const { values, positionals } = readArguments({
  options: {
    share: { type: "string" },
    part: { type: "string", default: "1" },
    check: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const list: Equivalent[] = JSON.parse(readFileSync(new URL("equivalent.json", import.meta.url), "utf8"));
const script = fileURLToPath(new URL("one-folder.ts", import.meta.url));

/** Mutates a folder in a process of its own. */
async function mutate(folder: Folder): Promise<Verdict> {
  const args = [script, folder.name, values.share ?? String(folder.share * Number(values.part))];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 });
  return judge(folder, JSON.parse(stdout.trimEnd().split("\n").at(-1)!) as Mutant[], list);
}

function show({ folder, sampled, score, survivors, expired, isGood }: Verdict, seconds: number): void {
  const percent = (score * 100).toFixed(1);
  console.log(
    `${isGood ? "ok  " : "FAIL"} ${folder}: ${percent} % of ${sampled} mutants noticed (${seconds.toFixed(0)} s)`,
  );
  for (const { file, line, from, to } of survivors)
    console.log(`  survived: ${file}: ${line}\n    ${excerpt(from)} → ${excerpt(to)}`);
  for (const { file, from, to } of expired)
    console.log(
      `  expired: ${file}: ${excerpt(from)} → ${excerpt(to)} is noticed, or gone; remove it from equivalent.json`,
    );
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

const chosen = chooseNamed(folders, positionals);
const verdicts = new Map<string, Verdict>();
const waiting = [...chosen];
async function work(): Promise<void> {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const start = performance.now();
    try {
      const verdict = await mutate(folder);
      show(verdict, (performance.now() - start) / 1000);
      verdicts.set(folder.name, verdict);
    } catch (error) {
      // Stryker prints what stops it: most often a test that fails before anything is mutated.
      const { stdout = "", message } = error as Error & { readonly stdout?: string };
      console.log(`FAIL ${folder.name}: cannot be mutated: ${stdout.trim() || message}`);
      process.exitCode = 1;
    }
  }
}
await Promise.all([work(), work()]);
const all = chosen.flatMap(({ name }) => verdicts.get(name) ?? []);
const readme = new URL("README.md", import.meta.url);
const document = readFileSync(readme, "utf8");
const isSample = values.share === undefined && values.part === "1";
if (isSample && !values.check) {
  const names = folders.map(({ name }) => name);
  writeFileSync(readme, writeTable(document, names, all));
}
const old = isSample && values.check ? all.filter((one) => isOld(document, one)) : [];
for (const { folder } of old)
  console.log(`FAIL README.md has another score of ${folder}; run "npm run code-mutation"`);
if (old.length > 0 || !all.every(({ isGood }) => isGood)) process.exitCode = 1;
