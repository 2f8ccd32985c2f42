import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readReceiverCases } from "#conformance/suite/receiver/read-receiver-cases.ts";
import { recordingCases } from "#conformance/suite/sender/create-recording-under-test.ts";
import { editions } from "#generated/internal/editions.js";
import { projectRoot } from "#scripts/files.ts";
import { listEditions } from "#src/diagnostics/editions.ts";
import type { ValidationError } from "#src/validate/result.ts";

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const list = (pattern: string): readonly string[] => {
  const files = globSync(pattern, { cwd: projectRoot }).sort();
  expect(files, pattern).not.toEqual([]);
  return files;
};

/** Reads the rows of "What is rejected": the changed property, its new value (none: removed), and the error. */
function readRejections(page: string): { path: string; value?: string; error: unknown }[] {
  const rows = page.matchAll(/^\| `(.*)` is (?:missing|`(.*)`) \| \[`(.*)`\]\(.*\) at `(.*)` \|$/gm);
  return [...rows].map(([, path = "", value, code, at]) => ({
    path,
    error: { code, path: at },
    ...(value !== undefined && { value }),
  }));
}

/** Changes a property of a document. */
function change(document: Record<string, unknown>, path: string, value: string | undefined): unknown {
  const steps = path.split("/").slice(1);
  const last = steps.pop() ?? "";
  const parent = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, document);
  if (value === undefined) delete parent[last];
  else parent[last] = JSON.parse(value);
  return document;
}

describe.each(listEditions("webhook"))("edition %s rejects what its pages say", async (edition) => {
  const { validate } = (await import(`#generated/webhook/${edition}/strict.js`)) as {
    validate: (value: unknown) => readonly ValidationError[];
  };
  test.each(list(`generated/docs/webhook/${edition}/*-*.md`))("%s", (file) => {
    const page = read(file);
    const sample = /```json\n(.*?)```/s.exec(page)?.[1] ?? "";
    const rejections = readRejections(page);
    expect(rejections.length).toBeGreaterThan(2);
    const errors = rejections.map(({ path, value }) =>
      validate(change(JSON.parse(sample), path, value)).map(({ code, path: at }) => ({ code, path: at })),
    );
    expect(errors).toEqual(rejections.map(({ error }) => [error]));
  });
});

test("relative links of all Markdown files lead to a file", () => {
  const broken = list(
    "{*,.github/*,{docs,generated,spec,schemas,src,cli,conformance,platform,languages,test,bench,scripts}/**/*}.md",
  )
    .filter((file) => !/node_modules|\/dist\//.test(file))
    .flatMap((file) =>
      [
        ...read(file)
          .replaceAll(/^(`{3,}).*?^\1/gms, "")
          .matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g),
      ]
        .filter(([, target = ""]) => !existsSync(join(projectRoot, dirname(file), target)))
        .map(([, target]) => `${file}: ${target}`),
    );
  expect(broken).toEqual([]);
});

test("the tests that prove the promises exist, and the files to edit", () => {
  const pages = read("test/README.md") + read(".github/CONTRIBUTING.md");
  const named = [...pages.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => path.includes("/") && !existsSync(join(projectRoot, path)))).toEqual([]);
});

test("README's numbers are those of the suite and the editions", () => {
  const rows = (kind: string): readonly string[] =>
    list(`conformance/cases/${kind}*.ndjson`).flatMap((file) => read(file).trimEnd().split("\n"));
  const counts = [
    [...rows("payload"), ...rows("raster-info")].filter((row) => row.includes('"status":"invalid"')).length,
    rows("signature").length,
    readReceiverCases("2.3").length,
    recordingCases.length,
  ];
  const readme = read("README.md");
  const sentence =
    /Over (\S+) invalid documents, (\S+) signatures, (\S+) receiver requests and (\S+) checks/.exec(readme) ??
    [];
  const said = sentence.slice(1).map((number) => Number(number.replaceAll(",", "")));
  // An event that is added brings more, and they stay true.
  expect(said.map((number, i) => number > 0 && number <= (counts[i] ?? 0))).toEqual([true, true, true, true]);
  const range = (name: string): string => {
    const own = editions.filter((one) => one.name === name).map(({ releases }) => releases);
    const numbers = own.join().match(/\d\.\d+/g) ?? [];
    return `${numbers[0]} to ${numbers.at(-1)}`;
  };
  expect(readme).toContain(`CVAT ${range("webhook")};`);
  expect(readme).toContain(`GDAL ${range("raster-info")}.`);
});
