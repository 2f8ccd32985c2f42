import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createFakeIo, type Surroundings } from "./fixtures/command-line.ts";
import { run } from "./run.ts";

/** Runs a command line; spaces separate its arguments. */
async function runCli(
  line: string,
  surroundings: Surroundings,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const io = createFakeIo(surroundings);
  const code = await run(line.split(" ").filter(Boolean), io);
  return { code, ...io.written };
}

function readSample(name: string): string {
  return readFileSync(new URL(`../conformance/samples/${name}.json`, import.meta.url), "utf8");
}

/** An array of raster info on several lines. */
const array = `{
  "type": "array",
  "datatype": "Float32",
  "scale": 1
}
`;

const files = {
  "good.json": array,
  "type.json": array.replace("1\n", '"NaN"\n'),
  "name.json": array.replace("scale", "scal"),
  "word.json": array.replace("Float32", "Flaot32"),
  "rounded.json": array.replace("1\n", "12345678901234567890\n"),
  "minified.json": `{"type":"group","arrays":{"a":{"values":[${"1,".repeat(200)}2],"unti":"m","name":"渋谷"}}}`,
  "tabs.json": '{\n\t"type":\t"array",\n\t"unit":\t7\n}',
  "escape.json": '{"\u001b[31m":1}'.replace("\u001b", "\\u001b"),
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
  "null.json": "null",
};

describe("pretty output shows", () => {
  test.each([
    {
      name: "a valid document, and every edition that accepts it",
      args: "good.json",
      code: 0,
      lines: ["✓ good.json  valid: edition 2019, also 2026 and observed", "", "1 document: 1 valid"],
    },
    {
      name: "a mistyped property in the closest edition",
      args: "name.json",
      code: 1,
      lines: [
        "✗ name.json  1 error",
        "  closest edition 2019 (gdalmdiminfo 3.1–3.3, as published)",
        '  error property "scal" is not in the contract',
        "    ╭─ name.json:4:3",
        '  3 │   "datatype": "Float32",',
        '  4 │   "scal": 1',
        '    │   ^^^^^^ did you mean "scale"?',
        "  5 │ }",
        "    ╰─ /scal · R2.3 An array: its datatype, dimensions, attributes and values.",
        "",
        "1 document: 1 invalid",
      ],
    },
    {
      name: "the editions that accept what the named one does not",
      args: "--edition 2019 type.json",
      code: 1,
      lines: [
        "✗ type.json  1 error",
        "  edition 2019 (gdalmdiminfo 3.1–3.3, as published); valid in observed: pass --edition observed",
        '  error expected a number, found "NaN"',
        "    ╭─ type.json:4:12",
        '  3 │   "datatype": "Float32",',
        '  4 │   "scale": "NaN"',
        "    │            ^^^^^",
        "    │ valid in edition observed (gdalmdiminfo 3.2–3.13, as printed)",
        "  5 │ }",
        "    ╰─ /scale · R2.3 Scale (the factor from stored to real values).",
        "",
        "1 document: 1 invalid",
      ],
    },
    {
      name: "a rounded integer, as a warning",
      args: "--edition 2019 rounded.json",
      code: 0,
      lines: [
        "! rounded.json  valid: edition 2019, 1 warning",
        "  warning JavaScript rounds 12345678901234567890 to 12345678901234567000",
        "    ╭─ rounded.json:4:12",
        '  3 │   "datatype": "Float32",',
        '  4 │   "scale": 12345678901234567890',
        "    │            ^^^^^^^^^^^^^^^^^^^^",
        "  5 │ }",
        "    ╰─ /scale · R2.2 · R-int",
        "",
        "1 document: 1 valid, 1 warning",
      ],
    },
    {
      name: "a control character without obeying it, and what is allowed",
      args: "escape.json",
      code: 1,
      lines: [
        "✗ escape.json  1 error",
        "  closest edition 2019 (gdalmdiminfo 3.1–3.3, as published)",
        '  error property "\\u{1b}[31m" is not in the contract',
        "    ╭─ escape.json:1:2",
        '  1 │ {"\\u001b[31m":1}',
        "    │  ^^^^^^^^^^^^",
        "    ├─ expected one of driver, name, type, dimensions, arrays, attributes, groups, structural_info",
        "    ╰─ /\\u{1b}[31m · R2.2 A group of dimensions, arrays, attributes and groups.",
        "",
        "1 document: 1 invalid",
      ],
    },
    {
      name: "where JSON ends",
      args: "syntax.json",
      code: 3,
      lines: [
        '✗ syntax.json  not JSON: trailing comma before "}"',
        "    ╭─ syntax.json:3:1",
        '  2 │   "type": "array",',
        "  3 │ }",
        "    │ ^",
        "    ╰─ byte 21",
        "",
        "1 document: 1 unreadable",
      ],
    },
    {
      name: "where UTF-8 ends",
      args: "latin1.json",
      code: 3,
      lines: [
        "✗ latin1.json  not UTF-8: byte 0xe9 is not valid UTF-8 here",
        "    ╭─ latin1.json:1:13",
        '  1 │ {"name":"caf\ufffd"}',
        "    │             ^",
        "    ╰─ byte 12 · with U+FFFD in its place the document would be valid",
        "",
        "1 document: 1 unreadable",
      ],
    },
    {
      name: "what cannot be read",
      args: "missing.json empty.json",
      code: 3,
      lines: [
        "✗ missing.json  no such file",
        "✗ empty.json  the document is empty",
        "",
        "2 documents: 2 unreadable",
      ],
    },
  ])("$name", async ({ args, code, lines }) => {
    const result = await runCli(`validate raster-info ${args}`, { files });
    expect(result).toEqual({ code, stdout: `${lines.join("\n")}\n`, stderr: "" });
  });

  test("an event that no edition knows", async () => {
    const stdin = [readSample("ping").replace('"ping"', '"pin"')];
    const { code, stdout } = await runCli("validate webhook -", { stdin });
    expect([code, stdout.split("\n").slice(0, 3)]).toEqual([
      1,
      [
        '? <stdin>  unknown event "pin"',
        "  closest edition 2.3 (CVAT 2.3)",
        '  error "pin" is not an event of the contract',
      ],
    ]);
  });

  test("ten errors of a document, and how to see the others", async () => {
    const text = `{${Array.from({ length: 15 }, (_, i) => `"zz${i}":0`).join(",\n")}}`;
    const { stdout } = await runCli("validate raster-info many.json", { files: { "many.json": text } });
    expect([stdout.match(/^ {2}error /gm)?.length, stdout.split("\n").at(-4)]).toEqual([
      10,
      "  and 5 more errors in this document; see all with --format json",
    ]);
  });

  test("no line for each of many valid documents", async () => {
    const many = "good.json ".repeat(21);
    expect((await runCli(`validate raster-info ${many}`, { files })).stdout).toBe("21 documents: 21 valid\n");
  });

  test("colours where they are wanted", async () => {
    const { stdout } = await runCli("validate raster-info good.json", { files, isTTY: true });
    expect(stdout.split("  ")[0]).toBe("\u001b[32m✓\u001b[39m \u001b[1mgood.json\u001b[22m");
  });
});

