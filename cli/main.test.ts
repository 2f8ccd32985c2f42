import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { sign, signatureHeader } from "#src/signature/signature.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const sample = fileURLToPath(new URL("../conformance/samples/update-task.json", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "main-"));
afterAll(() => rmSync(directory, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(directory, name);
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
  { name: "a directory", args: [directory], status: 1, last: "2 documents: 1 valid, 1 invalid" },
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
    const pipe = join(directory, "pipe");
    execFileSync("mkfifo", [pipe]);
    const writer = spawn("sh", ["-c", `cat "${good}" > "${pipe}"`]);
    const { status, stdout } = runCli(["validate", "raster-info", "--ndjson", "--format", "json", pipe]);
    writer.kill();
    expect([status, JSON.parse(stdout).results]).toEqual([
      0,
      [{ file: pipe, line: 1, status: "valid", edition: "2019", errors: [], warnings: [] }],
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

  test("reads no directory as standard input", () => {
    const command = `"${process.execPath}" "${main}" sign --secret-env HOOK_SECRET - < "${directory}"`;
    const env = { ...process.env, HOOK_SECRET: "a secret" };
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8", env });
    expect([status, stdout, stderr]).toEqual([3, "", "annotation-contracts: <stdin>: is a directory\n"]);
  });

  test.each([
    { name: "ends with its exit code", input: `"${bad}" "${lines}"`, exit: 1 },
    { name: "goes to the end of a file", input: `"${lines}" "${bad}"`, exit: 1 },
    { name: "leaves an endless input", input: "-", before: 'yes \'{"type":"group"}\' | ', exit: 141 },
  ])("$name when nobody reads its output any more", ({ input, before = "", exit }) => {
    const command = `${before}"${process.execPath}" "${main}" validate raster-info --ndjson --format json ${input}`;
    const script = `set -o pipefail; { ${command}; echo $? >&2; } | head -n 1`;
    const { stdout, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
    expect([stdout.slice(0, 11), stderr]).toEqual([
      '{"contract"',
      `${exit}
`,
    ]);
  });

  test.runIf(existsSync("/dev/full"))("says in one line that its output cannot be written", () => {
    const command = `"${process.execPath}" "${main}" events > /dev/full`;
    const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^annotation-contracts: .*ENOSPC.*\n$/)]);
  });

  test.each([
    {
      name: "a signed delivery",
      key: "a secret",
      status: 200,
      exit: 0,
      saved: "0001-update-task",
      shown: /^✓ #1 200 /,
    },
    {
      name: "a forged one",
      key: "a guess",
      status: 403,
      exit: 1,
      saved: "0001-rejected",
      shown: /^✗ #1 403 /,
    },
  ])("listens until SIGINT, shows and saves $name, and leaves the port", async (row) => {
    const save = mkdtempSync(join(directory, "save-"));
    const argv = ["listen", "--port", "0", "--save", save, "--secret-env", "HOOK_SECRET"];
    const env = { ...process.env, NO_COLOR: "1", HOOK_SECRET: "a secret" };
    const child = spawn(process.execPath, [main, ...argv], { env });
    onTestFinished(() => void child.kill("SIGKILL"));
    const written = { stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      written.stdout += text;
    });
    const address = new Promise<string>((resolve) => {
      child.stderr.setEncoding("utf8").on("data", (text) => {
        written.stderr += text;
        const [, url] = /^listening on (\S+)\n$/.exec(written.stderr) ?? [];
        if (url !== undefined) resolve(url);
      });
    });
    const url = await address;
    const body = readFileSync(sample);
    const headers = { "Content-Type": "application/json", [signatureHeader]: await sign(row.key, body) };
    const { status } = await fetch(url, { method: "POST", headers, body });
    child.kill("SIGINT");
    const [exit, signal] = await once(child, "close");
    expect({ status, exit, signal }).toEqual({ status: row.status, exit: row.exit, signal: null });
    expect(written).toEqual({ stdout: expect.stringMatching(row.shown), stderr: `listening on ${url}\n` });
    expect(written.stdout).not.toMatch(/a secret|[\da-f]{64}/);
    expect(readdirSync(save)).toEqual([row.saved]);
    expect(readdirSync(join(save, row.saved)).sort()).toEqual(["body", "headers.json"]);
    expect(readFileSync(join(save, row.saved, "body"))).toEqual(body);
    const server = createServer().listen(Number(new URL(url).port), "127.0.0.1");
    await once(server, "listening");
    server.close();
  });

  test("listens no longer when nobody reads what it shows", async () => {
    const child = spawn(process.execPath, [main, "listen", "--no-verify"]);
    onTestFinished(() => void child.kill("SIGKILL"));
    child.stdout.destroy();
    const [told] = await once(child.stderr.setEncoding("utf8"), "data");
    const ended = once(child, "close");
    const headers = { "Content-Type": "application/json" };
    await fetch(String(told).slice("listening on ".length), {
      method: "POST",
      headers,
      body: readFileSync(sample),
    });
    expect(await ended).toEqual([0, null]);
  });

  test("ends on SIGINT with exit code 130", async () => {
    const child = spawn(process.execPath, [
      main,
      "validate",
      "raster-info",
      "--ndjson",
      "--format",
      "json",
      "-",
    ]);
    // The first result shows that the program is running and waits for more.
    child.stdin.write('{"type":"group"}\n');
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(130);
  });
});
