import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "main-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const good = write("good.json", '{"type":"group"}');
const bad = write("bad.json", '{"type":"group","nmae":1}');
const lines = write("lines.ndjson", '{"type":"group"}\n'.repeat(200_000));

function runCli(
  args: readonly string[],
  input = "",
): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, NO_COLOR: "1" };
  return spawnSync(process.execPath, [main, ...args], { input, encoding: "utf8", env });
}

test.each([
  { name: "a valid file", args: [good], status: 0, last: "1 document: 1 valid" },
  { name: "an invalid file", args: [good, bad], status: 1, last: "2 documents: 1 valid, 1 invalid" },
  { name: "a folder", args: [folder], status: 3, last: "1 document: 1 unreadable" },
  { name: "standard input", args: ["-"], input: '{"type":"group"}', status: 0, last: "1 document: 1 valid" },
])("the program validates $name", ({ args, input = "", status, last }) => {
  const result = runCli(["validate", "raster-info", ...args], input);
  expect({ ...result, stdout: result.stdout.trimEnd().split("\n").at(-1) }).toMatchObject({
    status,
    stdout: last,
    stderr: "",
  });
});

test("a mistake is one line on standard error, without a stack", () => {
  expect(runCli(["validate", "webhook"])).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "annotation-contracts: missing required argument 'file'\n",
  });
});

describe.runIf(process.platform !== "win32")("the program", () => {
  test("reads a named pipe", () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const writer = spawn("sh", ["-c", `cat "${good}" > "${pipe}"`]);
    const { status, stdout } = runCli(["validate", "raster-info", "--ndjson", "--format", "ndjson", pipe]);
    writer.kill();
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      { file: pipe, line: 1, status: "valid", errors: [], warnings: [] },
    ]);
  });

  test.each([
    { name: "a pipe", redirection: `cat "${lines}" | ` },
    { name: "a redirected file", redirection: `< "${lines}" ` },
  ])("reads all of $name as standard input", ({ redirection }) => {
    const command = `${redirection}"${process.execPath}" "${main}" validate raster-info --ndjson -`;
    const { stdout } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect(stdout.split("\n")[0]).toBe("200,000 records: 200,000 valid");
  });

  test("ends quietly when nobody reads on", () => {
    const command = `"${process.execPath}" "${main}" validate raster-info --ndjson --format ndjson "${lines}"`;
    const { stdout, stderr } = spawnSync("sh", ["-c", `${command} | head -n 1`], { encoding: "utf8" });
    expect([JSON.parse(stdout).line, stderr]).toEqual([1, ""]);
  });

  test("ends on SIGINT with exit code 130", async () => {
    const child = spawn(process.execPath, [
      main,
      "validate",
      "raster-info",
      "--ndjson",
      "--format",
      "ndjson",
      "-",
    ]);
    // The first result tells that the program is at work, and waits for more.
    child.stdin.write('{"type":"group"}\n');
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(130);
  });
});
