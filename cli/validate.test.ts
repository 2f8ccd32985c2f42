import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Ended, runCli as runArgv, type Surroundings } from "./fixtures/command-line.ts";

/** Runs `validate`; spaces separate its arguments. */
const validate = (line: string, surroundings: Surroundings = { files }): Promise<Ended> =>
  runArgv(["validate", ...line.split(" ")], surroundings);

const readSample = (name: string): string =>
  readFileSync(new URL(`../conformance/samples/${name}.json`, import.meta.url), "utf8");

/** An array of raster info on several lines. */
const array = '{\n  "type": "array",\n  "datatype": "Float32",\n  "scale": 1\n}\n';
const group = '{"type":"group"}';

const files = {
  "good.json": array,
  "type.json": array.replace("1\n", '"NaN"\n'),
  "name.json": array.replace("scale", "scal"),
  "rounded.json": array.replace("1\n", "12345678901234567890\n"),
  "escape.json": '{"\\u001b[31m":1}',
  "syntax.json": '{\n  "type": "array",\n}',
  "bom.json": `\ufeff${array}`,
  "empty.json": "",
  "latin1.json": Buffer.from('{"name":"caf\u00e9"}', "latin1"),
  "latin1-invalid.json": Buffer.from('{"nam":"caf\u00e9"}', "latin1"),
  "latin1-junk.json": Buffer.from("{caf\u00e9}", "latin1"),
  "levels-1000000.json": "[".repeat(1_000_000) + "]".repeat(1_000_000),
  "infinity.json": '{"scale":1e400}',
  "proto.json": '{"arrays":{"__proto__":{"__proto__":1}}}',
  "junk.bin": Uint8Array.from({ length: 300 }, (_, i) => (i * 197 + 130) % 256),
  "many.json": `{${Array.from({ length: 15 }, (_, i) => `"zz${i}":0`).join(",\n")}}`,
};

/** Arguments, exit code, and what the pretty format shows. */
const pretty: readonly (readonly [args: string, code: number, shown: string])[] = [
  [
    "good.json",
    0,
    `✓ good.json  valid: edition 2019, also 2026 and observed

1 document: 1 valid
`,
  ],
  [
    "name.json",
    1,
    `✗ name.json  1 error
  closest edition 2019 (gdalmdiminfo 3.1–3.3, as published)
  error property "scal" is not in the contract
    ╭─ name.json:4:3
  3 │   "datatype": "Float32",
  4 │   "scal": 1
    │   ^^^^^^ did you mean "scale"?
  5 │ }
    ╰─ /scal · R2.3 An array: its datatype, dimensions, attributes and values.

1 document: 1 invalid
`,
  ],
  [
    "--edition 2019 type.json",
    1,
    `✗ type.json  1 error
  edition 2019 (gdalmdiminfo 3.1–3.3, as published); valid in observed: pass --edition observed
  error expected a number, found "NaN"
    ╭─ type.json:4:12
  3 │   "datatype": "Float32",
  4 │   "scale": "NaN"
    │            ^^^^^
    │ valid in edition observed (gdalmdiminfo 3.2–3.13, as printed)
  5 │ }
    ╰─ /scale · R2.3 Scale (the factor from stored to real values).

1 document: 1 invalid
`,
  ],
  [
    "--edition 2019 rounded.json",
    0,
    `! rounded.json  valid: edition 2019, 1 warning
  warning JavaScript rounds 12345678901234567890 to 12345678901234567000
    ╭─ rounded.json:4:12
  3 │   "datatype": "Float32",
  4 │   "scale": 12345678901234567890
    │            ^^^^^^^^^^^^^^^^^^^^
  5 │ }
    ╰─ /scale · R2.2 · R-int

1 document: 1 valid, 1 warning
`,
  ],
  [
    "escape.json",
    1,
    `✗ escape.json  1 error
  closest edition 2019 (gdalmdiminfo 3.1–3.3, as published)
  error property "\\u{1b}[31m" is not in the contract
    ╭─ escape.json:1:2
  1 │ {"\\u001b[31m":1}
    │  ^^^^^^^^^^^^
    ├─ expected one of driver, name, type, dimensions, arrays, attributes, groups, structural_info
    ╰─ /\\u{1b}[31m · R2.2 A group of dimensions, arrays, attributes and groups.

1 document: 1 invalid
`,
  ],
  [
    "latin1.json",
    3,
    `✗ latin1.json  not UTF-8: byte 0xe9 is not valid UTF-8 here
    ╭─ latin1.json:1:13
  1 │ {"name":"caf\ufffd"}
    │             ^
    ╰─ byte 12 · with U+FFFD in its place the document would be valid

1 document: 1 unreadable
`,
  ],
  [
    "//me:hidden@host empty.json",
    3,
    `✗ …@host  no such file
✗ empty.json  the document is empty

2 documents: 2 unreadable
`,
  ],
  ["good.json ".repeat(21).trim(), 0, "21 documents: 21 valid\n"],
];

