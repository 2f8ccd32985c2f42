import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { readTable } from "../suites/runner/read-case-files.ts";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const folder = "conformance/corpus/raster-info";

/** What the command says about a file, as far as the corpus states it. */
interface FileResult {
  readonly file: string;
  readonly status: string;
  readonly reason?: string;
  readonly withReplacement?: string;
}

const expectations = readTable("corpus/raster-info/expected.tsv").map(
  ({ file, utf8, json, seed_verdict: verdict = "" }) => ({
    file: `${folder}/${file}`,
    utf8: utf8 === "1",
    json: json === "1",
    verdict,
  }),
);

async function validate(files: readonly string[]): Promise<{ exit: number; results: readonly FileResult[] }> {
  const args = ["node", "cli/main.ts", "validate", "raster-info", "--format", "json", ...files];
  const { exit, stdout } = await promisify(execFile)("npx", args, { cwd, maxBuffer: 1e8 }).then(
    ({ stdout }) => ({ exit: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ exit: error.code, stdout: error.stdout }),
  );
  return { exit, results: JSON.parse(stdout).results };
}

describe("outputs of a real program", () => {
  let results: readonly FileResult[];

  beforeAll(async () => {
    ({ results } = await validate(expectations.map(({ file }) => file)));
  });

  test.each(expectations)("$file", ({ file, utf8, json, verdict }) => {
    const result = results.find((one) => one.file === file);
    const readable = utf8 && json;
    expect({
      status: result?.status,
      reason: result?.reason,
      withReplacement: result?.withReplacement,
    }).toEqual({
      status: readable ? verdict : "unreadable",
      reason: readable ? undefined : utf8 ? "not-json" : "not-utf8",
      withReplacement: utf8 ? undefined : verdict,
    });
  });

  test("the exit code is 1 where one is invalid, 3 where some cannot be read and the rest is valid", async () => {
    const valid = expectations.filter(({ utf8, json, verdict }) => utf8 && json && verdict === "valid");
    const unreadable = expectations.filter(({ utf8, json }) => !utf8 || !json);
    const files = [...valid, ...unreadable].map(({ file }) => file);
    expect((await validate(files)).exit).toBe(3);
    expect((await validate(expectations.map(({ file }) => file))).exit).toBe(1);
    expect((await validate(valid.map(({ file }) => file))).exit).toBe(0);
  });
});
