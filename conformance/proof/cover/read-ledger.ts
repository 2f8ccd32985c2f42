import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot, readJson, readText } from "#scripts/sources/files.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { caseKinds, readCaseFiles } from "../../suites/runner/read-case-files.ts";

/** A row of the ledger `spec/decisions.json`: how a clause that can be read in two ways is read here. */
export interface Decision {
  readonly id: string;
  readonly clause: readonly string[];
  readonly question: string;
  readonly decision: string;
}

/** A case or test that fixes a decision. */
export interface Pin {
  /** File from the top of the project. */
  readonly path: string;
  /** Identifier of the case, or title of the test. */
  readonly title: string;
  /** What the case is about, and its required outcome. */
  readonly detail?: string;
}

/** A decision with everything found about it: none of this is written by hand. */
export interface FoundDecision extends Decision {
  /** Sources that name it. */
  readonly where: readonly string[];
  readonly pins: readonly Pin[];
}

/** Folders with sources that implement decisions, and with tests. */
const sourceFolders = ["spec", "schemas", "scripts", "src", "platform", "conformance/suites"];
const testFolders = ["scripts", "src", "conformance", "platform", "cli", "checks"];

/** Reads the ledger, with the sources, cases and tests that name each decision. */
export function readLedger(): readonly FoundDecision[] {
  const ledger: readonly Decision[] = readJson("spec/decisions.json");
  const sources = sourceTexts();
  const tests = textsIn(testFolders, (path) => path.endsWith(".test.ts"));
  const cases = caseKinds().flatMap(readCaseFiles);
  return ledger.map((row) => ({
    ...row,
    where: [...sources].filter(([, text]) => names(text, row.id)).map(([path]) => path),
    pins: [
      ...cases.flatMap(({ kind, name, content }) =>
        content.cases
          .filter((one) => one.decision === row.id)
          .map((one) => ({
            path: `conformance/cases/${kind}/${name}.json`,
            title: one.id,
            detail: `${one.description}: ${describeOutcome(one)}`,
          })),
      ),
      ...[...tests].flatMap(([path, text]) => titlesIn(text, row.id).map((title) => ({ path, title }))),
    ],
  }));
}

/** Reads the sources that implement clauses and decisions, by path: neither tests nor generated files. */
export function sourceTexts(): ReadonlyMap<string, string> {
  return textsIn(
    sourceFolders,
    (path) => /\.(tsp|ts|md|schema\.json)$/.test(path) && path !== "spec/README.md" && !isTest(path),
  );
}

/** What a case may say about its outcome, in any kind. */
interface Stated {
  readonly status?: unknown;
  readonly mode?: string;
  readonly expect?: unknown;
  readonly verdict?: string;
  readonly reason?: string;
  readonly errors?: readonly { readonly code: string }[];
}

/** Describes the required outcome of a case, of any kind. */
function describeOutcome(one: object): string {
  const { status, mode, expect, verdict, reason, errors = [] }: Stated = one;
  const stated: string | undefined = [verdict, expect, status].find((word) => typeof word === "string");
  if (stated === undefined) throw new Error("cannot tell the outcome of a case: it states none");
  const causes = [...errors.map(({ code }) => code), ...(reason === undefined ? [] : [reason])];
  const modes = mode === undefined ? "" : mode === "both" ? " in both modes" : ` in ${mode} mode`;
  return `${stated}${causes.length === 0 ? "" : ` (${causes.join(", ")})`}${modes}`;
}

function names(text: string, id: string): boolean {
  return new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text);
}

/** Lists the quoted texts that name a decision; in tests these are titles. */
function titlesIn(text: string, id: string): readonly string[] {
  const quoted = new RegExp(`(["'\`])([^"'\`\n]*(?<![\\w-])${id}(?![\\w-])[^"'\`\n]*)\\1`, "g");
  return [...text.matchAll(quoted)].map(([, , title]) => assertDefined(title, "title"));
}

function isTest(path: string): boolean {
  return path.endsWith(".test.ts") || path.includes("/fixtures/");
}

function textsIn(folders: readonly string[], wanted: (path: string) => boolean): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => !path.includes("/node_modules/") && wanted(path)),
  );
  return new Map([...new Set(paths)].sort().map((path) => [path, readText(path)]));
}
