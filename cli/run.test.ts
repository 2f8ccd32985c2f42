import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createFakeIo, type Surroundings } from "./fixtures/fake-io.ts";
import { commands, run } from "./run.ts";

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
  "blank.json": " \n\t",
  "latin1.json": Buffer.from('{"name":"caf\u00e9"}', "latin1"),
  "latin1-invalid.json": Buffer.from('{"nam":"caf\u00e9"}', "latin1"),
  "latin1-junk.json": Buffer.from("{caf\u00e9}", "latin1"),
  "levels-900.json": `${'{"groups":{"g":'.repeat(450)}{}${"}}".repeat(450)}`,
  "levels-1000000.json": "[".repeat(1_000_000) + "]".repeat(1_000_000),
  "infinity.json": '{"scale":1e400}',
  "surrogate.json": '{"name":"\\ud800"}',
  "proto.json": '{"arrays":{"__proto__":{"__proto__":1}}}',
  "junk.bin": Uint8Array.from({ length: 300 }, (_, i) => (i * 197 + 130) % 256),
  "null.json": "null",
};

describe("pretty output shows", () => {
  test.each([
    {
      name: "a valid document",
      args: "good.json",
      code: 0,
      lines: ["✓ good.json", "", "1 document: 1 valid"],
    },
    {
      name: "a wrong type",
      args: "type.json",
      code: 1,
      lines: [
        "✗ type.json  1 error",
        "  valid in edition observed (gdalmdiminfo 3.2–3.13, as printed); try --edition observed",
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
      name: "a misspelt member",
      args: "name.json",
      code: 1,
      lines: [
        "✗ name.json  1 error",
        '  error member "scal" is not in the contract',
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
      name: "a rounded integer, as a warning",
      args: "rounded.json",
      code: 0,
      lines: [
        "! rounded.json  1 warning",
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
      name: "a long line cut around the place",
      args: "minified.json",
      code: 1,
      lines: [
        "✗ minified.json  1 error",
        '  error member "unti" is not in the contract',
        "    ╭─ minified.json:1:445",
        '  1 │ …,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2],"unti":"m","name":"渋谷"}}}',
        '    │                                        ^^^^^^ did you mean "unit"?',
        "    ╰─ /arrays/a/unti · R2.3 An array: its datatype, dimensions, attributes and values.",
        "",
        "1 document: 1 invalid",
      ],
    },
    {
      name: "the column of a text with tabs",
      args: "tabs.json",
      code: 1,
      lines: [
        "✗ tabs.json  1 error",
        "  error expected a string, found 7",
        "    ╭─ tabs.json:3:10",
        '  2 │   "type":  "array",',
        '  3 │   "unit":  7',
        "    │            ^",
        "  4 │ }",
        "    ╰─ /unit · R2.3 Unit (of the real values).",
        "",
        "1 document: 1 invalid",
      ],
    },
    {
      name: "a control character without obeying it, and what is allowed",
      args: "escape.json",
      code: 1,
      lines: [
        "✗ escape.json  1 error",
        '  error member "\\u{1b}[31m" is not in the contract',
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
      name: "a document that is wrong as a whole",
      args: "null.json",
      code: 1,
      lines: [
        "✗ null.json  1 error",
        "  error expected an object, found null",
        "    ╭─ null.json:1:1",
        "  1 │ null",
        "    │ ^^^^",
        "    ╰─ R2.1 Root of a raster info document: a group or an array.",
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
      args: "missing.json empty.json good.json",
      code: 3,
      lines: [
        "✗ missing.json  no such file",
        "✗ empty.json  the document is empty",
        "✓ good.json",
        "",
        "3 documents: 1 valid, 2 unreadable",
      ],
    },
  ])("$name", async ({ args, code, lines }) => {
    const result = await runCli(`validate raster-info ${args}`, { files });
    expect(result).toEqual({ code, stdout: `${lines.join("\n")}\n`, stderr: "" });
  });

  test("an event that is not known", async () => {
    const stdin = [readSample("ping").replace('"ping"', '"pin"')];
    expect(await runCli("validate webhook -", { stdin })).toEqual({
      code: 1,
      stdout: [
        '? <stdin>  unknown event "pin"',
        '  error "pin" is not an event of the contract',
        "    ╭─ <stdin>:2:12",
        "  1 │ {",
        '  2 │   "event": "pin",',
        '    │            ^^^^^ did you mean "ping"?',
        '  3 │   "webhook": {',
        "    ╰─ /event · W6.1 Name of the event.",
        "",
        "1 document: 1 unknown\n",
      ].join("\n"),
      stderr: "",
    });
  });

  test("a missing member in the object that lacks it", async () => {
    const stdin = [readSample("create-issue").replace(/ {2}"webhook_id": \d+,\n/, "")];
    const { stdout } = await runCli("validate webhook -", { stdin });
    expect(stdout.split("\n").slice(1, 6)).toEqual([
      '  error member "webhook_id" is missing, expected an integer',
      "    ╭─ <stdin>:1:1",
      "  1 │ {",
      "    │ ^",
      '  2 │   "event": "create:issue",',
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
    expect(stdout.split("\n")[0]).toBe("\u001b[32m✓\u001b[39m \u001b[1mgood.json\u001b[22m");
  });
});

describe("json output", () => {
  test("is one document", async () => {
    const { code, stdout, stderr } = await runCli(
      "validate raster-info --format json good.json type.json rounded.json syntax.json missing.json",
      { files },
    );
    expect({ code, stderr, output: JSON.parse(stdout) }).toEqual({
      code: 1,
      stderr: "",
      output: {
        contract: "raster-info",
        mode: "strict",
        results: [
          { file: "good.json", status: "valid", errors: [], warnings: [] },
          {
            file: "type.json",
            status: "invalid",
            validIn: ["observed"],
            errors: [
              {
                code: "type",
                path: "/scale",
                expected: "number",
                received: "NaN",
                message: 'expected a number, found "NaN"',
                history: "valid in edition observed (gdalmdiminfo 3.2–3.13, as printed)",
                clause: "R2.3",
                line: 4,
                column: 12,
              },
            ],
            warnings: [],
          },
          {
            file: "rounded.json",
            status: "valid",
            errors: [],
            warnings: [
              {
                rule: "R-int",
                path: "/scale",
                message: "JavaScript rounds 12345678901234567890 to 12345678901234567000",
                clause: "R2.2",
                line: 4,
                column: 12,
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
          {
            file: "missing.json",
            status: "unreadable",
            reason: "missing",
            message: "no such file",
            errors: [],
            warnings: [],
          },
        ],
        summary: { documents: 5, valid: 2, invalid: 1, unknown: 0, unreadable: 2, warnings: 1 },
      },
    });
  });

  test.each([
    { file: "latin1.json", hint: "valid" },
    { file: "latin1-invalid.json", hint: "invalid" },
    { file: "latin1-junk.json", hint: "not-json" },
  ])("says that $file with U+FFFD in it would be $hint", async ({ file, hint }) => {
    const { stdout } = await runCli(`validate raster-info --format ndjson ${file}`, { files });
    expect(JSON.parse(stdout)).toMatchObject({ reason: "not-utf8", withReplacement: hint });
  });

  test("ndjson is one line a result", async () => {
    const { stdout } = await runCli("validate raster-info --format ndjson good.json good.json", { files });
    const line = '{"file":"good.json","status":"valid","errors":[],"warnings":[]}\n';
    expect(stdout).toBe(line + line);
  });

  test.each(["json", "ndjson"])(
    "--failing lists as %s only what is not valid, and counts all",
    async (format) => {
      const args = `validate raster-info --failing --format ${format} good.json rounded.json name.json`;
      const { code, stdout } = await runCli(args, { files });
      expect([code, stdout.match(/"status":"\w+"/g)]).toEqual([1, ['"status":"invalid"']]);
      if (format === "json") expect(JSON.parse(stdout).summary).toMatchObject({ documents: 3, warnings: 1 });
    },
  );

  test.each([
    {
      file: "infinity.json",
      result: { status: "invalid", errors: [{ path: "/scale", received: "Infinity" }] },
    },
    { file: "surrogate.json", result: { status: "valid" } },
    { file: "levels-900.json", result: { status: "valid" } },
    {
      file: "proto.json",
      result: { status: "invalid", errors: [{ path: "/arrays/__proto__/__proto__", column: 25 }] },
    },
    { file: "levels-1000000.json", result: { status: "unreadable", reason: "too-deep", column: 10_001 } },
    { file: "bom.json", result: { status: "unreadable", reason: "not-json", column: 1 } },
    { file: "empty.json", result: { status: "unreadable", reason: "empty" } },
    { file: "blank.json", result: { status: "unreadable", reason: "empty" } },
    { file: "junk.bin", result: { status: "unreadable", reason: "not-utf8", offset: 0 } },
  ])("holds for $file", async ({ file, result }) => {
    const { stdout } = await runCli(`validate raster-info --format ndjson ${file}`, { files });
    expect(JSON.parse(stdout)).toMatchObject(result);
  });
});

describe("exit code", () => {
  test.each([
    { args: "validate raster-info good.json", code: 0 },
    { args: "validate raster-info rounded.json", code: 0 },
    { args: "validate raster-info --warnings-as-errors rounded.json", code: 1 },
    { args: "validate raster-info missing.json", code: 3 },
    { args: "validate raster-info missing.json name.json", code: 1 },
    { args: "validate raster-info --mode tolerant name.json", code: 0 },
    { args: "--help", code: 0 },
    { args: "validate --help", code: 0 },
    { args: "help", code: 0 },
    { args: "help validate", code: 0 },
  ])("of $args is $code", async ({ args, code }) => {
    expect((await runCli(args, { files })).code).toBe(code);
  });
});

test.each(Object.keys(commands))(
  "the help of %s fits the terminal, but for commands to copy",
  async (name) => {
    const { stdout } = await runCli(`${name} --help`, { columns: 80 });
    expect(stdout.split("\n").filter((line) => line.length > 80 && !/^\s*\$ /.test(line))).toEqual([]);
  },
);

describe("a mistake is one line", () => {
  test.each([
    { args: "", says: "missing command: see --help" },
    { args: "nope", says: "unknown command 'nope'" },
    { args: "nope --help", says: "unknown command 'nope'" },
    { args: "valdate", says: "unknown command 'valdate' (Did you mean validate?)" },
    { args: "help valdate", says: "unknown command 'valdate' (Did you mean validate?)" },
    { args: "validate", says: "missing required argument 'contract'" },
    { args: "validate webhook", says: "missing required argument 'file'" },
    {
      args: "validate webhok x",
      says: "argument 'contract' cannot be 'webhok': expected one of webhook, raster-info; did you mean \"webhook\"?",
    },
    { args: "validate webhook --mod x y", says: "unknown option '--mod' (Did you mean --mode?)" },
    {
      args: "validate webhook --format xml x",
      says: "option '-f, --format <format>' cannot be 'xml': expected one of pretty, json, ndjson",
    },
    {
      args: "validate webhook --jobs 0 x",
      says: "option '-j, --jobs <number>' cannot be '0': expected an integer from 1 to 256",
    },
    { args: "validate webhook --failing x", says: "--failing works only with --format json or ndjson" },
    { args: "validate webhook - -", says: "standard input (-) can be read only once" },
  ])("$args", async ({ args, says }) => {
    expect(await runCli(args, {})).toEqual({
      code: 2,
      stdout: "",
      stderr: `annotation-contracts: ${says}\n`,
    });
  });
});
