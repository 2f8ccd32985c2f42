import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { itemAt } from "#src/text/item-at.ts";
import { must } from "#src/text/must.ts";
import type { Flaw } from "./flaw.ts";
import { proofs, runIn } from "./proofs.ts";

/** The outcome of a flaw. */
export interface Planted {
  readonly flaw: Flaw;
  /** What fails with it; nothing if it survives. */
  readonly killedBy: readonly string[];
}

/** Copies the project as it is, with its packages, into a repository of its own. */
export function createCopy(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const quiet = { cwd: projectRoot, stdio: "pipe" } as const;
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"],
    { ...quiet, maxBuffer: 2 ** 28 },
  );
  execFileSync("sh", ["-c", 'tar -c --null --ignore-failed-read -T - | tar -x -C "$0"', folder], {
    ...quiet,
    input: files,
  });
  for (const packages of ["node_modules", "checks/browser/node_modules"])
    if (existsSync(join(projectRoot, packages)))
      execFileSync("cp", ["-al", join(projectRoot, packages), join(folder, packages)]);
  const git = ["-c", "user.name=planted", "-c", "user.email=planted@flaws.example", "-c", "gc.auto=0"];
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    ["commit", "-qm", "as it stands"],
  ])
    execFileSync("git", [...git, ...args], { cwd: folder });
  return folder;
}

/** Returns the text of a file with a flaw; throws unless the flaw's text occurs there once. */
export function withFlaw(folder: string, { file, from, to }: Pick<Flaw, "file" | "from" | "to">): string {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const count = text.split(from).length - 1;
  if (count !== 1)
    throw new Error(`the patch no longer applies: ${file} has its text ${count} times, not once`);
  return text.replace(from, () => to);
}

/** Plants flaws in a copy, runs the checks that must notice them, and takes them out again. */
export async function plant(cwd: string, flaws: readonly Flaw[]): Promise<readonly Planted[]> {
  const failed = await failuresWith(cwd, flaws);
  const isGenerated = failed.every((name) => !name.startsWith(refused));
  const found: Planted[] = [];
  for (const flaw of flaws) {
    const { title = "" } = flaw;
    const killedBy = isGenerated ? failed.filter((name) => name.includes(title)) : failed;
    // Of several, the pipeline may reject another one, or another one may hide this: planting it alone shows which.
    const isSure = flaws.length === 1 || (isGenerated && killedBy.length > 0);
    found.push(...(isSure ? [{ flaw, killedBy }] : await plant(cwd, [flaw])));
  }
  return found;
}

/** First words of the failure where the pipeline itself rejects a flaw. */
const refused = "generation: ";

async function failuresWith(cwd: string, flaws: readonly Flaw[]): Promise<readonly string[]> {
  for (const flaw of flaws) writeFileSync(join(cwd, flaw.file), withFlaw(cwd, flaw));
  try {
    const { proof } = itemAt(flaws, 0);
    const { generates, run } = must(proofs[proof], proof);
    const generated = generates === true ? await runIn(cwd, "node", ["scripts/generate.ts"]) : undefined;
    if (generated !== undefined && generated.code !== 0) return [`${refused}${reasonIn(generated.text)}`];
    return await run({ cwd, clauses: flaws.map(({ cases, clause }) => cases ?? clause) });
  } finally {
    execFileSync("git", ["checkout", "-q", "."], { cwd });
    execFileSync("git", ["clean", "-fdq"], { cwd });
  }
}

function reasonIn(text: string): string {
  const lines = text.split("\n");
  const line =
    lines.find((one) => /^cannot |^\w*Error: /.test(one)) ?? lines.find((one) => /cannot |Error: /.test(one));
  return (line ?? lines.at(-2) ?? "").trim().slice(0, 160);
}
