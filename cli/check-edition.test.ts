import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";

function sample(name: string): string {
  return readFileSync(new URL(`../conformance/samples/${name}.json`, import.meta.url), "utf8");
}

const files = {
  "export.json": sample("2.65/create-export"),
  "task.json": sample("2.4/create-task"),
  "user.json": sample("2.76/create-user"),
  "newer.json": '{"type":"array","full_name":"/a","dimension_size":[4],"datatype":"Int8"}',
  "new.json": '{"type":"array","dimension_size":[4,5]}',
  "odd.json": '{"type":"array","scale":"NaN","statistics":{"valid_sample_count":1}}',
  "old.json": '{"type":"array","unit":"m"}',
};

describe("validate", () => {
  test.each([
    { args: "webhook --edition 2.65 export.json", code: 0, lines: ["✓ export.json"] },
    {
      args: "webhook export.json",
      code: 1,
      lines: [
        '? export.json  unknown event "create:export"',
        "  valid in edition 2.65 (CVAT 2.65–2.72); try --edition 2.65",
        '  error "create:export" is not an event of the contract',
      ],
    },
    {
      args: "webhook --edition auto user.json",
      code: 0,
      lines: ["✓ user.json", "  edition 2.76 (CVAT 2.76–2.80)"],
    },
    {
      args: "raster-info new.json",
      code: 1,
      lines: [
        "✗ new.json  1 error",
        "  valid in edition 2026 (gdalmdiminfo 3.13, as published), also in observed; try --edition 2026",
        '  error member "dimension_size" is not in the contract',
      ],
    },
    { args: "raster-info --edition observed odd.json", code: 0, lines: ["✓ odd.json"] },
  ])("$args", async ({ args, code, lines }) => {
    const result = await runCli(["validate", ...args.split(" ")], { files });
    expect([result.code, result.stdout.split("\n").slice(0, lines.length)]).toEqual([code, lines]);
  });

  test("an error on a member of another edition says which, and suggests nothing else", async () => {
    const { stdout } = await runCli("validate raster-info new.json".split(" "), { files });
    expect(stdout).toContain("came with gdalmdiminfo 3.4, edition 2026");
    expect(stdout).not.toMatch(/did you mean|expected one of/);
  });

  test.each([
    ["2.76", 'did you mean "create:user"?'],
    ["auto", 'did you mean "create:user", an event in edition 2.76 (CVAT 2.76–2.80)?'],
    ["2.3", 'did you mean "create:user", an event in edition 2.76 (CVAT 2.76–2.80)?'],
  ])("a misspelt event of 2.76, asked in %s: %s", async (edition, hint) => {
    const files = { "misspelt.json": '{"event":"create:usr"}' };
    const { code, stdout } = await runCli(["validate", "webhook", "--edition", edition, "misspelt.json"], {
      files,
    });
    expect([code, stdout]).toEqual([1, expect.stringContaining(hint)]);
  });

  test("an edition that is none is one line", async () => {
    const { code, stderr } = await runCli("validate webhook --edition 3 task.json".split(" "), { files });
    expect([code, stderr]).toEqual([
      2,
      'annotation-contracts: "3" is not an edition; choose one of 2.3, 2.4, 2.65, 2.73, 2.76, auto\n',
    ]);
  });

  test.each([
    ["validate webhook --edition 2.80 task.json", "auto; release 2.80 sends edition 2.76"],
    ["sample update:task --edition 2.64.1", "2.76; release 2.64.1 sends edition 2.4"],
    ["platform --edition 2.80", "2.76; release 2.80 sends edition 2.76"],
    ["conformance receiver --edition 2.74", "2.76; release 2.74 sends edition 2.73"],
    ["conformance library --edition 2.80", "; release 2.80 sends edition 2.76"],
    ["diff webhook@2.3 webhook@2.80", "webhook@2.76; release 2.80 sends edition 2.76"],
    ["validate webhook --edition 2.2 task.json", "auto"],
    ["validate raster-info --edition 3.10 new.json", "auto"],
  ])("%s: …%s", async (args, end) => {
    const { code, stderr } = await runCli(args.split(" "), { files });
    expect([code, stderr.endsWith(`${end}\n`)]).toEqual([2, true]);
  });

  test("--summary names the files that a line has room for, by their place in the folder that all share", async () => {
    const document = '{"type":"array","unit":"m"}';
    const names = ["a/first.json", "a/b/second.json", "a/b/third-with-a-longer-name.json", "a/fourth.json"];
    const { stdout } = await runCli(["validate", "raster-info", "--summary", ...names], {
      files: Object.fromEntries(names.map((name) => [name, document])),
      columns: 60,
    });
    expect(stdout).toBe(
      "Likely releases\n  any release: 4 files\n      first.json, b/second.json and 2 more\n\n4 documents: 4 valid\n",
    );
  });

  test("--summary says of the whole document and of an item where an error stands", async () => {
    const files = { "list.json": "[]", "item.json": '{"type":"group","dimensions":[7]}' };
    const { stdout } = await runCli("validate raster-info --summary list.json item.json".split(" "), {
      files,
    });
    expect(stdout).toContain("✗ the document: expected an object, found an array in 1 place of 1 file");
    expect(stdout).toContain("✗ an item of `dimensions`: expected a string or an object, found 7 in 1 place");
  });

  test("--summary says why files cannot be read", async () => {
    const names = ["list.json", "other.json", "none.json"];
    const { stdout } = await runCli(["validate", "raster-info", "--summary", ...names], {
      files: { "list.json": "[1,", "other.json": "{}," },
    });
    expect(stdout.split("\n").slice(0, 3)).toEqual([
      "✗ not JSON: expected a value, found the end of the document in 1 place of 1 file",
      '✗ not JSON: expected the end of the document, found "," in 1 place of 1 file',
      "✗ no such file in 1 place of 1 file",
    ]);
  });

  test("--summary groups equal errors and lists files by likely release", async () => {
    const { code, stdout } = await runCli(
      "validate raster-info --summary old.json new.json newer.json odd.json".split(" "),
      {
        files,
        columns: 120,
      },
    );
    expect([code, stdout]).toEqual([
      1,
      `${[
        "✗ unexpected `dimension_size` in 2 places of 2 files; came with gdalmdiminfo 3.4, edition 2026",
        "✗ unexpected `full_name` in 1 place of 1 file; came with gdalmdiminfo 3.13, edition 2026",
        "✗ `Int8` as `datatype` in 1 place of 1 file; valid in edition 2026 (gdalmdiminfo 3.13, as published)",
        '✗ `scale`: expected a number, found "NaN" in 1 place of 1 file; valid in edition observed (gdalmdiminfo 3.2–3.13, as printed)',
        "✗ unexpected `statistics` in 1 place of 1 file; a member in edition observed (gdalmdiminfo 3.2–3.13, as printed)",
        "",
        "Likely releases",
        "  any release: 1 file  old.json",
        "  edition observed (gdalmdiminfo 3.2–3.13, as printed): 1 file  odd.json",
        "  gdalmdiminfo 3.4 or later: 1 file  new.json",
        "  gdalmdiminfo 3.13 or later: 1 file  newer.json",
        "",
        "4 documents: 1 valid, 3 invalid",
        "valid in another edition: 3 (2 in 2026, 3 in observed); try --edition auto",
      ].join("\n")}\n`,
    ]);
  });
});

test.each([
  { edition: "2.3", events: 19 },
  { edition: "2.4", events: 23 },
  { edition: "2.65", events: 25 },
  { edition: "2.73", events: 29 },
  { edition: "2.76", events: 34 },
])("events --edition $edition lists $events", async ({ edition, events }) => {
  const { stdout } = await runCli(["events", "--edition", edition, "--format", "json"]);
  expect(JSON.parse(stdout).events).toHaveLength(events);
});

test("events shows an event of a later edition", async () => {
  const { code, stdout } = await runCli("events completed:request[merge:job] --edition 2.73".split(" "));
  expect([code, stdout.split("\n")[0]]).toEqual([
    0,
    "completed:request[merge:job]  The replicas of a job were merged, or failed. since 2.73.0",
  ]);
});