test.each([
  { sample: "ping", edition: "2.3", also: [] },
  { sample: "2.76/ping", edition: "2.76", also: ["2.4", "2.65", "2.73"] },
  { sample: "2.76/create-user", edition: "2.76", also: [] },
  { sample: "2.4/update-task", edition: "2.4", also: [] },
])("$sample is judged by the source document, then newest to oldest", async ({ sample, edition, also }) => {
  const stdin = [readSample(sample)];
  const { results } = JSON.parse((await runCli("validate webhook - --format json", { stdin })).stdout);
  const validIn = also.length > 0 ? { validIn: also } : {};
  expect(results).toEqual([{ file: "-", status: "valid", edition, ...validIn, errors: [], warnings: [] }]);
  const named = await runCli(`validate webhook - --format json --edition ${edition}`, { stdin });
  expect(JSON.parse(named.stdout).results).toEqual([
    { file: "-", status: "valid", edition, errors: [], warnings: [] },
  ]);
});

describe("json output", () => {
  test("is one document", async () => {
    const { code, stdout, stderr } = await runCli(
      "validate raster-info --edition 2019 --format json good.json type.json rounded.json syntax.json",
      { files },
    );
    const place = { line: 4, column: 12 };
    const scale = { path: "/scale", ...place };
    expect({ code, stderr, output: JSON.parse(stdout) }).toEqual({
      code: 1,
      stderr: "",
      output: {
        contract: "raster-info",
        mode: "strict",
        edition: "2019",
        results: [
          { file: "good.json", status: "valid", edition: "2019", errors: [], warnings: [] },
          {
            file: "type.json",
            status: "invalid",
            edition: "2019",
            validIn: ["observed"],
            errors: [
              {
                ...scale,
                code: "type",
                expected: "number",
                received: "NaN",
                message: 'expected a number, found "NaN"',
                history: "valid in edition observed (gdalmdiminfo 3.2–3.13, as printed)",
                clause: "R2.3",
              },
            ],
            warnings: [],
          },
          {
            file: "rounded.json",
            status: "valid",
            edition: "2019",
            errors: [],
            warnings: [
              {
                ...scale,
                rule: "R-int",
                message: "JavaScript rounds 12345678901234567890 to 12345678901234567000",
                clause: "R2.2",
              },
            ],
          },
          {
            file: "syntax.json",
            status: "unreadable",
            reason: "not-json",
            message: 'trailing comma before "}"',
            line: 3,
            column: 1,
            offset: 21,
            errors: [],
            warnings: [],
          },
        ],
        summary: { documents: 4, valid: 2, invalid: 1, unknown: 0, unreadable: 1, warnings: 1 },
      },
    });
  });

  test("--only-invalid lists only what is not valid, and counts all", async () => {
    const args = "validate raster-info --only-invalid --format json good.json rounded.json name.json";
    const { stdout } = await runCli(args, { files });
    const { results, summary } = JSON.parse(stdout);
    expect([results.map(({ file }: { file: string }) => file), summary.documents]).toEqual([
      ["name.json"],
      3,
    ]);
  });

  test.each([
    {
      file: "infinity.json",
      result: { status: "invalid", errors: [{ path: "/scale", received: "Infinity" }] },
    },
    {
      file: "proto.json",
      result: { status: "invalid", errors: [{ path: "/arrays/__proto__/__proto__", column: 25 }] },
    },
    { file: "levels-1000000.json", result: { status: "unreadable", reason: "too-deep", column: 10_001 } },
    { file: "bom.json", result: { status: "unreadable", reason: "not-json", column: 1 } },
    { file: "junk.bin", result: { status: "unreadable", reason: "not-utf8", offset: 0 } },
    { file: "latin1-invalid.json", result: { reason: "not-utf8", withReplacement: "invalid" } },
    { file: "latin1-junk.json", result: { reason: "not-utf8", withReplacement: "not-json" } },
  ])("holds for $file", async ({ file, result }) => {
    const { stdout } = await runCli(`validate raster-info --edition 2019 --format json ${file}`, { files });
    expect(JSON.parse(stdout).results).toMatchObject([result]);
  });
});

