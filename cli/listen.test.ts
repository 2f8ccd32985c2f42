import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { sign } from "#src/signature/signature.ts";
import { type Ended, runCli, secret, secretEnv, serve, start } from "./fixtures/command-line.ts";

const directory = mkdtempSync(join(tmpdir(), "listen-"));
afterAll(() => rmSync(directory, { recursive: true }));

const sample = readFileSync(new URL("../conformance/samples/update-task.json", import.meta.url), "utf8");
const later = readFileSync(new URL("../conformance/samples/2.76/create-job.json", import.meta.url), "utf8");
const signing = ["--secret-env", secretEnv];

type Fields = Readonly<Record<string, string | string[]>>;

/** Posts bytes, and resolves to the status. */
function post(
  url: string,
  body: string | Uint8Array,
  headers: Fields = {},
  method = "POST",
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: { "Content-Type": "application/json", ...headers } },
      (incoming) => incoming.resume().on("end", () => resolve(incoming.statusCode ?? 0)),
    );
    outgoing.on("error", reject).end(body);
  });
}

/** Listens while the work lasts, then interrupts. */
async function listenTo(argv: readonly string[], work: (url: string) => Promise<unknown>): Promise<Ended> {
  const { address, ended, interrupt } = start(["listen", ...argv]);
  await work(await address);
  interrupt();
  const result = await ended;
  expect(result.stdout + result.stderr).not.toContain(secret);
  expect(result.stdout + result.stderr).not.toMatch(/[\da-f]{64}/i);
  return result;
}

async function signed(body: string | Uint8Array): Promise<Fields> {
  return { "X-Signature-256": await sign(secret, body) };
}

const invalid = sample.replace(/"id": \d+/, '"id": "x"');
const forged = { "X-Signature-256": `sha256=${"0".repeat(64)}` };
const twice = { "X-Signature-256": ["sha256=a", "sha256=b"] };
const latin1 = Buffer.from('{"event":"caf\u00e9"}', "latin1");

const planet = '{"event":"update:planet"}';

