import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { dataDirectory } from "#conformance/suite/data-directory.ts";
import { createPlatform, type Platform } from "#platform/create-platform.ts";
import everyEvent from "#platform/scenarios/every-event.json" with { type: "json" };
import { playScenario } from "#platform/world/play-scenario.ts";
import { readTemplates } from "#platform/world/templates.ts";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { loopbackTargets } from "#src/sender.ts";
import { runCli } from "./fixtures/command-line.ts";

test("after an outage, every failed delivery of the platform is sent again and handled once", async () => {
  let handle: Platform["handle"] = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request) => handle(request) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform = await createPlatform({
    edition: "2.76",
    templates: readTemplates(new URL("samples/2.76/", dataDirectory)),
    database: ":memory:",
    baseUrl: url,
    allowTargets: loopbackTargets,
  });
  handle = platform.handle;
  const handled: string[] = [];
  const receiver = createReceiver({
    secret: "mykey",
    edition: "2.76",
    on: { "*": (_, { bytes }) => void handled.push(new TextDecoder().decode(bytes)) },
  });
  let isUp = false;
  const listener = toNodeListener(receiver);
  const target = createServer((request, response) => {
    if (isUp) return listener(request, response);
    return response.writeHead(503).end("down");
  });
  await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    await platform.close({ abort: true });
    for (const one of [server, target]) one.close();
  });
  await platform.addWebhook(`http://127.0.0.1:${(target.address() as AddressInfo).port}/`, "mykey");
  for (let round = 0; round < 3; round++) await playScenario(platform.world, everyEvent, async () => {});
  await platform.settled();
  await platform.sender.idle();
  isUp = true;
  const webhooks = await platform.sender.listWebhooks();
  let sent = 0;
  for (const { id } of webhooks) {
    const argv = ["--platform", url, "--webhook", String(id), "--token-env", "TOKEN", "--since", "1h"];
    const ended = await runCli(["redeliver", ...argv, "--failed", "--rate", "1000"], {
      env: { TOKEN: "any" },
    });
    sent += Number(/^(\d+) deliver(?:y|ies) sent again$/m.exec(ended.stdout)?.[1]);
    await platform.sender.idle();
    const diagnosis = await runCli(["diagnose", "webhook", ...argv.slice(0, 6)], { env: { TOKEN: "any" } });
    expect(diagnosis).toMatchObject({ code: 0, stdout: expect.stringContaining("[delivered]") });
  }
  expect(sent).toBeGreaterThan(50);
  expect([handled.length, new Set(handled).size]).toEqual([sent, sent]);
});