describe("--ndjson", () => {
  const lines = ['{"type":"group"}', "", '{"type":"group","nmae":1}', "{", ' {"type":"group"} \r'];
  const files = { "a.ndjson": lines.join("\n") };

  test("reports each line that is not blank, in constant memory", async () => {
    const { code, stdout } = await runCli("validate raster-info --ndjson --format json -", {
      stdin: [files["a.ndjson"].slice(0, 20), files["a.ndjson"].slice(20)],
    });
    const { results, summary } = JSON.parse(stdout);
    expect([
      code,
      results.map(({ line, status }: { line: number; status: string }) => [line, status]),
    ]).toEqual([
      1,
      [
        [1, "valid"],
        [3, "invalid"],
        [4, "unreadable"],
        [5, "valid"],
      ],
    ]);
    expect(summary).toEqual({
      documents: 4,
      valid: 2,
      invalid: 1,
      unknown: 0,
      unreadable: 1,
      warnings: 0,
      blank: 1,
    });
  });

  test("shows the first failing records, and counts the others", async () => {
    const stdin = [`${lines[2]}\n`.repeat(25)];
    const { stdout } = await runCli("validate raster-info --ndjson -", { stdin });
    expect(stdout.match(/^✗ <stdin>:\d+/gm)).toHaveLength(20);
    expect(stdout).toMatch(
      /\nand 5 more failing records; see all with --format json --only-invalid\n\n25 records: 25 invalid\n/,
    );
  });

  test("reports a line of more than 64 MiB, and goes on", async () => {
    const huge = Array.from({ length: 65 }, () => Buffer.alloc(1024 * 1024, 0x20));
    const { code, stdout } = await runCli("validate raster-info --ndjson -", {
      stdin: [...huge, `\n${lines[0]}\n`],
    });
    expect([code, stdout.split("\n").slice(0, 3)]).toEqual([
      3,
      ["✗ <stdin>:1  too large: the line is longer than 64 MiB", "", "2 records: 1 valid, 1 unreadable"],
    ]);
  });
});

describe("exit code", () => {
  test.each([
    { args: "missing.json", code: 3 },
    { args: "missing.json name.json", code: 1 },
    { args: "--mode tolerant name.json", code: 0 },
  ])("of $args is $code", async ({ args, code }) => {
    expect((await runCli(`validate raster-info ${args}`, { files })).code).toBe(code);
  });
});