describe("people are shown", () => {
  test.each(pretty)("%s with exit code %d", async (args, code, stdout) => {
    expect(await validate(`raster-info ${args}`)).toEqual({ code, stdout, stderr: "" });
  });

  test("an event that no edition knows", async () => {
    const stdin = [readSample("ping").replace('"ping"', '"pin"')];
    const { code, stdout } = await validate("webhook -", { stdin });
    const head = '? <stdin>  unknown event "pin"\n  closest edition 2.3 (CVAT 2.3)\n  error "pin" is not an';
    expect([code, stdout.slice(0, head.length)]).toEqual([1, head]);
  });

  test("no warning about an old value that the edition lists, although the resource lacks it", async () => {
    const stdin = [
      readSample("2.4/update-job")
        .replace(/ *"guide_id".*\n/, "")
        .replace(/"before_update": \{/, '$& "guide_id": 1,'),
    ];
    const { stdout } = await validate("webhook --mode tolerant --edition 2.4 -", { stdin });
    expect(stdout).toMatch(/\n1 document: 1 valid\n$/);
  });

  test("ten errors of a document, and how to see the others", async () => {
    const { stdout } = await validate("raster-info many.json");
    const rest = "  and 5 more errors in this document; see all with --format json";
    expect([stdout.match(/^ {2}error /gm)?.length, stdout.split("\n").at(-4)]).toEqual([10, rest]);
  });

  test("colours where they are wanted", async () => {
    const { stdout } = await validate("raster-info good.json", { files, isTTY: true });
    expect(stdout.split("  ")[0]).toBe("\u001b[32m✓\u001b[39m \u001b[1mgood.json\u001b[22m");
  });
});

test.each([
  ["ping", "2.3", []],
  ["2.76/ping", "2.76", ["2.4", "2.65", "2.73"]],
  ["2.76/create-user", "2.76", []],
  ["2.4/update-task", "2.4", []],
])("%s is judged by the source document, then newest to oldest", async (sample, edition, also) => {
  const stdin = [readSample(sample)];
  const read = async (options: string): Promise<unknown> =>
    JSON.parse((await validate(`webhook - --format json ${options}`.trim(), { stdin })).stdout).results;
  const result = { file: "-", status: "valid", edition, errors: [], warnings: [] };
  expect(await read("")).toEqual([{ ...result, ...(also.length > 0 && { validIn: also }) }]);
  expect(await read(`--edition ${edition}`)).toEqual([result]);
});

describe("as JSON", () => {
  test("is one document, a result a line", async () => {
    const names = "good.json type.json rounded.json syntax.json";
    const { code, stdout } = await validate(`raster-info --edition 2019 --format json ${names}`);
    expect({ code, lines: stdout.split("\n") }).toEqual({
      code: 1,
      lines: [
        '{"contract":"raster-info","mode":"strict","edition":"2019","results":[',
        '{"file":"good.json","status":"valid","edition":"2019","errors":[],"warnings":[]},',
        '{"file":"type.json","status":"invalid","edition":"2019","validIn":["observed"],"errors":[' +
          '{"code":"type","path":"/scale","expected":"number","received":"NaN",' +
          '"message":"expected a number, found \\"NaN\\"",' +
          '"history":"valid in edition observed (gdalmdiminfo 3.2–3.13, as printed)",' +
          '"clause":"R2.3","line":4,"column":12}],"warnings":[]},',
        '{"file":"rounded.json","status":"valid","edition":"2019","errors":[],"warnings":[' +
          '{"rule":"R-int","path":"/scale",' +
          '"message":"JavaScript rounds 12345678901234567890 to 12345678901234567000",' +
          '"clause":"R2.2","line":4,"column":12}]},',
        '{"file":"syntax.json","line":3,"status":"unreadable","reason":"not-json",' +
          '"message":"trailing comma before \\"}\\"","column":1,"offset":21,"errors":[],"warnings":[]}',
        '],"summary":{"documents":4,"valid":2,"invalid":1,"unknown":0,"unreadable":1,"warnings":1}}',
        "",
      ],
    });
  });

  test("--only-invalid lists only what is not valid, and counts all", async () => {
    const names = "good.json rounded.json name.json";
    const { stdout } = await validate(`raster-info --only-invalid --format json ${names}`);
    const { results, summary } = JSON.parse(stdout);
    expect([results.length, results[0].file, summary.documents]).toEqual([1, "name.json", 3]);
  });

  test.each([
    ["infinity.json", { status: "invalid", errors: [{ path: "/scale", received: "Infinity" }] }],
    ["proto.json", { status: "invalid", errors: [{ path: "/arrays/__proto__/__proto__", column: 25 }] }],
    ["levels-1000000.json", { status: "unreadable", reason: "too-deep", column: 10_001 }],
    ["bom.json", { status: "unreadable", reason: "not-json", column: 1 }],
    ["junk.bin", { status: "unreadable", reason: "not-utf8", offset: 0 }],
    ["latin1-invalid.json", { reason: "not-utf8", withReplacement: "invalid" }],
    ["latin1-junk.json", { reason: "not-utf8", withReplacement: "not-json" }],
  ])("holds for %s", async (file, result) => {
    const { stdout } = await validate(`raster-info --edition 2019 --format json ${file}`);
    expect(JSON.parse(stdout).results).toMatchObject([result]);
  });
});

describe("--ndjson", () => {
  const bad = '{"type":"group","nmae":1}';

  test("reports each line that is not blank", async () => {
    const latin1 = Buffer.from('\n{"name":"caf\u00e9"}', "latin1");
    const stdin = [`${group}\n\n${bad.slice(0, 3)}`, `${bad.slice(3)}\n{\n ${group} \r`, latin1];
    const { code, stdout } = await validate("raster-info --ndjson --format json -", { stdin });
    const { results, summary } = JSON.parse(stdout);
    const all = results.map(({ line, status }: { line: number; status: string }) => `${line} ${status}`);
    expect([code, all]).toEqual([1, ["1 valid", "3 invalid", "4 unreadable", "5 valid", "6 unreadable"]]);
    const counts = { documents: 5, valid: 2, invalid: 1, unknown: 0, unreadable: 2, warnings: 0, blank: 1 };
    expect(summary).toEqual(counts);
  });

  test("shows the first 20 records with errors or warnings, and counts the others", async () => {
    const rounded = '{"arrays":{"a":{"scale":12345678901234567890}}}';
    const { stdout } = await validate("raster-info --ndjson -", {
      stdin: [`${bad}\n${rounded}\n`.repeat(15)],
    });
    expect(stdout.match(/^[✗!] <stdin>:\d+/gm)).toHaveLength(20);
    const rest = "and 10 more records with errors or warnings; see all with --format json";
    expect(stdout).toMatch(`\n${rest}\n\n30 records: `);
  });

  test("reports a line of more than 64 MiB, and goes on", async () => {
    const huge = Array.from({ length: 65 }, () => Buffer.alloc(1024 * 1024, 0x20));
    const { code, stdout } = await validate("raster-info --ndjson -", { stdin: [...huge, `\n${group}\n`] });
    const told = "✗ <stdin>:1  too large: the line is longer than 64 MiB";
    expect([code, stdout]).toEqual([3, `${told}\n\n2 records: 1 valid, 1 unreadable\n`]);
  });
});

test.each([
  ["missing.json", 3],
  ["missing.json name.json", 1],
  ["--mode tolerant name.json", 0],
])("the exit code of %s is %d", async (args, code) => {
  expect((await validate(`raster-info ${args}`)).code).toBe(code);
});
