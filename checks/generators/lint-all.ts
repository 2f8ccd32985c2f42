import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles, projectRoot } from "../../scripts/files.ts";
import { itemAt } from "../../src/util/item-at.ts";
import { renderTable } from "../../src/util/markdown.ts";
import { holdKnown } from "../shared/known-failing.ts";
import { dist } from "./install-tools.ts";
import { type Finding, type Linter, linters } from "./linters.ts";

/** The findings of the linters in all documents. */
interface LintResult {
  /** Table of the linters, in Markdown. */
  readonly table: string;
  readonly failures: readonly string[];
}

/** Runs every linter on both OpenAPI documents of every edition, and on a faulty document where each must find the fault. */
export async function lintAll(): Promise<LintResult> {
  const documents = (await listFiles("generated/openapi")).filter((path) => path.endsWith(".json")).sort();
  const broken = await writeBroken(itemAt(documents, 0));
  const failures: string[] = [];
  const rows: string[][] = [];
  for (const linter of linters) {
    const found = await lintDocuments(linter, documents);
    const wrong = holdKnown(
      found.map(({ path, rule, message }) => ({ id: rule, failure: `${path}: ${message}` })),
      linter.meant,
    );
    failures.push(...wrong.map((one) => `${linter.title}: ${one}`));
    if ((await linter.lint(broken)).length === 0)
      failures.push(`${linter.title}: finds nothing in a document without title`);
    const meant = linter.meant.map(({ pattern, reason }) => `\`${pattern}\`: ${reason}`);
    rows.push([
      linter.title,
      linter.version,
      String(documents.length),
      String(wrong.length),
      meant.join("; "),
    ]);
  }
  return {
    table: renderTable(["Linter", "Version", "Documents", "Errors and warnings", "Meant"], rows),
    failures,
  };
}

/** Writes a document without a title. */
async function writeBroken(path: string): Promise<string> {
  const document = JSON.parse(await readFile(join(projectRoot, path), "utf8"));
  delete document.info.title;
  const broken = join(dist, "broken.openapi.json");
  await writeFile(broken, JSON.stringify(document));
  return broken;
}

async function lintDocuments(
  { lint }: Linter,
  documents: readonly string[],
): Promise<readonly (Finding & { readonly path: string })[]> {
  const found = [];
  for (const path of documents)
    found.push(...(await lint(`${projectRoot}/${path}`)).map((one) => ({ ...one, path })));
  return found;
}
