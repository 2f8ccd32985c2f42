import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { examine } from "#src/diff/compare-contracts.ts";
import { prove } from "#src/diff/prove.ts";
import { readContract } from "#src/diff/read-contract.ts";
import { View } from "#src/diff/view.ts";
import type { Schema } from "#src/model/schema.ts";
import { installPython } from "../shared/install-python.ts";
import { runCommand } from "../shared/run-command.ts";

/** Two schemas, and whether the tests of jsonsubschema say that all values of the first are values of the second. */
interface PublicRow {
  readonly pair: readonly [Schema, Schema];
  readonly is: boolean;
}

/** Results of the comparison on rows where public programs agree. */
interface JudgedRows {
  readonly rows: number;
  readonly agreed: number;
  readonly unknown: readonly string[];
  readonly wrong: readonly string[];
}

/** Compares the pairs of schemas in the tests of jsonsubschema (PyPI) for which json-schema-diff (npm) gives the same answer. */
export async function judgeRows(cache: string): Promise<JudgedRows> {
  const rows = await readRows(join(cache, "rows"));
  await runCommand("npm", ["install", "--silent", "--prefix", join(cache, "rows"), "json-schema-diff@1.0.0"]);
  const { diffSchemas } = createRequire(join(cache, "rows/index.js"))("json-schema-diff");
  const found = { rows: rows.length, agreed: 0, unknown: [] as string[], wrong: [] as string[] };
  for (const { pair, is } of rows) {
    const [sourceSchema, destinationSchema] = pair;
    const other = await diffSchemas({ sourceSchema, destinationSchema }).catch(() => undefined);
    if (other === undefined || other.removalsFound === is) continue;
    found.agreed += 1;
    const answer = decide(pair);
    if (answer === undefined) found.unknown.push(JSON.stringify(pair));
    else if (answer !== is) found.wrong.push(`${is}: ${JSON.stringify(pair)}`);
  }
  return found;
}

async function readRows(folder: string): Promise<readonly PublicRow[]> {
  const file = join(folder, "rows.jsonl");
  if (!existsSync(file)) {
    const [suite, version] = ["jsonsubschema", "0.0.8"];
    const python = await installPython(join(folder, "venv"), `${suite}==${version}`, "pytest==9.2.0");
    const download = ["-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", "-d", folder];
    await runCommand(python, [...download, `${suite}==${version}`]);
    await runCommand("tar", ["-xzf", join(folder, `${suite}-${version}.tar.gz`), "-C", folder]);
    const tests = join(folder, `${suite}-${version}/test`);
    await runCommand(python, [join(import.meta.dirname, "rows.py"), tests, file]);
  }
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** Checks whether all values of a schema are values of another, both as they are written; undefined where it is unknown. */
function decide(pair: PublicRow["pair"]): boolean | undefined {
  // The tests are written in draft-04.
  const [sent, read] = pair.map((schema, i) => {
    const document = { $schema: "http://json-schema.org/draft-04/schema#", ...schema };
    return new View(readContract({ name: `${i}`, document }), undefined, i === 1);
  });
  const examined = examine({ audience: "sender", sent: sent!, read: read!, isOld: true });
  const gaps = examined.comparison.gaps.filter(({ reason }) => reason.kind !== "known");
  if (gaps.length === 0) return true;
  return gaps.some((gap) => prove(gap, examined).proof !== undefined) ? false : undefined;
}
