import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { sign, signatureHeader } from "#src/signature/signature.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const sample = readFileSync(new URL("../conformance/samples/update-task.json", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "main-"));
afterAll(() => rmSync(directory, { recursive: true }));

const files = {
  "good.json": '{"type":"group"}',
  "bad.json": '{"type":"group","nmae":1}',
  huge: "",
  "lines.ndjson": '{"type":"group"}\n'.repeat(200_000),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
// It is rejected before it is read.
truncateSync(join(directory, "huge"), 2 ** 40);

const env = { ...process.env, NO_COLOR: "1", HOOK_SECRET: "a secret" };
const isUnix = process.platform !== "win32";

/** The program in a shell, its exit code, and what it writes to either output. */
type Row = readonly [script: string, status: number, stdout: RegExp, stderr?: RegExp];

const rows: readonly Row[] = [
  ["validate good.json", 0, /\n1 document: 1 valid\n$/],
  ["validate good.json bad.json", 1, /\n2 documents: 1 valid, 1 invalid\n$/],
  ["validate .", 1, /\n2 documents: 1 valid, 1 invalid\n$/],
  ["validate - < good.json", 0, /\n1 document: 1 valid\n$/],
  ["validate", 2, /^$/, /^annotation-contracts: missing required argument 'file'\n$/],
  ["mkfifo pipe; cat good.json > pipe & validate --ndjson --format json pipe", 0, /"file":"pipe","line":1,/],
  ["cat lines.ndjson | validate --ndjson -", 0, /^200,000 records: 200,000 valid\n$/],
  ["validate --ndjson - < lines.ndjson", 0, /^200,000 records: 200,000 valid\n$/],
  ["validate --ndjson - < .", 3, /^✗ <stdin> {2}is a directory\n/],
  ["sign --secret-env HOOK_SECRET - < .", 3, /^$/, /^annotation-contracts: <stdin>: is a directory\n$/],
  ["validate --ndjson --format json bad.json lines.ndjson | head -n 1", 1, /^\{"contract".*\n$/],
  ["validate --ndjson --format json lines.ndjson bad.json | head -n 1", 1, /^\{"contract".*\n$/],
  ['yes \'{"type":"group"}\' | validate --ndjson --format json - | head -n 1', 141, /^\{"contract".*\n$/],
  ["validate /dev/zero", 3, /too large/],
  ["validate - < /dev/zero", 3, /too large/],
  ["validate huge", 3, /too large/],
  ["program --help > /dev/full", 3, /^$/, /^annotation-contracts: cannot write the output: ENOSPC\n$/],
  ["events > /dev/full", 3, /^$/, /^annotation-contracts: cannot write the output: ENOSPC\n$/],
];

const isHere = ([script]: Row): boolean => isUnix && (!script.includes("/dev/") || existsSync("/dev/full"));

const cases = rows.filter(isHere).map(([script, status, stdout, stderr = /^$/]) => {
  return { script, status, stdout, stderr };
});

test.each(cases)("$script", ({ script, status, stdout, stderr }) => {
  const program = `"${process.execPath}" "${main}"`;
  const functions = ['validate() { program validate raster-info "$@"; }', 'sign() { program sign "$@"; }'];
  const prelude = [`program() { ${program} "$@"; }`, ...functions, 'events() { program events "$@"; }'];
  // Of a pipe into `head`, the exit code of the program counts, and not that of `yes`.
  const code = script.endsWith("head -n 1") ? `; exit "\${PIPESTATUS[-2]}"` : "";
  const all = [...prelude, script + code].join("\n");
  const ended = spawnSync("bash", ["-c", all], { cwd: directory, encoding: "utf8", env });
  rmSync(join(directory, "pipe"), { force: true });
  expect(ended).toMatchObject({
    status,
    stdout: expect.stringMatching(stdout),
    stderr: expect.stringMatching(stderr),
  });
});

/** Starts `listen`, and resolves to its process, what it writes, and its URL. */
async function startListen(
  ...argv: readonly string[]
): Promise<{ child: ReturnType<typeof spawn>; written: { stdout: string; stderr: string }; url: string }> {
  const child = spawn(process.execPath, [main, "listen", ...argv], { env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const written = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    written.stdout += text;
  });
  const url = await new Promise<string>((resolve) => {
    child.stderr.setEncoding("utf8").on("data", (text) => {
      written.stderr += text;
      const [, found] = /^listening on (\S+)\n$/.exec(written.stderr) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { child, written, url };
}

const type = { "Content-Type": "application/json" };

describe.runIf(isUnix)("the program", () => {
  test("listens until SIGINT, shows a delivery, and leaves the port", async () => {
    const { child, written, url } = await startListen("--secret-env", "HOOK_SECRET");
    const headers = { ...type, [signatureHeader]: await sign("a secret", sample) };
    expect((await fetch(url, { method: "POST", headers, body: sample })).status).toBe(200);
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([0, null]);
    expect(written).toEqual({
      stdout: expect.stringMatching(/^✓ #1 200 (?!.*a secret)/),
      stderr: `listening on ${url}\n`,
    });
    const server = createServer().listen(Number(new URL(url).port), "127.0.0.1");
    await once(server, "listening");
    server.close();
  });

  test("listens no longer when nobody reads what it shows", async () => {
    const { child, url } = await startListen("--no-verify");
    child.stdout!.destroy();
    const ended = once(child, "close");
    await fetch(url, { method: "POST", headers: type, body: sample });
    expect(await ended).toEqual([0, null]);
  });

  test("ends on SIGINT with exit code 130", async () => {
    const argv = ["validate", "raster-info", "--ndjson", "--format", "json", "-"];
    const child = spawn(process.execPath, [main, ...argv]);
    // The first result shows that the program is running and waits for more.
    child.stdin.write('{"type":"group"}\n');
    await once(child.stdout, "data");
    child.kill("SIGINT");
    expect((await once(child, "exit"))[0]).toBe(130);
  });

  test("ends on SIGTERM while a pipe that it reads has no writer", async () => {
    spawnSync("mkfifo", [join(directory, "silent")]);
    const argv = ["validate", "raster-info", "--format", "json", "good.json", "silent"];
    const child = spawn(process.execPath, [main, ...argv], { cwd: directory });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    await wait(100);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
  });
});
