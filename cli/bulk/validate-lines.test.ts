import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createFakeIo } from "../fixtures/fake-io.ts";
import { run } from "../run.ts";

const folder = mkdtempSync(join(tmpdir(), "lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const samples = new URL("../../conformance/samples/", import.meta.url);
const lines = readdirSync(samples)
  .filter((name) => name.endsWith(".json") && !name.includes("nothing-changed"))
  .sort()
  .map((name) => JSON.stringify(JSON.parse(readFileSync(new URL(name, samples), "utf8"))));

/** Records of several segments: every 500th is wrong, every 700th no JSON, every 900th blank, with warnings between. */
function writeRecords(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    if (i % 500 === 499) return '{"event":"pong"}';
    if (i % 700 === 699) return "{";
    if (i % 900 === 899) return "";
    return lines[i % lines.length];
  }).join("\n");
}

const records = writeRecords(5000);
const path = join(folder, "records.ndjson");
writeFileSync(path, records);

/** Splits a text into chunks of `size` bytes. */
function splitChunks(text: string, size: number): Uint8Array[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
}

async function runLines(
  args: readonly string[],
  stdin: readonly (string | Uint8Array)[] = [],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const io = createFakeIo({ stdin });
  const code = await run(["validate", "webhook", "--ndjson", ...args], io);
  return { code, ...io.written };
}

function findStatus(line: string): string {
  if (line === "{") return "unreadable";
  return line.includes("pong") ? "unknown" : "valid";
}

const expected = records
  .split("\n")
  .flatMap((line, i) => (line === "" ? [] : [{ line: i + 1, status: findStatus(line) }]));

function read(stdout: string): object[] {
  return stdout
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text))
    .map(({ line, status }) => ({ line, status }));
}

describe.each(["1", "2", "3"])("with %s threads", (jobs) => {
  test("a file's records are reported in order", async () => {
    const { code, stdout } = await runLines(["--jobs", jobs, "--format", "ndjson", path]);
    expect({ code, results: read(stdout) }).toEqual({ code: 1, results: expected });
  });

  test("a stream says the same", async () => {
    const chunks = splitChunks(records, 65_536);
    const { code, stdout } = await runLines(["--jobs", jobs, "--format", "ndjson", "-"], chunks);
    expect({ code, results: read(stdout) }).toEqual({ code: 1, results: expected });
  });

  test("--failing leaves out what is valid, and numbers the rest as before", async () => {
    const { code, stdout } = await runLines(["--jobs", jobs, "--format", "ndjson", "--failing", path]);
    const failing = expected.filter(({ status }) => status !== "valid");
    expect({ code, results: read(stdout) }).toEqual({ code: 1, results: failing });
  });
});

test("a record is placed by its line and column", async () => {
  const wrong = lines[0]?.replace('"webhook_id"', '"webhook_di"') ?? "";
  const { stdout } = await runLines(["--format", "json", "-"], [`${lines[0]}\n\n${wrong}\r\n${lines[1]}`]);
  const { results, summary } = JSON.parse(stdout);
  expect(results.map(({ line, status }: { line: number; status: string }) => [line, status])).toEqual([
    [1, "valid"],
    [3, "invalid"],
    [4, "valid"],
  ]);
  const column = wrong.indexOf('"webhook_di"') + 1;
  expect(results[1].errors.at(-1)).toMatchObject({ line: 3, column, suggestion: "webhook_id" });
  expect(summary).toEqual({
    documents: 3,
    valid: 2,
    invalid: 1,
    unknown: 0,
    unreadable: 0,
    warnings: 0,
    blank: 1,
  });
});

test("several inputs are counted one by one", async () => {
  const { code, stdout } = await runLines(["--format", "ndjson", path, join(folder, "none"), folder, path]);
  const results = stdout
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text));
  const unreadable = results.filter(({ line }) => line === undefined).map(({ reason }) => reason);
  expect([code, unreadable, results.at(-1).line]).toEqual([1, ["missing", "missing"], 5000]);
  expect(results).toHaveLength(2 * expected.length + 2);
});

describe("pretty output", () => {
  test("shows a failing record with its line", async () => {
    const { code, stdout, stderr } = await runLines(
      ["-"],
      [`${lines[0]}\n\n{"event":"pong"}\n${lines[1]}\n`],
    );
    expect({ code, stderr, lines: stdout.split("\n") }).toEqual({
      code: 1,
      stderr: "",
      lines: [
        '? <stdin>:3  unknown event "pong"',
        '  error "pong" is not an event of the contract',
        "    ╭─ <stdin>:3:10",
        '  3 │ {"event":"pong"}',
        '    │          ^^^^^^ did you mean "ping"?',
        "    ╰─ /event · W6.1 Name of the event.",
        "",
        "3 records: 2 valid, 1 unknown, 1 blank line skipped",
        expect.stringMatching(/^1\.\d kB in 0\.00 s: 3,000 records and 1\.\d MB a second$/),
        "",
      ],
    });
  });

  test("shows twenty failing records and five with warnings, and counts the others", async () => {
    const warned = lines
      .find((line) => line.startsWith('{"event":"update:job"'))
      ?.replace(/"before_update":\{[^}]*\}/, '"before_update":{}');
    const { stdout } = await runLines(["-"], [`{}\n${warned}\n`.repeat(1000)]);
    const heads = stdout.match(/^[✗!] <stdin>:\d+/gm) ?? [];
    expect(heads.slice(0, 3)).toEqual(["✗ <stdin>:1", "! <stdin>:2", "✗ <stdin>:3"]);
    expect(heads).toHaveLength(25);
    expect(stdout.split("\n").slice(-5, -2)).toEqual([
      "and 980 more failing records, 995 more warnings; see all with --format ndjson",
      "",
      "2,000 records: 1,000 valid, 1,000 invalid, 1,000 warnings",
    ]);
  });

  test("of an empty input is a line", async () => {
    const { code, stdout } = await runLines(["-"]);
    expect([code, stdout.split("\n")[0]]).toEqual([0, "0 records"]);
  });
});
