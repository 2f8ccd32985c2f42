import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { type Ended, runCli, secret, secretEnv, serve, start } from "./fixtures/command-line.ts";

const directory = mkdtempSync(join(tmpdir(), "platform-"));
afterAll(() => rmSync(directory, { recursive: true }));

interface Platform {
  /** Calls the platform's API. */
  readonly ask: (
    method: string,
    path?: string,
    body?: object,
  ) => Promise<{ id: number; results: readonly { id: number }[] }>;
  /** Runs a command line about a webhook of the platform. */
  readonly run: (command: string, webhook: number, ...options: readonly string[]) => Promise<Ended>;
}

/** Starts the platform of edition 2.76 until the test ends. */
async function startPlatform(...options: readonly string[]): Promise<Platform> {
  const { address, ended, interrupt } = start(["platform", "--edition", "2.76", ...options]);
  onTestFinished(() => {
    interrupt();
    return ended.then(() => {});
  });
  const url = await address;
  const named = `--platform ${url} --token-env TOKEN --webhook`;
  return {
    ask: async (method, path = "", body) => {
      const init = { method, ...(body && { body: JSON.stringify(body) }) };
      return (await fetch(`${url}api/webhooks${path}`, init)).json();
    },
    run: (command, webhook, ...more) =>
      runCli([...`${command} ${named} ${webhook}`.split(" "), ...more], { env: { TOKEN: "any" } }),
  };
}

/** A situation in which nothing arrives: what is sent to the webhook, and what its target does. */
interface Row {
  readonly cause: string;
  readonly webhook?: object;
  readonly isPinged?: boolean;
  readonly options?: readonly string[];
  /** What responds in place of the receiver. */
  readonly respond?: (response: ServerResponse) => unknown;
}

const rows: readonly Row[] = [
  { cause: "inactive", webhook: { is_active: false } },
  { cause: "not-subscribed", webhook: { events: ["create:task"] }, options: ["--event", "update:job"] },
  { cause: "nothing-sent", webhook: { target_url: "https://hooks.example/" }, isPinged: false },
  { cause: "private-target", webhook: { target_url: "http://localhost:9/" } },
  { cause: "unknown-host", webhook: { target_url: "https://hooks.invalid/" } },
  { cause: "signature", webhook: { secret: undefined } },
  { cause: "signature", webhook: { secret: "another" } },
  { cause: "redirect", respond: (response) => response.writeHead(301, { location: "/webhook/" }).end() },
  { cause: "wrong-path", respond: (response) => response.writeHead(404).end() },
  { cause: "too-large", respond: (response) => response.writeHead(413).end() },
  { cause: "unauthorized", respond: (response) => response.writeHead(401).end("login") },
  { cause: "receiver-failed", respond: (response) => response.writeHead(500).end() },
  { cause: "gateway", respond: (response) => response.writeHead(502).end("<html>502 Bad Gateway</html>") },
  { cause: "delivered" },
];

test.each(rows)("the platform's log shows the cause: $cause", async (row) => {
  const listener = toNodeListener(createReceiver({ secret, on: {}, onRejected: () => {} }));
  const target_url = await serve((request, response) =>
    row.respond === undefined ? listener(request, response) : row.respond(response),
  );
  const { ask, run } = await startPlatform();
  const { id } = await ask("POST", "", { target_url, secret, events: "everything", ...row.webhook });
  if (row.isPinged !== false) await ask("POST", `/${id}/ping`);
  const { stdout } = await run("diagnose webhook", id, ...(row.options ?? []));
  expect(stdout.split("\n")[0]).toContain(`[${row.cause}]`);
});

test("after an outage, every failed delivery of the platform is sent again and handled once", async () => {
  const handled: string[] = [];
  const note = (_: unknown, { bytes }: { bytes: Uint8Array }): void => void handled.push(String(bytes));
  const listener = toNodeListener(createReceiver({ secret, edition: "2.76", on: { "*": note } }));
  let isUp = false;
  const target = await serve((request, response) =>
    isUp ? listener(request, response) : response.writeHead(503).end("down"),
  );
  const data = ["--data", join(directory, "outage.db")];
  const scenario = ["--scenario", "every-event", "--rate", "1000", "--to", target, "--secret-env", secretEnv];
  const played = await runCli(["platform", "--edition", "2.76", ...data, ...scenario]);
  expect(played).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/, 0 deliveries arrived, \d\d failed\n$/),
  });
  isUp = true;
  const { ask, run } = await startPlatform(...data);
  const sent = new Map<number, number>();
  for (const { id } of (await ask("GET")).results) {
    const { stdout } = await run("redeliver", id, "--since", "1h", "--failed", "--rate", "1000");
    sent.set(id, Number(/^(\d+) deliver(?:y|ies) sent again$/m.exec(stdout)?.[1]));
  }
  const total = [...sent.values()].reduce((sum, one) => sum + one, 0);
  expect(played.stdout).toContain(` ${total} failed\n`);
  await expect.poll(() => [handled.length, new Set(handled).size]).toEqual([total, total]);
  for (const [id] of [...sent].filter(([, amount]) => amount > 0))
    expect(await run("diagnose webhook", id)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("[delivered]"),
    });
});