describe("listen", () => {
  test.each<readonly [string, string | Uint8Array, number, string, string, RegExp, Fields | null]>([
    ["a valid delivery", sample, 200, "valid", "", /update:task {2}task 481, edition 2\.3, /, null],
    ["one of a later edition", later, 200, "valid", "", /create:job /, null],
    ["an invalid one", invalid, 422, "invalid", "invalid-delivery", /expected an integer, found "x"/, null],
    ["an unknown event", planet, 200, "unknown", "", /update:planet {2}unknown event/, null],
    ["what is not JSON", "{", 400, "unreadable", "not-json", /rejected {2}/, null],
    ["what is not UTF-8", latin1, 400, "unreadable", "not-utf8", /rejected {2}/, null],
    ["another method", sample, 405, "rejected", "method", /rejected {2}/, null],
    ["an unsigned one", sample, 403, "rejected", "signature", /rejected {2}the request has no s/, {}],
    ["a forged one", sample, 403, "rejected", "signature", /rejected {2}the signature does/, forged],
    ["one signed twice", sample, 403, "rejected", "signature", /rejected {2}.*several signatures/, twice],
  ])("responds to and prints %s", async (what, body, status, verdict, code, shown, fields) => {
    const method = what === "another method" ? "PUT" : "POST";
    const work = async (url: string): Promise<void> =>
      expect(await post(url, body, fields ?? (await signed(body)), method)).toBe(status);
    const json = await listenTo([...signing, "--format", "json"], work);
    expect(JSON.parse(json.stdout)).toMatchObject({ number: 1, status, verdict, ...(code && { code }) });
    expect(json.code).toBe(verdict === "valid" ? 0 : 1);
    const { stdout } = await listenTo(signing, work);
    expect(stdout).toMatch(shown);
    expect(stdout).toMatch(new RegExp(`^${verdict === "valid" ? "✓" : "[✗?]"} #1 ${status} `));
  });

  test("reports a body that is cut off, and saves no part of it", async () => {
    const save = join(directory, "cut");
    const argv = ["listen", ...signing, "--count", "1", "--format", "json", "--save", save];
    const { address, ended } = start(argv);
    const headers = { "Content-Type": "application/json", "Content-Length": 100 };
    const outgoing = request(await address, { method: "POST", headers });
    outgoing.on("error", () => {});
    outgoing.write("{", () => outgoing.destroy());
    const { code, stdout } = await ended;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: "rejected", code: "incomplete" });
    expect(readdirSync(save)).toEqual([]);
  });

  test("saves bytes and headers that send replays, byte for byte", async () => {
    const save = join(directory, "replay");
    const body = `\n${sample}\r\n`;
    const odd = { "x-CASE": "caf\u00e9", "X-Twice": ["1", "2"], ...(await signed(body)) };
    await listenTo([...signing, "--save", save], (url) => post(url, body, odd));
    const folder = join(save, "0001-update-task");
    expect(readFileSync(join(folder, "body"), "utf8")).toBe(body);
    // Only their receiver may read deliveries.
    const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
    expect(paths.map((path) => statSync(path).mode & 0o077)).toEqual([0, 0, 0]);
    const arrived: { body: Buffer; lines: string[] }[] = [];
    const target = await serve(async (incoming, response) => {
      arrived.push({ body: await buffer(incoming), lines: incoming.rawHeaders });
      response.end();
    });
    expect((await runCli(["send", folder, "--to", target])).code).toBe(0);
    expect(arrived[0]!.body.toString()).toBe(body);
    const saved: [string, string][] = JSON.parse(readFileSync(join(folder, "headers.json"), "utf8"));
    const isOwn = ([name]: readonly string[]): boolean =>
      !/^(?:host|connection|content-length)$/i.test(name!);
    const sent = arrived[0]!.lines.flatMap((name, i, all) => (i % 2 === 0 ? [[name, all[i + 1]!]] : []));
    expect(sent.filter(isOwn)).toEqual(saved.filter(isOwn));
    expect(sent.filter(isOwn)).toHaveLength(5);
    const again = await listenTo(signing, (url) => runCli(["send", folder, "--to", url]));
    expect(again.stdout).toMatch(/^✓ #1 200 update:task/);
    expect((await runCli(["verify", folder, ...signing])).code).toBe(0);
  });

  test("numbers after what is there, and points at diagnose for what it rejected", async () => {
    const save = join(directory, "twice");
    mkdirSync(join(save, "0007-other"), { recursive: true });
    const once = (): Promise<Ended> => listenTo([...signing, "--save", save], (url) => post(url, "{}", {}));
    await once();
    const { stdout } = await once();
    expect(readdirSync(save)).toEqual(["0007-other", "0008-rejected", "0009-rejected"]);
    expect(stdout).toContain(`diagnose ${join(save, "0009-rejected")} --secret-env ${secretEnv}\n`);
    const diagnose = await runCli(["diagnose", join(save, "0009-rejected"), ...signing]);
    expect(diagnose).toMatchObject({ code: 1, stdout: expect.stringMatching(/\[header-missing\]/) });
  });

  test("rejects a port that is taken", async () => {
    const { port } = new URL(await serve(() => {}));
    const ended = await runCli(["listen", "--no-verify", "--port", port]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(/EADDRINUSE/) });
  });
});

describe("listen --forward-to", () => {
  test("sends the bytes of a verified delivery on, and passes back the response", async () => {
    const forwarded: unknown[] = [];
    const target = await serve(async (incoming, response) => {
      forwarded.push([incoming.headers["x-signature-256"], String(await buffer(incoming))]);
      response.writeHead(503).end("busy");
    });
    const { stdout, code } = await listenTo([...signing, "--forward-to", target], async (url) => {
      expect(await post(url, later, await signed(later))).toBe(503);
      expect(await post(url, later)).toBe(403);
    });
    expect(forwarded).toEqual([[(await signed(later))["X-Signature-256"], later]]);
    expect({ stdout, code }).toEqual({
      stdout: expect.stringMatching(/^✗ #1 503 create:job .*responded "busy"/),
      code: 1,
    });
  });

  test("says that the receiver is not there", async () => {
    const { stdout } = await listenTo([...signing, "--forward-to", "http://127.0.0.1:9/"], async (url) => {
      expect(await post(url, later, await signed(later))).toBe(502);
    });
    expect(stdout).toMatch(
      /502 create:job .*cannot forward to http:\/\/127\.0\.0\.1:9\/: connection refused/,
    );
  });
});
